// Signing in with accounts: the button has its size, and nobody can be asked.

import Plumbline
import UIKit

/// A window to sign in over.
public typealias ASPresentationAnchor = UIWindow

/// Signs in with an account of Apple's: a button with a size, which draws itself.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  /// What it says. Raw values are Apple's.
  public enum ButtonType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case signIn, `continue`, signUp
    /// The usual one.
    public static let `default` = ButtonType.signIn
  }
  /// Its colours. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case white, whiteOutline, black
  }
  /// What it says.
  public let buttonType: ButtonType
  /// Its colours.
  public let buttonStyle: Style
  /// The radius of its corners, in points.
  open var cornerRadius: CGFloat = 6

  /// What it says, in its colours.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    (buttonType, buttonStyle) = (type, style)
    super.init(frame: CGRect(origin: .zero, size: Self.smallest))
  }
  /// To sign in, in black.
  public convenience init() {
    self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
  }
  /// What it says, in its colours.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }

  // The least that the Human Interface Guidelines allow (Sign in with Apple, Buttons): 140 by 30 points.
  private static let smallest = CGSize(width: 140, height: 30)
  /// At least 140 by 30 points, as the Human Interface Guidelines ask for; constraints and frames make it larger.
  open override var intrinsicContentSize: CGSize { Self.smallest }
}

/// Why nobody signed in.
public struct ASAuthorizationError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// Nobody knows.
  public static let unknown = Code.unknown
  /// The user does not want to.
  public static let canceled = Code.canceled
  /// The answer makes no sense.
  public static let invalidResponse = Code.invalidResponse
  /// Nobody cared.
  public static let notHandled = Code.notHandled
  /// It failed.
  public static let failed = Code.failed
}

extension ASAuthorizationError.Code {
  /// Whether an error has this reason, in `catch` and `switch`.
  public static func ~= (match: ASAuthorizationError.Code, error: any Error) -> Bool {
    (error as? ASAuthorizationError)?.code == match
  }
}

/// Who signed in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Asks for an account.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// Somebody signed in.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// What is asked for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Something of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How they are called.
    public static let fullName = Scope(rawValue: "full_name")
    /// Where mail goes.
    public static let email = Scope(rawValue: "email")
  }
  /// What for.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A purpose of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whatever it is.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// To sign in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// To sign in again.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// To sign out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
  /// Who asked.
  public let provider: any ASAuthorizationProvider
  /// Who signed in.
  public let credential: any ASAuthorizationCredential
  /// Somebody signed in, for tests of delegates.
  public init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// Whether somebody is a person. Raw values are Apple's.
public enum ASUserDetectionStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unsupported, unknown, likelyReal
}

/// Somebody with an account of Apple's.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The name of the account.
  public let user: String
  /// How they are called.
  public let fullName: PersonNameComponents?
  /// Where mail goes.
  public let email: String?
  /// For the server; nothing here.
  open var identityToken: Data? { nil }
  /// For the server; nothing here.
  open var authorizationCode: Data? { nil }
  /// What was asked for came along; nothing here.
  open var state: String? { nil }
  /// Whether they are a person.
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
  /// Somebody with an account, for tests of delegates.
  public init(user: String, fullName: PersonNameComponents? = nil, email: String? = nil) {
    (self.user, self.fullName, self.email) = (user, fullName, email)
  }
}

/// Somebody with a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The name of the account.
  public let user: String
  /// The password.
  public let password: String
  /// Somebody with a password.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// What somebody is asked.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  /// Who asks.
  public let provider: any ASAuthorizationProvider
  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// What somebody is asked for an account.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What is asked for; carried.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// Comes along; carried.
  open var state: String?
  /// A word that is used once; carried.
  open var nonce: String?
  /// What for; carried.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// What somebody is asked for an account of Apple's.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The account; carried.
  open var user: String?
}

/// What somebody is asked for a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Asks for an account of Apple's.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Whether somebody is signed in. Raw values are Apple's.
  public enum CredentialState: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case revoked, authorized, notFound, transferred
  }
  /// A new question.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }
  /// Whether somebody is signed in: there is nobody.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  /// Whether somebody is signed in: there is nobody.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Asks for a password.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// A new question.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// Is told who signed in.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Somebody did; by tests, as nobody is asked.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Nobody did.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing by default.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing by default.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Knows the window.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks for accounts: nobody answers, which is the error `failed`.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// What is asked.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Is told.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Knows the window.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  /// Asks all.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Asks: the delegate is told later on the main queue that it failed.
  open func performRequests() {
    DispatchQueue.main.async { [self] in
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.failed))
    }
  }
}

/// Why nobody signed in on a page.
public struct ASWebAuthenticationSessionError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// The user does not want to.
  public static let canceledLogin = Code.canceledLogin
}

extension ASWebAuthenticationSessionError.Code {
  /// Whether an error has this reason, in `catch` and `switch`.
  public static func ~= (match: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == match
  }
}

/// Knows the window.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs in on a page: it cannot be shown.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// Is told of the address at the end, or why there is none; never here.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// Knows the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the browser forgets it; carried.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether it can start: it cannot.
  open var canStart: Bool { false }
  /// Signs in on a page.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
  /// Starts.
  /// - Returns: false, as no page can be shown.
  @discardableResult
  open func start() -> Bool { false }
  /// Ends.
  open func cancel() {}
}
