// The text input state of fields, text views and search bars.

import Foundation

/// Selection and keyboard of a view that is typed into.
final class TypingState: CarriedState {
  /// Nil while nothing was selected.
  var selectedTextRange: UITextRange?
  /// The view in place of the system's keyboard.
  var inputView: UIView?
  /// Over the keyboard.
  var inputAccessoryView: UIView?
  /// The edit of a text view's own text storage.
  var editStorage: ((NSRange, String) -> Void)?
}
