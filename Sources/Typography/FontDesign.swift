// Chooses the embedded tables that measure a font.

/// The tables that measure a font, how they blend, and its vertical figures.
struct FontDesign: Sendable {
  var table: AdvanceTable
  /// A second design: an advance is `table`'s and `share` of the difference to this one's.
  var other: AdvanceTable
  var share = 0.0
  /// Em added to each of the font's own advances.
  var offset = 0.0
  /// Points after each character.
  var tracking = 0.0
  var vertical: VerticalMetrics
  var isExact: Bool
  /// Widens or narrows a substitute's advances to the named font's average.
  var scale = 1.0

  /// The fallback design for characters without a glyph in an application's font: Core Text's first choice for Latin
  /// letters. The digit before an icon of Weather Icons, which has none, is 0.555 to 0.562 em wide
  /// (`SwiftWeather/Main.storyboard`, a label of 64 points 71 wide), as Helvetica's with its 0.556 is.
  static let fallback = FontDesign(NamedFontTables.helvetica, vertical: helvetica, isExact: true)

  init(_ font: FontDescription, edition: SystemFontMeasurer.Edition, pointSize: Double) {
    switch font.family {
    case .system:
      self.init(system: font.weight, edition: edition, pointSize: pointSize)
      isExact = isExact && !font.isItalic
    case .monospacedSystem:
      self.init(Self.fixedPitch, vertical: SystemFontTables.vertical, isExact: false)
      // SF Mono's pitch is 1265 of 2048 units.
      scale = 1.026
    case .named(let name):
      self.init(NamedFont(name, weight: font.weight), edition: edition, pointSize: pointSize)
      isExact = isExact && !font.isItalic
    }
    if font.hasMonospacedDigits { (table, other) = (table.withEqualDigits, other.withEqualDigits) }
  }

  private init(_ table: AdvanceTable, vertical: VerticalMetrics, isExact: Bool) {
    self.table = table
    other = table
    self.vertical = vertical
    self.isExact = isExact
  }

  private init(system weight: FontDescription.Weight, edition: SystemFontMeasurer.Edition, pointSize: Double)
  {
    if edition == .helveticaNeue {
      self.init(helveticaNeue: weight)
      vertical = Self.systemHelveticaNeue
      // Wider below 17 points: 8 of 12 texts of Xcode 5 and 6 agree (`Create File` of 15 points is 74 wide), 3 without.
      tracking = max(0, 17 - pointSize) * 0.0365
      return
    }
    let isVariable = edition == .sanFrancisco
    // The first use of a table reads it: only what shows is asked for.
    let text = isVariable ? SystemFontTables.text : SystemFontTables.staticText
    let display = isVariable ? SystemFontTables.display : SystemFontTables.staticDisplay
    let share = SystemFontTables.displayShare(pointSize: pointSize, edition: edition)
    self.init(share == 1 ? display(weight) : text(weight), vertical: SystemFontTables.vertical, isExact: true)
    if share > 0 { other = display(weight) }
    self.share = share == 1 ? 0 : share
    offset = SystemFontTables.offset(pointSize: pointSize, weight: weight, edition: edition)
    tracking = SystemFontTables.tracking(pointSize: pointSize, edition: edition)
  }

  private init(_ font: NamedFont, edition: SystemFontMeasurer.Edition, pointSize: Double) {
    let isBold = font.weight >= .semibold
    switch font.design {
    case .system: self.init(system: font.weight, edition: edition, pointSize: pointSize)
    case .helveticaNeue: self.init(helveticaNeue: font.weight)
    case .helvetica:
      self.init(
        isBold ? NamedFontTables.helveticaBold : NamedFontTables.helvetica, vertical: Self.helvetica,
        isExact: true)
    case .times:
      self.init(
        isBold ? NamedFontTables.timesBold : NamedFontTables.times, vertical: Self.times, isExact: true)
    case .fixedPitch: self.init(Self.fixedPitch, vertical: Self.helvetica, isExact: true)
    case .open(let regular, let bold):
      self.init(regular, vertical: Self.helvetica, isExact: true)
      other = bold
      share = Double(font.weight.rawValue - FontDescription.Weight.regular.rawValue) / 300
    }
    isExact = isExact && font.isExact
    scale = font.scale
    if let own = font.vertical { vertical = own }
  }

  /// The weights between and around Roman and Bold by their share of the step: Light lies 0.67 of it below Roman in
  /// `MarqueeLabel`'s and `Charts`' documents (8 of 11 labels; 5 with 0.62); heavier and lighter ones continue that.
  private init(helveticaNeue weight: FontDescription.Weight) {
    self.init(
      NamedFontTables.helveticaNeue, vertical: Self.helveticaNeue,
      isExact: weight == .regular || weight == .bold)
    other = NamedFontTables.helveticaNeueBold
    switch weight {
    case .ultraLight: share = -1
    case .thin: share = -0.85
    case .light:
      share = -0.67
      vertical.ascender = 0.967
    case .regular: share = 0
    case .medium:
      share = 0.5
      vertical.ascender = 0.965
    case .semibold, .bold, .heavy, .black:
      share = 1
      vertical.ascender = 0.975
      vertical.descender = -0.217
    }
  }

  private static let helveticaNeue = VerticalMetrics(
    ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517)
  /// Helvetica Neue as the system's own font: 17 points measure 21, 12 points 15 in documents of Xcode 6.
  private static let systemHelveticaNeue = VerticalMetrics(
    ascender: 0.952, descender: -0.241, capHeight: 0.714, xHeight: 0.517)
  private static let helvetica = VerticalMetrics(
    ascender: 0.92, descender: -0.23, capHeight: 0.717, xHeight: 0.523)
  private static let times = VerticalMetrics(ascender: 0.9, descender: -0.25, capHeight: 0.662, xHeight: 0.45)
  /// Menlo's and Courier's pitch.
  private static let fixedPitch = AdvanceTable(pitch: 6020)
}
