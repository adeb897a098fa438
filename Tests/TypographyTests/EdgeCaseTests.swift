// Texts, limits and fonts at the edges of what may arrive.

import Testing

@testable import Typography

@Suite("Edge cases of measuring")
struct EdgeCaseTests {
  let measurer = SystemFontMeasurer()

  @Test("no text is one empty line of the first run's font")
  func empty() {
    let font = FontDescription(pointSize: 30)
    for runs in [[TextRun("", font: font)], [TextRun("", font: font), TextRun("", font: FontDescription())]] {
      let measured = measurer.measure(runs, within: TextLimits())
      #expect(measured.width == 0)
      #expect(measured.lineCount == 1)
      #expect(abs(measured.height - 30 * 2444 / 2048) < 1e-9)
    }
    #expect(measurer.measure([], within: TextLimits()).lineCount == 1)
  }

  @Test("only line breaks: a line each and one after the last")
  func onlyNewlines() {
    let measured = measurer.measure(
      [TextRun("\n\n\n", font: FontDescription())], within: TextLimits(numberOfLines: 0))
    #expect(measured.lineCount == 4)
    #expect(measured.width == 0)
  }

  @Test("a label of one line keeps the width of its widest paragraph")
  func newlinesInOneLine() {
    let measured = measurer.measure(
      [TextRun("\nlonger\na", font: FontDescription())], within: TextLimits(numberOfLines: 1))
    #expect(measured.lineCount == 1)
    #expect(measured.isTruncated)
    let alone = measurer.measure([TextRun("longer", font: FontDescription())], within: TextLimits())
    #expect(abs(measured.width - alone.width) < 1e-9)
    #expect(abs(measured.height - alone.height) < 1e-9)
  }

  @Test("widths that are none", arguments: [0.0, -5, -.infinity, .nan, .leastNonzeroMagnitude])
  func oddWidths(width: Double) {
    for lineBreak in [TextLimits.LineBreak.wordWrap, .characterWrap, .clip, .truncate] {
      for lines in [-1, 0, 1, 3] {
        let measured = measurer.measure(
          [TextRun("Auto Layout", font: FontDescription())],
          within: TextLimits(width: width, numberOfLines: lines, lineBreak: lineBreak))
        #expect(measured.width.isFinite && measured.width >= 0)
        #expect(measured.height.isFinite && measured.height > 0)
        #expect(measured.lineCount >= 1)
      }
    }
  }

  @Test("a word longer than the line breaks between characters")
  func longWord() {
    let measured = measurer.measure(
      [TextRun(String(repeating: "m", count: 100), font: FontDescription())],
      within: TextLimits(width: 100, numberOfLines: 0))
    #expect(measured.lineCount > 10)
    #expect(measured.width <= 100)
  }

  @Test("sizes that are none", arguments: [Double.nan, .infinity, -.infinity, -3, 0, 1e300])
  func oddSizes(size: Double) {
    let font = FontDescription(pointSize: size)
    let measured = measurer.measure([TextRun("Label", font: font)], within: TextLimits())
    #expect(measured.width.isFinite && measured.width > 0)
    #expect(measurer.metrics(of: font).lineHeight.isFinite)
  }

  /// Sequences that draw one glyph.
  static let clusters: [(String, String)] = [
    ("👨‍👩‍👧‍👦", "👨"), ("👍🏽", "👍"), ("🇩🇪", "🇩"), ("e\u{301}", "e"), ("a\u{200D}", "a"), ("x\u{FE0F}", "x"),
  ]

  @Test("combining characters, joiners and modifiers advance nothing", arguments: clusters)
  func oneGlyph(cluster: String, base: String) {
    func width(_ text: String) -> Double {
      measurer.measure([TextRun(text, font: FontDescription())], within: TextLimits()).width
    }
    #expect(abs(width(cluster) - width(base)) < 1e-9)
  }

  /// Unicode Standard, 5.21: default ignorable characters are not shown; a soft hyphen is one, but where a line breaks.
  @Test(
    "what is not seen has no width in any font, though a font of one pitch has a width for all",
    arguments: [FontDescription.Family.system, .monospacedSystem, .named("Helvetica"), .named("Courier")],
    ["\u{AD}", "\u{200B}", "\u{200C}", "\u{2060}", "\u{FEFF}"])
  func unseen(family: FontDescription.Family, character: String) {
    let font = FontDescription(family: family, pointSize: 20)
    func width(_ text: String) -> Double {
      measurer.measure([TextRun(text, font: font)], within: TextLimits()).width
    }
    // Beside it letters are not kerned.
    #expect(abs(width("n" + character + "n") - width("nn")) < 0.2)
  }

  /// Adobe's metrics of its core fonts (AFM, 1990s), thousandths of an em.
  @Test(
    "signs of Helvetica and Times have the fonts' own widths",
    arguments: [
      ("Helvetica", "\u{2026}", 1000), ("Helvetica", "\u{2014}", 1000), ("Helvetica", "\u{2013}", 556),
      ("Helvetica", "\u{2019}", 222), ("Helvetica-Bold", "\u{201C}", 500), ("Helvetica", "\u{2022}", 350),
      ("TimesNewRomanPSMT", "\u{2026}", 1000), ("TimesNewRomanPSMT", "\u{2019}", 333),
      ("TimesNewRomanPSMT", "\u{20AC}", 500), ("TimesNewRomanPSMT", "\u{2122}", 980),
    ] as [(String, String, Double)])
  func signs(name: String, sign: String, width: Double) {
    let font = FontDescription(family: .named(name), pointSize: 1000)
    let measured = measurer.measure([TextRun(sign, font: font)], within: TextLimits(lineBreak: .clip))
    #expect(abs(measured.width - width) < 1e-6)
  }

  /// Unicode Technical Standard 51, ED-14c (keycaps); `Emoji_Presentation` as the standard library has it.
  @Test(
    "keycaps are as wide as other emoji, and so is every character that is one by itself",
    arguments: [13.0, 17, 40])
  func emoji(size: Double) {
    func width(_ text: String) -> Double {
      measurer.measure([TextRun(text, font: FontDescription(pointSize: size))], within: TextLimits()).width
    }
    let one = width("\u{1F600}")
    for text in ["1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "*\u{20E3}", "\u{A9}\u{FE0F}"] {
      #expect(abs(width(text) - one) < 1e-9)
      // An x is kerned with what becomes the key.
      #expect(abs(width(text + "x" + text) - 2 * one - width("x")) < 0.05)
    }
    for value in 0x2000...(0x2FFF as UInt32) {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isEmojiPresentation else { continue }
      #expect(abs(width(String(scalar)) - one) < 1e-9, "\(String(value, radix: 16))")
    }
  }

  /// "12 left-aligned tabs at 28-point intervals" (Apple on `NSParagraphStyle.tabStops`).
  @Test(
    "a tab leads to the next multiple of 28 points, in a text without a style too",
    arguments: [
      ("\tx", 28.0), ("\t\tx", 56), ("a\tx", 28), ("iiiiiiiiii\tx", 56), ("a\t\tx", 56),
      (String(repeating: "\t", count: 12) + "x", 336),
    ] as [(String, Double)])
  func tabs(text: String, place: Double) {
    // "iiiiiiiiii" is between 28 and 56 points wide.
    func width(_ text: String) -> Double {
      measurer.measure([TextRun(text, font: FontDescription())], within: TextLimits()).width
    }
    #expect(abs(width(text) - place - width("x")) < 1e-9)
    let line = measurer.lines(of: [TextRun(text, font: FontDescription())], within: TextLimits()).first
    #expect(line?.pieces.last?.text == "x")
    #expect(abs((line?.pieces.last?.x ?? 0) - place) < 1e-9)
  }

  /// rdar 39333435 (iOS 11.3); RobertoMachorro/Moped #28: text behind the twelfth stop is on the next line.
  @Test("a tab behind the last stop ends its line")
  func tabBehindStops() {
    let runs = [TextRun(String(repeating: "\t", count: 13) + "x", font: FontDescription())]
    #expect(measurer.measure(runs, within: TextLimits(width: 500, numberOfLines: 0)).lineCount == 2)
  }

  /// `hb-shape --font-size=1000` in DejaVu Sans 2.37.
  @Test(
    "Arabic words are as wide as the forms of their letters, Hebrew ones as their letters",
    arguments: [
      ("حفظ", 2073), ("نص", 1503), ("إلغاء", 1840), ("الإعدادات", 3912), ("متابعة", 2439), ("שמירה", 2828),
      ("ביטול", 2290),
    ] as [(String, Double)])
  func words(text: String, width: Double) {
    let runs = [TextRun(text, font: FontDescription(pointSize: 1000))]
    #expect(abs(measurer.measure(runs, within: TextLimits()).width - width) < 5)
  }

  /// Unicode Standard, 23.2: U+200C keeps letters apart; 9.2: marks do not.
  @Test("a non-joiner keeps letters apart, a mark does not")
  func nonJoiner() {
    func width(_ text: String) -> Double {
      measurer.measure([TextRun(text, font: FontDescription())], within: TextLimits()).width
    }
    #expect(abs(width("می\u{200C}خواهم") - width("می") - width("خواهم")) < 1e-9)
    #expect(abs(width("م\u{64E}ی") - width("می")) < 1e-9)
  }

  @Test("two flags are two glyphs")
  func flags() {
    func width(_ text: String) -> Double {
      measurer.measure([TextRun(text, font: FontDescription())], within: TextLimits()).width
    }
    #expect(abs(width("🇩🇪🇫🇷") - 2 * width("🇩🇪")) < 1e-9)
  }

  /// Characters of each script are on average between a tenth of an em and an em wide.
  @Test(
    "every script has widths",
    arguments: [
      "Ελληνικά", "Русский", "עברית", "العربية", "ไทย", "हिन्दी", "한국어", "日本語", "Việt", "ქართული", "Հայերեն",
      "தமிழ்",
    ])
  func scripts(text: String) {
    let width = measurer.measure([TextRun(text, font: FontDescription(pointSize: 10))], within: TextLimits())
      .width
    let count = Double(text.unicodeScalars.count)
    #expect(width > count && width < 10.5 * count)
  }

  @Test("the table of scripts ascends without overlaps")
  func rangesAscend() {
    for range in ScalarTraits.ranges { #expect(range.first <= range.last) }
    for (lower, upper) in zip(ScalarTraits.ranges, ScalarTraits.ranges.dropFirst()) {
      #expect(lower.last < upper.first, "\(upper.first)")
    }
  }

  @Test("accented letters are as wide as their bare letters")
  func accents() {
    func width(_ text: String) -> Double {
      measurer.measure([TextRun(text, font: FontDescription())], within: TextLimits()).width
    }
    #expect(abs(width("éàüõ") - width("e") - width("a") - width("u") - width("o")) < 0.5)
  }

  @Test("a million characters take time in proportion")
  func linear() {
    let clock = ContinuousClock()
    func seconds(_ count: Int) -> Double {
      let run = TextRun(String(repeating: "word ", count: count / 5), font: FontDescription())
      let time = clock.measure {
        let measured = measurer.measure([run], within: TextLimits(width: 300, numberOfLines: 0))
        #expect(measured.lineCount > count / 100)
      }
      return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    }
    _ = seconds(1000)
    let small = seconds(100_000)
    // Ten times the text; generous, as other work shares the machine.
    #expect(seconds(1_000_000) < max(60 * small, 1))
    let word = TextRun(String(repeating: "m", count: 1_000_000), font: FontDescription())
    #expect(
      measurer.measure([word], within: TextLimits(width: 0, numberOfLines: 0)).lineCount == 1_000_000)
  }

  // Labels of `Preferences.storyboard` of uPic (24127), four points wider in their frames, and of
  // `NSMenuItemCustomView.xib` of Pock (18121), eight points wider.
  @Test(
    "small emoji, those that a variation selector makes of symbols, and the sign of the command key",
    arguments: [
      ("\u{1F4BB} GitHub:", 13, 69), ("\u{2709}\u{FE0F} Contact:", 13, 75),
      ("\u{270B}Welcome Page:", 13, 113),
      ("\u{26A0}\u{FE0F} Note that this will reset all user preferences", 11, 248), ("\u{2318}", 13, 13),
      ("\u{2318}", 14, 13),
    ])
  func symbols(text: String, size: Double, width: Double) {
    let runs = [TextRun(text, font: FontDescription(pointSize: size))]
    #expect(measurer.measure(runs, within: TextLimits()).width.rounded(.up) == width)
  }
}
