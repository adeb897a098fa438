// Bar items and navigation items. They are kept and read back: bars have their height, and place nothing in it.

import Foundation

/// An item of a bar: a button, a space or a tab. No view; its members decide no size here.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Nil for none.
  open dynamic var title: String?
  /// Nil for none.
  open dynamic var image: UIImage?
  /// True by default.
  open dynamic var isEnabled = true
  /// A number to find the item by; 0 by default.
  open dynamic var tag = 0
  /// In points, inwards; zero by default; carried.
  open dynamic var imageInsets = UIEdgeInsets.zero
  /// The identifier for tests, never read aloud; nil for none.
  open dynamic var accessibilityIdentifier: String?
  /// The result of the item's action, read aloud after the label; nil for none.
  open dynamic var accessibilityHint: String?
  /// Read aloud; nil for the title.
  open dynamic var accessibilityLabel: String?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  package final var carriedStates = CarriedStates()

  public override init() { super.init() }

  /// An empty item; a document's gets what the document says once it is made.
  public required init?(coder: NSCoder) { super.init() }

  /// Called when a document's objects are made and connected; for subclasses, does nothing here.
  open dynamic func awakeFromNib() {}

  /// Kept for each state; carried.
  open dynamic func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }
  /// The value set for exactly this state; nil without one.
  open dynamic func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// A button, a custom view or a space in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button; `done` is bolder. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names.
    case plain = 0, bordered = 1, done = 2
    /// The name of `done` since iOS 26; of the same raw value.
    public static var prominent: Style { .done }
  }
  /// The system's items: buttons and spaces. Raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks,
      search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close,
      writingTools
  }

  /// `.plain` by default.
  open dynamic var style = Style.plain
  /// The width in points; 0 for as wide as the content needs.
  open dynamic var width: CGFloat = 0
  /// The view in place of the button; nil for a button. It is added to no bar here.
  open dynamic var customView: UIView?
  /// The target of `action`; nil for the first object in the responder chain that has the method. Not retained.
  open weak var target: AnyObject?
  /// Called on `target` by hosts and tests; nil for nothing.
  open dynamic var action: Selector?
  /// The action performed in place of `action`; nil for none.
  open dynamic var primaryAction: UIAction?
  /// Nil for the bar's tint.
  open dynamic var tintColor: UIColor?
  /// The system's button that it is; nil for others.
  open private(set) var systemItem: SystemItem?
  /// A menu that the item opens; stored.
  open dynamic var menu: UIMenu?
  /// Whether the item is marked; false by default; stored.
  open dynamic var isSelected = false
  /// Whether the item is left out of its bar; false by default; stored.
  open dynamic var isHidden = false

  public override init() { super.init() }

  /// An empty item; a document's gets what the document says once it is made.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Performs the item's action, as a touch does. No counterpart of Apple's: nothing here touches.
  open dynamic func performPrimaryAction() {
    if let primaryAction { return primaryAction.perform(sender: self) }
    #if !canImport(Darwin)
      guard let action, let target = target ?? UIResponder.target(forUnaddressed: action, from: self) else {
        return
      }
      action.call(on: target, with: [self])
    #endif
  }

  /// The target is not retained.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// The target is not retained.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Of style `.done` for `.done`, `.plain` otherwise. The target is not retained.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// A system item with an action and a menu, without a target.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Title and image default to the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.menu = menu
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// An item with a custom view, without target and action.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space that takes the remaining width.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Room of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

/// The content of a navigation bar for a controller. Its title is the controller's unless it is set.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  package final var carriedStates = CarriedStates()
  /// Whether a large title is shown: as the item before, always, never, or beside the buttons. Raw values are Apple's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, always, never
    /// Large, in the row of the buttons (iOS 17): the bar is no higher by it.
    case inline
  }

  /// The title in the middle; nil for none.
  open dynamic var title: String?
  /// The line above the title, which makes the bar higher in Apple's; nil for none.
  open dynamic var prompt: String?
  /// The view in place of the title; nil for the title.
  open dynamic var titleView: UIView?
  /// The outermost first; nil for none.
  open dynamic var leftBarButtonItems: [UIBarButtonItem]?
  /// The outermost first; nil for none.
  open dynamic var rightBarButtonItems: [UIBarButtonItem]?
  /// The back button on the bar of the next controller, in place of the system's; nil for that.
  open dynamic var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button on the next controller's bar; nil for this item's title; stored: no bar is drawn.
  open dynamic var backButtonTitle: String?
  /// False by default.
  open dynamic var hidesBackButton = false
  /// Takes effect at once, `animated` or not.
  open dynamic func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether items on the left are shown beside the back button; stored.
  open dynamic var leftItemsSupplementBackButton = false
  /// A line below the title, where there is room; stored.
  open dynamic var subtitle: String?
  /// Whether the search bar is there only while the content is scrolled to its beginning; true by default.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.heightDidChange() } }
  }
  /// `.default` initially: the title of the controller before; stored.
  open dynamic var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The label of the back button. Raw values are Apple's.
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
  /// Stands below the title; nil for none.
  package final var searchBar: UISearchBar? {
    didSet {
      guard searchBar !== oldValue else { return }
      if let oldValue, let bar, oldValue.superview === bar { oldValue.removeFromSuperview() }
      bar?.heightDidChange()
    }
  }

  /// An item without buttons.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An empty item; a document's gets what the document says once it is made.
  public required init?(coder: NSCoder) { super.init() }

  /// Called when a document's objects are made and connected; for subclasses, does nothing here.
  open dynamic func awakeFromNib() {}

  /// The first of `leftBarButtonItems`. Set: the only one; nil for none.
  open dynamic var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of `rightBarButtonItems`. Set: the only one; nil for none.
  open dynamic var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Takes effect at once, `animated` or not.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Takes effect at once, `animated` or not.
  open dynamic func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Replaces the items by one, at once, `animated` or not.
  open dynamic func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces the items by one, at once, `animated` or not.
  open dynamic func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}

/// The item of a tab bar for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Nil for `image`.
  open dynamic var selectedImage: UIImage?
  /// The text in the badge over the image; nil for none.
  open dynamic var badgeValue: String?
  /// Nil for red; stored.
  open dynamic var badgeColor: UIColor?

  public override init() { super.init() }

  /// An empty item; a document's gets what the document says once it is made.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The selected image is the same.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item of a title and images, each of which may be nil.
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

extension UIBarItem: @preconcurrency CarriedStateHolder {}
extension UINavigationItem: @preconcurrency CarriedStateHolder {}
