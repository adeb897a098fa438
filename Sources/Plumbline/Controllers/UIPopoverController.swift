// Popovers of before iOS 8: an object that shows a controller beside a view, by the presentations of today.

import Foundation

/// Is asked and told of a popover of before iOS 8. Nothing here touches: it is told by programs and tests alone.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: ObjectAnswering {
  /// Whether a touch beside the popover dismisses it. Never asked here.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// A touch beside it dismissed the popover. Never called here: of what programs dismiss, Apple's is not told either.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
  /// The window changed: where it now points may be changed. Never called here.
  func popoverController(
    _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
  /// True by default.
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  /// Does nothing by default.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
  /// Does nothing by default.
  public func popoverController(
    _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

/// Apple's popover before iOS 8. It presents its content as a popover (`UIPopoverPresentationController`) from the controller
/// on top of the view's window, also where the width is compact: Apple's of that time stopped there.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  /// What is shown.
  open var contentViewController: UIViewController
  /// Asked and told by tests, as nothing here touches. Not retained.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// In points; zero for what the content prefers, or 320x480 where it prefers nothing.
  open var contentSize = CGSize.zero { didSet { takeSize() } }
  /// Views that can be touched beside it; nil for none; stored.
  open var passthroughViews: [UIView]?
  /// In points, from the window's safe area; 10 on each side at first.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Nil for the system's; stored.
  open var backgroundColor: UIColor?
  /// Of which the background is made; nil for the system's; stored.
  open var popoverBackgroundViewClass: AnyClass?
  private var placing: PlacedPopover?

  /// A popover for a controller, which is not shown yet.
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  /// Whether it is shown.
  open var isPopoverVisible: Bool {
    placing != nil && contentViewController.presentingViewController != nil
  }
  /// Where its arrow points to; `.unknown` while it is not shown.
  open var popoverArrowDirection: UIPopoverArrowDirection {
    isPopoverVisible
      ? contentViewController.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
  }

  /// Shows another controller in the place of the one before, at once. While it is shown the content stays.
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    if !isPopoverVisible { contentViewController = viewController }
  }
  /// In points; the popover has the size at once.
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

  /// Shows it beside a rectangle of a view. Without effect where the view is in no window with a controller.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    show(over: view.window, arrowDirections, animated: animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  /// Shows it beside a bar's item, over the key window. Without effect where that has no controller.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    show(over: item.customView?.window ?? ShownWindows.ofThread.key, arrowDirections, animated: animated) {
      $0.barButtonItem = item
    }
  }
  /// Takes it away, without telling the delegate.
  open func dismiss(animated: Bool) {
    guard isPopoverVisible else { return }
    contentViewController.presentingViewController?.dismiss(animated: animated)
    placing = nil
  }

  private func takeSize() {
    if contentSize != .zero { contentViewController.preferredContentSize = contentSize }
  }

  private func show(
    over window: UIWindow?, _ arrowDirections: UIPopoverArrowDirection, animated: Bool,
    _ point: (UIPopoverPresentationController) -> Void
  ) {
    guard !isPopoverVisible, var top = window?.rootViewController else { return }
    while let next = top.presentedViewController { top = next }
    takeSize()
    contentViewController.modalPresentationStyle = .popover
    guard let popover = contentViewController.popoverPresentationController else { return }
    let placing = PlacedPopover()
    self.placing = placing
    popover.delegate = placing
    popover.permittedArrowDirections = arrowDirections
    popover.passthroughViews = passthroughViews
    popover.popoverLayoutMargins = popoverLayoutMargins
    popover.backgroundColor = backgroundColor
    (popover.sourceView, popover.barButtonItem) = (nil, nil)
    point(popover)
    top.present(contentViewController, animated: animated)
  }
}

/// Keeps a popover one where the width is compact.
@MainActor
private final class PlacedPopover: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
