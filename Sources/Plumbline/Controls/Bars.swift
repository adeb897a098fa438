// Navigation bar, toolbar and tab bar: a fixed height, any width; and the search bar.

import Foundation

/// The bar on top of a navigation controller's content: a fixed height, any width.
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
  /// The present item, the last of `items`; nil without any.
  open var topItem: UINavigationItem? { items?.last }
  /// Whether what is behind shines through. Content of a container ends at an opaque bar, unless its controller has
  /// `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// Behind the bar; nil for the system's; stored.
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

/// A bar of buttons: a fixed height, any width. Its items are no views here.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Buttons and room between them, in the order of reading; nil for none; stored: no views are made.
  open var items: [UIBarButtonItem]?
  /// At once, whether `animated` or not.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Whether what is behind shines through. Content of a container ends at an opaque bar, unless its controller has
  /// `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// Behind the bar; nil for the system's; stored.
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

/// The bar that switches between tabs: a fixed height, any width. Its items are no views here.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// One for each tab, in the order of reading; nil for none; stored: no views are made.
  open var items: [UITabBarItem]?
  /// Nil for none. Set by tab bar controllers; setting it tells nobody.
  open var selectedItem: UITabBarItem?
  /// Whether what is behind shines through. Content of a container ends at an opaque bar, unless its controller has
  /// `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// Behind the bar; nil for the system's; stored.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected; stored.
  open var unselectedItemTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.tabBarHeight)
  }
}

/// A field to search with: a fixed height, any width.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Shown while there is no text; nil for nothing. The bar's size does not depend on it.
  open var placeholder: String?
  /// What is searched for; nil at first. Setting it tells nobody.
  open var text: String?
  /// A line above the field; stored.
  open var prompt: String?
  /// Told of editing by hosts and tests: nothing here types into the bar. Not retained.
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
  /// At once, whether `animated` or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Behind the bar; nil for the system's; stored.
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
  /// The text is the bar's already; never called here: hosts and tests do.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The return key was pressed; never called here: hosts and tests do.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that cancels was pressed; never called here: hosts and tests do.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// False keeps the keyboard away; never called here.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Keys go to the bar from now on; never called here.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// False keeps the keyboard; never called here.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Keys go to the bar no longer; never called here.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// In UTF-16 code units; false keeps the text; never called here.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// The book in the field was pressed; never called here.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The list in the field was pressed; never called here.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// The user chose another scope, by its place; never called here.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// True by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// True by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// True by default.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
