// A font description made concrete: the tables that measure it, at its size.

/// The metrics of one font at one size, for measuring.
struct Face: Sendable {
  private let table: AdvanceTable
  /// The design that `table` blends into with `share`.
  private let other: AdvanceTable
  private let share: Double
  /// Points of a ten-thousandth of an em.
  private let unit: Double
  /// Points added to an advance of the font's own between its text and display designs.
  private let offset: Double
  /// Points added after each character.
  let tracking: Double
  let metrics: FontMetrics
  /// The size in points that is measured in.
  let pointSize: Double
  /// The figures are this font's own, not a substitute's.
  let isExact: Bool
  private let ideographs: Ideographs

  /// Sizes beyond this are no text's; the bound keeps sums of advances finite.
  private static let largestPointSize = 10_000.0

  /// A face of an application's font: its vertical metrics, and fallback letters for missing glyphs.
  init(_ font: FontDescription, glyphs: any GlyphSource) {
    let size = Self.size(of: font)
    self.init(
      font, FontDesign.fallback, pointSize: size, metrics: glyphs.metrics(pointSize: size),
      ideographs: .square)
  }

  init(_ font: FontDescription, edition: SystemFontMeasurer.Edition, ideographs: Ideographs) {
    let size = Self.size(of: font)
    let design = FontDesign(font, edition: edition, pointSize: size)
    self.init(
      font, design, pointSize: size, metrics: design.vertical.metrics(pointSize: size), ideographs: ideographs
    )
  }

  private init(
    _ font: FontDescription, _ design: FontDesign, pointSize: Double, metrics own: FontMetrics,
    ideographs: Ideographs
  ) {
    self.pointSize = pointSize
    self.ideographs = ideographs
    table = design.table
    other = design.other
    share = design.share
    unit = pointSize * design.scale / 10_000
    offset = design.offset * pointSize
    tracking = design.tracking
    var vertical = own
    if let leading = font.leading, leading.isFinite { vertical.leading = max(leading, 0) }
    metrics = vertical
    isExact = design.isExact
  }

  private static func size(of font: FontDescription) -> Double {
    // A font of no size is made at Core Text's 12 points: `AddFeaturesContingentValues.storyboard` stores text of
    // `pointSize="0.0"` 14.5 high.
    font.pointSize.isFinite && font.pointSize > 0 ? min(font.pointSize, largestPointSize) : 12
  }

  /// The advance of a character of the flat tables, in points; 0 beyond them. `latin` counts from U+0020.
  func advance(ofLatin latin: Int) -> Double {
    guard latin >= 0, latin < table.latin.count else { return 0 }
    let value = Double(table.latin[latin])
    if value == 0 { return 0 }
    if share == 0 || latin >= other.latin.count { return value * unit + offset }
    return (value + share * (Double(other.latin[latin]) - value)) * unit + offset
  }

  /// The kerning between two characters of the flat tables, in points.
  func kerning(_ left: Int, _ right: Int) -> Double {
    guard let kerning = table.kerning else { return 0 }
    let value = Double(kerning.value(left, right))
    guard share != 0, let second = other.kerning else { return value * unit }
    return (value + share * (Double(second.value(left, right)) - value)) * unit
  }

  /// The advance of any other character in points, given that in a fallback font.
  func advance(of scalar: UInt32, fallback: Int16) -> Double {
    // Marks and what is not seen, such as a soft hyphen, whatever a font of one pitch has for all.
    if fallback == 0 { return 0 }
    let latin = Int(scalar) - Int(AdvanceTable.firstLatin)
    if latin >= 0, latin < table.latin.count { return advance(ofLatin: latin) }
    guard let known = table.advance(ofOther: scalar) else { return Double(fallback) * unit }
    let value = Double(known)
    if share == 0 { return value * unit + offset }
    return (value + share * (Double(other.advance(ofOther: scalar) ?? known) - value)) * unit + offset
  }

  /// The advance of an ideograph or a Hangul syllable, in points; they have no tracking. Nil for anything else.
  func advance(ofIdeograph scalar: UInt32) -> Double? {
    if ScalarTraits.isIdeograph(scalar) { return ideographs.advance * pointSize }
    return ScalarTraits.isHangul(scalar) ? ideographs.hangul * pointSize : nil
  }

  /// The advance of an emoji, in points. Small ones are drawn larger: with 17 points 23 wide (`NibCell.xib`), with 30
  /// points 34 (`Cheers/Main.storyboard`), with 38 points 43 (`CardView.xib`), with 45 points 50
  /// (`TacoDialogView.xib`). Six of 13 points and one of 11 in AppKit's documents and one of 11 in
  /// `BubbleReactionViewCell.xib` allow 1.444 to 1.449 em.
  func advance(ofEmoji scalar: UInt32, fallback: Int16) -> Double {
    let size = unit * 10_000
    let large = min(max((size - 17) / 13, 0), 1)
    let small = min(max((17 - size) / 4, 0), 1)
    return advance(of: scalar, fallback: Int16(Double(fallback) * (1 - 0.19 * large + 0.0632 * small)))
  }

  /// The advance of the ellipsis of truncated text, in points.
  var ellipsis: Double { advance(of: 0x2026, fallback: ScalarTraits(0x2026).advance) }
}

/// Vertical figures of a design, per em.
struct VerticalMetrics: Equatable, Sendable {
  var ascender: Double
  var descender: Double
  var leading = 0.0
  var capHeight: Double
  var xHeight: Double

  func metrics(pointSize: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * pointSize, descender: descender * pointSize, leading: leading * pointSize,
      capHeight: capHeight * pointSize, xHeight: xHeight * pointSize)
  }
}
