// What every command that reads documents takes: the documents and the configurations to lay them out in.

import ArgumentParser
import InterfaceBuilder
import Typography

struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A .storyboard, .xib, .yaml, .yml or .json file, a folder (searched recursively), or - for standard input.",
      valueName: "document"))
  var documents: [String] = []

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "Lay out for this device: an id such as retina6_12 or a name such as \"iPhone 15\". Repeatable. "
        + "Without it, every document keeps its own canvas.", valueName: "name"))
  var devices: [String] = []

  @Option(
    help: ArgumentHelp("Give the root view this size in points, such as 320x480.", valueName: "WxH"),
    transform: RootSize.init(parsing:))
  var size: RootSize?

  @Option(
    help: ArgumentHelp("How the device is held: portrait or landscape.", valueName: "orientation"),
    transform: Orientation.named)
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp(
      "The reading direction of the application's language: ltr or rtl.", valueName: "direction"),
    transform: Direction.named)
  var direction: Direction?

  @Option(
    help: ArgumentHelp(
      "The user's text size, for text that follows it: extraSmall to extraExtraExtraLarge, "
        + "accessibilityMedium to accessibilityExtraExtraExtraLarge.", valueName: "name"),
    transform: ContentSizeCategory.named)
  var contentSize: ContentSizeCategory?

  @Option(
    help: ArgumentHelp("Only the scene whose root view or controller has this id.", valueName: "id"))
  var scene: String?
}

/// A size as the command line writes it: 320x480.
struct RootSize: Hashable {
  var width: Double
  var height: Double

  /// Larger roots only lose digits.
  static let limit = 100_000.0

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(parsing text: String) throws {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (0...Self.limit).contains(width), (0...Self.limit).contains(height)
    else {
      throw CommandLineMistake("'\(text)' is no size. Give width x height in points, such as 320x480.")
    }
    self.width = width
    self.height = height
  }
}

enum Direction: String, CaseIterable, NamedChoice { case ltr, rtl }

extension Orientation: NamedChoice {}

extension ContentSizeCategory: NamedChoice {
  /// The names of `UIContentSizeCategory`.
  var name: String { "\(self)" }

  /// Apple's constants (`XL`, `UICTContentSizeCategoryXL`) and the names of its `simctl` (extra-large).
  var aliases: [String] {
    let short = Self.shortNames[rawValue]
    let words = name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    return [short, "UICTContentSizeCategory" + short, words]
  }

  private static let shortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
    "AccessibilityXXL", "AccessibilityXXXL",
  ]
}
