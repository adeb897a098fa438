// Fonts that a document names: which embedded table measures each, and its vertical figures.

/// A font by family or PostScript name.
struct NamedFont: Sendable {
  enum Design: Sendable {
    case system, helveticaNeue, helvetica, times, fixedPitch
    /// A font under an open licence: tables of its regular and its bold weight.
    case open(regular: AdvanceTable, bold: AdvanceTable)
  }

  var design: Design
  /// The advances are the font's own.
  var isExact = false
  /// The font's average advance in the design's.
  var scale = 1.0
  /// Nil for the design's own.
  var vertical: VerticalMetrics?
  var weight: FontDescription.Weight

  /// - Parameters:
  ///   - name: a family or PostScript name, as `HelveticaNeue-Light` or `Avenir Next`.
  ///   - weight: used where the name says none.
  init(_ name: String, weight: FontDescription.Weight) {
    let bytes = name.lowercased().utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    let letters = String(decoding: bytes, as: UTF8.self)
    self.weight = Self.weights.first { Self.holds($0.0, in: bytes) }?.1 ?? weight
    if let family = Self.families.first(where: { letters.hasPrefix($0.prefix) }) {
      design = family.design
      isExact = family.isExact
      scale = family.scale
      vertical = family.vertical
    } else {
      // A font that Interface Builder does not find is drawn in Helvetica Neue's Roman, whatever weight its name
      // says: `OpenSans-Semibold` and `OpenSans-Light` in `folding-cell/Main.storyboard`.
      design = .helveticaNeue
      self.weight = .regular
    }
    if isExact, ["italic", "oblique"].contains(where: { Self.holds($0, in: bytes) }) { isExact = false }
  }

  /// A substring search, cheaper than `contains(_:)`, which sets up a search of longer texts: fonts are made for each
  /// text.
  private static func holds(_ word: String, in letters: [UInt8]) -> Bool {
    letters.indices.contains { letters[$0] == word.utf8.first && letters[$0...].starts(with: word.utf8) }
  }

  /// The weights that a PostScript name's ending names. Longer names first: "ultralight" holds "light".
  private static let weights: [(String, FontDescription.Weight)] = [
    ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold), ("light", .light),
    ("thin", .thin), ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]

  private struct Family: Sendable {
    var prefix: String
    var design: Design
    var isExact = false
    var scale = 1.0
    var vertical: VerticalMetrics?
  }

  private static func vertical(
    _ ascender: Double, _ descender: Double, leading: Double = 0, capHeight: Double = 0.71,
    xHeight: Double = 0.52
  ) -> VerticalMetrics {
    VerticalMetrics(
      ascender: ascender, descender: -descender, leading: leading, capHeight: capHeight, xHeight: xHeight)
  }

  /// The first prefix that fits decides. Vertical figures are the fonts' published `hhea` values; the line gap
  /// separates lines only: `HelveticaNeue` at 17 points measures 20, at 13 points 15.5. Helvetica, Courier and Times
  /// have 15 % of an em more than their file says, as Core Text gives them: Helvetica at 36 points measures 41.5
  /// (`R.swift/Main.storyboard`). Scales of Avenir Next were read off `ROMPlayer/Main.storyboard` and `Hero`'s documents;
  /// the others are those of the family class.
  private static let systemFamilies: [Family] = [
    Family(prefix: ".sfns", design: .system, isExact: true),
    Family(prefix: ".sfui", design: .system, isExact: true),
    Family(prefix: ".applesystem", design: .system, isExact: true),
    Family(prefix: ".helveticaneue", design: .helveticaNeue, vertical: vertical(0.952, 0.241)),
    Family(prefix: "sfpro", design: .system, isExact: true),
    Family(prefix: "sfuitext", design: .system, isExact: true),
    Family(prefix: "sfuidisplay", design: .system, isExact: true),
    Family(prefix: "sfmono", design: .fixedPitch, scale: 1.026, vertical: vertical(0.952, 0.241)),
    Family(prefix: "helveticaneue", design: .helveticaNeue, isExact: true),
    Family(prefix: "helvetica", design: .helvetica, isExact: true),
    Family(prefix: "arialrounded", design: .helvetica, scale: 1.016, vertical: vertical(0.946, 0.211)),
    Family(
      prefix: "arial", design: .helvetica, isExact: true,
      vertical: vertical(0.905, 0.212, leading: 0.033, capHeight: 0.716, xHeight: 0.519)),
    Family(prefix: "avenirnextcondensed", design: .helveticaNeue, scale: 0.79, vertical: vertical(1, 0.366)),
    Family(
      prefix: "avenirnext", design: .helveticaNeue, scale: 1.01,
      vertical: vertical(1, 0.366, capHeight: 0.708, xHeight: 0.468)),
    Family(
      prefix: "avenir", design: .helveticaNeue, scale: 1.01,
      vertical: vertical(1, 0.366, capHeight: 0.708, xHeight: 0.468)),
    Family(
      prefix: "verdana", design: .helvetica, scale: 1.15, vertical: vertical(1.005, 0.21, xHeight: 0.545)),
    Family(prefix: "trebuchet", design: .helvetica, scale: 0.98, vertical: vertical(0.939, 0.222)),
    Family(prefix: "gillsans", design: .helvetica, scale: 0.92, vertical: vertical(0.918, 0.23)),
    Family(prefix: "futuracondensed", design: .helvetica, scale: 0.78, vertical: vertical(1.039, 0.26)),
    Family(prefix: "futura", design: .helvetica, scale: 1.01, vertical: vertical(1.039, 0.26)),
    Family(prefix: "optima", design: .helveticaNeue, scale: 0.97, vertical: vertical(0.919, 0.268)),
    Family(prefix: "dinalternate", design: .helvetica, scale: 0.95, vertical: vertical(0.944, 0.22)),
    Family(prefix: "dincondensed", design: .helvetica, scale: 0.72, vertical: vertical(0.712, 0.288)),
    Family(prefix: "americantypewriter", design: .times, scale: 1.17, vertical: vertical(0.935, 0.219)),
    Family(
      prefix: "georgia", design: .times, scale: 1.12,
      vertical: vertical(0.917, 0.219, leading: 0.097, xHeight: 0.481)),
    Family(prefix: "palatino", design: .times, scale: 1.1, vertical: vertical(1.028, 0.283)),
    Family(prefix: "baskerville", design: .times, vertical: vertical(0.898, 0.246)),
    Family(prefix: "didot", design: .times, scale: 1.05, vertical: vertical(0.948, 0.303)),
    Family(prefix: "hoefler", design: .times, vertical: vertical(0.723, 0.277)),
    Family(prefix: "cochin", design: .times, vertical: vertical(0.897, 0.25)),
    Family(prefix: "charter", design: .times, scale: 1.07, vertical: vertical(0.98, 0.24)),
    Family(
      prefix: "timesnewroman", design: .times, isExact: true, vertical: vertical(0.891, 0.216, leading: 0.042)
    ),
    Family(prefix: "times", design: .times, isExact: true),
    Family(prefix: "menlo", design: .fixedPitch, isExact: true, vertical: vertical(0.928, 0.236)),
    Family(prefix: "couriernew", design: .fixedPitch, vertical: vertical(0.833, 0.3)),
    Family(prefix: "courier", design: .fixedPitch, vertical: vertical(0.904, 0.246)),
    Family(prefix: "pingfang", design: .system, vertical: vertical(1.06, 0.34)),
    Family(prefix: "hiragino", design: .system, vertical: vertical(0.88, 0.12)),
  ]

  private static let families = systemFamilies + openFamilies

  private typealias Open = OpenFontTables

  /// Fonts that applications bring along, with figures of their files. Whether they were at hand where a document was
  /// written nothing in it tells, so they are not exact. A line of Fira Sans is 1.2 of its size in 44 labels of documents that
  /// are not in the corpus. Open Sans is none of them: it was not at hand for 70 labels of `folding-cell/Main.storyboard`, and
  /// was for one of `OEXMySettingsViewController.xib`.
  private static let openFamilies: [Family] = [
    open("firasanscondensed", Open.firaSans, Open.firaSansBold, Open.firaSansVertical, 0.89),
    open("firasans", Open.firaSans, Open.firaSansBold, Open.firaSansVertical),
    open("robotocondensed", Open.roboto, Open.robotoBold, Open.robotoVertical, 0.89),
    Family(prefix: "robotomono", design: .fixedPitch, scale: 0.997, vertical: vertical(1.048, 0.271)),
    open("roboto", Open.roboto, Open.robotoBold, Open.robotoVertical),
    open("lato", Open.lato, Open.latoBold, Open.latoVertical),
    open("montserrat", Open.montserrat, Open.montserratBold, Open.montserratVertical),
    open("poppins", Open.poppins, Open.poppinsBold, Open.poppinsVertical),
    open("raleway", Open.raleway, Open.ralewayBold, Open.ralewayVertical),
    open("nunito", Open.nunito, Open.nunitoBold, Open.nunitoVertical),
    // Named Pro, the font has lower lines.
    open("sourcesanspro", Open.sourceSans3, Open.sourceSans3Bold, vertical(0.984, 0.273)),
    open("sourcesans3", Open.sourceSans3, Open.sourceSans3Bold, Open.sourceSans3Vertical),
    // With the lines of their files, and words as wide on average as those of the font that is most like it: within 2.5 %.
    open("barlow", Open.sourceSans3, Open.sourceSans3Bold, vertical(1, 0.2), 1.025),
    open("dmsans", Open.roboto, Open.robotoBold, vertical(0.992, 0.31), 1.06),
    open("ibmplexsans", Open.roboto, Open.robotoBold, vertical(1.025, 0.275), 1.026),
    open("inter", Open.roboto, Open.robotoBold, vertical(0.969, 0.241), 1.07),
    open("manrope", Open.sourceSans3, Open.sourceSans3Bold, vertical(1.066, 0.3), 1.102),
    open("merriweather", Open.sourceSans3, Open.sourceSans3Bold, vertical(0.984, 0.273), 1.144),
    open("mulish", Open.nunito, Open.nunitoBold, vertical(1.005, 0.25), 1.021),
    open("oswald", Open.roboto, Open.robotoBold, vertical(1.193, 0.289), 0.86),
    open("playfairdisplay", Open.sourceSans3, Open.sourceSans3Bold, vertical(1.082, 0.251), 1.066),
    open("ptsans", Open.nunito, Open.nunitoBold, vertical(1.018, 0.276), 0.929),
    open("quicksand", Open.raleway, Open.ralewayBold, vertical(1, 0.25), 1.004),
    open("rubik", Open.roboto, Open.robotoBold, vertical(0.935, 0.25), 1.072),
    open("titillium", Open.roboto, Open.robotoBold, vertical(1.133, 0.388), 0.948),
    open("worksans", Open.firaSans, Open.firaSansBold, vertical(0.93, 0.243), 1.102),
  ]

  private static func open(
    _ prefix: String, _ regular: AdvanceTable, _ bold: AdvanceTable, _ vertical: VerticalMetrics,
    _ scale: Double = 1
  ) -> Family {
    Family(prefix: prefix, design: .open(regular: regular, bold: bold), scale: scale, vertical: vertical)
  }
}
