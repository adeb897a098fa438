// Accounts of social networks, which Apple's systems had until iOS 11: none is known here.

import Foundation

extension Notification.Name {
  /// The accounts changed; never posted here.
  public static let ACAccountStoreDidChange = Notification.Name("ACAccountStoreDidChangeNotification")
}

/// A network.
public let ACAccountTypeIdentifierTwitter = "com.apple.twitter"
/// A network.
public let ACAccountTypeIdentifierFacebook = "com.apple.facebook"
/// A network.
public let ACAccountTypeIdentifierSinaWeibo = "com.apple.sinaweibo"
/// A network.
public let ACAccountTypeIdentifierTencentWeibo = "com.apple.tencentweibo"
/// Which application asks.
public let ACFacebookAppIdKey = "ACFacebookAppIdKey"
/// What it asks for.
public let ACFacebookPermissionsKey = "ACFacebookPermissionsKey"
/// Who is to see it.
public let ACFacebookAudienceKey = "ACFacebookAudienceKey"
/// Everyone.
public let ACFacebookAudienceEveryone = "everyone"
/// Friends.
public let ACFacebookAudienceFriends = "friends"
/// The user alone.
public let ACFacebookAudienceOnlyMe = "me"
/// The domain of the errors.
public let ACErrorDomain = "com.apple.accounts"

/// Whether an account could be renewed. Raw values are Apple's.
public enum ACAccountCredentialRenewResult: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case renewed, rejected, failed
}

/// A network.
open class ACAccountType: NSObject {
  /// What it is called.
  open private(set) var accountTypeDescription: String!
  /// By which it is known.
  open private(set) var identifier: String!
  /// Whether the application may see its accounts: no.
  open var accessGranted: Bool { false }
  init(_ identifier: String) {
    self.identifier = identifier
    accountTypeDescription = identifier.split(separator: ".").last.map { $0.capitalized }
  }
}

/// What an account is proven by.
open class ACAccountCredential: NSObject {
  /// What a server gave.
  open var oauthToken: String!
  /// Of OAuth 2.
  public init!(oAuth2Token token: String!, refreshToken: String!, expiryDate: Date!) { oauthToken = token }
  /// Of OAuth 1.
  public init!(oAuthToken token: String!, tokenSecret secret: String!) { oauthToken = token }
}

/// An account.
open class ACAccount: NSObject {
  /// By which it is known: not saved yet, so nothing.
  open var identifier: NSString! { nil }
  /// Its network.
  open var accountType: ACAccountType!
  /// What it is called; carried.
  open var accountDescription: String!
  /// The user's name; carried.
  open var username: String!
  /// What it is proven by; carried.
  open var credential: ACAccountCredential!
  /// An account of a network.
  public init!(accountType type: ACAccountType!) { accountType = type }
}

/// Is told whether something was done.
public typealias ACAccountStoreSaveCompletionHandler = (Bool, (any Error)?) -> Void
/// Is told whether the user allowed it.
public typealias ACAccountStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

/// The user's accounts: there are none, and none can be saved.
open class ACAccountStore: NSObject {
  /// The accounts: none.
  open var accounts: NSArray! { NSArray() }
  public override init() { super.init() }
  /// The account of a name: none.
  open func account(withIdentifier identifier: String!) -> ACAccount! { nil }
  /// A network of a name.
  open func accountType(withAccountTypeIdentifier typeIdentifier: String!) -> ACAccountType! {
    typeIdentifier.map(ACAccountType.init)
  }
  /// The accounts of a network: none.
  open func accounts(with accountType: ACAccountType!) -> [Any]! { [] }
  /// Saves an account: cannot be.
  open func saveAccount(
    _ account: ACAccount!, withCompletionHandler completionHandler: ACAccountStoreSaveCompletionHandler!
  ) { completionHandler?(false, NSError(domain: ACErrorDomain, code: 1)) }
  /// Asks the user: the answer is no.
  open func requestAccessToAccounts(
    with accountType: ACAccountType!, options: [AnyHashable: Any]! = [:],
    completion: ACAccountStoreRequestAccessCompletionHandler!
  ) { completion?(false, nil) }
  /// Renews an account: it is rejected.
  open func renewCredentials(
    for account: ACAccount!, completion: ((ACAccountCredentialRenewResult, (any Error)?) -> Void)!
  ) { completion?(.rejected, nil) }
}
