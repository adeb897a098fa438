// What classes may leave out of `UITextInput`, and the types of these members.

import Foundation
import Plumbline

/// How sure it is that what was typed is meant. Raw values are Apple's.
public enum UITextAlternativeStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, lowConfidence
}

/// Room in a text for one that is to come.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  /// Its rectangles in the text's view; none: for subclasses.
  open var rects: [UITextSelectionRect] { [] }
  /// For subclasses, and for texts that keep no room.
  public override init() { super.init() }
}

/// A part of what was spoken. Apple makes it; here tests do.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  /// The likeliest words.
  public let text: String
  /// What else it may have been; nil for nothing.
  public let alternativeInterpretations: [String]?
  /// No counterpart of Apple's.
  public init(_ text: String, alternativeInterpretations: [String]? = nil) {
    (self.text, self.alternativeInterpretations) = (text, alternativeInterpretations)
    super.init()
  }
}

/// How texts are likely to be typed now. Nothing here types.
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
  /// No at first; stored.
  open var isPencilInputExpected = false
  /// No at first; stored.
  open var isDictationInputExpected = false
  /// No at first; stored.
  open var isHardwareKeyboardInputExpected = false
  private static let shared = UITextInputContext()
  /// The same at each call.
  open class func current() -> UITextInputContext { shared }
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
  /// Types the likeliest words by default.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  /// Does nothing by default.
  public func dictationRecordingDidEnd() {}
  /// Does nothing by default.
  public func dictationRecognitionFailed() {}
  /// A placeholder without room by default.
  public var insertDictationResultPlaceholder: Any { UITextPlaceholder() }
  /// Nowhere by default.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .zero }
  /// Does nothing by default.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
  /// Nil by default.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  /// Does nothing by default.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing by default.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// No by default; setting has no effect.
  public var supportsAdaptiveImageGlyph: Bool {
    get { false }
    set {}
  }
  /// Does nothing by default.
  public func willPresentWritingTools() {}
  /// Does nothing by default.
  public func didDismissWritingTools() {}
}

extension UITextView {
  /// A part of `attributedText`.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    let whole: NSAttributedString = attributedText
    let units = NSRange(
      location: offset(from: beginningOfDocument, to: range.start),
      length: offset(from: range.start, to: range.end))
    guard units.location >= 0, units.length >= 0, NSMaxRange(units) <= whole.length else {
      return NSAttributedString()
    }
    return whole.attributedSubstring(from: units)
  }
  /// Puts a text in the place of a part, with its attributes, and the insertion point behind it.
  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    let units = NSRange(
      location: offset(from: beginningOfDocument, to: range.start),
      length: offset(from: range.start, to: range.end))
    let whole: NSAttributedString = self.attributedText
    guard units.location >= 0, units.length >= 0, NSMaxRange(units) <= whole.length else { return }
    let changed = NSMutableAttributedString(attributedString: whole)
    changed.replaceCharacters(in: units, with: attributedText)
    self.attributedText = changed
    selectedRange = NSRange(location: units.location + attributedText.length, length: 0)
  }
  /// Types a text with its attributes over the selection.
  public func insertAttributedText(_ string: NSAttributedString) {
    let range = selectedRange
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length), let part = textRange(from: start, to: end)
    else { return }
    replace(part, withAttributedText: string)
  }
  /// The attributes of the character at a place, or before it at the end.
  public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  {
    let whole: NSAttributedString = attributedText
    let place = offset(from: beginningOfDocument, to: position) - (direction == .backward ? 1 : 0)
    guard whole.length > 0 else { return typingAttributes }
    return whole.attributes(at: max(0, min(place, whole.length - 1)), effectiveRange: nil)
  }
}
