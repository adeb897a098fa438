// What menus, commands and actions have beside titles and closures. It is carried: nothing here opens a menu.

import Foundation
import Plumbline

/// What an action does. Apple's name of the closure's type.
public typealias UIActionHandler = UIAction.Handler
/// What makes the menu of a configuration, of the elements that the system suggests. Apple's name of the closure's type.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// What makes the preview of a configuration. Apple's name of the closure's type.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

extension UIAction {
  /// An action with another image for while it is on; that one is carried.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    carry(selectedImage, "selectedImage")
  }
  /// While it is on; nil for `image`; carried.
  public var selectedImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What a menu was opened from: the `sender`, where it is a view or item.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// An action that would read text by the camera; it does nothing here.
  public class func captureTextFromCamera(
    responder: any UIResponder & UIKeyInput, identifier: Identifier?
  ) -> UIAction { UIAction(title: "", identifier: identifier) { _ in } }
}

extension UIAction.Identifier {
  /// The system's pasting.
  public static let paste = Self(rawValue: "com.apple.action.paste")
  /// The system's pasting without fonts and colours.
  public static let pasteAndMatchStyle = Self(rawValue: "com.apple.action.paste-and-match-style")
  /// The system's pasting into a field of addresses.
  public static let pasteAndGo = Self(rawValue: "com.apple.action.paste-and-go")
  /// The system's pasting into a field that searches.
  public static let pasteAndSearch = Self(rawValue: "com.apple.action.paste-and-search")
}

extension UIMenu {
  /// A menu with elements of a size; the size is carried.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
    self.preferredElementSize = preferredElementSize
  }
  /// How its elements are shown; nil for as usual; carried.
  public var displayPreferences: UIMenuDisplayPreferences? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

/// How the elements of a menu are shown; carried.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// The most lines of a title; 0 for the system's choice.
  open var maximumNumberOfTitleLines = 0
  public override init() { super.init() }
}

extension UIKeyCommand {
  /// Whether it comes before the system's own use of the keys; no at first; carried.
  public var wantsPriorityOverSystemBehavior: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the keys may be others on other keyboards; yes at first; carried.
  public var allowsAutomaticLocalization: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether the keys change sides with the direction of reading; yes at first; carried.
  public var allowsAutomaticMirroring: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// The key that turns a page back.
  public nonisolated static var inputPageUp: String { "UIKeyInputPageUp" }
  /// The key that turns a page on.
  public nonisolated static var inputPageDown: String { "UIKeyInputPageDown" }
  /// The key that goes to the start.
  public nonisolated static var inputHome: String { "UIKeyInputHome" }
  /// The key that goes to the end.
  public nonisolated static var inputEnd: String { "UIKeyInputEnd" }
  /// The key that deletes onwards.
  public nonisolated static var inputDelete: String { "UIKeyInputDelete" }
  /// A function key.
  public nonisolated static var f1: String { "UIKeyInputF1" }
  /// A function key.
  public nonisolated static var f2: String { "UIKeyInputF2" }
  /// A function key.
  public nonisolated static var f3: String { "UIKeyInputF3" }
  /// A function key.
  public nonisolated static var f4: String { "UIKeyInputF4" }
  /// A function key.
  public nonisolated static var f5: String { "UIKeyInputF5" }
  /// A function key.
  public nonisolated static var f6: String { "UIKeyInputF6" }
  /// A function key.
  public nonisolated static var f7: String { "UIKeyInputF7" }
  /// A function key.
  public nonisolated static var f8: String { "UIKeyInputF8" }
  /// A function key.
  public nonisolated static var f9: String { "UIKeyInputF9" }
  /// A function key.
  public nonisolated static var f10: String { "UIKeyInputF10" }
  /// A function key.
  public nonisolated static var f11: String { "UIKeyInputF11" }
  /// A function key.
  public nonisolated static var f12: String { "UIKeyInputF12" }
}

extension UIContextMenuConfiguration {
  /// Of the other items that the menu is for; carried.
  public var secondaryItemIdentifiers: Set<AnyHashable> {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Shown beside what is lifted; 0 for the number of items; carried.
  public var badgeCount: Int {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
}

extension UIContextMenuInteraction {
  /// How a menu is shown. Raw values are Apple's.
  public enum Appearance: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, rich, compact
  }
  /// `.unknown`: no menu is shown.
  public var menuAppearance: Appearance { .unknown }
}

extension UIMenuController {
  /// Where the menu's arrow points to; carried.
  public var arrowDirection: ArrowDirection {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// Where a menu's arrow points to. Raw values are Apple's.
  public enum ArrowDirection: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, up, down, left, right
  }
  /// Zero: no menu is shown.
  public var menuFrame: CGRect { .zero }
  /// Without effect: no menu is shown.
  public func update() {}
  /// Without effect: no menu is shown.
  public func hideMenu(from targetView: UIView) {}
  /// A menu is about to open. Never posted here.
  public nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// A menu is open. Never posted here.
  public nonisolated class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// A menu is about to close. Never posted here.
  public nonisolated class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// A menu is closed. Never posted here.
  public nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
  /// A menu moved. Never posted here.
  public nonisolated class var menuFrameDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
  }
}

extension UIResponder {
  /// Without effect: there is no camera that would read a text.
  public func captureTextFromCamera(_ sender: Any?) {}
  /// Without effect: no keyboard is remembered by an identifier.
  public class func clearTextInputContextIdentifier(_ identifier: String) {}
}
