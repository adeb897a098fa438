// The constraints that anchors make. Every method remembers the line that called it; the same methods with exactly
// Apple's parameters are in NSLayoutAnchor+FunctionReferences.swift.

import Foundation

extension NSLayoutAnchor {
  /// `self == anchor + constant`, the constant in points. Required and inactive. Stops with Apple's sentence when leading or
  /// trailing is compared with left or right.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor.side, constant: c, site: .init(fileID: fileID, line: line))
  }

  /// `self >= anchor + constant`, the constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor.side, constant: c, site: .init(fileID: fileID, line: line))
  }

  /// `self <= anchor + constant`, the constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor.side, constant: c, site: .init(fileID: fileID, line: line))
  }
}

extension NSLayoutDimension {
  /// `self == constant`, in points.
  public func constraint(
    equalToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: nil, constant: c, site: .init(fileID: fileID, line: line))
  }

  /// `self >= constant`, in points.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: nil, constant: c, site: .init(fileID: fileID, line: line))
  }

  /// `self <= constant`, in points.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: nil, constant: c, site: .init(fileID: fileID, line: line))
  }

  /// `self == multiplier · anchor + constant`.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(
      .equal, to: anchor.side, multiplier: m, constant: c, site: .init(fileID: fileID, line: line))
  }

  /// `self >= multiplier · anchor + constant`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(
      .greaterThanOrEqual, to: anchor.side, multiplier: m, constant: c,
      site: .init(fileID: fileID, line: line))
  }

  /// `self <= multiplier · anchor + constant`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(
      .lessThanOrEqual, to: anchor.side, multiplier: m, constant: c, site: .init(fileID: fileID, line: line))
  }
}

extension NSLayoutXAxisAnchor {
  /// This anchor lies `multiplier` system spaces after the other, towards trailing (spec 04 §2). A negative multiplier
  /// counts as 0.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    systemSpacing(
      .equal, from: anchor.side, multiplier: multiplier, site: .init(fileID: fileID, line: line))
  }

  /// This anchor lies at least `multiplier` system spaces after the other, towards trailing (spec 04 §2). A negative
  /// multiplier counts as 0.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    systemSpacing(
      .greaterThanOrEqual, from: anchor.side, multiplier: multiplier, site: .init(fileID: fileID, line: line))
  }

  /// This anchor lies at most `multiplier` system spaces after the other, towards trailing (spec 04 §2). A negative
  /// multiplier counts as 0.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    systemSpacing(
      .lessThanOrEqual, from: anchor.side, multiplier: multiplier, site: .init(fileID: fileID, line: line))
  }
}

extension NSLayoutYAxisAnchor {
  /// This anchor lies `multiplier` system spaces below the other (spec 04 §2). A negative multiplier
  /// counts as 0.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    systemSpacing(
      .equal, from: anchor.side, multiplier: multiplier, site: .init(fileID: fileID, line: line))
  }

  /// This anchor lies at least `multiplier` system spaces below the other (spec 04 §2). A negative multiplier
  /// counts as 0.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    systemSpacing(
      .greaterThanOrEqual, from: anchor.side, multiplier: multiplier, site: .init(fileID: fileID, line: line))
  }

  /// This anchor lies at most `multiplier` system spaces below the other (spec 04 §2). A negative multiplier
  /// counts as 0.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    systemSpacing(
      .lessThanOrEqual, from: anchor.side, multiplier: multiplier, site: .init(fileID: fileID, line: line))
  }
}

extension NSLayoutAnchor {
  /// spec 04 §2: multiplier 1, the constant is the spacing times the multiplier, never negative.
  func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, from other: AnchorSide, multiplier: CGFloat,
    site: NSLayoutConstraint.CreationSite? = nil
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.between(upper: other, lower: side)
    let constraint = makeConstraint(relation, to: other, constant: max(0, multiplier) * spacing, site: site)
    constraint.symbolicConstant = .anchorSystemSpacing
    return constraint
  }
}
