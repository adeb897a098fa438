// Notifications of scenes.

import Foundation
import Plumbline

extension UIScene {
  /// A scene connected; it is the object. Posted by the application's start, and by hosts and tests.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// A scene became active; it is the object. Posted by the application's start, and by hosts and tests.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to enter the foreground; it is the object. Posted by the application's start, and by hosts and tests.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene entered the background; it is the object. Posted by hosts and tests.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
