// Where applications' sheets and menus lie: expectations follow from their constants and Apple's documentation.

import Testing
import UIKit

@MainActor
@Suite("Applications' presentations")
struct PresentationTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("a sheet from below has two thirds of the height")
  func sheet() {
    let home = HomeController()
    let window = show(home)
    let sheet = SlideInPresentationController(
      presentedViewController: UIViewController(), presenting: home, direction: .bottom)
    #expect(
      sheet.size(forChildContentContainer: home, withParentContainerSize: window.bounds.size)
        == CGSize(width: 375, height: 667 * (2.0 / 3.0)))
  }

  @Test("a menu's buttons keep the margins of their stack")
  func menu() throws {
    let menu = MenuViewController()
    _ = show(menu)
    let stack = try #require(menu.view.subviews.first as? UIStackView)
    #expect(stack.frame.origin == CGPoint.zero && stack.frame.width == 375)
    #expect(stack.arrangedSubviews.count == 6)
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.minX == 20 && $0.frame.width == 335 })
    #expect(stack.arrangedSubviews[0].frame.minY == 20)
  }
}
