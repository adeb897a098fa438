// The root of Apple's view classes: the chain of objects that events go along.

import Foundation

/// An object that takes part in the chain of events. Nothing here listens to a device: a host or a test calls the
/// methods, and each one hands on to the next object, as Apple's do.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }
  /// The next object in the chain; a view's controller or superview.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the object may become the one that keys go to.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it gives up being that.
  open var canResignFirstResponder: Bool { true }
  /// Whether it is the one that keys go to.
  open var isFirstResponder: Bool { false }
  /// Asks to become the one that keys go to.
  /// - Returns: whether it did. Views do in their window; other objects do not.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Asks to stop being that.
  @discardableResult open func resignFirstResponder() -> Bool { canResignFirstResponder }
  /// What stands in for the keyboard.
  open var inputView: UIView? { nil }
  /// What lies over the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Has both asked for again; without effect here.
  open func reloadInputViews() {}

  // MARK: Events

  /// Fingers touched.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Fingers left.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// The system took the touches back.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Buttons were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Buttons were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// The device began to be shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// The device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Whether an action can be performed; nothing is performed by name here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}
