// What applications ask the system to tell the user later, before there was UserNotifications. Carried: nothing is told.

import Foundation
import Plumbline

/// Something that the user is to be told later.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  /// When.
  open var fireDate: Date?
  /// The time zone of that.
  open var timeZone: TimeZone?
  /// What it says first.
  open var alertTitle: String?
  /// What it says.
  open var alertBody: String?
  /// What the user can do.
  open var alertAction: String?
  /// The sound.
  open var soundName: String?
  /// The number on the application's icon.
  open var applicationIconBadgeNumber = 0
  /// What the program notes.
  open var userInfo: [AnyHashable: Any]?
  /// The kind, for what can be done.
  open var category: String?
  /// How often it is told.
  open var repeatInterval: NSCalendar.Unit = []
  public override init() { super.init() }
}

/// The name of the usual sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// How the user may be told. Raw values are Apple's.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Ways of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By a number on the application's icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// By a sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// By a text.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A kind of what the user is told.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  /// The name of the kind.
  open var identifier: String?
}

/// How an application would like to tell the user.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// The ways.
  public let types: UIUserNotificationType
  /// The kinds.
  public let categories: Set<UIUserNotificationCategory>?
  /// Ways and kinds.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

extension UIApplication {
  /// What the user is to be told; stored.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Has the user told something later: it is held, and not told.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications = (scheduledLocalNotifications ?? []) + [notification]
  }
  /// Takes that back.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.removeAll { $0 === notification }
  }
  /// Takes all of it back.
  public func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }
  /// Tells the user at once: nothing is told.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  /// How the user may be told; stored.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { carried(or: nil) }
  /// Asks how the user may be told: in no way.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    carry(UIUserNotificationSettings?.some(notificationSettings), "currentUserNotificationSettings")
  }
}
