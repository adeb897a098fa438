// Searching before iOS 8. Sources: Apple's pages of `UISearchDisplayController` (results in a table over the contents
// controller's view while the bar has a text; the navigation bar is hidden during a search) and `UISearchDisplayDelegate`
// (the order of what is told; whether the table is to be loaded again).

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Searching before iOS 8")
struct SearchDisplayTests {
  private final class Listener: NSObject, UISearchDisplayDelegate, UITableViewDataSource {
    var notes: [String] = []
    var rows = 1
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
      notes.append("will begin")
    }
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {
      notes.append("did begin")
    }
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {
      notes.append("will end")
    }
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {
      notes.append("did end")
    }
    func searchDisplayController(
      _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
    ) { notes.append("load") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
    ) { notes.append("will show") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
    ) { notes.append("did show") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
    ) { notes.append("will hide") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
    ) { notes.append("did hide") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool {
      notes.append("reload \(searchString ?? "-")")
      return searchString != "later"
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private struct Place {
    let contents = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let listener = Listener()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    @MainActor init() {
      window.rootViewController = UINavigationController(rootViewController: contents)
      window.isHidden = false
      window.layoutIfNeeded()
      contents.view.addSubview(bar)
    }
    @MainActor func search() -> UISearchDisplayController {
      let search = UISearchDisplayController(searchBar: bar, contentsController: contents)
      search.delegate = listener
      search.searchResultsDataSource = listener
      return search
    }
  }

  @Test("the delegate is told of begin, results and end in this order; results lie below the bar")
  func course() {
    let place = Place()
    let search = place.search()
    #expect(place.contents.searchDisplayController === search && !search.isActive)
    place.bar.becomeFirstResponder()
    #expect(search.isActive && place.bar.showsCancelButton)
    #expect(place.contents.navigationController?.isNavigationBarHidden == true)
    place.bar.text = "a"
    let table = search.searchResultsTableView
    place.window.layoutIfNeeded()
    #expect(
      place.listener.notes == ["will begin", "did begin", "load", "reload a", "will show", "did show"])
    #expect(table.superview === place.contents.view)
    #expect(table.frame == CGRect(x: 0, y: 56, width: 320, height: 424))
    #expect(table.numberOfRows(inSection: 0) == 1)
    place.listener.notes = []
    search.setActive(false, animated: false)
    #expect(place.listener.notes == ["will end", "will hide", "did hide", "did end"])
    #expect(table.superview == nil && place.bar.text ?? "" == "" && !place.bar.showsCancelButton)
    #expect(place.contents.navigationController?.isNavigationBarHidden == false)
  }

  @Test("without a text there are no results; the table loads again only where the delegate says so")
  func texts() {
    let place = Place()
    let search = place.search()
    place.bar.text = "before"
    #expect(!search.isActive && place.listener.notes.isEmpty)
    search.isActive = true
    let table = search.searchResultsTableView
    #expect(table.superview != nil)
    // What is loaded again is selected no longer.
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    place.bar.text = "later"
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    place.bar.text = "now"
    #expect(table.indexPathForSelectedRow == nil)
    place.listener.notes = []
    place.bar.text = ""
    #expect(place.listener.notes == ["will hide", "did hide"] && search.isActive)
  }

  @Test("a bar in the navigation bar is its title, and the bar stays; results are beside what scrolls")
  func places() {
    let place = Place()
    let search = place.search()
    #expect(search.navigationItem == nil)
    place.bar.removeFromSuperview()
    search.displaysSearchBarInNavigationBar = true
    #expect(search.navigationItem === place.contents.navigationItem)
    #expect(place.contents.navigationItem.titleView === place.bar)
    search.isActive = true
    #expect(place.contents.navigationController?.isNavigationBarHidden == false)

    let list = UITableViewController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = list
    window.isHidden = false
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    list.tableView.tableHeaderView = bar
    window.layoutIfNeeded()
    let other = UISearchDisplayController(searchBar: bar, contentsController: list)
    other.isActive = true
    bar.text = "a"
    #expect(other.searchResultsTableView.superview === list.view.superview)
    #expect(other.searchResultsTableView.frame.maxY == 480)
  }
}
