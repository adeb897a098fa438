// Protocols of custom transitions. Transitions without an animator of the program's are over at once.

import Foundation

/// Gives the objects of a presentation of one's own.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: ObjectAnswering {
  /// Who brings the presented view, of a presentation that is animated; nil for one that is in its place at once.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who takes the presented view away, of a dismissal that is animated; nil for one that is gone at once.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets a finger drive the presentation; nil for an animator that goes its way.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What lets a finger drive the dismissal; nil for an animator that goes its way.
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
  /// In seconds: how long what is animated along with it takes.
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
  /// The pace of what is left when the finger lets go.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger drives it from the beginning, rather than taking hold on the way.
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
  /// The one whose view is there at the beginning.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The one whose view is there at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw value: Apple's, or one of the program's own.
  public let rawValue: String
  /// The key of a raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is there at the beginning.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that is there at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator of a transition works with.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view over the window in which the views of the transition lie while it lasts.
  var containerView: UIView { get }
  /// Whether the views are to move; if not, they only change places.
  var isAnimated: Bool { get }
  /// Whether a finger drives it at the moment.
  var isInteractive: Bool { get }
  /// Whether the transition was taken back, so that everything is to be as before.
  var transitionWasCancelled: Bool { get }
  /// `.none` for transitions between children.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A finger drove it so far, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger let go, and it goes on.
  func finishInteractiveTransition()
  /// The finger let go, and it is taken back.
  func cancelInteractiveTransition()
  /// The finger takes hold again.
  func pauseInteractiveTransition()
  /// To be called by the animator when all is in place; false where it was taken back.
  func completeTransition(_ didComplete: Bool)
  /// The controller that comes or goes; nil where there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes; nil where it is not the transition's to move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Identity unless the interface turns meanwhile.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at first, in points of the container.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is to be at last, in points of the container.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A transition that a finger drives by parts of the whole: the animator's animations wait, and go where they are moved.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// In seconds, of the transition that it drives; 0 before.
  open private(set) var duration: CGFloat = 0
  /// How far the transition is, from 0 to 1, as `update(_:)` said last.
  open private(set) var percentComplete: CGFloat = 0
  /// 1 by default, for as fast as without a finger; stored.
  open dynamic var completionSpeed: CGFloat = 1
  /// The pace of what is left when the finger lets go; stored.
  open dynamic var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a finger drives it from the beginning; stored.
  open dynamic var wantsInteractiveStart = true
  private var context: (any UIViewControllerContextTransitioning)?

  public override init() { super.init() }
  /// Has the animator begin, with its animations held; the calls below move them.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    duration = (transitionContext as? ControllerTransition)?.transitionDuration ?? 0
    (transitionContext as? ControllerTransition)?.runHeld()
  }
  /// Tells the context; without effect before the start.
  open dynamic func pause() { context?.pauseInteractiveTransition() }
  /// From 0 to 1, not kept within; tells the context.
  open dynamic func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    context?.updateInteractiveTransition(percentComplete)
  }
  /// Takes the transition back: it is at 0 again.
  open dynamic func cancel() {
    percentComplete = 0
    context?.cancelInteractiveTransition()
    context = nil
  }
  /// Lets the transition go on to its end: it is at 1.
  open dynamic func finish() {
    percentComplete = 1
    context?.finishInteractiveTransition()
    context = nil
  }
}
