// The watch that belongs to a telephone: there is none.

import UIKit

/// How far a session has come. Raw values are Apple's.
public enum WCSessionActivationState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notActivated, inactive, activated
}

/// Why a watch cannot be reached.
public struct WCError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "WCErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Is told of a session.
@preconcurrency
public protocol WCSessionDelegate: NSObjectProtocol {
  /// It began, or could not.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// It is about to end; never here.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// It ended; never here.
  func sessionDidDeactivate(_ session: WCSession)
  /// The watch comes or goes; never here.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// The watch writes; never here.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// The watch asks; never here.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// The watch tells how things stand; never here.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// The watch sends something; never here.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  /// Does nothing by default.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Does nothing by default.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing by default.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing by default.
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  /// Does nothing by default.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// Something on its way to the watch.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// What is sent.
  public let userInfo: [String: Any]
  /// Whether it is on its way: it is not.
  open var isTransferring: Bool { false }
  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
}

/// What telephone and watch have to say to each other: there is no watch.
open class WCSession: NSObject, @unchecked Sendable {
  private static let session = WCSession()
  /// The only one.
  open class var `default`: WCSession { session }
  /// Whether the device can have a watch: it cannot.
  open class func isSupported() -> Bool { false }
  /// Is told.
  open weak var delegate: (any WCSessionDelegate)?
  /// How far it has come.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether there is a watch.
  open var isPaired: Bool { false }
  /// Whether the application is on it.
  open var isWatchAppInstalled: Bool { false }
  /// Whether it can be reached.
  open var isReachable: Bool { false }
  /// How things stand for the watch; empty, as nothing could be told.
  open var applicationContext: [String: Any] { [:] }
  /// How things stand on the watch.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Begins: it cannot, and the delegate is told so later on the main queue.
  open func activate() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.session(
        self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }
  /// Writes to the watch: it cannot be reached.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }
  /// Tells the watch how things stand: it cannot be reached.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }
  /// Sends something to the watch: it stays here.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo)
  }
}
