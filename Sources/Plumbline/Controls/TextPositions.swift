// Text positions and ranges of editable text, in UTF-16 code units, as `NSRange` counts.

import Foundation

/// A position in a text, in UTF-16 code units from its start. Compared by value.
open class UITextPosition: NSObject {
  /// Code units before it.
  package let offset: Int

  /// The start of a text: for subclasses, which count places in their own way.
  public override init() {
    offset = 0
    super.init()
  }

  package init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  open dynamic override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open dynamic override var hash: Int { offset }
}

/// A part of a text, in UTF-16 code units. Two of one part are equal.
open class UITextRange: NSObject {
  private let ends: (UITextPosition, UITextPosition)

  package init(_ start: Int, _ end: Int) {
    ends = (UITextPosition(start), UITextPosition(end))
    super.init()
  }

  /// The insertion point at the start of a text: for subclasses, which have places of their own.
  public override init() {
    ends = (UITextPosition(0), UITextPosition(0))
    super.init()
  }

  /// The position of its first code unit.
  open dynamic var start: UITextPosition { ends.0 }
  /// The position after its last code unit; the same as `start` for an insertion point.
  open dynamic var end: UITextPosition { ends.1 }
  /// Whether it is an insertion point.
  open dynamic var isEmpty: Bool { start.offset == end.offset }
  /// The part in code units.
  package var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }

  open dynamic override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  open dynamic override var hash: Int { range.hashValue }
}

/// An object that takes text from a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Asked by keyboards for the delete key; nothing here asks.
  var hasText: Bool { get }
  /// Inserts a text at the insertion point, or in place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward()
}

/// Text input of text fields and text views: a range of the text is selected, and typed text replaces it.
@preconcurrency @MainActor
protocol TypedText: UIView {
  /// The text; nil and empty are the same.
  var typedText: String? { get set }
  /// The selected range of the text, or the insertion point; nil while nothing was selected.
  var selectedTextRange: UITextRange? { get set }
  /// Replaces a part as a key does: if the delegate lets it, and whoever asked for it is told.
  func type(_ new: String, over range: NSRange)
}

extension TypedText {
  /// The selected range; the end of the text without one.
  var typedSelection: NSRange {
    let length = ((typedText ?? "") as NSString).length
    guard let range = selectedTextRange?.range, NSMaxRange(range) <= length else {
      return NSRange(location: length, length: 0)
    }
    return range
  }

  /// Deletes the selection, or the character before the insertion point.
  func deleteTypedText() {
    let part = typedSelection
    if part.length > 0 { return type("", over: part) }
    guard part.location > 0 else { return }
    let whole = (typedText ?? "") as NSString
    type("", over: whole.rangeOfComposedCharacterSequence(at: part.location - 1))
  }

  /// Replaces a range by a text, and sets the insertion point after it.
  func replace(_ range: NSRange, with new: String) {
    typedText = ((typedText ?? "") as NSString).replacingCharacters(in: range, with: new)
    let after = range.location + (new as NSString).length
    selectedTextRange = UITextRange(after, after)
  }
}

/// A rectangle of a selection. None is made here: subclasses override its members.
open class UITextSelectionRect: NSObject {
  /// The rectangle in the space of the field.
  open dynamic var rect: CGRect { .zero }
  /// The rotation of the text; the identity.
  open dynamic var transform: CGAffineTransform { .identity }
}
