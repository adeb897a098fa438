// Contents of notifications as the application shows them: the system, which would, is not here.

import Plumbline
import UIKit
@_exported import UserNotifications

/// What becomes of a notification that was answered. Raw values are Apple's.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case doNotDismiss, dismiss, dismissAndForwardAction
}

/// How a button for playing is. Raw values are Apple's.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case none, `default`, overlay
}

/// Shows the content of a notification; called by tests only.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
  /// A notification is shown.
  func didReceive(_ notification: UNNotification)
  /// The user answered.
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  /// Which button for playing it has.
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  /// Where that is.
  var mediaPlayPauseButtonFrame: CGRect { get }
  /// Plays.
  func mediaPlay()
  /// Waits.
  func mediaPause()
}

extension UNNotificationContentExtension {
  /// Goes away and is answered by the application, by default.
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.dismissAndForwardAction) }
  /// None by default.
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
  /// Nowhere by default.
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  /// Does nothing by default.
  public func mediaPlay() {}
  /// Does nothing by default.
  public func mediaPause() {}
}

extension NSExtensionContext {
  /// The actions of the notification; carried.
  public var notificationActions: [UNNotificationAction] {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Puts the notification away; without effect.
  public func dismissNotificationContentExtension() {}
  /// Opens the application; without effect.
  public func performNotificationDefaultAction() {}
  /// It plays; without effect.
  public func mediaPlayingStarted() {}
  /// It waits; without effect.
  public func mediaPlayingPaused() {}
}
