// Printing. It is carried: there is no printer, and who asks is told that nothing was printed.

import Foundation
import Plumbline

/// What is said of something that is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed. Raw values are Apple's.
  public enum OutputType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case general, photo, grayscale, photoGrayscale
  }
  /// How a page lies. Raw values are Apple's.
  public enum Orientation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case portrait, landscape
  }
  /// On which sides. Raw values are Apple's.
  public enum Duplex: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, longEdge, shortEdge
  }
  /// What is printed.
  open var outputType = OutputType.general
  /// How pages lie.
  open var orientation = Orientation.portrait
  /// On which sides.
  open var duplex = Duplex.none
  /// What it is called.
  open var jobName = "Document"
  /// The printer.
  open var printerID: String?

  public override init() { super.init() }
  /// What a dictionary says: nothing is read from it.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
  /// As usual.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Sets something on pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// What stays free around the content, in points.
  open var contentInsets = UIEdgeInsets.zero
  /// The same on each page.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The highest content of a page.
  open var maximumContentHeight: CGFloat = 0
  /// The widest content of a page.
  open var maximumContentWidth: CGFloat = 0
  /// The first page.
  open var startPage = 0
  /// How many pages there are: not set, 0.
  open var pageCount: Int { 0 }
  public override init() { super.init() }
}

/// Sets a text on pages.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var color: UIColor?
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural
  /// Sets a text.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// Sets a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// Sets HTML on pages.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text with its marks.
  open var markupText: String?
  /// Sets HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// Sets a view on pages.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView
  init(view: UIView) {
    self.view = view
    super.init()
  }
}

extension UIView {
  /// Sets the view on pages.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}

/// Draws pages; for subclasses.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// The height of what is above the content.
  open var headerHeight: CGFloat = 0
  /// The height of what is below.
  open var footerHeight: CGFloat = 0
  /// The rectangle of the paper: not known.
  open var paperRect: CGRect { .zero }
  /// The rectangle that can be printed on: not known.
  open var printableRect: CGRect { .zero }
  /// How many pages there are.
  open var numberOfPages: Int { 0 }
  /// What sets the content.
  open var printFormatters: [UIPrintFormatter]? = []
  public override init() { super.init() }
  /// Sets content from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Gets ready to draw pages; for subclasses, does nothing here.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: header, content and footer.
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

/// Offers to print.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Is told at the end.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  /// One of its own each time: nothing is printed.
  open class var shared: UIPrintInteractionController { UIPrintInteractionController() }
  /// Whether there are printers: none.
  open class var isPrintingAvailable: Bool { false }
  /// Whether something at an address can be printed: nothing can.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Whether data can be printed: nothing can.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// What is said of it.
  open var printInfo: UIPrintInfo?
  /// What is printed.
  open var printingItem: Any?
  /// What is printed.
  open var printingItems: [Any]?
  /// What sets it on pages.
  open var printFormatter: UIPrintFormatter?
  /// What draws its pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Whether pages can be chosen.
  open var showsPageRange = false
  /// Whether copies can be chosen.
  open var showsNumberOfCopies = true
  public override init() { super.init() }
  /// Offers to print: nothing is, false.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    completion?(self, false, nil)
    return false
  }
  /// Offers to print from a rectangle: nothing is, false.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Offers to print from a button: nothing is, false.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Takes the offer away.
  open func dismiss(animated: Bool) {}
}
