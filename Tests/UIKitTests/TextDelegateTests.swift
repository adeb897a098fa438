// What delegates of texts are asked, and what texts answer by places. Apple's documentation of `UITextViewDelegate`,
// `UITextFieldDelegate` and `UITextInput`; answers of methods that a delegate leaves out are those that the pages name as the
// behaviour without it.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Delegates of texts")
struct TextDelegateTests {
  private final class Silent: NSObject, UITextViewDelegate, UITextFieldDelegate {}

  private final class Links: NSObject, UITextViewDelegate {
    var addresses: [URL] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      addresses.append(URL)
      return false
    }
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
      -> UIAction?
    {
      if case .link = textItem.content { return nil }
      return defaultAction
    }
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
      -> UITextItem.MenuConfiguration?
    { nil }
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(title: "own", children: suggestedActions) }
  }

  @Test("a delegate's own answers are reached through the text view, by its own protocol")
  func answers() throws {
    let view = UITextView()
    let links = Links()
    view.delegate = links
    let range = NSRange(location: 0, length: 1)
    let address = try #require(URL(string: "https://example.com"))
    let delegate: any UITextViewDelegate = try #require(view.delegate)
    #expect(!delegate.textView(view, shouldInteractWith: address, in: range, interaction: .preview))
    #expect(links.addresses == [address])
    let action = UIAction(title: "open") { _ in }
    let link = UITextItem(content: .link(address), range: range)
    let tag = UITextItem(content: .tag("t"), range: range)
    #expect(delegate.textView(view, primaryActionFor: link, defaultAction: action) == nil)
    #expect(delegate.textView(view, primaryActionFor: tag, defaultAction: action) === action)
    #expect(delegate.textView(view, menuConfigurationFor: link, defaultMenu: UIMenu()) == nil)
    let menu = delegate.textView(view, editMenuForTextIn: range, suggestedActions: [action])
    #expect(menu?.title == "own" && menu?.children.count == 1)
  }

  @Test("what a delegate leaves out is as without it")
  func defaults() throws {
    let silent = Silent()
    let view = UITextView()
    let range = NSRange(location: 0, length: 1)
    let attachment = NSTextAttachment()
    #expect(silent.textView(view, shouldInteractWith: attachment, in: range, interaction: .presentActions))
    #expect(silent.textView(view, shouldInteractWith: attachment, in: range))
    #expect(silent.textView(view, editMenuForTextIn: range, suggestedActions: []) == nil)
    let menu = UIMenu(title: "m")
    let item = UITextItem(content: .textAttachment(attachment), range: range)
    #expect(silent.textView(view, menuConfigurationFor: item, defaultMenu: menu)?.menu === menu)
    #expect(silent.textView(view, writingToolsIgnoredRangesInEnclosingRange: range).isEmpty)
    let field = UITextField()
    #expect(silent.textField(field, editMenuForCharactersIn: range, suggestedActions: []) == nil)
  }

  @Test("texts are typed, replaced and read with their attributes")
  func attributes() throws {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "abcd", attributes: [.kern: 1])
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let end = try #require(view.position(from: start, offset: 2))
    let part = try #require(view.textRange(from: start, to: end))
    let input: any UITextInput = view
    #expect(input.attributedText(in: part).string == "bc")
    input.replace(part, withAttributedText: NSAttributedString(string: "XYZ", attributes: [.kern: 5]))
    #expect(view.text == "aXYZd" && view.selectedRange == NSRange(location: 4, length: 0))
    #expect(view.attributedText.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 5)
    #expect(view.attributedText.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 1)
    #expect(input.textStyling(at: start, in: .forward)?[.kern] as? Int == 5)
    input.insertAttributedText(NSAttributedString(string: "!"))
    #expect(view.text == "aXYZ!d")
    #expect(input.characterOffset(of: end, within: part) == 2)
    #expect(input.position(within: part, atCharacterOffset: 3) == nil)
    #expect(input.position(within: part, atCharacterOffset: 1) != nil)
  }

  @Test("what is spoken or corrected is typed by its likeliest words")
  func typing() {
    let field = UITextField()
    let input: any UITextInput = field
    input.insertText("a", alternatives: ["b"], style: .lowConfidence)
    input.insertDictationResult([
      UIDictationPhrase("bc", alternativeInterpretations: ["pc"]), UIDictationPhrase("d"),
    ])
    input.setAttributedMarkedText(
      NSAttributedString(string: "e"), selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "abcde" && input.isEditable && !input.supportsAdaptiveImageGlyph)
    #expect(input.caretTransform(for: field.beginningOfDocument) == .identity)
    #expect(input.insertTextPlaceholder(with: CGSize(width: 9, height: 9)).rects.isEmpty)
    let view = UITextView()
    view.isEditable = false
    #expect(!(view as any UITextInput).isEditable)
    let rules = UITextInputPasswordRules(descriptor: "required: upper;")
    let traits: any UITextInputTraits = field
    traits.passwordRules = rules
    #expect(traits.passwordRules === rules)
  }

  @Test("an image of the size of letters is one character")
  func glyph() {
    let glyph = NSAdaptiveImageGlyph(imageContent: Data([1, 2]))
    let text = NSAttributedString(adaptiveImageGlyph: glyph)
    #expect(text.string == "\u{FFFC}")
    #expect(
      text.attribute(.adaptiveImageGlyph, at: 0, effectiveRange: nil) as? NSAdaptiveImageGlyph === glyph)
    #expect(glyph.imageContent.count == 2 && NSAdaptiveImageGlyph.contentType.identifier == "public.heic")
  }

  @Test("a dragged part's lines are those of the layout manager")
  func dragged() throws {
    let storage = NSTextStorage(
      string: "aaa\nbbb\nccc\nddd", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.addTextContainer(container)
    let whole = UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 1, length: 13))
    let height = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(whole.firstLineRect.minY) < 1e-6 && abs(whole.lastLineRect.minY - 3 * height) < 1e-6)
    #expect(abs(whole.bodyRect.minY - height) < 1e-6 && abs(whole.bodyRect.height - 2 * height) < 1e-6)
    let one = UITextDragPreviewRenderer(layoutManager: manager, range: NSRange(location: 0, length: 2))
    #expect(one.bodyRect == .zero && one.lastLineRect == .zero && one.firstLineRect.width > 0)
    #expect(one.image.size.width == one.firstLineRect.width)
    let proposal = UITextDropProposal(operation: .move)
    #expect(proposal.dropAction == .insert && proposal.dropPerformer == .view && proposal.operation == .move)
  }

  private final class Below: NSObject, UITextSelectionDisplayInteractionDelegate {}

  // `UITextSelectionDisplayInteraction`: the system's insertion point and selection for a custom text view.
  @Test("insertion point and selection lie where the text says")
  func cursor() throws {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    text.text = "abc"
    text.selectedRange = NSRange(location: 1, length: 0)
    let below = Below()
    let interaction = UITextSelectionDisplayInteraction(textInput: text, delegate: below)
    text.addInteraction(interaction)
    #expect(interaction.cursorView.superview === text && interaction.cursorView.isHidden)
    interaction.isActivated = true
    let start = try #require(text.selectedTextRange?.start)
    #expect(!interaction.cursorView.isHidden && interaction.highlightView.isHidden)
    #expect(interaction.cursorView.frame == text.caretRect(for: start))
    text.selectedRange = NSRange(location: 1, length: 2)
    interaction.setNeedsSelectionUpdate()
    #expect(interaction.cursorView.isHidden && interaction.highlightView.selectionRects.count == 1)
    let end = try #require(text.selectedTextRange?.end)
    #expect(interaction.handleViews.map(\.direction) == [.leading, .trailing])
    #expect(interaction.handleViews[1].frame == text.caretRect(for: end))
    text.removeInteraction(interaction)
    #expect(interaction.cursorView.superview == nil)
  }
}
