// The user's text size, under Apple's name.

import Typography

/// The size of text that the user prefers (Dynamic Type). Raw values are Apple's.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the category, or another, which counts as `large`.
  public let rawValue: String
  /// A category by Apple's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No preference is known.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest of seven ordinary sizes.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The second of seven.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The third of seven.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The system's default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The fifth of seven.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The sixth of seven.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest ordinary size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of five sizes for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of five.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of five.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of five.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether this is one of the five sizes for accessibility.
  public var isAccessibilityCategory: Bool { typographic?.isAccessibilityCategory ?? false }

  /// The same size as fonts are chosen by; nil for `unspecified` and names that are not Apple's.
  public var typographic: ContentSizeCategory? {
    Self.ordered.firstIndex(of: self).flatMap { ContentSizeCategory(rawValue: $0) }
  }

  /// The category of a size that fonts are chosen by.
  public init(_ category: ContentSizeCategory) { self = Self.ordered[category.rawValue] }
}

/// Categories compare by size; `unspecified` is below all others.
extension UIContentSizeCategory: Comparable {
  /// Whether the text of the first is smaller.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    (lhs.typographic?.rawValue ?? -1) < (rhs.typographic?.rawValue ?? -1)
  }
}
