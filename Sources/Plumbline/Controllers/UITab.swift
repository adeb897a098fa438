// Tabs as values of their own, as tab bar controllers have them since iOS 18: each makes its controller, which the bar's
// controller takes as one of its `viewControllers`.

import Foundation

/// A tab of a tab bar controller.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Where a tab is in a bar that can be arranged; carried.
  public enum Placement: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }
  /// By which it is found.
  public let identifier: String
  /// Below the image in the bar.
  open var title: String { didSet { showItem() } }
  /// In the bar; nil for none.
  open var image: UIImage? { didSet { showItem() } }
  /// Below the title in a sidebar; carried.
  open var subtitle: String?
  /// At the corner of the image; nil for none.
  open var badgeValue: String? { didSet { showItem() } }
  /// `.automatic` at first; carried.
  open var preferredPlacement = Placement.automatic
  /// Whether the user may hide it; no at first; carried.
  open var allowsHiding = false
  /// Whether it is not shown; no at first; carried: bars show all tabs.
  open var isHidden = false
  /// Anything of the program's.
  open var userInfo: Any?
  /// The controller whose tab it is; nil before. Not retained.
  open internal(set) weak var tabBarController: UITabBarController?
  /// The group whose tab it is; nil for none. Not retained.
  open internal(set) weak var parent: UITabGroup?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// A tab, and what makes its controller when it is asked for.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// Whether a controller that was made already is this tab's: none is made for the answer.
  package final func isTab(of controller: UIViewController) -> Bool { made === controller }

  /// Made once; nil for a tab without a provider.
  open var viewController: UIViewController? {
    if made == nil, let provider {
      made = provider(self)
      showItem()
    }
    return made
  }

  private func showItem() { if let made { showItem(of: made) } }

  /// What the bar shows of a controller becomes what the tab says.
  final func showItem(of controller: UIViewController) {
    controller.tabBarItem.title = title
    controller.tabBarItem.image = image
    controller.tabBarItem.badgeValue = badgeValue
  }
}

/// Tabs that a sidebar has below one; in a bar the group is one tab, with the controller of its selected child.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// In the order of the sidebar.
  open var children: [UITab] { didSet { for child in children { child.parent = self } } }
  /// The child whose controller is shown; nil for the default one, or the first.
  open var selectedChild: UITab? { didSet { if selectedChild !== oldValue { tabBarController?.showTabs() } } }
  /// The identifier of the child that is selected at first; nil for the first.
  open var defaultChildIdentifier: String?
  /// Shown in the sidebar behind the children; carried.
  open var sidebarActions: [UIAction] = []
  /// Whether a child can be shown on its own navigation controller; carried.
  open var managingNavigationController: UINavigationController?
  /// A group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }
  open override var viewController: UIViewController? {
    if let own = super.viewController { return own }
    let child = selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    let controller = child?.viewController
    if let controller { showItem(of: controller) }
    return controller
  }
  /// The child of an identifier, in groups within groups too; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }
}

extension [UITab] {
  @MainActor fileprivate func tab(_ identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}

extension UITabBarController {
  /// The tabs. Set: their controllers are made and become `viewControllers`.
  public var tabs: [UITab] {
    get { carried(or: []) }
    set { setTabs(newValue, animated: false) }
  }
  /// Sets the tabs; at once.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    carry(tabs, "tabs")
    for tab in tabs { tab.tabBarController = self }
    viewControllers = tabs.compactMap(\.viewController)
  }
  /// A group shows another child.
  fileprivate func showTabs() {
    let index = selectedIndex
    viewControllers = tabs.compactMap(\.viewController)
    selectedIndex = index
  }
  /// The tab whose controller is shown. Set: it is shown.
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController && selectedViewController != nil } }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }
  /// The tab of an identifier, in groups too; nil for none.
  public func tab(forIdentifier identifier: String) -> UITab? { tabs.tab(identifier) }
}
