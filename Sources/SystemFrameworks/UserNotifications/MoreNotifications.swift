// Triggers of places and of the network, answers in words, and what else a notification has.

import FoundationAdditions
import UIKit

/// Comes from the network.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// Asks for a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The button's text.
  public let textInputButtonTitle: String
  /// What stands in the empty field.
  public let textInputPlaceholder: String
  /// Asks for a text.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: nil)
  }
  /// Asks for a text, with a picture.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The user wrote something.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// What the user wrote.
  public let userText: String
  /// What the user wrote, for tests of delegates.
  public init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// Changes what comes from the network before it is told; asked by nobody here.
open class UNNotificationServiceExtension: NSObject {
  /// Changes it.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }
  /// There is no more time.
  open func serviceExtensionTimeWillExpire() {}
}

/// How much something interrupts. Raw values are Apple's.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case passive, active, timeSensitive, critical
}

/// A picture on a notification's button; carried.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  private let name: String
  /// One of the system's.
  public init(systemImageName: String) { name = systemImageName }
  /// One of the application's, of which only the shape counts.
  public init(templateImageName: String) { name = templateImageName }
  /// Whether another has the same picture.
  open override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.name == name }
  /// Equal for equal pictures.
  open override var hash: Int { name.hashValue }
}

extension UNNotificationSound {
  /// Heard in any case.
  public class var defaultCritical: UNNotificationSound { .default }
  /// Of a call.
  public class var defaultRingtone: UNNotificationSound { .default }
}

extension UNNotificationCategory {
  /// With a text that stands for what is hidden.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil,
      options: options)
  }
}

extension UNNotificationCategoryOptions {
  /// In a car.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// Its title is seen though the rest is hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// Its subtitle is seen though the rest is hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
  /// Read aloud.
  public static let allowAnnouncement = Self(rawValue: 16)
}

extension UNAuthorizationOptions {
  /// The application has settings of its own.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Read aloud.
  public static let announcement = Self(rawValue: 128)
  /// Told at once.
  public static let timeSensitive = Self(rawValue: 256)
}

extension UNNotificationSettings {
  /// Whether it is seen while the device is locked.
  public var lockScreenSetting: UNNotificationSetting { alertSetting }
  /// Whether it is kept in a list.
  public var notificationCenterSetting: UNNotificationSetting { alertSetting }
  /// Whether it may be heard in any case.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether it is seen in a car.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether it is read aloud.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether it is told at once.
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether it is told with others at a time of the day.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether messages to the user are told.
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// How texts are shown: not at all.
  public var alertStyle: UNAlertStyle { .none }
  /// When contents are shown: never.
  public var showPreviewsSetting: UNShowPreviewsSetting { .never }
  /// Whether the application has settings of its own: not asked for.
  public var providesAppNotificationSettings: Bool { false }
}

extension UNUserNotificationCenter {
  /// Whether other kinds of content can be shown.
  public var supportsContentExtensions: Bool { false }
  /// What was told: nothing.
  public func deliveredNotifications() async -> [UNNotification] { [] }
}

extension NSString {
  /// A text of the application in the user's language, with values in it. A key without a text is the text.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    let values = (arguments ?? []).map { $0 as? any CVarArg ?? "\($0)" as any CVarArg }
    return values.isEmpty ? format : String(format: format, arguments: values)
  }
}
