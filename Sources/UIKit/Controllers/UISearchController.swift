// Searching: a controller with a search bar, which tells what is searched for.

import Foundation
import Plumbline

/// Has a search bar and tells what is searched for. The bar lies where the program puts it; of a navigation
/// item it only takes its room in the navigation bar.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UISearchBarDelegate {
  /// Shows results in Apple's while a search is under way; nil for the controller that searches. Here its
  /// view is not shown.
  open private(set) var searchResultsController: UIViewController?
  /// Told when a search begins and ends, not of changes of the text. Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told of the beginning and the end. Not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// 320 points wide and 56 high until the program places it.
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  /// Whether content behind is dimmed; yes at first; stored.
  open var obscuresBackgroundDuringPresentation = true
  /// Apple's name before iOS 12 for `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar goes while searching; stored.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar shows a button that cancels while searching; yes at first; stored.
  open var automaticallyShowsCancelButton = true
  /// Whether the bar shows scopes by itself; stored.
  open var automaticallyShowsScopeBar = true
  /// Whether results are shown by themselves; stored.
  open var automaticallyShowsSearchResultsController = true
  /// Whether results are shown; stored.
  open var showsSearchResultsController = false
  /// Suggestions below the bar; stored.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// Nil to show results where the search began. The bar lies in no view yet.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Without a controller of results.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether a search is under way. Setting it begins or ends one.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.text = nil
        delegate?.didDismissSearchController(self)
      }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
}

/// Told what is searched for: usually the controller with the list.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins and ends; Apple's, too, at each change of text or scope.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told of the beginning and the end of a search: of `isActive`.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
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

/// Apple's field of a search bar. Here it lies in no bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Parts of the search that stand as boxes before the text; stored.
  open var tokens: [UISearchToken] = []
  /// Behind tokens; stored.
  open var tokenBackgroundColor: UIColor! = .systemFill
}

extension UISearchBar {
  /// Whether the bar has a ground. Raw values are Apple's.
  public enum Style: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, prominent, minimal
  }
  /// The small images of a bar. Raw values are Apple's.
  public enum Icon: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case search, clear, bookmark, resultsList
  }

  /// One object for the bar, with the bar's text of when it was asked for first. It lies in no view; its text
  /// is not the bar's.
  public var searchTextField: UISearchTextField {
    let known: UISearchTextField? = carried(or: nil)
    if let known { return known }
    let made = UISearchTextField(frame: .zero)
    made.text = text
    carry(Optional(made))
    return made
  }
  /// In place of the system's image; kept for each state; carried.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    carry(iconImage, "image \(icon.rawValue) \(state.rawValue)")
  }
  /// What was set for exactly this state; carried.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    carried(or: nil, "image \(icon.rawValue) \(state.rawValue)")
  }
  /// Kept for each state; carried: the field keeps its height, where Apple's takes the image's.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    carry(backgroundImage, "fieldImage \(state.rawValue)")
  }
  /// Kept for each position and metrics; carried.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    carry(backgroundImage, "backgroundImage \(barPosition.rawValue) \(barMetrics.rawValue)")
  }
  /// Kept for each state; carried.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    carry(attributes, "scopeTitle \(state.rawValue)")
  }
  /// In points from its usual place; kept for each image; carried.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    carry(adjustment, "adjustment \(icon.rawValue)")
  }
}
