// Views of documents of pages: views like any others in layout; pages are told, and nothing is drawn.

import Plumbline
import UIKit

/// How pages follow each other. Raw values are Apple's.
public enum PDFDisplayMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// Where pages follow each other. Raw values are Apple's.
public enum PDFDisplayDirection: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case vertical, horizontal
}

/// How smooth pages are. Raw values are Apple's.
public enum PDFInterpolationQuality: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, low, high
}

/// How thumbnails follow each other. Raw values are Apple's.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case vertical, horizontal
}

/// Is told of links; never here.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
  /// A link was touched.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  /// A link to another document was touched.
  func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: Any)
  /// Where dialogs are shown.
  func pdfViewParentViewController() -> UIViewController
}

extension PDFViewDelegate {
  /// Does nothing by default.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  /// Does nothing by default.
  public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: Any) {}
  /// A controller of its own by default; not asked here.
  public func pdfViewParentViewController() -> UIViewController { UIViewController() }
}

/// Shows a document's pages: which one is told, none is drawn.
@preconcurrency @MainActor
open class PDFView: UIView, UIGestureRecognizerDelegate {
  /// The document; its first page is shown.
  open var document: PDFDocument? {
    didSet {
      currentPage = document?.page(at: 0)
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
    }
  }
  /// The page that is shown.
  open private(set) var currentPage: PDFPage? {
    didSet {
      guard currentPage !== oldValue else { return }
      NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }
  }
  /// Is told of links.
  open weak var delegate: (any PDFViewDelegate)?
  /// What is drawn over pages; carried.
  open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)?
  /// How pages follow each other; carried.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// Where pages follow each other; carried.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Which rectangle of pages is shown; carried.
  open var displayBox = PDFDisplayBox.cropBox
  /// Whether there is room between pages; carried.
  open var displaysPageBreaks = true
  /// How much room there is around pages; carried.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  /// Whether the first page stands alone; carried.
  open var displaysAsBook = false
  /// Whether pages go from right to left; carried.
  open var displaysRTL = false
  /// Whether pages have shadows; carried.
  open var pageShadowsEnabled = true
  /// How smooth pages are; carried.
  open var interpolationQuality = PDFInterpolationQuality.low
  /// Whether fields of forms can be found; carried.
  open var enableDataDetectors = false
  /// Whether pages can be marked; carried.
  open var isInMarkupMode = false
  /// Whether pages fill the width.
  open var autoScales = false
  /// The least size; carried.
  open var minScaleFactor: CGFloat = 0.25
  /// The largest size; carried.
  open var maxScaleFactor: CGFloat = 5
  private var ownScale: CGFloat = 1
  /// How much larger than a point for a point. A size that is set is not fitted any more.
  open var scaleFactor: CGFloat {
    get { autoScales ? scaleFactorForSizeToFit : ownScale }
    set {
      autoScales = false
      ownScale = newValue
    }
  }
  /// The size at which the page is as wide as the view; 1 without a page.
  open var scaleFactorForSizeToFit: CGFloat {
    guard let width = currentPage?.bounds(for: displayBox).width, width > 0, bounds.width > 0 else {
      return 1
    }
    return bounds.width / width
  }
  /// What is selected: nothing can be.
  open var currentSelection: PDFSelection?
  /// What is marked; carried.
  open var highlightedSelections: [PDFSelection]?
  /// Where the page is seen.
  open var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).maxY)) }
  }
  /// The view with the pages; nil without a document.
  open var documentView: UIView? { nil }
  /// The pages that are seen.
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  /// Nil for a page that is the document's no longer.
  private var index: Int? {
    currentPage.flatMap { page in document?.index(for: page) }.flatMap { $0 == NSNotFound ? nil : $0 }
  }
  /// Whether there is a page before.
  open var canGoToPreviousPage: Bool { index.map { $0 > 0 } ?? false }
  /// Whether there is a page behind.
  open var canGoToNextPage: Bool { index.map { $0 + 1 < (document?.pageCount ?? 0) } ?? false }
  /// Whether there is a first page that is not shown.
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  /// Whether there is a last page that is not shown.
  open var canGoToLastPage: Bool { canGoToNextPage }
  /// To the page before.
  open func goToPreviousPage(_ sender: Any?) {
    if canGoToPreviousPage, let index { currentPage = document?.page(at: index - 1) }
  }
  /// To the page behind.
  open func goToNextPage(_ sender: Any?) {
    if canGoToNextPage, let index { currentPage = document?.page(at: index + 1) }
  }
  /// To the first page.
  open func goToFirstPage(_ sender: Any?) { currentPage = document?.page(at: 0) }
  /// To the last page.
  open func goToLastPage(_ sender: Any?) { currentPage = document?.page(at: (document?.pageCount ?? 0) - 1) }
  /// To a page.
  open func go(to page: PDFPage) {
    if let document, document.index(for: page) != NSNotFound { currentPage = page }
  }
  /// To a place.
  open func go(to destination: PDFDestination) { destination.page.map { go(to: $0) } }
  /// To a part of the text: there is none.
  open func go(to selection: PDFSelection) { selection.pages.first.map { go(to: $0) } }
  /// To a rectangle of a page.
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
  /// Larger.
  open func zoomIn(_ sender: Any?) { scaleFactor = min(scaleFactor * 1.25, maxScaleFactor) }
  /// Smaller.
  open func zoomOut(_ sender: Any?) { scaleFactor = max(scaleFactor / 1.25, minScaleFactor) }
  /// Whether it can be larger.
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  /// Whether it can be smaller.
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }
  /// Selects something; kept.
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  /// Selects nothing.
  open func clearSelection() { currentSelection = nil }
  /// Shows one page at a time in a page controller; carried.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    isUsingPageViewController = enable
  }
  /// Whether one page at a time is shown.
  open private(set) var isUsingPageViewController = false
  /// The page at a point: the one that is shown.
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
    nearest || bounds.contains(point) ? currentPage : nil
  }
  /// Pages changed; without effect.
  open func layoutDocumentView() {}
  /// A page's annotations changed; without effect.
  open func annotationsChanged(on page: PDFPage) {}
}

/// Gives views that lie over pages; not asked here.
@preconcurrency @MainActor
public protocol PDFPageOverlayViewProvider: NSObjectProtocol {
  /// A view over a page.
  func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
}

/// Shows small pictures of a document's pages: none are drawn.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
  /// The view whose pages they are.
  open weak var pdfView: PDFView?
  /// How large they are; carried.
  open var thumbnailSize = CGSize.zero
  /// How they follow each other; carried.
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  /// Room around them; carried.
  open var contentInset = UIEdgeInsets.zero
}

extension NSNotification.Name {
  /// Another page is shown.
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  /// Another document is shown.
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
  /// Something else is selected; never here.
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
  /// The size changed; never here.
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
  /// Other pages are seen; never here.
  public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
  /// Something on a page was touched; never here.
  public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHit")
}
