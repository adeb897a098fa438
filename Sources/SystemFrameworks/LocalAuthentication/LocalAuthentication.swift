// Who the user is, on a device that knows neither fingers nor faces and has no passcode.

@_exported import FoundationAdditions

/// How the user is known. Raw values are Apple's.
public enum LAPolicy: Int, Sendable {
  /// Apple's names with the raw values.
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication, deviceOwnerAuthenticationWithCompanion,
    deviceOwnerAuthenticationWithBiometricsOrCompanion
}

/// What a device knows. Raw values are Apple's.
public enum LABiometryType: Int, Sendable {
  /// Apple's names with the raw values.
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
  /// The name of `none` before.
  public static let LABiometryNone = LABiometryType.none
}

/// Why the user is not known.
public struct LAError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case companionNotAvailable = -11
    case notInteractive = -1004
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// The user is somebody else.
  public static let authenticationFailed = Code.authenticationFailed
  /// The user does not want to.
  public static let userCancel = Code.userCancel
  /// The user wants another way.
  public static let userFallback = Code.userFallback
  /// The system does not want to.
  public static let systemCancel = Code.systemCancel
  /// There is no passcode.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The device knows neither fingers nor faces.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The device does not know this user's.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// It was tried too often.
  public static let biometryLockout = Code.biometryLockout
  /// The application ended it.
  public static let appCancel = Code.appCancel
  /// The context was ended.
  public static let invalidContext = Code.invalidContext
  /// The user may not be asked.
  public static let notInteractive = Code.notInteractive
  /// No other device of the user's is near.
  public static let companionNotAvailable = Code.companionNotAvailable
  /// The name of `biometryNotAvailable` before iOS 11.
  public static let touchIDNotAvailable = Code.biometryNotAvailable
  /// The name of `biometryNotEnrolled` before iOS 11.
  public static let touchIDNotEnrolled = Code.biometryNotEnrolled
  /// The name of `biometryLockout` before iOS 11.
  public static let touchIDLockout = Code.biometryLockout
}

extension LAError.Code {
  /// The name of `biometryNotAvailable` before iOS 11.
  public static let touchIDNotAvailable = LAError.Code.biometryNotAvailable
  /// The name of `biometryNotEnrolled` before iOS 11.
  public static let touchIDNotEnrolled = LAError.Code.biometryNotEnrolled
  /// The name of `biometryLockout` before iOS 11.
  public static let touchIDLockout = LAError.Code.biometryLockout
  /// Whether an error has this reason, in `catch` and `switch`.
  public static func ~= (match: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == match }
}

/// Finds out who the user is: it cannot.
open class LAContext: NSObject, @unchecked Sendable {
  /// What the device knows.
  open var biometryType: LABiometryType { .none }
  /// What the other way is called; carried.
  open var localizedFallbackTitle: String?
  /// What going back is called; carried.
  open var localizedCancelTitle: String?
  /// Why it asks; carried.
  open var localizedReason = ""
  /// In seconds, how long an answer counts again; carried.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nobody may be asked; carried.
  open var interactionNotAllowed = false
  /// How many times it may be tried; carried.
  open var maxBiometryFailures: NSNumber?
  /// What tells whether fingers or faces changed: nil, as none are known.
  open var evaluatedPolicyDomainState: Data? { nil }
  /// Keeps a secret for later questions: false, nothing asks.
  @discardableResult
  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }
  /// Whether there is a secret for later questions: no.
  open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
  public override init() { super.init() }
  private func reason(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
  /// Whether it can find out: not here.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = reason(policy) as NSError
    return false
  }
  /// Finds out: it cannot.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, reason(policy)) }
  /// Finds out: it cannot.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw reason(policy)
  }
  /// Ends.
  open func invalidate() {}
}

/// What kind of secret. Raw values are Apple's.
public enum LACredentialType: Int, Sendable {
  /// A password of the application.
  case applicationPassword = 0
  /// The code of a card.
  case smartCardPIN = -3
}
/// In seconds, the longest time for which an answer counts again.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300
/// The domain of the errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"
