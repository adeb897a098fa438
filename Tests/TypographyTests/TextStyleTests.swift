// Text styles and their points at each content size.

import Testing
import Typography

@Suite("Text styles")
struct TextStyleTests {
  /// spec/system-font.json, `dynamic_type_points`: style, points at xSmall, large and the largest size.
  static let points: [(TextStyle, Double, Double, Double)] = [
    (.largeTitle, 31, 34, 60), (.title1, 25, 28, 58), (.title2, 19, 22, 56), (.title3, 17, 20, 55),
    (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51), (.subheadline, 12, 15, 49),
    (.footnote, 12, 13, 44), (.caption1, 11, 12, 43), (.caption2, 11, 11, 40),
  ]

  @Test("points by content size", arguments: points)
  func pointSize(style: TextStyle, smallest: Double, standard: Double, largest: Double) {
    #expect(style.pointSize(for: .extraSmall) == smallest)
    #expect(style.pointSize() == standard)
    #expect(style.pointSize(for: .accessibilityExtraExtraExtraLarge) == largest)
    #expect(style.font().pointSize == standard)
  }

  @Test("headline is semibold, the others regular")
  func weights() {
    for style in TextStyle.allCases { #expect(style.weight == (style == .headline ? .semibold : .regular)) }
  }

  @Test("names that documents use")
  func names() {
    #expect(TextStyle(documentName: "UICTFontTextStyleSubhead") == .subheadline)
    #expect(TextStyle(documentName: "UICTFontTextStyleTitle0") == .largeTitle)
    #expect(TextStyle(documentName: "UICTFontTextStyleBody") == .body)
    #expect(TextStyle(documentName: "Body") == nil)
  }

  @Test("the accessibility sizes are the five largest")
  func accessibility() {
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(ContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
  }

  @Test("digits of equal width")
  func monospacedDigits() {
    let measurer = SystemFontMeasurer()
    func width(_ text: String) -> Double {
      measurer.measure(
        [TextRun(text, font: FontDescription(hasMonospacedDigits: true))], within: TextLimits()
      ).width
    }
    #expect(abs(width("1") - width("0")) < 1e-9)
    #expect(abs(width("7") - width("4")) < 1e-9)
  }
}
