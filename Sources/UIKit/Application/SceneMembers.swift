// What scenes and windows' scenes have beside their delegates. It is carried: the screen stays as it is.

import Foundation
import Plumbline

extension UIScene {
  /// Apple's notification: a scene came.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Apple's notification: a scene went.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Apple's notification: a scene came to the front.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Apple's notification: a scene is about to leave the front.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Apple's notification: a scene is about to come to the screen.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Apple's notification: a scene left the screen.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// How an address is to be opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only another application may open it.
    open var universalLinksOnly = false
  }
  /// How another application asked for an address.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// Who asked for it: not known.
    open var sourceApplication: String? { nil }
    /// Whatever was sent along.
    open var annotation: Any? { nil }
    /// Whether the file may be changed in its place.
    open var openInPlace: Bool { false }
  }
  /// Opens an address: nothing does.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// What stands below the title; stored.
  public var subtitle: String {
    get { carried(or: "") }
    set { carry(newValue) }
  }
}

extension UIOpenURLContext {
  /// How the address was asked for.
  public var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

/// How large a scene's window may become; stored.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size.
  open var minimumSize = CGSize.zero
  /// The greatest size.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether it may fill the screen.
  open var allowsFullScreen = true
}

extension UIWindowScene {
  /// How a scene is to lie.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// How a scene on a phone or tablet is to lie.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// How it may be held.
      open var interfaceOrientations: UIInterfaceOrientationMask?
      /// How it may be held.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
    override init() { super.init() }
  }
  /// How a scene lies.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    private let scene: UIWindowScene
    init(_ scene: UIWindowScene) {
      self.scene = scene
      super.init()
    }
    /// Its space.
    open var coordinateSpace: any UICoordinateSpace { scene.coordinateSpace }
    /// How it is held.
    open var interfaceOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    /// Whether it stays as it is held.
    open var isInterfaceOrientationLocked: Bool { false }
  }
  /// How the scene lies.
  public var effectiveGeometry: Geometry { Geometry(self) }
  /// How large windows may become; stored.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    let known: UISceneSizeRestrictions? = carried(or: nil)
    let made = known ?? UISceneSizeRestrictions()
    if known == nil { carry(Optional(made)) }
    return made
  }
  /// Asks for the scene to lie otherwise: a screen is a value, and the closure is told that it does not.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Whether the scene fills its screen.
  public var isFullScreen: Bool { true }
}

extension UIApplication {
  /// Ends a scene: there is none.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Has a scene drawn anew; without effect.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// How a scene ends.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// What stands beside a shortcut.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Pictures of the system. Raw values are Apple's.
  public enum IconType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite,
      love,
      cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task,
      taskCompleted,
      alarm, bookmark, shuffle, audio, update
  }
  /// A picture of the system.
  public init(type: IconType) { super.init() }
  /// An image of the application.
  public init(templateImageName: String) { super.init() }
  /// A symbol.
  public init(systemImageName: String) { super.init() }
}

/// A shortcut that changes.
public typealias UIMutableApplicationShortcutItem = UIApplicationShortcutItem
