// What every command that reads documents takes: the documents. `LayoutOptions` says how they are laid out.

import ArgumentParser

struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A .storyboard, .xib, .yaml, .yml or .json file, a folder (searched recursively), or - for standard input.",
      valueName: "document"), completion: .file(extensions: ["storyboard", "xib", "yaml", "yml", "json"]))
  var documents: [String] = []

  @Option(
    help: ArgumentHelp(
      "Also read the documents that this file lists, one a line or separated by NUL (find -print0); - for standard input.",
      valueName: "file"), completion: .file())
  var filesFrom: String?

  @Flag(
    help: ArgumentHelp(
      "Skip files that .plumbline.yml excludes even if they are named on the command line, as pre-commit names them."
    ))
  var forceExclude = false

  @OptionGroup var layout: LayoutOptions

  /// Whether a configuration file's devices, languages and other dimensions hold where the command line names none:
  /// for checks, not for frames and pictures that somebody asks for.
  var isCheck = false

  enum CodingKeys: CodingKey {
    case documents, filesFrom, forceExclude, layout
  }

  /// Standard input is one stream.
  func validate() throws {
    if filesFrom == "-", documents.contains("-") {
      throw CommandLineMistake(
        "'-' and '--files-from -' both read standard input. Put one of them into a file.")
    }
  }

  /// A command that reads documents needs one.
  func requireDocuments() throws(CommandLineMistake) {
    guard documents.isEmpty, filesFrom == nil else { return }
    throw CommandLineMistake(
      "Missing expected argument '<document> ...'. Give documents or folders; . is the current folder.")
  }

  /// What the command line names of devices and the other dimensions.
  func layoutChoice() throws(CommandLineMistake) -> LayoutChoice { try layout.layoutChoice() }

  /// The options that were given and say which documents are read and how they are laid out.
  var givenOptions: [String] {
    [("--files-from", filesFrom != nil), ("--force-exclude", forceExclude)].filter(\.1).map(\.0)
      + layout.givenOptions
  }
}
