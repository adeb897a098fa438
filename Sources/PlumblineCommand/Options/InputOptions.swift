// What every command that reads documents takes: the documents. `ConfigurationOptions` says how they are laid out.

import ArgumentParser

struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A .storyboard, .xib, .yaml, .yml or .json file, a folder (searched recursively), or - for standard input.",
      valueName: "document"), completion: .file(extensions: ["storyboard", "xib", "yaml", "yml", "json"]))
  var documents: [String] = []

  @Option(
    help: ArgumentHelp(
      "Also read the documents that this file lists, one a line or separated by zeros; - for standard input.",
      valueName: "file"), completion: .file())
  var filesFrom: String?

  @Flag(
    help: ArgumentHelp(
      "Leave out what .plumbline.yml leaves out of folders also where a file is named, as pre-commit and other tools "
        + "name them."))
  var forceExclude = false

  @OptionGroup var configuration: ConfigurationOptions

  /// Whether a configuration file's devices, languages and other dimensions hold where the command line names none:
  /// for checks, not for frames and pictures that somebody asks for.
  var isCheck = false

  enum CodingKeys: CodingKey {
    case documents, filesFrom, forceExclude, configuration
  }

  /// Standard input is one stream.
  func validate() throws {
    if filesFrom == "-", documents.contains("-") {
      throw CommandLineMistake(
        "- and --files-from - both read standard input. Put one of the two into a file.")
    }
  }

  /// A command that reads documents needs one.
  func requireDocuments() throws(CommandLineMistake) {
    guard documents.isEmpty, filesFrom == nil else { return }
    throw CommandLineMistake("Missing expected argument '<document> ...'; . is everything below here.")
  }

  /// What the command line names of devices and the other dimensions.
  func layoutChoice() throws(CommandLineMistake) -> LayoutChoice { try configuration.layoutChoice() }

  /// The options that were given and say which documents are read and how they are laid out.
  var givenOptions: [String] {
    [("--files-from", filesFrom != nil), ("--force-exclude", forceExclude)].filter(\.1).map(\.0)
      + configuration.givenOptions
  }
}
