// `--fonts`: the font files that texts are measured with.

import ArgumentParser
import FontFiles
import Foundation

struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp(
      "Measure text with the .ttf, .otf and .ttc fonts of this file or folder. Repeatable. Fonts in folders that "
        + "are given as documents are found without it."
        + (FontCatalogue.measuresFiles ? "" : " Needs a build with --traits Fonts."), valueName: "folder"))
  var paths: [String] = []

  /// The fonts of `--fonts` and of `.plumbline.yml`. If a document names a font that they do not have, the folders of the
  /// command line are searched as well. nil if there are neither fonts nor folders.
  func catalogue(besides documents: [String], configured: [FilePath]) -> FontCatalogue? {
    let folders = documents.map(FilePath.init(argument:)).filter { FileStatus(of: $0)?.kind == .folder }
    var seen: Set<String> = []
    let given = (paths + configured.map(\.name)).filter { seen.insert($0).inserted }
    guard !given.isEmpty || !folders.isEmpty else { return nil }
    return FontCatalogue(given: given) {
      folders.flatMap { FolderWalk.files(below: $0, where: FontFile.isFont) }.map(\.name)
    }
  }
}
