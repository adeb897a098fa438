// What applications tell Siri: a device without Siri takes note of nothing and has nobody to ask.

import UIKit

/// Something that the user does, or asks for.
open class INIntent: NSObject, @unchecked Sendable {
  /// Apple's name of what it is about; nil for none.
  open var identifier: String? { nil }
  /// What Siri would propose to say; carried.
  open var suggestedInvocationPhrase: String?
  /// How far the user may be disturbed; carried.
  open var shortcutAvailability = INShortcutAvailabilityOptions()
  public override init() { super.init() }
  /// Archives hold none.
  public required init?(coder: NSCoder) { super.init() }
}

/// When a shortcut is of use, as bits.
public struct INShortcutAvailabilityOptions: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: UInt
  /// Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// What came of an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// What the application opens with; carried.
  open var userActivity: NSUserActivity?
  public override init() { super.init() }
  /// Archives hold none.
  public required init?(coder: NSCoder) { super.init() }
}

extension UIApplicationDelegate {
  /// Who handles an intent within the application. Apple's asks the program's own method of this name; never asked here.
  public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }
  /// An intent to be done within the application (before iOS 14). Apple's calls the program's own method of this name; never
  /// called here.
  public func application(
    _ application: UIApplication, handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void
  ) {}
}

/// How far an interaction came. Raw values are Apple's.
public enum INIntentHandlingStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// Who acts. Raw values are Apple's.
public enum INInteractionDirection: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified, outgoing, incoming
}

/// Something that the user did, for Siri to know.
open class INInteraction: NSObject, @unchecked Sendable {
  /// What was done.
  public let intent: INIntent
  /// What came of it.
  public let intentResponse: INIntentResponse?
  /// Always unspecified.
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  /// Who acted; carried.
  open var direction = INInteractionDirection.unspecified
  /// When; carried.
  open var dateInterval: DateInterval?
  /// By which it is found; a number of its own at first.
  open var identifier = UUID().uuidString
  /// To which others it belongs; carried.
  open var groupIdentifier: String?
  /// Of an intent.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
    super.init()
  }
  /// Tells Siri, who is not here: an error.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(INIntentError(.unknown)) }
  /// Has Siri forget all; nothing is known.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Has Siri forget some; nothing is known.
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
  /// Has Siri forget a group; nothing is known.
  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}

/// Why Siri cannot.
public struct INIntentError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons that are met here. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names and raw values.
    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case voiceShortcutGetFailed = 5000
    case unknown = 9999
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "IntentsErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Whether Siri may use the application. Raw values are Apple's.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notDetermined, restricted, denied, authorized
}

/// What the user lets Siri do: nothing, as there is none.
open class INPreferences: NSObject {
  /// Restricted.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
  /// Asks the user: restricted.
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    handler(.restricted)
  }
  /// Siri's language: the user's.
  open class func siriLanguageCode() -> String {
    Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
  }
}

/// A text that Siri can say.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// What is said.
  public let spokenPhrase: String
  /// How it is said; nil for as it is written.
  public let pronunciationHint: String?
  /// By which the program knows it; nil for none.
  public let vocabularyIdentifier: String?
  /// A text.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (self.vocabularyIdentifier, self.spokenPhrase, self.pronunciationHint) = (
      vocabularyIdentifier, spokenPhrase, pronunciationHint
    )
    super.init()
  }
  /// A text.
  public init(spokenPhrase: String) {
    (vocabularyIdentifier, self.spokenPhrase, pronunciationHint) = (nil, spokenPhrase, nil)
    super.init()
  }
}

/// What a shortcut does.
public enum INShortcut {
  /// An intent.
  case intent(INIntent)
  /// An activity.
  case userActivity(NSUserActivity)
  /// Of an intent.
  public init?(intent: INIntent) { self = .intent(intent) }
  /// Of an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}

/// A shortcut that the user gave words. There is none.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  /// By which it is found.
  public let identifier: UUID
  /// The words.
  public let invocationPhrase: String
  /// What it does.
  public let shortcut: INShortcut
  init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    (self.identifier, self.invocationPhrase, self.shortcut) = (identifier, invocationPhrase, shortcut)
    super.init()
  }
}

/// Knows the user's shortcuts: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The only one.
  public static let shared = INVoiceShortcutCenter()
  /// None.
  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    completion([], nil)
  }
  /// None.
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
  /// One that is not there: an error.
  open func getVoiceShortcut(
    with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) { completion(nil, INIntentError(.voiceShortcutGetFailed)) }
  /// Proposes shortcuts to nobody.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Answers Siri; never asked here.
open class INExtension: NSObject {
  public override init() { super.init() }
  /// Who handles an intent. For subclasses.
  open func handler(for intent: INIntent) -> Any? { self }
}
