// Lines of a text: they are those that the measurement counts, wherever they are broken and cut.

import Foundation
import Testing
import Typography

@Suite("Lines of a text") struct TextLineTests {
  /// Every character is 10 points wide, as the measurer's own tests have it; lines break between words.
  private func texts(
    _ text: String, width: Double, lines: Int, truncation: TextTruncation = .tail,
    lineBreak: TextLimits.LineBreak = .truncate
  ) -> [String] {
    FixedPitch().lines(
      of: [TextRun(text, font: FontDescription(pointSize: 10))],
      within: TextLimits(width: width, numberOfLines: lines, lineBreak: lineBreak), truncation: truncation
    ).map { $0.pieces.map(\.text).joined() }
  }

  /// The system's setter with the advances of one fixed-pitch font: 6 points a character at 10 points of size.
  private struct FixedPitch: TextMeasuring {
    private let system = SystemFontMeasurer()
    private static func fixed(_ font: FontDescription) -> FontDescription {
      FontDescription(family: .named("Courier"), pointSize: font.pointSize)
    }
    func metrics(of font: FontDescription) -> FontMetrics { system.metrics(of: Self.fixed(font)) }
    func measure(_ runs: [TextRun], within limits: TextLimits) -> TextMeasurement {
      system.measure(runs.map { TextRun($0.text, font: Self.fixed($0.font)) }, within: limits)
    }
    func hasExactMetrics(for font: FontDescription) -> Bool { true }
  }

  /// Courier's characters are 600 of 1000 units wide (Adobe's font metrics of Courier): 6 points here.
  @Test("lines end between words, and a last line that is too long is cut where its mode says")
  func breaking() {
    #expect(texts("one two three", width: 48, lines: 0) == ["one two", "three"])
    #expect(texts("one two three", width: 48, lines: 2) == ["one two", "three"])
    #expect(texts("one two three four", width: 48, lines: 2) == ["one two", "three f\u{2026}"])
    #expect(texts("one two three", width: 48, lines: 1) == ["one two\u{2026}"])
    #expect(texts("one two three", width: 48, lines: 1, truncation: .head) == ["\u{2026}o three"])
    #expect(texts("one two three", width: 42, lines: 1, truncation: .middle) == ["one\u{2026}ree"])
    #expect(texts("one\ntwo", width: 480, lines: 0) == ["one", "two"])
    #expect(texts("one\n\ntwo", width: 480, lines: 0) == ["one", "", "two"])
    #expect(texts("", width: 480, lines: 0) == [])
    #expect(texts("abcdefghij", width: 30, lines: 0, lineBreak: .wordWrap) == ["abcde", "fghij"])
  }

  @Test("a width of nothing, or of no number, ends as well", arguments: [0, -5, 0.001, .nan, .infinity])
  func extremeWidths(width: Double) {
    let lines = texts("one two", width: width, lines: 0)
    #expect(lines.joined().filter { $0 != " " } == "onetwo")
  }

  @Test("there are as many lines as the measurement counts, and the widest is as wide", arguments: 0..<300)
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
    #expect(abs((lines.map(\.width).max() ?? 0) - measured.width) < 1.5, "seed \(seed)")
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
