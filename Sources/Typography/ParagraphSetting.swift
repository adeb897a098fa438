// Paragraphs set into lines of which everything is known: which characters they hold, where each of them stands, and how
// high the lines are. The lines are those of `LineSetter`, as labels are measured with.

/// A box in a line, such as an image. In points; the heights are up and down from the baseline.
package struct LineBox: Equatable, Sendable {
  /// The advance.
  package var width: Double
  /// The height above the baseline.
  package var ascent: Double
  /// The depth below the baseline, positive.
  package var descent: Double

  /// A box of a size in points.
  package init(width: Double, ascent: Double, descent: Double) {
    (self.width, self.ascent, self.descent) = (width, ascent, descent)
  }
}

package enum ParagraphPiece: Equatable, Sendable {
  case run(TextRun)
  /// One character that a box stands for.
  case box(LineBox, font: FontDescription)

  var font: FontDescription {
    switch self {
    case .run(let run): run.font
    case .box(_, let font): font
    }
  }
}

/// The indents and tab stops of a paragraph's lines, in points.
package struct LineShape {
  /// The indent of the first line, from the leading edge.
  package var firstIndent = 0.0
  /// The indent of the other lines, from the leading edge.
  package var indent = 0.0
  /// The end of the lines, from the trailing edge where not positive, else from the leading one.
  package var tailIndent = 0.0
  /// The tab stops, ascending, from the leading edge.
  package var stops = Self.usualStops
  /// The interval of tab stops after those; 0 for none.
  package var stopInterval = 0.0
  /// "12 left-aligned tabs at 28-point intervals" (Apple on `tabStops`).
  package static let usualStops = (1...12).map { Double($0) * 28 }
  /// Narrows a line: of the top of the line from that of the paragraph, the left end and the width that it has. Nil where
  /// lines are as wide as their box.
  package var room: ((_ top: Double) -> (x: Double, width: Double))?

  /// Lines as wide as their box.
  package init() {}

  /// The indent of a line, from the leading edge.
  package func indent(ofLine line: Int) -> Double {
    let value = line == 0 ? firstIndent : indent
    return value.isFinite ? max(value, 0) : 0
  }

  /// The maximum width of a line.
  package func lineWidth(ofLine line: Int, height: Double, limit: Double) -> Double {
    var limit = limit.isNaN ? .infinity : max(limit, 0)
    if let room { limit = min(limit, max(room(height).width, 0)) }
    guard limit.isFinite else { return limit }
    let end = tailIndent.isFinite && tailIndent > 0 ? min(tailIndent, limit) : limit + min(tailIndent, 0)
    return max(end - indent(ofLine: line), 0)
  }

  func nextStop(behind place: Double) -> Double? {
    if let stop = stops.first(where: { $0 > place + 1e-6 }) { return stop }
    guard stopInterval > 0, stopInterval.isFinite, place.isFinite, place < 1e6 else { return nil }
    return ((place / stopInterval + 1e-6).rounded(.down) + 1) * stopInterval
  }
}

/// The lines of a paragraph.
package struct LineNotes: Sendable {
  /// A line. Points.
  package struct Line: Sendable {
    /// The index of the first scalar after it.
    package var end: Int
    /// The pen at its start, as if the paragraph stood in one line.
    package var pen: Double
    /// The width of its glyphs.
    package var ink: Double
    /// The distance from its top to its baseline.
    package var ascent: Double
    /// Between it and the next line of its font.
    package var leading: Double
    package var height: Double
  }
  /// The lines from the top, at least one.
  package var lines: [Line] = []
  /// The pen before each scalar, as if the paragraph stood in one line.
  package var pens: [Double] = []
  /// The pen position after the last scalar.
  package var endPen = 0.0
  /// Whether the limits left a part out.
  package var isTruncated = false
}

/// A text measurer that knows the position of each character.
package protocol ParagraphSetting: TextMeasuring {
  /// Sets a paragraph, which has no end of a paragraph within it, into lines.
  /// - Parameter font: of an empty paragraph.
  /// - Complexity: linear in the length of the text.
  func set(
    _ pieces: [ParagraphPiece], font: FontDescription, within limits: TextLimits, shape: LineShape
  ) -> LineNotes
}

extension SystemFontMeasurer: ParagraphSetting {
  package func set(
    _ pieces: [ParagraphPiece], font: FontDescription, within limits: TextLimits, shape: LineShape
  ) -> LineNotes { set(pieces, font: font, within: limits, shape: shape) { _ in nil } }

  /// The same, of which some runs may be in fonts that others know.
  package func set(
    _ pieces: [ParagraphPiece], font: FontDescription, within limits: TextLimits, shape: LineShape,
    glyphs: (FontDescription) -> (any GlyphSource)?
  ) -> LineNotes {
    var font = pieces.first?.font ?? font
    var source = glyphs(font)
    let ideographs = ideographs(of: pieces.compactMap { if case .run(let run) = $0 { run } else { nil } })
    var face = face(of: font, source, ideographs)
    var setter = LineSetter(limits: limits, face: face, shape: shape)
    for piece in pieces {
      if piece.font != font {
        font = piece.font
        source = glyphs(font)
        face = self.face(of: font, source, ideographs)
      }
      switch piece {
      case .run(let run):
        if let source {
          setter.add(run.text, face: face, kern: run.kern, glyphs: source)
        } else {
          setter.add(run.text, face: face, kern: run.kern)
        }
      case .box(let box, _): setter.add(box, face: face)
      }
    }
    return setter.finishNoting()
  }
}
