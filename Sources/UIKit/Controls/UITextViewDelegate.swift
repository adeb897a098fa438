// The text view delegate: editing events are sent by the view (`UITextViewEditingDelegate`), and of links, attachments
// and menus, which nothing here touches or opens: a test may call those through the delegate.

import Foundation
import Plumbline

/// Is told of editing in a text view and asked about links, attachments and menus. Every question has an answer by default.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UITextViewEditingDelegate {
  /// Whether a touch follows a link (before iOS 10); never called here.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Whether a touch opens an attachment (before iOS 10); never called here.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
  /// The menu of a part of the text; nil for the system's. Never called here.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// That menu opens; never called here.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// That menu closes; never called here.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Apple's writing tools begin; never called here.
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  /// They end; never called here.
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  /// What they leave alone, as `NSRange`s; never called here.
  func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange)
    -> [NSValue]
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
  /// Nil by default.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing by default.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing by default.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing by default.
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  /// Does nothing by default.
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  /// Empty by default.
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { [] }
}

/// Gives `UITextView` its delegate by its own protocol. No counterpart of Apple's.
public protocol UITextViewDelegating: UITextView {}

extension UITextView: UITextViewDelegating {}

extension UITextViewDelegating {
  /// `UIScrollView`'s `delegate` where it is a text view's; nil otherwise. Not retained.
  @preconcurrency @MainActor public var delegate: (any UITextViewDelegate)? {
    (self as UIScrollView).delegate as? any UITextViewDelegate
  }
}
