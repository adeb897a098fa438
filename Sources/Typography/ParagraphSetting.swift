// Paragraphs set into lines of which everything is known: which characters they hold, where each of them stands, and how
// high the lines are. The lines are those of `LineSetter`, as labels are measured with.

/// Something in a line that is no letter, such as an image. Points; the heights from the baseline up and down.
package struct LineBox: Equatable, Sendable {
  /// How far it moves the pen.
  package var width: Double
  /// Above the baseline.
  package var ascent: Double
  /// Below the baseline, positive.
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

/// Where the lines of a paragraph begin and end within a width, in points.
package struct LineShape {
  /// From the leading edge to the first line.
  package var firstIndent = 0.0
  /// From the leading edge to the other lines.
  package var indent = 0.0
  /// From the trailing edge where not positive, else from the leading one.
  package var tailIndent = 0.0
  /// Where tabs lead to, ascending, from the leading edge.
  package var stops = Self.usualStops
  /// Between the stops behind those; 0 for none.
  package var stopInterval = 0.0
  /// "12 left-aligned tabs at 28-point intervals" (Apple on `tabStops`).
  package static let usualStops = (1...12).map { Double($0) * 28 }
  /// Narrows a line: of the top of the line from that of the paragraph, the left end and the width that it has. Nil where
  /// lines are as wide as their box.
  package var room: ((_ top: Double) -> (x: Double, width: Double))?

  /// Lines as wide as their box.
  package init() {}

  /// From the leading edge to a line.
  package func indent(ofLine line: Int) -> Double {
    let value = line == 0 ? firstIndent : indent
    return value.isFinite ? max(value, 0) : 0
  }

  /// How wide a line may be.
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
    /// The first scalar behind it.
    package var end: Int
    /// The pen at its start, as if the paragraph stood in one line.
    package var pen: Double
    /// As wide as its letters.
    package var ink: Double
    /// From its top to its baseline.
    package var ascent: Double
    /// Between it and the next line of its font.
    package var leading: Double
    package var height: Double
  }
  /// At least one, from the top.
  package var lines: [Line] = []
  /// The pen before each scalar, as if the paragraph stood in one line.
  package var pens: [Double] = []
  /// The pen behind the last scalar.
  package var endPen = 0.0
  /// Whether the limits left a part out.
  package var isTruncated = false
}

/// Who measures text and can say where each of its characters stands.
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
