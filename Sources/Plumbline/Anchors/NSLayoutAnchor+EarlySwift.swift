// The methods that make constraints under the names that they had in Swift 2. Anchors could be nil there: a length without
// one is compared with the constant (spec 04 §1), a position without one is refused.

import Foundation

extension NSLayoutAnchor {
  /// `self == anchor + constant`, the constant in points; without an anchor `self == constant`.
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>?, constant c: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor?.side, constant: c, site: .init(fileID: fileID, line: line))
  }

  /// `self >= anchor + constant`, the constant in points; without an anchor `self >= constant`.
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>?, constant c: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(
      .greaterThanOrEqual, to: anchor?.side, constant: c, site: .init(fileID: fileID, line: line))
  }

  /// `self <= anchor + constant`, the constant in points; without an anchor `self <= constant`.
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>?, constant c: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor?.side, constant: c, site: .init(fileID: fileID, line: line))
  }
}

extension NSLayoutDimension {
  /// `self == constant`, in points.
  public func constraintEqualToConstant(
    _ c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: nil, constant: c, site: .init(fileID: fileID, line: line))
  }

  /// `self == multiplier · anchor + constant`; without an anchor `self == constant`.
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension?, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(
      .equal, to: anchor?.side, multiplier: m, constant: c, site: .init(fileID: fileID, line: line))
  }

  /// `self >= constant`, in points.
  public func constraintGreaterThanOrEqualToConstant(
    _ c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: nil, constant: c, site: .init(fileID: fileID, line: line))
  }

  /// `self >= multiplier · anchor + constant`; without an anchor `self >= constant`.
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension?, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(
      .greaterThanOrEqual, to: anchor?.side, multiplier: m, constant: c,
      site: .init(fileID: fileID, line: line))
  }

  /// `self <= constant`, in points.
  public func constraintLessThanOrEqualToConstant(
    _ c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: nil, constant: c, site: .init(fileID: fileID, line: line))
  }

  /// `self <= multiplier · anchor + constant`; without an anchor `self <= constant`.
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension?, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(
      .lessThanOrEqual, to: anchor?.side, multiplier: m, constant: c, site: .init(fileID: fileID, line: line))
  }
}
