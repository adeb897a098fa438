// Tables as applications have them: searching, editing, swiping, content configurations; split, page and tab controllers.

import UIKit
class ListController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate,
  UISearchControllerDelegate
{
  var items = ["a"]
  let searchController = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "C", bundle: nil), forCellReuseIdentifier: "c")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "d")
    tableView.tableFooterView = UIView()
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .onDrag
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.estimatedRowHeight = 44
    tableView.rowHeight = UITableView.automaticDimension
    refreshControl = UIRefreshControl()
    refreshControl?.tintColor = .red
    refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    searchController.searchResultsUpdater = self
    searchController.delegate = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.hidesNavigationBarDuringPresentation = false
    searchController.searchBar.delegate = self
    searchController.searchBar.placeholder = "Search"
    searchController.searchBar.scopeButtonTitles = ["a", "b"]
    searchController.searchBar.searchBarStyle = .minimal
    searchController.searchBar.searchTextField.backgroundColor = .white
    searchController.searchBar.autocapitalizationType = .none
    searchController.searchBar.tintColor = .red
    definesPresentationContext = true
    if !searchController.isActive {}
    extendedLayoutIncludesOpaqueBars = true
  }
  @objc func refresh() {
    refreshControl?.endRefreshing(); tableView.reloadData(); tableView.reloadSectionIndexTitles()
  }
  func updateSearchResults(for searchController: UISearchController) {
    let t = searchController.searchBar.text ?? ""; print(t)
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "d", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    cell.detailTextLabel?.text = ""
    cell.imageView?.image = UIImage(
      systemName: "star.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    cell.accessoryType = .disclosureIndicator
    cell.selectionStyle = .none
    cell.showsReorderControl = true
    cell.editingAccessoryType = .checkmark
    cell.backgroundColor = .clear
    var content = cell.defaultContentConfiguration()
    content.text = "a"
    content.secondaryText = "b"
    content.image = UIImage(systemName: "star")
    content.imageProperties.tintColor = .red
    content.textProperties.font = .preferredFont(forTextStyle: .body)
    content.secondaryTextProperties.color = .gray
    content.textProperties.numberOfLines = 1
    cell.contentConfiguration = content
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      items.remove(at: indexPath.row); tableView.deleteRows(at: [indexPath], with: .fade)
    } else if editingStyle == .insert {
    }
  }
  override func tableView(_ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath) {}
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { false }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let a = UIContextualAction(style: .destructive, title: "Delete") { action, view, completion in
      completion(true)
    }
    a.backgroundColor = .red; a.image = UIImage(systemName: "trash")
    let c = UISwipeActionsConfiguration(actions: [a])
    return c
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "x", image: nil) { _ in }])
    }
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true);
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red;
    (view as? UITableViewHeaderFooterView)?.contentView.backgroundColor = .red
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "x" }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    0
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { 0 }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { sourceIndexPath }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}
class C: UITableViewCell {
  static let nib = UINib(nibName: "C", bundle: nil)
  override func awakeFromNib() { super.awakeFromNib() }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override func prepareForReuse() { super.prepareForReuse() }
  override func updateConfiguration(using state: UICellConfigurationState) { if state.isSelected {} }
  override func willTransition(to state: UITableViewCell.StateMask) {}
}
class Split: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self; preferredDisplayMode = .oneBesideSecondary; preferredPrimaryColumnWidthFraction = 0.3
    viewControllers = [UIViewController(), UIViewController()]
    showDetailViewController(UIViewController(), sender: nil)
    _ = displayModeButtonItem; if isCollapsed {}
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}
class Pages: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 8])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func viewDidLoad() {
    super.viewDidLoad(); dataSource = self; delegate = self;
    setViewControllers([UIViewController()], direction: .forward, animated: true, completion: nil)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { 2 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { _ = viewControllers?.first }
}
class Tabs: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad(); delegate = self
    let vc = UIViewController(); vc.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    vc.tabBarItem.badgeValue = "1"
    viewControllers = [vc]; selectedIndex = 0; tabBar.isTranslucent = false; tabBar.barStyle = .black
    tabBar.items?[0].title = "x"
    tabBar.items?.first?.image = UIImage(named: "a")?.withRenderingMode(.alwaysOriginal)
    let a = UITabBarAppearance()
    a.configureWithDefaultBackground()
    a.stackedLayoutAppearance.normal.iconColor = .red
    a.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    tabBar.standardAppearance = a; tabBar.scrollEdgeAppearance = a
    tabBar.backgroundImage = UIImage(); tabBar.shadowImage = UIImage()
  }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  { true }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
