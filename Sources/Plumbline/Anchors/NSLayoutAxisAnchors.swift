// Anchors of the two axes: horizontal and vertical positions, and the offsets between them.

import Foundation

/// A horizontal position: leading, trailing, left, right or centerX.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The length from this anchor to another: positive when the other lies after it.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }
}

/// A vertical position: top, bottom, centerY, firstBaseline or lastBaseline.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The length from this anchor to another: positive when the other lies below it.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }
}
