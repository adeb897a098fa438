// A measurer whose figures can be checked by hand: every character is 10 points wide at 20 points of size, a line is
// 1.2 sizes high, its baseline one size from the top.

import Foundation
import Typography

@testable import Plumbline

struct PlainMeasurer: TextMeasuring {
  func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascender: font.pointSize, descender: -0.2 * font.pointSize, leading: 0, capHeight: 0.7 * font.pointSize,
      xHeight: 0.5 * font.pointSize)
  }

  func measure(_ runs: [TextRun], within limits: TextLimits) -> TextMeasurement {
    let font = runs.first?.font ?? FontDescription()
    let advance = font.pointSize / 2
    let words = runs.map(\.text).joined().split(separator: " ", omittingEmptySubsequences: false)
    var lines = [""]
    for (index, word) in words.enumerated() {
      let joined = index == 0 ? String(word) : lines[lines.count - 1] + " " + word
      if index == 0 || Double(joined.count) * advance <= limits.width {
        lines[lines.count - 1] = joined
      } else {
        lines.append(String(word))
      }
    }
    let isTruncated = limits.numberOfLines > 0 && lines.count > limits.numberOfLines
    if isTruncated { lines.removeLast(lines.count - limits.numberOfLines) }
    let widest = lines.map { Double($0.count) * advance }.max() ?? 0
    let lineHeight = metrics(of: font).lineHeight
    return TextMeasurement(
      width: widest, height: lineHeight * Double(lines.count), lineCount: lines.count,
      isTruncated: isTruncated,
      firstBaselineFromTop: font.pointSize, lastBaselineFromBottom: 0.2 * font.pointSize)
  }

  func hasExactMetrics(for font: FontDescription) -> Bool { true }
}

/// A view of a size of its own.
final class SizedView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("not archived") }
  override var intrinsicContentSize: CGSize { size }
}

extension LayoutEnvironment {
  /// Surroundings with the plain measurer.
  nonisolated static func plain(scale: CGFloat = 2, system: Int = 17, wholePoints: Bool = false)
    -> LayoutEnvironment
  {
    var environment = LayoutEnvironment(textMeasurer: PlainMeasurer())
    environment.displayScale = scale
    environment.generation = Generation(system: system, roundsTextToPoints: wholePoints)
    return environment
  }
}
