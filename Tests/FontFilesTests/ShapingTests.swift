// Measuring with a font's own glyphs, in fonts whose every figure the test knows. With the trait `Fonts` only.

#if Fonts
  import Dispatch
  import Foundation
  import InterfaceBuilder
  import Plumbline
  import Testing
  import Typography

  @testable import FontFiles

  @Suite struct ShapingTests {
    private static let letters: [(Unicode.Scalar, Int)] = [
      (" ", 250), ("1", 500), ("A", 600), ("V", 600), ("b", 550), ("\u{2026}", 900), ("\u{F00D}", 1100),
    ]

    /// A measurer of one font, and the font at 10 points.
    private func measure(
      _ text: String, _ font: TestFont, kern: Double = 0, limits: TextLimits = TextLimits()
    ) throws -> TextMeasurement {
      let scratch = try FontScratch()
      let path = try font.write("Test.ttf", in: scratch.folder)
      let measurer = FontFileMeasurer(try FontCatalogue(contentsOf: [path]))
      let description = FontDescription(family: .named("Test-Regular"), pointSize: 10)
      #expect(measurer.hasExactMetrics(for: description))
      return measurer.measure([TextRun(text, font: description, kern: kern)], within: limits)
    }

    @Test(
      "a text is as wide as its glyphs and the kerning between them",
      arguments: [("A", 6), ("Ab", 11.5), ("AV", 11.2), ("VA", 12), ("A V", 14.5), ("", 0)]
        as [(String, Double)])
    func widths(_ text: String, _ width: Double) throws {
      let font = TestFont(glyphs: Self.letters, kerning: [("A", "V", -80)])
      #expect(abs(try measure(text, font).width - width) < 1e-4)
    }

    @Test("points between characters come on top, after each")
    func kern() throws {
      #expect(abs(try measure("Ab1", TestFont(glyphs: Self.letters), kern: 2).width - 22.5) < 1e-4)
    }

    @Test("a line is as high as ascender and descender of hhea; its gap lies between lines")
    func heights() throws {
      let font = TestFont(ascender: 1050, descender: -290, lineGap: 90, glyphs: Self.letters)
      let one = try measure("A", font)
      #expect(abs(one.height - 13.4) < 1e-4 && abs(one.firstBaselineFromTop - 10.5) < 1e-4)
      let two = try measure("A\nb", font, limits: TextLimits(numberOfLines: 0))
      #expect(two.lineCount == 2 && abs(two.height - 27.7) < 1e-4)
    }

    @Test("lines break between words, and a line that others follow holds the space at its end")
    func lines() throws {
      // "AA bb" is 12 + 2.5 + 11.
      let limits = TextLimits(width: 15, numberOfLines: 0)
      let size = try measure("AA bb", TestFont(glyphs: Self.letters), limits: limits)
      #expect(size.lineCount == 2 && abs(size.width - 14.5) < 1e-4)
    }

    @Test("a line that is cut ends in the font's own ellipsis")
    func truncation() throws {
      // "AAA" and nine points of ellipsis are as much as 28 points hold.
      let size = try measure("AAAAAA", TestFont(glyphs: Self.letters), limits: TextLimits(width: 28))
      #expect(size.isTruncated && abs(size.width - 27) < 1e-4)
    }

    @Test("characters that the font lacks are measured as the system draws them")
    func fallback() throws {
      let font = TestFont(glyphs: Self.letters)
      let helvetica = FontDescription(family: .named("Helvetica"), pointSize: 10)
      let lacking = SystemFontMeasurer().measure([TextRun("z", font: helvetica)], within: TextLimits()).width
      #expect(abs(try measure("AzA", font).width - 12 - lacking) < 1e-4)
      #expect(abs(try measure("z", font).height - 10) < 1e-4)
    }

    @Test(
      "a letter whose mark the font lacks is drawn with it, as the system draws both",
      arguments: [("be\u{323}b", 11, "e"), ("b\u{302}", 0, "b"), ("b\u{302}\u{323}1", 5, "b")]
        as [(String, Double, String)])
    func fallbackByCluster(_ text: String, _ own: Double, _ letter: String) throws {
      let font = TestFont(glyphs: Self.letters + [("e", 700), ("\u{301}", 0)])
      let helvetica = FontDescription(family: .named("Helvetica"), pointSize: 10)
      let drawn = SystemFontMeasurer().measure([TextRun(letter, font: helvetica)], within: TextLimits()).width
      #expect(abs(try measure(text, font).width - own - drawn) < 1e-4)
    }

    @Test("what is never drawn is no fallback: a soft hyphen and a joiner between letters that kern")
    func ignorable() throws {
      let font = TestFont(glyphs: Self.letters, kerning: [("A", "V", -80)])
      #expect(abs(try measure("A\u{AD}b", font).width - 11.5) < 1e-4)
      #expect(abs(try measure("A\u{2060}b", font).width - 11.5) < 1e-4)
    }

    /// From 400 to 900: 650 is half the way.
    @Test(
      "at a place of a variable font advances and heights are what the font says there",
      arguments: [("Test-Regular", 6, 10), ("Test-Half", 6.5, 10.9), ("Test-Black", 7, 11.8)]
        as [(String, Double, Double)])
    func instances(_ name: String, _ width: Double, _ height: Double) throws {
      let scratch = try FontScratch()
      let font = TestFont(
        names: [1: "Test", 2: "Regular", 4: "Test Regular", 6: "Test-Regular", 256: "Half", 257: "Black"],
        glyphs: [("A", 600)], instances: [(256, nil, 650), (257, nil, 900)], widening: 100,
        metricChanges: [("hasc", 120), ("hdsc", -60)])
      let path = try font.write("Test.ttf", in: scratch.folder)
      let measurer = FontFileMeasurer(try FontCatalogue(contentsOf: [path]))
      let description = FontDescription(family: .named(name), pointSize: 10)
      let size = measurer.measure([TextRun("A", font: description)], within: TextLimits())
      #expect(abs(size.width - width) < 1e-4 && abs(size.height - height) < 1e-4, "\(size)")
    }

    @Test("text of the other direction is as wide as its letters")
    func rightToLeft() throws {
      let hebrew: [(Unicode.Scalar, Int)] = [("A", 600), ("\u{5D0}", 500), ("\u{5D1}", 400)]
      let text = "A\u{5D0}\u{5D1}A"
      #expect(abs(try measure(text, TestFont(glyphs: hebrew)).width - 21) < 1e-4)
    }

    @Test("a mark is drawn with its letter, and a line end in no font")
    func marks() throws {
      let font = TestFont(glyphs: [("e", 500), ("\u{E9}", 520)])
      #expect(abs(try measure("e\u{301}", font).width - 5.2) < 1e-4)
      // Either form of a letter is drawn with the glyphs of the other one.
      for known: [(Unicode.Scalar, Int)] in [[("\u{E9}", 520)], [("e", 520), ("\u{301}", 300)]] {
        for text in ["e\u{301}", "\u{E9}"] {
          #expect(abs(try measure(text, TestFont(glyphs: known)).width - 5.2) < 1e-4)
        }
      }
      #expect(try measure("e\r\ne", font, limits: TextLimits(numberOfLines: 0)).lineCount == 2)
    }

    @Test("each font of a collection has its own glyphs")
    func collection() throws {
      let scratch = try FontScratch()
      let fonts = [500, 700].map { TestFont(names: [6: "W-\($0)"], glyphs: [("A", $0)]) }
      let path = scratch.folder.appendingPathComponent("W.ttc").path
      try Data(TestFont.collection(fonts)).write(to: URL(fileURLWithPath: path))
      let measurer = FontFileMeasurer(try FontCatalogue(contentsOf: [path]))
      for width in [500, 700] {
        let font = FontDescription(family: .named("W-\(width)"), pointSize: 10)
        let size = measurer.measure([TextRun("A", font: font)], within: TextLimits())
        #expect(abs(size.width - Double(width) / 100) < 1e-4)
      }
    }

    @Test("threads may share a measurer")
    func threads() throws {
      let scratch = try FontScratch()
      let path = try TestFont(glyphs: Self.letters).write("Test.ttf", in: scratch.folder)
      let measurer = FontFileMeasurer(try FontCatalogue(contentsOf: [path]))
      let font = FontDescription(family: .named("Test-Regular"), pointSize: 10)
      DispatchQueue.concurrentPerform(iterations: 64) { number in
        for count in 1...200 {
          let text = String(repeating: number % 2 == 0 ? "A" : "b", count: count)
          let width = measurer.measure([TextRun(text, font: font)], within: TextLimits()).width
          #expect(abs(width - Double(count) * (number % 2 == 0 ? 6 : 5.5)) < 1e-3)
        }
      }
    }

    /// Weather Icons 2.0 (SIL Open Font License): 2048 units, hhea 2245 and -718, U+F00D 2267 wide, U+F03C 1120; no
    /// letters and digits.
    @Test(
      "the labels of SwiftWeather's storyboard in Weather Icons are stored as large as the font makes them",
      .enabled(if: Installed.has(Installed.corpus), "the corpus is not beside the package (../shared)"))
    @MainActor func weatherIcons() throws {
      let scratch = try FontScratch()
      let font = TestFont(
        unitsPerEm: 2048, ascender: 2245, descender: -718,
        names: [1: "Weather Icons", 2: "Regular", 4: "Weather Icons Regular", 6: "WeatherIcons-Regular"],
        glyphs: [("\u{F00D}", 2267), ("\u{F03C}", 1120)])
      let path = try font.write("weathericons-regular-webfont.ttf", in: scratch.folder)
      let document = try InterfaceBuilderDocument(
        contentsOf: Installed.corpus + "/JakeLin-SwiftWeather/Main.storyboard")
      let fonts = try FontCatalogue(contentsOf: [path])
      let scene = try #require(document.scenes(for: SceneConfiguration(fonts: fonts)).first)
      scene.rootView.layoutIfNeeded()
      func frame(_ id: String) -> CGRect? { scene.views.first { $0.id == id }?.view.frame }
      #expect(frame("hId-DS-ttH") == CGRect(x: 3.5, y: 43, width: 159.5, height: 208.5))
      #expect(frame("lFc-pa-Aur") == CGRect(x: 47.5, y: 251.5, width: 71, height: 93.5))
    }
  }
#endif
