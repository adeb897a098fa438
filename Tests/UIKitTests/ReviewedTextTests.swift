// What a review of texts found: storages of views that set lines by paragraphs, delegates that ask back, boxes that are added.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Texts, reviewed")
struct ReviewedTextTests {
  // Apple's documentation: a text view falls back to TextKit 1 when somebody asks for its layout manager, not for its text.
  @Test("asking for the text keeps the lines by paragraphs, asking for the layout manager gives them up")
  func storage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one"
    let storage = view.textStorage
    #expect(storage.string == "one")
    #expect(view.textLayoutManager != nil)
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "two")
    #expect(view.text == "two")
    #expect(view.layoutManager.textStorage === storage)
    #expect(view.textLayoutManager == nil && view.textStorage === storage)
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.text == "three")
  }

  private final class Curious: NSObject, NSLayoutManagerDelegate {
    var asked = 0
    var box: NSTextContainer?
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      asked += 1
      _ = box.map { layoutManager.usedRect(for: $0) }
      return 3
    }
  }

  @Test("a delegate may ask for lines while they are set")
  func asking() throws {
    let delegate = Curious()
    let storage = NSTextStorage(string: "one\ntwo")
    let manager = NSLayoutManager()
    let box = NSTextContainer(size: CGSize(width: 200, height: 1000))
    delegate.box = box
    manager.delegate = delegate
    storage.addLayoutManager(manager)
    manager.addTextContainer(box)
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    let second = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
    #expect(delegate.asked == 2)
    #expect(second.minY == first.maxY && first.height > 0)
  }

  private final class Counting: NSObject, NSLayoutManagerDelegate {
    var boxes: [ObjectIdentifier] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { boxes += textContainer.map { [ObjectIdentifier($0)] } ?? [] }
  }

  @Test("a box that is added keeps the lines of those before it")
  func pages() {
    let counting = Counting()
    let storage = NSTextStorage(string: String(repeating: "line\n", count: 40))
    let manager = NSLayoutManager()
    manager.delegate = counting
    storage.addLayoutManager(manager)
    var boxes: [NSTextContainer] = []
    var last = 0
    while last < manager.numberOfGlyphs, boxes.count < 40 {
      let box = NSTextContainer(size: CGSize(width: 100, height: 100))
      boxes.append(box)
      manager.addTextContainer(box)
      last = NSMaxRange(manager.glyphRange(for: box))
    }
    #expect(last == manager.numberOfGlyphs && boxes.count > 2)
    #expect(counting.boxes == boxes.map { ObjectIdentifier($0) })
    // Places of letters in a later box count from its own corner.
    let place = manager.glyphRange(for: boxes[1]).location
    let left = manager.location(forGlyphAt: place).x
    #expect(left == manager.location(forGlyphAt: 0).x && left < manager.location(forGlyphAt: place + 1).x)
  }

  @Test("paragraphs from a place on, in both directions")
  func paragraphs() {
    let content = NSTextContentStorage()
    content.textStorage = NSTextStorage(string: "one\ntwo\nthree")
    func places(from place: (any NSTextLocation)?, _ options: NSTextContentManager.EnumerationOptions)
      -> [Int]
    {
      var found: [Int] = []
      content.enumerateTextElements(from: place, options: options) {
        let start = content.documentRange.location
        found.append($0.elementRange.map { content.offset(from: start, to: $0.location) } ?? -1)
        return true
      }
      return found
    }
    let start = content.documentRange.location
    #expect(places(from: nil, []) == [0, 4, 8])
    #expect(places(from: content.location(start, offsetBy: 5), []) == [4, 8])
    #expect(places(from: nil, .reverse) == [8, 4, 0])
    #expect(places(from: content.location(start, offsetBy: 5), .reverse) == [4, 0])
    #expect(places(from: content.location(start, offsetBy: 4), .reverse) == [0])
    #expect(places(from: content.documentRange.endLocation, []) == [])
  }

  @Test("a content lets go of its own layout managers alone")
  func foreign() {
    let (first, second) = (NSTextContentStorage(), NSTextContentStorage())
    let manager = NSTextLayoutManager()
    first.addTextLayoutManager(manager)
    second.removeTextLayoutManager(manager)
    #expect(manager.textContentManager === first)
  }

  // Apple's documentation of `fixAttributes(in:)`: one paragraph, one style; attachments belong to their character alone.
  @Test("attributes are mended")
  func mending() {
    let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    right.alignment = .right
    let storage = NSTextStorage(string: "one\ntwo", attributes: [.paragraphStyle: left])
    storage.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 2, length: 5))
    storage.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 1))
    storage.fixAttributes(in: NSRange(location: 0, length: storage.length))
    func alignment(_ place: Int) -> NSTextAlignment? {
      (storage.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle)?.alignment
    }
    #expect([0, 2, 3].allSatisfy { alignment($0) == left.alignment })
    #expect(alignment(4) == .right)
    #expect(storage.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
  }
}
