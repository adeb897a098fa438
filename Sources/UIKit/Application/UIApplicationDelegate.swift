// The application delegate and its life cycle. `main()` calls it from launch to activation; hosts and tests call the rest.

import Foundation
import Plumbline

/// Is told of an application's life. `main()` here tells of the start, to the moment when the application is in front; a host or
/// a test tells of the rest.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: ObjectAnswering {
  /// The window of an application without scenes, which the delegate keeps.
  var window: UIWindow? { get set }
  /// Before anything is restored. False where the address among the options cannot be opened: the answer is
  /// ignored here, as there is none.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// After everything is restored: the place to make the window. The answer is ignored here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Apple's before iOS 3. The one with options calls it by default, and nothing else does here.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// After the application came to the front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Before the application leaves the front, as for a call.
  func applicationWillResignActive(_ application: UIApplication)
  /// After the application left the screen; a few seconds are left.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Before the application comes back to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Before the application ends while it is running.
  func applicationWillTerminate(_ application: UIApplication)
  /// Free what can be made again.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// False where it cannot be opened. Asked of applications without scenes.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Asked whenever the device turns; counts with what the controllers say. Nil for no window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// The token is for the maker's own server.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Error: why no token was given.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Call the handler within 30 seconds with what was fetched.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Asked for a session that is new: which delegate and storyboard it has. What is left open is taken from the configuration
  /// of that name in the application's property list.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user closed them; sessions that were closed while the application was not running come at the next
  /// start.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Apple's before iOS 9. Never asked.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Apple's before iOS 9. Never asked.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Midnight, another time zone and the like.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Apple's before iOS 10, without a handler.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Call the handler with what was fetched.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Call the handler when the session is done with.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// A watch asks.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// The device is about to be locked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// The device was unlocked.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Whether extensions of a kind, as keyboards, are let in.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// The controller that is restored; nothing here restores.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// Nothing here saves.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Nothing here restores.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// Nothing here saves.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Nothing here restores.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Nothing here saves.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Nothing here restores.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// An activity is coming; true where the program tells the user itself.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
    -> Bool
  /// An activity did not come.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
}

extension UIApplicationDelegate {
  /// The window as it is on Apple's systems, where a delegate may leave it out: within a second optional. Adapted sources ask
  /// for it where they mean that one.
  public var implementedWindow: UIWindow?? { .some(window) }
  /// The window of an application without scenes; none by default.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// True by default.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)` by default, and answers true.
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
  /// Calls the handler with `.noData` by default.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Without a name, delegate or storyboard by default: the first of the application's property list is taken then.
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
  /// What `@main` calls: makes the delegate, starts the application and brings it to the front, with its scene where it has
  /// one. There is no run loop to begin, so it returns then.
  public static func main() {
    guard let delegate = UIResponder.makeResponder(of: Self.self) as? Self else { return }
    UIApplication.shared.start(with: delegate)
  }
}

/// Starts an application as `main.swift` of early programs does: makes the delegate of a class's name and does what `main()`
/// of a delegate does. Without a run loop it returns then; a name of no such class, or none, starts nothing.
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

/// What goes on with an activity: a responder, a document.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
}
extension UIResponder: UIUserActivityRestoring {}

extension UIApplicationDelegate {
  /// False by default.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
  /// False by default.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { false }
  /// Does nothing by default.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  /// Says at once that there is no new data, by default.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Calls the handler at once by default.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing by default.
  public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// True by default.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// Nil by default.
  public func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
  /// False by default.
  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  { false }
  /// False by default.
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder)
    -> Bool
  { false }
  /// False by default.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
    false
  }
  /// False by default.
  public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  { false }
  /// Does nothing by default.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
  /// Does nothing by default.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
  /// False by default.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
}
