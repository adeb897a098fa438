// The sidebar of tabs on iPads (iOS 18). It is carried, as none is shown; its delegate hears of `isHidden` alone.

import Foundation
import Plumbline

extension UITabBarController {
  /// The sidebar: the same object at every call. None is shown.
  public var sidebar: Sidebar { carriedOnce(Sidebar(of: self)) }

  /// What a sidebar is told; carried.
  @preconcurrency @MainActor
  public final class Sidebar: NSObject {
    private weak var controller: UITabBarController?
    fileprivate init(of controller: UITabBarController) {
      self.controller = controller
      super.init()
    }

    /// Hears when `isHidden` changes. Not retained.
    public weak var delegate: (any Delegate)?
    /// Yes at first; carried: there is none. The delegate is told of a change.
    public var isHidden: Bool {
      get { hides }
      set {
        guard newValue != hides else { return }
        let animator = ImmediateAnimating()
        if let controller {
          delegate?.tabBarController(controller, sidebarVisibilityWillChange: self, animator: animator)
        }
        hides = newValue
        animator.run()
      }
    }
    private var hides = true
    /// Above the tabs; carried.
    public var headerContentConfiguration: (any UIContentConfiguration)?
    /// Below the tabs; carried.
    public var footerContentConfiguration: (any UIContentConfiguration)?
    /// Whether it would lie over the content or beside it. Raw values are Apple's.
    public enum Layout: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case automatic, overlap, tile
    }
    /// `.automatic` at first; carried.
    public var preferredLayout = Layout.automatic
    /// At its lower edge; nil for none; carried: it is added to no view.
    public var bottomBarView: UIView?
    /// Without effect: there is no sidebar that would show the tab anew.
    public func reconfigureItem(for tab: UITab) {}

    /// What can be scrolled to.
    public enum ScrollTarget {
      /// What stands above the tabs.
      case header
      /// What stands below the tabs.
      case footer
      /// The row of a tab.
      case tab(UITab)
    }
    /// Without effect: there is no sidebar that would scroll.
    public func scroll(to target: ScrollTarget, animated: Bool) {}

    /// Goes along with a sidebar that comes or goes.
    @preconcurrency @MainActor
    public protocol Animating: NSObjectProtocol {
      /// Run when the sidebar changed: at once here.
      func addAnimations(_ animations: @escaping () -> Void)
      /// Called at the end, after all animations.
      func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Is told of a sidebar and gives its rows; none is shown, so that rows are never asked for.
    @preconcurrency @MainActor
    public protocol Delegate: ObjectAnswering {
      /// `isHidden` is about to change, at once: what is added to the animator runs when it did.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: Sidebar,
        animator: any Animating)
      /// The row of a tab or an action. Never asked here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: Sidebar, itemFor request: UITabSidebarItem.Request
      ) -> UITabSidebarItem
      /// A row is to look as its state says. Never called here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: Sidebar, update item: UITabSidebarItem)
      /// The row of a tab comes into sight. Never called here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: Sidebar, willBeginDisplaying tab: UITab)
      /// The row of a tab is out of sight. Never called here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: Sidebar, didEndDisplaying tab: UITab)
      /// What a row shows when it is swiped from its leading edge; nil for nothing. Never asked here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      /// What a row shows when it is swiped from its trailing edge; nil for nothing. Never asked here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      /// The menu of a row; nil for none. Never asked here.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: Sidebar, contextMenuConfigurationFor tab: UITab
      ) -> UIContextMenuConfiguration?
    }
  }
}

/// Keeps what goes along with a change, and runs it when told.
@MainActor
private final class ImmediateAnimating: NSObject, UITabBarController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}

extension UITabBarController.Sidebar.Delegate {
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
  /// The system's row by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
  ) {}
  /// Nil by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// Nil by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// Nil by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
}

/// A row of a sidebar of tabs; carried.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
  /// What a row stands for.
  public enum Content {
    /// A tab.
    case tab(UITab)
    /// Something that a group of tabs offers.
    case action(UIAction)
  }
  /// Asks for a row. Apple makes it; here tests do.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// What the row stands for.
    public let content: Content
    /// No counterpart of Apple's.
    public init(content: Content) {
      self.content = content
      super.init()
    }
  }
  /// What the row stands for.
  public let content: Content
  /// How the row is at present: as rows are that nobody touches.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: UITraitCollection.current)
  }
  /// Title and image of the tab or action at first; carried.
  open var contentConfiguration: any UIContentConfiguration
  /// That of `defaultBackgroundConfiguration()` at first; carried.
  open var backgroundConfiguration: UIBackgroundConfiguration
  /// Beside the content; none at first; carried.
  open var accessories: [UICellAccessory] = []
  /// The system's row for a request.
  public init(request: Request) {
    content = request.content
    var shown = UIListContentConfiguration.sidebarCell()
    switch request.content {
    case .tab(let tab): (shown.text, shown.image) = (tab.title, tab.image)
    case .action(let action): (shown.text, shown.image) = (action.title, action.image)
    }
    contentConfiguration = shown
    backgroundConfiguration = .listSidebarCell()
    super.init()
  }
  /// An empty row of a sidebar.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .sidebarCell() }
  /// The ground of a row of a sidebar.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }
}

extension UITabBarControllerDelegate {
  /// What becomes of things that are dropped on a tab. Apple's asks the program's own method of this name; never asked here:
  /// nothing drags.
  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab,
    operationForAcceptingItemsFrom dropSession: any UIDropSession
  ) -> UIDropOperation { .cancel }
  /// Takes what was dropped on a tab. Apple's calls the program's own method of this name; never called here: nothing drags.
  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession
  ) {}
}
