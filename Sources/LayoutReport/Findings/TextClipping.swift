// The truncation of a text in its room, beyond the error of the font metrics.

import Foundation
import Plumbline
import Typography

struct TextClipping: Equatable {
  enum Loss: Equatable {
    /// Points that the line needs and has.
    case width(Double, Double)
    /// The number of lines that the text needs, and of those that fit.
    case lines(Int, Int)
    /// Points that a line needs from top to bottom and has.
    case height(Double, Double)
  }

  let loss: Loss
  let text: String
  /// The remaining text, with an ellipsis where there is one; empty where letters are clipped.
  let shown: String
  /// Whether the text was measured in its own font.
  let isCertain: Bool

  /// Nil where the text fits, or might. Linear in the text, and in its logarithm where something is cut.
  init?(_ room: TextRoom, _ measurer: any TextMeasuring, slack: Double = 0) {
    guard room.runs.contains(where: { $0.text.contains { !$0.isWhitespace } }) else { return nil }
    var room = room
    room.runs = room.runs.trimmingLineBreaks
    let tolerance = Tolerance(room.runs, measurer, slack: slack)
    guard let loss = Self.loss(room, 1, measurer, tolerance) else { return nil }
    // A smaller font is what the document asks for in such a case.
    if room.smallestScale < 1, Self.loss(room, room.smallestScale, measurer, tolerance) == nil { return nil }
    self.loss = loss
    text = room.text.trimmingCharacters(in: .whitespacesAndNewlines)
    isCertain = tolerance.isCertain
    if case .height = loss { shown = "" } else { shown = Self.shownPart(of: room, loss, measurer) }
  }

  /// The excess of a text over its room that is not reported.
  private struct Tolerance {
    var share = 0.05
    var points = 1.5
    var isCertain = true

    init(_ runs: [TextRun], _ measurer: any TextMeasuring, slack: Double) {
      points += slack
      if !runs.allSatisfy({ measurer.hasExactMetrics(for: $0.font) }) {
        // Another font stands in.
        (share, isCertain) = (0.25, false)
      } else if !runs.allSatisfy({ $0.text.unicodeScalars.allSatisfy(ContentDoubt.isLatin) }) {
        (share, points) = (0.2, max(points, 3))
      }
    }

    /// The room that would be enough for what might be narrower than it measures.
    func enlarged(_ width: Double) -> Double { max(width / (1 - share), width + points) }
  }

  /// A line is drawn whole in three quarters of its height: what lies above capitals and below descenders is empty.
  private static let inkOfLine = 0.75

  private static func loss(
    _ room: TextRoom, _ scale: Double, _ measurer: any TextMeasuring, _ tolerance: Tolerance
  ) -> Loss? {
    let runs = scale == 1 ? room.runs : room.runs.map { $0.scaled(by: scale) }
    var limits = room.limits
    limits.width = .infinity
    limits.lineBreak = .wordWrap
    limits.numberOfLines = 0
    if room.limits.numberOfLines == 1 {
      let natural = measurer.measure(runs, within: limits)
      let width = Double(room.room.width)
      // Of several paragraphs one is shown.
      if natural.lineCount > 1, room.text.hasLineBreakInside { return .lines(natural.lineCount, 1) }
      if natural.width > tolerance.enlarged(width) { return .width(natural.width, max(0, width)) }
      let line = natural.height / Double(max(1, natural.lineCount))
      return heightLoss(line, Double(room.room.height))
    }
    limits.width = tolerance.enlarged(Double(room.room.width))
    let measured = measurer.measure(runs, within: limits)
    let line = measured.height / Double(max(1, measured.lineCount))
    let height = Double(room.room.height)
    let most = room.limits.numberOfLines == 0 ? Int.max : room.limits.numberOfLines
    let fitting = line > 0 ? Int(max(0, min(1e6, (height / line + 1 - inkOfLine).rounded(.down)))) : most
    if fitting == 0 { return heightLoss(line, height) }
    let shown = min(most, fitting)
    return measured.lineCount > shown ? .lines(measured.lineCount, shown) : nil
  }

  private static func heightLoss(_ line: Double, _ height: Double) -> Loss? {
    height < line * inkOfLine ? .height(line, max(0, height)) : nil
  }

  /// The longest part that fits, at the smallest size of the font.
  private static func shownPart(of room: TextRoom, _ loss: Loss, _ measurer: any TextMeasuring) -> String {
    let text = Array(room.text.trimmingCharacters(in: .newlines))
    let font = room.runs.first?.scaled(by: room.smallestScale)
    var limits = room.limits
    limits.lineBreak = .wordWrap
    limits.numberOfLines = 0
    var lines = 1
    if case .lines(_, let shown) = loss { lines = shown }
    if lines == 1 { limits.width = .infinity }
    func candidate(_ count: Int) -> String {
      switch room.truncation {
      case .byTruncatingMiddle where lines == 1:
        String(text.prefix((count + 1) / 2)) + "…" + String(text.suffix(count / 2))
      case .byTruncatingHead where lines == 1: "…" + String(text.suffix(count))
      case .byClipping, .byCharWrapping, .byWordWrapping: String(text.prefix(count))
      default: String(text.prefix(count)).trimmingTrailingBlanks + "…"
      }
    }
    func fits(_ count: Int) -> Bool {
      var run = font ?? TextRun("", font: .init())
      run.text = candidate(count)
      let measured = measurer.measure([run], within: limits)
      return measured.lineCount <= lines && (lines > 1 || measured.width <= Double(room.room.width))
    }
    var (low, high) = (0, text.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return candidate(low)
  }
}

extension TextRun {
  fileprivate func scaled(by scale: Double) -> TextRun {
    var run = self
    run.font.pointSize *= scale
    run.kern *= scale
    return run
  }
}

extension [TextRun] {
  /// Without the empty lines at the end: nobody misses them.
  fileprivate var trimmingLineBreaks: [TextRun] {
    var runs = self
    while let last = runs.last {
      var text = last.text[...]
      while text.last?.isWhitespace ?? false { text.removeLast() }
      runs[runs.count - 1].text = String(text)
      guard text.isEmpty, runs.count > 1 else { break }
      runs.removeLast()
    }
    return runs
  }
}

extension String {
  fileprivate var hasLineBreakInside: Bool { trimmingCharacters(in: .newlines).contains(where: \.isNewline) }

  fileprivate var trimmingTrailingBlanks: String {
    var text = self[...]
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
