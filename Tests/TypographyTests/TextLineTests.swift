// Lines of a text: they are those that the measurement counts, wherever they are broken and cut.

import Foundation
import Testing
import Typography

@Suite("Lines of a text") struct TextLineTests {
  private static let font = FontDescription(family: .monospacedSystem, pointSize: 10)
  /// Every character of the fixed-pitch font is as wide.
  private static let advance = SystemFontMeasurer().measure([TextRun("0", font: font)], within: TextLimits())
    .width

  /// The lines of a text in a room for so many characters.
  private func texts(
    _ text: String, width: Double, lines: Int, truncation: TextTruncation = .tail,
    lineBreak: TextLimits.LineBreak = .truncate
  ) -> [String] {
    SystemFontMeasurer().lines(
      of: [TextRun(text, font: Self.font)],
      within: TextLimits(width: (width + 0.1) * Self.advance, numberOfLines: lines, lineBreak: lineBreak),
      truncation: truncation
    ).map { $0.pieces.map(\.text).joined() }
  }

  @Test("lines end between words, and a last line that is too long is cut where its mode says")
  func breaking() {
    #expect(texts("one two three", width: 8, lines: 0) == ["one two", "three"])
    #expect(texts("one two three", width: 8, lines: 2) == ["one two", "three"])
    #expect(texts("one two three four", width: 8, lines: 2) == ["one two", "three f\u{2026}"])
    #expect(texts("one two three", width: 8, lines: 1) == ["one two\u{2026}"])
    #expect(texts("one two three", width: 8, lines: 1, truncation: .head) == ["\u{2026}o three"])
    #expect(texts("one two three", width: 7, lines: 1, truncation: .middle) == ["one\u{2026}ree"])
    #expect(texts("one\ntwo", width: 80, lines: 0) == ["one", "two"])
    #expect(texts("one\n\ntwo", width: 80, lines: 0) == ["one", "", "two"])
    #expect(texts("", width: 80, lines: 0) == [])
    #expect(texts("abcdefghij", width: 5, lines: 0, lineBreak: .wordWrap) == ["abcde", "fghij"])
  }

  @Test("a width of nothing, or of no number, ends as well", arguments: [0, -5, 0.001, .nan, .infinity])
  func extremeWidths(width: Double) {
    let lines = texts("one two", width: width, lines: 0)
    #expect(lines.joined().filter { $0 != " " } == "onetwo")
  }

  @Test(
    "there are as many lines as the measurement counts, and the widest is as wide, but for the space behind it",
    arguments: 0..<300)
  func agreesWithMeasurement(seed: Int) {
    var random = Lines(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let words = [
      "a", "line", "Straße", "extraordinarily", "of", "text,", "(which)", "ends", "漢字", "co-op", "\u{1F600}",
    ]
    let text = (0..<(1 + random.next() % 30)).map { _ in words[random.next() % words.count] }.joined(
      separator: random.next() % 9 == 0 ? "\n" : " ")
    let fonts = [FontDescription(pointSize: 17), FontDescription(weight: .bold, pointSize: 12)]
    let half = text.index(text.startIndex, offsetBy: text.count / 2)
    let runs = [
      TextRun(String(text[..<half]), font: fonts[0]), TextRun(String(text[half...]), font: fonts[1]),
    ]
    let limits = TextLimits(width: Double(40 + random.next() % 300), numberOfLines: 0, lineBreak: .wordWrap)
    let measurer = SystemFontMeasurer()
    let measured = measurer.measure(runs, within: limits)
    let lines = measurer.lines(of: runs, within: limits)
    #expect(lines.count == measured.lineCount, "seed \(seed): \(text)")
    let last = lines.last?.baseline ?? 0
    #expect(abs(last + measured.lastBaselineFromBottom - measured.height) < 1.5, "seed \(seed)")
    let space = measurer.measure([TextRun(" ", font: fonts[0])], within: TextLimits()).width
    #expect(
      (-1.5..<space + 1.5).contains(measured.width - (lines.map(\.width).max() ?? 0)), "seed \(seed)")
    #expect(lines[0].baseline == measured.firstBaselineFromTop, "seed \(seed)")
  }

  private struct Lines {
    var state: UInt64
    mutating func next() -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33)
    }
  }
}
