// The names of orientations, directions and content size categories, on the command line and in `.plumbline.yml`.

import InterfaceBuilder
import Typography

enum Direction: String, CaseIterable, NamedChoice { case ltr, rtl }

extension Orientation: NamedChoice {}

extension ContentSizeCategory: NamedChoice {
  var name: String { "\(self)" }

  /// The short name, such as L or AX3.
  var listedName: String { shortName }

  /// Apple's constants (`XL`, `UICTContentSizeCategoryXL`) and the names of its `simctl` (extra-large).
  var aliases: [String] {
    let short = Self.shortNames[rawValue]
    let words = name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    return [short, "UICTContentSizeCategory" + short, words] + (short == shortName ? [] : [shortName])
  }

  private static let shortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
    "AccessibilityXXL", "AccessibilityXXXL",
  ]
}
