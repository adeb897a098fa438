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

  @Test("what was corrected is typed by its likeliest words")
  func typing() {
    let field = UITextField()
    let input: any UITextInput = field
    input.insertText("a", alternatives: ["b"], style: .lowConfidence)
    input.setAttributedMarkedText(
      NSAttributedString(string: "e"), selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "ae" && input.isEditable)
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
}
