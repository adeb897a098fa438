// Who is told of editing a text view.

import Foundation

/// Is told of editing in a text view, by hosts and tests: nothing here edits. Every question has an answer by default. A
/// text view's `delegate` takes it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// False keeps keys from the view; never called here.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// False keeps keys at the view; never called here.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Nothing here calls it.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Nothing here calls it.
  func textViewDidEndEditing(_ textView: UITextView)
  /// False keeps the text. Asked by `insertText(_:)` and `deleteBackward()`, in UTF-16 code units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after typing; not when the program sets the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after typing; not when the program selects.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// True by default.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// True by default.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing by default.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True by default.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing by default.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
