// What holds for the documents of one argument: the command line, and below it the nearest `.plumbline.yml`.

import Foundation

/// The choices for an input, flags of the command line over the configuration file.
struct InputSettings: Sendable {
  var layout: LayoutChoice
  var rules: RuleLevels
  /// The configuration file that was found.
  var file: TeamConfiguration?

  /// - Throws: `TeamConfigurationMistakes` of the file, `CommandLineMistake` of the flags.
  init(_ options: InputOptions, file: TeamConfiguration?) throws {
    self.file = file
    rules = file?.rules ?? RuleLevels()
    let named = try options.layoutChoice()
    layout = options.isCheck ? named.or(file?.layout ?? LayoutChoice()) : named
  }

  var folderChoice: FolderChoice { FolderChoice(file) }
}
