// What applications ask the system to tell the user: requests are kept, the user does not allow them, and nothing is told.

@_exported import FoundationAdditions
import Plumbline
import UIKit

/// How the user may be told. Raw values are Apple's.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Ways of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// A text.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Even when the device is silent.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// Without disturbing, for a while.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How something is told while the application is seen. Raw values are Apple's.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Ways of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A text.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// Over the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether the user may be told. Raw values are Apple's.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether a way is allowed. Raw values are Apple's.
public enum UNNotificationSetting: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notSupported, disabled, enabled
}

/// What the user allows: nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the user may be told.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Texts.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Numbers on the icon.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Sounds.
  open var soundSetting: UNNotificationSetting { .disabled }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual one.
  open class var `default`: UNNotificationSound { UNNotificationSound(named: UNNotificationSoundName("")) }
  /// One of a file.
  public init(named name: UNNotificationSoundName) {}
}

/// A file that is shown.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// What it is called.
  public let identifier: String
  /// The kind of file, a uniform type identifier: that of the option `UNNotificationAttachmentOptionsTypeHintKey`, else that of
  /// the name's extension.
  open private(set) var type: String
  /// Where it lies.
  public let url: URL
  /// A file, which has to be there.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    _ = try Data(contentsOf: URL, options: .alwaysMapped)
    self.identifier = identifier
    type =
      options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
      ?? UTType(filenameExtension: URL.pathExtension)?.identifier ?? UTType.data.identifier
    url = URL
  }
}

/// What the user is told.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The launch image or storyboard for when the application is opened; carried.
  open fileprivate(set) var launchImageName = ""
  /// Which focus it passes; carried.
  open fileprivate(set) var filterCriteria: String?
  /// How many things the summary counts it as; carried.
  open fileprivate(set) var summaryArgumentCount = 0
  /// How much it interrupts; carried.
  open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// How important it is, of 1; carried.
  open fileprivate(set) var relevanceScore: Double = 0
  /// Which scene it is for; carried.
  open fileprivate(set) var targetContentIdentifier: String?
  /// What stands for it among several; carried.
  open fileprivate(set) var summaryArgument = ""
  fileprivate var values = Values()
  fileprivate struct Values {
    var title = "", subtitle = "", body = "", category = "", thread = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
  }
  /// What it says first.
  open var title: String { values.title }
  /// What it says below.
  open var subtitle: String { values.subtitle }
  /// What it says.
  open var body: String { values.body }
  /// The number on the icon.
  open var badge: NSNumber? { values.badge }
  /// The sound.
  open var sound: UNNotificationSound? { values.sound }
  /// What the program notes.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The kind, for what can be done.
  open var categoryIdentifier: String { values.category }
  /// What it belongs to.
  open var threadIdentifier: String { values.thread }
  /// Files.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  public override init() { super.init() }

  /// The same content, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { filled(UNNotificationContent()) }
  /// The same content, to be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UNMutableNotificationContent()) }

  private func filled(_ other: UNNotificationContent) -> UNNotificationContent {
    other.values = values
    other.interruptionLevel = interruptionLevel
    other.relevanceScore = relevanceScore
    other.targetContentIdentifier = targetContentIdentifier
    other.summaryArgument = summaryArgument
    other.summaryArgumentCount = summaryArgumentCount
    other.launchImageName = launchImageName
    other.filterCriteria = filterCriteria
    return other
  }
}

/// What the user is to be told.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The launch image or storyboard for when the application is opened; carried.
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  /// Which focus it passes; carried.
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
  /// How many things the summary counts it as; carried.
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { super.summaryArgumentCount = newValue }
  }
  /// How much it interrupts; carried.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// How important it is, of 1; carried.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  /// Which scene it is for; carried.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// What stands for it among several; carried.
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { super.summaryArgument = newValue }
  }
  /// What it says first.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// What it says below.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// What it says.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number on the icon.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// What the program notes.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The kind, for what can be done.
  open override var categoryIdentifier: String {
    get { values.category }
    set { values.category = newValue }
  }
  /// What it belongs to.
  open override var threadIdentifier: String {
    get { values.thread }
    set { values.thread = newValue }
  }
  /// Files.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
}

/// When the user is told.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds.
  public let timeInterval: TimeInterval
  /// After some seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// When that is.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// When the calendar says so.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What it has to say.
  public let dateComponents: DateComponents
  /// When the calendar says so.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// When that is.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// Something that the user is to be told.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// What it is called.
  public let identifier: String
  /// What is shown.
  public let content: UNNotificationContent
  /// When; nil is at once.
  public let trigger: UNNotificationTrigger?
  /// Something that the user is to be told.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// Something that the user was told.
open class UNNotification: NSObject, @unchecked Sendable {
  /// What was asked for.
  public let request: UNNotificationRequest
  /// When it was shown.
  public let date: Date
  /// Something that was told, for tests of delegates.
  public init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// The answer of a touch on what was told.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The answer of putting it away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// What the user answered.
  public let notification: UNNotification
  /// The action that the user chose.
  public let actionIdentifier: String
  /// What the user did, for tests of delegates.
  public init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// How an action is. Raw values are Apple's.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only when the device is unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The application comes to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// Something that the user can do with what is told.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// What it is called.
  public let identifier: String
  /// What it says.
  public let title: String
  /// How it is.
  public let options: UNNotificationActionOptions
  /// Its picture; carried.
  public let icon: UNNotificationActionIcon?
  /// Something that the user can do.
  public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }
  /// Something that the user can do, with a picture.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

/// How a kind is. Raw values are Apple's.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Putting it away is told.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// A kind of what is told, with what the user can do.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// What it is called.
  public let identifier: String
  /// What the user can do.
  public let actions: [UNNotificationAction]
  /// Which intents it goes with.
  public let intentIdentifiers: [String]
  /// How it is.
  public let options: UNNotificationCategoryOptions
  /// What stands for a content that is hidden; empty for the system's text.
  public let hiddenPreviewsBodyPlaceholder: String
  /// What stands for several of them; empty for the system's text.
  public let categorySummaryFormat: String
  /// A kind.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
  }
  /// A kind, with texts that stand for what is hidden and for several.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
}

extension UIScene.ConnectionOptions {
  /// What the user did with a notification that the scene is connected for; nil for nothing; carried, so that tests can say so.
  public var notificationResponse: UNNotificationResponse? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UNNotificationResponse {
  /// The scene that it is for: nil, as the system does not choose one.
  @MainActor public var targetScene: UIScene? { nil }
}
