// Requests for scenes, their errors, and what windows of a scene may do. An application has one scene here: requests are
// refused, and the rest is stored.

import Foundation
import Plumbline

/// Why a request about a scene was refused.
public struct UISceneError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// The application has one scene only.
    case multipleScenesNotSupported = 0
    /// The system did not want to.
    case requestDenied = 1
    /// Scenes of this kind do not change how they lie.
    case geometryRequestUnsupported = 100
    /// The system did not want the scene to lie so.
    case geometryRequestDenied = 101
  }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
  /// "UISceneErrorDomain", as Apple's.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The raw value of the reason.
  public var errorCode: Int { code.rawValue }
  /// The application has one scene only.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The system did not want to.
  public static var requestDenied: Code { .requestDenied }
  /// Scenes of this kind do not change how they lie.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// The system did not want the scene to lie so.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// Asks for a scene: a new one of a role, or that of a session.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// Whose scene comes to the front; nil for a new one.
  public let session: UISceneSession?
  /// What the scene is given; nil for nothing.
  open var userActivity: NSUserActivity?
  /// Nil for the system's.
  open var options: UIScene.ActivationRequestOptions?

  private init(_ role: UISceneSession.Role, _ session: UISceneSession?) {
    (self.role, self.session) = (role, session)
    super.init()
  }
  /// A new scene, for an application's window unless another role is given.
  public convenience init(role: UISceneSession.Role = .windowApplication) { self.init(role, nil) }
  /// The scene of a session.
  public convenience init(session: UISceneSession) { self.init(session.role, session) }
}

extension UIApplication {
  /// Nothing is opened: the closure is called at once with `UISceneError.multipleScenesNotSupported`.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UISceneError(.multipleScenesNotSupported)) }
}

extension UIWindowScene {
  /// An action of a menu that opens a window. An application has one window here: the alternate action is what is shown and
  /// done.
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    /// Gives the window; nil for none.
    public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?
    /// An action; where windows cannot be opened, as here, the alternate one takes its place. The closure is not called.
    public convenience init(
      identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      _ configurationProvider: @escaping ConfigurationProvider
    ) {
      self.init(
        title: alternate?.title ?? "Open in New Window", image: alternate?.image, identifier: identifier,
        handler: { alternate?.performWithSender($0.sender, target: nil) })
      carry(configurationProvider, "provider")
    }
  }

  /// Opens a window by two fingers. Nothing here touches: a test may ask for the configuration.
  @preconcurrency @MainActor
  open class ActivationInteraction: NSObject, UIInteraction {
    /// Gives the window at a point of the view; nil for none.
    public typealias ConfigurationProvider = (ActivationInteraction, CGPoint) -> ActivationConfiguration?
    /// The view that it was added to. Not retained.
    open private(set) weak var view: UIView?
    /// The closure that it was made with. No counterpart of Apple's.
    public let configurationProvider: ConfigurationProvider
    private let errorHandler: (any Error) -> Void
    /// Both closures are kept; neither is called here.
    public init(
      configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void
    ) {
      self.configurationProvider = configurationProvider
      self.errorHandler = errorHandler
      super.init()
    }
    /// Does nothing; for subclasses.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
  }

  /// How a scene's windows go away. Raw values are Apple's.
  public enum DismissalAnimation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case standard = 1, commit, decline
  }
}

/// How a scene's windows go away when it is ended. It is kept: no scene is ended here.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// `.standard` at first.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
  public override init() { super.init() }
}

/// Moves the window by a view, as by a bar. Nothing here touches.
@preconcurrency @MainActor
open class UIWindowSceneDragInteraction: NSObject, UIInteraction {
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// What other gestures wait for; the same object at every call. Nothing here recognises.
  public let gestureForFailureRelationships: UIGestureRecognizer = UIPanGestureRecognizer()
  public override init() { super.init() }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What may be done with a scene's window on a Mac or iPad; stored.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Whether it can be closed; yes at first.
  open var isClosable = true
  /// Whether it can be put aside; yes at first.
  open var isMiniaturizable = true
  override init() { super.init() }
}

/// Whether the system keeps a scene from others' eyes.
@preconcurrency @MainActor
open class UISceneSystemProtectionManager: NSObject {
  /// False: no user is asked who they are.
  open var isUserAuthenticationEnabled: Bool { false }
  override init() { super.init() }
}

extension UIScene {
  /// One object for the scene.
  public var systemProtectionManager: UISceneSystemProtectionManager? {
    carriedOnce(UISceneSystemProtectionManager()) as UISceneSystemProtectionManager
  }
  /// Without effect: nothing is restored here.
  public func extendStateRestoration() {}
  /// Without effect: nothing is restored here.
  public func completeStateRestoration() {}
}

extension UIWindowScene {
  /// A scene on the main screen, of a session. Why it came is not kept.
  public convenience init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.init(screen: .main)
    carry(session, "session")
  }
  /// One object for the scene; stored.
  public var windowingBehaviors: UISceneWindowingBehaviors? {
    carriedOnce(UISceneWindowingBehaviors()) as UISceneWindowingBehaviors
  }
}

extension UIWindowScene.GeometryPreferences {
  /// Where a Mac's window would like to lie. Windows keep the screen's size.
  @preconcurrency @MainActor
  open class Mac: UIWindowScene.GeometryPreferences {
    /// In points of the screen; null for wherever the system likes.
    open var systemFrame: CGRect
    /// Null for wherever the system likes.
    public init(systemFrame: CGRect = .null) {
      self.systemFrame = systemFrame
      super.init()
    }
  }
}

extension UIWindowScene.Geometry {
  /// Where a Mac's window lies: here the whole screen.
  public var systemFrame: CGRect { coordinateSpace.bounds }
}

/// Where a click on an advertisement came from; carried: nobody is told.
@preconcurrency @MainActor
open class UIEventAttribution: NSObject {
  /// The program's own number for it.
  public let sourceIdentifier: UInt8
  /// What was advertised.
  public let destinationURL: URL
  /// Who is told; nil for nobody.
  open var reportEndpoint: URL? { nil }
  /// Which advertisement it was.
  public let sourceDescription: String
  /// Who paid for it.
  public let purchaser: String
  /// All four are only kept.
  public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
    (self.sourceIdentifier, self.destinationURL) = (sourceIdentifier, destinationURL)
    (self.sourceDescription, self.purchaser) = (sourceDescription, purchaser)
    super.init()
  }
}

/// Lies over an advertisement, so that clicks on it count: a view without a look. Nothing here touches.
@preconcurrency @MainActor
open class UIEventAttributionView: UIView {}

extension UIScene.OpenExternalURLOptions {
  /// Where the click came from; nil for nowhere; carried.
  public var eventAttribution: UIEventAttribution? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}
extension UIScene.OpenURLOptions {
  /// Nil: nothing is known of the click.
  public var eventAttribution: UIEventAttribution? { nil }
}
