// Menus that open and close, as delegates are told of them; by tests, as nothing here presses.

import Foundation

/// Runs animations beside a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// What is shown beside the menu.
  var previewViewController: UIViewController? { get }
  /// Animations beside it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How what is shown beside a menu is opened. Raw values are Apple's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case dismiss, pop
}

/// Runs animations beside a menu of which what is shown beside it is opened.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How it is opened.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
