// The properties of a face without its glyphs: names, weight, vertical figures.

/// One face of a font file: the font of a `.ttf` or `.otf`, one of a collection (`.ttc`), or a named instance of a
/// variable font.
///
/// A face holds what the file's tables say of its names, weight and vertical metrics, without its glyphs; reading it takes
/// time in proportion to those tables, not to the file. ``FontCatalogue`` finds the face for a font description.
public struct FontFace: Hashable, Sendable {
  /// The file.
  public let path: String
  /// The index in a collection (`.ttc`); 0 in other files.
  public let index: Int
  /// The name in `fontDescription name=` of documents and in `UIFont(name:size:)`.
  public let postScriptName: String
  /// The family, `UIFont.familyName`.
  public let familyName: String
  /// The style within the family, such as `Semibold`.
  public let styleName: String
  /// Family and style in words.
  public let fullName: String
  /// The weight on OpenType's scale: 400 is regular, 700 bold.
  public let weight: Int
  /// Whether the strokes lean.
  public let isItalic: Bool
  /// Whether the letters are narrower or wider than the family's usual ones.
  public let isUsualWidth: Bool
  /// The coordinates on the axes of a variable font; empty for other fonts.
  public let variations: [FontVariation]

  /// Names that older programs know it by.
  let otherNames: [String]
  let vertical: VerticalFigures
  /// The range of weights of a variable font.
  let weightRange: ClosedRange<Double>?

  /// The same face of a variable font in another weight, which needs no name.
  func withWeight(_ weight: Int) -> FontFace {
    guard let weightRange else { return self }
    let value = min(max(Double(weight), weightRange.lowerBound), weightRange.upperBound)
    let others = variations.filter { $0.axis != "wght" }
    return FontFace(
      path: path, index: index, postScriptName: postScriptName, familyName: familyName, styleName: styleName,
      fullName: fullName, weight: Int(value), isItalic: isItalic, isUsualWidth: isUsualWidth,
      variations: others + [FontVariation(axis: "wght", value: value)], otherNames: [], vertical: vertical,
      weightRange: weightRange)
  }
}

/// The vertical figures of a font in its own units.
struct VerticalFigures: Hashable, Sendable {
  var unitsPerEm: Int
  var ascender: Int
  /// Negative below the baseline.
  var descender: Int
  var lineGap: Int
  var capHeight: Int
  var xHeight: Int
}
