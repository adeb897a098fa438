// Searching: a controller with a search bar, which tells what is searched for.

import Foundation
import Plumbline

/// Has a search bar and tells what is searched for. The bar lies where the program puts it; of a navigation
/// item it only takes its room in the navigation bar.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UISearchBarDelegate {
  /// Who shows the results; nil for the controller that searches.
  open private(set) var searchResultsController: UIViewController?
  /// Who is told of every change of the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told of the beginning and the end.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar.
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  /// Whether content behind is dimmed; stored.
  open var obscuresBackgroundDuringPresentation = true
  /// The same under its earlier name.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar goes while searching; stored.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar shows what can cancel by itself; stored.
  open var automaticallyShowsCancelButton = true
  /// Whether the bar shows scopes by itself; stored.
  open var automaticallyShowsScopeBar = true
  /// Whether results are shown by themselves; stored.
  open var automaticallyShowsSearchResultsController = true
  /// Whether results are shown; stored.
  open var showsSearchResultsController = false
  /// Suggestions below the bar; stored.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// A controller of a search, with the controller that shows results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an archive.
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

/// Is told what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The text or the scope changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told of the beginning and the end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// The program shows the search itself. Not told.
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

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Parts of the text that stand for something; stored.
  open var tokens: [UISearchToken] = []
  /// The colour behind such parts; stored.
  open var tokenBackgroundColor: UIColor! = .systemFill
}

extension UISearchBar {
  /// Whether the bar stands out. Raw values are Apple's.
  public enum Style: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, prominent, minimal
  }
  /// Images of a search bar. Raw values are Apple's.
  public enum Icon: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case search, clear, bookmark, resultsList
  }

  /// The field of the bar: it is carried and lies nowhere; its text is not the bar's.
  public var searchTextField: UISearchTextField {
    let known: UISearchTextField? = carried(or: nil)
    if let known { return known }
    let made = UISearchTextField(frame: .zero)
    made.text = text
    carry(Optional(made))
    return made
  }
  /// Sets an image.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    carry(iconImage, "image \(icon.rawValue) \(state.rawValue)")
  }
  /// An image.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    carried(or: nil, "image \(icon.rawValue) \(state.rawValue)")
  }
  /// Sets the image behind the field.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    carry(backgroundImage, "fieldImage \(state.rawValue)")
  }
  /// Sets the image behind the bar.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    carry(backgroundImage, "backgroundImage \(barPosition.rawValue) \(barMetrics.rawValue)")
  }
  /// Sets how the titles of scopes look.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    carry(attributes, "scopeTitle \(state.rawValue)")
  }
  /// Sets how far an image is moved.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    carry(adjustment, "adjustment \(icon.rawValue)")
  }
}
