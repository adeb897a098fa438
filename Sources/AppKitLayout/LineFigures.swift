// Line heights of AppKit: ascent and descent are whole points, unlike UIKit's pixels.

import Foundation
import Plumbline
import Typography

/// A line's parts above and below the baseline, in points.
package struct LineFigures: Equatable {
  package var ascent: CGFloat
  package var descent: CGFloat
  package var height: CGFloat { ascent + descent }

  /// The labels of one line in the corpus's documents for macOS, from 15000 on, are as high as these parts of the font's
  /// size, each rounded: 11 at 9 points, 14 at 11, 15 at 12, 16 at 13, 17 at 14, 19 at 15 and 16, 21 at 18, 24 at 20, 26
  /// at 22.
  private static let systemAscent: CGFloat = 0.9668
  private static let systemDescent: CGFloat = 0.2412

  package init(_ font: FontDescription, _ measurer: any TextMeasuring, _ generation: AppKitGeneration) {
    let size = CGFloat(font.pointSize)
    switch font.family {
    case .system:
      ascent = (Self.systemAscent * size).rounded()
      descent = (Self.systemDescent * size).rounded()
      // 9 labels of 10 points are 13 high.
      if size == 10 { descent += 1 }
      // Large type is tighter since macOS 10.15: 28 at 24 points, 35 at 30, 47 at 40.
      if size >= 24, generation >= .catalina {
        ascent = ((Self.systemAscent - 0.0146 + Self.systemDescent) * size).rounded(.down) - descent
      }
      // Before macOS 10.15 the system's own size and its neighbours were a point higher: 16 at 12 (12 of 12 labels and
      // buttons), 17 at 13, 18 at 14.
      if generation == .mojave, (12...14).contains(size) { descent += 1 }
      // The text style `title2` is 21 high (4 of 4 labels).
      if size == 17 { descent += 1 }
    default:
      let metrics = measurer.metrics(of: font)
      ascent = CGFloat(metrics.ascender).rounded()
      descent = CGFloat(-metrics.descender).rounded()
    }
  }

  init(tallestOf fonts: [FontDescription], _ measurer: any TextMeasuring, _ generation: AppKitGeneration) {
    let figures = fonts.map { LineFigures($0, measurer, generation) }
    ascent = figures.map(\.ascent).max() ?? 0
    descent = figures.map(\.descent).max() ?? 0
  }
}
