// The application delegate and its life cycle. `main()` calls it from launch to activation; hosts and tests call the rest.

import Foundation
import Plumbline

/// The application delegate. `main()` here calls it from launch to activation; a host or a test calls the rest.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: ObjectAnswering {
  /// The window of an application without scenes, which the delegate keeps.
  var window: UIWindow? { get set }
  /// Called before state is restored. False where the address among the options cannot be opened: the answer is
  /// ignored here, as there is none.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after state was restored: the place to make the window. The answer is ignored here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Apple's method before iOS 3; called by the default of the one with options alone.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called after the application became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application becomes inactive, as for a call.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the application entered the background; a few seconds are left.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application enters the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application terminates while it is running.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory runs out: free what can be made again.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The configuration of a new session: its delegate class and storyboard. What it leaves open is taken from the
  /// configuration of that name in the application's property list.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
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
  /// Without a name, delegate or storyboard by default: the first of the application's property list is taken then.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

extension UIApplicationDelegate where Self: UIResponder {
  /// The entry point of `@main`: makes the delegate, starts the application and makes it active, with its scene where
  /// it has one. There is no run loop to begin, so it returns then.
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
