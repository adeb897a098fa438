// The text view delegate: editing events are sent by the view (`UITextViewEditingDelegate`), and of links, attachments
// and menus, which nothing here touches or opens: a test may call those through the delegate.

import Foundation
import Plumbline

/// A text view's delegate, told of editing and asked about links, attachments and menus. All its methods have defaults.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UITextViewEditingDelegate {
  /// Whether a touch follows a link (before iOS 10); never called here.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Whether a touch opens an attachment (before iOS 10); never called here.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// True by default.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange)
    -> Bool
  { true }
  /// True by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { true }
}
