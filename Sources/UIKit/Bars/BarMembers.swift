// Members of bars' items, menus and popovers that programs set and read back. Layout does not need them: they are carried.

import Foundation
import Plumbline

extension UINavigationItem {
  /// How the bar arranges its items. Raw values are Apple's.
  public enum ItemStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case navigator, browser, editor
  }
  /// How the bar arranges its items.
  public var style: ItemStyle {
    get { carried(or: .navigator) }
    set { carry(newValue) }
  }
  /// Groups in the middle; they take no room here.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Groups before the title; they take no room here.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Groups behind the title; they take no room here.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// The last group, which stays; it takes no room here.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Makes the menu of the title.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The name under which the user's choice of items is kept.
  public var customizationIdentifier: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What the button that leads back does.
  public var backAction: UIAction? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The bar's look where it is low and nothing is below it.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UIBarButtonItem {
  /// A button with an image that opens a menu.
  public convenience init(image: UIImage?, menu: UIMenu?) {
    self.init(title: nil, image: image, primaryAction: nil, menu: menu)
  }
  /// A button with a title that opens a menu.
  public convenience init(title: String?, menu: UIMenu?) {
    self.init(title: title, image: nil, primaryAction: nil, menu: menu)
  }
  /// A group of this item alone, which stays where it is.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  /// A group of this item alone, which can be moved.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }
  /// A group of this item alone, which can be taken away.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup { creatingFixedGroup() }
  /// Whether a chosen element of the menu is the title.
  public var changesSelectionAsPrimaryAction: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// In which order the menu shows its elements.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}

extension UIContextMenuConfiguration {
  /// In which order a menu shows its elements. Raw values are Apple's.
  public enum ElementOrder: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, priority, fixed
  }
  /// In which order the menu shows its elements.
  public var preferredMenuElementOrder: ElementOrder {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}

extension UIButton {
  /// In which order the menu shows its elements.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
}

extension UIMenu {
  /// How large elements are. Raw values are Apple's.
  public enum ElementSize: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case small, medium, large
    /// As the menu likes.
    case automatic = -1
  }
  /// How large elements are.
  public var preferredElementSize: ElementSize {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// The marked elements of the menu and of those within it.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}

extension UIMenuElement.Attributes {
  /// The menu stays when the element is chosen.
  public static let keepsMenuPresented = UIMenuElement.Attributes(rawValue: 1 << 3)
}

extension UIDeferredMenuElement {
  /// Elements that are asked for each time the menu opens.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// What a popover points at: a view or a bar's item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIPopoverPresentationController {
  /// What it points at.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
}

extension UICollectionViewController {
  /// Whether holding an item moves it; carried: nothing here touches.
  public var installsStandardGestureForInteractiveMovement: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether the layout changes with the navigation; carried.
  public var useLayoutToLayoutNavigationTransitions: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UIImage {
  /// Images of a name and numbers from 0 on, one after the other; nil where there is none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let next = UIImage(named: "\(name)\(images.count)") { images.append(next) }
    return images.isEmpty ? nil : animatedImage(with: images, duration: duration)
  }
  /// The image made ready to be shown: itself.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// The image in a smaller size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// Makes the image ready to be shown: itself, at once.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  /// Makes a smaller image, at once.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// A symbol of which a part is filled; the part is without effect on the size.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }
  /// The system's plus.
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// The system's minus.
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// The system's mark.
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// The system's mark in a circle.
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
  /// The system's image of further actions.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}

extension NSAttributedString.Key {
  /// How slanted letters are; without effect on the size.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How wide letters are made; stored, not measured.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An effect of printing; without effect on the size.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Directions of writing; without effect on the size.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Whether letters stand below each other; stored, not measured.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSAttributedString {
  /// Effects of printing.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An effect of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// The greatest number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude
