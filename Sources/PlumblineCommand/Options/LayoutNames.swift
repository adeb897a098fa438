// The names of orientations, directions and content size categories, on the command line and in `.plumbline.yml`.

import InterfaceBuilder
import Typography

enum Direction: String, CaseIterable, NamedChoice { case ltr, rtl }

extension Orientation: NamedChoice {}

extension ContentSizeCategory: NamedChoice {
  var name: String { "\(self)" }

  /// The short name, such as L or AX3.
  var listedName: String { aliases.last.map { $0.hasPrefix("AX") ? $0 : aliases[0] } ?? name }

  /// Apple's constants (`XL`, `UICTContentSizeCategoryXL`) and the names of its `simctl` (extra-large).
  var aliases: [String] {
    let short = Self.shortNames[rawValue]
    let words = name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    let simple = short.replacing("Accessibility", with: "")
    let largest = ["AX1", "AX2", "AX3", "AX4", "AX5"]
    let place = Self.shortNames.firstIndex { $0.hasPrefix("Accessibility") } ?? 0
    let abbreviation = rawValue >= place && simple != short ? [largest[rawValue - place]] : []
    return [short, "UICTContentSizeCategory" + short, words] + abbreviation
  }

  private static let shortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
    "AccessibilityXXL", "AccessibilityXXXL",
  ]
}
