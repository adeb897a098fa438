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
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    guard let dictionary else { return }
    if let number = dictionary["outputType"] as? Int { outputType = OutputType(rawValue: number) ?? .general }
    if let number = dictionary["orientation"] as? Int {
      orientation = Orientation(rawValue: number) ?? .portrait
    }
    if let number = dictionary["duplex"] as? Int { duplex = Duplex(rawValue: number) ?? .none }
    if let name = dictionary["jobName"] as? String { jobName = name }
    printerID = dictionary["printerID"] as? String
  }
  /// The values by their names, for `init(dictionary:)`; Apple's has names of its own.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      "outputType": outputType.rawValue, "orientation": orientation.rawValue, "duplex": duplex.rawValue,
      "jobName": jobName,
    ]
    values["printerID"] = printerID
    return values
  }
  /// A new one, as at first.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
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
  /// Empty: nothing can be printed.
  open class var printableUTIs: Set<String> { [] }
  /// Where a roll of paper is cut. Raw values are Apple's.
  public enum CutterBehavior: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case noCut, printerDefault, cutAfterEachPage, cutAfterEachCopy, cutAfterEachJob
  }
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
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper])
    -> UIPrintPaper
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
  /// Nil: nothing is known of it.
  open var displayLocation: String? { nil }
  /// Nil: nothing is known of it.
  open var makeAndModel: String? { nil }
  /// What it prints: unknown.
  open var supportedJobTypes: JobTypes { [] }
  /// False: nothing is known of it.
  open var supportsColor: Bool { false }
  /// False: nothing is known of it.
  open var supportsDuplex: Bool { false }
  /// What a printer prints, as bits.
  public struct JobTypes: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: Int
    /// Unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Papers.
    public static let document = JobTypes(rawValue: 1 << 0)
    /// Envelopes.
    public static let envelope = JobTypes(rawValue: 1 << 1)
    /// Labels.
    public static let label = JobTypes(rawValue: 1 << 2)
    /// Photos.
    public static let photo = JobTypes(rawValue: 1 << 3)
    /// Receipts.
    public static let receipt = JobTypes(rawValue: 1 << 4)
    /// Rolls of paper.
    public static let roll = JobTypes(rawValue: 1 << 5)
    /// Posters.
    public static let largeFormat = JobTypes(rawValue: 1 << 6)
    /// Postcards.
    public static let postcard = JobTypes(rawValue: 1 << 7)
  }
  /// Where no printer answers: calls the closure with false.
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
  /// Where a roll of paper is cut, by what the printer can; never asked here.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
  ) -> UIPrintInteractionController.CutterBehavior
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
  /// The printer's by default.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
  ) -> UIPrintInteractionController.CutterBehavior { .printerDefault }
}
