// Text input by places (`UITextPosition`), as keyboards and editors use it, and what classes may leave out of it.

import Foundation
import Plumbline

/// Text input by positions (`UITextPosition`), as keyboards and editors use it. Fields and text views have it.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput, UITextInputTraits {
  /// Nil where nothing is selected and there is no cursor.
  var selectedTextRange: UITextRange? { get set }
  /// Letters that are not settled yet (as in Chinese input); nil for none.
  var markedTextRange: UITextRange? { get }
  /// Before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// Behind the last character.
  var endOfDocument: UITextPosition { get }
  /// Nil for a part that is not within the text.
  func text(in range: UITextRange) -> String?
  /// Does nothing for a part that is not within the text.
  func replace(_ range: UITextRange, withText text: String)
  /// Nil in Apple's where the two belong to different texts.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some code units further on; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// In UTF-16 code units here; negative where the second place comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Ascending where the first place comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Who is told of changes that do not come from a keyboard. Not retained by fields and text views.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// In whose coordinates rectangles and points are.
  var textInputView: UIView { get }
  /// The first line of a part.
  func firstRect(for range: UITextRange) -> CGRect
  /// The insertion point at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The lines of a part.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a part that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  // Letters that are not settled.

  /// How letters that are not settled look; nil for the usual way.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts letters that are not settled in the place of those before; nil for none.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// The same with attributes, where that is more than letters.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Settles them.
  func unmarkText()

  // Ways through the text.

  /// The end of a part in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Some places on in a direction; nil outside of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  /// From a place as far as the text goes in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  /// The place of a character of a part; nil beyond it.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Characters from the start of a part to a place.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// Whether the text is written to the right or to the left.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  /// Has a part written to the right or to the left.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The side to which the insertion point belongs where lines meet.
  var selectionAffinity: UITextStorageDirection { get set }

  // Looks.

  /// Font and colours at a place; nil for the usual ones.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  /// How the insertion point is turned at a place.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  /// A part with its attributes.
  func attributedText(in range: UITextRange) -> NSAttributedString
  /// Types a text with its attributes.
  func insertAttributedText(_ string: NSAttributedString)
  /// Puts a text with its attributes in the place of a part.
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)

  // Keyboards, voices and menus, of which there are none here: a test may call these.

  /// Whether the text may be changed.
  var isEditable: Bool { get }
  /// Asked before a keyboard replaces a part.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Types a text that may be meant otherwise.
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  /// Keeps room in the text for one that is to come.
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  /// Gives that room up.
  func remove(_ textPlaceholder: UITextPlaceholder)
  /// The insertion point follows a finger from here.
  func beginFloatingCursor(at point: CGPoint)
  /// The finger moved.
  func updateFloatingCursor(at point: CGPoint)
  /// The finger was lifted.
  func endFloatingCursor()
  /// The menu of a part; nil for the system's.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// That menu opens.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// That menu closes.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

/// The system's observer of a text input's changes. Never made here: there is no keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: ObjectAnswering {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Units of text, for tokenizers. Raw values are Apple's.
public enum UITextGranularity: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case character, word, sentence, paragraph, line, document
}

/// Apple's before iOS 8 for `NSAttributedString.Key.backgroundColor`, in `textStyling(at:in:)`.
public let UITextInputTextBackgroundColorKey = NSAttributedString.Key.backgroundColor.rawValue

/// Apple's before iOS 8 for `NSAttributedString.Key.foregroundColor`, in `textStyling(at:in:)`.
public let UITextInputTextColorKey = NSAttributedString.Key.foregroundColor.rawValue

/// Apple's before iOS 8 for `NSAttributedString.Key.font`, in `textStyling(at:in:)`.
public let UITextInputTextFontKey = NSAttributedString.Key.font.rawValue

extension UITextInput where Self: UIView {
  /// The view itself, where a class says nothing else.
  public var textInputView: UIView { self }
}

/// Confidence in typed text that has alternatives. Raw values are Apple's.
public enum UITextAlternativeStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, lowConfidence
}

/// A placeholder in a text for text that is to come.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  /// Its rectangles in the text's view; none: for subclasses.
  open var rects: [UITextSelectionRect] { [] }
  /// For subclasses, and for texts that keep no room.
  public override init() { super.init() }
}

extension UITextInput {
  /// Without its attributes by default.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  /// By counting from the start by default.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard offset >= 0, offset <= self.offset(from: range.start, to: range.end) else { return nil }
    return position(from: range.start, offset: offset)
  }
  /// By counting from the start by default.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// That of what follows by default; setting has no effect.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// Nil by default.
  public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  { nil }
  /// Upright by default.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
  /// Without attributes by default.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    NSAttributedString(string: text(in: range) ?? "")
  }
  /// Without its attributes by default.
  public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
  /// Without its attributes by default.
  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    replace(range, withText: attributedText.string)
  }
  /// True by default.
  public var isEditable: Bool { true }
  /// True by default.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// The text alone by default.
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) {
    insertText(text)
  }
  /// Without room by default.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
  /// Does nothing by default.
  public func remove(_ textPlaceholder: UITextPlaceholder) {}
  /// Does nothing by default.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// Does nothing by default.
  public func updateFloatingCursor(at point: CGPoint) {}
  /// Does nothing by default.
  public func endFloatingCursor() {}
  /// Nil by default.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  /// Does nothing by default.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing by default.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}
