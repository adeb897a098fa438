// Protocols of custom transitions. Transitions without an animator of the program's are over at once.

import Foundation

/// Vends the objects of a custom presentation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: ObjectAnswering {
  /// The animator of an animated presentation; nil for one that takes effect at once.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of an animated dismissal; nil for one that takes effect at once.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction that drives the presentation; nil for an animator that runs by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The interaction that drives the dismissal; nil for an animator that runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asked when a controller of style `.custom` is presented; nil for one that fills the window. The source
  /// is the controller itself here.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil by default.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil by default.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil by default.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil by default.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil by default: the presented view fills the window.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Moves the views of a transition from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration in seconds, for animations alongside too.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Moves the views, and calls `completeTransition(_:)` of the context when that is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that can be stopped on its way; for animators themselves, never asked for.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition is over; true where it was not taken back.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// An animator without animations by default.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
  }
  /// Does nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a finger drive a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Keep the context: the transition goes on by calls on it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// 1 for as fast as without a finger.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the remaining transition when the finger lifts.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the interaction starts with the transition, rather than during it.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1 by default.
  public var completionSpeed: CGFloat { 1 }
  /// `.easeInOut` by default.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True by default.
  public var wantsInteractiveStart: Bool { true }
}

/// Names one of a transition's two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's, or one of the program's own.
  public let rawValue: String
  /// The key of a raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller whose view is visible at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller whose view is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's, or one of the program's own.
  public let rawValue: String
  /// The key of a raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of a transition's animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view over the window in which the views of the transition lie while it lasts.
  var containerView: UIView { get }
  /// Whether the transition is animated; if not, the views only replace each other.
  var isAnimated: Bool { get }
  /// Whether an interaction drives it currently.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, so that everything is to be as before.
  var transitionWasCancelled: Bool { get }
  /// `.none` for transitions between children.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of the interaction, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction ended and the transition continues.
  func finishInteractiveTransition()
  /// Reports that the interaction ended and the transition is cancelled.
  func cancelInteractiveTransition()
  /// The finger takes hold again.
  func pauseInteractiveTransition()
  /// To be called by the animator when the transition has ended; false where it was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// The controller of a key; nil where there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a key; nil where the transition does not move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the interface during the transition; the identity without one.
  var targetTransform: CGAffineTransform { get }
  /// The initial frame of a controller's view, in points of the container.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The final frame of a controller's view, in points of the container.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A transition that a finger drives by fractions: the animator's animations are paused, and follow the progress.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The duration in seconds of the transition that it drives; 0 before.
  open private(set) var duration: CGFloat = 0
  /// The progress of the transition, from 0 to 1, as of the last `update(_:)`.
  open private(set) var percentComplete: CGFloat = 0
  /// 1 by default, for as fast as without a finger; stored.
  open dynamic var completionSpeed: CGFloat = 1
  /// The timing curve of the remaining transition when the finger lifts; stored.
  open dynamic var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a finger drives it from the beginning; stored.
  open dynamic var wantsInteractiveStart = true
  private var context: (any UIViewControllerContextTransitioning)?

  public override init() { super.init() }
  /// Starts the animator with its animations paused; the calls below drive them.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    duration = (transitionContext as? ControllerTransition)?.transitionDuration ?? 0
    (transitionContext as? ControllerTransition)?.runHeld()
  }
  /// Pauses the transition of the context; without effect before the start.
  open dynamic func pause() { context?.pauseInteractiveTransition() }
  /// Sets the progress, from 0 to 1 but not clamped, and reports it to the context.
  open dynamic func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    context?.updateInteractiveTransition(percentComplete)
  }
  /// Cancels the transition: the progress is 0 again.
  open dynamic func cancel() {
    percentComplete = 0
    context?.cancelInteractiveTransition()
    context = nil
  }
  /// Finishes the transition: the progress is 1.
  open dynamic func finish() {
    percentComplete = 1
    context?.finishInteractiveTransition()
    context = nil
  }
}
