// The vector of Core Graphics, where the system has none.

#if !canImport(CoreGraphics)
  import Foundation

  /// A move in the plane.
  public struct CGVector: Hashable, Sendable {
    /// To the right.
    public var dx: CGFloat
    /// Downwards.
    public var dy: CGFloat
    /// A vector of its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
    /// No move.
    public init() { self.init(dx: 0, dy: 0) }
    /// No move.
    public static let zero = CGVector()
  }
#endif
