// The text input of fields and text views, whose positions are UTF-16 offsets.

import Foundation
import Plumbline

/// A text input whose positions are UTF-16 offsets: what fields and text views share here. Apple has no such
/// protocol.
@preconcurrency @MainActor
public protocol UITextHolding: UIKeyInput {
  /// The whole text, empty for nil.
  var heldText: String { get set }
}

extension UITextHolding {
  /// Before the first UTF-16 code unit.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Behind the last UTF-16 code unit.
  public var endOfDocument: UITextPosition { UITextPosition((heldText as NSString).length) }
  /// The text of a range; nil for one that ends beyond the text.
  public func text(in range: UITextRange) -> String? {
    guard NSMaxRange(range.range) <= (heldText as NSString).length else { return nil }
    return (heldText as NSString).substring(with: range.range)
  }
  /// Replaces a range by a text, and puts the insertion point behind it. A text view's attributes stay.
  public func replace(_ range: UITextRange, withText text: String) {
    if let view = self as? UITextView { return view.replaceText(in: range.range, with: text) }
    guard NSMaxRange(range.range) <= (heldText as NSString).length else { return }
    heldText = (heldText as NSString).replacingCharacters(in: range.range, with: text)
    let end = range.range.location + (text as NSString).length
    (self as? UITextField)?.selectedTextRange = UITextRange(end, end)
  }
  /// The range between two positions, in either order; not checked against the text.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
  }
  /// The position at an offset in UTF-16 code units, backwards where negative; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...(heldText as NSString).length).contains(place) ? UITextPosition(place) : nil
  }
  /// The offset between two positions in UTF-16 code units; negative where the second comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The order of two positions: ascending where the first comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
}
