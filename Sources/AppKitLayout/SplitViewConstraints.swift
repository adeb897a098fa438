// The constraints of a split view, for programs' and for those of documents.

import Foundation
import Plumbline

/// Views that fill a split view, one beside the other. Each keeps its length as its holding priority says; of equal ones the
/// last gives way first, where AppKit would share.
@MainActor
package struct SplitViewConstraints {
  /// One view, with the length that it keeps in points.
  package struct Pane {
    package var view: UIView
    package var length: CGFloat
    package var holding: UILayoutPriority
    package init(view: UIView, length: CGFloat, holding: UILayoutPriority) {
      self.view = view
      self.length = length
      self.holding = holding
    }
  }

  private let isRow: Bool
  private let thickness: CGFloat

  package init(isRow: Bool, thickness: CGFloat) {
    self.isRow = isRow
    self.thickness = thickness
  }

  /// Points of a divider.
  package static func thickness(isThin: Bool) -> CGFloat { isThin ? 1 : 9 }

  package func make(in split: UIView, _ panes: [Pane]) -> [NSLayoutConstraint] {
    let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.leading, .trailing) : (.top, .bottom)
    let ends: [NSLayoutConstraint.Attribute] = isRow ? [.top, .bottom] : [.leading, .trailing]
    var constraints: [NSLayoutConstraint] = []
    func add(
      _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView?,
      _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority = .required
    ) {
      let constraint = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
        multiplier: 1, constant: constant)
      constraint.priority = priority
      constraint.creationSite = nil
      constraints.append(constraint)
    }
    var last: UIView?
    for (place, pane) in panes.enumerated() {
      add(pane.view, near, last ?? split, last == nil ? near : far, last == nil ? 0 : thickness)
      for end in ends { add(pane.view, end, split, end, 0) }
      let strength = pane.holding.rawValue - Float(place) * 0.01
      add(
        pane.view, isRow ? .width : .height, nil, .notAnAttribute,
        pane.length.isFinite ? max(0, pane.length) : 0, UILayoutPriority(min(1000, max(1, strength))))
      last = pane.view
    }
    if let last { add(split, far, last, far, 0) }
    return constraints
  }
}
