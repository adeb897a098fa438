// Scene delegates, sessions and configurations. The application's start connects one scene; hosts and tests call the rest of its
// life cycle.

import Foundation
import Plumbline

/// The carried properties of `UIScene`.
final class SceneCarriedState: CarriedState {
  var session: UISceneSession?
  var delegate: (any UISceneDelegate)?
}

/// Is told of a scene's life: of its beginning by the application's start, of the rest by hosts and tests.
@preconcurrency @MainActor
public protocol UISceneDelegate: ObjectAnswering {
  /// The scene came: the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene went for now: free what can be made again. It may come back.
  func sceneDidDisconnect(_ scene: UIScene)
  /// After the scene came to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Before the scene leaves the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Before the scene comes back to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// After the scene left the screen.
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

/// Is told of the life of a scene with windows, by a host or a test.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window, which the delegate keeps.
  var window: UIWindow? { get set }
  /// After the size, the orientation or the traits changed; the values are those before.
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
  /// Why a scene came. Apple's come from the system only.
  @MainActor
  open class ConnectionOptions: NSObject {}

  /// Made of the configuration's class where the application's start connects the scene. Retained, as Apple's.
  public var delegate: (any UISceneDelegate)? {
    get { carried(SceneCarriedState.self).delegate }
    set { makeCarried(SceneCarriedState.self).delegate = newValue }
  }
  /// For an application's window, without an identifier; one object for the scene.
  public var session: UISceneSession {
    let state = makeCarried(SceneCarriedState.self)
    let session = state.session ?? UISceneSession()
    state.session = session
    session.scene = self
    return session
  }
}

/// What stays of a scene when it is closed for now.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// Where a scene is shown: on the device, or on another display.
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
  /// Whatever the program wants to find again with the scene; nil at first.
  open var userInfo: [String: Any]?
  /// The scene of the session; nil for a session that somebody made.
  public internal(set) final weak var scene: UIScene?
  /// What the application's start connected the scene with.
  final var startedConfiguration: UISceneConfiguration?
  /// What the scene was connected with; one without a name for a session that was not connected.
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

/// Which classes and which storyboard a new scene has.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Its name in the application's property list, which completes it when the application starts; nil for the first one there.
  public let name: String?
  /// The session's.
  public let role: UISceneSession.Role
  /// Of which the application's start makes the scene's delegate; nil for none.
  open var delegateClass: AnyClass?
  /// Of which the application's start shows the first controller in a window; nil for none.
  open var storyboard: UIStoryboard?

  /// Without classes and storyboard.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
