// What else the browser has: lists of pages to be read, rules of what is not loaded. Nobody reads or loads here.

import UIKit

/// The domain of the errors.
public let SFErrorDomain = "SFErrorDomain"

/// Why something could not be done with the browser.
public struct SFError: CustomNSError, Equatable, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case noExtensionFound = 1
    case noAttachmentFound, loadingInterrupted
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { SFErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// Whether rules are used.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
  /// Whether they are: no.
  open var isEnabled: Bool { false }
}

/// Rules of what the browser does not load: there is no browser.
open class SFContentBlockerManager: NSObject {
  /// Reads rules again: there are none.
  open class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(SFError(.noExtensionFound)) }
  /// Reads rules again: there are none.
  open class func reloadContentBlocker(withIdentifier identifier: String) async throws {
    throw SFError(.noExtensionFound)
  }
  /// Whether rules are used: an error.
  open class func getStateOfContentBlocker(
    withIdentifier identifier: String,
    completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
  ) { completionHandler(nil, SFError(.noExtensionFound)) }
  /// Whether rules are used: an error.
  open class func stateOfContentBlocker(withIdentifier identifier: String) async throws
    -> SFContentBlockerState
  { throw SFError(.noExtensionFound) }
}

/// Pages that the user wants to read later: there is no list.
open class SSReadingList: NSObject {
  /// The user's: none.
  open class func `default`() -> SSReadingList? { nil }
  /// Whether a page can be in it.
  open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased()) }
  /// Adds a page; without effect.
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {}
}
