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

/// Keys by their places on a keyboard, as the specification of USB keyboards numbers them. Raw values are Apple's.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH,
    keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ,
    keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ,
    keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9,
    keyboard0, keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab,
    keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket,
    keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote,
    keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock,
    keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8,
    keyboardF9, keyboardF10, keyboardF11, keyboardF12, keyboardPrintScreen, keyboardScrollLock,
    keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd,
    keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow,
    keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2,
    keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod,
    keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI,
    keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
