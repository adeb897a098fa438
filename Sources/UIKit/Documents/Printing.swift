// Printing. It is carried: there is no printer, and who asks is told that nothing was printed.

import Foundation
import Plumbline

/// How something is to be printed; carried.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// Texts and pictures, or pictures alone, in colours or not. Raw values are Apple's.
  public enum OutputType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case general, photo, grayscale, photoGrayscale
  }
  /// Whether a page is higher than wide. Raw values are Apple's.
  public enum Orientation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case portrait, landscape
  }
  /// Printing on both sides, and at which edge they are turned. Raw values are Apple's.
  public enum Duplex: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, longEdge, shortEdge
  }
  /// `.general` at first.
  open var outputType = OutputType.general
  /// `.portrait` at first.
  open var orientation = Orientation.portrait
  /// `.none` at first.
  open var duplex = Duplex.none
  /// "Document" at first; shown in the printer's queue.
  open var jobName = "Document"
  /// Nil for the one of last time.
  open var printerID: String?

  public override init() { super.init() }
  /// Nothing is read from the dictionary: all is as at first.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
  /// A new one, as at first.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Sets something on pages; carried: nothing is set. Apple's is abstract.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// In points, at the first page's top and on all sides; zero at first.
  open var contentInsets = UIEdgeInsets.zero
  /// In points, on each page; zero at first.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// In points; 0 for that of the page.
  open var maximumContentHeight: CGFloat = 0
  /// In points; 0 for that of the page.
  open var maximumContentWidth: CGFloat = 0
  /// Counted from 0.
  open var startPage = 0
  /// Always 0: nothing is set on pages.
  open var pageCount: Int { 0 }
  public override init() { super.init() }
  /// Where it sets on a page: nothing is set. For subclasses.
  open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
  /// Sets its part of a page; for subclasses, does nothing here.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
  /// Takes it away from its page renderer; without effect.
  open func removeFromPrintPageRenderer() {}
}

/// Sets a text on pages; carried.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Nil where `attributedText` is set; the two are apart here.
  open var text: String?
  /// Nil where `text` is set; the two are apart here.
  open var attributedText: NSAttributedString?
  /// Nil for the system's. For `text` alone.
  open var font: UIFont?
  /// Nil for black. For `text` alone.
  open var color: UIColor?
  /// `.natural` at first. For `text` alone.
  open var textAlignment = NSTextAlignment.natural
  /// Without attributes.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// With its own fonts and colours.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// Sets HTML on pages; carried: nothing reads it.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Nil for nothing.
  open var markupText: String?
  /// The HTML is only kept.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// Sets what a view draws on pages; carried.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  /// Retained.
  public let view: UIView
  init(view: UIView) {
    self.view = view
    super.init()
  }
}

extension UIView {
  /// A new one at each call.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}

/// Draws pages between headers and footers; for subclasses. Nothing here asks for a page.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// In points, at the top of the printable rectangle.
  open var headerHeight: CGFloat = 0
  /// In points, at the bottom of the printable rectangle.
  open var footerHeight: CGFloat = 0
  /// Always zero: there is no paper. Apple's is in points from the corner of the paper.
  open var paperRect: CGRect { .zero }
  /// Always zero: there is no paper.
  open var printableRect: CGRect { .zero }
  /// 0; for subclasses.
  open var numberOfPages: Int { 0 }
  /// Empty at first; they are asked for nothing here.
  open var printFormatters: [UIPrintFormatter]? = []
  public override init() { super.init() }
  /// Behind the others. The page is not kept.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Called before the first page of a range by Apple's; never here.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Calls the three methods below, each with the whole printable rectangle: Apple gives each its own part.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    drawHeaderForPage(at: pageIndex, in: printableRect)
    drawContentForPage(at: pageIndex, in: printableRect)
    drawFooterForPage(at: pageIndex, in: printableRect)
  }
  /// Draws a header; for subclasses, does nothing here.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws content; for subclasses, does nothing here.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws a footer; for subclasses, does nothing here.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// Offers to print; carried: there is no printer.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Called at the end: whether it was printed, and why not.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  /// A new one at each call, so that nothing set on it stays.
  open class var shared: UIPrintInteractionController { UIPrintInteractionController() }
  /// Always false.
  open class var isPrintingAvailable: Bool { false }
  /// Always false.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Always false.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Nil for the usual; carried.
  open var printInfo: UIPrintInfo?
  /// One thing, as an image or an address; sets the others aside in Apple's; carried.
  open var printingItem: Any?
  /// Several things, as images or addresses; sets the others aside in Apple's; carried.
  open var printingItems: [Any]?
  /// Sets the content; sets the others aside in Apple's; carried.
  open var printFormatter: UIPrintFormatter?
  /// Draws the pages; sets the others aside in Apple's; carried.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Whether the user may choose pages; no at first; carried.
  open var showsPageRange = false
  /// Whether the user may choose a number; yes at first; carried.
  open var showsNumberOfCopies = true
  /// Whether the user may choose an orientation; carried.
  open var showsPaperOrientation = true
  /// Whether a list offers papers; carried.
  open var showsPaperSelectionForLoadedPapers = false
  /// The paper that was chosen: nil.
  open var printPaper: UIPrintPaper? { nil }
  /// Is asked for paper and told of the course; nothing is printed, so nothing is asked.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  public override init() { super.init() }
  /// Calls the closure with false and no error, and answers false: there is no printer.
  @discardableResult
  open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
    completion?(self, false, nil)
    return false
  }
  /// Calls the closure at once with false and no error, and answers false.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    completion?(self, false, nil)
    return false
  }
  /// Would point to a rectangle in the view's coordinates; calls the closure with false, and answers false.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Would point to the item; calls the closure with false, and answers false.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Without effect: nothing is shown.
  open func dismiss(animated: Bool) {}
}

/// A paper; none is made here.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// In points.
  public let paperSize: CGSize
  /// What can be printed on, in points from the paper's corner.
  public let printableRect: CGRect
  init(size: CGSize) {
    (paperSize, printableRect) = (size, CGRect(origin: .zero, size: size))
    super.init()
  }
  /// The smallest paper that a page fits on, else the last one.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
  {
    let fitting = paperList.filter {
      $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
    }
    return fitting.min { $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height }
      ?? paperList.last ?? UIPrintPaper(size: contentSize)
  }
}

/// A printer by its address; it cannot be reached.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
  /// The address.
  public let url: URL
  /// Its name.
  open var displayName: String { url.lastPathComponent }
  /// A printer of an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  /// Calls the closure with false: it is not there.
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// Is asked and told while something is printed; never here.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// Who shows the options.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Which paper is taken.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// Options are about to be shown.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Options are shown.
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Options are about to go.
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Options are gone.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Printing begins.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// Printing is over.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
  /// Where a roll is cut, in points.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat
}

extension UIPrintInteractionControllerDelegate {
  /// Nil by default.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// The last paper by default.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.last ?? UIPrintPaper(size: .zero) }
  /// Does nothing by default.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing by default.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing by default.
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing by default.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing by default.
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing by default.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// The paper's height by default.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { paper.paperSize.height }
}
