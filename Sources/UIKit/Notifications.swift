// The names of notifications that layout code listens to, and the keys of what they carry. Hosts and tests post them.

import Foundation
import Plumbline

extension UIResponder {
  /// The keyboard is about to come.
  public class var keyboardWillShowNotification: NSNotification.Name {
    .init("UIKeyboardWillShowNotification")
  }
  /// The keyboard came.
  public class var keyboardDidShowNotification: NSNotification.Name { .init("UIKeyboardDidShowNotification") }
  /// The keyboard is about to go.
  public class var keyboardWillHideNotification: NSNotification.Name {
    .init("UIKeyboardWillHideNotification")
  }
  /// The keyboard went.
  public class var keyboardDidHideNotification: NSNotification.Name { .init("UIKeyboardDidHideNotification") }
  /// The keyboard is about to move.
  public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardWillChangeFrameNotification")
  }
  /// The keyboard moved.
  public class var keyboardDidChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardDidChangeFrameNotification")
  }
  /// Where the keyboard was: a rectangle of the screen in an `NSValue`.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// Where the keyboard will be: a rectangle of the screen in an `NSValue`.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// Seconds in an `NSNumber`.
  public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// The pace: an `NSNumber` of `UIView.AnimationCurve`.
  public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// Whether the keyboard is this application's.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
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
  public class var didBecomeActiveNotification: NSNotification.Name {
    .init("UIApplicationDidBecomeActiveNotification")
  }
  /// The application is about to leave the front.
  public class var willResignActiveNotification: NSNotification.Name {
    .init("UIApplicationWillResignActiveNotification")
  }
  /// The application left the screen.
  public class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  /// The application is about to come back to the screen.
  public class var willEnterForegroundNotification: NSNotification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }
  /// Memory is short.
  public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    .init("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// The status bar is about to turn.
  public class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    .init("UIApplicationWillChangeStatusBarOrientationNotification")
  }
}

extension UIDevice {
  /// The device was turned.
  public class var orientationDidChangeNotification: NSNotification.Name {
    .init("UIDeviceOrientationDidChangeNotification")
  }
}

extension UITextField {
  /// Editing began.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidBeginEditingNotification")
  }
  /// The text changed.
  public class var textDidChangeNotification: NSNotification.Name {
    .init("UITextFieldTextDidChangeNotification")
  }
  /// Editing ended.
  public class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextFieldTextDidEndEditingNotification")
  }
}

extension UITextView {
  /// Editing began.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidBeginEditingNotification")
  }
  /// The text changed.
  public class var textDidChangeNotification: NSNotification.Name {
    .init("UITextViewTextDidChangeNotification")
  }
  /// Editing ended.
  public class var textDidEndEditingNotification: NSNotification.Name {
    .init("UITextViewTextDidEndEditingNotification")
  }
}
