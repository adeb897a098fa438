// A font description made concrete: the tables that measure it, at its size.

/// What measuring needs to know of one font at one size.
struct Face: Sendable {
  let table: AdvanceTable
  /// Points of a ten-thousandth of an em.
  let unit: Double
  /// Points added after each character.
  let tracking: Double
  let metrics: FontMetrics
  /// The figures are this font's own, not a substitute's.
  let isExact: Bool

  /// Sizes beyond this are no text's; the bound keeps sums of advances finite.
  static let largestPointSize = 10_000.0

  init(_ font: FontDescription, edition: SystemFontMeasurer.Edition) {
    let size = font.pointSize.isFinite ? min(max(font.pointSize, 0), Self.largestPointSize) : 0
    let design = FontDesign(font, edition: edition, pointSize: size)
    table = design.table
    unit = size * design.scale / 10_000
    tracking = design.tracking
    metrics = design.vertical.metrics(pointSize: size)
    isExact = design.isExact
  }
}

extension Face {
  /// The scalar's traits with this face's advance where the face holds it, and its index in the flat table or -1.
  func traits(of scalar: UInt32) -> (ScalarTraits, latin: Int) {
    var traits = ScalarTraits(scalar)
    let index = Int(scalar) - Int(AdvanceTable.firstLatin)
    if traits.breakClass == .combining || traits.breakClass == .newline { return (traits, -1) }
    if index >= 0, index < table.latin.count {
      traits.advance = table.latin[index]
      return (traits, index)
    }
    if let advance = table.advance(ofOther: scalar) { traits.advance = advance }
    return (traits, -1)
  }

  /// Ten-thousandths of an em.
  var advanceOfEllipsis: Int16 { traits(of: 0x2026).0.advance }
}

/// Vertical figures of a design, per em.
struct VerticalMetrics: Hashable, Sendable {
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

/// Which embedded design measures a font.
struct FontDesign: Sendable {
  var table: AdvanceTable
  var tracking: Double
  var vertical: VerticalMetrics
  var isExact: Bool
  /// Widens or narrows a substitute's advances to the named font's average.
  var scale = 1.0

  init(_ font: FontDescription, edition: SystemFontMeasurer.Edition, pointSize: Double) {
    table = SystemFontTables.table(weight: font.weight, pointSize: pointSize)
    tracking = SystemFontTables.tracking(pointSize: pointSize)
    vertical = SystemFontTables.vertical
    isExact = font.family == .system
  }
}
