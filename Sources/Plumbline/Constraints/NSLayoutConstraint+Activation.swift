// Making constraints without stopping on mistakes, activating and deactivating them (spec 01 §5). The throwing forms are
// disfavoured: programs like to give their own helpers these names, and mean those when they call them.

import Foundation
import Unchecked

extension NSLayoutConstraint {
  /// A constraint, or the reason why Apple would refuse it: for everything that is read from documents or typed in.
  public static func validated(
    item first: Any?, attribute firstAttribute: Attribute, relatedBy relation: Relation = .equal,
    toItem second: Any? = nil, attribute secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(LayoutConstraintError) -> NSLayoutConstraint {
    guard priority.isValid else { throw .priorityOutOfRange(priority.rawValue) }
    let sides = try ConstraintSides(
      first: first, attribute: firstAttribute, second: second, attribute: secondAttribute,
      multiplier: multiplier,
      constant: constant)
    return NSLayoutConstraint(
      sides: sides, relation: relation, constant: constant, priority: priority,
      site: CreationSite(fileID: fileID, line: line))
  }

  /// Sets `constant`, or throws the error that the property's setter traps with.
  @_disfavoredOverload
  public func setConstant(_ value: CGFloat) throws(LayoutConstraintError) {
    guard value.isFinite else {
      throw .notFinite(
        constant: Double(value), firstAnchor: firstSide.description,
        secondAnchor: secondSide?.description ?? "(null)")
    }
    guard value != storedConstant else { return }
    guard let context = engagedContext else {
      storedConstant = value
      tellObservers()
      return
    }
    try context.checkThread()
    storedConstant = value
    context.constantDidChange(of: self)
    tellObservers()
  }

  /// Sets `priority`, or throws the error that the property's setter traps with.
  @_disfavoredOverload
  public func setPriority(_ value: UILayoutPriority) throws(LayoutConstraintError) {
    guard value.isValid else { throw .priorityOutOfRange(value.rawValue) }
    guard value != storedPriority else { return }
    if let holder, (value == .required) != (storedPriority == .required),
      !holder.effectiveLayoutEnvironment.allowsRequiredPriorityChangeWhileInstalled
    {
      throw .requiredPriorityChanged(passed: value.rawValue, existing: storedPriority.rawValue)
    }
    let context = engagedContext
    try context?.checkThread()
    storedPriority = value
    context?.priorityDidChange(of: self)
    tellObservers()
  }

  /// The engine of the tree that the constraint is active in.
  private var engagedContext: LayoutContext? { holderReference.ask { $0.engagedContext } ?? nil }

  /// Activates the constraint, or throws the error that `isActive = true` traps with. A constraint whose item is gone
  /// stays inactive without an error.
  @_disfavoredOverload
  public func activate() throws(LayoutConstraintError) {
    guard holderReference.isEmpty else { return }
    try checkAxes()
    let near = nearCommonAncestor
    if let root = near.ask({ $0.rootReference }) {
      try root.ask({ $0.layoutContext })??.checkThread()
      if near.ask({ $0.mayOverrideHolding }) == true {
        near.wrappedValue?.takeByOverridable(self)
      } else {
        near.ask { $0.link(self) }
        enter(root)
      }
      return
    }
    guard let common = try commonAncestor() else { return }
    let root = common.rootReference
    try root.ask({ $0.layoutContext })??.checkThread()
    if common.mayOverrideHolding {
      common.takeByOverridable(self)
    } else {
      common.hold(self, in: root)
    }
  }

  /// A horizontal position paired with a vertical one may be created, and active in a tree outside of a window
  /// (SnapKit's own tests have `left == top + 50`); since iOS 10 the engine refuses it (spec 01 §3).
  func checkAxes() throws(LayoutConstraintError) {
    guard secondAttribute != .notAnAttribute, distances == nil, firstAttribute.family != .size,
      (firstAttribute.family == .y) != (secondAttribute.family == .y),
      let view = firstReference?.layoutView, view.effectiveLayoutEnvironment.generation.system >= 10,
      view.window != nil || view.rootReference.ask({ $0.layoutContext != nil }) == true
    else { return }
    throw .mixedAxes(constraint: description.replacingOccurrences(of: "(inactive", with: "(active"))
  }

  /// Deactivates the constraint, as `isActive = false`: the holder removes it.
  func deactivate() {
    guard let holder else { return }
    if holder.mayOverrideHolding { holder.giveUpByOverridable(self) } else { holder.release(self) }
  }

  /// The nearest view that contains all items, or is one of them; nil where an item is gone, where there are none, and
  /// where the only one is a guide that no view owns (spec 04: G13). Beside another item such a guide is one of a pair
  /// without a common ancestor.
  private func commonAncestor() throws(LayoutConstraintError) -> UIView? {
    var common: UIView?
    for place in 0..<placeCount where hasItem(at: place) {
      guard let reference = reference(at: place), reference.item != nil else { return nil }
      let view = reference.layoutView
      let ancestor = view.flatMap { view in common.map { $0.commonAncestor(with: view) } ?? view }
      if view == nil, !hasItem(beside: reference) { return nil }
      guard let ancestor else {
        throw .noCommonAncestor(
          firstAnchor: firstSide.description, secondAnchor: secondSide?.description ?? "(null)")
      }
      common = ancestor
    }
    return common
  }

  private func hasItem(beside item: ItemReference) -> Bool {
    (0..<placeCount).contains { hasItem(at: $0) && reference(at: $0) !== item }
  }

  /// The constraint was linked in a tree: it gets its number there, and its row if there is an engine.
  func enter(_ root: Unretained<UIView>) {
    let context = root.ask { root -> LayoutContext? in
      root.latestActivation += 1
      activationOrder = root.latestActivation
      return root.layoutContext
    }
    // The row may need what a subclass overrides.
    context??.add(self)
  }

  /// The common ancestor of one view, of a view and its superview, or of siblings; empty for anything else.
  private var nearCommonAncestor: Unretained<UIView> {
    guard distances == nil, let first = firstReference?.viewReference, !first.isEmpty else {
      return Unretained()
    }
    guard secondAttribute != .notAnAttribute else { return first }
    guard let second = secondReference?.viewReference, !second.isEmpty else { return Unretained() }
    if first == second { return first }
    let above = first.ask { $0.superviewReference } ?? Unretained()
    let secondAbove = second.ask { $0.superviewReference } ?? Unretained()
    if above == second || (above == secondAbove && !above.isEmpty) { return above }
    return secondAbove == first ? first : Unretained()
  }

  /// Activates in order; stops with Apple's sentence at the first one that has no common ancestor, leaving the ones
  /// before it active.
  ///
  /// The rows of all are optimised together by the next layout. Those of constraints that are activated one by one are too,
  /// unless a layout comes between, which makes many of them many times as dear (Benchmarks, `--activation`).
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.visitUncounted { $0.isActive = true }
  }

  /// Deactivates every constraint of a list; inactive ones stay as they are.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.visitUncounted { $0.isActive = false }
  }

  var firstSide: AnchorSide {
    AnchorSide(reference: firstReference, attribute: firstAttribute, distance: firstDistance)
  }

  var secondSide: AnchorSide? {
    if secondDistance == nil && secondAttribute == .notAnAttribute { return nil }
    return AnchorSide(reference: secondReference, attribute: secondAttribute, distance: secondDistance)
  }

  /// The items of the constraint, nil for one that was deallocated.
  var mentionedItems: [AnyObject?] {
    // Side by side: where a distance leads to follows where it begins.
    [0, 2, 1, 3].filter(hasItem(at:)).map { reference(at: $0)?.item }
  }

  /// The view of an item in the hierarchy: the item itself, or a guide's owner.
  static func view(of item: AnyObject) -> UIView? {
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
  }
}
