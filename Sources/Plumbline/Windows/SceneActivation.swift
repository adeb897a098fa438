// How other scenes are asked for: options and the configuration of a window that an item opens. It is stored: an application
// has one scene here, and requests are refused.

import Foundation

extension UIScene {
  /// How a scene is asked for.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks, beside which the other one may be shown; nil for none. Stored.
    open var requestingScene: UIScene?
    public override init() { super.init() }
  }
}

/// Where a window that is asked for goes. Apple's subclasses say where.
@preconcurrency @MainActor
open class UIWindowScenePlacement: NSObject {
  override init() { super.init() }
}

/// Wherever the system finds it fitting.
@preconcurrency @MainActor
open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  public override init() { super.init() }
}

/// Before the others, in the middle of an iPad.
@preconcurrency @MainActor
open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  public override init() { super.init() }
}

extension UIWindowScene {
  /// How a window that is asked for would like to be shown. Raw values are Apple's.
  public enum PresentationStyle: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, standard, prominent
  }

  /// How a scene with windows is asked for.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// Nil for wherever the system likes. Stored.
    open var placement: UIWindowScenePlacement?
    /// Apple's before iOS 17; `.automatic` at first. Stored.
    open var preferredPresentationStyle = PresentationStyle.automatic
    public override init() { super.init() }
  }

  /// The window that an item of a list or an action opens.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// What the new scene is given.
    public let userActivity: NSUserActivity
    /// Nil for the system's. Stored.
    open var options: ActivationRequestOptions?
    /// What the window grows out of; nil for what was pressed. Stored.
    open var preview: UITargetedPreview?

    /// A window for an activity, with the system's options.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }
  }
}
