// Responders: the root of Apple's view classes, and the chain that events go along.

import Foundation

/// An object of the responder chain: views, controllers, windows, scenes and the application. What an object does not
/// handle goes to `next`: from a view to its controller or superview, from a root view to its window. No device is
/// listened to: a host or a test calls `touchesBegan(_:with:)`, `becomeFirstResponder()` and the like, and each hands
/// on as Apple's do.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }
  /// An object of the class that this is called on, by an `init()` that the class declares although its superclass has no
  /// designated one, as views may: adapted sources override this where they have one. Nil for no such initializer. No
  /// counterpart of Apple's, where the runtime finds the method.
  open class func madeByOwnInitializer() -> Any? { nil }
  /// The next object in the chain; a view's controller or superview.
  open dynamic var next: UIResponder? { nil }

  // MARK: First responder

  /// False: text fields, text views and subclasses that take keys say otherwise. Asked by
  /// `becomeFirstResponder()`.
  open dynamic var canBecomeFirstResponder: Bool { false }
  /// True. Asked by `resignFirstResponder()`.
  open dynamic var canResignFirstResponder: Bool { true }
  /// Whether keys go to it: at most one view of a tree says yes.
  open var isFirstResponder: Bool { false }
  /// Asks to become the one that keys go to.
  /// - Returns: whether it did. Views do in their window; other objects do not.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Asks to stop being that.
  /// - Returns: whether it did: `canResignFirstResponder`.
  @discardableResult open func resignFirstResponder() -> Bool { canResignFirstResponder }
  /// The view in place of the keyboard while this is the first responder; nothing here shows it.
  open var inputView: UIView? { nil }
  /// The accessory view over the keyboard while this is the first responder; nothing here shows it.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view in place of the keyboard; nothing here shows it. Apple's is a `UIInputViewController`,
  /// and so may an override's be.
  open var inputViewController: UIViewController? { nil }
  /// The controller of the accessory view over the keyboard; nothing here shows it. Apple's: `UIInputViewController`.
  open var inputAccessoryViewController: UIViewController? { nil }

  // MARK: Events

  /// Fingers came down on the view. Goes to the next responder.
  open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Fingers that came down on the view moved, within it or not. Goes to the next responder.
  open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Fingers that came down on the view were lifted. Goes to the next responder.
  open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// The system took the touches for itself, as for a call. Goes to the next responder.
  open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// The device began to be shaken. Goes to the next responder.
  open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// The device was shaken and rests. Goes to the next responder.
  open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Whether the responder does an action now: a filter that `target(forAction:withSender:)` asks. True by default where the
  /// responder has the method that the selector holds; of a selector of a name alone nothing is known, so false. Of the
  /// standard edits (copying and the like), which every responder declares here, too: who overrides one says so here.
  open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    #if canImport(Darwin)
      return false
    #else
      return action.isMethod(of: self) && !(action.isStandardEdit && action.isMethod(of: Self.plain))
    #endif
  }
  /// A responder without methods of its own.
  private static let plain = UIResponder()
  /// The target of an action: the first of the responder chain from here on that can perform it; nil for none.
  open dynamic func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// A motion is not to count; goes to the next responder.
  open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Copies the selection; for subclasses, does nothing here.
  open func copy(_ sender: Any?) {}
  /// Cuts the selection; for subclasses, does nothing here.
  open func cut(_ sender: Any?) {}
  /// Pastes; for subclasses, does nothing here.
  open func paste(_ sender: Any?) {}
  /// Deletes the selection; for subclasses, does nothing here.
  open func delete(_ sender: Any?) {}
  /// Selects the content at a touch; for subclasses, does nothing here.
  open func select(_ sender: Any?) {}
  /// Selects everything; for subclasses, does nothing here.
  open func selectAll(_ sender: Any?) {}

  /// Pastes without fonts and colours; for subclasses, does nothing here.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Toggles the bold face of the selection; for subclasses, does nothing here.
  open func toggleBoldface(_ sender: Any?) {}
  /// Toggles the italic face of the selection; for subclasses, does nothing here.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection or not; for subclasses, does nothing here.
  open func toggleUnderline(_ sender: Any?) {}
  /// Increases the size of the selection; for subclasses, does nothing here.
  open func increaseSize(_ sender: Any?) {}
  /// Decreases the size of the selection; for subclasses, does nothing here.
  open func decreaseSize(_ sender: Any?) {}
  /// Sets the writing direction of the selection to left to right; for subclasses, does nothing here.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Sets the writing direction of the selection to right to left; for subclasses, does nothing here.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  // MARK: Documents

  /// Called when the object and all others of its document are made and connected; overrides call super.
  open dynamic func awakeFromNib() {}
  /// Called before Interface Builder shows a view; never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Observing

  #if !canImport(Darwin)
    /// The value set under a name that no property has. (Apple's raises an exception.)
    open func value(forUndefinedKey key: String) -> Any? { unknownValues[key] }
    /// Keeps a value under a name that no property has. (Apple's raises an exception.)
    open func setValue(_ value: Any?, forUndefinedKey key: String) { unknownValues[key] = value }
    /// Whether changes of a property are told by themselves; not asked: a program tells those of its own.
    open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
    /// The properties from which another follows; not asked.
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    /// A property changed that this object observes by name; for subclasses, does nothing here.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif

  /// Asks for the input views again; without effect, as no keyboard is shown.
  open func reloadInputViews() {}
  /// Increments the value; for subclasses, does nothing here.
  open func accessibilityIncrement() {}
  /// Decrements the value; for subclasses, does nothing here.
  open func accessibilityDecrement() {}
  /// Activates the element, as a tap.
  /// - Returns: whether it did; false unless a subclass does.
  open func accessibilityActivate() -> Bool { false }
  /// Dismisses the shown content.
  /// - Returns: whether it did; false unless a subclass does.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Scrolls by a page in a direction.
  /// - Returns: whether anything moved; false unless a subclass scrolls.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
