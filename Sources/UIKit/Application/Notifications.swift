// Notification names that layout code observes, and the keys of their user info. Hosts and tests post them.

import Foundation
import Plumbline

extension UIResponder {
  /// Before the keyboard comes: the keys below say from where to where, and how fast.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    .init("UIKeyboardWillShowNotification")
  }
  /// After the keyboard came, with the same keys.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    .init("UIKeyboardDidShowNotification")
  }
  /// Before the keyboard goes, with the same keys.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    .init("UIKeyboardWillHideNotification")
  }
  /// After the keyboard went, with the same keys.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    .init("UIKeyboardDidHideNotification")
  }
  /// Before every change of the keyboard's frame, coming and going included.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardWillChangeFrameNotification")
  }
  /// After every change of the keyboard's frame.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardDidChangeFrameNotification")
  }
  /// Where the keyboard was: a rectangle of the screen in an `NSValue`.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// Where the keyboard will be: a rectangle of the screen in an `NSValue`.
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// How long the keyboard moves: seconds in an `NSNumber`.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The pace: an `NSNumber` of `UIView.AnimationCurve`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// Whether the keyboard is this application's: a Boolean in an `NSNumber`.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIContentSizeCategory {
  /// After the main screen's text size changed. Views here follow their traits, without it.
  public static var didChangeNotification: NSNotification.Name {
    .init("UIContentSizeCategoryDidChangeNotification")
  }
  /// In that notification's `userInfo`: the new `UIContentSizeCategory`.
  public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }
}

extension UIApplication {
  /// After the application came to the front.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    .init("UIApplicationDidBecomeActiveNotification")
  }
  /// When memory runs out, which it does not here.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    .init("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// Before the application leaves the front, as for a call.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    .init("UIApplicationWillResignActiveNotification")
  }
  /// After the application left the screen.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  /// Before the application comes back to the screen.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }
}

extension UIDevice {
  /// After `UIDevice.orientation` changed.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    .init("UIDeviceOrientationDidChangeNotification")
  }
}

extension UITextField {
  /// The field is the object. Not posted by `becomeFirstResponder()` here.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidBeginEditingNotification")
  }
  /// The field is the object. Not posted by typing (`insertText(_:)`) here: the control event is sent.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    .init("UITextFieldTextDidChangeNotification")
  }
  /// The field is the object. Not posted by `resignFirstResponder()` here.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidEndEditingNotification")
  }
}

extension UITextView {
  /// The text view is the object. Not posted by `becomeFirstResponder()` here.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidBeginEditingNotification")
  }
  /// The text view is the object. Not posted by typing (`insertText(_:)`) here: the delegate is told.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    .init("UITextViewTextDidChangeNotification")
  }
  /// The text view is the object. Not posted by `resignFirstResponder()` here.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidEndEditingNotification")
  }
}

extension UIApplication {
  /// Before the application ends.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    .init("UIApplicationWillTerminateNotification")
  }
  /// After the application started; `userInfo` has the reasons of `LaunchOptionsKey`.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    .init("UIApplicationDidFinishLaunchingNotification")
  }
}

extension UIWindow {
  /// The window is the object. Not posted by `makeKey()` here.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    .init("UIWindowDidBecomeKeyNotification")
  }
  /// The window is the object. Not posted when `isHidden` changes here.
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    .init("UIWindowDidBecomeVisibleNotification")
  }
}
