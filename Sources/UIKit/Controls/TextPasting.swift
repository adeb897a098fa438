// Pasting into texts: what the delegate of a field or text view makes of it.

import Foundation
import Plumbline

/// Something that is pasted or dropped into a text. Exactly one of the `set…` methods says what becomes of it.
@preconcurrency @MainActor
public protocol UITextPasteItem: AnyObject {
  /// Gives the data.
  var itemProvider: NSItemProvider { get }
  /// The object itself, for a drop within this application.
  var localObject: Any? { get }
  /// The attributes of the text around it.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// It becomes a text.
  func setResult(string: String)
  /// It becomes a text with attributes.
  func setResult(attributedString: NSAttributedString)
  /// It becomes an image or file within the text.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// It is left out.
  func setNoResult()
  /// It becomes what it becomes without a delegate.
  func setDefaultResult()
}

/// Decides what is pasted into a text: asked by `paste(itemProviders:)` of fields and text views.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: ObjectAnswering {
  /// Asked for each item; only what is set during the call counts here.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  /// Makes one text of those of the items.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Puts the text in the place of a part, and answers where it is.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Whether it is seen coming; never called here.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// As without a delegate by default.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  /// One behind the other by default.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for part in itemStrings { text.append(part) }
    return text
  }
  /// Types the text over the selection by default, without its attributes.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    guard let text = textPasteConfigurationSupporting as? any UITextInput else { return textRange }
    text.insertText(attributedString.string)
    let end = text.position(from: textRange.start, offset: attributedString.length) ?? text.endOfDocument
    return text.textRange(from: textRange.start, to: end) ?? textRange
  }
  /// False by default.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { false }
}

/// A text into which is pasted.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// Decides what is pasted. Not retained.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

extension UITextPasteConfigurationSupporting where Self: NSObject {
  /// Decides what is pasted: asked by `paste(itemProviders:)` of fields and text views. Not retained.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { carriedWeakly() }
    set {
      carryWeakly(newValue)
      let taking: PasteTaking = { [weak self] providers in self?.pasteByDelegate(providers) ?? false }
      carry(newValue == nil ? nil : PasteTaking?.some(taking), "pasteTaking")
    }
  }

  private func pasteByDelegate(_ providers: [NSItemProvider]) -> Bool {
    guard let delegate = pasteDelegate, let text = self as? any UITextInput else { return false }
    let end = text.endOfDocument
    guard let place = text.selectedTextRange ?? text.textRange(from: end, to: end) else { return false }
    let attributes = text.textStyling(at: place.start, in: .backward) ?? [:]
    var parts: [NSAttributedString] = []
    for provider in providers {
      let item = PastedItem(provider, attributes)
      delegate.textPasteConfigurationSupporting(self, transform: item)
      if let result = item.result { parts.append(result) }
    }
    guard !parts.isEmpty else { return true }
    let whole = delegate.textPasteConfigurationSupporting(
      self, combineItemAttributedStrings: parts, for: place)
    _ = delegate.textPasteConfigurationSupporting(self, performPasteOf: whole, to: place)
    return true
  }
}

/// An item of a paste, and what became of it.
private final class PastedItem: UITextPasteItem {
  let itemProvider: NSItemProvider
  let defaultAttributes: [NSAttributedString.Key: Any]
  var localObject: Any? { nil }
  private(set) var result: NSAttributedString?

  init(_ itemProvider: NSItemProvider, _ attributes: [NSAttributedString.Key: Any]) {
    self.itemProvider = itemProvider
    defaultAttributes = attributes
  }
  func setResult(string: String) {
    result = NSAttributedString(string: string, attributes: defaultAttributes)
  }
  func setResult(attributedString: NSAttributedString) { result = attributedString }
  func setResult(attachment textAttachment: NSTextAttachment) {
    result = NSAttributedString(attachment: textAttachment)
  }
  func setNoResult() { result = nil }
  func setDefaultResult() { result = itemProvider.pastedText }
}
