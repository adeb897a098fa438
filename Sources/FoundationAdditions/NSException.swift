// Exceptions under Apple's names. Swift cannot go on after one, there as here: what is raised ends the program.

import Foundation
import Synchronization

/// The name of a kind of exceptions.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// Apple's string, or one of the program's own.
  public let rawValue: String
  /// The kind of a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Anything.
  public static let genericException = NSExceptionName("NSGenericException")
  /// A place that there is not.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that is wrong.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// What cannot be.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// There is not enough memory.
  public static let mallocException = NSExceptionName("NSMallocException")
  /// There is no such object.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// It is not there any more.
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
}

/// Why a program cannot go on.
open class NSException: NSObject, @unchecked Sendable {
  /// The kind.
  public let name: NSExceptionName
  /// In words; nil for none.
  public let reason: String?
  /// What belongs to it; nil for nothing.
  public let userInfo: [AnyHashable: Any]?
  /// Where it was raised, or now.
  open var callStackSymbols: [String] { Thread.callStackSymbols }
  /// Which calls led here, as addresses.
  open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

  /// An exception, which nobody has raised yet.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Ends the program with its name and reason, after the handler of `NSSetUncaughtExceptionHandler(_:)` was called. Apple's
  /// can be caught by Objective-C before that.
  open func raise() {
    uncaughtHandler.withLock { $0 }?(self)
    fatalError("uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }

  /// Ends the program with a name and a reason.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  /// Name and reason.
  open override var description: String { "\(name.rawValue): \(reason ?? "")" }
}

private let uncaughtHandler = Mutex<(@Sendable (NSException) -> Void)?>(nil)

/// Says what is called before an exception ends the program; nil for nothing.
public func NSSetUncaughtExceptionHandler(_ handler: (@Sendable (NSException) -> Void)?) {
  uncaughtHandler.withLock { $0 = handler }
}
