// The system font's vertical figures and tracking, and which of its designs draws a size.

/// Figures of San Francisco. Advances are in the generated `SystemFontTables+Advances.swift`.
enum SystemFontTables {
  /// spec 10 §7, confirmed by every line height in the corpus; heights of capitals and small letters are those of the
  /// font's OS/2 table as published with open metric collections.
  static let vertical = VerticalMetrics(
    ascender: 1950.0 / 2048, descender: -494.0 / 2048, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048)

  static func text(_ weight: FontDescription.Weight) -> AdvanceTable {
    switch weight {
    case .ultraLight: textUltraLight
    case .thin: textThin
    case .light: textLight
    case .regular: textRegular
    case .medium: textMedium
    case .semibold: textSemibold
    case .bold: textBold
    case .heavy: textHeavy
    case .black: textBlack
    }
  }

  static func display(_ weight: FontDescription.Weight) -> AdvanceTable {
    switch weight {
    case .ultraLight: displayUltraLight
    case .thin: displayThin
    case .light: displayLight
    case .regular: displayRegular
    case .medium: displayMedium
    case .semibold: displaySemibold
    case .bold: displayBold
    case .heavy: displayHeavy
    case .black: displayBlack
    }
  }

  /// How much of the display design a size shows: from iOS 14 the font's optical size axis runs from 17 to 28 points,
  /// before that text below 20 points and from there on used two fonts.
  static func displayShare(pointSize: Double, edition: SystemFontMeasurer.Edition) -> Double {
    edition == .sanFrancisco ? min(max((pointSize - 17) / 11, 0), 1) : pointSize < 20 ? 0 : 1
  }

  /// Em by which a size's advances differ from the blend of the two designs.
  static func offset(pointSize: Double, edition: SystemFontMeasurer.Edition) -> Double {
    switch edition {
    case .sanFrancisco: value(at: pointSize, in: opticalKnots)
    case .sanFranciscoUI: pointSize < 20 ? 0 : displayExcessOfUI
    case .sanFranciscoStatic, .helveticaNeue: 0
    }
  }

  /// Points added after each character at a size.
  static func tracking(pointSize: Double, edition: SystemFontMeasurer.Edition) -> Double {
    switch edition {
    case .sanFrancisco:
      value(at: pointSize, in: trackings)
    case .sanFranciscoUI, .sanFranciscoStatic, .helveticaNeue:
      if pointSize < 17 {
        value(at: pointSize, in: trackings)
      } else if pointSize < 20 {
        value(at: pointSize, in: staticTextTrackings) * pointSize / 1000
      } else {
        value(at: pointSize, in: staticDisplayTrackings) * pointSize / 1000
      }
    }
  }

  /// In proportion between entries, the nearest entry's outside them.
  private static func value(at size: Double, in table: [(pointSize: Double, value: Double)]) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.pointSize { return first.value }
    if size >= last.pointSize { return last.value }
    var low = 0
    var high = table.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle].pointSize <= size { low = middle } else { high = middle }
    }
    let part = (size - table[low].pointSize) / (table[high].pointSize - table[low].pointSize)
    return table[low].value + (table[high].value - table[low].value) * part
  }

  /// Human Interface Guidelines, Typography, tracking values of SF Pro: points by point size.
  private static let trackings: [(pointSize: Double, value: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39),
    (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
    (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35),
    (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24),
    (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]

  /// The same guidelines before iOS 14, thousandths of an em; 17 points agree with the corpus's widths of that time.
  private static let staticTextTrackings: [(pointSize: Double, value: Double)] = [
    (17, -24), (18, -25), (19, -26),
  ]

  private static let staticDisplayTrackings: [(pointSize: Double, value: Double)] = [
    (20, 19), (21, 17), (22, 16), (23, 15), (24, 15), (25, 14), (26, 14), (27, 13), (29, 13), (30, 12),
    (33, 12),
    (34, 11), (37, 11), (38, 10), (42, 10), (43, 9), (48, 9), (49, 8), (80, 8),
  ]
}
