// What programs of earlier systems ask of Foundation, Core Text and Core Graphics. Expectations: Apple's documentation of
// NSLinguisticTagger (tokens of `tokenType` are Word, Punctuation and Whitespace; options leave them out), of CTRun (glyphs of a
// run follow each other on the baseline), of CGPattern (nil for a step of 0) and of NumberFormatter.formatterBehavior.

import CoreText
import Testing
import UIKit

@Suite("Texts as earlier systems had them")
struct EarlierTextTests {
  private func tagger(_ text: String) -> NSLinguisticTagger {
    let tagger = NSLinguisticTagger(tagSchemes: [.tokenType, .lexicalClass], options: 0)
    tagger.string = text
    return tagger
  }

  @Test(
    "a text is divided, and options leave parts out",
    arguments: [
      ([], ["Hi": "Word", ",": "Punctuation", " ": "Whitespace", "you": "Word", "!": "Punctuation"]),
      ([.omitWhitespace], ["Hi": "Word", ",": "Punctuation", "you": "Word", "!": "Punctuation"]),
      ([.omitPunctuation, .omitWhitespace], ["Hi": "Word", "you": "Word"]),
      ([.omitWords, .omitPunctuation], [" ": "Whitespace"]),
    ] as [(NSLinguisticTagger.Options, [String: String])])
  func tokens(options: NSLinguisticTagger.Options, expected: [String: String]) {
    var found: [String: String] = [:]
    tagger("Hi, you!").enumerateTags(
      in: NSRange(location: 0, length: 8), unit: .word, scheme: .tokenType, options: options
    ) { tag, range, _ in found[NSString(string: "Hi, you!").substring(with: range)] = tag?.rawValue }
    #expect(found == expected)
  }

  @Test("sentences are parts as well, enough is enough, and kinds of words are not known")
  func sentences() {
    let tagger = tagger("One two. Three.")
    let all = NSRange(location: 0, length: 15)
    var count = 0
    tagger.enumerateTags(in: all, scheme: .lexicalClass, options: [.omitWhitespace, .omitPunctuation]) {
      tag, _, sentence, stop in
      #expect(tag == nil)
      count += 1
      if count == 3 {
        #expect(sentence == NSRange(location: 9, length: 6))
        stop.pointee = true
      }
    }
    #expect(count == 3)
    #expect(tagger.tokenRange(at: 5, unit: .word) == NSRange(location: 4, length: 3))
    #expect(tagger.dominantLanguage == nil)
    var ranges: NSArray?
    #expect(tagger.tags(in: all, unit: .paragraph, scheme: .tokenType, tokenRanges: &ranges).count == 1)
    #expect(ranges?.count == 1)
  }

  @Test("the glyphs of a run follow each other")
  func glyphs() throws {
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    let run = try #require(CTLineGetGlyphRuns(line).first)
    #expect(CTRunGetGlyphCount(run) == 3 && CTLineGetGlyphCount(line) == 3)
    var (places, advances) = (
      Array(repeating: CGPoint.zero, count: 3), Array(repeating: CGSize.zero, count: 3)
    )
    var indices: [CFIndex] = [0, 0]
    CTRunGetPositions(run, CFRangeMake(0, 0), &places)
    CTRunGetAdvances(run, CFRangeMake(0, 0), &advances)
    CTRunGetStringIndices(run, CFRangeMake(1, 2), &indices)
    #expect(places[0].x == 0 && indices == [1, 2])
    for index in 1..<3 {
      #expect(abs(places[index].x - places[index - 1].x - advances[index - 1].width) < 1e-9)
    }
    #expect(
      abs(places[2].x + advances[2].width - CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))) < 1e-9)
  }

  @Test("a pattern is kept, with its step")
  func pattern() throws {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
    func pattern(_ step: CGFloat) -> CGPattern? {
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: step, yStep: 4,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
    }
    #expect(pattern(0) == nil && pattern(4)?.bounds.width == 4)
    #expect(CGPatternTiling.constantSpacing.rawValue == 2 && CGColorSpace(patternBaseSpace: nil) != nil)
  }

  @Test("formatters behave as on today's systems, and measurements are written in styles")
  func formatters() {
    let number = NumberFormatter()
    number.formatterBehavior = .behavior10_4
    #expect(number.formatterBehavior.rawValue == 1040)
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    let english = Locale(identifier: "en_GB")
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(english)) == "5 km")
    let exact = Measurement<UnitLength>.FormatStyle.measurement(
      width: .abbreviated, usage: .road, numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(way.formatted(exact.locale(english)) == "5.0 km")
  }
}
