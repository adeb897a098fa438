// Notifications of scenes.

import Foundation
import Plumbline

extension UIScene {
  /// A scene came; it is the object. Posted by the application's start, and by hosts and tests.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// A scene came to the front; it is the object. Posted by the application's start, and by hosts and tests.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to come to the screen; it is the object. Posted by the application's start, and by hosts and tests.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene left the screen; it is the object. Posted by hosts and tests.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
