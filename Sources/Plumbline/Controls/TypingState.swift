// What fields, text views and search bars keep of typing.

import Foundation

/// Selection and keyboard of a view that is typed into.
final class TypingState: CarriedState {
  /// Nil while nothing was selected.
  var selectedTextRange: UITextRange?
  /// In place of the system's keyboard.
  var inputView: UIView?
  /// Over the keyboard.
  var inputAccessoryView: UIView?
  /// Of a text view: types into the storage of its text.
  var editStorage: ((NSRange, String) -> Void)?
}
