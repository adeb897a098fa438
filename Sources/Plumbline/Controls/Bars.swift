// Navigation bar, toolbar and tab bar: a fixed height, any width; and the search bar.

import Foundation

/// The bar on top of a navigation controller's content.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// What the bar shows, the present one last: its large title and its search bar make the bar higher.
  open var items: [UINavigationItem]? {
    didSet {
      oldValue?.forEach { $0.bar = nil }
      items?.forEach { $0.bar = self }
      heightDidChange()
    }
  }
  /// The present item.
  open var topItem: UINavigationItem? { items?.last }
  /// Whether what is behind shines through. Content of a container ends at an opaque bar, unless its controller has
  /// `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The bar's colour; stored.
  open var barTintColor: UIColor?
  /// The attributes of the title; stored.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles; stored.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether titles are large where their items let them: the bar is 52 points higher then. It stays so while content is
  /// scrolled; Apple's shrinks.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { heightDidChange() } } }
  /// The line below the bar; stored.
  open var shadowImage: UIImage?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.navigationBarHeight + heightOfRows)
  }

  /// What a large title and a search bar take below the usual bar: 52 points each. No large titles where there is little
  /// height, no search bar below the title where there is width.
  private var heightOfRows: CGFloat {
    let traits = traitCollection
    var height: CGFloat = 0
    if showsLargeTitle, traits.verticalSizeClass != .compact { height += 52 }
    if topItem?.hasSearchBar ?? false, traits.horizontalSizeClass != .regular { height += 52 }
    return height
  }

  /// Whether the present item's title is large: `automatic` as the one below it.
  private var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The container places the bar and what is below it again.
  func heightDidChange() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// What the bar shows; stored.
  open var items: [UIBarButtonItem]?
  /// Sets what the bar shows.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Whether what is behind shines through. Content of a container ends at an opaque bar, unless its controller has
  /// `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The bar's colour; stored.
  open var barTintColor: UIColor?

  /// Whether the bar lies right above a home indicator, where it is higher.
  package var isAboveHomeIndicator = false {
    didSet { if isAboveHomeIndicator != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: controlMetrics.toolbarHeight(isAboveHomeIndicator: isAboveHomeIndicator))
  }
}

/// The bar that switches between tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// What the bar shows; stored.
  open var items: [UITabBarItem]?
  /// The selected one.
  open var selectedItem: UITabBarItem?
  /// Whether what is behind shines through. Content of a container ends at an opaque bar, unless its controller has
  /// `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The bar's colour; stored.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected; stored.
  open var unselectedItemTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.tabBarHeight)
  }
}

/// A field to search with.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// What is shown while there is no text.
  open var placeholder: String?
  /// The text of the search.
  open var text: String?
  /// A line above the field; stored.
  open var prompt: String?
  /// Who is told of editing.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether the button that ends the search is shown; stored.
  open var showsCancelButton = false
  /// The keyboard of the bar, in place of the system's; stored.
  open override var inputView: UIView? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What lies over the keyboard; stored.
  open override var inputAccessoryView: UIView? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Sets `showsCancelButton`.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The bar's colour; stored.
  open var barTintColor: UIColor?

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.searchBarHeight)
  }
}

/// Who is told of a search. Every question has an answer by default; nothing here edits.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search is asked for.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search is given up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The bar is about to be typed into.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The bar is typed into.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the bar may be left.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The bar was left.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether the text may change so.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Bookmarks were asked for.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The list of results was asked for.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// The bar is about to be typed into. By default yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The bar is typed into. By default nothing is done.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Whether the bar may be left. By default yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The bar was left. By default nothing is done.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Whether the text may change so. By default yes.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Bookmarks were asked for. By default nothing is done.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// The list of results was asked for. By default nothing is done.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Another scope was chosen. By default nothing is done.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
