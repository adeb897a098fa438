// Menus and their elements: sizes, orders and selection.

import Foundation
import Plumbline

/// The carried properties of `UIContextMenuConfiguration`.
final class ContextMenuConfigurationCarriedState: CarriedState {
  var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
}

/// The carried properties of `UIMenu`.
final class MenuCarriedState: CarriedState {
  var preferredElementSize = UIMenu.ElementSize.automatic
}

extension UIContextMenuConfiguration {
  /// Whether a menu that opens upwards turns its elements round: `priority` does. Raw values are Apple's.
  public enum ElementOrder: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, priority, fixed
  }
  /// `.automatic` at first; carried.
  public var preferredMenuElementOrder: ElementOrder {
    get { carried(ContextMenuConfigurationCarriedState.self).preferredMenuElementOrder }
    set { makeCarried(ContextMenuConfigurationCarriedState.self).preferredMenuElementOrder = newValue }
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
    get { carried(MenuCarriedState.self).preferredElementSize }
    set { makeCarried(MenuCarriedState.self).preferredElementSize = newValue }
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
