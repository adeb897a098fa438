// The distance between lines of text in a text style, which is wider than the font's own lines.

import Foundation
import Typography

enum TextStyleLeading {
  /// Points that a label adds between its lines for a text style's font of this size.
  ///
  /// Labels of several lines in a text style store heights of (lines - 1) · leading + one line of the font: all 10 of
  /// the corpus whose height the text decides (headline 42.5 in 2 lines, caption 78.5 in 5); in a plain system font of
  /// the same size the lines lie close.
  static func lineSpacing(of font: FontDescription, measurer: some TextMeasuring) -> Double {
    max(0, leading(pointSize: font.pointSize) - measurer.metrics(of: font).lineHeight)
  }

  /// From baseline to baseline, in points. Between and beyond the sizes of the table in proportion.
  static func leading(pointSize: Double) -> Double {
    guard let above = table.firstIndex(where: { $0.size >= pointSize }) else {
      return pointSize * (table.last.map { $0.leading / $0.size } ?? 1)
    }
    guard above > 0 else { return pointSize * table[0].leading / table[0].size }
    let (low, high) = (table[above - 1], table[above])
    return low.leading + (pointSize - low.size) / (high.size - low.size) * (high.leading - low.leading)
  }

  /// Apple's Human Interface Guidelines, Typography: sizes and leadings of the text styles.
  private static let table: [(size: Double, leading: Double)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (20, 25), (21, 26),
    (22, 28),
    (23, 29), (28, 34), (33, 40), (34, 41), (40, 48), (47, 56), (53, 62),
  ]
}
