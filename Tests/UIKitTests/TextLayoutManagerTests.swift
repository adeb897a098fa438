// TextKit 2's names: paragraphs of a storage, their layouts and lines, over the lines of layout managers.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Text layout managers")
struct TextLayoutManagerTests {
  static let font = UIFont.systemFont(ofSize: 17)

  private func content(_ string: String) -> (NSTextContentStorage, NSTextLayoutManager) {
    let content = NSTextContentStorage()
    let manager = NSTextLayoutManager()
    content.addTextLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    container.lineFragmentPadding = 0
    manager.textContainer = container
    content.attributedString = NSAttributedString(string: string, attributes: [.font: Self.font])
    return (content, manager)
  }

  @Test("places and parts compare, meet and unite")
  func ranges() throws {
    let (content, _) = content("hello")
    let start = content.documentRange.location
    let two = try #require(content.location(start, offsetBy: 2))
    let four = try #require(content.location(two, offsetBy: 2))
    #expect(content.location(start, offsetBy: 6) == nil && content.location(start, offsetBy: -1) == nil)
    #expect(content.offset(from: start, to: four) == 4 && start.compare(four) == .orderedAscending)
    #expect(NSTextRange(location: four, end: two) == nil)
    let first = try #require(NSTextRange(location: start, end: four))
    let second = try #require(NSTextRange(location: two, end: content.documentRange.endLocation))
    #expect(first.intersects(second) && first.contains(two) && !first.contains(four))
    #expect(first.intersection(second) == NSTextRange(location: two, end: four))
    #expect(first.union(second) == content.documentRange)
  }

  @Test("paragraphs are elements, with their ends, and have layouts below each other")
  func paragraphs() throws {
    let (content, manager) = content("one\ntwo\nthree")
    var texts: [String] = []
    content.enumerateTextElements(from: nil) {
      texts.append(($0 as? NSTextParagraph)?.attributedString.string ?? "")
      return true
    }
    #expect(texts == ["one\n", "two\n", "three"])
    var frames: [CGRect] = []
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
      frames.append($0.layoutFragmentFrame)
      #expect($0.textLineFragments.count == 1)
      return true
    }
    let height = Self.font.lineHeight
    #expect(frames.count == 3 && frames[0].minY == 0)
    #expect(abs(frames[1].minY - height) < 1e-6 && abs(frames[2].maxY - 3 * height) < 1e-6)
    #expect(abs(manager.usageBoundsForTextContainer.height - 3 * height) < 1e-6)
    // From the end: the last one says how high the text is.
    var bottom: CGFloat = 0
    manager.enumerateTextLayoutFragments(
      from: manager.documentRange.endLocation, options: [.reverse, .ensuresLayout]
    ) {
      bottom = $0.layoutFragmentFrame.maxY
      return false
    }
    #expect(abs(bottom - 3 * height) < 1e-6)
    let second = try #require(manager.textLayoutFragment(for: CGPoint(x: 1, y: height + 1)))
    #expect((second.textElement as? NSTextParagraph)?.attributedString.string == "two\n")
  }

  @Test("edits of the storage are seen at once, and a view of the container shows them")
  func edits() throws {
    let (content, manager) = content("one")
    let container = try #require(manager.textContainer)
    container.widthTracksTextView = true
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.text == "one" && view.textStorage === content.textStorage)
    content.performEditingTransaction {
      content.textStorage?.append(NSAttributedString(string: "\ntwo", attributes: [.font: Self.font]))
    }
    #expect(view.text == "one\ntwo")
    #expect(abs(manager.usageBoundsForTextContainer.height - 2 * Self.font.lineHeight) < 1e-6)
  }

  @Test("segments of a part have its rectangles, and characters of a line their places")
  func segments() throws {
    let (content, manager) = content("Hello you")
    let start = try #require(content.location(content.documentRange.location, offsetBy: 6))
    let range = try #require(NSTextRange(location: start, end: content.documentRange.endLocation))
    var frames: [CGRect] = []
    manager.enumerateTextSegments(in: range, type: .highlight) { _, frame, _, _ in
      frames.append(frame)
      return true
    }
    let hello = ("Hello " as NSString).size(withAttributes: [.font: Self.font]).width
    #expect(frames.count == 1 && abs(frames[0].minX - hello) < 0.2)
    let line = try #require(manager.textLayoutFragment(for: CGPoint(x: 0, y: 2))?.textLineFragments.first)
    #expect(abs(line.locationForCharacter(at: 6).x - hello) < 0.2)
    #expect(line.characterIndex(for: CGPoint(x: hello + 2, y: 3)) == 6)
  }

  @Test("a text view has a text layout manager of its text, unless it was made without one")
  func textView() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = Self.font
    view.text = "a\nb"
    let manager = try #require(view.textLayoutManager)
    #expect(view.textLayoutManager === manager)
    #expect(abs(manager.usageBoundsForTextContainer.height - 2 * Self.font.lineHeight) < 1e-6)
    view.insertText("\nc")
    #expect(abs(manager.usageBoundsForTextContainer.height - 3 * Self.font.lineHeight) < 1e-6)
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
  }
}
