// Fonts of text styles, which follow the user's text size (Dynamic Type).

import Foundation
import Typography

extension UIFont {
  /// A role of text, whose size follows the user's. Raw values are Apple's.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the style, or another, which is measured as `body`.
    public let rawValue: String
    /// A style of Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points at the default text size, for the title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points at the default text size, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points at the default text size, for running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the default text size, which smaller text sizes keep.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style as text is measured by; body for names that are not Apple's.
    var typographic: Typography.TextStyle { Typography.TextStyle(documentName: rawValue) ?? .body }
  }

  /// The font of a style at the text size of traits; at the main screen's for nil.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      style.typographic.font(for: category.typographic ?? .large), scaling: FontScaling(style: style))
  }
}

/// Scales fonts and values that were designed for the default text size.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Scales as the font of a text style grows with the user's text size.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Scales as running text grows: `UIFontMetrics(forTextStyle: .body)`.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A length at the text size of the main screen.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length at the text size of traits, rounded to their pixels: as the style's font grows.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let category = traits.preferredContentSizeCategory.typographic ?? .large
    let share = style.typographic.pointSize(for: category) / style.typographic.pointSize(for: .large)
    return (value * CGFloat(share)).roundedToPixel(scale: max(1, traits.displayScale))
  }

  /// A font at the text size of the main screen.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font at the text size of the main screen, but no larger than a number of points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font at the text size of traits, or of the main screen for nil; it goes on following the text size where a
  /// control asks for that.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// A font at the text size of traits, but no larger than a number of points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(style: style, size: font.pointSize, maximum: maximumPointSize)
    return font.scaling(by: scaling).following(traitCollection ?? .current)
  }
}

/// Objects that change their font with the user's text size, if its font is one of a text style or one that
/// `UIFontMetrics` scaled.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the user's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
