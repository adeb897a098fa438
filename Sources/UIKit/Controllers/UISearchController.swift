// Search controllers: a controller with a search bar, which reports the text that is searched for.

import Foundation
import Plumbline

/// A controller with a search bar, which reports the text that is searched for. The bar lies where the program puts
/// it, that of a navigation item in the navigation bar.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UISearchBarDelegate {
  /// The controller of results, which Apple's shows during a search; nil for the controller that searches. Here its
  /// view is not shown.
  open private(set) var searchResultsController: UIViewController?
  /// The updater, called when a search begins and ends, and at changes of the text. Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, called at the beginning and the end. Not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The search bar, 320 points wide and 56 high until the program places it.
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  /// Whether content behind is dimmed; true by default; stored.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search; stored.
  open var hidesNavigationBarDuringPresentation = true

  /// A controller whose search bar lies in no view yet; nil to show results where the search began.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    listenToBar()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    listenToBar()
  }

  /// Without a controller of results.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    listenToBar()
  }

  /// Begins a search when the bar becomes first responder, and updates it at each change of the text.
  private func listenToBar() {
    searchBar.searchDidBegin = { [weak self] in self?.isActive = true }
    searchBar.textDidChange = { [weak self] in
      guard let self, !isEnding else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
  private var isEnding = false

  /// Whether a search is under way. Setting it begins or ends one.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        isEnding = true
        searchBar.resignFirstResponder()
        searchBar.text = nil
        isEnding = false
        delegate?.didDismissSearchController(self)
      }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
}

/// The updater of search results: usually the controller with the list.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins and ends, and at each change of the text; Apple's, too, of the scope.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search: told of changes of `isActive`.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: ObjectAnswering {
  /// Called while `isActive` is already true.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called at once after the other.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the bar's text goes.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the bar's text is gone, before the updater.
  func didDismissSearchController(_ searchController: UISearchController)
  /// In Apple's the program may present the search here. Never called.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func presentSearchController(_ searchController: UISearchController) {}
}
