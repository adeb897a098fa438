// Page controls: the row of dots below paged content.

import Foundation

/// A row of dots, one a page; as wide as its dots.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of dots, which decides the width.
  open var numberOfPages = 0 {
    didSet {
      keepCurrentPage()
      invalidateIntrinsicContentSize()
    }
  }
  /// The dot that is filled, from 0 to the last one, to which other values are brought; without effect on layout.
  open var currentPage = 0 { didSet { keepCurrentPage() } }
  private func keepCurrentPage() {
    let kept = max(0, min(currentPage, numberOfPages - 1))
    if kept != currentPage { currentPage = kept }
  }
  /// False by default; stored: a single dot keeps its room.
  open dynamic var hidesForSinglePage = false
  /// The colour of the dots, which pictures show.
  open dynamic var pageIndicatorTintColor: UIColor?
  /// The colour of the filled dot, which pictures show.
  open dynamic var currentPageIndicatorTintColor: UIColor?
  /// The size in points for a number of dots; the control does not change.
  open dynamic func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: controlMetrics.pageControlWidth(pages: pageCount), height: controlMetrics.pageControlHeight)
  }

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent }

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(
      width: controlMetrics.pageControlWidth(pages: numberOfPages), height: controlMetrics.pageControlHeight)
  }
}
