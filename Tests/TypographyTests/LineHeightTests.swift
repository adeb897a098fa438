// Heights of one line of the system font, as documents store them.

import Testing
import Typography

@Suite("Line heights of the system font")
struct LineHeightTests {
  /// spec 10 §7: point size, height at scale 2, height at scale 3.
  static let heights: [(Double, Double, Double)] = [
    (10, 12, 12), (11, 13.5, 13 + 1.0 / 3), (12, 14.5, 14 + 1.0 / 3), (13, 16, 15 + 2.0 / 3), (14, 17, 17),
    (15, 18, 18), (16, 19.5, 19 + 1.0 / 3), (17, 20.5, 20 + 1.0 / 3), (20, 24, 24), (25, 30, 30),
    (30, 36, 36),
    (36, 43, 43), (32, 38.5, 38 + 1.0 / 3),
  ]

  @Test("one line rounds up to a pixel", arguments: heights)
  func oneLine(size: Double, atTwo: Double, atThree: Double) {
    let measured = SystemFontMeasurer().measure(
      [TextRun("Label", font: FontDescription(pointSize: size))], within: TextLimits())
    #expect(measured.lineCount == 1)
    #expect(abs((measured.height * 2).rounded(.up) / 2 - atTwo) < 1e-9)
    #expect(abs((measured.height * 3).rounded(.up) / 3 - atThree) < 1e-9)
  }
}
