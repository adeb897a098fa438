// The sidebar of tabs (iOS 18). Sources: Apple's pages of `UITabBarController.Sidebar` (`isHidden`, `delegate`,
// `scroll(to:animated:)`), `UITabBarController.Sidebar.Delegate` (what is added to the animator runs at once where the sidebar
// changes without animation) and `UITabSidebarItem` (made for a request, configured for its content).

import Foundation
import Testing
import UIKit

@MainActor
@Suite("The sidebar of tabs")
struct TabSidebarTests {
  private final class Listener: NSObject, UITabBarController.Sidebar.Delegate, UITabBarControllerDelegate {
    var notes: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      notes.append("will \(sidebar.isHidden)")
      animator.addCompletion { self.notes.append("done \(sidebar.isHidden)") }
      animator.addAnimations { self.notes.append("beside \(sidebar.isHidden)") }
    }
  }

  @Test("the delegate hears of a change before it, its animations and completions run after it")
  func visibility() {
    let controller = UITabBarController()
    let listener = Listener()
    let sidebar = controller.sidebar
    sidebar.delegate = listener
    #expect(sidebar === controller.sidebar && sidebar.isHidden)
    sidebar.isHidden = true
    #expect(listener.notes.isEmpty)
    sidebar.isHidden = false
    #expect(listener.notes == ["will true", "beside false", "done false"])
    sidebar.scroll(to: .header, animated: false)
    sidebar.scroll(
      to: .tab(UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() }), animated: true)
    #expect(!sidebar.isHidden)
  }

  @Test("a row shows the title of its tab or action, on the ground of a sidebar")
  func rows() {
    let tab = UITab(title: "Library", image: nil, identifier: "library") { _ in UIViewController() }
    let action = UIAction(title: "Add") { _ in }
    let controller = UITabBarController()
    let listener = Listener()
    for (content, title) in [(UITabSidebarItem.Content.tab(tab), "Library"), (.action(action), "Add")] {
      let request = UITabSidebarItem.Request(content: content)
      let item = (listener as any UITabBarController.Sidebar.Delegate).tabBarController(
        controller, sidebar: controller.sidebar, itemFor: request)
      #expect((item.contentConfiguration as? UIListContentConfiguration)?.text == title)
      #expect(item.backgroundConfiguration == .listSidebarCell() && item.accessories.isEmpty)
      #expect(item.defaultContentConfiguration().text == nil && !item.configurationState.isSelected)
    }
    #expect(
      (listener as any UITabBarController.Sidebar.Delegate).tabBarController(
        controller, sidebar: controller.sidebar, contextMenuConfigurationFor: tab) == nil)
  }
}
