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

  /// The text design before the variable font, by weight.
  static func staticText(_ weight: FontDescription.Weight) -> AdvanceTable { staticTexts[index(weight)] }

  /// The display design before the variable font, by weight.
  static func staticDisplay(_ weight: FontDescription.Weight) -> AdvanceTable {
    staticDisplays[index(weight)]
  }

  private static let staticTexts = FontDescription.Weight.allCases.map { text($0).adding(staticExcess) }
  private static let staticDisplays = FontDescription.Weight.allCases.map { display($0).adding(staticExcess) }

  private static func index(_ weight: FontDescription.Weight) -> Int { weight.rawValue / 100 - 1 }

  /// The share of the display design at a size: from iOS 14 the font's optical size axis runs from 17 to 28 points,
  /// before that text below 20 points and from there on used two fonts.
  static func displayShare(pointSize: Double, edition: SystemFontMeasurer.Edition) -> Double {
    edition == .sanFrancisco ? value(at: pointSize, in: displayShares) : pointSize < 20 ? 0 : 1
  }

  /// Em by which a size's advances differ from the blend of the two designs.
  static func offset(
    pointSize: Double, weight: FontDescription.Weight, edition: SystemFontMeasurer.Edition
  ) -> Double {
    if pointSize < 20 { return 0 }
    let ofWeight = displayExcessOfStaticWeight * Double(weight.rawValue - 400) / 300
    return switch edition {
    case .sanFrancisco, .helveticaNeue: 0
    case .sanFranciscoUI: displayExcessOfUI + ofWeight
    case .sanFranciscoStatic: ofWeight
    }
  }

  /// Points added after each character at a size.
  static func tracking(pointSize: Double, edition: SystemFontMeasurer.Edition) -> Double {
    switch edition {
    case .sanFrancisco:
      value(at: pointSize, in: trackings) * pointSize / 1000
    case .sanFranciscoUI, .sanFranciscoStatic, .helveticaNeue:
      // From 20 points on it is another font: sizes just below have the text font's.
      value(at: pointSize < 20 ? min(pointSize, 19) : pointSize, in: staticTrackings) * pointSize / 1000
    }
  }

  /// The value at a size, interpolated linearly between entries; that of the nearest entry outside of them.
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
}
