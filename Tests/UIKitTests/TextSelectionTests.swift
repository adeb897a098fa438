// Ways through a text by keys and taps, lists as elements, paragraphs that a delegate leaves out, and glyphs. Apple's documentation
// of `NSTextSelectionNavigation` (directions, destinations, "extending", deletion ranges), `NSTextSelection`, `NSTextListElement`,
// `NSTextContentManagerDelegate` ("shouldEnumerate": false keeps an element from layout) and `NSLayoutManager`.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Text selections")
struct TextSelectionTests {
  private static let font = UIFont.systemFont(ofSize: 17)

  @MainActor
  private struct Text {
    let content = NSTextContentStorage()
    let manager = NSTextLayoutManager()
    init(_ string: String, width: CGFloat = 1000) {
      content.addTextLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: width, height: 0))
      container.lineFragmentPadding = 0
      manager.textContainer = container
      content.attributedString = NSAttributedString(
        string: string, attributes: [.font: TextSelectionTests.font])
    }
    func place(_ offset: Int) -> any NSTextLocation {
      content.location(content.documentRange.location, offsetBy: offset) ?? content.documentRange.location
    }
    func range(_ start: Int, _ end: Int) -> NSTextRange {
      NSTextRange(location: place(start), end: place(end)) ?? content.documentRange
    }
    func units(_ selection: NSTextSelection?) -> [Int] {
      guard let range = selection?.textRanges.first else { return [] }
      let start = content.documentRange.location
      return [
        content.offset(from: start, to: range.location), content.offset(from: start, to: range.endLocation),
      ]
    }
  }

  @Test(
    "keys lead to the next end of a part",
    arguments: [
      (NSTextSelectionNavigation.Direction.forward, NSTextSelectionNavigation.Destination.character, 6),
      (.backward, .character, 4), (.right, .character, 6), (.left, .character, 4), (.forward, .word, 7),
      (.backward, .word, 4), (.forward, .line, 7), (.backward, .line, 0), (.forward, .document, 11),
      (.backward, .document, 0), (.down, .character, 11), (.up, .character, 0),
    ])
  func keys(
    direction: NSTextSelectionNavigation.Direction, destination: NSTextSelectionNavigation.Destination,
    expected: Int
  ) {
    // The second line is shorter than the place on the first.
    let text = Text("one two\nsix")
    let moved = text.manager.textSelectionNavigation.destinationSelection(
      for: NSTextSelection(text.place(5), affinity: .downstream), direction: direction,
      destination: destination, extending: false, confined: false)
    #expect(text.units(moved) == [expected, expected])
  }

  @Test("with shift the moving end goes on, also past the other end")
  func extending() {
    let text = Text("abcdef")
    let navigation = text.manager.textSelectionNavigation
    var selection: NSTextSelection? = NSTextSelection(text.place(2), affinity: .downstream)
    var seen: [[Int]] = []
    for direction in [NSTextSelectionNavigation.Direction.forward, .backward, .backward, .forward] {
      selection = selection.flatMap {
        navigation.destinationSelection(
          for: $0, direction: direction, destination: .character, extending: true, confined: false)
      }
      seen.append(text.units(selection))
    }
    #expect(seen == [[2, 3], [2, 2], [1, 2], [2, 2]])
    let part = NSTextSelection(range: text.range(1, 4), affinity: .downstream, granularity: .character)
    let back = navigation.destinationSelection(
      for: part, direction: .left, destination: .character, extending: false, confined: false)
    #expect(text.units(back) == [1, 1])
  }

  @Test("selections grow to words and paragraphs; deleting takes what a key reaches")
  func parts() {
    let text = Text("one two\nsix")
    let navigation = text.manager.textSelectionNavigation
    let point = NSTextSelection(text.place(5), affinity: .downstream)
    #expect(text.units(navigation.textSelection(for: .word, enclosing: point)) == [4, 7])
    #expect(text.units(navigation.textSelection(for: .paragraph, enclosing: point)) == [0, 8])
    let deleted = navigation.deletionRanges(
      for: point, direction: .backward, destination: .word, allowsDecomposition: false)
    #expect(deleted == [text.range(4, 5)])
    let selected = point.textSelection(with: [text.range(1, 3)])
    #expect(
      navigation.deletionRanges(
        for: selected, direction: .forward, destination: .character, allowsDecomposition: false)
        == [text.range(1, 3)])
    #expect(
      navigation.resolvedInsertionLocation(for: selected, writingDirection: .leftToRight)?
        .compare(text.place(1)) == .orderedSame)
    text.manager.textSelections = [selected]
    #expect(text.manager.textSelections == [selected] && selected.affinity == .downstream)
  }

  @Test("a tap selects the nearest insertion point of its line")
  func taps() {
    let text = Text("one two\nsix")
    let navigation = text.manager.textSelectionNavigation
    let height = Self.font.lineHeight
    func tap(_ x: CGFloat, _ y: CGFloat, _ anchors: [NSTextSelection] = []) -> [NSTextSelection] {
      navigation.textSelections(
        interactingAt: CGPoint(x: x, y: y), inContainerAt: text.place(0), anchors: anchors,
        modifiers: anchors.isEmpty ? [] : .extend, selecting: false, bounds: .zero)
    }
    #expect(text.units(tap(0, height / 2).first) == [0, 0])
    #expect(text.units(tap(900, height / 2).first) == [7, 7])
    #expect(text.units(tap(900, height * 1.5).first) == [11, 11])
    let anchor = NSTextSelection(text.place(9), affinity: .downstream)
    #expect(text.units(tap(0, height / 2, [anchor]).first) == [0, 9])
    #expect(tap(0, height * 5).isEmpty)
  }

  private final class Folder: NSObject, NSTextContentStorageDelegate {
    func textContentManager(
      _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
      options: NSTextContentManager.EnumerationOptions
    ) -> Bool { (textElement as? NSTextParagraph)?.attributedString.string.hasPrefix("#") == false }
  }

  @Test("paragraphs that the delegate leaves out are not gone through")
  func left() {
    let text = Text("one\n# two\nsix")
    let folder = Folder()
    text.content.delegate = folder
    var seen: [String] = []
    text.content.enumerateTextElements(from: nil) {
      seen.append(($0 as? NSTextParagraph)?.attributedString.string ?? "")
      return true
    }
    #expect(seen == ["one\n", "six"])
  }

  @Test("an item of a list has its marker before its contents, and the lists around it")
  func lists() {
    let outer = NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 3)
    let inner = NSTextList(markerFormat: .disc)
    let child = NSTextListElement(
      contents: NSAttributedString(string: "b"), markerAttributes: nil, textList: inner, childElements: nil)
    let item = NSTextListElement(
      contents: NSAttributedString(string: "a"), markerAttributes: [.kern: 1], textList: outer,
      childElements: [child])
    #expect(item.attributedString.string == "\t3\ta" && item.childElements == [child])
    #expect(child.parentElement === item && item.parentElement == nil && item.isRepresentedElement)
    #expect(item.attributedString.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 1)
    let style = child.attributedString.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.textLists == [inner])
    #expect(NSTextListElement(childElements: [], textList: inner, nestingLevel: 1) == nil)
  }

  @Test("attachments have their frames in a paragraph, lines are found by their places")
  func attachments() throws {
    let text = Text("")
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 10)
    let string = NSMutableAttributedString(string: "", attributes: [.font: Self.font])
    string.append(NSAttributedString(attachment: attachment))
    string.append(NSAttributedString(string: "ab", attributes: [.font: Self.font]))
    text.content.attributedString = string
    let fragment = try #require(text.manager.textLayoutFragment(for: text.place(0)))
    let frame = fragment.frameForTextAttachment(at: text.place(0))
    #expect(frame.minX == 0 && frame.size == CGSize(width: 30, height: 10))
    #expect(fragment.frameForTextAttachment(at: text.place(1)) == .zero)
    #expect(fragment.textAttachmentViewProviders.isEmpty && !attachment.usesTextAttachmentView)
    let line = fragment.textLineFragment(for: text.place(2), isUpstreamAffinity: false)
    #expect(line === fragment.textLineFragments.first)
    NSTextAttachment.registerViewProviderClass(
      NSTextAttachmentViewProvider.self, forFileType: "org.example.sheet")
    let sheet = NSTextAttachment(data: Data(), ofType: "org.example.sheet")
    #expect(sheet.usesTextAttachmentView)
    sheet.allowsTextAttachmentView = false
    #expect(!sheet.usesTextAttachmentView)
  }

  private final class Watcher: NSObject, NSLayoutManagerDelegate {
    var count = 0
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { count += 1 }
  }

  @Test("glyphs are characters; the delegate is told when set lines count no longer")
  func glyphs() {
    let storage = NSTextStorage(string: "a b", attributes: [.font: Self.font])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    container.lineFragmentPadding = 5
    manager.addTextContainer(container)
    let watcher = Watcher()
    manager.delegate = watcher
    var isValid = ObjCBool(true)
    #expect(manager.cgGlyph(at: 2) == 98 && manager.cgGlyph(at: 3, isValidIndex: &isValid) == 0)
    #expect(!isValid.boolValue)
    var kinds = [NSLayoutManager.GlyphProperty](repeating: [], count: 3)
    var places = [Int](repeating: -1, count: 3)
    let count = manager.getGlyphs(
      in: NSRange(location: 0, length: 9), glyphs: nil, properties: &kinds, characterIndexes: &places,
      bidiLevels: nil)
    #expect(count == 3 && kinds == [[], .elastic, []] && places == [0, 1, 2])
    var points = [CGFloat](repeating: -1, count: 3)
    #expect(
      manager.getLineFragmentInsertionPoints(
        forCharacterAt: 1, alternatePositions: false, inDisplayOrder: true, positions: &points,
        characterIndexes: nil) == 3)
    #expect(points[0] == 5 && points[1] == manager.location(forGlyphAt: 1).x)
    _ = manager.usedRect(for: container)
    let before = watcher.count
    storage.append(NSAttributedString(string: "c"))
    #expect(watcher.count == before + 1)
    #expect(container.layoutOrientation == .horizontal)
  }

  private final class Listener: NSObject, NSTextStorageObserving {
    weak var textStorage: NSTextStorage?
    var told: [[Int]] = []
    func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
      range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { told.append([newCharRange.location, newCharRange.length, delta]) }
  }

  // `NSTextStorageObserving`: told of edits "in the order in which they happen", gathered within a transaction.
  @Test("an observer hears of edits")
  func observers() {
    let storage = NSTextStorage(string: "abc")
    let listener = Listener()
    storage.textStorageObserver = listener
    storage.append(NSAttributedString(string: "de"))
    listener.performEditingTransaction(for: storage) {
      storage.deleteCharacters(in: NSRange(location: 0, length: 1))
      storage.append(NSAttributedString(string: "f"))
    }
    #expect(listener.told.count == 2 && listener.told[0] == [3, 2, 2])
    #expect(listener.told[1].last == 0 && storage.string == "bcdef")
  }
}
