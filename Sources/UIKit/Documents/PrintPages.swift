// Pages of texts and views, as large as a page renderer says: how many there are and what lies on them. No paper comes of it;
// programs draw the pages into files.

import Foundation
import Plumbline

/// Sets something on pages: how many, and where on each; for subclasses.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// In points at the first page's top and at both sides; the bottom is not heeded.
  open var contentInsets = UIEdgeInsets.zero
  /// In points at each page's edges.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// In points, on each page; 0 for as much as there is.
  open var maximumContentHeight: CGFloat = 0
  /// In points; 0 for as much as there is.
  open var maximumContentWidth: CGFloat = 0
  /// From 0 on.
  open var startPage = 0
  /// Whose pages it sets; nil while it belongs to none. Not retained.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// Whether it has to draw on the main thread; yes.
  open var requiresMainThread: Bool { true }
  /// How many pages it takes; 0 without a renderer that has room.
  open var pageCount: Int { heights.isEmpty ? 0 : (breaks().last.map { $0.page } ?? -1) + 1 }
  public override init() { super.init() }

  /// The heights of the lines that may not be cut, in points, at a width.
  func lineHeights(within width: CGFloat) -> [CGFloat] { [] }
  private var heights: [CGFloat] { lineHeights(within: rectForPage(at: startPage).width) }
  /// The page of each line, from 0 on, and its distance from the page's top.
  func breaks() -> [(page: Int, top: CGFloat)] {
    var page = 0
    var top: CGFloat = 0
    return heights.map { height in
      let room = rectForPage(at: startPage + page).height
      if top > 0, top + height > room + 0.01 { (page, top) = (page + 1, 0) }
      defer { top += height }
      return (page, top)
    }
  }

  /// Where the content of a page lies on the paper: within the printable rectangle, between header and footer, and within the
  /// insets. Zero without a renderer.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard let printPageRenderer else { return .zero }
    var rect = printPageRenderer.contentRect.inset(by: perPageContentInsets)
    rect = rect.inset(
      by: UIEdgeInsets(
        top: pageIndex == startPage ? contentInsets.top : 0, left: contentInsets.left, bottom: 0,
        right: contentInsets.right))
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return rect
  }
  /// Draws a page's part; for subclasses, does nothing here.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
  /// Sets the pages of its renderer no more.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }
}

extension UIPrintFormatter {
  /// The text of a formatter in lines.
  fileprivate func lines(of text: NSAttributedString, within width: CGFloat) -> TextLayout {
    var limits = TextLayout.Limits()
    limits.width = width
    return TextLayout(of: text, within: limits)
  }
  fileprivate func draw(_ text: NSAttributedString, in rect: CGRect, forPageAt pageIndex: Int) {
    let layout = lines(of: text, within: rectForPage(at: startPage).width)
    for (line, place) in zip(layout.lines, breaks()) where place.page == pageIndex - startPage {
      let part = NSIntersectionRange(line.range, NSRange(location: 0, length: text.length))
      guard part.length > 0 else { continue }
      text.attributedSubstring(from: part).draw(
        in: CGRect(
          x: rect.minX + line.rect.minX, y: rect.minY + place.top, width: rect.width, height: line.height))
    }
  }
}

/// Sets a text on pages.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Set: attributes go.
  open var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// Wins over `text`.
  open var attributedText: NSAttributedString?
  /// Nil for Helvetica of 12 points, as Apple's.
  open var font: UIFont?
  /// Nil for black.
  open var color: UIColor?
  /// Of plain text.
  open var textAlignment = NSTextAlignment.natural
  /// Plain text.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// Text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
  private var shown: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? TextLayout.defaultFont, .foregroundColor: color ?? .black, .paragraphStyle: style,
      ])
  }
  override func lineHeights(within width: CGFloat) -> [CGFloat] {
    width > 0 ? lines(of: shown, within: width).lines.map(\.height) : []
  }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    draw(shown, in: rect, forPageAt: pageIndex)
  }
}

/// Sets a text of HTML on pages, as far as attributed texts read it.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// HTML.
  open var markupText: String? { didSet { read = nil } }
  private var read: NSAttributedString?
  /// HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
  private var shown: NSAttributedString {
    if let read { return read }
    let text = try? NSAttributedString(
      data: Data((markupText ?? "").utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    read = text ?? NSAttributedString(string: markupText ?? "")
    return read ?? NSAttributedString()
  }
  override func lineHeights(within width: CGFloat) -> [CGFloat] {
    width > 0 ? lines(of: shown, within: width).lines.map(\.height) : []
  }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    draw(shown, in: rect, forPageAt: pageIndex)
  }
}

/// Sets a view on pages, piece by piece from its top.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  /// Retained.
  public let view: UIView
  init(view: UIView) {
    self.view = view
    super.init()
  }
  override func lineHeights(within width: CGFloat) -> [CGFloat] {
    let page = rectForPage(at: startPage).height
    guard width > 0, page > 0 else { return [] }
    let count = max(1, Int((view.bounds.height / page).rounded(.up)))
    return Array(repeating: page, count: count)
  }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(
      x: rect.minX, y: rect.minY - rect.height * CGFloat(max(pageIndex - startPage, 0)))
    view.layer.render(in: context)
    context.restoreGState()
  }
}

extension UIView {
  /// A new one at each call.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}

/// Draws pages between headers and footers; for subclasses, which say how large the paper is.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// In points, at the top of the printable rectangle.
  open var headerHeight: CGFloat = 0
  /// In points, at the bottom of the printable rectangle.
  open var footerHeight: CGFloat = 0
  /// In points: what was set by its name, as programs do (`setValue(_:forKey:)`); zero otherwise: there is no paper.
  open var paperRect: CGRect { rect(named: "paperRect") }
  /// In points: what was set by its name; zero otherwise: there is no paper.
  open var printableRect: CGRect { rect(named: "printableRect") }
  private func rect(named name: String) -> CGRect {
    switch unknownValues[name] {
    case let value as NSValue: value.cgRectValue
    case let rect as CGRect: rect
    default: .zero
    }
  }
  /// Between header and footer.
  var contentRect: CGRect {
    printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
  }
  /// As many as the formatters take.
  open var numberOfPages: Int {
    (printFormatters ?? []).map { $0.pageCount > 0 ? $0.startPage + $0.pageCount : 0 }.max() ?? 0
  }
  /// Empty at first. Set: each starts behind the one before.
  open var printFormatters: [UIPrintFormatter]? = [] {
    didSet { for formatter in printFormatters ?? [] { formatter.printPageRenderer = self } }
  }
  public override init() { super.init() }
  /// Sets pages from one on, counted from 0.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = max(pageIndex, 0)
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Those that have something on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
  }
  /// How well pages are to be drawn: as was asked.
  open func currentRenderingQuality(forRequested requestedRenderingQuality: UIPrintRenderingQuality)
    -> UIPrintRenderingQuality
  { requestedRenderingQuality }
  /// Called before the first page of a range by Apple's; never here.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws header, content, formatters and footer, each in its part of the page.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
    }
    drawContentForPage(
      at: pageIndex,
      in: printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0)))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width,
          height: footerHeight))
    }
  }
  /// Draws a header; for subclasses, does nothing here.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws content; for subclasses, does nothing here.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws a formatter's part of a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
  /// Draws a footer; for subclasses, does nothing here.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// How well pages are drawn. Raw values are Apple's.
public enum UIPrintRenderingQuality: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case best, responsive
}

/// Offers printers; there are none.
@preconcurrency @MainActor
open class UIPrinterPickerController: NSObject {
  /// Called at the end: whether a printer was chosen, and why not.
  public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void
  /// The one that was chosen at first; nil for none.
  open private(set) var selectedPrinter: UIPrinter?
  /// Is told of choosing; never here. Not retained.
  open weak var delegate: (any UIPrinterPickerControllerDelegate)?
  /// With a printer that is chosen at first; nil for none.
  public init(initiallySelectedPrinter printer: UIPrinter?) {
    selectedPrinter = printer
    super.init()
  }
  /// Calls the closure with false at once: there is nothing to choose.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    completion?(self, false, nil)
    return false
  }
  /// Calls the closure with false at once: there is nothing to choose.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Calls the closure with false at once: there is nothing to choose.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Without effect: nothing is shown.
  open func dismiss(animated: Bool) {}
}

/// Is told of choosing a printer; never called here.
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: ObjectAnswering {
  /// In which it is shown; nil for the front.
  func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController?
  /// Whether a printer is offered.
  func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool
  /// Printers are about to be shown.
  func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
  /// Printers are shown.
  func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
  /// Printers are about to go.
  func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
  /// Printers are gone.
  func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
  /// A printer was chosen.
  func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
  /// Nil by default.
  public func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController? { nil }
  /// True by default.
  public func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool { true }
  /// Does nothing by default.
  public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing by default.
  public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing by default.
  public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing by default.
  public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing by default.
  public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}
