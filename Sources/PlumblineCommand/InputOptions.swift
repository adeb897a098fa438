// What every command that reads documents takes: the documents and the configurations to lay them out in.

import ArgumentParser
import Foundation

struct InputOptions: ParsableArguments {
  @Argument(help: ArgumentHelp(
    "A .storyboard, .xib, .yaml, .yml or .json file, a folder (searched recursively), or - for standard input.",
    valueName: "document"))
  var documents: [String]

  @Option(name: .customLong("device"), help: ArgumentHelp(
    "Lay out for this device: an id such as retina6_12 or a name such as \"iPhone 15\". Repeatable. "
      + "Without it, every document keeps its own canvas.", valueName: "name"))
  var devices: [String] = []

  @Option(help: ArgumentHelp("Give the root view this size in points, such as 320x480.", valueName: "WxH"),
    transform: RootSize.init(parsing:))
  var size: RootSize?

  @Option(help: ArgumentHelp("portrait or landscape.", valueName: "orientation"), transform: Orientation.named)
  var orientation: Orientation?

  @Option(help: ArgumentHelp("ltr or rtl: the reading direction of the application's language.",
    valueName: "direction"), transform: Direction.named)
  var direction: Direction?

  @Option(help: ArgumentHelp(
    "The user's text size: \(ContentSize.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "name"),
    transform: ContentSize.named)
  var contentSize: ContentSize?

  @Option(help: ArgumentHelp("Only the scene with this id: its root view's or its controller's.", valueName: "id"))
  var scene: String?
}

/// A size as the command line writes it: 320x480.
struct RootSize: Hashable {
  var width: Double
  var height: Double

  /// Larger roots only lose digits.
  static let limit = 100_000.0

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

enum Orientation: String, NamedChoice { case portrait, landscape }

enum Direction: String, NamedChoice { case ltr, rtl }

/// The text sizes of the system's settings, by the ends of Apple's names (`UICTContentSizeCategoryXL`).
enum ContentSize: String, NamedChoice {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibilityMedium = "AccessibilityM"
  case accessibilityLarge = "AccessibilityL"
  case accessibilityExtraLarge = "AccessibilityXL"
  case accessibilityExtraExtraLarge = "AccessibilityXXL"
  case accessibilityExtraExtraExtraLarge = "AccessibilityXXXL"
}
