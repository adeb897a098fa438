// Bars and how they look: which objects they keep, and which they do not.

import Testing
import UIKit

@Suite("Bars")
@MainActor
struct BarTests {
  private final class Delegate: NSObject, UINavigationBarDelegate, UIToolbarDelegate, UITabBarDelegate {}

  @Test("a bar's look is one object, which can be changed in place")
  func standardAppearance() {
    let (top, tools, tabs) = (UINavigationBar(), UIToolbar(), UITabBar())
    for appearance in [
      top.standardAppearance, tools.standardAppearance, tabs.standardAppearance,
    ] as [UIBarAppearance] { appearance.backgroundColor = .red }
    #expect(top.standardAppearance.backgroundColor == .red)
    #expect(tools.standardAppearance.backgroundColor == .red)
    #expect(tabs.standardAppearance.backgroundColor == .red)
    let other = UINavigationBarAppearance()
    top.standardAppearance = other
    #expect(top.standardAppearance === other)
  }

  @Test("bars do not retain their delegates")
  func delegates() {
    let (top, tools, tabs) = (UINavigationBar(), UIToolbar(), UITabBar())
    var delegate: Delegate? = Delegate()
    (top.delegate, tools.delegate, tabs.delegate) = (delegate, delegate, delegate)
    #expect(top.delegate === delegate && tools.delegate === delegate && tabs.delegate === delegate)
    delegate = nil
    #expect(top.delegate == nil && tools.delegate == nil && tabs.delegate == nil)
  }

  @Test("a copied look has everything, and nothing in common with the first")
  func copies() throws {
    let bar = UINavigationBarAppearance()
    bar.setBackIndicatorImage(UIImage(size: CGSize(width: 1, height: 1)), transitionMaskImage: nil)
    bar.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    let copy = try #require(bar.copy() as? UINavigationBarAppearance)
    #expect(copy.backIndicatorImage === bar.backIndicatorImage)
    #expect(copy.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(bar.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)

    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.selected.iconColor = .green
    let tabCopy = UITabBarAppearance(barAppearance: tabs)
    #expect(tabCopy.stackedLayoutAppearance.selected.iconColor == .green)
    #expect(tabCopy.stackedLayoutAppearance !== tabs.stackedLayoutAppearance)

    let tools = UIToolbarAppearance()
    tools.doneButtonAppearance.disabled.titleTextAttributes = [.kern: 4]
    let toolCopy = try #require(tools.copy() as? UIToolbarAppearance)
    #expect(toolCopy.doneButtonAppearance.disabled.titleTextAttributes[.kern] as? Int == 4)
  }

  private final class CountingBar: UITabBar {
    var sets = 0
    override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
      super.setItems(items, animated: animated)
      sets += 1
    }
  }

  @Test("each state and metrics has its own value")
  func valuesOfStates() {
    let item = UIBarButtonItem(title: "A", image: nil, target: nil, action: nil, menu: UIMenu(title: "Menu"))
    let image = UIImage()
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    #expect(item.title == "A" && item.menu?.title == "Menu")
  }

  @Test("a subclass of a tab bar is told of items")
  func tabBar() {
    let bar = CountingBar()
    let item = UITabBarItem(title: "A", image: nil, tag: 3)
    bar.setItems([item], animated: true)
    #expect(bar.sets == 1 && bar.items == [item])
  }
}
