// What extensions say of printers of their own, and why something is not printed. It is carried: there is no printer.

import Foundation
import Plumbline

/// A printer that an extension offers; carried.
@preconcurrency @MainActor
open class UIPrinterDestination: NSObject {
  /// Where it is.
  open var url: URL
  /// What the user sees; nil for nothing.
  open var displayName: String?
  /// What it can do, as Bonjour tells it; nil for nothing.
  open var txtRecord: Data?
  /// A printer at an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// An extension that offers printers; never asked here.
@preconcurrency @MainActor
open class UIPrintServiceExtension: NSObject {
  public override init() { super.init() }
  /// Printers for a job; none unless a subclass says otherwise.
  open func printerDestinations(for printInfo: UIPrintInfo) -> [UIPrinterDestination] { [] }
}

/// The domain of printing's errors.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// Why something was not printed. Never made here: who asks is told that nothing was printed, without an error.
public struct UIPrintError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// The device does not print.
    case notAvailable = 1
    /// Apple's names in the order of the raw values.
    case noContent, unknownImageFormat, jobFailed
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { UIPrintErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// The device does not print.
  public static var notAvailable: Code { .notAvailable }
  /// There is nothing to print.
  public static var noContent: Code { .noContent }
  /// The image cannot be read.
  public static var unknownImageFormat: Code { .unknownImageFormat }
  /// The printer gave up.
  public static var jobFailed: Code { .jobFailed }
}
