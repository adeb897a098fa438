// The names of notifications that layout code listens to, and the keys of what they carry. Hosts and tests post them.

import Foundation
import Plumbline

extension UIResponder {
  /// The keyboard is about to come.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    .init("UIKeyboardWillShowNotification")
  }
  /// The keyboard came.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    .init("UIKeyboardDidShowNotification")
  }
  /// The keyboard is about to go.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    .init("UIKeyboardWillHideNotification")
  }
  /// The keyboard went.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    .init("UIKeyboardDidHideNotification")
  }
  /// The keyboard is about to move.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardWillChangeFrameNotification")
  }
  /// The keyboard moved.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardDidChangeFrameNotification")
  }
  /// Where the keyboard was: a rectangle of the screen in an `NSValue`.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// Where the keyboard will be: a rectangle of the screen in an `NSValue`.
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// Seconds in an `NSNumber`.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The pace: an `NSNumber` of `UIView.AnimationCurve`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// Whether the keyboard is this application's.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIContentSizeCategory {
  /// The user's text size changed.
  public static var didChangeNotification: NSNotification.Name {
    .init("UIContentSizeCategoryDidChangeNotification")
  }
  /// The new size, under this key.
  public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }
}

extension UIApplication {
  /// The application came to the front.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    .init("UIApplicationDidBecomeActiveNotification")
  }
  /// The application is about to leave the front.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    .init("UIApplicationWillResignActiveNotification")
  }
  /// The application left the screen.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  /// The application is about to come back to the screen.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }
  /// Memory is short.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    .init("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// The status bar is about to turn.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    .init("UIApplicationWillChangeStatusBarOrientationNotification")
  }
}

extension UIDevice {
  /// The device was turned.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    .init("UIDeviceOrientationDidChangeNotification")
  }
}

extension UITextField {
  /// Editing began.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidBeginEditingNotification")
  }
  /// The text changed.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    .init("UITextFieldTextDidChangeNotification")
  }
  /// Editing ended.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidEndEditingNotification")
  }
}

extension UITextView {
  /// Editing began.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidBeginEditingNotification")
  }
  /// The text changed.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    .init("UITextViewTextDidChangeNotification")
  }
  /// Editing ended.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidEndEditingNotification")
  }
}

extension UIApplication {
  /// The application is about to end.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    .init("UIApplicationWillTerminateNotification")
  }
  /// The application started.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    .init("UIApplicationDidFinishLaunchingNotification")
  }
  /// A day began, or the clock was set.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    .init("UIApplicationSignificantTimeChangeNotification")
  }
  /// The user took a picture of the screen.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    .init("UIApplicationUserDidTakeScreenshotNotification")
  }
}

extension UIDevice {
  /// The battery is fuller or emptier.
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    .init("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// The battery is being filled, or no longer.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    .init("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Something came close to the device, or went.
  public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
    .init("UIDeviceProximityStateDidChangeNotification")
  }
}

extension UIPasteboard {
  /// What is copied changed.
  public nonisolated class var changedNotification: NSNotification.Name {
    .init("UIPasteboardChangedNotification")
  }
}

extension UIWindow {
  /// The window gets keys.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    .init("UIWindowDidBecomeKeyNotification")
  }
  /// The window gets no keys any longer.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    .init("UIWindowDidResignKeyNotification")
  }
  /// The window is seen.
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    .init("UIWindowDidBecomeVisibleNotification")
  }
  /// The window is not seen any longer.
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    .init("UIWindowDidBecomeHiddenNotification")
  }
}
