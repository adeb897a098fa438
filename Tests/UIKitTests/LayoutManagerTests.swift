// Lines of layout managers: as high as labels and sizes of strings say, paragraph by paragraph.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Layout managers")
struct LayoutManagerTests {
  /// The three objects of a text, as programs make them.
  struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    @MainActor
    init(_ text: NSAttributedString, width: CGFloat, height: CGFloat = .greatestFiniteMagnitude) {
      storage = NSTextStorage(attributedString: text)
      container = NSTextContainer(size: CGSize(width: width, height: height))
      container.lineFragmentPadding = 0
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }

    var lines: [(range: NSRange, line: CGRect, used: CGRect)] {
      var lines: [(NSRange, CGRect, CGRect)] = []
      manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
        line, used, _, range, _ in lines.append((range, line, used))
      }
      return lines
    }
  }

  static let font = UIFont.systemFont(ofSize: 17)
  static func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in })
    -> NSAttributedString
  {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }

  nonisolated static let texts = [
    "", "a", "Hello, world", "The quick brown fox jumps over the lazy dog and runs away.",
    "one\ntwo\n\nthree", "ends with a line\n", "\n", "averylongwordthatfitsnowhereinanarrowcolumn and more",
    "Ünïcödé – “quotes” 🙂👨‍👩‍👧🇩🇪 漢字仮名交じり文", "trailing spaces     ", "\r\nwindows\r\n",
  ]

  @Test(
    "the used rectangle is as large as the text measures but for a space, and the lines follow each other without gaps",
    arguments: texts, [60.0, 133.5, 1000.0])
  func sizes(string: String, width: Double) {
    let text = NSAttributedString(string: string, attributes: [.font: Self.font])
    let stack = Stack(text, width: width)
    let used = stack.manager.usedRect(for: stack.container)
    let label = UILabel()
    label.font = Self.font
    label.numberOfLines = 0
    label.text = string
    if !string.isEmpty {
      let box = text.boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
        context: nil)
      #expect(abs(used.height - box.height) < 1e-6)
      // What a wrapped text measures has the space behind a line's last word in it, with its kerning.
      let space = NSAttributedString(string: " ", attributes: [.font: Self.font]).size().width
      #expect(used.width < box.width + 1e-6 && box.width - used.width < space + 0.5)
    }
    let lines = stack.lines
    #expect(lines.reduce(0) { $0 + $1.range.length } == text.length)
    for (one, next) in zip(lines, lines.dropFirst()) {
      #expect(NSMaxRange(one.range) == next.range.location && abs(one.line.maxY - next.line.minY) < 1e-6)
    }
  }

  @Test("lines end where the text of a label is broken, behind a space")
  func breaks() {
    let string = "one two three four"
    let width = ("one two" as NSString).size(withAttributes: [.font: Self.font]).width
    let stack = Stack(NSAttributedString(string: string, attributes: [.font: Self.font]), width: width)
    let words = stack.lines.map { (string as NSString).substring(with: $0.range) }
    #expect(words.first == "one two " && words.joined() == string)
    // Each line is as high as the font.
    #expect(stack.lines.allSatisfy { abs($0.line.height - Self.font.lineHeight) < 1e-6 })
  }

  @Test("where a character stands: at the sum of the widths before it")
  func places() {
    let string = "Hello"
    let stack = Stack(NSAttributedString(string: string, attributes: [.font: Self.font]), width: 200)
    stack.container.lineFragmentPadding = 5
    let hell = ("Hell" as NSString).size(withAttributes: [.font: Self.font]).width
    #expect(abs(stack.manager.location(forGlyphAt: 4).x - 5 - hell) < 0.2)
    #expect(abs(stack.manager.location(forGlyphAt: 0).y - Self.font.ascender) < 1e-6)
    let box = stack.manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 1), in: stack.container)
    #expect(abs(box.minX - 5 - hell) < 0.2)
    var fraction: CGFloat = -1
    let index = stack.manager.characterIndex(
      for: CGPoint(x: box.midX, y: 5), in: stack.container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 4 && abs(fraction - 0.5) < 0.01)
    for (place, character) in [(CGPoint(x: 500, y: 500), 4), (CGPoint(x: -5, y: -5), 0)] {
      let found = stack.manager.characterIndex(
        for: place, in: stack.container, fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(found == character)
    }
  }

  @Test("paragraphs have their own distances: spacing of lines, behind and before paragraphs, indents")
  func paragraphs() {
    let text = NSMutableAttributedString(
      attributedString: Self.text("one\n") {
        $0.lineSpacing = 3
        $0.paragraphSpacing = 10
      })
    text.append(
      Self.text("two") {
        $0.paragraphSpacingBefore = 6
        $0.firstLineHeadIndent = 20
      })
    let stack = Stack(text, width: 300)
    let lines = stack.lines
    let height = Self.font.lineHeight
    #expect(lines.count == 2 && lines[1].used.minX == 20)
    // 3 behind the line, 10 behind the paragraph, 6 before the next.
    #expect(abs(lines[1].line.minY - (height + 19)) < 1e-6)
    #expect(abs(stack.manager.usedRect(for: stack.container).height - (2 * height + 19)) < 1e-6)
    // A label of the same text is as high, up to a pixel.
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    #expect(abs(label.sizeThatFits(CGSize(width: 300, height: 0)).height - (2 * height + 19)) < 1)
  }

  @Test("a hanging indent narrows all lines but the first, and a tab leads to its stop")
  func lists() {
    let text = Self.text("•\tA list whose lines hang below the first letter of the text, not its bullet") {
      $0.tabStops = [NSTextTab(textAlignment: .left, location: 20)]
      $0.headIndent = 20
    }
    let stack = Stack(text, width: 200)
    let lines = stack.lines
    #expect(lines.count > 1 && lines[0].used.minX == 0)
    #expect(lines.dropFirst().allSatisfy { $0.used.minX == 20 && $0.used.maxX <= 200.001 })
    // The letter behind the tab stands at the stop, as the lines below do.
    #expect(abs(stack.manager.location(forGlyphAt: 2).x - 20) < 1e-6)
  }

  @Test("lines lie in the middle or at the right where their style says so")
  func alignment() {
    for (alignment, share) in [(NSTextAlignment.center, 0.5), (.right, 1.0), (.left, 0.0)] {
      let stack = Stack(Self.text("text") { $0.alignment = alignment }, width: 200)
      let used = stack.lines[0].used
      #expect(abs(used.minX - (200 - used.width) * share) < 1e-6)
      #expect(
        abs(
          stack.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 4), in: stack.container).minX
            - used.minX) < 1e-6)
    }
  }

  @Test("an attachment takes the room of its bounds, in lines of layout managers and of labels")
  func attachments() {
    let attachment = NSTextAttachment(image: UIImage(size: CGSize(width: 30, height: 40)))
    let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
    let stack = Stack(text, width: 300)
    let used = stack.manager.usedRect(for: stack.container)
    #expect(used.size == CGSize(width: 30, height: 40))
    // 10 of 40 points lie below the baseline: the line reaches as far as they do, and the font above.
    attachment.bounds = CGRect(x: 0, y: -10, width: 50, height: 12)
    text.append(NSAttributedString(string: "x", attributes: [.font: Self.font]))
    let mixed = Stack(text, width: 300)
    let line = mixed.lines[0].used
    #expect(abs(line.height - (Self.font.ascender + 10)) < 1e-6)
    let x = ("x" as NSString).size(withAttributes: [.font: Self.font]).width
    #expect(abs(line.width - 50 - x) < 1e-6)
    let label = UILabel()
    label.attributedText = text
    #expect(abs(label.intrinsicContentSize.height - (Self.font.ascender + 10)) < 1)
    #expect(abs(label.intrinsicContentSize.width - 50 - x) < 1)
  }

  @Test("text flows into the next box where one is full, and what fits none has no line")
  func boxes() {
    let stack = Stack(Self.text("a\nb\nc\nd\ne"), width: 100, height: 2 * Self.font.lineHeight)
    let second = NSTextContainer(size: CGSize(width: 100, height: 2 * Self.font.lineHeight))
    #expect(stack.manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 4))
    stack.manager.addTextContainer(second)
    #expect(stack.manager.glyphRange(for: second) == NSRange(location: 4, length: 4))
    #expect(stack.manager.firstUnlaidCharacterIndex() == 8)
    // Who goes from line to line comes to the end.
    var effective = NSRange()
    #expect(stack.manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: &effective) == .zero)
    #expect(effective == NSRange(location: 8, length: 1))
    #expect(stack.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 0)
  }

  @Test("lines are limited, and the last one ends in an ellipsis")
  func truncation() {
    let string = "A text that is much too long for the two lines which it may have in so narrow a box"
    let stack = Stack(NSAttributedString(string: string, attributes: [.font: Self.font]), width: 150)
    stack.container.maximumNumberOfLines = 2
    stack.container.lineBreakMode = .byTruncatingTail
    let lines = stack.lines
    #expect(lines.count == 2 && NSMaxRange(lines[1].range) == string.count)
    #expect(stack.manager.usedRect(for: stack.container).width <= 150.001)
    // Without an ellipsis the rest has no line.
    stack.container.lineBreakMode = .byWordWrapping
    #expect(stack.manager.glyphRange(for: stack.container).length < string.count)
  }

  @Test("lines run around a shape in the box")
  func exclusion() {
    let stack = Stack(
      Self.text("some words that run around a picture in the corner of the box, and on below it"), width: 200)
    stack.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 30))]
    let lines = stack.lines
    #expect(abs(lines[0].used.minX - 80) <= 1 && abs(lines[1].used.minX - 80) <= 1)
    #expect(lines[2].used.minX == 0 && lines.allSatisfy { $0.used.maxX <= 200.001 })
  }

  @Test("the delegate decides the distance of lines")
  func delegate() {
    final class Spacing: NSObject, NSLayoutManagerDelegate {
      var completed = 0
      func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat { 12 }
      func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
      ) { completed += layoutFinishedFlag ? 1 : 0 }
    }
    let spacing = Spacing()
    let stack = Stack(Self.text("a\nb"), width: 100)
    stack.manager.delegate = spacing
    #expect(abs(stack.lines[1].line.minY - Self.font.lineHeight - 12) < 1e-6 && spacing.completed == 1)
  }

  @Test("an end of a paragraph at the end, and no text at all, have a line of their own")
  func extraLine() {
    let stack = Stack(NSAttributedString(string: "a\n", attributes: [.font: Self.font]), width: 100)
    #expect(abs(stack.manager.extraLineFragmentRect.minY - Self.font.lineHeight) < 1e-6)
    #expect(abs(stack.manager.usedRect(for: stack.container).height - 2 * Self.font.lineHeight) < 1e-6)
    stack.storage.deleteCharacters(in: NSRange(location: 1, length: 1))
    #expect(stack.manager.extraLineFragmentRect == .zero)
  }

  @Test("which link of a label was touched, as everybody finds it")
  func linkInLabel() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    label.numberOfLines = 0
    let string = "Read our terms of service and the privacy policy."
    let text = NSMutableAttributedString(string: string, attributes: [.font: Self.font])
    let link = (string as NSString).range(of: "privacy policy")
    text.addAttribute(.link, value: "privacy", range: link)
    label.attributedText = text
    let stack = Stack(text, width: label.bounds.width)
    stack.container.maximumNumberOfLines = label.numberOfLines
    let rect = stack.manager.boundingRect(forGlyphRange: link, in: stack.container)
    let touched = stack.manager.characterIndex(
      for: CGPoint(x: rect.minX + 2, y: rect.maxY - 2), in: stack.container,
      fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(NSLocationInRange(touched, link))
    let other = stack.manager.characterIndex(
      for: CGPoint(x: 2, y: 2), in: stack.container, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(!NSLocationInRange(other, link))
  }

  @Test("insertion points, selections and places of a text view lie at its letters")
  func textView() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = Self.font
    view.text = "Hello\nyou"
    let hello = ("Hello" as NSString).size(withAttributes: [.font: Self.font]).width
    let end = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let caret = view.caretRect(for: end)
    // 5 points of padding, 8 of inset.
    #expect(abs(caret.minX - 5 - hello) < 1e-6 && caret.minY == 8)
    #expect(abs(caret.height - Self.font.lineHeight) < 1e-6)
    let last = view.caretRect(for: view.endOfDocument)
    #expect(abs(last.minY - 8 - Self.font.lineHeight) < 1)
    let whole = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: whole).map(\.rect)
    #expect(rects.count == 2 && abs(rects[0].width - hello) < 1e-6 && view.firstRect(for: whole) == rects[0])
    let place = try #require(view.closestPosition(to: CGPoint(x: 5 + hello + 50, y: 12)))
    #expect(view.offset(from: view.beginningOfDocument, to: place) == 5)
    let start = try #require(view.closestPosition(to: CGPoint(x: 0, y: 90)))
    #expect(view.offset(from: view.beginningOfDocument, to: start) == 6)
    #expect(view.textContainer.size.width == 200)
  }

  @Test("a text view with indents and spacing is as high as its layout manager says")
  func heightOfTextView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.isScrollEnabled = false
    let text = Self.text("First paragraph that is long enough for lines\nand a second one, likewise") {
      $0.lineSpacing = 7
      $0.headIndent = 30
    }
    view.attributedText = text
    let stack = Stack(text, width: 190)
    let height = stack.manager.usedRect(for: stack.container).height
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == (height + 16).rounded(.up))
    #expect(abs(view.layoutManager.usedRect(for: view.textContainer).height - height) < 1e-6)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == (height + 16).rounded(.up))
  }

  @Test("lines of a layout manager: a long word has a line of its own, and their letters lie within the box")
  func lineFragments() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let storage = NSTextStorage(string: "one two three four", attributes: [.font: font])
    let manager = NSLayoutManager()
    let width = ("three " as NSString).size(withAttributes: [.font: font]).width
    let container = NSTextContainer(size: CGSize(width: width + 10, height: 1000))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, box, range, stop in
      ranges.append(range)
      #expect(rect.width == width + 10 && used.width <= rect.width && box === container)
    }
    // "one two" is as wide as "three " at most where the font says so; every line ends behind a word.
    #expect(ranges.reduce(0) { $0 + $1.length } == storage.length)
    #expect(
      ranges.dropLast().allSatisfy { (storage.string as NSString).character(at: NSMaxRange($0) - 1) == 32 })
    var effective = NSRange()
    let last = manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: &effective)
    #expect(effective == ranges.last)
    #expect(abs(last.minY - CGFloat(ranges.count - 1) * font.lineHeight) < 0.5)
  }

  @Test("a layout manager says how much room a text view's text takes")
  func usedRect() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    // Without a text, the line in which the insertion point stands.
    let none = text.layoutManager.usedRect(for: text.textContainer)
    #expect(none.size == CGSize(width: 10, height: UIFont.systemFont(ofSize: 12).lineHeight))
    text.text = "a"
    let one = text.layoutManager.usedRect(for: text.textContainer)
    text.text = "a\na"
    let two = text.layoutManager.usedRect(for: text.textContainer)
    #expect(one.height > 0)
    #expect(abs(two.height - 2 * one.height) <= 1)
  }
}
