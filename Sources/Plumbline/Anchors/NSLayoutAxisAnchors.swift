// Anchors of the two axes: horizontal and vertical positions, and the offsets between them.

import Foundation

/// A horizontal position: leading, trailing, left, right or centerX. Leading and trailing follow the reading
/// direction of the view; a constraint cannot tie one of them to left or right, which do not. A positive constant
/// moves the first item along the axis of its attribute: to the right for left, right and centerX, in reading
/// direction for leading and trailing.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The length from this anchor to another: positive when the other lies after it.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }
}

/// A vertical position: top, bottom, centerY, firstBaseline or lastBaseline. A positive constant moves the first item
/// down. The baselines of a view are those of `forFirstBaselineLayout` and `forLastBaselineLayout`; of a view without
/// text they are its top and bottom edges. A layout guide has no baselines.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The length from this anchor to another: positive when the other lies below it.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }
}
