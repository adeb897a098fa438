// What becomes of changes of a tree while its items are lent to a fitting context: subclasses add, tie and remove views in
// `intrinsicContentSize` too, which a fitting size asks for. The fitting context sees what comes before it gets there;
// the hosting one hears of everything afterwards, and of what leaves at once.

import Foundation

extension LayoutContext {
  /// The items are this context's again: what was added meanwhile gets items and rows.
  func takePostponedChanges() {
    guard !postponedSubtrees.isEmpty || !unprepared.isEmpty else { return }
    let subtrees = postponedSubtrees
    postponedSubtrees = []
    for subtree in subtrees where isRoot(subtree.rootView) { include(subtree) }
    let waiting = unprepared
    unprepared = []
    for constraint in waiting where constraint.holder != nil && constraint.row < 0 { add(constraint) }
  }

  /// Views that began to be placed by constraints, or ceased to be, while their items were this fitting context's.
  func passOnPlacements() {
    let views = postponedPlacements
    postponedPlacements = []
    for view in views where view.item >= 0 { view.itemContext?.placementDidChange(of: view) }
  }

  /// The item of a view or guide that leaves the tree is that of its own context again.
  fileprivate func giveBack(_ item: Int32, where isOwner: (Owner) -> Bool) -> Displaced? {
    owners[Int(item)] = Owner()
    staleContent.removeAll { $0 == item }
    staleFrames.removeAll { $0 == item }
    guard let place = displaced.lastIndex(where: { isOwner($0.owner) }) else { return nil }
    return displaced.remove(at: place)
  }
}

extension UIView {
  /// Takes the items of this subtree back from the fitting contexts that have them.
  func returnLentItems() {
    while item >= 0, let context = itemContext, context.purpose == .fitting {
      let entry = context.giveBack(item) { $0.view === self }
      item = entry?.item ?? -1
      itemContext = entry?.context
    }
    for guide in layoutGuides { guide.returnLentItems() }
    for subview in storedSubviews { subview.returnLentItems() }
  }
}

extension UILayoutGuide {
  /// The same of a guide.
  func returnLentItems() {
    while item >= 0, let context = itemContext, context.purpose == .fitting {
      let entry = context.giveBack(item) { $0.guide === self }
      item = entry?.item ?? -1
      itemContext = entry?.context
    }
  }
}
