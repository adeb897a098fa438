// Core Text's lines drawn, cut off and asked for places. Sources: Apple's pages of `CTLineDraw` (at the context's text
// position), `CTLineGetStringIndexForPosition`, `CTLineGetOffsetForStringIndex`, `CTLineCreateTruncatedLine` ("no wider than",
// nil where the token does not fit), `CTLineGetPenOffsetForFlush`, `CTTypesetterSuggestLineBreak`, `CTRunGetStringRange`.

import CoreText
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Core Text's lines")
struct CoreTextLineTests {
  private static func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)])
  }
  private static func width(_ string: String) -> CGFloat {
    CGFloat(CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text(string)), nil, nil, nil))
  }

  @Test("a caret stands where the characters before it end, and a touch finds the nearest one")
  func places() {
    let line = CTLineCreateWithAttributedString(Self.text("abc def"))
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    #expect(CTLineGetOffsetForStringIndex(line, 3, nil) == Self.width("abc"))
    #expect(CTLineGetOffsetForStringIndex(line, 99, nil) == Self.width("abc def"))
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -5, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: Self.width("abc") + 0.5, y: 0)) == 3)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)) == 7)
    #expect(
      CTLineGetStringIndexForPosition(CTLineCreateWithAttributedString(Self.text("")), .zero) == kCFNotFound)
  }

  @Test("a line is cut off with its token at either end or in the middle")
  func truncation() {
    let line = CTLineCreateWithAttributedString(Self.text("abcdefghij"))
    let token = CTLineCreateWithAttributedString(Self.text("…"))
    func drawn(_ type: CTLineTruncationType, _ width: Double) -> String? {
      guard let short = CTLineCreateTruncatedLine(line, width, type, token) else { return nil }
      let context = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100))
      var text: String?
      _ = context.image { renderer in
        CTLineDraw(short, renderer.cgContext)
        if case .text(let shown, _) = renderer.cgContext.operations.last { text = shown.string }
      }
      return text
    }
    #expect(drawn(.end, 1000) == "abcdefghij")
    #expect(drawn(.end, Double(Self.width("abc…")) + 0.1) == "abc…")
    #expect(drawn(.start, Double(Self.width("…hij")) + 0.1) == "…hij")
    #expect(drawn(.middle, Double(Self.width("ab…ij")) + 0.1) == "ab…ij")
    #expect(drawn(.end, 1) == nil)
  }

  @Test("a line is drawn around its baseline, from the text position on, which moves along")
  func drawing() {
    let line = CTLineCreateWithAttributedString(Self.text("abc"))
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    let width = CGFloat(CTLineGetTypographicBounds(line, &ascent, &descent, nil))
    _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { renderer in
      let context = renderer.cgContext
      context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      context.textPosition = CGPoint(x: 10, y: 50)
      CTLineDraw(line, context)
      #expect(context.textPosition == CGPoint(x: 10 + width, y: 50))
      guard case .text(_, let box) = context.operations.last else {
        Issue.record("nothing was drawn")
        return
      }
      #expect(abs(box.minY - (50 - ascent)) < 0.001 && abs(box.maxY - (50 + descent)) < 0.001)
      #expect(box.minX == 10 && abs(box.width - width) < 0.001)
    }
  }

  @Test("a typesetter suggests breaks, a line has a stretch for each set of attributes")
  func typesetter() {
    let text = NSMutableAttributedString(attributedString: Self.text("one two three"))
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 4, length: 3))
    let setter = CTTypesetterCreateWithAttributedString(text)
    #expect(CTTypesetterSuggestLineBreak(setter, 0, Double(Self.width("one two")) - 2) == 4)
    #expect(CTTypesetterSuggestLineBreak(setter, 8, 1000) == 5)
    #expect(CTTypesetterSuggestLineBreak(setter, 13, 1000) == 0)
    let runs = CTLineGetGlyphRuns(CTTypesetterCreateLine(setter, CFRangeMake(4, 0)))
    #expect(runs.map { CTRunGetStringRange($0).location } == [4, 7])
    #expect((CTRunGetAttributes(runs[0])[.font] as? UIFont) == .boldSystemFont(ofSize: 17))
    let line = CTLineCreateWithAttributedString(Self.text("abc"))
    #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, 100) - (100 - Double(Self.width("abc"))) / 2) < 0.001)
  }
}
