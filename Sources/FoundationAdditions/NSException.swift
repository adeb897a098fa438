// Exceptions of Apple's systems.

import Foundation

/// What Objective-C raises. Nothing catches it here: the program stops, with the reason.
open class NSException: NSObject, @unchecked Sendable {
  /// Which kind of mistake.
  public let name: NSExceptionName
  /// What is wrong.
  public let reason: String?
  /// What belongs to it.
  public let userInfo: [AnyHashable: Any]?
  /// A mistake of a kind.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }
  /// Stops the program.
  public func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

extension NSExceptionName {
  /// Of an argument that a method does not take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// Of something that contradicts itself.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}
