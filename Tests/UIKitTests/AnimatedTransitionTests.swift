// Transitions by animators of a program's own (Apple's documentation of UIViewControllerAnimatedTransitioning,
// UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator, UIPercentDrivenInteractiveTransition and
// UINavigationControllerDelegate).

import Testing
import UIKit

@MainActor
@Suite("Animated transitions")
struct AnimatedTransitionTests {
  /// Brings the view to the left three quarters of the container, or takes it out at the left. With `byHand`, the test says
  /// when it is over.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let isComing: Bool
    var byHand = false
    var context: (any UIViewControllerContextTransitioning)?
    var ended: Bool?
    init(isComing: Bool) { self.isComing = isComing }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.25
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let view = context.view(forKey: isComing ? .to : .from) else { return }
      let shown = CGRect(x: 0, y: 0, width: 300, height: context.containerView.bounds.height)
      let hidden = shown.offsetBy(dx: -300, dy: 0)
      if isComing {
        context.containerView.addSubview(view)
        view.frame = hidden
      }
      UIView.animate(withDuration: 0.25) {
        view.frame = self.isComing ? shown : hidden
      } completion: { _ in
        if !self.byHand { context.completeTransition(!context.transitionWasCancelled) }
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
  }

  private final class Giver: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    var byHand = true
    var interaction: UIPercentDrivenInteractiveTransition?
    var slide: Slide?
    var operations: [UINavigationController.Operation] = []
    var shown: [String] = []
    /// Whom the coordinator tells to have left, when the other one is shown.
    var left: UIViewController?

    private func make(_ isComing: Bool) -> Slide {
      let made = Slide(isComing: isComing)
      made.byHand = byHand
      slide = made
      return made
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { make(true) }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { make(false) }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return make(true)
    }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { shown.append("will") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      shown.append("did")
      left = navigationController.transitionCoordinator?.viewController(forKey: .from)
    }
  }

  private final class Screen: UIViewController {
    var calls: [String] = []
    var isCoordinated = false
    override func viewWillAppear(_ animated: Bool) {
      calls.append("willAppear")
      isCoordinated = transitionCoordinator != nil
      transitionCoordinator?.animate { _ in
        self.calls.append("alongside")
      } completion: { context in
        self.calls.append(context.isCancelled ? "cancelled" : "completed")
      }
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  private func window(_ root: UIViewController? = nil) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 800)))
    window.rootViewController = root ?? UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  @Test("an animator says where a presented view lies and when it has appeared")
  func presentation() {
    let window = window()
    let giver = Giver()
    let shown = Screen()
    shown.modalPresentationStyle = .overFullScreen
    shown.transitioningDelegate = giver
    var isDone = false
    window.rootViewController?.present(shown, animated: true) { isDone = true }
    let context = giver.slide?.context
    #expect(context?.viewController(forKey: .to) === shown)
    #expect(context?.viewController(forKey: .from) === window.rootViewController)
    #expect(context?.finalFrame(for: shown) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(shown.isBeingPresented && shown.isCoordinated)
    window.layoutIfNeeded()
    #expect(shown.calls == ["willAppear", "alongside"] && !isDone)
    window.animationTimeline.advance(by: 1)
    context?.completeTransition(true)
    #expect(shown.calls == ["willAppear", "alongside", "completed", "didAppear"] && isDone)
    #expect(giver.slide?.ended == true && shown.transitionCoordinator == nil)
    shown.view.superview?.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(shown.view.frame == CGRect(x: 0, y: 0, width: 300, height: 800))
  }

  @Test("a controller is presented until its animator has taken it away")
  func dismissal() {
    let window = window()
    let giver = Giver()
    let shown = Screen()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = giver
    window.rootViewController?.present(shown, animated: false)
    #expect(giver.slide == nil)
    var isDone = false
    window.rootViewController?.dismiss(animated: true) { isDone = true }
    #expect(window.rootViewController?.presentedViewController === shown && shown.isBeingDismissed)
    #expect(shown.calls.last == "willDisappear" && !isDone)
    giver.slide?.context?.completeTransition(true)
    #expect(window.rootViewController?.presentedViewController == nil && shown.view.window == nil)
    #expect(shown.calls.last == "didDisappear" && isDone)
  }

  @Test("a finger drives a dismissal by parts, and takes it back")
  func interaction() {
    let window = window()
    let giver = Giver()
    giver.byHand = false
    let shown = Screen()
    shown.modalPresentationStyle = .overFullScreen
    shown.transitioningDelegate = giver
    window.rootViewController?.present(shown, animated: true)
    window.animationTimeline.advance(by: 1)
    let hand = UIPercentDrivenInteractiveTransition()
    giver.interaction = hand
    shown.dismiss(animated: true)
    #expect(giver.slide?.context?.isInteractive == true && hand.duration == 0.25)
    hand.update(0.5)
    #expect(shown.view.presentation.frame.minX == -150)
    window.animationTimeline.advance(by: 5)
    #expect(shown.view.presentation.frame.minX == -150)
    hand.cancel()
    window.animationTimeline.advance(by: 1)
    #expect(giver.slide?.ended == false && shown.view.frame.minX == 0)
    #expect(window.rootViewController?.presentedViewController === shown && shown.calls.last == "didAppear")
    shown.dismiss(animated: true)
    hand.update(0.75)
    hand.finish()
    window.animationTimeline.advance(by: 1)
    #expect(window.rootViewController?.presentedViewController == nil && giver.slide?.ended == true)
  }

  @Test("without an animator the coordinator is there for as long as the views change places")
  func coordinator() {
    let window = window()
    let shown = Screen()
    shown.modalPresentationStyle = .fullScreen
    window.rootViewController?.present(shown, animated: true)
    #expect(shown.calls == ["willAppear", "alongside", "didAppear", "completed"])
    let first = Screen()
    let navigation = UINavigationController(rootViewController: first)
    let other = self.window(navigation)
    let second = Screen()
    navigation.pushViewController(second, animated: true)
    #expect(second.isCoordinated && second.calls.contains("alongside") && second.calls.contains("completed"))
    first.isCoordinated = true
    navigation.popViewController(animated: false)
    #expect(!first.isCoordinated && other.rootViewController === navigation)
  }

  @Test("a navigation controller asks its delegate for an animator, below the bar, and tells when it is done")
  func navigation() {
    let first = Screen()
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    let giver = Giver()
    navigation.delegate = giver
    let second = Screen()
    navigation.pushViewController(second, animated: true)
    #expect(giver.operations == [.push] && giver.shown == ["will"])
    #expect(second.view.superview === giver.slide?.context?.containerView)
    #expect(navigation.view.subviews.last !== giver.slide?.context?.containerView)
    giver.slide?.context?.completeTransition(true)
    #expect(giver.shown == ["will", "did"] && second.calls.contains("didAppear") && giver.left === first)
    #expect(first.calls.last == "didDisappear" && first.view.window == nil)
    #expect(second.view.superview === navigation.view && second.view.frame == navigation.view.bounds)
    navigation.popViewController(animated: true)
    #expect(giver.operations == [.push, .pop])
    giver.slide?.context?.completeTransition(false)
    #expect(navigation.topViewController === second && second.parent === navigation)
    #expect(second.view.window === window && first.view.window == nil)
    // The coordinator of a transition that is taken back is there while the controller appears again.
    #expect(
      second.calls.suffix(5) == ["willDisappear", "willAppear", "alongside", "didAppear", "cancelled"])
    navigation.popViewController(animated: true)
    #expect(second.isMovingFromParent && second.parent === navigation)
    giver.slide?.context?.completeTransition(true)
    #expect(second.calls.last == "didDisappear" && second.parent == nil)
  }

  @Test("a push does not end a presentation that is on its way")
  func besides() {
    let navigation = UINavigationController(rootViewController: Screen())
    let window = window(navigation)
    let giver = Giver()
    let shown = Screen()
    shown.modalPresentationStyle = .overFullScreen
    shown.transitioningDelegate = giver
    var isDone = false
    navigation.present(shown, animated: true) { isDone = true }
    let context = giver.slide?.context
    navigation.pushViewController(Screen(), animated: false)
    window.layoutIfNeeded()
    #expect(!isDone && giver.slide?.ended == nil && !shown.calls.contains("didAppear"))
    context?.completeTransition(true)
    #expect(isDone && giver.slide?.ended == true && shown.calls.last == "didAppear")
  }

  @Test(
    "a controller that was not loaded has its final frame, and what joins late is animated before the end")
  func late() {
    let navigation = UINavigationController(rootViewController: Screen())
    let window = window(navigation)
    let giver = Giver()
    navigation.delegate = giver
    let second = Screen()
    var heard: [String] = []
    navigation.pushViewController(second, animated: true)
    #expect(giver.slide?.context?.finalFrame(for: second) == window.bounds)
    let isTaken = navigation.transitionCoordinator?.animate { _ in
      heard.append("alongside")
    } completion: { _ in
      heard.append("completed")
    }
    giver.slide?.context?.completeTransition(true)
    #expect(isTaken == true && heard == ["alongside", "completed"])
  }

  @Test("another stack comes by a push where its last controller is new, by a pop where it was below")
  func stacks() {
    let (first, second, third) = (Screen(), Screen(), Screen())
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    let giver = Giver()
    navigation.delegate = giver
    navigation.setViewControllers([third], animated: true)
    #expect(giver.operations == [.push] && second.view.window === window)
    giver.slide?.context?.completeTransition(true)
    #expect(second.parent == nil && second.view.window == nil && third.calls.contains("didAppear"))
    navigation.setViewControllers([first, third], animated: false)
    navigation.setViewControllers([first], animated: true)
    #expect(giver.operations == [.push, .pop])
    giver.slide?.context?.completeTransition(true)
    #expect(navigation.viewControllers == [first] && third.parent == nil)
  }

  /// An animator that never ends what it begins.
  private final class Idle: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test("a transition that nobody can end any more keeps nobody")
  func release() {
    weak var seen: UIViewController?
    let idle = Idle()
    do {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = window(navigation)
      navigation.delegate = idle
      let pushed = UIViewController()
      seen = pushed
      navigation.pushViewController(pushed, animated: true)
      window.isHidden = true
      window.rootViewController = nil
    }
    #expect(seen == nil)
  }
}
