// Refresh controls, above the content of a scroll view.

import Foundation

/// The control that has a scroll view's content loaded anew. No finger pulls it here.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Between `beginRefreshing()` and `endRefreshing()`.
  open private(set) var isRefreshing = false
  /// The title below the spinner; nil for none; stored.
  open dynamic var attributedTitle: NSAttributedString?
  /// Sets `isRefreshing`; the scroll view is not moved, as Apple's is not.
  open dynamic func beginRefreshing() { isRefreshing = true }
  /// Sets `isRefreshing` to false.
  open dynamic func endRefreshing() { isRefreshing = false }
}
