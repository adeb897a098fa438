// What scenes are told of their life, and how they are described. Nothing here connects any: hosts and tests do.

import Foundation
import Plumbline

/// Is told of a scene's life, by a host.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene came.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene went.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene came to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to leave the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come back to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are to be opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// An activity is to go on.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What the scene can be restored from.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing by default.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing by default.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing by default.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing by default.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Nothing by default.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Is told of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
  /// The scene's size or traits changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// A shortcut was chosen.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The scene's window; none by default.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing by default.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Does nothing by default.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

extension UIScene {
  /// Why a scene came: for no reason that a host did not give.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// Addresses to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// Activities to go on with.
    public let userActivities: Set<NSUserActivity>
    /// The shortcut that was chosen.
    public let shortcutItem: UIApplicationShortcutItem?

    /// The reasons. Apple's come from the system only.
    public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
      super.init()
    }
  }

  /// Who is told of the scene's life; set by whoever connects it.
  public var delegate: (any UISceneDelegate)? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The session of the scene: made for each call.
  public var session: UISceneSession { UISceneSession() }
}

/// An address that is to be opened.
@MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// An address to open. Apple's come from the system only.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A scene beyond its life on the screen.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The role that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An application's window.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on another display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  public let role: Role
  /// What tells the session from others.
  public let persistentIdentifier: String
  /// Whatever the program likes to find with it.
  open var userInfo: [String: Any]?
  /// What the scene can be restored from.
  open var stateRestorationActivity: NSUserActivity?

  /// A session. Apple's come from the system only.
  public init(role: Role = .windowApplication, persistentIdentifier: String = "") {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}

/// How a scene is to be.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Its name in the application's settings.
  public let name: String?
  /// What it is for.
  public let role: UISceneSession.Role
  /// The class of its delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The document of its first controller.
  open var storyboard: UIStoryboard?

  /// A scene of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
