// Items of a measuring context, and changes of the hierarchy while it has them: subclasses add, constrain and remove views
// in `intrinsicContentSize` too, which a fitting size asks for. The measuring context sees what is added before it gets
// there; the hosting one takes in everything afterwards, and what leaves at once.

import Foundation

extension LayoutContext {
  /// The measuring is over: what was added meanwhile gets items and rows.
  func takePostponedChanges() {
    guard !postponedSubtrees.isEmpty || !unprepared.isEmpty else { return }
    let subtrees = postponedSubtrees
    postponedSubtrees = []
    for subtree in subtrees where isRoot(subtree.rootView) { include(subtree) }
    let waiting = unprepared
    unprepared = []
    for constraint in waiting where constraint.holder != nil && constraint.row < 0 { add(constraint) }
  }

  /// Views that began to be placed by constraints, or ceased to be, while their items were this measuring
  /// context's.
  func reportPlacements() {
    let views = postponedPlacements
    postponedPlacements = []
    for view in views where view.item >= 0 { view.itemContext?.placementDidChange(of: view) }
  }

  /// Forgets an item of a view or guide that leaves the tree.
  /// - Returns: the one that its hosting context has for it.
  fileprivate func hostedItem(removing item: Int32, where isOwner: (Owner) -> Bool) -> HostedItem? {
    owners[Int(item)] = Owner()
    staleContent.removeAll { $0 == item }
    staleFrames.removeAll { $0 == item }
    guard let place = hostedItems.lastIndex(where: { isOwner($0.owner) }) else { return nil }
    return hostedItems.remove(at: place)
  }
}

extension UIView {
  /// The subtree leaves its tree while measuring contexts have its items: they are those of the hosting context again.
  func leaveMeasuringContexts() {
    while item >= 0, let context = itemContext, context.purpose == .measuring {
      let entry = context.hostedItem(removing: item) { $0.view === self }
      item = entry?.item ?? -1
      itemContext = entry?.context
    }
    for guide in layoutGuides { guide.leaveMeasuringContexts() }
    for subview in storedSubviews { subview.leaveMeasuringContexts() }
  }
}

extension UILayoutGuide {
  /// The counterpart of `UIView.leaveMeasuringContexts()`.
  func leaveMeasuringContexts() {
    while item >= 0, let context = itemContext, context.purpose == .measuring {
      let entry = context.hostedItem(removing: item) { $0.guide === self }
      item = entry?.item ?? -1
      itemContext = entry?.context
    }
  }
}
