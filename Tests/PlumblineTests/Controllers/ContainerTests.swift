// Navigation and tab bar controllers: where their bars are and what their children get (spec 07 §1, spec 05 §5).

import Foundation
import Testing

@testable import Plumbline

@Suite("Containers of controllers") struct ContainerTests {
  let window = UIWindow(
    screen: UIScreen(
      size: CGSize(width: 390, height: 844), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func insets(_ controller: UIViewController) -> [CGFloat] {
    let insets = controller.view.safeAreaInsets
    return [insets.top, insets.left, insets.bottom, insets.right]
  }

  @Test("a navigation bar of 44 lies below the status bar, over a view that fills the window")
  func navigation() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(insets(content) == [91, 0, 34, 0])
    #expect(content.navigationController === navigation && navigation.topViewController === content)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(insets(content) == [47, 0, 34, 0])
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(insets(content) == [91, 0, 78, 0])
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
  }

  @Test("a view that does not extend below bars ends at them")
  func notExtended() {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    show(UINavigationController(rootViewController: content))
    #expect(content.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(insets(content) == [0, 0, 34, 0])
  }

  // PinSafeAreaSpec of PinLayout 1.10.6, "testOpaqueNavigationBar": below an opaque bar the view begins at the bar's lower
  // edge and has no inset there.
  @Test("a view ends at opaque bars, unless its controller extends it below those too")
  func opaqueBars() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(insets(content) == [0, 0, 34, 0])
    content.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(insets(content) == [91, 0, 34, 0])
    let tabs = UITabBarController()
    let page = UIViewController()
    tabs.viewControllers = [page]
    tabs.tabBar.isTranslucent = false
    show(tabs)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 761))
    #expect(insets(page) == [47, 0, 0, 0])
  }

  @Test("pushing and popping replace what is shown, and tell of it in order")
  func stack() {
    let log = CallLog()
    let first = LoggedController("first", log)
    let second = LoggedController("second", log)
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    func calls() -> [String] {
      log.take().filter { $0.contains("ppear") || $0.contains("Move") || $0.contains("Load") }
    }
    _ = calls()
    navigation.pushViewController(second, animated: false)
    #expect(
      calls() == [
        "second.willMove(parent)", "first.viewWillDisappear", "first.viewDidDisappear", "second.viewDidLoad",
        "second.viewWillAppear", "second.viewIsAppearing", "second.viewDidAppear", "second.didMove(parent)",
      ])
    #expect(navigation.viewControllers == [first, second] && first.view.superview == nil)
    #expect(second.view.superview === navigation.view && insets(second) == [91, 0, 34, 0])
    #expect(navigation.popViewController(animated: false) === second)
    #expect(
      calls() == [
        "second.willMove(nil)", "second.viewWillDisappear", "second.viewDidDisappear", "first.viewWillAppear",
        "first.viewIsAppearing", "first.viewDidAppear", "second.didMove(nil)",
      ])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [first])
    navigation.setViewControllers([first, second, UIViewController()], animated: false)
    #expect(navigation.popToRootViewController(animated: false)?.count == 2)
  }

  @Test("a tab bar is 49 points above the safe area, and children know")
  func tabs() {
    let first = UIViewController()
    let second = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(insets(first) == [47, 0, 83, 0] && second.viewIfLoaded == nil)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    let content = second.viewControllers[0]
    #expect(first.view.superview == nil && insets(content) == [91, 0, 83, 0])
    #expect(content.tabBarController === tabs && tabs.selectedViewController === second)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    second.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(insets(pushed) == [91, 0, 34, 0])
  }

  @Test("a view that is presented over the full screen fills the window, appears and goes")
  func presentation() {
    let log = CallLog()
    let root = UIViewController()
    show(root)
    let presented = LoggedController("vc", log)
    presented.modalPresentationStyle = .fullScreen
    var isDone = false
    root.present(presented, animated: true) { isDone = true }
    #expect(isDone && presented.view.frame == window.bounds && presented.presentingViewController === root)
    #expect(root.presentedViewController === presented)
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "vc.viewWillAppear", "vc.viewIsAppearing", "vc.viewDidAppear",
      ])
    presented.dismiss(animated: true)
    #expect(log.take().filter { $0.contains("ppear") } == ["vc.viewWillDisappear", "vc.viewDidDisappear"])
    #expect(root.presentedViewController == nil && presented.view.superview == nil)
  }
}
