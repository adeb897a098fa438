// Tab bar controllers: controllers of which one is shown, above a bar that selects it.

import Foundation

/// Shows one of its controllers, with a tab bar below it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// At the bottom of the view; its items are those of the controllers.
  public internal(set) var tabBar: UITabBar {
    didSet {
      // Programs set a bar of their own class by its name.
      guard tabBar !== oldValue else { return }
      tabBar.items = oldValue.items
      tabBar.selectedItem = oldValue.selectedItem
      if oldValue.superview === viewIfLoaded { viewIfLoaded?.insertSubview(tabBar, aboveSubview: oldValue) }
      oldValue.removeFromSuperview()
      viewIfLoaded?.setNeedsLayout()
    }
  }
  private var controllers: [UIViewController] = []
  private var selection = 0

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tabBar = UITabBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an archive, of which the title is kept; it has no tabs.
  public required init?(coder: NSCoder) {
    tabBar = DocumentCoder.bar(coder, UITabBar.self) ?? UITabBar(frame: .zero)
    super.init(coder: coder)
  }

  open dynamic override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.addSubview(tabBar)
    self.view = view
    showSelection()
  }

  /// The controllers of the tabs, in reading order. Set: as `setViewControllers(_:animated:)`.
  open dynamic var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces all controllers; the selected tab stays if its controller does.
  open dynamic func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    for controller in controllers where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.storedView?.removeFromSuperview()
      controller.removeFromParent()
    }
    let joining = new.filter { $0.storedParent !== self }
    for controller in joining { addChild(controller) }
    controllers = new
    tabBar.items = new.isEmpty ? nil : new.map { $0.tabBarItem }
    selection = new.firstIndex { $0 === selected } ?? 0
    showSelection()
    for controller in joining { controller.didMove(toParent: self) }
  }

  /// From 0; places that there are not are ignored. Set: the controller is shown at once, without telling the
  /// delegate.
  open dynamic var selectedIndex: Int {
    get { selection }
    set {
      guard controllers.indices.contains(newValue), newValue != selection else { return }
      selection = newValue
      showSelection()
    }
  }

  /// Nil without any. Set: one of `viewControllers`; others are ignored.
  open dynamic var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
    set {
      if let newValue, let index = controllers.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  /// The delegate for selections by touch. Nothing here touches.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// An item of the bar was touched; for subclasses, does nothing here. Nothing here touches.
  open dynamic func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func showSelection() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded, let view else { return }
    for controller in controllers where controller !== selectedViewController {
      controller.storedView?.removeFromSuperview()
    }
    if let shown = selectedViewController, shown.view.superview !== view {
      placeChildren()
      view.insertSubview(shown.view, at: 0)
    }
    view.setNeedsLayout()
    view.window?.settleAppearances()
  }

  /// The bar ends at the bottom of the view, and begins 49 points above the safe area there, on most devices.
  override func placeChildren() {
    guard let view = storedView else { return }
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let isHidden = (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false
    let barHeight = tabBar.controlMetrics.barHeight(
      tabBar.intrinsicContentSize.height, for: traitCollection, above: safe.bottom)
    let height = isHidden || tabBar.isHidden ? 0 : barHeight
    tabBar.frame = CGRect(
      x: bounds.minX, y: isHidden ? bounds.maxY : bounds.maxY - safe.bottom - height, width: bounds.width,
      height: barHeight + safe.bottom)
    guard let shown = selectedViewController, shown.isViewLoaded else { return }
    shown.fill(
      bounds, bars: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0), safeArea: safe,
      opaque: tabBar.isTranslucent ? [] : .bottom)
  }
}

/// The delegate of a tab bar controller for selections by touch. Nothing here touches; programs and tests may call it.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: ObjectAnswering {
  /// False keeps the one that is shown. Never asked: nothing here touches.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Never called: nothing here touches, and programs' choices are not told.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Never called: the change takes effect at once.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Not called: the change takes effect at once.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// True by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Nil by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UITabBarControllerDelegate {
  /// Nil by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
