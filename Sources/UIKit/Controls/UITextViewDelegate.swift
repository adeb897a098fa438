// What a text view's delegate is told and asked: of editing, by the view (`UITextViewEditingDelegate`), and of links, attachments
// and menus, which nothing here touches or opens: a test may call those through the delegate.

import Foundation
import Plumbline

/// Is told of editing in a text view and asked about links, attachments and menus. Every question has an answer by default.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UITextViewEditingDelegate {
  /// Whether a touch follows a link (iOS 10 to 16); never called here.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a touch opens an attachment (iOS 10 to 16); never called here.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a touch follows a link (before iOS 10); never called here.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Whether a touch opens an attachment (before iOS 10); never called here.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
  /// What a touch on a link, attachment or marked part does, in place of the given action; nil for nothing. Never called
  /// here.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
  /// What a long touch on it opens; nil for nothing. Never called here.
  func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
    -> UITextItem.MenuConfiguration?
  /// That menu opens; never called here.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// That menu closes; never called here.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
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
  /// The panel of fonts and styles opens; never called here.
  func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
  /// It is open; never called here.
  func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
  /// It closes; never called here.
  func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
  /// It is closed; never called here.
  func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
}

extension UITextViewDelegate {
  /// True by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// True by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// True by default.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange)
    -> Bool
  { true }
  /// True by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { true }
  /// The given one by default.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// The given menu by default.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// Does nothing by default.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Does nothing by default.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
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
  /// Does nothing by default.
  public func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing by default.
  public func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing by default.
  public func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing by default.
  public func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
  ) {}
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
