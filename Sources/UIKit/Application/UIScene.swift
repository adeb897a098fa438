// Notifications of scenes, and how they open addresses.

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

  /// How a scene asks for an address to be opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
  }
  /// How another application asked for an address. Nothing is known of it here.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// Always nil.
    open var annotation: Any? { nil }
  }
  /// Nothing is opened: the completion is called at once with false.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
}

extension UIOpenURLContext {
  /// New at each call, and empty.
  public var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}
