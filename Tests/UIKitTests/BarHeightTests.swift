// How high bars are, and where content begins below them. Sources: Apple's pages of `UINavigationBar.prefersLargeTitles`,
// `UINavigationItem.LargeTitleDisplayMode` and `searchController`; Interface Builder's documents, where a large title makes
// the bar 52 points higher; `UIScrollView.adjustedContentInset`, at whose top the content rests.

import Testing
import UIKit

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor
@Suite("Heights of bars")
struct BarHeightTests {
  private func show(
    _ stack: UINavigationController, size: CGSize = CGSize(width: 393, height: 852), top: CGFloat = 59
  ) -> UIWindow {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
    let window = UIWindow(screen: UIScreen(size: size, safeAreaInsets: insets))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("a large title makes the bar higher, unless its item says never; automatic is as before")
  func largeTitles() {
    let first = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.prefersLargeTitles = true
    let window = show(stack)
    #expect(stack.navigationBar.frame.height == 96)
    #expect(first.view.safeAreaInsets.top == 155)
    let second = UIViewController()
    second.navigationItem.largeTitleDisplayMode = .never
    stack.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(second.view.safeAreaInsets.top == 103)
    let third = UIViewController()
    stack.pushViewController(third, animated: false)
    window.layoutIfNeeded()
    #expect(third.view.safeAreaInsets.top == 103)
    third.navigationItem.largeTitleDisplayMode = .always
    window.layoutIfNeeded()
    #expect(third.view.safeAreaInsets.top == 155)
    stack.navigationBar.prefersLargeTitles = false
    window.layoutIfNeeded()
    #expect(third.view.safeAreaInsets.top == 103)
  }

  @Test("there are no large titles where there is little height")
  func landscape() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.navigationBar.prefersLargeTitles = true
    let window = show(stack, size: CGSize(width: 667, height: 375), top: 0)
    #expect(window.traitCollection.verticalSizeClass == .compact)
    #expect(stack.navigationBar.frame.height == 32)
  }

  @Test("a search bar stands below the title")
  func searchBar() {
    let controller = UIViewController()
    let stack = UINavigationController(rootViewController: controller)
    let window = show(stack)
    controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top == 155)
    controller.navigationItem.searchController = nil
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top == 103)
  }

  @Test("the toolbar has the items of the controller at the top")
  func toolbar() {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    controller.toolbarItems = [item]
    let stack = UINavigationController(rootViewController: controller)
    stack.isToolbarHidden = false
    _ = show(stack)
    #expect(stack.toolbar.items == [item])
    controller.toolbarItems = nil
    #expect(stack.toolbar.items == nil)
  }

  @Test("rows begin below the bar, and stay at the top when it becomes higher")
  func offsets() throws {
    let rows = Rows()
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = rows
    let stack = UINavigationController(rootViewController: controller)
    let window = show(stack)
    let table = try #require(controller.tableView)
    #expect(table.contentOffset == CGPoint(x: 0, y: -103))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.convert(cell.bounds, to: window).minY == 103)
    stack.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == -155)
    // Scrolled content stays where it is.
    table.contentOffset.y = 200
    stack.navigationBar.prefersLargeTitles = false
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 200)
  }

  // Apple's page of `prefersLargeTitles`: the title is inline once the content is scrolled. The bar ends where the content
  // begins meanwhile, and is as high as without a large title in the end.
  @Test("a large title goes while rows are scrolled, and comes back with them")
  func shrinking() throws {
    let rows = Rows()
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = rows
    let stack = UINavigationController(rootViewController: controller)
    stack.navigationBar.prefersLargeTitles = true
    let window = show(stack)
    let table = try #require(controller.tableView)
    #expect(stack.navigationBar.frame.height == 96 && table.contentOffset.y == -155)
    table.contentOffset.y = -125
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 66))
    #expect(table.adjustedContentInset.top == 125 && table.contentOffset.y == -125)
    table.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 44 && table.adjustedContentInset.top == 103)
    #expect(table.contentOffset.y == 300)
    // Another controller begins with its title, and the first is found as it was left.
    stack.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 96)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 44 && table.contentOffset.y == 300)
    table.contentOffset.y = -155
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 96 && table.contentOffset.y == -155)
    #expect(window.layoutFeedbackLoop == nil)
  }

  // Apple's page of `hidesSearchBarWhenScrolling`: the bar is visible only when the scroll position is at the top of the
  // content; when the property is false, it stays whatever the position is.
  @Test(
    "a search bar goes while rows are scrolled, unless its item says that it stays", arguments: [true, false])
  func searching(hides: Bool) throws {
    let rows = Rows()
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = rows
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    controller.navigationItem.hidesSearchBarWhenScrolling = hides
    let stack = UINavigationController(rootViewController: controller)
    let window = show(stack)
    let table = try #require(controller.tableView)
    #expect(search.searchBar.superview === stack.navigationBar)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 393, height: 52))
    table.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == (hides ? 44 : 96))
    #expect(search.searchBar.frame.height == (hides ? 0 : 52))
    controller.navigationItem.searchController = nil
    window.layoutIfNeeded()
    #expect(search.searchBar.superview == nil && stack.navigationBar.frame.height == 44)
  }

  @Test("a controller's own insets come on top of those of bars")
  func additionalInsets() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 0)
    let stack = UINavigationController(rootViewController: controller)
    stack.isToolbarHidden = false
    _ = show(stack)
    // 59 of the screen, 44 of the bar; 34 of the screen, 44 or 49 of the toolbar.
    #expect(controller.view.safeAreaInsets.top == 113 && controller.view.safeAreaInsets.left == 5)
    #expect(controller.view.safeAreaInsets.bottom == 54 + stack.toolbar.frame.height)
  }

  @Test("insets of the program's own count from the beginning, and move nothing that is shown")
  func ownInsets() {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 300, height: 600)))
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    #expect(scroll.contentOffset.y == 0)
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -8)
    scroll.contentInset.top = 50
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -8)
    scroll.contentInset.top = 0
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 0)
    // Beyond the end of shorter content nothing is shown.
    scroll.contentOffset.y = 1400
    scroll.contentSize.height = 1000
    #expect(scroll.contentOffset.y == 400)
  }

  @Test("a large title beside the buttons makes the bar no higher")
  func inline() {
    let heights = [UINavigationItem.LargeTitleDisplayMode.always, .never, .inline].map { mode in
      let window = UIWindow(screen: UIScreen(size: CGSize(width: 375, height: 667)))
      let controller = UIViewController()
      controller.navigationItem.title = "Title"
      controller.navigationItem.largeTitleDisplayMode = mode
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return navigation.navigationBar.frame.height
    }
    #expect(heights == [96, 44, 44])
    #expect(UINavigationItem.LargeTitleDisplayMode.inline.rawValue == 3)
  }
}
