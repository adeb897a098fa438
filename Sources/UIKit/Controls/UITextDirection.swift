// Directions through a text, and the marked text of `UITextInput`.

import Foundation
import Plumbline

/// Onwards or back in a text. Raw values are Apple's.
public enum UITextStorageDirection: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case forward, backward
}
/// To a side of a text. Raw values are Apple's.
public enum UITextLayoutDirection: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case right = 2, left, up, down
}
/// A `UITextStorageDirection` or a `UITextLayoutDirection`, by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of either.
  public var rawValue: Int
  /// A direction of either kind.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Onwards or back.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// To a side.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

extension UITextHolding {
  /// Puts letters that are not settled at the insertion point: here they are settled at once.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let markedText { insertText(markedText) }
  }
  /// Without effect: no letters are unsettled here.
  public func unmarkText() {}
  /// Nil: no letters are unsettled here; setting it has no effect.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// The character next to a place, in a direction; nil beyond the text.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let isForward = direction == .right || direction == .down
    guard let other = self.position(from: position, offset: isForward ? 1 : -1) else { return nil }
    return textRange(from: position, to: other)
  }
  /// The end of a part in a direction.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction == .left || direction == .up ? range.start : range.end }
  /// Some places on in a direction, up and down as left and right; nil outside of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }
  /// Always `.natural`: the alignment decides.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  /// Without effect: the alignment decides.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
}

extension UITextField {
  /// The view that shows the text: the field itself.
  public var textInputView: UIView { self }
}
extension UITextView {
  /// The view that shows the text: the text view itself.
  public var textInputView: UIView { self }
}
