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
    super.init(identifier: identifier, title: title, options: options)
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

/// A picture on a notification's button.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// One of the system's.
  public let systemImageName: String
  /// One of the system's.
  public init(systemImageName: String) { self.systemImageName = systemImageName }
}

extension UNNotificationSound {
  /// Heard in any case.
  public class var defaultCritical: UNNotificationSound { .default }
  /// Of a call.
  public class var defaultRingtone: UNNotificationSound { .default }
}

extension UNNotificationAction {
  /// With a picture; carried by nobody.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) { self.init(identifier: identifier, title: title, options: options) }
}

extension UNNotificationCategory {
  /// With a text that stands for what is hidden; carried by nobody.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
  }
  /// With texts that stand for what is hidden and for several; carried by nobody.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
  }
}

extension UNNotificationCategoryOptions {
  /// In a car.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// Its title is seen though the rest is hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
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
