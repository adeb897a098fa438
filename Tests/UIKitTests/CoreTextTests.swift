// Core Text's sizes are those of labels and strings. Sources: Apple's pages of
// `CTFramesetterSuggestFrameSizeWithConstraints` ("the range of the string that actually fit"), `CTLineGetTypographicBounds`
// (the width with the spaces at the end, as `CTLineGetTrailingWhitespaceWidth` tells it), `CTFrameGetLineOrigins` (from the
// lower left corner).

import CoreText
import Foundation
import Testing
import UIKit

@Suite("Core Text")
struct CoreTextTests {
  private static let font = UIFont.systemFont(ofSize: 17)
  private static func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font])
  }

  @Test("a frame's size is the text's")
  func sizes() {
    let text = Self.text("The quick brown fox jumps over the lazy dog\nand back again")
    let setter = CTFramesetterCreateWithAttributedString(text)
    for width in [60, 100, 200, CGFloat.greatestFiniteMagnitude] {
      var range = CFRange()
      let size = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, CFRangeMake(0, 0), nil, CGSize(width: width, height: .greatestFiniteMagnitude), &range)
      let box = text.boundingRect(
        with: CGSize(width: width == .greatestFiniteMagnitude ? 0 : width, height: 0),
        options: .usesLineFragmentOrigin,
        context: nil)
      #expect(size == box.size)
      #expect(range == CFRangeMake(0, text.length))
    }
  }

  @Test("what does not fit into the height is not in the range")
  func fitting() {
    let text = Self.text("one\ntwo\nthree")
    let setter = CTFramesetterCreateWithAttributedString(text)
    let two = text.attributedSubstring(from: NSRange(location: 0, length: 7)).boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, context: nil)
    var range = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 300, height: two.height + 5), &range)
    #expect(range == CFRangeMake(0, 8))
    #expect(size.height == two.height)
    _ = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(4, 3), nil, CGSize(width: 300, height: 300), &range)
    #expect(range == CFRangeMake(4, 3))
    #expect(
      CTFramesetterSuggestFrameSizeWithConstraints(
        CTFramesetterCreateWithAttributedString(Self.text("")), CFRangeMake(0, 0), nil, size, nil) == .zero)
  }

  @Test("a line reaches as far as its font, and its width has the spaces at the end")
  func bounds() {
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let line = CTLineCreateWithAttributedString(Self.text("ab  "))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(ascent == Self.font.ascender && descent == -Self.font.descender && leading == Self.font.leading)
    let spaces = CTLineGetTrailingWhitespaceWidth(line)
    #expect(spaces > 0)
    // Beside widths to about a thousandth of a point, the pair of the last character and a space.
    #expect(abs(width - spaces - Double(Self.text("ab").size().width)) < 0.2)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 4))
  }

  @Test("lines of a frame follow each other, and stand above its lower edge")
  func lines() {
    let text = Self.text("The quick brown fox jumps over the lazy dog")
    let box = CGRect(x: 0, y: 0, width: 120, height: 500)
    let frame = CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRangeMake(0, 0), CGPath(rect: box, transform: nil), nil
    )
    let lines = CTFrameGetLines(frame)
    #expect(lines.count > 1)
    var place = 0
    for line in lines {
      #expect(CTLineGetStringRange(line).location == place)
      place += CTLineGetStringRange(line).length
    }
    #expect(place == text.length)
    #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, text.length))
    var origins = Array(repeating: CGPoint.zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(abs(origins[0].y - (500 - Self.font.ascender)) < 0.001)
    let step =
      text.boundingRect(
        with: CGSize(width: 120, height: 0), options: .usesLineFragmentOrigin, context: nil
      ).height / CGFloat(lines.count)
    #expect(abs(origins[0].y - origins[1].y - step) < 1)
  }

  @Test("fonts have Core Text's names")
  func fonts() {
    let font = CTFontCreateWithName("Helvetica" as NSString, 20, nil)
    #expect(CTFontGetSize(font) == 20)
    #expect(CTFontGetDescent(font) > 0 && CTFontGetDescent(font) == -font.descender)
    #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 9, nil, nil)) == 9)
  }
}
