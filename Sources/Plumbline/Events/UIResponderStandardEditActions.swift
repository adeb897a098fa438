// The standard edit actions of the responder chain.

import Foundation

/// The standard edits of menus and keys, which `UIResponder` declares: for selectors, as
/// `#selector(UIResponderStandardEditActions.copy(_:))`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Cuts the selection.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Pastes.
  func paste(_ sender: Any?)
  /// Pastes without fonts and colours.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes an address and opens it.
  func pasteAndGo(_ sender: Any?)
  /// Pastes words and looks for them.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what is under a finger.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Has the selection written from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has the selection written from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection bold or not.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic or not.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection or not.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection smaller.
  func decreaseSize(_ sender: Any?)
  /// Makes the selection larger.
  func increaseSize(_ sender: Any?)
  /// Changes the attributes of the selection.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
  /// Prints.
  func printContent(_ sender: Any?)
  /// Has the document renamed.
  func rename(_ sender: Any?)
  /// Has the document duplicated.
  func duplicate(_ sender: Any?)
  /// Has the document moved.
  func move(_ sender: Any?)
  /// Has the document exported.
  func export(_ sender: Any?)
  /// Opens what finds in the text.
  func find(_ sender: Any?)
  /// Opens what finds and replaces in the text.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next place that was found.
  func findNext(_ sender: Any?)
  /// Goes to the last place that was found.
  func findPrevious(_ sender: Any?)
  /// Has the selection looked for.
  func useSelectionForFind(_ sender: Any?)
  /// Opens Apple's writing tools.
  func showWritingTools(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// Which gestures of three fingers edit a text. Raw values are Apple's.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// Undoing, redoing, copying and pasting.
  case `default` = 1
}
