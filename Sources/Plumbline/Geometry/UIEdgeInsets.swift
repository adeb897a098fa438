// Distances from the four edges of a rectangle, by side (`UIEdgeInsets`) and by reading direction
// (`NSDirectionalEdgeInsets`).

import Foundation

/// Distances from the edges of a rectangle to those of another, in points; positive ones point inwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The top inset, in points.
  public var top: CGFloat
  /// Points from the left edge to the right; below 0 to the left.
  public var left: CGFloat
  /// The bottom inset, in points.
  public var bottom: CGFloat
  /// Points from the right edge to the left; below 0 to the right.
  public var right: CGFloat

  /// Distances from the four edges, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// All 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// All 0.
  public static let zero = UIEdgeInsets()

  /// The sides that a reading direction gives to directional insets.
  package init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  /// The sum, edge by edge.
  package static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }
}

/// Distances from the edges of a rectangle in reading direction: leading is left where text runs from left to right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The top inset, in points.
  public var top: CGFloat
  /// The leading inset, in points.
  public var leading: CGFloat
  /// The bottom inset, in points.
  public var bottom: CGFloat
  /// The trailing inset, in points.
  public var trailing: CGFloat

  /// Distances from the four edges, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// All 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// All 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// Leading and trailing of insets that are given by side.
  package init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}

extension CGRect {
  /// The rectangle whose edges are moved inwards; a size may become negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
