// A thousand strings in five packaged fonts and five scripts, and five hundred in weights of two variable ones, as wide as
// HarfBuzz's own hb-shape makes them, to the unit; and lines by the table that Apple's systems take where a font's tables
// differ. With the trait `Fonts` only.

#if Fonts
  import Foundation
  import Testing
  import Typography

  @testable import FontFiles

  @Suite("Fonts beside hb-shape") struct ShapingOracleTests {
    /// A file with letters of a script in it.
    struct Sample: Sendable, CustomTestStringConvertible {
      var file: String
      var name: String
      var unitsPerEm: Double
      var letters: String
      /// On the axis of weights, and how that place is asked for where it has no name.
      var place: Int?
      var weight = FontDescription.Weight.regular
      var testDescription: String { "\(name), \(place ?? weight.rawValue), \(letters.prefix(4))" }
    }

    private static let latin =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
      + "0123456789fiflffVAToyTyäöüéçñ.,:-/()"
    private static let cyrillic =
      "абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ"
      + "0123456789.,:-"
    private static let greek = "αβγδεζηθικλμνξοπρστυφχψωάέήίόύώΑΒΓΔΘΛΞΠΣΦΨΩ0123456789.,:-"
    private static let arabic = "ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءأإآلا٠١٢٣٤٥"
    private static let devanagari = "कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहकाकिकीकुकेकोक्षत्रज्ञ०१२३"

    private static let truetype = "/usr/share/fonts/truetype/"
    static let samples: [Sample] = [
      (truetype + "open-sans/OpenSans-Regular.ttf", "OpenSans", 2048, [latin, cyrillic, greek]),
      (Installed.inter + "/Inter-Regular.otf", "Inter-Regular", 2816, [latin, cyrillic, greek]),
      (truetype + "lato/Lato-Regular.ttf", "Lato-Regular", 2000, [latin]),
      (truetype + "dejavu/DejaVuSans.ttf", "DejaVuSans", 2048, [latin, arabic]),
      (truetype + "noto/NotoSansDevanagari-Regular.ttf", "NotoSansDevanagari-Regular", 1000, [devanagari]),
    ].flatMap { file, name, units, alphabets in
      alphabets.map { Sample(file: file, name: name, unitsPerEm: units, letters: $0) }
    }

    private static let karla = truetype + "karla-variable/Karla[wght].ttf"
    /// The kerning of both is varied by GDEF's store. Karla names no 600, and its axis is bent (`avar`).
    static let variable: [Sample] =
      [("Thin", 100), ("Medium", 500), ("Black", 900)].map { style, place in
        Sample(
          file: Installed.variableInter + "/Inter-roman.var.ttf", name: "Inter-" + style,
          unitsPerEm: 2816, letters: latin, place: place)
      }
      + [(FontDescription.Weight.light, 300), (.semibold, 600)].map { weight, place in
        Sample(
          file: karla, name: "Karla", unitsPerEm: 2000, letters: latin, place: place, weight: weight)
      }

    /// Words that fonts change: kerning, ligatures, digits of their own widths, signs beside digits and capitals.
    private static let words = [
      "AVATAR Ty. We, To", "11:11 10:24", "3x4 10x20", "-> <- => <->", "(A) [H] {B} a@b A@B", "A-B 1-2 1/2",
      "office fjord waffle", "L'Y r, f' \u{201C}V\u{201D}", "P. F, 7. 4", "e\u{301} o\u{308} n\u{303}",
    ]

    private static let oracle = "/usr/bin/hb-shape"

    /// The sum of the advances that hb-shape gives each line, in units of the font.
    private func widths(of lines: [String], in sample: Sample) throws -> [Double] {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let texts = folder.appendingPathComponent("texts")
      try Data(lines.joined(separator: "\n").utf8).write(to: texts)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Self.oracle)
      process.arguments =
        ["--no-glyph-names", "--text-file=\(texts.path)"]
        + (sample.place.map { ["--variations=wght=\($0)"] } ?? []) + [sample.file]
      process.environment = ["LC_ALL": "C.UTF-8"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      // [glyph=cluster@x,y+advance|...]
      return answer.split(separator: "\n").map { line in
        line.dropFirst().dropLast().split(separator: "|").reduce(0) { sum, glyph in
          sum + (glyph.split(separator: "+").last.flatMap { Double($0.prefix { $0 != "," }) } ?? .nan)
        }
      }
    }

    @Test(
      "words of random letters",
      .enabled(
        if: Installed.has(oracle) && samples.allSatisfy { Installed.has($0.file) },
        "libharfbuzz-bin, fonts-open-sans, -inter, -lato, -dejavu-core and -noto-core are not all installed"),
      arguments: samples)
    func strings(_ sample: Sample) throws { try compare(sample) }

    @Test(
      "words in a variable font, at a place that has a name and at one that has none",
      .enabled(
        if: Installed.has(oracle) && variable.allSatisfy { Installed.has($0.file) },
        "libharfbuzz-bin, fonts-inter-variable and -karla are not all installed"),
      arguments: variable)
    func instances(_ sample: Sample) throws { try compare(sample) }

    @Test(
      "the space between two letters changes with the weight, and not as their widths do",
      .enabled(
        if: Installed.has(oracle) && variable.allSatisfy { Installed.has($0.file) },
        "libharfbuzz-bin, fonts-inter-variable and -karla are not all installed"))
    func kerning() throws {
      let kerning = try Self.variable.map { sample in
        let widths = try widths(of: ["A", "V", "AV"], in: sample)
        return widths[2] - widths[0] - widths[1]
      }
      #expect(kerning.allSatisfy { $0 < 0 } && Set(kerning).count == kerning.count)
    }

    private func compare(_ sample: Sample) throws {
      var random = Splitmix(state: 18)
      let letters = Array(sample.letters)
      let lines =
        (0..<100).map { _ in
          (0..<Int.random(in: 1...4, using: &random)).map { _ in
            String(
              (0..<Int.random(in: 1...9, using: &random)).map { _ in letters.randomElement(using: &random)! })
          }.joined(separator: " ")
        } + (sample.letters == Self.latin ? Self.words : [])
      let expected = try widths(of: lines, in: sample)
      try #require(expected.count == lines.count)
      let measurer = FontFileMeasurer(try FontCatalogue(contentsOf: [sample.file]))
      let font = FontDescription(
        family: .named(sample.name), weight: sample.weight, pointSize: sample.unitsPerEm)
      for (line, units) in zip(lines, expected) {
        let width = measurer.measure([TextRun(line, font: font)], within: TextLimits()).width
        #expect(abs(width - units) < 0.5, "“\(line)”: \(width), not \(units) (seed 18)")
      }
    }

    /// The tables as packaged, read with fontTools 4.68: ascender and descender of hhea, of OS/2 (typo, then win).
    @Test(
      "a line is as high as hhea says, whatever OS/2 does",
      .enabled(
        if: Installed.has(
          truetype + "lato", truetype + "roboto", truetype + "liberation", truetype + "dejavu", karla),
        "fonts-lato, -roboto-unhinted, -liberation, -dejavu-core and -karla are not all installed"),
      arguments: [
        ("dejavu/DejaVuSans.ttf", "DejaVuSans", 1901 + 483, 1556 + 492, 1901 + 483, 2048),
        ("karla-variable/Karla[wght].ttf", "Karla-Regular", 1834 + 504, 1834 + 504, 2062 + 545, 2000),
        ("lato/Lato-Regular.ttf", "Lato-Regular", 1974 + 426, 1610 + 390, 1974 + 426, 2000),
        ("liberation/LiberationSans-Regular.ttf", "LiberationSans", 1854 + 434, 1491 + 431, 1854 + 434, 2048),
        (
          "roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "Roboto-Regular", 1900 + 500, 2146 + 555,
          2146 + 555, 2048
        ),
      ] as [(String, String, Int, Int, Int, Double)])
    func heights(_ file: String, _ name: String, _ hhea: Int, _ typo: Int, _ win: Int, _ unitsPerEm: Double)
      throws
    {
      let measurer = FontFileMeasurer(try FontCatalogue(contentsOf: [Self.truetype + file]))
      let metrics = measurer.metrics(of: FontDescription(family: .named(name), pointSize: 100))
      #expect(abs(metrics.lineHeight - 100 * Double(hhea) / unitsPerEm) < 1e-3)
      #expect(hhea != typo || hhea != win)
    }
  }
#endif
