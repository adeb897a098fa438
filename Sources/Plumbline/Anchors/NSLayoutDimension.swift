// Lengths: widths, heights and offsets between anchors.

import Foundation

/// A width, a height, or the distance between two anchors.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from: AnchorSide, to: AnchorSide) {
    self.init(
      side: AnchorSide(
        distance: AnchorDistance(
          fromItem: from.item, fromAttribute: from.attribute, toItem: to.item, toAttribute: to.attribute)))
  }

  /// `self == constant`.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, to: nil, constant: c)
  }

  /// `self >= constant`.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: nil, constant: c)
  }

  /// `self <= constant`.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: nil, constant: c)
  }

  /// `self == multiplier · anchor + constant`.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor.side, multiplier: m, constant: c)
  }

  /// `self >= multiplier · anchor + constant`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor.side, multiplier: m, constant: c)
  }

  /// `self <= multiplier · anchor + constant`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor.side, multiplier: m, constant: c)
  }

  /// The early Swift spelling: a nil anchor makes `self == constant` (spec 04 §1).
  public func constraintEqualToAnchor(_ anchor: NSLayoutDimension?, constant c: CGFloat) -> NSLayoutConstraint
  {
    makeConstraint(.equal, to: anchor?.side, constant: c)
  }
}
