// Navigation bar, toolbar and tab bar: a fixed height, any width.

import Foundation

/// The bar on top of a navigation controller's content: a fixed height, any width.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items of the bar, the current one last: its large title and its search bar make the bar higher.
  open var items: [UINavigationItem]? {
    didSet {
      oldValue?.forEach { $0.bar = nil }
      items?.forEach { $0.bar = self }
      if let old = oldValue?.last?.searchBar, old !== topItem?.searchBar, old.superview === self {
        old.removeFromSuperview()
      }
      heightDidChange()
    }
  }
  /// Takes effect at once, `animated` or not.
  open dynamic func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// The current item, the last of `items`; nil without any.
  open dynamic var topItem: UINavigationItem? { items?.last }
  /// Whether content behind the bar shows through. Content of a container ends at an opaque bar, unless its controller
  /// has `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The background colour of the bar, which pictures show; nil for the system's.
  open dynamic var barTintColor: UIColor?
  /// The attributes of the title; stored.
  open dynamic var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles; stored.
  open dynamic var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether titles are large where their items let them: the bar is 52 points higher then. In a navigation controller it
  /// becomes lower while content is scrolled.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { heightDidChange() } } }
  /// The line below the bar; stored.
  open dynamic var shadowImage: UIImage?

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.navigationBarHeight + heightOfRows)
  }

  /// The height of a large title and of a search bar below the usual bar: 52 points each.
  private static let heightOfRow: CGFloat = 52

  /// The height of the rows below the usual bar.
  private var heightOfRows: CGFloat {
    (hasLargeTitleRow ? Self.heightOfRow : 0) + (hasSearchRow ? Self.heightOfRow : 0)
  }
  /// Whether the large title is shown, which it is not where the height is compact.
  private var hasLargeTitleRow: Bool { showsLargeTitle && traitCollection.verticalSizeClass != .compact }
  /// Whether the search bar is below the title, which it is not where the width is regular.
  private var hasSearchRow: Bool {
    topItem?.searchBar != nil && traitCollection.horizontalSizeClass != .regular
  }
  private var searchRowScrolls: Bool { hasSearchRow && topItem?.hidesSearchBarWhenScrolling == true }

  /// The height that collapses while content is scrolled: the large title, and a search bar that hides.
  final var scrollingHeight: CGFloat {
    (hasLargeTitleRow ? Self.heightOfRow : 0) + (searchRowScrolls ? Self.heightOfRow : 0)
  }
  /// The part of `scrollingHeight` that has collapsed; set by the container, which gives the bar its height.
  final var scrolledHeight: CGFloat = 0 { didSet { if scrolledHeight != oldValue { setNeedsLayout() } } }

  /// The search bar lies at the lower edge; one that hides goes first.
  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    guard let searchBar = topItem?.searchBar, searchBar.superview === self else { return }
    let height = max(0, Self.heightOfRow - (searchRowScrolls ? scrolledHeight : 0))
    searchBar.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// Whether the current item's title is large: `automatic` as the one below it.
  private var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The container places the bar and what is below it again.
  func heightDidChange() {
    if let searchBar = topItem?.searchBar {
      if hasSearchRow {
        if searchBar.superview !== self { addSubview(searchBar) }
      } else if searchBar.superview === self {
        searchBar.removeFromSuperview()
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}

/// A bar of buttons: a fixed height, any width. Its items are no views here.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Buttons and spaces, in reading order, which pictures show; nil for none. No views are made.
  open dynamic var items: [UIBarButtonItem]?
  /// Takes effect at once, `animated` or not.
  open dynamic func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Whether content behind the bar shows through. Content of a container ends at an opaque bar, unless its controller
  /// has `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The background colour of the bar, which pictures show; nil for the system's.
  open dynamic var barTintColor: UIColor?

  /// Whether the bar is directly above a home indicator, where it is higher.
  package var isAboveHomeIndicator = false {
    didSet { if isAboveHomeIndicator != oldValue { invalidateIntrinsicContentSize() } }
  }

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: controlMetrics.toolbarHeight(isAboveHomeIndicator: isAboveHomeIndicator))
  }
}

/// The bar that switches between tabs: a fixed height, any width. Its items are no views here.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items of the tabs, in reading order, which pictures show; nil for none. No views are made.
  open dynamic var items: [UITabBarItem]?
  /// Takes effect at once, `animated` or not.
  open dynamic func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// Nil for none. Set by tab bar controllers; setting it tells nobody.
  open dynamic var selectedItem: UITabBarItem?
  /// Whether content behind the bar shows through. Content of a container ends at an opaque bar, unless its controller
  /// has `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The background colour of the bar, which pictures show; nil for the system's.
  open dynamic var barTintColor: UIColor?
  /// The colour of tabs that are not selected; stored.
  open dynamic var unselectedItemTintColor: UIColor?

  /// The height of the bar below its tabs, behind a home indicator: 34 more in the one launch screen of the corpus that
  /// draws such a bar (build 17125, 83 points at the bottom of retina5_9).
  package var insetBelow: CGFloat = 0 {
    didSet { if insetBelow != oldValue { invalidateIntrinsicContentSize() } }
  }

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.tabBarHeight + insetBelow)
  }
}
