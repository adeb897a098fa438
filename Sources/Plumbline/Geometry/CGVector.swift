// Small values of geometry that Foundation has on Apple's systems only.

import Foundation

#if !canImport(Darwin)
  /// A direction with a length: how far, not where.
  public struct CGVector: Hashable, Sendable {
    /// Points to the right, below 0 to the left.
    public var dx: CGFloat
    /// Points down, below 0 upwards.
    public var dy: CGFloat
    /// A direction of its two lengths.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
    /// No length.
    public init() { self.init(dx: 0, dy: 0) }
    /// The vector without a length.
    public static let zero = CGVector()
  }

  extension CGPoint {
    /// Whether two points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Whether two sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// Whether two rectangles are the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }
#endif

/// A move along both axes, as bars and segments take it.
public struct UIOffset: Hashable, Sendable {
  /// Points to the right, below 0 to the left.
  public var horizontal: CGFloat
  /// Points down, below 0 upwards.
  public var vertical: CGFloat
  /// A move of its two lengths.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// No move.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// No move.
  public static let zero = UIOffset()
}
