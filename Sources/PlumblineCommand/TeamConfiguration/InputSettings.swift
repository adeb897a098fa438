// The settings of an argument of the command line: its options, and its `.plumbline.yml`.

import Foundation

/// The settings of an input. Options take precedence over `.plumbline.yml`.
struct InputSettings: Sendable {
  var layout: LayoutChoice
  var rules: RuleLevels
  /// The `.plumbline.yml` of the input.
  var file: TeamConfiguration?

  /// - Throws: `CommandLineMistake` for an option that is wrong.
  init(_ options: InputOptions, file: TeamConfiguration?) throws {
    self.file = file
    rules = file?.rules ?? RuleLevels()
    let named = try options.layoutChoice()
    layout = options.isCheck ? named.or(file?.layout ?? LayoutChoice()) : named
  }

  var folderChoice: FolderChoice { FolderChoice(file) }
}
