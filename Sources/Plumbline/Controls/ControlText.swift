// Text inside a control: what to measure and how its size becomes points of the control.

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
    environment.textMeasurer.measure(runs, within: limits)
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
