// Measures the text of an application with the fonts that it brings along.

import Typography

/// Measures texts in the fonts of a catalogue with their own glyphs, kerning and ligatures, and all others with the
/// embedded tables.
///
/// What a font has no glyph for, such as the digits beside an icon, is measured as the system's fallback draws it. Heights
/// are those of the font's table `hhea`, as on Apple's systems: `lineHeight` is ascender and descender, the line gap
/// lies between lines only. Without the trait `Fonts` (`FontCatalogue.measuresFiles`) fonts of files are measured with
/// the figures of a similar one, and `hasExactMetrics(for:)` says so.
///
/// A measurer may be shared by threads. Measuring costs time in proportion to the characters of a text that was not
/// measured before, and little for one that was.
public struct FontFileMeasurer: TextMeasuring {
  /// The fonts of files.
  public let fonts: FontCatalogue
  /// The measurer of fonts that are in no file.
  public let system: SystemFontMeasurer

  /// A measurer of the fonts of files beside those of the system.
  public init(_ fonts: FontCatalogue, system: SystemFontMeasurer = SystemFontMeasurer()) {
    self.fonts = fonts
    self.system = system
  }

  /// The vertical figures of a font, in points.
  public func metrics(of font: FontDescription) -> FontMetrics {
    system.metrics(of: font, glyphs: fonts.glyphs(of: font))
  }

  /// Whether the figures are the font's own.
  public func hasExactMetrics(for font: FontDescription) -> Bool {
    fonts.glyphs(of: font) != nil || system.hasExactMetrics(for: font)
  }

  /// Complexity: linear in the length of the text.
  public func measure(_ runs: [TextRun], within limits: TextLimits) -> TextMeasurement {
    func measured() -> TextMeasurement { system.measure(runs, within: limits) { fonts.glyphs(of: $0) } }
    // To look a short one up takes as long.
    guard runs.reduce(0, { $0 + $1.text.utf8.count }) > 20 else { return measured() }
    let question = TextQuestion(
      runs: runs, limits: limits, edition: system.edition, isJapanese: system.isJapanese)
    return fonts.measurement(for: question, measured)
  }
}

/// The key of a text's measurement, beside the fonts of files.
struct TextQuestion: Hashable {
  let runs: [TextRun]
  let limits: TextLimits
  let edition: SystemFontMeasurer.Edition
  let isJapanese: Bool
}

extension FontFileMeasurer: ParagraphSetting {
  package func set(
    _ pieces: [ParagraphPiece], font: FontDescription, within limits: TextLimits, shape: LineShape
  ) -> LineNotes {
    system.set(pieces, font: font, within: limits, shape: shape) { fonts.glyphs(of: $0) }
  }
}
