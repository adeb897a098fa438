// The text styles and content size categories of Dynamic Type, and the font of each.

/// A text style of Dynamic Type (`UIFont.TextStyle`): a role whose point size follows the user's text size.
///
/// Sizes are those of Apple's Human Interface Guidelines, in points.
///
/// ```swift
/// TextStyle.body.pointSize()                                       // 17
/// TextStyle.body.pointSize(for: .accessibilityExtraExtraExtraLarge)  // 53
/// ```
public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
  /// Apple's text styles.
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The style that a document names, as `UICTFontTextStyleBody` or `UIFontTextStyleBody`; nil for other names.
  public init?(documentName: String) {
    switch documentName {
    case "UICTFontTextStyleTitle0", "UICTFontTextStyleLargeTitle": self = .largeTitle
    case "UICTFontTextStyleTitle1": self = .title1
    case "UICTFontTextStyleTitle2": self = .title2
    case "UICTFontTextStyleTitle3": self = .title3
    case "UICTFontTextStyleHeadline", "UIFontTextStyleHeadline": self = .headline
    case "UICTFontTextStyleBody", "UIFontTextStyleBody": self = .body
    case "UICTFontTextStyleCallout": self = .callout
    case "UICTFontTextStyleSubhead", "UICTFontTextStyleSubheadline", "UIFontTextStyleSubheadline":
      self = .subheadline
    case "UICTFontTextStyleFootnote", "UIFontTextStyleFootnote": self = .footnote
    case "UICTFontTextStyleCaption1", "UIFontTextStyleCaption1": self = .caption1
    case "UICTFontTextStyleCaption2", "UIFontTextStyleCaption2": self = .caption2
    default: return nil
    }
  }

  /// Points of the style's font at a content size; `large` is the system's default.
  public func pointSize(for category: ContentSizeCategory = .large) -> Double {
    Double(Self.points[rawValue][category.rawValue])
  }

  /// Headline is semibold, every other style regular.
  public var weight: FontDescription.Weight { self == .headline ? .semibold : .regular }

  /// The style's font at a content size (`UIFont.preferredFont(forTextStyle:)`).
  public func font(for category: ContentSizeCategory = .large) -> FontDescription {
    let size = pointSize(for: category)
    return FontDescription(weight: weight, pointSize: size, leading: Self.leading(pointSize: size))
  }

  /// The additional line spacing of a text style: the Human Interface Guidelines' leading (from one baseline to the
  /// next) less the line's height. Two lines of Body measure 42.5, two of Title 1 67.5, three of Caption 1 46.5 and
  /// five 78.5 (`RxExample/Geolocation.storyboard`, `NetNewsWire/Account.storyboard`).
  private static func leading(pointSize: Double) -> Double {
    let index = Int(pointSize) - 11
    guard lineSpacings.indices.contains(index) else { return 0 }
    return Double(lineSpacings[index]) - SystemFontTables.vertical.metrics(pointSize: pointSize).lineHeight
  }

  /// Points from baseline to baseline for each whole size from 11 on.
  private static let lineSpacings = [
    13, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41, 42, 43,
    44, 46,
    47, 48, 49, 50, 51, 52, 54, 55, 56, 57, 58, 59, 60, 61, 62, 64, 65, 66, 67, 68, 69, 70,
  ]

  /// Apple's Human Interface Guidelines, Typography: a row a style, a column a content size category.
  private static let points: [[Int]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],  // largeTitle
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],  // title1
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],  // title2
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],  // title3
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],  // headline
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],  // body
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],  // callout
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],  // subheadline
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],  // footnote
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],  // caption1
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],  // caption2
  ]
}

/// The user's text size (`UIContentSizeCategory`), smallest first: seven ordinary sizes and five for accessibility.
///
/// Categories are ordered, so that `category >= .accessibilityMedium` asks for the accessibility sizes.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The seven ordinary sizes; `large` is the default.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The five sizes for accessibility.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the text of the first is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// XS to XXXL and AX1 to AX5.
  package var shortName: String {
    ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"][rawValue]
  }

  /// Whether this is one of the five larger accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
