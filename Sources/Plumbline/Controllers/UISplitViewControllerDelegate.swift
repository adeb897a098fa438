// The delegate of split view controllers: what becomes of the columns when they collapse and expand.

import Foundation

/// Is asked what becomes of columns in narrow windows.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: ObjectAnswering {
  /// Where there is room for one controller only: whether the program has taken care of the secondary one, so that the
  /// primary one is seen.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The secondary controller where there is room again. Not asked: it stays the same.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Called before the columns are placed in another mode.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The column that is seen where there is room for one. Asked once when the window becomes narrow, of split views that were
  /// made with a style; the proposed one is the column for narrow windows or, without one, the secondary one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the program shows a secondary controller itself. Not asked.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Whether the program shows a primary controller itself. Not asked.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// The controller that is seen where there is room for one. Not asked: that of the column.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The primary controller where there is room again. Not asked: it stays the same.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Not asked: the window decides.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// Not asked.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
  /// The mode where there is room again. Not asked: the preferred one.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Never called here.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Never called here.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Never called here.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Never called here.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Never called here.
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  /// Never called here.
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  /// Never called: nothing here touches.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Never called: nothing here touches.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// The mode that the button of the columns leads to. Not asked.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Apple's before iOS 8: the primary controller is beside the other one again. Never called here.
  func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem)
  /// Apple's before iOS 8: whether the primary controller is hidden where the window lies so. Not asked.
  func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Does nothing by default.
  public func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {}
  /// Whether the window is higher than wide, by default.
  public func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
  ) -> Bool { orientation.isPortrait }
}

extension UISplitViewControllerDelegate {
  /// False by default: the secondary column is seen.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Nil by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Does nothing by default.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The proposed one by default.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// False by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}

extension UISplitViewControllerDelegate {
  /// False by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Nil by default.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  /// Nil by default.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  /// All but upside down by default.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Portrait by default.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
  /// The proposed display mode by default.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing by default.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing by default.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Does nothing by default.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  {}
  /// Does nothing by default.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  {}
  /// Does nothing by default.
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  {}
  /// Does nothing by default.
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  {}
  /// Does nothing by default.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  /// Does nothing by default.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  /// `automatic` by default: the controller chooses.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
}
