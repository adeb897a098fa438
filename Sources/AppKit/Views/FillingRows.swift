// Content views: the one view that fills its container but for some distances, whatever mask it has.

import Foundation
import Plumbline

/// The constraints that hold a content view whose mask is not translated; none for one whose mask does it.
@MainActor
struct FillingRows {
  private var constraints: [NSLayoutConstraint] = []
  private weak var content: NSView?

  /// Holds a view at distances from the edges of its container, in points.
  mutating func update(_ view: NSView?, in host: NSView, within insets: UIEdgeInsets) {
    guard let view, view.superview === host, !view.translatesAutoresizingMaskIntoConstraints else {
      return drop()
    }
    // Constraints see the container's alignment rectangle, the distances are those from its frame.
    let own = host.alignmentRectInsets
    let constants = [
      insets.left - own.left, insets.right - own.right, insets.top - own.top, insets.bottom - own.bottom,
    ]
    if content === view, constraints.allSatisfy(\.isActive) {
      for (constraint, constant) in zip(constraints, constants) { constraint.constant = constant }
      return
    }
    drop()
    content = view
    let pairs: [(AnyObject, AnyObject, NSLayoutConstraint.Attribute)] = [
      (view.carrier, host.carrier, .left), (host.carrier, view.carrier, .right),
      (view.carrier, host.carrier, .top), (host.carrier, view.carrier, .bottom),
    ]
    constraints = zip(pairs, constants).map { pair, constant in
      let constraint = NSLayoutConstraint(
        item: pair.0, attribute: pair.2, relatedBy: .equal, toItem: pair.1, attribute: pair.2, multiplier: 1,
        constant: constant)
      constraint.creationSite = nil
      return constraint
    }
    NSLayoutConstraint.activate(constraints)
  }

  private mutating func drop() {
    guard !constraints.isEmpty else { return }
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    content = nil
  }
}

extension NSView {
  /// Fills a container within insets. One that is too small for them is filled once it is large enough.
  func fill(_ host: NSView, within insets: UIEdgeInsets) {
    host.needsUpdateConstraints = true
    let bounds = host.carrier.bounds
    let room = bounds.inset(by: insets)
    if bounds.width >= insets.left + insets.right, bounds.height >= insets.top + insets.bottom {
      carrier.frame = room
    } else {
      let length: CGFloat = 100
      carrier.setAutoresizingFrame(
        CGRect(x: insets.left, y: insets.top, width: length, height: length),
        inSuperviewOfSize: CGSize(
          width: insets.left + length + insets.right, height: insets.top + length + insets.bottom))
    }
  }
}
