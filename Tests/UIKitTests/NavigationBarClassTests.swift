// Navigation controllers with bars of a program's classes. Apple's documentation of
// `init(navigationBarClass:toolbarClass:)`: a subclass of each, nil for the usual ones; "you must set the root view controller"
// afterwards.

import Testing
import UIKit

@MainActor
@Suite("Navigation controllers with bars of a program's classes")
struct NavigationBarClassTests {
  private final class Bar: UINavigationBar {
    var note = "none"
    override init(frame: CGRect) {
      super.init(frame: frame)
      note = "made"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Tools: UIToolbar {}

  @Test("both bars are of the classes, and the controller works with them")
  func classes() throws {
    let controller = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(controller.viewControllers.isEmpty)
    let bar = try #require(controller.navigationBar as? Bar)
    #expect(bar.note == "made" && controller.toolbar is Tools)
    let root = UIViewController()
    root.title = "Root"
    controller.viewControllers = [root]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(bar.superview === controller.view && bar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(bar.topItem?.title == "Root")
  }

  @Test("nil stands for the usual bars")
  func usual() {
    let controller = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: controller.navigationBar) == UINavigationBar.self)
    #expect(type(of: controller.toolbar) == UIToolbar.self)
  }
}
