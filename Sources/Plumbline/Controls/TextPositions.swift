// Text positions and ranges of editable text, in UTF-16 code units, as `NSRange` counts.

import Foundation

/// A place in a text, in UTF-16 code units from its start. Two of one place are equal.
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

  /// The place of its first code unit.
  open dynamic var start: UITextPosition { ends.0 }
  /// The place behind its last code unit; the same as `start` for an insertion point.
  open dynamic var end: UITextPosition { ends.1 }
  /// Whether it is an insertion point.
  open dynamic var isEmpty: Bool { start.offset == end.offset }
  /// The part in code units.
  package var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }

  open dynamic override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  open dynamic override var hash: Int { range.hashValue }
}

/// Something that a key types into.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Asked by keyboards for the delete key; nothing here asks.
  var hasText: Bool { get }
  /// At the insertion point, or over the selection.
  func insertText(_ text: String)
  /// The selection, or what is before the insertion point.
  func deleteBackward()
}

/// What text fields and text views do with keys: a part of the text is selected, and what is typed takes its place.
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
  /// What is selected; the end of the text where nothing in it is.
  var typedSelection: NSRange {
    let length = ((typedText ?? "") as NSString).length
    guard let range = selectedTextRange?.range, NSMaxRange(range) <= length else {
      return NSRange(location: length, length: 0)
    }
    return range
  }

  /// Deletes what is selected, or the character before the insertion point.
  func deleteTypedText() {
    let part = typedSelection
    if part.length > 0 { return type("", over: part) }
    guard part.location > 0 else { return }
    let whole = (typedText ?? "") as NSString
    type("", over: whole.rangeOfComposedCharacterSequence(at: part.location - 1))
  }

  /// Puts a text in the place of a part, and the insertion point behind it.
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
  /// How it is turned.
  open dynamic var transform: CGAffineTransform { .identity }
}
