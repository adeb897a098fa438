// Searching before iOS 8: a controller, which is no view controller, that lays a table of results over the one it searches in.

import Foundation
import Plumbline

/// Lays a table of results over a controller's view while its bar has a text: Apple's before `UISearchController`.
///
/// A search begins when keys go to the bar, or when the program sets `isActive`. The navigation bar is hidden meanwhile. The
/// table lies below the bar where the bar is in the controller's view, and over all of the view otherwise.
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject {
  /// Told of the search, and asked whether results are others. Not retained.
  open weak var delegate: (any UISearchDisplayDelegate)?
  /// The bar that is typed into. It lies where the program puts it.
  public let searchBar: UISearchBar
  /// The controller whose view the results lie over; it has to live as long as this one. Not retained.
  public unowned let searchContentsController: UIViewController
  /// Has the rows of the results. Not retained.
  open weak var searchResultsDataSource: (any UITableViewDataSource)? {
    didSet { storedTable?.dataSource = searchResultsDataSource }
  }
  /// The delegate of the results' table. Not retained.
  open weak var searchResultsDelegate: (any UITableViewDelegate)? {
    didSet { storedTable?.delegate = searchResultsDelegate }
  }
  /// The title of the results; nil for Apple's "Search Results"; stored.
  open var searchResultsTitle: String?
  /// Whether the bar lies in the navigation bar, in the place of the title; no at first.
  open var displaysSearchBarInNavigationBar = false {
    didSet {
      guard displaysSearchBarInNavigationBar != oldValue else { return }
      searchContentsController.navigationItem.titleView = displaysSearchBarInNavigationBar ? searchBar : nil
    }
  }
  /// The controller's item, where the bar lies in the navigation bar; nil otherwise.
  open var navigationItem: UINavigationItem? {
    displaysSearchBarInNavigationBar ? searchContentsController.navigationItem : nil
  }

  /// Searches in a controller, which answers it as its `searchDisplayController` from now on. The bar tells no search
  /// controller any longer.
  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    self.searchBar = searchBar
    searchContentsController = viewController
    super.init()
    viewController.carryWeakly(self, "searchDisplayController")
    searchBar.searchDidBegin = { [weak self] in self?.setActive(true, animated: true) }
    searchBar.textDidChange = { [weak self] in self?.takeText() }
  }

  // MARK: Results

  private var storedTable: UITableView?
  /// The table of the results: a plain one, made when somebody asks for it or a search has a text.
  open var searchResultsTableView: UITableView {
    if let storedTable { return storedTable }
    let table = UITableView(frame: searchContentsController.view.bounds, style: .plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = searchResultsDataSource
    table.delegate = searchResultsDelegate
    storedTable = table
    delegate?.searchDisplayController(self, didLoadSearchResultsTableView: table)
    return table
  }
  private var showsResults: Bool { storedTable?.superview != nil }

  private func takeText() {
    guard isActive, !isEnding else { return }
    let text = searchBar.text ?? ""
    guard !text.isEmpty else { return hideResults() }
    let table = searchResultsTableView
    if delegate?.searchDisplayController(self, shouldReloadTableForSearch: text) ?? true {
      table.reloadData()
    }
    showResults(table)
  }

  private func showResults(_ table: UITableView) {
    guard !showsResults, let contents = searchContentsController.view else { return }
    delegate?.searchDisplayController(self, willShowSearchResultsTableView: table)
    // What lies in a table scrolls with it, so that the results lie beside it.
    let ground = contents is UIScrollView ? contents.superview ?? contents : contents
    var room = contents.convert(contents.bounds, to: ground)
    if searchBar.isDescendant(of: ground) {
      let top = ground.convert(searchBar.bounds, from: searchBar).maxY
      room = CGRect(x: room.minX, y: top, width: room.width, height: max(0, room.maxY - top))
    }
    table.frame = room
    ground.addSubview(table)
    delegate?.searchDisplayController(self, didShowSearchResultsTableView: table)
  }

  private func hideResults() {
    guard showsResults, let table = storedTable else { return }
    delegate?.searchDisplayController(self, willHideSearchResultsTableView: table)
    table.removeFromSuperview()
    delegate?.searchDisplayController(self, didHideSearchResultsTableView: table)
  }

  // MARK: Searching

  private var isSearching = false
  private var isEnding = false
  private var hidNavigationBar = false

  /// Whether a search is under way. Setting it begins or ends one.
  open var isActive: Bool {
    get { isSearching }
    set { setActive(newValue, animated: false) }
  }

  /// Begins a search, with the keys in the bar, or ends it: results go, and so does the text. The delegate is told.
  open func setActive(_ visible: Bool, animated: Bool) {
    guard visible != isSearching else { return }
    visible ? begin(animated) : end(animated)
  }

  private func begin(_ animated: Bool) {
    delegate?.searchDisplayControllerWillBeginSearch(self)
    isSearching = true
    if let stack = searchContentsController.navigationController, !stack.isNavigationBarHidden,
      !displaysSearchBarInNavigationBar
    {
      stack.setNavigationBarHidden(true, animated: animated)
      hidNavigationBar = true
    }
    searchBar.setShowsCancelButton(true, animated: animated)
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    delegate?.searchDisplayControllerDidBeginSearch(self)
    takeText()
  }

  private func end(_ animated: Bool) {
    delegate?.searchDisplayControllerWillEndSearch(self)
    isEnding = true
    hideResults()
    searchBar.resignFirstResponder()
    searchBar.text = nil
    searchBar.setShowsCancelButton(false, animated: animated)
    if hidNavigationBar {
      searchContentsController.navigationController?.setNavigationBarHidden(false, animated: animated)
    }
    hidNavigationBar = false
    isEnding = false
    isSearching = false
    delegate?.searchDisplayControllerDidEndSearch(self)
  }
}

extension UIViewController {
  /// The controller that searches in this one, as it was made by a program; nil for none. Not retained: the program keeps it.
  public var searchDisplayController: UISearchDisplayController? { carriedWeakly() }
}

/// Told of a search before iOS 8, and asked whether its results are others.
@preconcurrency @MainActor
public protocol UISearchDisplayDelegate: ObjectAnswering {
  /// Keys are about to go to the bar, or the program began a search.
  func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
  /// Called at once after the other.
  func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
  /// Called before results and text go.
  func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
  /// Called when they are gone.
  func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
  /// The table was made: cells are registered here.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
  /// Never called: the table lives as long as its controller.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)
  /// The search has its first text.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
  /// The table is in its place.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
  /// The text is gone, or the search ends.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
  /// The table is in no view.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
  /// Whether the text has other results by now: the table asks its data source again then.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool
  /// The same for another scope. Never asked: nothing here touches scopes.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool
}

extension UISearchDisplayDelegate {
  /// Does nothing by default.
  public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {}
  /// Does nothing by default.
  public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {}
  /// Does nothing by default.
  public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {}
  /// Does nothing by default.
  public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {}
  /// Does nothing by default.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing by default.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing by default.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing by default.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing by default.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing by default.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
  ) {}
  /// True by default.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool { true }
  /// True by default.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool { true }
}
