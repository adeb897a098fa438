// A measurer whose figures can be checked by hand: every character is half a font size wide, a line is 1.2 sizes high.

import Typography
import UIKit

struct PlainMeasurer: TextMeasuring {
  func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascender: font.pointSize, descender: -0.2 * font.pointSize, leading: 0, capHeight: 0.7 * font.pointSize,
      xHeight: 0.5 * font.pointSize)
  }

  func measure(_ runs: [TextRun], within limits: TextLimits) -> TextMeasurement {
    let size = runs.first?.font.pointSize ?? 17
    let text = runs.map(\.text).joined()
    let perLine = limits.width.isFinite ? max(1, Int(limits.width / (size / 2))) : max(1, text.count)
    let lines = max(1, (text.count + perLine - 1) / perLine)
    return TextMeasurement(
      width: Double(min(text.count, perLine)) * size / 2, height: Double(lines) * 1.2 * size,
      lineCount: lines,
      isTruncated: false, firstBaselineFromTop: size, lastBaselineFromBottom: 0.2 * size)
  }

  func hasExactMetrics(for font: FontDescription) -> Bool { true }
}

/// A visible window of a size at 2 pixels a point, whose texts are measured plainly.
func plainWindow(width: CGFloat = 320, height: CGFloat = 480) -> UIWindow {
  let window = UIWindow(screen: UIScreen(size: CGSize(width: width, height: height)))
  var environment = LayoutEnvironment(textMeasurer: PlainMeasurer())
  environment.displayScale = 2
  window.layoutEnvironment = environment
  return window
}
