// What applications write as `extension UITabBarController { override var … }`: on Apple's systems the member of the
// extension takes the place of the class's own, here Swift's replacement of dynamic members does.

import Testing
import UIKit

extension UITabBarController {
  @_dynamicReplacement(for:childForStatusBarHidden)
  var childForStatusBarHiddenOfTests: UIViewController? { selectedViewController }
}

extension UIScrollView {
  @_dynamicReplacement(for:touchesMoved(_:with:))
  func touchesMovedOfTests(_ touches: Set<UITouch>, with event: UIEvent?) { tag += 1 }
}

@Suite("Members that extensions replace")
struct ExtensionReplacementTests {
  @Test("a property that an extension of the class itself has is asked instead of the class's")
  @MainActor func property() {
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    #expect(tabs.childForStatusBarHidden === child)
    #expect(UINavigationController().childForStatusBarHidden == nil)
  }

  @Test("a method that an extension of the class itself has is called for its subclasses too")
  @MainActor func method() {
    let table = UITableView()
    table.touchesMoved([], with: nil)
    let view = UIView()
    view.touchesMoved([], with: nil)
    #expect(table.tag == 1 && view.tag == 0)
  }
}
