// Objects of another toolkit that stand before views and guides: AppKit's views have other coordinates, names and
// overridable members, but the same constraints and the same engine. What such an object decides about the view behind it
// is asked through one protocol; a view without one pays for a look at its rare state.

import Foundation

/// An object that is an item of constraints in place of the view or guide behind it.
@MainActor
package protocol LayoutItemFacade: AnyObject {
  /// The view (`UIView`) or guide (`UILayoutGuide`) behind the object.
  var layoutItem: AnyObject { get }
}

/// A facade of a view, which overrides what subclasses of the view would.
@MainActor
package protocol ViewFacade: LayoutItemFacade {
  /// The size that the content needs, of the alignment rectangle; `UIView.noIntrinsicMetric` where there is none.
  var contentSizeOfFacade: CGSize { get }
  /// The insets from the frame to the alignment rectangle.
  var alignmentInsetsOfFacade: UIEdgeInsets { get }
  /// The baselines from the top and from the bottom of the alignment rectangle; nil for those edges themselves.
  var baselinesOfFacade: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { get }
  /// Whether the subviews' y coordinates count upwards from the lower edge, as seen from outside.
  var hasOriginAtBottom: Bool { get }
  /// Whether the object is the topmost view of a window.
  var isWindowFrame: Bool { get }
  /// The override of the view's `layoutSubviews()`, which it calls.
  func layOutFacade()
  /// The override of the view's `updateConstraints()`, which it calls.
  func updateConstraintsOfFacade()
  /// Brings the tree below the object up to date, with what depends on its size.
  func layOutTreeOfFacade()
  /// Has the members of a conflict drawn once the layout under way is over.
  func visualizeConflictOfFacade(_ constraints: [NSLayoutConstraint])
  /// The override of the view's `addConstraint(_:)`, which it calls: a constraint is activated.
  func takeConstraintOfFacade(_ constraint: NSLayoutConstraint)
  /// The override of the view's `removeConstraint(_:)`, which it calls: a constraint is deactivated.
  func giveUpConstraintOfFacade(_ constraint: NSLayoutConstraint)
}

extension UIView {
  /// The facade of this view, which retains it.
  package var facade: (any ViewFacade)? {
    get { rare?.facade }
    set { makeRare().facade = newValue }
  }

  /// Whether the next pass lays out this view.
  package var awaitsLayout: Bool { isLayoutNeeded }

  func updateOwnConstraints() {
    if let facade { facade.updateConstraintsOfFacade() } else { updateConstraints() }
  }

  func layOutOwnSubviews() {
    if let facade { facade.layOutFacade() } else { layOutByLayer() }
  }

  func frameInLayout(forAlignmentRect rect: CGRect) -> CGRect {
    guard let insets = facade?.alignmentInsetsOfFacade else { return frame(forAlignmentRect: rect) }
    return rect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  var baselineOffsetsInLayout: BaselineOffsets? {
    guard let facade else { return baselineOffsets }
    return facade.baselinesOfFacade.map {
      BaselineOffsets(firstFromTop: $0.firstFromTop, lastFromBottom: $0.lastFromBottom)
    }
  }

  /// The baselines of the view's own text.
  package var textBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    baselineOffsets.map { ($0.firstFromTop, $0.lastFromBottom) }
  }
}

/// The mapping between facades and the views and guides behind them.
@MainActor
package enum Facades {
  /// The view or guide behind an object; anything else as it is.
  package static func item(_ value: Any) -> Any { (value as? any LayoutItemFacade)?.layoutItem ?? value }

  /// The object before a view or guide; the view or guide itself where there is none.
  package static func shown(_ item: AnyObject) -> AnyObject {
    if let view = item as? UIView { return view.rare?.facade ?? item }
    return (item as? UILayoutGuide)?.facade ?? item
  }

  /// `Class:0x…`, as descriptions of constraints name an object.
  package nonisolated static func name(of object: AnyObject) -> String {
    "\(ObjectNotation.className(of: object)):\(ObjectNotation.address(of: object))"
  }

  /// `Class: 0x…`, as descriptions of objects begin.
  package nonisolated static func heading(of object: AnyObject) -> String {
    "\(ObjectNotation.className(of: object)): \(ObjectNotation.address(of: object))"
  }
}
