// Texts by places, and the storage of text views.

import Testing
import UIKit

@Suite("Texts by places")
@MainActor
struct TextInputTests {
  @Test("a place beyond the text is nil, however far", arguments: [4, -1, Int.max, Int.min])
  func places(offset: Int) throws {
    let field = UITextField()
    field.text = "abc"
    #expect(field.position(from: field.beginningOfDocument, offset: offset) == nil)
    let last = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    #expect(field.position(from: last, offset: .max) == nil)
  }

  @Test("a text view's storage is one object, and what changes it changes the view")
  func storage() {
    let view = UITextView()
    view.text = "ab"
    let storage = view.textStorage
    storage.append(NSAttributedString(string: "cd"))
    #expect(view.text == "abcd")
    #expect(view.textStorage === storage)
    storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "x")
    #expect(view.text == "xcd")
    storage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 2))
    #expect(view.attributedText.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int == 1)
    #expect(view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    view.text = "new"
    #expect(storage.string == "new" && storage.length == 3)
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.insert(NSAttributedString(string: "!"), at: 0)
    #expect(view.text == "!ew")
    storage.setAttributedString(NSAttributedString(string: "all"))
    #expect(view.text == "all" && view.layoutManager.textStorage === storage)
    #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "ll")
    #expect(NSAttributedString(attributedString: storage).string == "all")
    var parts: [String] = []
    storage.enumerateAttributes(in: NSRange(location: 0, length: 3)) { _, range, _ in
      parts.append((storage.string as NSString).substring(with: range))
    }
    #expect(parts == ["all"])
  }

  @Test("a text view's storage counts for its size")
  func storageAndSize() {
    let view = UITextView()
    view.isScrollEnabled = false
    let before = view.intrinsicContentSize.height
    view.textStorage.append(NSAttributedString(string: "a\nb\nc"))
    #expect(view.intrinsicContentSize.height > before)
  }

  @Test("storage goes on without its view")
  func storageAlone() {
    var view: UITextView? = UITextView()
    view?.text = "a"
    let storage = view?.textStorage
    storage?.append(NSAttributedString(string: "b"))
    view = nil
    storage?.append(NSAttributedString(string: "c"))
    #expect(storage?.string == "abc")
  }

  @Test("typing and replacing keep a text view's attributes, and put the insertion point behind")
  func attributes() throws {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "abc", attributes: [.underlineStyle: 1])
    let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    view.replace(range, withText: "xy")
    view.insertText("z")
    #expect(view.text == "xyz" && view.selectedRange == NSRange(location: 3, length: 0))
    #expect(view.attributedText.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int == 1)
    let field = UITextField()
    field.text = "abc"
    let start = field.beginningOfDocument
    let first = try #require(
      field.position(from: start, offset: 1).flatMap { field.textRange(from: start, to: $0) })
    field.replace(first, withText: "12")
    field.insertText("3")
    #expect(field.text == "123bc")
  }

  /// Apple's page of `selectedRange`: the insertion point is a selection without length. A text that a program sets has it at
  /// its end, as one that was typed.
  @Test("a text that is set has the insertion point behind it, wherever it was before")
  func insertionPoint() {
    let view = UITextView()
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    view.text = "abc"
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 0, length: 2)
    view.attributedText = NSAttributedString(string: "abcdef")
    #expect(view.selectedRange == NSRange(location: 6, length: 0))
    view.insertText("g")
    #expect(view.text == "abcdefg")
  }

  @Test(
    "a text view has one selection",
    arguments: [
      (NSRange(location: 1, length: 2), NSRange(location: 1, length: 2)),
      (NSRange(location: 2, length: 9), NSRange(location: 2, length: 1)),
      (NSRange(location: NSNotFound, length: 0), NSRange(location: 3, length: 0)),
    ])
  func selection(asked: NSRange, shown: NSRange) {
    let view = UITextView()
    view.text = "abc"
    view.selectedRange = asked
    #expect(view.selectedRange == shown)
    #expect(
      view.selectedTextRange.map { view.offset(from: view.beginningOfDocument, to: $0.start) }
        == shown.location)
    view.insertText("-")
    #expect(view.text == ("abc" as NSString).replacingCharacters(in: shown, with: "-"))
  }

  @Test("a text view asks and tells its delegate of editing")
  func editing() {
    final class Delegate: NSObject, UITextViewDelegate {
      var calls: [String] = []
      var lets = false
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { lets }
      func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool { lets }
      func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
    }
    let (window, view, delegate) = (UIWindow(), UITextView(), Delegate())
    window.addSubview(view)
    view.delegate = delegate
    #expect(!view.becomeFirstResponder())
    delegate.lets = true
    #expect(view.becomeFirstResponder() && delegate.calls == ["began"])
    delegate.lets = false
    #expect(!view.resignFirstResponder() && view.isFirstResponder)
    delegate.lets = true
    #expect(view.resignFirstResponder() && delegate.calls == ["began", "ended"])
  }

  @Test("a field's default attributes are its font, colour and alignment")
  func defaultAttributes() {
    let field = UITextField()
    let before = field.intrinsicContentSize.height
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red, .paragraphStyle: style, .kern: 2,
    ]
    #expect(field.font?.pointSize == 40 && field.textColor == .red && field.textAlignment == .center)
    #expect(field.intrinsicContentSize.height > before)
    field.font = .systemFont(ofSize: 20)
    #expect((field.defaultTextAttributes[.font] as? UIFont)?.pointSize == 20)
    #expect(field.defaultTextAttributes[.kern] as? Int == 2)
  }

  @Test("attributes go from one form of text to the other and back")
  func forms() {
    let text = NSAttributedString(
      string: "a",
      attributes: [
        .tracking: CGFloat(2), .strokeWidth: CGFloat(3), .baselineOffset: CGFloat(4),
        .strokeColor: UIColor.red,
        .underlineColor: UIColor.green, .strikethroughColor: UIColor.blue, .kern: CGFloat(1),
      ])
    #expect(NSAttributedString(AttributedString(text)).isEqual(to: text))
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("a")
    configuration.title = "b"
    #expect(configuration.attributedTitle.map { String($0.characters) } == "b")
  }

  @Test("a responder may have a controller of its keyboard")
  func inputController() {
    final class Field: UITextField {
      let keyboard = UIViewController()
      override var inputViewController: UIViewController? { keyboard }
    }
    let field = Field()
    #expect((field as UIResponder).inputViewController === field.keyboard)
    #expect(field.inputAccessoryViewController == nil)
  }
}
