// Fonts whose glyphs another module measures: the seam between the lines of this module and font files.

/// A font of which another module knows the glyphs.
package protocol GlyphSource: Sendable {
  /// The vertical figures at a size in points.
  func metrics(pointSize: Double) -> FontMetrics
  /// The advance of each Unicode scalar of a text, in em, with kerning; a ligature's is that of its first scalar, a
  /// mark's that of its letter. Not a number where the font has no glyph.
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
    var font = runs.first?.font ?? FontDescription()
    var source = glyphs(font)
    let ideographs = ideographs(of: runs)
    var face = face(of: font, source, ideographs)
    var setter = LineSetter(limits: limits, face: face)
    for run in runs where !run.text.isEmpty {
      if run.font != font {
        font = run.font
        source = glyphs(font)
        face = self.face(of: font, source, ideographs)
      }
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
    face(of: font, glyphs, .square).metrics
  }

  func face(of font: FontDescription, _ source: (any GlyphSource)?, _ ideographs: Ideographs) -> Face {
    source.map { Face(font, glyphs: $0) } ?? face(of: font, ideographs)
  }
}
