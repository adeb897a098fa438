// In which configurations a command lays documents out: devices, directions, languages and so on.

import ArgumentParser
import InterfaceBuilder
import Typography

struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "Lay out for this device: an id such as retina6_12, a name such as \"iPhone 15\", or phones, tablets, all. "
        + "Repeatable. Without it, every document keeps its own canvas.", valueName: "name"),
    completion: .list(DeviceGroup.allCases.map(\.name) + Device.all.map(\.id)))
  var devices: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Give the root view this size in points, such as 320x480.", valueName: "WxH"),
    completion: .list(["320x480"]), transform: RootSize.init(parsing:))
  var size: RootSize?

  @Option(
    name: .customLong("orientation"),
    help: ArgumentHelp(
      "How the device is held: portrait or landscape. Repeatable.", valueName: "orientation"),
    completion: .list(Orientation.allCases.map(\.name)), transform: Orientation.named)
  var orientations: [Orientation] = []

  @Option(
    name: .customLong("direction"),
    help: ArgumentHelp(
      "The reading direction of the application's language: ltr or rtl. Repeatable.", valueName: "direction"),
    completion: .list(Direction.allCases.map(\.name)), transform: Direction.named)
  var directions: [Direction] = []

  @OptionGroup var fonts: FontOptions

  @Option(
    name: .customLong("content-size"),
    help: ArgumentHelp(
      "The user's text size, for text that follows it: XS to XXXL, AX1 to AX5, or Apple's names from extraSmall to "
        + "accessibilityExtraExtraExtraLarge. Repeatable.", valueName: "name"),
    completion: .list(ContentSizeCategory.allCases.map(\.name)), transform: ContentSizeCategory.named)
  var contentSizes: [ContentSizeCategory] = []

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "Lay out with the texts of this language, such as de; all for every one that a document is translated to; "
        + "or of a pseudolanguage: double, accented, bounded, rtl, rtl-strings. Repeatable.",
      valueName: "language"),
    completion: .list(["all"] + Pseudolanguage.allCases.map(\.rawValue)))
  var languages: [String] = []

  @Option(
    help: ArgumentHelp("Only the scene whose root view or controller has this id.", valueName: "id"),
    completion: .list([]))
  var scene: String?

  func validate() throws {
    for language in languages { try LayoutChoice.LanguageChoice.check(language) }
  }

  /// What the command line names of devices and the other dimensions.
  func layoutChoice() throws(CommandLineMistake) -> LayoutChoice {
    var choice = LayoutChoice()
    do throws(CommandLineMistake) {
      choice.devices = try DeviceGroup.devices(named: devices)
    } catch {
      throw CommandLineMistake("--\(error.description)")
    }
    choice.size = size
    choice.orientations = orientations
    choice.directions = directions
    choice.contentSizes = contentSizes
    choice.languages = LayoutChoice.LanguageChoice(languages)
    choice.scene = scene
    return choice
  }

  /// The options that were given.
  var givenOptions: [String] {
    [
      ("--device", !devices.isEmpty), ("--size", size != nil), ("--orientation", !orientations.isEmpty),
      ("--direction", !directions.isEmpty), ("--fonts", !fonts.paths.isEmpty),
      ("--content-size", !contentSizes.isEmpty), ("--language", !languages.isEmpty),
      ("--scene", scene != nil),
    ].filter(\.1).map(\.0)
  }
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

  /// As configurations and examples write them: L, AX3.
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
