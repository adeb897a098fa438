// A view's text as its layout set it: lines, their pieces and their places, as plain values.

import Foundation
import LayoutScene
import Plumbline
import Typography

package struct ShownText: Equatable, Sendable {
  /// A stretch of one font, with its left end and the width that the layout gave it.
  package struct Piece: Equatable, Sendable {
    package var text: String
    package var x: Double
    package var width: Double
    package var font: FontDescription
    package var color: SceneColor?
  }
  package struct Line: Equatable, Sendable {
    package var pieces: [Piece]
    package var baseline: Double
  }
  package var lines: [Line] = []
  /// The anchor of a line of one piece, independent of the viewer's font; pieces beside each other begin where they do.
  var anchor = SVGText.Anchor.start
  var isRightToLeft = false

  /// The bounding box of the lines.
  package var area: CGRect? {
    guard let first = lines.first, let last = lines.last else { return nil }
    let pieces = lines.flatMap(\.pieces)
    guard let left = pieces.map(\.x).min(), let right = pieces.map({ $0.x + $0.width }).max() else {
      return nil
    }
    let size = pieces.map(\.font.pointSize).max() ?? 12
    let top = first.baseline - size * 0.8
    return CGRect(x: left, y: top, width: right - left, height: last.baseline - top + size * 0.25)
  }
}

/// A text with its room, to be broken into lines.
@MainActor
package struct TextSetting {
  var runs: [TextRun]
  package var limits = TextLimits()
  package var truncation = TextTruncation.tail
  package var alignment = NSTextAlignment.natural
  /// The room in the scene's space.
  var room: CGRect
  /// Whether the text is centred vertically rather than at the top.
  package var isCentered = true
  package var colors: [SceneColor?] = []
  /// The minimum scale of the font to fit one line.
  var minimumScale = 1.0

  package func set(in environment: LayoutEnvironment) -> ShownText {
    guard !runs.allSatisfy(\.text.isEmpty), room.width > 0, room.height > 0, room.isDrawable else {
      return ShownText()
    }
    let measurer = environment.textMeasurer
    let runs = fitted(in: measurer)
    var limits = limits
    // Widths are rounded to pixels before they come here.
    limits.width = Double(room.width) + 0.01
    let lines = measurer.lines(of: runs, within: limits, truncation: truncation, atMost: 200)
    guard let last = lines.last else { return ShownText() }
    var bounds = limits
    bounds.numberOfLines = 1
    let descent = measurer.measure([runs[last.pieces.last?.run ?? 0]], within: bounds).lastBaselineFromBottom
    let height = last.baseline + descent
    let top = isCentered ? room.midY - height / 2 : room.minY
    var shown = ShownText()
    shown.isRightToLeft = PictureText.isRightToLeft(runs.map(\.text).joined())
    if lines.allSatisfy({ $0.pieces.count < 2 }) {
      shown.anchor = SVGText.Anchor(alignment, isRightToLeft: environment.isRightToLeft)
    }
    for line in lines {
      let baseline = top + line.baseline
      if baseline - line.baseline > room.maxY + 200 { break }
      let left = left(of: line.width, environment)
      shown.lines.append(
        ShownText.Line(
          pieces: line.pieces.map { piece in
            ShownText.Piece(
              text: piece.text,
              x: left + (shown.isRightToLeft ? line.width - piece.x - piece.width : piece.x),
              width: piece.width, font: runs[piece.run].font,
              color: colors.indices.contains(piece.run) ? colors[piece.run] : nil)
          }, baseline: baseline))
      if !isCentered, baseline > room.maxY + 50 { break }
    }
    return shown
  }

  private func left(of width: Double, _ environment: LayoutEnvironment) -> Double {
    room.minX
      + SVGText.Anchor(alignment, isRightToLeft: environment.isRightToLeft).part * (room.width - width)
  }

  /// Letters are wider for their size the smaller they are: what was made smaller is measured again.
  private func fitted(in measurer: any TextMeasuring) -> [TextRun] {
    var (runs, scale) = (runs, 1.0)
    while scale > minimumScale, limits.numberOfLines == 1 {
      let width = measurer.measure(runs, within: TextLimits(lineBreak: .clip)).width
      guard width > Double(room.width) + 0.01 else { break }
      scale = max(minimumScale, scale * Double(room.width) / width * 0.995)
      for (place, run) in self.runs.enumerated() {
        (runs[place].font.pointSize, runs[place].kern) = (run.font.pointSize * scale, run.kern * scale)
      }
    }
    return runs
  }
}
