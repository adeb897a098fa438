// A text storage: what it tells of edits, and a subclass of it as editors write them.

import Foundation
import Testing
import UIKit

/// As in every tutorial of syntax highlighting: words between asterisks are bold.
final class MarkdownStorage: NSTextStorage {
  private let backing = NSMutableAttributedString()
  var processed: [NSRange] = []

  override var string: String { backing.string }
  override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
    -> [NSAttributedString.Key: Any]
  { backing.attributes(at: location, effectiveRange: range) }
  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: (str as NSString).length - range.length)
    endEditing()
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }
  override func processEditing() {
    processed.append(editedRange)
    let paragraph = (string as NSString).paragraphRange(for: editedRange)
    addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: paragraph)
    let pattern = try? NSRegularExpression(pattern: "\\*[^*]+\\*")
    for match in pattern?.matches(in: string, range: paragraph) ?? [] {
      addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: match.range)
    }
    super.processEditing()
  }
}

@MainActor
@Suite("Text storage")
struct TextStorageTests {
  final class Listener: NSObject, NSTextStorageDelegate {
    var told: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { told.append("will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { told.append("did \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
  }

  @Test("the delegate is told of an edit with the part in the new text, and of gathered edits once")
  func delegate() {
    let storage = NSTextStorage(string: "hello")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 3), with: "ipp")
    #expect(listener.told == ["will 2 1 3 0", "did 2 1 3 0"])
    listener.told = []
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: "!!")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(listener.told.isEmpty && storage.editedMask == [.editedAttributes, .editedCharacters])
    storage.endEditing()
    // From the first change to the last, in the text as it is now: "ippo!!".
    #expect(listener.told == ["will 3 0 6 1", "did 3 0 6 1"])
    #expect(storage.string == "ippo!!" && storage.editedMask == [] && storage.changeInLength == 0)
  }

  @Test("attributes that the delegate sets while it is told make no second telling")
  func editsWhileTold() {
    final class Painter: NSObject, NSTextStorageDelegate {
      var count = 0
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        count += 1
        textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange)
      }
    }
    let storage = NSTextStorage()
    let painter = Painter()
    storage.delegate = painter
    storage.append(NSAttributedString(string: "red"))
    #expect(painter.count == 1)
    #expect(storage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(storage.editedMask == [])
  }

  @Test("a subclass with a text of its own is read, searched, copied and edited as any text")
  func subclass() throws {
    let storage = MarkdownStorage()
    storage.append(NSAttributedString(string: "a *b* c"))
    #expect(storage.length == 7 && storage.string == "a *b* c")
    let font = try #require(storage.attribute(.font, at: 3, effectiveRange: nil) as? UIFont)
    #expect(font == .boldSystemFont(ofSize: 17))
    #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == "a *b* c" && copy.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == font)
    #expect(storage.attributedSubstring(from: NSRange(location: 2, length: 3)).string == "*b*")
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "long")
    #expect(storage.string == "long *b* c" && storage.length == 10)
    #expect(storage.processed.last == NSRange(location: 0, length: 4))
    _ = storage.mutableString.replaceOccurrences(
      of: "b", with: "bold", options: [], range: NSRange(location: 0, length: storage.length))
    #expect(storage.string == "long *bold* c")
    #expect(storage.attribute(.font, at: 9, effectiveRange: nil) as? UIFont == font)
    // Beyond the text: ignored.
    storage.deleteCharacters(in: NSRange(location: 50, length: 1))
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 10, length: 100))
    #expect(storage.length == 13)
  }

  @Test("a text view of a storage's container shows its text, and what is typed is edited there")
  func textView() throws {
    let storage = MarkdownStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
    #expect(view.textStorage === storage && view.layoutManager === manager)
    #expect(view.textContainer === container && container.layoutManager === manager)
    #expect(storage.layoutManagers.first === manager && manager.textStorage === storage)
    storage.append(NSAttributedString(string: "one"))
    #expect(view.text == "one")
    view.insertText(" *two*")
    #expect(storage.string == "one *two*" && view.text == "one *two*")
    #expect(storage.processed.last == NSRange(location: 3, length: 6))
    let shown = try #require(view.attributedText)
    #expect(shown.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 17))
    view.text = "new *text*"
    #expect(storage.string == "new *text*")
    #expect(
      view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
        == .boldSystemFont(ofSize: 17))
    view.selectedRange = NSRange(location: 10, length: 0)
    view.deleteBackward()
    #expect(storage.string == "new *text" && view.selectedRange == NSRange(location: 9, length: 0))
  }

  @Test("a text that is typed has the attributes of what is before it, or those that were chosen")
  func typing() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let bold = UIFont.boldSystemFont(ofSize: 20)
    view.attributedText = NSAttributedString(string: "ab", attributes: [.font: bold])
    view.selectedRange = NSRange(location: 2, length: 0)
    #expect(view.typingAttributes[.font] as? UIFont == bold)
    view.insertText("c")
    #expect(view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == bold)
    view.typingAttributes[.font] = UIFont.italicSystemFont(ofSize: 20)
    view.insertText("d")
    #expect(
      view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
        == .italicSystemFont(ofSize: 20))
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(view.typingAttributes[.font] as? UIFont == bold)
  }
}
