// Rights that are given to who proves to be the user: nobody can here, so that none is given.

import FoundationAdditions

/// What one has to prove for a right.
open class LAAuthenticationRequirement: NSObject, @unchecked Sendable {
  /// To be the user, in any way.
  public static let `default` = LAAuthenticationRequirement()
  /// To be the user, by finger or face.
  public static let biometry = LAAuthenticationRequirement()
  /// To be the user, by a finger or face that is known now.
  public static let biometryCurrentSet = LAAuthenticationRequirement()
  /// To be the user, by finger or face, or otherwise.
  open class func biometry(fallback: LABiometryFallbackRequirement) -> LAAuthenticationRequirement {
    LAAuthenticationRequirement()
  }
}

/// What takes the place of finger and face.
open class LABiometryFallbackRequirement: NSObject, @unchecked Sendable {
  /// The system's choice.
  public static let `default` = LABiometryFallbackRequirement()
  /// The device's passcode.
  public static let devicePasscode = LABiometryFallbackRequirement()
}

/// A right.
open class LARight: NSObject, @unchecked Sendable {
  /// Whether it is given. Raw values are Apple's.
  public enum State: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, authorizing, authorized, notAuthorized
  }
  /// Whether it is given.
  open private(set) var state = State.unknown
  /// The program's number; carried.
  open var tag = 0
  /// To be the user is enough.
  public override init() { super.init() }
  /// Something has to be proved.
  public init(requirement: LAAuthenticationRequirement) { super.init() }
  /// Asks the user: there is no passcode.
  open func authorize(localizedReason: String) async throws {
    state = .notAuthorized
    throw LAError(.passcodeNotSet)
  }
  /// Whether it could be given: no.
  open func checkCanAuthorize() async throws { throw LAError(.passcodeNotSet) }
  /// Takes it back.
  open func deauthorize() async { state = .notAuthorized }
}
