// Calls in groups, tones of keys, and who calls by the application's own list.

import UIKit

/// Joins another call, or leaves it.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
  /// Which call it joins; nil leaves.
  open var callUUIDToGroupWith: UUID?
  /// Joins another call, or leaves it.
  public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
    self.callUUIDToGroupWith = callUUIDToGroupWith
    super.init(call: callUUID)
  }
  /// Archives hold none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Plays tones of keys.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
  /// What the tones are. Raw values are Apple's.
  public enum ActionType: Int, Sendable {
    /// Apple's names with the raw values.
    case singleTone = 1
    case softPause, hardPause
  }
  /// The keys.
  open var digits: String
  /// What the tones are.
  open var type: ActionType
  /// Plays tones of keys.
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    (self.digits, self.type) = (digits, type)
    super.init(call: callUUID)
  }
  /// Archives hold none.
  public required init?(coder: NSCoder) {
    (digits, type) = ("", .singleTone)
    super.init(coder: coder)
  }
}

/// Why the list of callers was not read.
public struct CXErrorCodeCallDirectoryManagerError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, noExtensionFound, loadingInterrupted, entriesOutOfOrder, duplicateEntries
    /// Apple's names in the order of the raw values.
    case maximumEntriesExceeded, extensionDisabled, currentlyLoading, unexpectedIncrementalRemoval
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.CallKit.error.calldirectorymanager" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Reads the list of callers that an extension has: there is none.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
  /// Whether the user allows an extension. Raw values are Apple's.
  public enum EnabledStatus: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, disabled, enabled
  }
  /// The one of the process.
  public static let sharedInstance = CXCallDirectoryManager()
  /// Reads a list again: there is no such extension.
  open func reloadExtension(
    withIdentifier identifier: String, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) }
  /// Whether the user allows an extension: there is none.
  open func getEnabledStatusForExtension(
    withIdentifier identifier: String,
    completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void
  ) { completion(.unknown, CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) }
}
