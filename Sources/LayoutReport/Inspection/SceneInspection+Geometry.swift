// The positions of attributes of views and guides, in the scene's space.

import Foundation
import Plumbline

extension SceneInspection {
  /// The alignment rectangle of an item: a view's alignment rectangle (spec 01 §1), a guide's frame.
  func alignmentRectInScene(of item: AnyObject?) -> CGRect? {
    if let view = item as? UIView {
      let rect = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.frame.size))
      let origin = Self.originInScene(of: view, root: scene.rootView)
      return rect.offsetBy(dx: origin.x, dy: origin.y)
    }
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      return inScene(guide.layoutFrame, of: owner)
    }
    return nil
  }

  /// The value of an attribute, in the reading direction of the constraint's holder (spec 07 §4); nil for baselines.
  func value(
    of attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, in constraint: NSLayoutConstraint? = nil
  ) -> Double? {
    rect(of: attribute, of: item).flatMap {
      value(of: attribute, in: $0, isRightToLeft: isRightToLeft(constraint?.holder ?? item))
    }
  }

  private func rect(of attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> CGRect? {
    guard attribute.isMargin else { return alignmentRectInScene(of: item) }
    return (item as? UIView).map { inScene($0.layoutMarginsGuide.layoutFrame, of: $0) }
  }

  func value(of attribute: NSLayoutConstraint.Attribute, in rect: CGRect, isRightToLeft: Bool) -> Double? {
    switch attribute {
    case .left, .leftMargin: rect.minX
    case .right, .rightMargin: rect.maxX
    case .leading, .leadingMargin: isRightToLeft ? rect.maxX : rect.minX
    case .trailing, .trailingMargin: isRightToLeft ? rect.minX : rect.maxX
    case .centerX, .centerXWithinMargins: rect.midX
    case .top, .topMargin: rect.minY
    case .bottom, .bottomMargin: rect.maxY
    case .centerY, .centerYWithinMargins: rect.midY
    case .width: rect.width
    case .height: rect.height
    case .firstBaseline, .lastBaseline, .notAnAttribute: nil
    }
  }

  func isRightToLeft(_ item: AnyObject?) -> Bool {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The violation of a constraint in the computed frames; nil where it holds or frames do not tell.
  func violation(of constraint: NSLayoutConstraint) -> Double? { violation(of: constraint, on: rect) }

  /// The same for any other layout, by the rectangles on which attributes lie in it.
  func violation(
    of constraint: NSLayoutConstraint,
    on rect: (_ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject?) -> CGRect?
  ) -> Double? {
    guard let residual = residual(of: constraint, on: rect) else { return nil }
    let violation =
      switch constraint.relation {
      case .equal: abs(residual)
      case .lessThanOrEqual: max(residual, 0)
      case .greaterThanOrEqual: max(-residual, 0)
      }
    return violation > 0.001 ? violation : nil
  }

  /// The residual of a constraint: the first side less the second side and the constant, as in its row: in the space of
  /// the view that holds it and as that view reads (spec 01 §1, 07 §4).
  func residual(
    of constraint: NSLayoutConstraint,
    on rect: (_ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject?) -> CGRect?
  ) -> Double? {
    let (sides, holder) = (constraint.rowSides, constraint.holder)
    let isMirrored = sides.contains { $0.attribute.isDirectional } && isRightToLeft(holder)
    let multiplier = sides[1].item == nil ? 0 : Double(constraint.multiplier)
    func value(_ side: Int) -> Double? {
      rect(sides[side].attribute, sides[side].item).flatMap {
        self.value(of: sides[side].attribute, in: $0, isRightToLeft: isMirrored)
      }
    }
    guard let first = value(0), let second = multiplier == 0 ? 0 : value(1) else { return nil }
    var difference = first - multiplier * second
    if multiplier != 1, !constraint.firstAttribute.isSize {
      guard let holder, let corner = rect(.left, holder).map({ holder.frame(forAlignmentRect: $0).origin })
      else { return nil }
      let content = holder is UIScrollView ? holder.bounds.origin : .zero
      let isVertical = constraint.firstAttribute.isVertical
      difference -= (1 - multiplier) * (isVertical ? corner.y - content.y : corner.x - content.x)
    }
    return (isMirrored ? -difference : difference) - constraint.constant
  }

  /// The same in the engine's frames, before they are rounded to pixels.
  func unroundedViolation(of constraint: NSLayoutConstraint) -> Double? {
    violation(of: constraint, on: unroundedRect)
  }

  /// The value of an attribute before frames are rounded to pixels.
  func unroundedValue(of attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> Double? {
    unroundedRect(of: attribute, of: item).flatMap {
      value(of: attribute, in: $0, isRightToLeft: isRightToLeft(item))
    }
  }

  private func unroundedRect(of attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> CGRect? {
    if !attribute.isMargin, let exact = (item as? UIView).flatMap(unroundedRectInScene) { return exact }
    return rect(of: attribute, of: item)
  }

  private func unroundedRectInScene(of view: UIView) -> CGRect? {
    guard var frame = view.unroundedFrame else { return nil }
    if view === scene.rootView { frame.origin = .zero }
    var rect = view.alignmentRect(forFrame: frame)
    var current = view
    while current !== scene.rootView, let superview = current.superview {
      rect = rect.offsetBy(dx: -superview.bounds.origin.x, dy: -superview.bounds.origin.y)
      if superview !== scene.rootView {
        let origin = superview.unroundedFrame?.origin ?? superview.frame.origin
        rect = rect.offsetBy(dx: origin.x, dy: origin.y)
      }
      current = superview
    }
    return rect
  }

  /// The two points that a picture connects to show a constraint: the ends of a size, or the two places.
  func ends(of constraint: NSLayoutConstraint) -> ConstraintReport.Ends? {
    guard let rect = alignmentRectInScene(of: constraint.firstItem) else { return nil }
    let isVertical = constraint.firstAttribute.isVertical
    var from = isVertical ? rect.minY : rect.minX
    var to = isVertical ? rect.maxY : rect.maxX
    if !constraint.firstAttribute.isSize {
      guard let first = value(of: constraint.firstAttribute, of: constraint.firstItem, in: constraint),
        let second = value(of: constraint.secondAttribute, of: constraint.secondItem, in: constraint)
      else { return nil }
      (from, to) = (first, second)
    }
    return isVertical
      ? ConstraintReport.Ends(from: CGPoint(x: rect.midX, y: from), to: CGPoint(x: rect.midX, y: to))
      : ConstraintReport.Ends(from: CGPoint(x: from, y: rect.midY), to: CGPoint(x: to, y: rect.midY))
  }
}

extension NSLayoutConstraint.Attribute {
  package var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The side of a rectangle at which it lies, with or without a margin; nil for sizes and centres.
  func side(isMirrored: Bool) -> String? {
    switch self {
    case .top, .topMargin: "top"
    case .bottom, .bottomMargin: "bottom"
    case .left, .leftMargin: "left"
    case .right, .rightMargin: "right"
    case .leading, .leadingMargin: isMirrored ? "right" : "left"
    case .trailing, .trailingMargin: isMirrored ? "left" : "right"
    default: nil
    }
  }
}
