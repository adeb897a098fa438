// Anchors of the two axes: horizontal and vertical positions, the offsets between them, and system spacing.

import Foundation

/// A horizontal position: leading, trailing, left, right or centerX.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The length from this anchor to another: positive when the other lies after it.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }

  /// This anchor lies `multiplier` system spaces after the other, towards trailing (spec 04 §2).
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, from: anchor.side, multiplier: multiplier)
  }

  /// At least the system's space after another anchor, times a multiplier.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, from: anchor.side, multiplier: multiplier)
  }

  /// At most the system's space after another anchor, times a multiplier.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, from: anchor.side, multiplier: multiplier)
  }
}

/// A vertical position: top, bottom, centerY, firstBaseline or lastBaseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The length from this anchor to another: positive when the other lies below it.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }

  /// This anchor lies `multiplier` system spaces below the other (spec 04 §2).
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, from: anchor.side, multiplier: multiplier)
  }

  /// At least the system's space below another anchor, times a multiplier.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, from: anchor.side, multiplier: multiplier)
  }

  /// At most the system's space below another anchor, times a multiplier.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, from: anchor.side, multiplier: multiplier)
  }
}

extension NSLayoutAnchor {
  /// spec 04 §2: multiplier 1, the constant is the spacing times the multiplier, never negative.
  fileprivate func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, from other: AnchorSide, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.between(upper: other, lower: side)
    let constraint = makeConstraint(relation, to: other, constant: max(0, multiplier) * spacing)
    constraint.symbolicConstant = .anchorSystemSpacing
    return constraint
  }
}
