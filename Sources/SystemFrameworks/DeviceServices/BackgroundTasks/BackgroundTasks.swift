// Work that the system starts by itself: it starts none, and says so when it is asked to.

import UIKit

/// Work that the system started.
open class BGTask: NSObject, @unchecked Sendable {
  /// What it is called.
  public let identifier: String
  /// Is called when the time is over; never here.
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  /// The work is done.
  open func setTaskCompleted(success: Bool) {}
}

/// Work of a few seconds.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Work of minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Asks for work to be started.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// What it is called.
  public let identifier: String
  /// Not before; carried.
  open var earliestBeginDate: Date?
  init(_ identifier: String) { self.identifier = identifier }
}

/// Asks for work of a few seconds.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Asks for work of a name.
  public init(identifier: String) { super.init(identifier) }
}

/// Asks for work of minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether it needs the network; carried.
  open var requiresNetworkConnectivity = false
  /// Whether it needs a cable; carried.
  open var requiresExternalPower = false
  /// Asks for work of a name.
  public init(identifier: String) { super.init(identifier) }
}

/// Starts work: it starts none.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// Why it does not.
  public struct Error: Swift.Error, Equatable, CustomNSError, Sendable {
    /// The reasons. Raw values are Apple's.
    public enum Code: Int, Sendable {
      /// Apple's names with the raw values.
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
    }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// It starts nothing.
    public static let unavailable = Code.unavailable
    /// It was asked too often.
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    /// The application did not say that it would ask.
    public static let notPermitted = Code.notPermitted
  }
  /// The only one.
  public static let shared = BGTaskScheduler()
  private let lock = NSLock()
  private var names: Set<String> = []

  /// Says what work of a name does; it is never started.
  /// - Returns: false for a name that is known already.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { lock.withLock { names.insert(identifier).inserted } }
  /// Asks for work: the error is `unavailable`.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  /// Asks for it no longer.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Asks for nothing any longer.
  open func cancelAllTaskRequests() {}
  /// What was asked for: nothing is kept.
  open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
  /// What was asked for: nothing is kept.
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

extension BGTaskScheduler.Error.Code {
  /// Whether an error has this reason, in `catch` and `switch`.
  public static func ~= (match: BGTaskScheduler.Error.Code, error: any Swift.Error) -> Bool {
    (error as? BGTaskScheduler.Error)?.code == match
  }
}
