// Subviews and superviews: adding, moving, removing, and what that does to constraints (spec 01 §5).

import Foundation
import Unchecked

extension UIView {
  /// The topmost view of the tree; a window where there is one.
  package var rootView: UIView { rootReference.wrappedValue ?? self }

  /// The same, not counted.
  var rootReference: Unretained<UIView> {
    var above = superviewReference
    var view = Unretained(wrappedValue: self)
    while !above.isEmpty {
      view = above
      above = view.ask { $0.superviewReference } ?? Unretained()
    }
    return view
  }

  /// The window at the top of the tree.
  var presentWindow: UIWindow? { rootReference.ask { $0 as? UIWindow } ?? nil }

  /// Visits the subviews, back to front, without counting them. Most views have none.
  @inline(__always)
  func visitSubviewsUncounted(_ visit: (UIView) -> Void) {
    if !storedSubviews.isEmpty { storedSubviews.visitUncounted(visit) }
  }

  /// The number of views in the subtree.
  var viewCount: Int {
    var count = 1
    visitSubviewsUncounted { count += $0.viewCount }
    return count
  }

  /// The layout context of the tree, once it uses constraints.
  var engagedContext: LayoutContext? { rootReference.ask { $0.layoutContext } ?? nil }

  func place(_ view: UIView, above sibling: UIView) {
    guard view !== sibling else { return }
    guard let index = index(of: sibling, without: view) else { return addSubview(view) }
    place(view, at: index + 1)
  }

  func place(_ view: UIView, below sibling: UIView) {
    guard view !== sibling else { return }
    guard let index = index(of: sibling, without: view) else { return addSubview(view) }
    place(view, at: index)
  }

  /// The index of a subview after the removal of another one; nil for a view that is no subview.
  private func index(of sibling: UIView, without view: UIView) -> Int? {
    guard let index = storedSubviews.firstIndex(where: { $0 === sibling }) else { return nil }
    return storedSubviews[..<index].contains { $0 === view } ? index - 1 : index
  }

  func swapSubviews(_ index1: Int, _ index2: Int) {
    guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else { return }
    storedSubviews.swapAt(index1, index2)
    areSubviewsNumbered = false
  }

  func lies(within view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let match = subview.viewWithTag(tag) { return match }
    }
    return nil
  }

  func commonAncestor(with other: UIView) -> UIView? {
    if self === other || other.storedSuperview === self { return self }
    if storedSuperview === other { return other }
    if let storedSuperview, storedSuperview === other.storedSuperview { return storedSuperview }
    var mine = self
    var others = other
    var mineDepth = depth
    var othersDepth = other.depth
    while mineDepth > othersDepth, let above = mine.storedSuperview {
      mine = above
      mineDepth -= 1
    }
    while othersDepth > mineDepth, let above = others.storedSuperview {
      others = above
      othersDepth -= 1
    }
    while mine !== others {
      guard let mineAbove = mine.storedSuperview, let othersAbove = others.storedSuperview else { return nil }
      mine = mineAbove
      others = othersAbove
    }
    return mine
  }

  var depth: Int {
    var count = 0
    var view = storedSuperview
    while let current = view {
      count += 1
      view = current.storedSuperview
    }
    return count
  }

  /// Inserts a view, or moves it if it is a subview already. A view cannot contain itself or one of its superviews.
  func place(_ view: UIView, at index: Int) {
    guard view !== self, view.storedSubviews.isEmpty || !lies(within: view) else {
      stopProgram("Can't add self as subview")
    }
    if view.superviewReference.refers(to: self) {
      move(view, to: index)
      return
    }
    view.willMove(toSuperview: self)
    let newWindow = window
    let oldWindow = view.window
    let changesWindow = oldWindow !== newWindow
    // A subtree that enters a window has its traits from then on.
    let oldTraits = newWindow == nil ? nil : view.traitValues
    let oldDirection = view.surroundingDirection
    if changesWindow { view.windowWillChange(from: oldWindow, to: newWindow) }
    if view.superviewReference.isEmpty { view.becomeSubtree() } else { view.detach() }
    insert(view, at: index)
    view.storedSuperview = self
    view.teardownDepth = 0
    if view.isConstraintUpdateNeeded || view.isConstraintUpdateNeededBelow {
      markConstraintUpdateNeededBelow()
    }
    if view.usesConstraints { markUsesConstraints() }
    view.passLayoutFlagsUp()
    markLayoutNeeded()
    if view.surroundingDirection != oldDirection { view.refreshDirection() }
    view.rare?.holdsSafeArea = false
    view.surroundingsDidChange()
    let context = rootReference.ask { root -> LayoutContext? in
      root.latestActivation = max(root.latestActivation, view.latestActivation)
      return root.layoutContext
    }
    context??.subtreeWasAdded(view)
    didAddSubview(view)
    view.didMoveToSuperview()
    if changesWindow { view.windowDidChange(from: oldWindow, to: newWindow) }
    if let oldTraits { view.traitsDidChange(from: oldTraits, to: view.traitValues) }
  }

  func leaveSuperview() {
    guard let superview = storedSuperview else { return }
    willMove(toSuperview: nil)
    let oldWindow = window
    if let oldWindow { windowWillChange(from: oldWindow, to: nil) }
    let oldDirection = surroundingDirection
    detach()
    superview.markLayoutNeeded()
    if surroundingDirection != oldDirection { refreshDirection() }
    rare?.holdsSafeArea = false
    surroundingsDidChange()
    didMoveToSuperview()
    if let oldWindow { windowDidChange(from: oldWindow, to: nil) }
  }

  /// Moves a subview to another index; other views stay where they are.
  func move(_ view: UIView, to index: Int) {
    guard view.storedSuperview === self, let old = self.index(ofSubview: view) else { return }
    storedSubviews.remove(at: old)
    areSubviewsNumbered = false
    insert(view, at: index)
  }

  private func insert(_ view: UIView, at index: Int) {
    let place = min(max(0, index), storedSubviews.count)
    if place < storedSubviews.count { areSubviewsNumbered = false }
    view.indexInSuperview = Int32(place)
    // Most views with a subview have some.
    if storedSubviews.isEmpty { storedSubviews.reserveCapacity(4) }
    if place == storedSubviews.count {
      storedSubviews.append(view)
    } else {
      storedSubviews.insert(view, at: place)
    }
  }

  /// Leaves the superview's list, the engine, and the constraints that reach into this subtree from outside.
  private func detach() {
    guard let superview = storedSuperview else { return }
    superview.willRemoveSubview(self)
    deactivateConstraintsHeldOutside(of: self)
    if rootReference.ask({ $0.measuresFittingSize }) == true { leaveMeasuringContexts() }
    if let context = engagedContext { context.subtreeWillBeRemoved(self) }
    superview.pendingSubviews.remove(self)
    if let index = superview.index(ofSubview: self) {
      superview.areSubviewsNumbered =
        superview.areSubviewsNumbered && index == superview.storedSubviews.count - 1
      superview.storedSubviews.remove(at: index)
    }
    storedSuperview = nil
  }

  /// A root that becomes a subview has no engine and no surroundings of its own any more.
  private func becomeSubtree() {
    layoutContext?.dissolve()
    layoutContext = nil
    rare?.timeline?.abandon()
    rare?.timeline = nil
  }

  private func deactivateConstraintsHeldOutside(of root: UIView) {
    storedReference?.releaseMentions(heldOutsideOf: root)
    for guide in storedGuides { guide.storedReference?.releaseMentions(heldOutsideOf: root) }
    systemGuides?.forEach { $0.storedReference?.releaseMentions(heldOutsideOf: root) }
    for subview in storedSubviews { subview.deactivateConstraintsHeldOutside(of: root) }
  }

  // MARK: The end

  /// The depth of nested deallocations after which subviews are freed iteratively: stacks are not endless.
  static var teardownLimit: UInt8 { 100 }

  /// Detaches the subviews of a view that is deallocated.
  func orphanSubviews() {
    for subview in storedSubviews {
      subview.storedSuperview = nil
      if subview.contentSizeTie != nil { subview.contentSizeTie = nil }
      subview.pendingLinks = PendingSubviews.Links()
      subview.teardownDepth = min(teardownDepth, Self.teardownLimit - 1) + 1
    }
  }

  /// Frees the subviews and what is below them, each after it has lost its own subviews, and those that somebody else
  /// retains not at all.
  func freeSubviewsInTurn() {
    var waiting = storedSubviews
    storedSubviews = []
    while var view = waiting.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      view.orphanSubviews()
      waiting += view.storedSubviews
      view.storedSubviews = []
    }
  }

  private func windowWillChange(from old: UIWindow?, to new: UIWindow?) {
    old?.controllersWillDisappear(in: self)
    new?.controllersWillAppear(in: self)
    tellWindow(new, before: true)
  }

  private func windowDidChange(from old: UIWindow?, to new: UIWindow?) {
    tellWindow(new, before: false)
    old?.controllersDidDisappear(in: self)
  }

  private func tellWindow(_ window: UIWindow?, before: Bool) {
    if before { willMove(toWindow: window) } else { didMoveToWindow() }
    for subview in storedSubviews { subview.tellWindow(window, before: before) }
  }
}
