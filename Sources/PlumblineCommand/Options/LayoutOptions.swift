// The options for layout configurations: devices, orientations, directions, languages, content sizes.

import ArgumentParser
import FontFiles
import InterfaceBuilder
import Typography

struct LayoutOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "Lay out for this device: an id such as retina6_12, a name such as \"iPhone 15\", or phones, tablets, all; "
        + "canvas is the device that each document shows in Interface Builder, the default except for 'check'. "
        + "Repeatable.",
      valueName: "name"),
    completion: .list(DeviceGroup.allCases.map(\.name) + [DeviceGroup.canvas] + Device.all.map(\.id)))
  var devices: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Give the root view this size in points, such as 320x480.", valueName: "WxH"),
    completion: .list(["320x480"]), transform: RootSize.init(parsing:))
  var size: RootSize?

  @Option(
    name: .customLong("orientation"),
    help: ArgumentHelp(
      "The orientation of the device: portrait or landscape. Repeatable.", valueName: "orientation"),
    completion: .list(Orientation.allCases.map(\.name)), transform: Orientation.named)
  var orientations: [Orientation] = []

  @Option(
    name: .customLong("direction"),
    help: ArgumentHelp("The layout direction: ltr or rtl. Repeatable.", valueName: "direction"),
    completion: .list(Direction.allCases.map(\.name)), transform: Direction.named)
  var directions: [Direction] = []

  @Option(
    help: ArgumentHelp(
      "Measure text with the .ttf, .otf and .ttc fonts of this file or folder. Repeatable. Fonts in folders that "
        + "are given as documents are found without it."
        + (FontCatalogue.measuresFiles ? "" : " Needs a build with --traits Fonts."), valueName: "folder"))
  var fonts: [String] = []

  @Option(
    name: .customLong("content-size"),
    help: ArgumentHelp(
      "The content size category of Dynamic Type: XS to XXXL, AX1 to AX5, or Apple's names from extraSmall to "
        + "accessibilityExtraExtraExtraLarge. Repeatable.", valueName: "name"),
    completion: .list(ContentSizeCategory.allCases.map(\.name)), transform: ContentSizeCategory.named)
  var contentSizes: [ContentSizeCategory] = []

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "Lay out with the strings of this language, such as de; of all languages of a document: all; "
        + "or of a pseudolanguage: double, accented, bounded, rtl, rtl-strings. Repeatable.",
      valueName: "language"),
    completion: .list(["all"] + Pseudolanguage.allCases.map(\.rawValue)))
  var languages: [String] = []

  @Option(
    help: ArgumentHelp("Only the scene whose root view or view controller has this id.", valueName: "id"),
    completion: .list([]))
  var scene: String?

  @Option(parsing: .unconditional, help: TimeAllowance.help, transform: TimeAllowance.init(parsing:))
  var timeLimit = TimeAllowance.usual

  func validate() throws {
    for language in languages { try LayoutChoice.LanguageChoice.check(language) }
  }

  func layoutChoice() throws(CommandLineMistake) -> LayoutChoice {
    var choice = LayoutChoice()
    do throws(CommandLineMistake) {
      choice.devices = try DeviceGroup.devices(named: devices)
    } catch {
      throw CommandLineMistake("--device: \(error.description)")
    }
    choice.size = size
    choice.orientations = orientations
    choice.directions = directions
    choice.contentSizes = contentSizes
    choice.languages = LayoutChoice.LanguageChoice(languages)
    choice.scene = scene
    return choice
  }

  /// The fonts of `--fonts` and of `.plumbline.yml`. If a document names a font that they do not have, the folders of the
  /// command line are searched as well. nil if there are neither fonts nor folders.
  func fontCatalogue(besides documents: [String], configured: [FilePath]) -> FontCatalogue? {
    let folders = documents.map(FilePath.init(argument:)).filter { FileStatus(of: $0)?.kind == .folder }
    var seen: Set<String> = []
    let given = (fonts + configured.map(\.name)).filter { seen.insert($0).inserted }
    guard !given.isEmpty || !folders.isEmpty else { return nil }
    return FontCatalogue(given: given) {
      folders.flatMap { FolderWalk.files(below: $0, where: FontFile.isFont) }.map(\.name)
    }
  }

  var givenOptions: [String] {
    let options: [(name: String, isGiven: Bool)] = [
      ("--device", !devices.isEmpty), ("--size", size != nil), ("--orientation", !orientations.isEmpty),
      ("--direction", !directions.isEmpty), ("--fonts", !fonts.isEmpty),
      ("--content-size", !contentSizes.isEmpty), ("--language", !languages.isEmpty),
      ("--scene", scene != nil),
    ]
    return options.filter(\.isGiven).map(\.name)
  }
}
