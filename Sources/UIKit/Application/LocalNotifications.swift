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
  /// By which it is repeated; nil for the user's; stored.
  open var repeatCalendar: Calendar?
  /// Whether a button is shown; yes at first; stored.
  open var hasAction = true
  /// The image while the application starts from it; nil for the usual one; stored.
  open var alertLaunchImage: String?
  /// Whether it comes once only at a place; yes at first; stored.
  open var regionTriggersOnce = true
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

/// In the parameters of an action with a text: the title of its button.
public let UIUserNotificationTextInputActionButtonTitleKey = "UIUserNotificationTextInputActionButtonTitleKey"
/// In what an application is told of an action with a text: the text.
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"

/// Something that can be done about a notification.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
  /// Told to the delegate; nil at first.
  open fileprivate(set) var identifier: String?
  /// Shown on the button; nil at first.
  open fileprivate(set) var title: String?
  /// Whether a text is asked for; `.default` at first.
  open fileprivate(set) var behavior = UIUserNotificationActionBehavior.default
  /// Words of the field for the text; empty at first.
  open fileprivate(set) var parameters: [AnyHashable: Any] = [:]
  /// Whether the application comes to the front; `.foreground` at first.
  open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
  /// Whether the device has to be unlocked; no at first.
  open fileprivate(set) var isAuthenticationRequired = false
  /// Whether it destroys something; no at first.
  open fileprivate(set) var isDestructive = false
  /// Of nothing: `UIMutableUserNotificationAction` says of what.
  public override init() { super.init() }
}

/// Something that can be done about a notification, to be set up.
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  open override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  open override var behavior: UIUserNotificationActionBehavior {
    get { super.behavior }
    set { super.behavior = newValue }
  }
  open override var parameters: [AnyHashable: Any] {
    get { super.parameters }
    set { super.parameters = newValue }
  }
  open override var activationMode: UIUserNotificationActivationMode {
    get { super.activationMode }
    set { super.activationMode = newValue }
  }
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { super.isAuthenticationRequired = newValue }
  }
  open override var isDestructive: Bool {
    get { super.isDestructive }
    set { super.isDestructive = newValue }
  }
}

/// Whether an action asks for a text. Raw values are Apple's.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, textInput
}

/// How much room there is for actions. Raw values are Apple's.
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, minimal
}

/// Whether an action brings the application to the front. Raw values are Apple's.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case foreground, background
}

/// A kind of notification, with what can be done about it.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  /// What notifications name in `category`.
  open var identifier: String?
  fileprivate var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]
  /// In their order; nil where none were set.
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    actions[context]
  }
}

/// A kind of notification, to be set up.
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// In their order; up to four, or two where there is little room, in Apple's.
  open func setActions(
    _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
  ) { self.actions[context] = actions }
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
  /// Hands it to the delegate at once, as to an application in front.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    delegate?.application(self, didReceive: notification)
  }
  /// What was registered on this thread; nil before; stored.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { carried(or: nil) }
  /// Kept without asking anybody; the delegate is told at once.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    carry(UIUserNotificationSettings?.some(notificationSettings), "currentUserNotificationSettings")
    delegate?.application(self, didRegister: notificationSettings)
  }
}

extension UIApplicationDelegate {
  /// Does nothing by default.
  public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {}
  /// Calls the closure by default.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// By default the same without what was written.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    self.application(
      application, handleActionWithIdentifier: identifier, for: notification,
      completionHandler: completionHandler)
  }
  /// Calls the closure by default.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// By default the same without what was written.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    self.application(
      application, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
      completionHandler: completionHandler)
  }
}
