// Keys of a keyboard: what presses say of them. No keyboard is listened to; a test makes presses.

import Foundation
import Plumbline

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// Which key, by its place on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage
  /// What is typed with the modifiers that are held.
  open private(set) var characters: String
  /// What would be typed with shift alone.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifiers that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// A key as a test makes it. No counterpart of Apple's, whose keys come from a keyboard.
  public init(
    _ keyCode: UIKeyboardHIDUsage, characters: String = "", modifierFlags: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
    super.init()
  }
}

extension UIPress {
  /// The key that is pressed; nil for a button of a remote, and where a test gave none.
  public var key: UIKey? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How hard, from 0 to 1; not measured.
  public var force: CGFloat { 1 }
  /// When, in seconds since the system started; not measured.
  public var timestamp: TimeInterval { 0 }
  /// Always `.began`.
  public var phase: Phase { .began }
  /// The window that has the focus; none here.
  public var window: UIWindow? { nil }
  /// Who takes the press; nobody here.
  public var responder: UIResponder? { nil }
  /// Those that look at the press; none here.
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Where a press is in its life. Raw values are Apple's.
  public enum Phase: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case began, changed, stationary, ended, cancelled
  }
}
