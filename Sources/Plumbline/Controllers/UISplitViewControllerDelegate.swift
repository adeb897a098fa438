// The delegate of split view controllers: what becomes of the columns when they collapse and expand.

import Foundation

/// The delegate of a split view, which decides the columns in narrow windows.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: ObjectAnswering {
  /// Asked when the split view collapses: whether the program has handled the secondary controller, so that the primary
  /// one is shown.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called before the columns are placed in another mode.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The column that is shown when the split view collapses. Asked once when the window becomes narrow, of split views
  /// that were made with a style; the proposed one is the column for narrow windows or, without one, the secondary one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// False by default: the secondary column is seen.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Does nothing by default.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The proposed one by default.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
