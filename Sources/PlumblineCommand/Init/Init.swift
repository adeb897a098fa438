// `plumbline init`: a configuration to begin with.

import ArgumentParser
import Foundation
import LayoutReport

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a commented .plumbline.yml, or carries one of IBLinter over.",
    discussion: """
      EXAMPLES:
        plumbline init
        plumbline init --from .iblinter.yml
        plumbline init App
      """)

  @Argument(
    help: ArgumentHelp("The folder that the file is for.", valueName: "folder"), completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp("A configuration of IBLinter to carry over.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var from: String?

  @Flag(help: "Replace a file that is there.")
  var force = false

  func run() throws {
    let path = FilePath(argument: folder).appending(ConfigurationFile.name)
    guard force || FileStatus(of: path, followingLinks: false) == nil else {
      Console.complain("\(path.name): exists already; --force replaces it.")
      throw ExitCode.unreadable
    }
    var template = ConfigurationTemplate()
    var notes: [String] = []
    if let from {
      do {
        let source = FilePath(argument: from)
        let bytes = try FileContents.bytes(of: source, limit: ConfigurationFile.sizeLimit)
        guard let place = source.folder.resolved, let target = FilePath(argument: folder).resolved else {
          throw DocumentError.unreadable(folder, reason: FileContents.reason(errno))
        }
        let foreign = try IBLinterConfiguration(
          bytes, name: source.name, way: FolderWalk.relativePath(of: target, below: place))
        template = foreign.template
        notes = foreign.notes.map { "\(source.name): \($0)" }
      } catch {
        Console.complain("\(error)")
        throw ExitCode.unreadable
      }
    }
    try WholeFile.write(template.text, to: path)
    Console.print("\(path.name): written.\n")
    for note in notes { Console.complain(note) }
  }
}

/// The text of a configuration file, with what is not set as comments that can be uncommented.
struct ConfigurationTemplate {
  var include: [String] = []
  var exclude: [String] = []
  /// In order: a kind, its level, and what it allows.
  var rules: [(kind: Finding.Kind, level: RuleLevel, allowed: [String])] = []
  /// Lines to say at the end of the file.
  var remarks: [String] = []

  var text: String {
    var text = """
      # Plumbline's configuration. It holds for everything below this folder; flags of the command
      # line win over it. 'plumbline rules' and 'plumbline devices' list what can be named.

      # Only these folders, and none of those. Paths are relative to this file; ** stands for any
      # depth. Pods, Carthage, .build, DerivedData, node_modules, hidden folders and what .gitignore
      # names are left out without being named.
      \(list("include", include, example: "[App]"))
      \(list("exclude", exclude, example: "[Legacy, \"**/Generated\"]"))

      # What every scene is laid out for, in all combinations. Without these, each document keeps the
      # device that it shows in Interface Builder.
      # devices: [iPhone SE (3rd generation), iPhone 17 Pro Max]   # or phones, tablets, all
      # orientations: [portrait, landscape]
      # directions: [ltr, rtl]
      # languages: all                                             # or [de, ar]
      # content-sizes: [L, AX3]

      # Fonts of the application, so that its texts are measured with them.
      # fonts: [Resources/Fonts]

      # error, warning, note or off; a rule can leave out paths, and allow what it would complain of.

      """
    if rules.isEmpty {
      text += """
        # rules:
        #   misplaced: off
        #   outside: warning
        #   missing-image: {level: error, exclude: [Legacy]}
        #   fonts: {level: warning, allowed: [system, Avenir-Book]}

        """
    } else {
      text += "rules:\n"
      for rule in rules {
        let value =
          rule.allowed.isEmpty
          ? rule.level.rawValue
          : "{level: \(rule.level.rawValue), allowed: [\(rule.allowed.map(Self.quoted).joined(separator: ", "))]}"
        text += "  \(rule.kind.rawValue): \(value)\n"
      }
    }
    text += """

      # Known findings, which are not told again: written by 'plumbline check --write-baseline'.
      # baseline: \(Baseline.name)

      """
    if !remarks.isEmpty { text += "\n" + remarks.map { "# \($0)\n" }.joined() }
    return text
  }

  private func list(_ key: String, _ values: [String], example: String) -> String {
    values.isEmpty
      ? "# \(key): \(example)" : "\(key): [\(values.map(Self.quoted).joined(separator: ", "))]"
  }

  /// In quotes where YAML would read something else.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "._/-".unicodeScalars.contains(scalar)
    }
    return isPlain && text.first.map { $0.isLetter } ?? false ? text : JSONValue.string(text).text
  }
}
