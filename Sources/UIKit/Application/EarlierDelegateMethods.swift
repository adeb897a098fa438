// What applications were told of before iOS 13, and what an application asks of the system besides. Nothing here tells and
// nothing happens: what can be set is carried.

import Foundation
import Plumbline

extension UIApplicationDelegate {
  /// Does nothing by default.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Does nothing by default.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {}
  /// Does nothing by default.
  public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {}
  /// Answers nothing by default.
  public func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  ) { reply(nil) }
  /// True by default.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }
}

extension UIApplication.LaunchOptionsKey {
  /// An `NSNumber`: the device moved far enough to be told.
  public static let location = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// A `UILocalNotification` that was opened. Apple's before iOS 10.
  public static let localNotification = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
}

/// How the user may be told from outside, as bits. Apple's before iOS 8.
public struct UIRemoteNotificationType: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: UInt
  /// Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the application's icon.
  public static let badge = UIRemoteNotificationType(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UIRemoteNotificationType(rawValue: 1 << 1)
  /// A text.
  public static let alert = UIRemoteNotificationType(rawValue: 1 << 2)
  /// A new issue to be loaded.
  public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 1 << 3)
}

extension UIApplication {
  /// Kinds of application that a user chooses one of. Raw values are Apple's.
  public enum Category: Int, Sendable {
    /// Opens pages of the web.
    case webBrowser = 1
  }
  /// Whether the user chose this application for a category: no. (Apple's may also throw where it is asked too often.)
  public func isDefault(_ category: Category) throws -> Bool { false }
  /// Says how the status bar lies; without effect: controllers say it.
  public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}
  /// None: nothing comes from outside. Apple's before iOS 8.
  public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { [] }
  /// Asks for messages from outside, as before iOS 8. Without effect: none comes.
  public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {}
  /// False: nothing here works in the background. Apple's before iOS 9, in seconds.
  @discardableResult
  public func setKeepAliveTimeout(_ timeout: TimeInterval, handler keepAliveHandler: (() -> Void)? = nil)
    -> Bool
  { false }
  /// Without effect.
  public func clearKeepAliveTimeout() {}
}

extension UIScreen {
  /// What a television's edges cut off is made up for by. Raw values are Apple's.
  public enum OverscanCompensation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case scale, insetBounds, none
  }
  /// `.scale` at first; carried: nothing is cut off.
  public var overscanCompensation: OverscanCompensation {
    get { carried(or: .scale) }
    set { carry(newValue) }
  }
  /// None: nothing is cut off.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// Whether a screen shows colours as a reference. Raw values are Apple's.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case notSupported, notEnabled, limited, enabled
  }
  /// `.notSupported`.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
}
