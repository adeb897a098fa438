// The view behind AppKit's clip view, which moves its document by the origin of its bounds.

import Foundation

/// A view whose edges are, for its subviews, those of its content at rest: subviews that constraints tie to them scroll
/// along. Subviews that are tied to an item outside stay there (spec 05 §10), as in any view.
package final class ClipSpace: UIView {
  override var hasContentGuide: Bool { true }

  override func contentGuide(
    for attribute: NSLayoutConstraint.Attribute, beside other: ItemReference?, heldBy holder: UIView
  ) -> UILayoutGuide? {
    guard isContent(other?.item ?? holder) else { return nil }
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY:
      return systemGuide(.scrollFrame, "NSClipViewRestingFrame")
    default: return nil
    }
  }

  private func isContent(_ item: AnyObject) -> Bool {
    let view = (item as? UILayoutGuide)?.storedOwner ?? item as? UIView
    guard let view, view !== self else { return false }
    return view.isDescendant(of: self)
  }
}
