// The delegate of editing in a text view: the part of `UITextViewDelegate` that the view itself calls.

import Foundation

/// The part of `UITextViewDelegate` (module UIKit) that typing calls; no counterpart of Apple's: programs say `UITextViewDelegate`.
///
/// Is told of editing in a text view: when it becomes and ceases to be the first responder, and of what is typed by
/// `insertText(_:)` and `deleteBackward()`. Every question has an answer by default. A text view's `delegate` takes it.
@preconcurrency @MainActor
public protocol UITextViewEditingDelegate: UIScrollViewDelegate {
  /// Called by `becomeFirstResponder()`; false prevents the view from becoming first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called by `resignFirstResponder()`; false keeps the view first responder.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called once the view is the first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called once the view is the first responder no longer.
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

extension UITextViewEditingDelegate {
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
