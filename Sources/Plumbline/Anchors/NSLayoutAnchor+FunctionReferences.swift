// The methods that make constraints with exactly Apple's parameters. Calls find the ones that remember their line; these
// are for code that passes a method on as a function, as in `anchors.map(view.topAnchor.constraint(equalTo:))`, and for
// protocols that the methods satisfy.

import Foundation

extension NSLayoutAnchor {
  /// `self == anchor`
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor.side)
  }

  /// `self == anchor + constant`
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    makeConstraint(.equal, to: anchor.side, constant: c)
  }

  /// `self >= anchor`
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor.side)
  }

  /// `self >= anchor + constant`
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    makeConstraint(.greaterThanOrEqual, to: anchor.side, constant: c)
  }

  /// `self <= anchor`
  @_disfavoredOverload
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor.side)
  }

  /// `self <= anchor + constant`
  @_disfavoredOverload
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    makeConstraint(.lessThanOrEqual, to: anchor.side, constant: c)
  }
}

extension NSLayoutDimension {
  /// `self == constant`
  @_disfavoredOverload
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, to: nil, constant: c)
  }

  /// `self == multiplier · anchor`
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor.side, multiplier: m)
  }

  /// `self == multiplier · anchor + constant`
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    makeConstraint(.equal, to: anchor.side, multiplier: m, constant: c)
  }

  /// `self >= constant`
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: nil, constant: c)
  }

  /// `self >= multiplier · anchor`
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    makeConstraint(.greaterThanOrEqual, to: anchor.side, multiplier: m)
  }

  /// `self >= multiplier · anchor + constant`
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor.side, multiplier: m, constant: c)
  }

  /// `self <= constant`
  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: nil, constant: c)
  }

  /// `self <= multiplier · anchor`
  @_disfavoredOverload
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    makeConstraint(.lessThanOrEqual, to: anchor.side, multiplier: m)
  }

  /// `self <= multiplier · anchor + constant`
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor.side, multiplier: m, constant: c)
  }
}

extension NSLayoutXAxisAnchor {
  /// This anchor lies `multiplier` system spaces after the other.
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, from: anchor.side, multiplier: multiplier)
  }

  /// This anchor lies at least `multiplier` system spaces after the other.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, from: anchor.side, multiplier: multiplier)
  }

  /// This anchor lies at most `multiplier` system spaces after the other.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, from: anchor.side, multiplier: multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  /// This anchor lies `multiplier` system spaces below the other.
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, from: anchor.side, multiplier: multiplier)
  }

  /// This anchor lies at least `multiplier` system spaces below the other.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, from: anchor.side, multiplier: multiplier)
  }

  /// This anchor lies at most `multiplier` system spaces below the other.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, from: anchor.side, multiplier: multiplier)
  }
}
