// Transition contexts: what an animator of a change between controllers works with, and what others animate along with
// it.

import Foundation

/// A presentation, a dismissal, a push or a pop on its way.
///
/// Without an animator of the program's it is over before the call that began it returns. With one it lasts until that one
/// calls `completeTransition(_:)`, as on Apple's systems; a finger may drive it by an interaction controller.
@MainActor
final class ControllerTransition: UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator
{
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void
  /// The initial and final frames of the views, as the animator sees them.
  struct Places {
    var initial: [ObjectIdentifier: CGRect] = [:]
    var final: [ObjectIdentifier: CGRect] = [:]
  }

  let containerView: UIView
  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// The interaction that retains the animator's work, and drives it.
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The views that the animator moves.
  var movedViews: [UITransitionContextViewKey: UIView] = [:]
  var places = Places()
  /// Called once, with whether the transition took place.
  var whenComplete: ((Bool) -> Void)?
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var percentComplete: CGFloat = 0
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var interactionHandlers: [Closure] = []
  private var held: HeldAnimations?
  private var isOver = false
  private var isSettled = false
  /// The controllers that run it, with the transition that each ran before: one may present while it pushes.
  private var tookPlace: [(controller: UIViewController, earlier: ControllerTransition?)] = []
  private var hasRunAnimations = false

  init(
    in containerView: UIView, from: UIViewController?, to: UIViewController?, isAnimated: Bool,
    style: UIModalPresentationStyle = .none, animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    presentationStyle = style
    self.animator = animator
    self.interaction = animator == nil ? nil : interaction
  }

  // MARK: Course

  /// Makes it the running transition of the controllers.
  func begin(of controllers: [UIViewController?]) {
    tookPlace = controllers.compactMap { $0 }.map { ($0, $0.runningTransition) }
    for (controller, _) in tookPlace { controller.runningTransition = self }
  }

  /// Runs the program's animator, and what is animated along with it.
  func run() {
    if let interaction, interaction.wantsInteractiveStart {
      isInteractive = true
      initiallyInteractive = true
      interaction.startInteractiveTransition(self)
      if held == nil { runAnimations() }
    } else {
      animator?.animateTransition(using: self)
      runAnimations()
    }
  }

  /// Runs the animator with its animations paused, for an interaction to drive them.
  func runHeld() {
    guard held == nil, !isOver else { return }
    let holder = HeldAnimations()
    held = holder
    holder.holding {
      animator?.animateTransition(using: self)
      runAnimations()
    }
  }

  /// Runs the closures that were added so far, for the duration of the transition.
  func runAnimations() {
    hasRunAnimations = true
    let closures = animations
    animations = []
    guard !closures.isEmpty else { return }
    UIView.animate(withDuration: animator == nil ? 0 : transitionDuration) {
      for closure in closures { closure(self) }
    }
  }

  /// The views are where they are to be: what appeared is told so from now on.
  func settle() { isSettled = true }

  /// The controllers no longer know of it, and who waits is told.
  func end() {
    guard !isOver else { return }
    isOver = true
    percentComplete = transitionWasCancelled ? 0 : 1
    for (controller, earlier) in tookPlace where controller.runningTransition === self {
      controller.runningTransition = earlier.flatMap { $0.isOver ? nil : $0 }
    }
    tookPlace = []
    let closures = completions
    completions = []
    for closure in closures { closure(self) }
  }

  /// Whether it is the animator that says when it is over.
  var isWaiting: Bool { animator != nil && !isOver && !isSettled }

  // MARK: The animator's side

  func completeTransition(_ didComplete: Bool) {
    guard !isOver, let whenComplete else { return }
    self.whenComplete = nil
    transitionWasCancelled = !didComplete
    runAnimations()
    whenComplete(didComplete)
    end()
    animator?.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { movedViews[key] }
  var targetTransform: CGAffineTransform { .identity }
  func initialFrame(for vc: UIViewController) -> CGRect { places.initial[ObjectIdentifier(vc)] ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { places.final[ObjectIdentifier(vc)] ?? .zero }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    held?.move(to: percentComplete)
  }
  func finishInteractiveTransition() { letGo(cancelling: false) }
  func cancelInteractiveTransition() { letGo(cancelling: true) }
  func pauseInteractiveTransition() { isInteractive = true }

  private func letGo(cancelling: Bool) {
    guard !isOver, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelling
    let handlers = interactionHandlers
    for handler in handlers { handler(self) }
    held?.letGo(reversed: cancelling)
  }

  // MARK: The coordinator's side

  /// The duration in seconds, as the animator says; 0 without one.
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
  var isCancelled: Bool { transitionWasCancelled }
  var isInterruptible: Bool { false }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  @discardableResult
  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    animations.append(animation)
    // Who comes after the others is animated at once.
    guard hasRunAnimations else { return true }
    if let held, isInteractive {
      held.holding { runAnimations() }
    } else {
      runAnimations()
    }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Closure) { interactionHandlers.append(handler) }
}

extension UIViewController {
  /// Whether an animator has still to say that the view is in its place: the view did not appear before that.
  var isHeldByAnimator: Bool {
    runningTransition?.isWaiting ?? storedParent?.isHeldByAnimator ?? false
  }
}
