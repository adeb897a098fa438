// Calls through the system's own screens: a device without a telephone takes note of them, and has nobody to ring.

import AVFoundation
import UIKit

/// Whom a call is with.
open class CXHandle: NSObject, @unchecked Sendable {
  /// What the value is. Raw values are Apple's.
  public enum HandleType: Int, Sendable {
    /// Apple's names with the raw values.
    case generic = 1
    case phoneNumber, emailAddress
  }
  /// What the value is.
  public let type: HandleType
  /// The number, address or name.
  public let value: String
  /// Of a value.
  public init(type: HandleType, value: String) {
    (self.type, self.value) = (type, value)
    super.init()
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CXHandle).map { $0.type == type && $0.value == value } ?? false
  }
  open override var hash: Int { value.hashValue }
}

/// What a call became.
open class CXCallUpdate: NSObject, @unchecked Sendable {
  /// Whom it is with; carried.
  open var remoteHandle: CXHandle?
  /// A name; carried.
  open var localizedCallerName: String?
  /// Whether it can be held; no at first; carried.
  open var supportsHolding = false
  /// Whether it can join others; no at first; carried.
  open var supportsGrouping = false
  /// Whether it can leave others; no at first; carried.
  open var supportsUngrouping = false
  /// Whether it has keys; no at first; carried.
  open var supportsDTMF = false
  /// Whether it has pictures; no at first; carried.
  open var hasVideo = false
  public override init() { super.init() }
}

/// Something that is done to calls.
open class CXAction: NSObject, @unchecked Sendable {
  /// By which it is found.
  public let uuid = UUID()
  /// Whether it is done, or failed.
  open private(set) var isComplete = false
  /// When it is too late.
  open var timeoutDate: Date { .distantFuture }
  public override init() { super.init() }
  /// Archives hold none.
  public required init?(coder: NSCoder) { super.init() }
  /// It is done.
  open func fulfill() { isComplete = true }
  /// It failed.
  open func fail() { isComplete = true }
}

/// Something that is done to a call.
open class CXCallAction: CXAction, @unchecked Sendable {
  /// Which call.
  public let callUUID: UUID
  /// Done to a call.
  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
  /// Archives hold none.
  public required init?(coder: NSCoder) {
    callUUID = UUID()
    super.init(coder: coder)
  }
}
/// Calls somebody.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  /// Whom.
  open var handle: CXHandle
  /// A name; carried.
  open var contactIdentifier: String?
  /// With pictures; no at first; carried.
  open var isVideo = false
  /// Calls somebody.
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  /// Archives hold none.
  public required init?(coder: NSCoder) {
    handle = CXHandle(type: .generic, value: "")
    super.init(coder: coder)
  }
  /// It is done, from a time on.
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
/// Answers.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  /// It is done, from a time on.
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
/// Ends.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  /// It is done, at a time.
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}
/// Holds, or goes on.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  /// Whether it is held.
  open var isOnHold: Bool
  /// Holds, or goes on.
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
  /// Archives hold none.
  public required init?(coder: NSCoder) {
    isOnHold = false
    super.init(coder: coder)
  }
}
/// Is silent, or speaks.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  /// Whether it is silent.
  open var isMuted: Bool
  /// Is silent, or speaks.
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
  /// Archives hold none.
  public required init?(coder: NSCoder) {
    isMuted = false
    super.init(coder: coder)
  }
}

/// Several actions.
open class CXTransaction: NSObject, @unchecked Sendable {
  /// By which it is found.
  public let uuid = UUID()
  /// In their order.
  open private(set) var actions: [CXAction]
  /// Whether all are done.
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
  /// Of actions.
  public init(actions: [CXAction] = []) {
    self.actions = actions
    super.init()
  }
  /// Of one action.
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  /// One more.
  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// A call. There is none.
open class CXCall: NSObject, @unchecked Sendable {
  /// By which it is found.
  public let uuid: UUID
  /// Whether this device calls.
  open var isOutgoing: Bool { false }
  /// Whether it is held.
  open var isOnHold: Bool { false }
  /// Whether they speak.
  open var hasConnected: Bool { false }
  /// Whether it is over.
  open var hasEnded: Bool { true }
  init(uuid: UUID) {
    self.uuid = uuid
    super.init()
  }
}

/// Is told of calls; never here.
public protocol CXCallObserverDelegate: NSObjectProtocol {
  /// A call is another one.
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Knows the calls: none.
open class CXCallObserver: NSObject, @unchecked Sendable {
  /// None.
  open var calls: [CXCall] { [] }
  /// Is told of calls on a queue; never here.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
  public override init() { super.init() }
}

/// Asks for what is done to calls. The delegate of the provider of this process is asked.
open class CXCallController: NSObject, @unchecked Sendable {
  /// Knows the calls.
  public let callObserver = CXCallObserver()
  public override init() { super.init() }
  /// Answers on a queue, which is not used.
  public init(queue: DispatchQueue) { super.init() }
  /// Asks for several actions: refused, as on a device that cannot call.
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    completion(CXErrorCodeRequestTransactionError(.unentitled))
  }
  /// Asks for an action: refused, as on a device that cannot call.
  open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(action: action), completion: completion)
  }
  /// Asks for several actions: refused, as on a device that cannot call.
  open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(actions: actions), completion: completion)
  }
}

/// Why nothing was done to a call.
public struct CXErrorCodeRequestTransactionError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists
    /// Apple's names in the order of the raw values.
    case invalidAction, maximumCallGroupsReached
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Why a call was not shown.
public struct CXErrorCodeIncomingCallError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Why a call is over. Raw values are Apple's.
public enum CXCallEndedReason: Int, Sendable {
  /// Apple's names with the raw values.
  case failed = 1
  case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// How calls of a program look; carried.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  /// What the program is called.
  open var localizedName: String?
  /// A sound of the program's.
  open var ringtoneSound: String?
  /// An image as a mask.
  open var iconTemplateImageData: Data?
  /// 2 at first.
  open var maximumCallGroups = 2
  /// 5 at first.
  open var maximumCallsPerCallGroup = 5
  /// Whether calls are listed; yes at first.
  open var includesCallsInRecents = true
  /// Whether there are pictures; no at first.
  open var supportsVideo = false
  /// What can be called.
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public override init() { super.init() }
  /// With a name.
  public init(localizedName: String) {
    self.localizedName = localizedName
    super.init()
  }
}

/// Tells the system of the program's calls.
open class CXProvider: NSObject, @unchecked Sendable {
  /// How they look; carried.
  open var configuration: CXProviderConfiguration
  /// Of a look.
  public init(configuration: CXProviderConfiguration) {
    self.configuration = configuration
    super.init()
  }
  /// Who does what is asked, on a queue; never asked here.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  /// Somebody calls: not shown, as on a device that cannot call.
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) { completion(CXErrorCodeIncomingCallError(.unentitled)) }
  /// A call became something else; without effect.
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  /// A call is over; without effect.
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
  /// Somebody is called; without effect.
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
  /// They speak; without effect.
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  /// No more calls.
  open func invalidate() {}
  /// What is to be done: nothing.
  open var pendingTransactions: [CXTransaction] { [] }
}

/// Does what is asked; tests call it.
public protocol CXProviderDelegate: NSObjectProtocol {
  /// All calls are gone.
  func providerDidReset(_ provider: CXProvider)
  /// It can begin.
  func providerDidBegin(_ provider: CXProvider)
  /// Calls somebody.
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  /// Answers.
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  /// Ends.
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  /// Holds, or goes on.
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  /// Is silent, or speaks.
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  /// Joins another call, or leaves it.
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  /// Plays tones of keys.
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  /// Several actions at once; whether it did them.
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  /// It is too late.
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  /// Sound can be heard.
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  /// Sound is heard no more.
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}
extension CXProviderDelegate {
  /// Does nothing by default.
  public func providerDidBegin(_ provider: CXProvider) {}
  /// Does nothing by default.
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  /// Does nothing by default.
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  /// Does nothing by default.
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  /// Does nothing by default.
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  /// Does nothing by default.
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  /// Does nothing by default.
  public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
  /// Does nothing by default.
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
  /// Leaves each action to its own method by default.
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  /// Does nothing by default.
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
  /// Does nothing by default.
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  /// Does nothing by default.
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}
