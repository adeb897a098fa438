// Navigation bar, toolbar and tab bar: a fixed height, any width; and the search bar.

import Foundation

/// The bar on top of a navigation controller's content.
open class UINavigationBar: UIView {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.navigationBarHeight)
  }
}

/// A bar of buttons.
open class UIToolbar: UIView {
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
open class UITabBar: UIView {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.tabBarHeight)
  }
}

/// A field to search with.
open class UISearchBar: UIView {
  /// What is shown while there is no text.
  open var placeholder: String?
  /// The text of the search.
  open var text: String?

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.searchBarHeight)
  }
}
