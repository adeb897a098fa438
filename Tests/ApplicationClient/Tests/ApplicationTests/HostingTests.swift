// Where an application's SwiftUI lies: expectations follow from its constants and Apple's documentation.

import SwiftUI
import Testing

@MainActor
@Suite("SwiftUI in applications")
struct HostingTests {
  private func find(_ name: String, in view: UIView) -> UIView? {
    view.accessibilityIdentifier == name ? view : view.subviews.lazy.compactMap { find(name, in: $0) }.first
  }

  @Test("a hosted view decides its height under constraints, and follows its model")
  func screen() throws {
    let screen = CartViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let hosted = try #require(screen.hosting.view)
    let rating = try #require(find("rating", in: hosted))
    // Room of 16 at the sides: 375 - 16 - 100.
    #expect(rating.frame.minX == 259 && rating.frame.size == CGSize(width: 100, height: 20))
    #expect((rating as? RatingView)?.value == 3)
    let button = try #require(find("order", in: hosted) as? UIControl)
    #expect(button.frame.width == 343 && button.frame.height == 44)
    #expect(hosted.frame.height == button.frame.maxY + 16)
    #expect(screen.table.frame.minY == hosted.frame.maxY)
    button.sendActions(for: .touchUpInside)
    #expect(screen.orders == 1)
    // 40 + 2 · 10, and the line below.
    #expect(abs(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height - 60) < 1)
    #expect(find("paper", in: hosted) == nil)
    let before = hosted.frame.height
    let toggle = try #require(hosted.subviews.compactMap { $0 as? UISwitch }.first)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    window.layoutIfNeeded()
    let paper = try #require(find("paper", in: hosted))
    #expect(hosted.frame.height == before + paper.frame.height + 12)
  }

  @Test("previews are values that can be hosted")
  func previews() {
    let controller = UIHostingController(rootView: BadgeView_Previews.previews)
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    controller.view.layoutIfNeeded()
    let badges = controller.view.subviews.compactMap { $0 as? BadgeView }
    #expect(badges.map(\.frame.size) == Array(repeating: CGSize(width: 80, height: 24), count: 3))
    #expect(controller.children.first is CartViewController)
  }
}
