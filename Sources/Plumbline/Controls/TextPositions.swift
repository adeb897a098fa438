// Places in a text that is edited, as text fields and text views count them: in UTF-16 code units, as `NSRange` does.

import Foundation

/// A place in a text.
open class UITextPosition: NSObject {
  /// Code units before it.
  package let offset: Int

  package init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open override var hash: Int { offset }
}

/// A part of a text.
open class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition

  package init(_ start: Int, _ end: Int) {
    self.start = UITextPosition(start)
    self.end = UITextPosition(end)
    super.init()
  }

  /// Whether nothing lies in it.
  open var isEmpty: Bool { start.offset == end.offset }
  /// The part in code units.
  package var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  open override var hash: Int { range.hashValue }
}

/// Something that a key types into.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Types a text.
  func insertText(_ text: String)
  /// Deletes what is before the insertion point.
  func deleteBackward()
}

/// A rectangle of a selection.
open class UITextSelectionRect: NSObject {
  /// The rectangle in the space of the field.
  open var rect: CGRect { .zero }
}
