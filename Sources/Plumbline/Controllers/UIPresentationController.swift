// Presentation controllers: the container view over the window, and the presented view's frame in it.

import Foundation

/// Manages the presentation of a controller and the frame of its view. Programs write subclasses of their own.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// Fixed when it is made.
  public let presentedViewController: UIViewController
  /// The controller that presents, or the outermost of its parents.
  open internal(set) var presentingViewController: UIViewController {
    get { storedPresenting ?? presentedViewController }
    set { storedPresenting = newValue }
  }
  /// Not retained: the presenting controller retains the presented one, which retains this.
  private weak var storedPresenting: UIViewController?
  /// Asked how a presentation adapts, and told of its end. Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private var container: PresentationContainer?
  /// Whether the program has an animator and no presentation of its own: then the animator's last frame holds.
  private var isPlacedByAnimator = false
  /// The presented controller's style when this was made; nil for one that a program made itself.
  var madeForStyle: UIModalPresentationStyle?

  /// A controller of one presentation. Without a presenting controller the presented one stands for it.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  // MARK: Where

  /// The view over the window that contains the presented one; nil before and after.
  open dynamic var containerView: UIView? { container }
  /// The view that is presented: the controller's.
  open dynamic var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view, in points of the container: its bounds, unless a subclass says otherwise.
  open dynamic var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// True unless a subclass says otherwise; not read here.
  open dynamic var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view is removed while it is covered. Here it stays.
  open dynamic var shouldRemovePresentersView: Bool { false }
  /// The presented controller's `modalPresentationStyle`.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The style for the current traits.
  open dynamic var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// The delegate's style for traits; `.none`, for no change, without a delegate.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  /// Nil for none; stored.
  open dynamic var overrideTraitCollection: UITraitCollection?
  /// The traits of the container, or of the presenting view before there is one.
  open var traitCollection: UITraitCollection { (container ?? presentingViewController.view).traitCollection }
  /// For subclasses; never called here.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Calls

  /// Called when the container is there and before the presented view comes; for subclasses, does nothing here.
  open dynamic func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended or was cancelled; for subclasses, does nothing here.
  open dynamic func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view goes; for subclasses, does nothing here.
  open dynamic func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended or was cancelled; for subclasses, does nothing here.
  open dynamic func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to be laid out; places the presented view.
  open dynamic func containerViewWillLayoutSubviews() {}
  /// For subclasses, does nothing here; called in every layout of the container.
  open dynamic func containerViewDidLayoutSubviews() {}

  // MARK: Sizes

  /// The size in points that the presented controller would like its view to have.
  open dynamic var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the content's `preferredContentSize` changes; lays out the container anew.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  /// For subclasses; never called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the content for a size of the container: the same.
  open dynamic func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container's size changes; tells the presented controller of its own size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }
  /// Called before the container's traits change; tells the presented controller.
  open dynamic func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: What the presenting controller has done

  private func makeContainer(in window: UIWindow) -> UIView {
    let container = PresentationContainer(frame: window.bounds)
    container.owner = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.container = container
    window.addSubview(container)
    return container
  }

  private func preparePresentedView() -> UIView? {
    guard let view = presentedView else { return nil }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isEncapsulated = true
    view.frame = frameOfPresentedViewInContainerView
    return view
  }

  /// Presents the view, in its final frame at once.
  func begin(in window: UIWindow, isAnimated: Bool) {
    let container = makeContainer(in: window)
    let transition = ControllerTransition(
      in: container, from: presentingViewController, to: presentedViewController, isAnimated: isAnimated,
      style: presentationStyle)
    transition.begin(of: [presentingViewController, presentedViewController])
    presentationTransitionWillBegin()
    if let view = preparePresentedView() {
      container.addSubview(view)
      transition.runAnimations()
      window.layoutIfNeeded()
      presentationTransitionDidEnd(true)
    }
    transition.end()
  }

  /// An animator of the program's brings the view, and says when it is there.
  func begin(
    in window: UIWindow, animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    let container = makeContainer(in: window)
    let transition = ControllerTransition(
      in: container, from: presentingViewController, to: presentedViewController, isAnimated: true,
      style: presentationStyle, animator: animator, interaction: interaction)
    transition.begin(of: [presentingViewController, presentedViewController])
    presentationTransitionWillBegin()
    guard let view = preparePresentedView() else { return transition.end() }
    isPlacedByAnimator = type(of: self) == UIPresentationController.self
    transition.movedViews[.to] = view
    transition.places.final[ObjectIdentifier(presentedViewController)] = view.frame
    let below = presentingViewController.storedView.map { $0.convert($0.bounds, to: container) } ?? .zero
    transition.places.initial[ObjectIdentifier(presentingViewController)] = below
    transition.places.final[ObjectIdentifier(presentingViewController)] = below
    transition.whenComplete = { [unowned transition, self, weak window] completed in
      // The end is known before the view is told that it appeared.
      transition.end()
      if completed {
        window?.layoutIfNeeded()
      } else {
        view.removeFromSuperview()
        container.removeFromSuperview()
      }
      presentationTransitionDidEnd(completed)
      if !completed { withdraw() }
      completion?()
    }
    presentedViewController.willAppear(true)
    transition.run()
  }

  private func withdraw() {
    container = nil
    presentingViewController.storedPresented = nil
    presentedViewController.storedPresenting = nil
    presentedViewController.storedPresentation = nil
  }

  /// Dismisses the view at once.
  func end(isAnimated: Bool) {
    let transition = container.map {
      ControllerTransition(
        in: $0, from: presentedViewController, to: presentingViewController, isAnimated: isAnimated,
        style: presentationStyle)
    }
    transition?.begin(of: [presentingViewController, presentedViewController])
    dismissalTransitionWillBegin()
    presentedViewController.willDisappearByDismissal(animated: isAnimated)
    transition?.runAnimations()
    presentedView?.removeFromSuperview()
    container?.removeFromSuperview()
    dismissalTransitionDidEnd(true)
    container = nil
    transition?.end()
  }

  /// Dismisses the view by a program's animator, which says when it has ended.
  func end(
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, completion: @escaping (Bool) -> Void
  ) {
    guard let container else { return completion(true) }
    let transition = ControllerTransition(
      in: container, from: presentedViewController, to: presentingViewController, isAnimated: true,
      style: presentationStyle, animator: animator, interaction: interaction)
    transition.begin(of: [presentingViewController, presentedViewController])
    dismissalTransitionWillBegin()
    let view = presentedView
    transition.movedViews[.from] = view
    transition.places.initial[ObjectIdentifier(presentedViewController)] = view?.frame ?? .zero
    let below = presentingViewController.storedView.map { $0.convert($0.bounds, to: container) } ?? .zero
    transition.places.initial[ObjectIdentifier(presentingViewController)] = below
    transition.places.final[ObjectIdentifier(presentingViewController)] = below
    transition.whenComplete = { [unowned transition, self] completed in
      transition.end()
      if completed {
        view?.removeFromSuperview()
        container.removeFromSuperview()
      } else if let window = container.window, let view {
        window.controllersWillAppear(in: view)
        window.layoutIfNeeded()
      }
      dismissalTransitionDidEnd(completed)
      if completed { self.container = nil }
      completion(completed)
    }
    presentedViewController.willDisappearByDismissal(animated: true)
    transition.run()
  }

  /// The presented view gets its frame anew in every layout of the container.
  fileprivate func placePresentedView() {
    containerViewWillLayoutSubviews()
    // What an animator moves, or put where nobody else says, stays there.
    guard !isPlacedByAnimator, presentedViewController.runningTransition?.isWaiting != true else { return }
    if let view = presentedView, view.superview === container {
      view.frame = frameOfPresentedViewInContainerView
    }
  }
}

/// The view over the window that contains a presented one.
private final class PresentationContainer: UIView {
  weak var owner: UIPresentationController?

  override func layoutSubviews() {
    owner?.placePresentedView()
    super.layoutSubviews()
    owner?.containerViewDidLayoutSubviews()
  }
}

/// The delegate of a presentation: how it adapts, and its dismissal by the user.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: ObjectAnswering {
  /// The presentation style in a compact environment; `none` leaves the style as it is.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// `.none` to leave it as it is. Asked of popovers where the width is compact.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller in place of the presented one, in another style. Not asked: nothing here changes the controller.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Never called here.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Called before a presentation that replaces another one in a compact environment begins, to configure it. Called
  /// for popovers whose delegate chooses a page or form sheet.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Never asked, as nothing here touches: programs dismiss in any case.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A finger begins to dismiss. Nothing here touches.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user dismissed. Never called, as nothing here touches: of what programs dismiss, Apple's is not told either.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A finger tried to dismiss and may not. Nothing here touches.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// `.none` by default: as it is.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    .none
  }
  /// The style for traits; by default that without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Nil by default.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Does nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// True by default.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Does nothing by default.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing by default.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing by default.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
