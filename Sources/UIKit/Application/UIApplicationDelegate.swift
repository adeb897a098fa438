// What applications are told of their life. Nothing here lives: `main()` tells of the start, hosts and tests of the rest.

import Foundation
import Plumbline

/// Is told of an application's life, by a host.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window of an application without scenes.
  var window: UIWindow? { get set }
  /// The application is starting.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application started, before there were reasons for it.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The application came to the front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application is about to leave the front.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to come back to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// An address is to be opened.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The ways in which a window may be turned.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Messages from outside will come.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Messages from outside cannot come.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A message came from outside.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// An activity is to go on.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// A shortcut was chosen.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// How a scene is to be.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were closed for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// The window of an application without scenes; none by default.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// The application is starting; true by default.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The application started; by default `applicationDidFinishLaunching(_:)` is called, and true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing by default.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Opens nothing by default.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// All but upside down by default.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Brings nothing by default.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Goes on with nothing by default.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// A scene without a document by default.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

extension UIApplicationDelegate where Self: UIResponder {
  /// What `@main` calls: makes the delegate and tells it that the application started. There is no run loop to begin, so
  /// it returns then.
  public static func main() {
    guard let delegate = UIResponder.makeResponder(of: Self.self) as? Self else { return }
    UIApplication.shared.start(with: delegate)
  }
}

extension UIApplication {
  /// Keeps a delegate and tells it of the start. Its first answer says whether it takes an address: it starts in any case.
  fileprivate func start(with delegate: any UIApplicationDelegate) {
    carry(delegate, "startedDelegate")
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
  }
}

/// Starts an application as `main.swift` of early programs does: makes the delegate of a class's name and tells it of the
/// start. Without a run loop it returns then; a name of no such class, or none, starts nothing.
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  if let type = delegateClassName.flatMap(NSClassFromString) as? UIResponder.Type,
    let delegate = UIResponder.makeResponder(of: type) as? any UIApplicationDelegate
  {
    UIApplication.shared.start(with: delegate)
  }
  return 0
}

/// What an activity can be restored to: responders.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {}
extension UIResponder: UIUserActivityRestoring {}
