// Content containers: what a controller and its container tell each other about sizes.

import Foundation

/// An object with content of a preferred size within a container: a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size in points that the content would like to have; zero for no wish.
  var preferredContentSize: CGSize { get }
  /// Called when a child's `preferredContentSize` changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that the constraints of a child's view ask for changed. For programs to call: layout itself does not ask
  /// children for their fitting sizes.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child for a size of the container.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The size will change; called before it does.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits will change; called before they do.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// The context of a transition, for its closures.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated; if not, the views only replace each other.
  var isAnimated: Bool { get }
  /// Whether a finger took the change back.
  var isCancelled: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the content; the identity, because layout does not rotate views.
  var targetTransform: CGAffineTransform { get }
  /// The controller of a key; nil where there is none, as for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a key, where the transition moves it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The style of a presented controller; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The progress of the interaction, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The timing curve of the remaining transition when the finger lifts.
  var completionCurve: UIView.AnimationCurve { get }
  /// The speed of the remaining transition when the finger lifts; 1 for the speed without an interaction.
  var completionVelocity: CGFloat { get }
  /// Whether a finger drove it from the beginning.
  var initiallyInteractive: Bool { get }
  /// Whether an interaction drives it currently.
  var isInteractive: Bool { get }
  /// Whether a finger may take hold of it on its way.
  var isInterruptible: Bool { get }
}

/// The coordinator of animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs a closure within the animation of the transition, after the new size and traits were set, and another one when
  /// it is over.
  /// - Returns: whether the closures were taken; false once the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds a closure that is called when the interaction of the transition ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// The same before iOS 10.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Nil, as for changes of size.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  /// Nil, as for changes of size.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  /// `.easeInOut`, as without a finger.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// 1, as without a finger.
  public var completionVelocity: CGFloat { 1 }
  /// 0, as without a finger.
  public var percentComplete: CGFloat { 0 }
  /// False, as without a finger.
  public var initiallyInteractive: Bool { false }
  /// False, as without a finger.
  public var isInteractive: Bool { false }
  /// False: it goes its way.
  public var isInterruptible: Bool { false }
  /// `.none`, as for changes of size.
  public var presentationStyle: UIModalPresentationStyle { .none }
}

extension UIViewControllerTransitionCoordinator {
  /// Does nothing, as without a finger.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  /// By default the same as `notifyWhenInteractionChanges(_:)`.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
  /// Runs animations beside the transition, of a view outside of it.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  /// Runs the closure within the animation of the transition; answers false once that is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A change of a window's size, as its controllers see it.
final class SizeTransition: UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let transitionDuration: TimeInterval
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var isOver = false

  init(in containerView: UIView, duration: TimeInterval) {
    self.containerView = containerView
    transitionDuration = duration
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isCancelled: Bool { false }
  var targetTransform: CGAffineTransform { .identity }

  @discardableResult
  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    let closures = animations
    animations = []
    for closure in closures { closure(self) }
  }

  func end() {
    isOver = true
    let closures = completions
    completions = []
    for closure in closures { closure(self) }
  }
}
