// Notification names that layout code observes, and the keys of their user info. Hosts and tests post them.

import Foundation
import Plumbline

extension UIResponder {
  /// Posted before the keyboard appears: the keys below hold its frames, duration and curve.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    .init("UIKeyboardWillShowNotification")
  }
  /// Posted after the keyboard appeared, with the same keys.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    .init("UIKeyboardDidShowNotification")
  }
  /// Posted before the keyboard disappears, with the same keys.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    .init("UIKeyboardWillHideNotification")
  }
  /// Posted after the keyboard disappeared, with the same keys.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    .init("UIKeyboardDidHideNotification")
  }
  /// Posted before every change of the keyboard's frame, appearing and disappearing included.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted after every change of the keyboard's frame.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardDidChangeFrameNotification")
  }
  /// The keyboard's frame before: a rectangle of the screen in an `NSValue`.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The keyboard's frame afterwards: a rectangle of the screen in an `NSValue`.
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The duration of the keyboard's animation: seconds in an `NSNumber`.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The curve of that animation: an `NSNumber` of `UIView.AnimationCurve`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// Whether the keyboard is this application's: a Boolean in an `NSNumber`.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIContentSizeCategory {
  /// Posted after the main screen's text size changed. Views here follow their traits, without it.
  public static var didChangeNotification: NSNotification.Name {
    .init("UIContentSizeCategoryDidChangeNotification")
  }
  /// In that notification's `userInfo`: the new `UIContentSizeCategory`.
  public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }
}

extension UIApplication {
  /// Posted after the application became active.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    .init("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when memory runs out, which it does not here.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    .init("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// Posted before the application becomes inactive, as for a call.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    .init("UIApplicationWillResignActiveNotification")
  }
  /// Posted after the application entered the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted before the application enters the foreground.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }
}

extension UIDevice {
  /// Posted after `UIDevice.orientation` changed.
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
  /// Posted before the application terminates.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    .init("UIApplicationWillTerminateNotification")
  }
  /// Posted after the application launched; `userInfo` has the reasons of `LaunchOptionsKey`.
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
