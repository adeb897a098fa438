// Exceptions and locks of Apple's systems.

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

/// A lock that whoever took it gives back.
public struct os_unfair_lock {
  fileprivate var lock = pthread_spinlock_t()
  /// A lock that nobody has.
  public init() { pthread_spin_init(&lock, 0) }
}

/// Waits for a lock, and takes it.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  pthread_spin_lock(&lock.pointee.lock)
}
/// Takes a lock that nobody has; false where somebody has it.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  pthread_spin_trylock(&lock.pointee.lock) == 0
}
/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  pthread_spin_unlock(&lock.pointee.lock)
}
