// Exceptions of Apple's systems.

import Foundation

/// An Objective-C exception. Nothing catches it here: the program stops, with the reason.
open class NSException: NSObject, @unchecked Sendable {
  /// The name of the kind of exception.
  public let name: NSExceptionName
  /// The reason, for people.
  public let reason: String?
  /// Further values of the exception.
  public let userInfo: [AnyHashable: Any]?
  /// An exception of a name.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }
  /// Stops the program.
  public func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

extension NSExceptionName {
  /// An argument that a method does not take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A contradiction within the program.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}
