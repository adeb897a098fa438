// The row of dots below paged content.

import Foundation

/// A row of dots, one a page.
open class UIPageControl: UIControl {
  /// The number of dots.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The dot that is filled; without effect on layout.
  open var currentPage = 0

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: controlMetrics.pageControlWidth(pages: numberOfPages), height: controlMetrics.pageControlHeight)
  }
}
