// Members of bars' items, menus and popovers that programs set and read back. Layout does not need them: they are carried.

import Foundation
import Plumbline

extension UINavigationItem {
  /// Where a bar has title and items: `editor` has the title at the start. Raw values are Apple's.
  public enum ItemStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case navigator, browser, editor
  }
  /// `.navigator` at first; carried: the title stays where it is.
  public var style: ItemStyle {
    get { carried(or: .navigator) }
    set { carry(newValue) }
  }
  /// Makes the menu of the title of what is suggested; nil for none; never called here.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The name under which the user's choice of `centerItemGroups` is kept; nil for no choice; carried.
  public var customizationIdentifier: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Done instead of going back; nil for going back. Never done here.
  public var backAction: UIAction? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The bar's look where it is low and over the upper end of content; nil for `scrollEdgeAppearance`;
  /// carried.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UIBarButtonItem {
  /// Without a title, target and action.
  public convenience init(image: UIImage?, menu: UIMenu?) {
    self.init(title: nil, image: image, primaryAction: nil, menu: menu)
  }
  /// Without an image, target and action.
  public convenience init(title: String?, menu: UIMenu?) {
    self.init(title: title, image: nil, primaryAction: nil, menu: menu)
  }
  /// Whether the title becomes that of the element chosen in the menu; no at first; carried.
  public var changesSelectionAsPrimaryAction: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether a menu that opens upwards turns its elements round; `.automatic` at first; carried.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}

extension UIContextMenuConfiguration {
  /// Whether a menu that opens upwards turns its elements round: `priority` does. Raw values are Apple's.
  public enum ElementOrder: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, priority, fixed
  }
  /// `.automatic` at first; carried.
  public var preferredMenuElementOrder: ElementOrder {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}

extension UIMenu {
  /// Rows of images alone, of images with small titles, or of titles. Raw values are Apple's.
  public enum ElementSize: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case small, medium, large
    /// The system chooses by the menu's place.
    case automatic = -1
  }
  /// `.automatic` at first; carried.
  public var preferredElementSize: ElementSize {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// Actions with `state` `.on`, in this menu and those within it, from the top down.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}

extension UIMenuElement.Attributes {
  /// The menu stays open when the element is chosen (iOS 16).
  public static let keepsMenuPresented = UIMenuElement.Attributes(rawValue: 1 << 3)
}

extension UIDeferredMenuElement {
  /// Asked for each time the menu opens. Here as any deferred element.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// What a popover points at: a view or a bar's item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Where it lies in a view's coordinates; nil where it does not lie in the view's tree.
  func frame(in referenceView: UIView) -> CGRect?
}
extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds in another view's coordinates; nil where the two have no view around both.
  public func frame(in referenceView: UIView) -> CGRect? {
    var (own, other) = (self, referenceView)
    while let outer = own.superview { own = outer }
    while let outer = other.superview { other = outer }
    return own === other ? convert(bounds, to: referenceView) : nil
  }
}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// That of the item's own view; nil for items without one, as bars place none here.
  public func frame(in referenceView: UIView) -> CGRect? { customView?.frame(in: referenceView) }
}

extension UIPopoverPresentationController {
  /// Wins over `sourceView` and `barButtonItem`, of which it sets one and clears the other. Nil for neither.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
}

extension UINavigationBar {
  /// What was set for the height; the place is not told apart; carried.
  public func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }
}

extension UIBarItem {
  /// In points, of the image that is shown large; none at first; carried.
  public var largeContentSizeImageInsets: UIEdgeInsets {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
}
