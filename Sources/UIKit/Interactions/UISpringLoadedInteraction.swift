// Views that open when a drag rests on them. Nothing here drags: a test may call behaviour, effect and handler.

import Foundation
import Plumbline

/// Opens something when a drag rests on a view. Nothing here drags.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// Whether and when it opens; here the given one, or one that always lets it.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// How the view shows it; here the given one, or one that shows nothing.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  /// Called when it opens; never here: a test may.
  public let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  /// Nil for the system's behaviour and effect.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? UsualSpring()
    self.interactionEffect = interactionEffect ?? UsualSpring()
    activationHandler = handler
    super.init()
  }
  /// With the system's behaviour and effect.
  public convenience init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Whether and when a view opens under a drag; never called here.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: AnyObject {
  /// Whether the view may open now.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// The view opened, or the drag went on.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing by default.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// How a view shows that it is about to open; never called here.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: AnyObject {
  /// Something changed: the context's `state` says how far it is.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Opens always, and shows nothing.
private final class UsualSpring: UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {}
}

/// Something that may open under a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether it does.
  var isSpringLoaded: Bool { get set }
}

extension UISpringLoadedInteractionSupporting where Self: NSObject {
  /// No at first; carried: nothing here drags.
  public var isSpringLoaded: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}
extension UIAlertController: UISpringLoadedInteractionSupporting {}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UIButton: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
extension UITabBarItem: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
