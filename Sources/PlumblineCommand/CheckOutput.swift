// Where findings go: to standard output in one form, and to any number of files in the same or others.

import ArgumentParser
import Foundation
import LayoutReport

/// The forms in which `check` writes findings: its own two, and those of other programs.
enum CheckFormat: Hashable, NamedChoice {
  case text, json
  case other(FindingsFormat)

  static var allCases: [CheckFormat] { [.text, .json] + FindingsFormat.allCases.map(CheckFormat.other) }

  var name: String {
    switch self {
    case .text: "text"
    case .json: "json"
    case .other(let format): format.rawValue
    }
  }

  /// A writer of its own for each output.
  /// - Parameter failing: The mildest level with which the run fails.
  func makeWriter(style: TerminalStyle, failing: Finding.Level?) -> any FindingsWriter {
    switch self {
    case .text: TextWriter(paragraphs: CheckText(style: style))
    case .json: LineWriter()
    case .other(let format): format.makeWriter(version: PlumblineCommand.version, failing: failing)
    }
  }
}

/// `text`: paragraphs for people.
private struct TextWriter: FindingsWriter {
  var paragraphs: CheckText
  mutating func add(_ report: SceneReport) -> String { paragraphs.text(for: report) }
  func add(unreadable document: String, mistakes: [InputMistake]) -> String { "" }
}

/// `json`: one object a line and scene.
private struct LineWriter: FindingsWriter {
  func add(_ report: SceneReport) -> String { report.checkJSON + "\n" }
  func add(unreadable document: String, mistakes: [InputMistake]) -> String { "" }
}

/// `--format` and `--output`.
struct CheckOutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How findings are printed: \(CheckFormat.allCases.map(\.name).joined(separator: ", ")). Without it, text.",
      valueName: "format"),
    completion: .list(CheckFormat.allCases.map(\.name)), transform: CheckFormat.named)
  var format: CheckFormat?

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp(
      "Also write them in a form to a file; - is standard output, in place of --format. Repeatable.",
      valueName: "format:file"),
    completion: .list(CheckFormat.allCases.map { $0.name + ":" }), transform: CheckFile.init(parsing:))
  var files: [CheckFile] = []

  /// Whether any of them shows pictures.
  var showsPictures: Bool { ([format].compactMap { $0 } + files.map(\.format)).contains(.other(.html)) }

  /// Every form has a place of its own: two in one would be neither.
  func validate() throws {
    let printed = files.filter(\.isStandardOutput)
    if let format, let other = printed.first {
      throw CommandLineMistake(
        "--format \(format.name) and --output \(other.text) both go to standard output. Leave one of them out."
      )
    }
    if printed.count > 1 {
      throw CommandLineMistake(
        "--output \(printed[0].text) and --output \(printed[1].text) both go to standard output. Name a file for one of them."
      )
    }
    var seen: [FilePath: CheckFile] = [:]
    for file in files where !file.isStandardOutput {
      guard file.target != FileDraft.redirectedOutput else {
        throw CommandLineMistake(
          "--output \(file.text) goes to the file that standard output goes to. Name another.")
      }
      if let other = seen.updateValue(file, forKey: file.target) {
        throw CommandLineMistake(
          "--output \(other.text) and --output \(file.text) go to one file. Name another for one of them.")
      }
    }
  }

  func outputs(_ team: TeamOptions) throws(OutputError) -> CheckOutputs {
    let printed = files.first(where: \.isStandardOutput)?.format ?? format ?? .text
    return try CheckOutputs(printed, files: files.filter { !$0.isStandardOutput }, team)
  }
}

/// One `--output`: `json:findings.jsonl`.
struct CheckFile: Sendable {
  var format: CheckFormat
  var path: String
  /// As the command line has it.
  var text: String

  /// Where it goes, without links.
  var target: FilePath { FileDraft.target(of: FilePath(argument: path)) }

  var isStandardOutput: Bool { path == "-" || FileDraft.isStandardOutput(path) }

  init(parsing text: String) throws {
    self.text = text
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else {
      throw CommandLineMistake("'\(text)' names no file. Give FORMAT:FILE, such as json:findings.jsonl.")
    }
    format = try CheckFormat.named(String(parts[0]))
    path = String(parts[1])
  }
}

/// The outputs of one run.
struct CheckOutputs {
  private let format: CheckFormat
  private let style = Console.style
  private var standard: any FindingsWriter
  private var files: [(file: GrowingFile, writer: any FindingsWriter)]
  /// With `--quiet`, the mildest level that is shown.
  private let mildest: Finding.Level?
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  /// What was found, shown or not.
  private(set) var summary = CheckSummary()

  init(_ format: CheckFormat, files: [CheckFile], _ team: TeamOptions) throws(OutputError) {
    self.format = format
    standard = format.makeWriter(style: style, failing: team.failingLevel)
    isQuiet = team.quiet
    mildest = team.quiet ? team.failingLevel ?? .error : nil
    self.files = []
    for file in files {
      var writer = file.format.makeWriter(style: TerminalStyle(), failing: team.failingLevel)
      let output = try GrowingFile(FilePath(argument: file.path))
      try output.write(writer.begin())
      self.files.append((output, writer))
    }
    show(standard.begin())
  }

  mutating func add(_ report: SceneReport) throws(OutputError) {
    summary.add(report)
    var report = report
    if let mildest { report.findings.removeAll { $0.level > mildest } }
    show(standard.add(report))
    for index in files.indices { try files[index].file.write(files[index].writer.add(report)) }
  }

  mutating func add(unreadable document: String, _ mistakes: [InputMistake]) throws(OutputError) {
    show(standard.add(unreadable: document, mistakes: mistakes))
    for index in files.indices {
      try files[index].file.write(files[index].writer.add(unreadable: document, mistakes: mistakes))
    }
  }

  /// Writes what stands at the end, and the files.
  mutating func end(documents: Int, unreadable: Int, isSilent: Bool) throws(OutputError) {
    show(standard.end())
    if format == .text, !isQuiet, !isSilent {
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      show(
        (summary.isClean ? "" : "\n")
          + summary.text(documents: documents, unreadable: unreadable, seconds: seconds, style: style) + "\n")
    }
    for index in files.indices {
      try files[index].file.write(files[index].writer.end())
      try files[index].file.finish()
    }
  }

  private func show(_ text: String) {
    if !text.isEmpty { Console.print(text) }
  }
}
