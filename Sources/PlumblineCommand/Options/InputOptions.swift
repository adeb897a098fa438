// The options of commands that read documents: which documents, and their layout configurations.

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

  func validate() throws {
    if filesFrom == "-", documents.contains("-") {
      throw CommandLineMistake(
        "'-' and '--files-from -' both read standard input. Put one of them into a file.")
    }
  }

  /// Throws unless there is a document or a list of documents.
  func requireDocuments() throws(CommandLineMistake) {
    guard documents.isEmpty, filesFrom == nil else { return }
    throw CommandLineMistake(
      "Missing expected argument '<document> ...'. Give documents or folders; . is the current folder.")
  }

  var givenOptions: [String] {
    let options: [(name: String, isGiven: Bool)] = [
      ("--files-from", filesFrom != nil), ("--force-exclude", forceExclude),
    ]
    return options.filter(\.isGiven).map(\.name)
  }
}

/// The documents of a command line, and how to lay them out. Commands name both groups of options side by side: of groups
/// within groups ArgumentParser makes the definitions several times as often.
struct Inputs {
  let input: InputOptions
  let layout: LayoutOptions
  /// Whether devices, languages and other dimensions of `.plumbline.yml` apply if the command line names none. They apply
  /// to checks, not to frames and pictures.
  let isCheck: Bool

  init(_ input: InputOptions, _ layout: LayoutOptions, isCheck: Bool = false) {
    self.input = input
    self.layout = layout
    self.isCheck = isCheck
  }

  private static let usualLayout = Result { try LayoutOptions.parse([]) }

  /// Documents and folders without any option. The live page asks for each document that it checks.
  init(paths: [String], isCheck: Bool = false) throws {
    try self.init(.parse(["--"] + paths), Self.usualLayout.get(), isCheck: isCheck)
  }
}
