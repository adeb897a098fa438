// What bars show of controllers. It is kept and read back: bars have their height, and place nothing in it.

import Foundation

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What it is called.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// The image where there is little height.
  open var landscapeImagePhone: UIImage?
  /// The image for large content.
  open var largeContentSizeImage: UIImage?
  /// What the image gives way by.
  open var imageInsets = UIEdgeInsets.zero
  /// A name to find the item by in tests.
  open var accessibilityIdentifier: String?
  /// What is said of the item beside its name.
  open var accessibilityHint: String?
  /// What is read aloud.
  open var accessibilityLabel: String?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }
  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button is shown. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names.
    case plain = 0, bordered = 1, done = 2
  }
  /// The system's buttons. Raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks,
      search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  /// How the button is shown.
  open var style = Style.plain
  /// The width in points; 0 for as wide as the content needs.
  open var width: CGFloat = 0
  /// A view in the place of the button.
  open var customView: UIView?
  /// Whose method is called.
  open weak var target: AnyObject?
  /// What is called, if the selector holds a method.
  open var action: Selector?
  /// What is done.
  open var primaryAction: UIAction?
  /// The button's colour.
  open var tintColor: UIColor?
  /// The system's button that it is; nil for others.
  open private(set) var systemItem: SystemItem?
  /// A menu that the item opens; stored.
  open var menu: UIMenu?
  /// The titles that the item may have, of which the widest counts; stored.
  open var possibleTitles: Set<String>?
  /// Whether the item is marked; stored.
  open var isSelected = false
  /// Whether the item is left out of its bar.
  open var isHidden = false

  public override init() { super.init() }

  /// Does what a touch of the item does. No counterpart of Apple's: nothing here touches.
  open func performPrimaryAction() {
    if let primaryAction { return primaryAction.perform(sender: self) }
    #if !canImport(Darwin)
      if let target { action?.call(on: target, with: [self]) }
    #endif
  }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// One of the system's buttons.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// One of the system's buttons, with what it does.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with what it does.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.menu = menu
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// A view in the place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that grows.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Room of a width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

/// What a navigation bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a large title is shown. Raw values are Apple's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, always, never
  }

  /// The title in the middle.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in the place of the title.
  open var titleView: UIView?
  /// The buttons at the leading end, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// Whether the button that leads back is hidden.
  open var hidesBackButton = false
  /// Sets `hidesBackButton`.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether items on the left stand beside the button that leads back; stored.
  open var leftItemsSupplementBackButton = false
  /// A line below the title, where there is room; stored.
  open var subtitle: String?
  /// Whether the search bar goes while content is scrolled; stored: it is there as before anybody scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// How the button that leads back is labelled. Raw values are Apple's.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// How the button that leads back is labelled. Raw values are Apple's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, generic, minimal
  }
  /// Whether a large title is shown, where the bar prefers them; `automatic` as the item before.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.heightDidChange() } }
  }
  /// The bar that shows the item.
  final weak var bar: UINavigationBar?
  /// Whether a search bar stands below the title.
  package final var hasSearchBar = false { didSet { if hasSearchBar != oldValue { bar?.heightDidChange() } } }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The outermost button at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost button at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the buttons at the leading end.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the trailing end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the button at the leading end.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the trailing end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}

/// What a tab bar shows of a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture of a selected tab.
  open var selectedImage: UIImage?
  /// A text on the picture.
  open var badgeValue: String?
  /// The colour behind that.
  open var badgeColor: UIColor?

  public override init() { super.init() }

  /// A tab with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// A tab with a title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

extension UIBarItem: UIAppearance {
  /// An item of the class.
  public static func makeAppearanceProxy() -> AnyObject { make(()) }
}
