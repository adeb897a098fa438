// Text views: data detectors, scrolling to a range, and editing with attributes.

import Foundation
import Plumbline

/// The carried properties of `UITextView`.
final class TextViewCarriedState: CarriedState {
  /// Made when it is first asked for.
  var textStorage: NSTextStorage?
  var sizingRule = UILetterformAwareSizingRule.typographic
  var passwordRules: UITextInputPasswordRules?
  var dataDetectorTypes: UIDataDetectorTypes = []
  var allowsEditingTextAttributes = false
  var clearsOnInsertion = false
  var isFindInteractionEnabled = false
}

extension UITextView: UILetterformAwareAdjusting {
  /// `.typographic` at first; stored: lines are as high as fonts say.
  public var sizingRule: UILetterformAwareSizingRule {
    get { carried(TextViewCarriedState.self).sizingRule }
    set { makeCarried(TextViewCarriedState.self).sizingRule = newValue }
  }
}

extension UITextView {
  /// For `newPassword` as `textContentType`; nil for the system's rules; carried.
  public var passwordRules: UITextInputPasswordRules? {
    get { carried(TextViewCarriedState.self).passwordRules }
    set { makeCarried(TextViewCarriedState.self).passwordRules = newValue }
  }
  /// What becomes a link by itself in a text that cannot be edited; nothing at first; carried.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { carried(TextViewCarriedState.self).dataDetectorTypes }
    set { makeCarried(TextViewCarriedState.self).dataDetectorTypes = newValue }
  }
  /// Whether the user may change bold, italic and underline; no at first; carried.
  public var allowsEditingTextAttributes: Bool {
    get { carried(TextViewCarriedState.self).allowsEditingTextAttributes }
    set { makeCarried(TextViewCarriedState.self).allowsEditingTextAttributes = newValue }
  }
  /// Whether the first letter typed replaces the whole text; no at first; carried.
  public var clearsOnInsertion: Bool {
    get { carried(TextViewCarriedState.self).clearsOnInsertion }
    set { makeCarried(TextViewCarriedState.self).clearsOnInsertion = newValue }
  }
  /// Whether Command-F opens a panel of finding; no at first; carried.
  public var isFindInteractionEnabled: Bool {
    get { carried(TextViewCarriedState.self).isFindInteractionEnabled }
    set { makeCarried(TextViewCarriedState.self).isFindInteractionEnabled = newValue }
  }
}

extension UITextView: UITextInput {}

extension UITextView {
  /// Scrolls as far as it takes to show a part of the text.
  public func scrollRangeToVisible(_ range: NSRange) {
    let length = ((text ?? "") as NSString).length
    let start = max(0, min(range.location, length))
    let end = max(start, min(range.length > length ? length : start + max(range.length, 0), length))
    guard let first = position(from: beginningOfDocument, offset: start),
      let last = position(from: beginningOfDocument, offset: end)
    else { return }
    // The content is as high as the text by now.
    layoutIfNeeded()
    let insets = UIEdgeInsets(
      top: textContainerInset.top, left: 0, bottom: textContainerInset.bottom, right: 0)
    let rect = caretRect(for: first).union(caretRect(for: last))
    scrollRectToVisible(
      CGRect(
        x: 0, y: rect.minY - insets.top, width: bounds.width,
        height: rect.height + insets.top + insets.bottom), animated: false)
  }
}

extension UITextView: UITextHolding {
  /// `text`, empty for nil. Setting it takes attributes away.
  public var heldText: String {
    get { text ?? "" }
    set { text = newValue }
  }
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
