// Source items of popovers: the view or the item of a bar that the arrow points at.

import Foundation
import Plumbline

/// The anchor of a popover's arrow: a view or a bar's item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// The item's frame in a view's coordinates; nil where it does not lie in the view's tree.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds in another view's coordinates; nil where the two have no common ancestor.
  public func frame(in referenceView: UIView) -> CGRect? {
    var (own, other) = (self, referenceView)
    while let outer = own.superview { own = outer }
    while let outer = other.superview { other = outer }
    return own === other ? convert(bounds, to: referenceView) : nil
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of the item's own view; nil for items without one, as bars place none here.
  public func frame(in referenceView: UIView) -> CGRect? { customView?.frame(in: referenceView) }
}

extension UIPopoverPresentationController {
  /// The source item. Wins over `sourceView` and `barButtonItem`, of which it sets one and clears the other. Nil for neither.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
}
