// Menus that open and close, as delegates are told of them; by tests, as nothing here presses.

import Foundation

/// Lets a delegate's animations run beside a menu. Apple makes such objects; here tests do.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Nil where the view itself is shown.
  var previewViewController: UIViewController? { get }
  /// Run with the menu's own.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when the menu has opened or closed.
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
  /// Whether the preview grows into the screen or fades.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
