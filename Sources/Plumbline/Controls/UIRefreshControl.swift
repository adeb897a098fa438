// The control above the content of a scroll view, which loads it anew.

import Foundation

/// The control that has a scroll view's content loaded anew. Nothing here pulls it.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether the content is being loaded.
  open private(set) var isRefreshing = false
  /// What is said about it.
  open var attributedTitle: NSAttributedString?
  /// The content begins to be loaded.
  open func beginRefreshing() { isRefreshing = true }
  /// The content is loaded.
  open func endRefreshing() { isRefreshing = false }
}
