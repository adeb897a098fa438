// Vectors and other small values of geometry that Foundation has on Apple's systems only.

import Foundation

#if !canImport(Darwin)
  /// A direction with a length: how far, not where. In points where it moves something.
  public struct CGVector: Hashable, Sendable {
    /// Points to the right, below 0 to the left.
    public var dx: CGFloat
    /// Points down, below 0 upwards.
    public var dy: CGFloat
    /// Not checked.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
    /// The same as `zero`.
    public init() { self.init(dx: 0, dy: 0) }
    /// The vector without a length.
    public static let zero = CGVector()
  }

  extension CGPoint {
    /// Compared exactly.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Compared exactly.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// Exact equality of origins and sizes: negative sizes are not standardized.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }
#endif

/// An offset along both axes, of titles in bars and segments.
public struct UIOffset: Hashable, Sendable {
  /// Points to the right, below 0 to the left.
  public var horizontal: CGFloat
  /// Points down, below 0 upwards.
  public var vertical: CGFloat
  /// Not checked.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// The same as `zero`.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// 0 along both axes.
  public static let zero = UIOffset()
}
