// A box of a random tree: a view or a guide with its constraints, and beside them the rules that its frame follows from.

import Foundation
import Plumbline

/// A view or a guide, its rules, and its frame by arithmetic.
final class ReferenceBox {
  let view: UIView?
  let guide: UILayoutGuide?
  weak var container: ReferenceBox?
  var children: [ReferenceBox] = []
  /// Two rules for each axis, horizontal first; none for the root and for arranged views.
  var rules: [[ReferenceRule]] = [[], []]
  var spans = [ReferenceSpan(), ReferenceSpan()]
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// A direction of its own; nil for that of the surroundings.
  var forcesRightToLeft: Bool?
  var isHidden = false

  var stack: UIStackView? { view as? UIStackView }
  var item: Any { view ?? guide ?? NSNull() }

  init(_ view: UIView) {
    (self.view, guide) = (view, nil)
  }

  init(_ guide: UILayoutGuide) {
    (view, self.guide) = (nil, guide)
  }

  func span(isVertical: Bool) -> ReferenceSpan { spans[isVertical ? 1 : 0] }

  var frame: CGRect {
    CGRect(x: spans[0].low, y: spans[1].low, width: spans[0].length, height: spans[1].length)
  }

  /// The box and all below it.
  var all: [ReferenceBox] { [self] + children.flatMap(\.all) }

  /// What rules of this box depend on.
  var references: [ReferenceBox] {
    rules.joined().compactMap { rule in
      if case .sibling(let box) = rule.other { box } else { nil }
    }
  }

  // MARK: Arithmetic

  /// Places everything inside.
  /// - Returns: Whether all lengths are positive: constraints that ask for others contradict each other.
  func placeChildren(isRightToLeft: Bool) -> Bool {
    let turned = forcesRightToLeft ?? isRightToLeft
    let spaces = [
      ReferenceSpace(
        length: spans[0].length, marginStart: margins.leading, marginEnd: margins.trailing, isTurned: turned),
      ReferenceSpace(length: spans[1].length, marginStart: margins.top, marginEnd: margins.bottom),
    ]
    if let stack { arrange(stack, isTurned: turned) }
    for child in children {
      if stack == nil { child.place(in: spaces) }
      guard child.isHidden || child.spans.allSatisfy({ $0.length >= 0.5 }) else { return false }
      guard child.placeChildren(isRightToLeft: isRightToLeft) else { return false }
    }
    return true
  }

  private func place(in spaces: [ReferenceSpace]) {
    // The axis whose length is a multiple of the other's comes second.
    let isLast = rules.map { $0.contains { if case .ownOtherLength = $0.other { true } else { false } } }
    for axis in isLast[0] ? [1, 0] : [0, 1] {
      let isVertical = axis == 1
      let places = rules[axis].compactMap { $0.place(in: spaces[axis], isVertical: isVertical) }
      let lengths = rules[axis].filter { $0.edge == nil }
        .map { $0.length(in: spaces[axis], isVertical: isVertical, ownOther: spans[1 - axis].length) }
      if let length = lengths.first, let place = places.first {
        let low =
          switch place.edge {
          case .high: place.value - length
          case .center: place.value - length / 2
          default: place.value
          }
        spans[axis] = ReferenceSpan(low: low, length: length)
      } else if places.count == 2 {
        let low = places[0].edge == .low ? places[0].value : places[1].value
        let high = places[0].edge == .low ? places[1].value : places[0].value
        spans[axis] = ReferenceSpan(low: low, length: high - low)
      }
    }
  }

  /// Equal shares of the stack for those that are not hidden.
  private func arrange(_ stack: UIStackView, isTurned: Bool) {
    let along = stack.axis == .vertical ? 1 : 0
    let visible = children.filter { !$0.isHidden }
    let gaps = Double(stack.spacing) * Double(max(0, visible.count - 1))
    let share = (spans[along].length - gaps) / Double(max(1, visible.count))
    for (k, child) in visible.enumerated() {
      let place = along == 0 && isTurned ? visible.count - 1 - k : k
      child.spans[along] = ReferenceSpan(low: Double(place) * (share + Double(stack.spacing)), length: share)
      child.spans[1 - along] = ReferenceSpan(low: 0, length: spans[1 - along].length)
    }
  }

  // MARK: Constraints

  /// Makes and activates the constraints of the rules that have none.
  func activateRules() {
    guard let container else { return }
    for axis in 0..<2 {
      for k in rules[axis].indices where rules[axis][k].constraint == nil {
        let constraint = constraint(rules[axis][k], in: container, isVertical: axis == 1)
        constraint.isActive = true
        rules[axis][k].constraint = constraint
      }
    }
  }

  private func constraint(_ rule: ReferenceRule, in container: ReferenceBox, isVertical: Bool)
    -> NSLayoutConstraint
  {
    let length = NSLayoutConstraint.Attribute.self
    let own = rule.edge?.attribute(isVertical: isVertical) ?? (isVertical ? length.height : length.width)
    var other: Any?
    var otherAttribute = rule.otherEdge.attribute(isVertical: isVertical)
    if rule.edge == nil { otherAttribute = isVertical ? .height : .width }
    switch rule.other {
    case .nothing: otherAttribute = .notAnAttribute
    case .container: other = container.item
    case .marginsGuide: other = container.view?.layoutMarginsGuide
    case .sibling(let box): other = box.item
    case .ownOtherLength:
      other = item
      otherAttribute = isVertical ? .width : .height
    }
    return NSLayoutConstraint(
      item: item, attribute: own, relatedBy: .equal, toItem: other, attribute: otherAttribute,
      multiplier: rule.multiplier, constant: rule.constant)
  }

  func dropConstraints() {
    for axis in 0..<2 {
      for k in rules[axis].indices {
        rules[axis][k].constraint?.isActive = false
        rules[axis][k].constraint = nil
      }
    }
  }
}
