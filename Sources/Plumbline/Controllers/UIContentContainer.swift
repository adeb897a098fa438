// What a controller and its container tell each other about sizes.

import Foundation

/// Something that holds content of a preferred size within a container: a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size in points that the content would like to have; zero for no wish.
  var preferredContentSize: CGSize { get }
  /// Called when a child's `preferredContentSize` changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that the constraints of a child's view ask for changed. For programs to call: layout itself does not ask
  /// children for their fitting sizes.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets where the container has a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The size will change; called before it does.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits will change; called before they do.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// What a transition's closures are told about it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// No here: every change is over at once.
  var isAnimated: Bool { get }
  /// Whether a finger took the change back.
  var isCancelled: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the change takes place.
  var containerView: UIView { get }
  /// How the content turns; the identity, because layout does not turn views.
  var targetTransform: CGAffineTransform { get }
}

/// Takes closures that belong to a transition.
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
}

extension UIViewControllerTransitionCoordinatorContext {
  /// The controller that goes or comes: none, as transitions here are changes of size.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  /// Nil: transitions here are changes of size.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  /// `.easeInOut`: no finger drives a transition.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// 1: no finger drives a transition.
  public var completionVelocity: CGFloat { 1 }
  /// 0: transitions here are over at once.
  public var percentComplete: CGFloat { 0 }
  /// False: no finger drives a transition.
  public var initiallyInteractive: Bool { false }
  /// False: no finger drives a transition.
  public var isInteractive: Bool { false }
  /// False: transitions here are over at once.
  public var isInterruptible: Bool { false }
  /// `.none`: transitions here are changes of size.
  public var presentationStyle: UIModalPresentationStyle { .none }
}

extension UIViewControllerTransitionCoordinator {
  /// Has a closure called when a finger lets go; never called: no finger drives a transition.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
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
