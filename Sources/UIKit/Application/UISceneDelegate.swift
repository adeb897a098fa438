// Scene delegates, sessions and configurations. The application's start connects one scene; hosts and tests call the rest of its
// life cycle.

import Foundation
import Plumbline

/// The carried properties of `UIScene`.
final class SceneCarriedState: CarriedState {
  var session: UISceneSession?
  var delegate: (any UISceneDelegate)?
}

/// The delegate of a scene: the application's start calls it for the beginning, hosts and tests for the rest.
@preconcurrency @MainActor
public protocol UISceneDelegate: ObjectAnswering {
  /// Called when the scene connected: the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene disconnected: free what can be made again. It may connect again.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
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
}

/// The delegate of a scene with windows, which a host or a test calls.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window, which the delegate keeps.
  var window: UIWindow? { get set }
  /// Called after the size, the orientation or the traits changed; the values are those before.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
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
}

extension UIScene {
  /// The reasons for a scene's connection. Apple's come from the system only.
  @MainActor
  open class ConnectionOptions: NSObject {}

  /// The scene's delegate, of the configuration's class where the application's start connects the scene. Retained, as Apple's.
  public var delegate: (any UISceneDelegate)? {
    get { carried(SceneCarriedState.self).delegate }
    set { makeCarried(SceneCarriedState.self).delegate = newValue }
  }
  /// The scene's session, of an application's window, without an identifier; one object for the scene.
  public var session: UISceneSession {
    let state = makeCarried(SceneCarriedState.self)
    let session = state.session ?? UISceneSession()
    state.session = session
    session.scene = self
    return session
  }
}

/// The session of a scene, which remains when the scene disconnects.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The place where a scene is shown: on the device, or on another display.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The role that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window on the device, or one of a Mac's.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Fixed when it is made.
  public let role: Role
  /// "" unless it is given; Apple's is unique.
  public let persistentIdentifier: String
  /// Any values that the program stores with the scene; nil by default.
  open var userInfo: [String: Any]?
  /// The scene of the session; nil for a session that the program made.
  public internal(set) final weak var scene: UIScene?
  /// The configuration with which the application's start connected the scene.
  final var startedConfiguration: UISceneConfiguration?
  /// The configuration with which the scene was connected; one without a name for a session that was not connected.
  public final var configuration: UISceneConfiguration {
    startedConfiguration ?? UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// Apple's come from the system only.
  public init(role: Role = .windowApplication, persistentIdentifier: String = "") {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}

/// The classes and the storyboard of a new scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Its name in the application's property list, which completes it when the application starts; nil for the first one there.
  public let name: String?
  /// The role of the session.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which the application's start makes; nil for none.
  open var delegateClass: AnyClass?
  /// The storyboard whose first controller the application's start shows in a window; nil for none.
  open var storyboard: UIStoryboard?

  /// Without classes and storyboard.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
