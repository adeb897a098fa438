// References to items: what constraints and anchors hold in place of a view or guide, which they do not retain.

import Unchecked

/// A reference to a view or guide for the constraints and anchors that name it; it lists the active ones of these
/// constraints. The item makes its reference on first use and empties it when it goes.
///
/// Does what `weak` does without the table beside the object, which would make every later retain of the item slow, and
/// without a cast to find out whether the item is a view.
@MainActor
final class ItemReference {
  /// The item, if it is a view that has not gone.
  var view: UIView? { viewReference.wrappedValue }
  /// The item, if it is a guide that has not gone.
  var guide: UILayoutGuide? { guideReference.wrappedValue }
  private(set) var viewReference: Unretained<UIView>
  private var guideReference: Unretained<UILayoutGuide>
  /// The active constraints that name the item.
  @exclusivity(unchecked) var mentions = Mentions()

  init(_ view: UIView) {
    viewReference = Unretained(wrappedValue: view)
    guideReference = Unretained()
  }

  init(_ guide: UILayoutGuide) {
    viewReference = Unretained()
    guideReference = Unretained(wrappedValue: guide)
  }

  /// The reference of a view or guide; nil for anything else.
  static func of(_ item: AnyObject?) -> ItemReference? {
    if let view = item as? UIView { return view.reference }
    return (item as? UILayoutGuide)?.reference
  }

  /// The view or guide; nil once it is gone.
  var item: AnyObject? { view ?? guide }

  /// The view of the item in the hierarchy: the item itself, or the guide's owner.
  var layoutView: UIView? { view ?? guide?.owningView }

  /// Called when the item is deallocated: constraints that others hold are meaningless without it.
  func clear() {
    releaseMentions()
    viewReference = Unretained()
    guideReference = Unretained()
  }

  /// Deactivates every constraint that names the item.
  func releaseMentions() {
    while let constraint = mentions.first {
      guard let holder = constraint.holder else { return }
      holder.release(constraint)
    }
  }

  /// Deactivates the constraints that name the item and that a view outside of a subtree holds.
  func releaseMentions(heldOutsideOf root: UIView) {
    var outside: [NSLayoutConstraint] = []
    mentions.forEach { constraint in
      if constraint.holder?.isDescendant(of: root) == false { outside.append(constraint) }
    }
    for constraint in outside { constraint.holder?.release(constraint) }
  }
}

extension UIView {
  /// The reference to this view in constraints and anchors.
  @inline(__always)
  var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }
}

extension UILayoutGuide {
  /// The reference to this guide in constraints and anchors.
  var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }
}
