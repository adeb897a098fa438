// `--format` and `--output` of `check`.

import ArgumentParser
import Foundation
import LayoutReport

struct CheckOutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format of standard output: \(CheckFormat.allCases.map(\.name).joined(separator: ", ")). The default is text.",
      valueName: "format"),
    completion: .list(CheckFormat.allCases.map(\.name)), transform: CheckFormat.named)
  var format: CheckFormat?

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp(
      "Also write findings to a file, in this format; the file - is standard output, instead of --format. Repeatable.",
      valueName: "format:file"),
    completion: .list(CheckFormat.allCases.map { $0.name + ":" }), transform: CheckFile.init(parsing:))
  var files: [CheckFile] = []

  @OptionGroup var links: LinkOptions

  @Flag(help: "Pages show all layouts of all scenes, not only those that tell something new of a finding.")
  var allPictures = false

  private var formats: [CheckFormat] { [format].compactMap { $0 } + files.map(\.format) }
  var showsPictures: Bool { formats.contains(.other(.html)) }
  /// Whether any output tells more of a scene than its findings.
  var tellsViews: Bool { showsPictures || formats.contains(.json) }

  /// Two outputs of one place would overwrite each other.
  func validate() throws {
    let printed = files.filter(\.isStandardOutput)
    if let format, let other = printed.first {
      throw CommandLineMistake(
        "--format \(format.name) and --output \(other.text) both write to standard output. Remove one of them."
      )
    }
    if printed.count > 1 {
      throw CommandLineMistake(
        "--output \(printed[0].text) and --output \(printed[1].text) both write to standard output. Name a file for one of them."
      )
    }
    var seen: [FilePath: CheckFile] = [:]
    for file in files where !file.isStandardOutput {
      guard file.target != FileDraft.redirectedOutput else {
        throw CommandLineMistake(
          "--output \(file.text) is the file that standard output is redirected to. Name another file.")
      }
      if let other = seen.updateValue(file, forKey: file.target) {
        throw CommandLineMistake(
          "--output \(other.text) and --output \(file.text) write to the same file. Name another file for one of them."
        )
      }
    }
  }

  /// An output that is one of the files that the run reads or writes would destroy it.
  func validate(beside inputs: [FilePath]) throws {
    for file in files where !file.isStandardOutput {
      try FileDraft.keep(inputs, from: "--output \(file.text)", at: file.target)
    }
  }

  func outputs(_ options: FindingOptions) throws(OutputError) -> CheckOutputs {
    let printed = files.first(where: \.isStandardOutput)?.format ?? format ?? .text
    let files = files.filter { !$0.isStandardOutput }
    return try CheckOutputs(printed, files: files, options, links: showsPictures ? links.links : "")
  }
}

/// One `--output`: `json:findings.jsonl`.
struct CheckFile: Sendable {
  var format: CheckFormat
  var path: String
  var text: String

  /// The file, with symbolic links resolved.
  var target: FilePath { FileDraft.target(of: FilePath(argument: path)) }

  var isStandardOutput: Bool { path == "-" || FileDraft.isStandardOutput(path) }

  init(parsing text: String) throws {
    self.text = text
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else {
      throw CommandLineMistake(
        "'\(text)' does not name a file. Give FORMAT:FILE, such as json:findings.jsonl.")
    }
    format = try CheckFormat.named(String(parts[0]))
    path = String(parts[1])
  }
}
