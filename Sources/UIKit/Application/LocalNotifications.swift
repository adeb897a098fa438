// What applications ask the system to tell the user later, before there was UserNotifications. Carried: nothing is told.

import Foundation
import Plumbline

/// Apple's before iOS 10: something that the user is to be told later; carried.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  /// Nil for at once.
  open var fireDate: Date?
  /// Of `fireDate`; nil for the same moment everywhere.
  open var timeZone: TimeZone?
  /// Nil for the application's name.
  open var alertTitle: String?
  /// Nil for a notification that is not shown.
  open var alertBody: String?
  /// The word that unlocking is called by; nil for the system's.
  open var alertAction: String?
  /// The name of a file; nil for silence.
  open var soundName: String?
  /// 0 leaves the icon as it is.
  open var applicationIconBadgeNumber = 0
  /// Whatever the program wants to find again.
  open var userInfo: [AnyHashable: Any]?
  /// The identifier of a `UIUserNotificationCategory`.
  open var category: String?
  /// One calendar unit; empty for once.
  open var repeatInterval: NSCalendar.Unit = []
  public override init() { super.init() }
}

/// As `soundName`: the system's sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// How the user may be told, as bits.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// Apple's numbers.
  public let rawValue: UInt
  /// Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the application's icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// The notification's `soundName`.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// The notification's texts, at the top or in the middle of the screen.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A kind of notification, with what can be done about it. Apple's actions are not here.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  /// What notifications name in `category`.
  open var identifier: String?
}

/// How an application would like to tell the user; carried: nobody is asked.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// All that are wanted.
  public let types: UIUserNotificationType
  /// Nil for none.
  public let categories: Set<UIUserNotificationCategory>?
  /// Nothing is asked before it is registered.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

extension UIApplication {
  /// What the program scheduled on this thread; empty at first; stored: nothing is told to the user.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Added to `scheduledLocalNotifications`; nothing here tells the user.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications = (scheduledLocalNotifications ?? []) + [notification]
  }
  /// Removes the same object from `scheduledLocalNotifications`.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.removeAll { $0 === notification }
  }
  /// Empties `scheduledLocalNotifications`.
  public func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }
  /// Without effect: nothing is told.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  /// What was registered on this thread; nil before; stored.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { carried(or: nil) }
  /// Kept without asking anybody; the delegate is not told.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    carry(UIUserNotificationSettings?.some(notificationSettings), "currentUserNotificationSettings")
  }
}
