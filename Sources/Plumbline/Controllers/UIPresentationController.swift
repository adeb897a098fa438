// Who says where a presented view lies: a container over the window, and in it the frame that a controller of the
// presentation gives.

import Foundation

/// Puts a presented controller's view where it belongs. Programs write subclasses for presentations of their own.
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

  /// The view over the window in which the presented one lies; nil before and after.
  open var containerView: UIView? { container }
  /// The view that is moved into place: the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view lies, in points of the container: all of it, unless a subclass says otherwise.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// True unless a subclass says otherwise; not read here.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view goes while it is covered. Here it stays.
  open var shouldRemovePresentersView: Bool { false }
  /// The presented controller's `modalPresentationStyle`.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// That of the present traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// What the delegate says of these traits; `.none`, for no change, without one.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  /// Nil for none; stored.
  open var overrideTraitCollection: UITraitCollection?
  /// Those of the container, before it is there of the presenting view.
  open var traitCollection: UITraitCollection { (container ?? presentingViewController.view).traitCollection }
  /// For subclasses; never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Calls

  /// Called when the container is there and before the presented view comes; for subclasses, does nothing here.
  open func presentationTransitionWillBegin() {}
  /// Called when the presented view is in place; for subclasses, does nothing here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view goes; for subclasses, does nothing here.
  open func dismissalTransitionWillBegin() {}
  /// Called when the presented view is gone; for subclasses, does nothing here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to be laid out; places the presented view.
  open func containerViewWillLayoutSubviews() {}
  /// For subclasses, does nothing here; called in every layout of the container.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Sizes

  /// The size in points that the presented controller would like its view to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the content's `preferredContentSize` changes; lays out the container anew.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  /// For subclasses; never called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the content where the container has a size: all of it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container's size changes; tells the presented controller of its own size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }
  /// Called before the container's traits change; tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: What the presenting controller has done

  func begin(in window: UIWindow) {
    let container = PresentationContainer(frame: window.bounds)
    container.owner = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.container = container
    window.addSubview(container)
    presentationTransitionWillBegin()
    guard let view = presentedView else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isEncapsulated = true
    view.frame = frameOfPresentedViewInContainerView
    container.addSubview(view)
    window.layoutIfNeeded()
    presentationTransitionDidEnd(true)
  }

  func end() {
    dismissalTransitionWillBegin()
    presentedView?.removeFromSuperview()
    container?.removeFromSuperview()
    dismissalTransitionDidEnd(true)
    container = nil
  }

  /// The presented view gets its frame anew in every layout of the container.
  fileprivate func placePresentedView() {
    containerViewWillLayoutSubviews()
    if let view = presentedView, view.superview === container {
      view.frame = frameOfPresentedViewInContainerView
    }
  }
}

/// The view over the window in which a presented one lies.
private final class PresentationContainer: UIView {
  weak var owner: UIPresentationController?

  override func layoutSubviews() {
    owner?.placePresentedView()
    super.layoutSubviews()
    owner?.containerViewDidLayoutSubviews()
  }
}

/// Is asked how a presentation adapts, and told of its end by the user.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How a controller is presented where there is little room; `none` leaves it as it is.
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
  /// Nothing here calls it.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
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
  /// By default the answer without traits.
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
