// Fonts whose glyphs somebody else measures: the seam between the lines of this module and font files.

/// A font of which another module knows the glyphs.
package protocol GlyphSource: Sendable {
  /// The vertical figures at a size in points.
  func metrics(pointSize: Double) -> FontMetrics
  /// How far each Unicode scalar of a text moves the pen, in em, with kerning; what a ligature advances is its first
  /// scalar's, what a mark advances its letter's. Not a number where the font has no glyph.
  /// - Parameter joinsLetters: whether the font's usual ligatures are used.
  func advances(of text: String, joinsLetters: Bool) -> [Float]
}

extension SystemFontMeasurer {
  /// Measures a text, of which some runs may be in fonts that others know.
  /// - Parameter glyphs: who knows the glyphs of a font; nil for the embedded fonts.
  /// - Complexity: linear in the length of the text.
  package func measure(
    _ runs: [TextRun], within limits: TextLimits, glyphs: (FontDescription) -> (any GlyphSource)?
  ) -> TextMeasurement {
    let first = runs.first?.font ?? FontDescription()
    var setter = LineSetter(limits: limits, face: face(of: first, glyphs(first)))
    for run in runs where !run.text.isEmpty {
      let source = glyphs(run.font)
      let face = face(of: run.font, source)
      if let source {
        setter.add(run.text, face: face, kern: run.kern, glyphs: source)
      } else {
        setter.add(run.text, face: face, kern: run.kern)
      }
    }
    return setter.finish()
  }

  /// The vertical figures of a font that others may know.
  package func metrics(of font: FontDescription, glyphs: (any GlyphSource)?) -> FontMetrics {
    face(of: font, glyphs).metrics
  }

  /// For a font that others know, the face that sets what it has no glyph for, with the vertical figures of that font.
  private func face(of font: FontDescription, _ source: (any GlyphSource)?) -> Face {
    guard let source else { return Face(font, edition: edition) }
    var fallback = font
    fallback.family = Self.fallbackFamily
    fallback.leading = nil
    var face = Face(fallback, edition: edition)
    face.metrics = source.metrics(pointSize: face.pointSize)
    if let leading = font.leading, leading.isFinite { face.metrics.leading = max(leading, 0) }
    return face
  }

  /// Core Text's first choice for Latin letters that a font lacks: the digit before an icon of Weather Icons, which has
  /// none, is 0.556 em wide (`SwiftWeather/Main.storyboard`, a label of 64 points), as Helvetica's is.
  private static let fallbackFamily = FontDescription.Family.named("Helvetica")
}
