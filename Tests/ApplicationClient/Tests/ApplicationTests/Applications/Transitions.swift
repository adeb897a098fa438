// Presentations that a program moves itself.

import UIKit
class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration = 0.8; var presenting = true; var originFrame = CGRect.zero;
  var dismissCompletion: (() -> Void)?
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return transitionContext?.isAnimated == true ? duration : 0
  }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView; let toView = transitionContext.view(forKey: .to)!;
    let recipeView = presenting ? toView : transitionContext.view(forKey: .from)!
    let initialFrame = presenting ? originFrame : recipeView.frame;
    let finalFrame = presenting ? recipeView.frame : originFrame
    let xScaleFactor =
      presenting ? initialFrame.width / finalFrame.width : finalFrame.width / initialFrame.width;
    let yScaleFactor =
      presenting ? initialFrame.height / finalFrame.height : finalFrame.height / initialFrame.height
    let scaleTransform = CGAffineTransform(scaleX: xScaleFactor, y: yScaleFactor)
    if presenting {
      recipeView.transform = scaleTransform;
      recipeView.center = CGPoint(x: initialFrame.midX, y: initialFrame.midY); recipeView.clipsToBounds = true
    }
    recipeView.layer.cornerRadius = presenting ? 20.0 : 0.0; recipeView.layer.masksToBounds = true;
    containerView.addSubview(toView); containerView.bringSubviewToFront(recipeView)
    UIView.animate(
      withDuration: duration, delay: 0.0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0.2,
      animations: {
        recipeView.transform = self.presenting ? .identity : scaleTransform;
        recipeView.center = CGPoint(x: finalFrame.midX, y: finalFrame.midY)
      },
      completion: { _ in
        if !self.presenting { self.dismissCompletion?() };
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
  func animationEnded(_ transitionCompleted: Bool) {}
  func interruptibleAnimator(using c: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    let a = UIViewPropertyAnimator(duration: 1, curve: .linear); a.addAnimations {}; return a
  }
}
class SwipeInteractor: UIPercentDrivenInteractiveTransition {
  var interactionInProgress = false; private var shouldComplete = false;
  private weak var vc: UIViewController!
  init(viewController: UIViewController) {
    super.init(); vc = viewController;
    let g = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleGesture(_:)));
    g.edges = .left; viewController.view.addGestureRecognizer(g); completionCurve = .easeOut;
    completionSpeed = 0.99; wantsInteractiveStart = true
  }
  @objc func handleGesture(_ g: UIScreenEdgePanGestureRecognizer) {
    let t = g.translation(in: g.view!.superview!); var p = t.x / 200;
    p = CGFloat(fminf(fmaxf(Float(p), 0.0), 1.0));
    switch g.state {
    case .began: interactionInProgress = true; vc.dismiss(animated: true, completion: nil);
    case .changed: shouldComplete = p > 0.5; update(p);
    case .cancelled: interactionInProgress = false; cancel();
    case .ended: interactionInProgress = false; if shouldComplete { finish() } else { cancel() };
    default: break
    }
  }
}
final class SlideInPresentationController: UIPresentationController {
  private var dimmingView: UIView!; private let direction: UIRectEdge
  init(presentedViewController: UIViewController, presenting: UIViewController?, direction: UIRectEdge) {
    self.direction = direction;
    super.init(presentedViewController: presentedViewController, presenting: presenting);
    dimmingView = UIView(); dimmingView.translatesAutoresizingMaskIntoConstraints = false;
    dimmingView.backgroundColor = UIColor(white: 0.0, alpha: 0.5); dimmingView.alpha = 0.0;
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(handleTap(recognizer:))))
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    var frame: CGRect = .zero;
    frame.size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: containerView!.bounds.size);
    switch direction {
    case .right: frame.origin.x = containerView!.frame.width * (1.0 / 3.0);
    case .bottom: frame.origin.y = containerView!.frame.height * (1.0 / 3.0);
    default: frame.origin = .zero
    }; return frame
  }
  override func presentationTransitionWillBegin() {
    guard let dimmingView = dimmingView else { return }; containerView?.insertSubview(dimmingView, at: 0);
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[dimmingView]|", options: [], metrics: nil, views: ["dimmingView": dimmingView])
    );
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[dimmingView]|", options: [], metrics: nil, views: ["dimmingView": dimmingView])
    );
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1.0; return
    }; coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1.0 })
  }
  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0.0; return
    }; coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0.0 });
    coordinator.notifyWhenInteractionChanges { c in print(c.isCancelled, c.percentComplete) }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView;
    presentedView?.round(corners: [.topLeft, .topRight], radius: 22)
  }
  override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    switch direction {
    case .left, .right: return CGSize(width: parentSize.width * (2.0 / 3.0), height: parentSize.height);
    case .bottom, .top: return CGSize(width: parentSize.width, height: parentSize.height * (2.0 / 3.0));
    default: return parentSize
    }
  }
  override var shouldRemovePresentersView: Bool { false };
  override var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  @objc func handleTap(recognizer: UITapGestureRecognizer) {
    presentingViewController.dismiss(animated: true)
  }
}
private extension UIView {
  func round(corners: UIRectCorner, radius: CGFloat) {
    let m = CAShapeLayer();
    m.path =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: corners, cornerRadii: .init(width: radius, height: radius)
      ).cgPath;
    layer.mask = m
  }
}
class HomeController: UIViewController, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  let transition = PopAnimator(); var interactor: SwipeInteractor?; let selected = UIImageView()
  @objc func open() {
    let d = UIViewController(); d.transitioningDelegate = self; d.modalPresentationStyle = .custom;
    d.modalPresentationCapturesStatusBarAppearance = true; interactor = SwipeInteractor(viewController: d);
    present(d, animated: true); navigationController?.delegate = self; tabBarController?.delegate = self
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.originFrame = selected.superview!.convert(selected.frame, to: nil);
    transition.presenting = true; return transition
  }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  { transition.presenting = false; return transition }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { guard let i = interactor, i.interactionInProgress else { return nil }; return i }
  func presentationController(
    forPresented p: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SlideInPresentationController(presentedViewController: p, presenting: presenting, direction: .bottom)
  }
  func navigationController(
    _ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from f: UIViewController, to t: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.presenting = operation == .push; return operation == .none ? nil : transition
  }
  func navigationController(
    _ n: UINavigationController, interactionControllerFor c: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }
  func navigationController(_ n: UINavigationController, willShow v: UIViewController, animated: Bool) {
    n.setNavigationBarHidden(v is HomeController, animated: animated)
  }
  func tabBarController(
    _ t: UITabBarController, animationControllerForTransitionFrom f: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { transition }
  func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool {
    v !== t.selectedViewController
  }
  @IBAction func unwindToHome(_ segue: UIStoryboardSegue) { print(segue.source, segue.identifier ?? "") }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    sender is UIButton
  }
}
class ScaleSegue: UIStoryboardSegue {
  override func perform() {
    let to = destination, from = source; let c = from.view.superview;
    to.view.transform = CGAffineTransform(scaleX: 0.05, y: 0.05); to.view.center = from.view.center;
    c?.addSubview(to.view);
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveEaseInOut, animations: { to.view.transform = .identity },
      completion: { _ in from.present(to, animated: false, completion: nil) })
  }
}
