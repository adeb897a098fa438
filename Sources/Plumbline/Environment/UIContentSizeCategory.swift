// The user's text size, under Apple's name.

import Typography

/// The size of text that the user prefers (Dynamic Type). Raw values are Apple's.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the category, or another, which counts as `large`.
  public let rawValue: String
  /// A category by Apple's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The unspecified category; less than all others. Fonts are measured as at `large`.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body at 14 points: the smallest of seven ordinary sizes.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Body at 15 points.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Body at 16 points.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Body at 17 points: the system's default, and what the main screen says.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Body at 19 points.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Body at 21 points.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Body at 23 points: the largest ordinary size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// Body at 28 points: the smallest of five sizes for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Body at 33 points.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Body at 40 points.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Body at 47 points.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// Body at 53 points: the largest of all.
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
