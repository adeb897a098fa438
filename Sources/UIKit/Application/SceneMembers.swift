// What scenes and windows' scenes have beside their delegates. It is carried: the screen stays as it is.

import Foundation
import Plumbline

extension UIScene {
  /// A scene came; it is the object. Posted by the application's start, and by hosts and tests.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// A scene went for now; it is the object. Posted by hosts and tests.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// A scene came to the front; it is the object. Posted by the application's start, and by hosts and tests.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to leave the front; it is the object. Posted by hosts and tests.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene is about to come to the screen; it is the object. Posted by the application's start, and by hosts and tests.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene left the screen; it is the object. Posted by hosts and tests.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// How a scene asks for an address to be opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only another application may open it, not a browser; no at first; carried.
    open var universalLinksOnly = false
  }
  /// How another application asked for an address. Nothing is known of it here.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// Always nil; Apple's tells it within one team's applications.
    open var sourceApplication: String? { nil }
    /// Always nil.
    open var annotation: Any? { nil }
    /// Always false: a copy should be made.
    open var openInPlace: Bool { false }
  }
  /// Nothing is opened: the completion is called at once with false.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Below the window's title on a Mac; stored.
  public var subtitle: String {
    get { carried(or: "") }
    set { carry(newValue) }
  }
}

extension UIOpenURLContext {
  /// New at each call, and empty.
  public var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

/// How small and large a scene's window may be on a Mac; stored: windows keep the screen's size.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// In points; zero at first.
  open var minimumSize = CGSize.zero
  /// In points; as large as can be at first.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Yes at first.
  open var allowsFullScreen = true
}

extension UIWindowScene {
  /// How a scene would like to lie: the base of `iOS`.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The same of a phone or tablet.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The ways in which it may be held; nil for those of the controllers.
      open var interfaceOrientations: UIInterfaceOrientationMask?
      /// Nil for those of the controllers.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
    override init() { super.init() }
  }
  /// How a scene lies, as it is when it is asked.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    private let scene: UIWindowScene
    init(_ scene: UIWindowScene) {
      self.scene = scene
      super.init()
    }
    /// The scene's, in points.
    open var coordinateSpace: any UICoordinateSpace { scene.coordinateSpace }
    /// Portrait where the screen is higher than wide.
    open var interfaceOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    /// Always false.
    open var isInterfaceOrientationLocked: Bool { false }
  }
  /// New at each call.
  public var effectiveGeometry: Geometry { Geometry(self) }
  /// One object for the scene; stored.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    let known: UISceneSizeRestrictions? = carried(or: nil)
    let made = known ?? UISceneSizeRestrictions()
    if known == nil { carry(Optional(made)) }
    return made
  }
  /// Always true: the scene is as large as its screen.
  public var isFullScreen: Bool { true }
}

extension UIApplication {
  /// Without effect: no pictures of scenes are kept.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// How a scene is ended: the base of what windows of it do then.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}
