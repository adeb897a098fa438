// Text inside a control: what to measure, and how its size becomes points of the control.

import Foundation
import Typography

/// A text with its font or its runs, measured in the surroundings of a view.
struct ControlText {
  enum Rounding {
    /// Up to device pixels, as labels do.
    case pixels
    /// Up to whole points, as buttons and text fields do.
    case points
  }

  var runs: [TextRun]
  var limits: TextLimits
  /// The attributed text of the runs, where its paragraphs have styles of their own.
  var paragraphs: NSAttributedString?
  /// The line break mode of the last line where lines are limited.
  var lastLineBreakMode: NSLineBreakMode?

  init(_ text: String?, font: UIFont, limits: TextLimits = TextLimits()) {
    runs = [TextRun(text ?? "", font: font.fontDescription)]
    self.limits = limits
  }

  init(runs: [TextRun], limits: TextLimits = TextLimits()) {
    self.runs = runs
    self.limits = limits
  }

  var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

  func measure(in environment: LayoutEnvironment) -> TextMeasurement {
    if let paragraphs { return measure(paragraphs, in: environment) }
    return environment.textMeasurer.measure(runs, within: limits)
  }

  private func measure(_ text: NSAttributedString, in environment: LayoutEnvironment) -> TextMeasurement {
    var within = TextLayout.Limits()
    within.width = CGFloat(limits.width)
    within.numberOfLines = limits.numberOfLines
    within.lastLineBreakMode = lastLineBreakMode
    let font = runs.first.map { UIFont($0.font) } ?? TextLayout.defaultFont
    let layout = TextLayout(
      of: text, within: within, defaultFont: font, measurer: environment.textMeasurer)
    let (first, last) = (layout.lines.first, layout.lines.last)
    return TextMeasurement(
      width: Double(layout.size.width), height: Double(layout.size.height),
      lineCount: layout.lines.count + (layout.extraLine == nil ? 0 : 1), isTruncated: layout.isTruncated,
      firstBaselineFromTop: Double(first?.baseline ?? 0),
      lastBaselineFromBottom: Double(
        layout.size.height - (last.map { $0.rect.minY + $0.baseline } ?? 0)))
  }

  func size(in environment: LayoutEnvironment, rounding: Rounding) -> CGSize {
    let measured = measure(in: environment)
    return CGSize(
      width: Self.roundUp(measured.width, in: environment, rounding: rounding),
      height: Self.roundUp(measured.height, in: environment, rounding: rounding))
  }

  /// The next pixel or point above a length. Old documents round every text to whole points.
  static func roundUp(_ length: Double, in environment: LayoutEnvironment, rounding: Rounding) -> CGFloat {
    let isWhole = rounding == .points || environment.generation.roundsTextToPoints
    return CGFloat(length).roundedUpToPixel(scale: isWhole ? 1 : environment.displayScale)
  }
}
