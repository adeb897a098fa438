// Where findings go: to standard output in one form, and to any number of files in the same or others.

import ArgumentParser
import Foundation
import LayoutReport

/// The forms in which `check` writes findings: those of `FindingsFormat` are for other programs.
enum CheckFormat: String, NamedChoice {
  case text, json, xcode, github, sarif, junit, codeclimate, checkstyle, markdown

  /// A writer of its own for each output.
  func makeWriter(style: TextStyle, isQuiet: Bool) -> any CheckWriter {
    switch self {
    case .text: TextWriter(style: style, isQuiet: isQuiet)
    case .json: LineWriter()
    default: ForeignWriter(FindingsFormat(rawValue: rawValue) ?? .xcode)
    }
  }
}

/// Writes the reports of a run in one form, in the order in which they come.
protocol CheckWriter {
  /// What is written before the first report.
  mutating func begin() -> String
  /// What is written for a document that could not be read; forms for people leave it to standard error.
  mutating func text(forUnreadable document: String, message: String) -> String
  /// What is written for a report as soon as it is there; empty for forms that are made at the end.
  mutating func text(for report: SceneReport) -> String
  /// What is written after the last report.
  mutating func end(_ run: CheckRun) -> String
}

extension CheckWriter {
  mutating func begin() -> String { "" }
  mutating func text(forUnreadable document: String, message: String) -> String { "" }
}

/// What is known of a run at its end.
struct CheckRun {
  var summary: CheckSummary
  var documents: Int
  var unreadable: Int
  var seconds: Double
}

/// `text`: paragraphs for people.
private struct TextWriter: CheckWriter {
  private var paragraphs: CheckText
  private let style: TextStyle
  private let isQuiet: Bool

  init(style: TextStyle, isQuiet: Bool) {
    paragraphs = CheckText(style: style)
    self.style = style
    self.isQuiet = isQuiet
  }

  mutating func text(for report: SceneReport) -> String { paragraphs.text(for: report) }

  func end(_ run: CheckRun) -> String {
    if isQuiet { return "" }
    return (run.summary.isClean ? "" : "\n")
      + run.summary.text(
        documents: run.documents, unreadable: run.unreadable, seconds: run.seconds, style: style) + "\n"
  }
}

/// `json`: one object a line and scene.
private struct LineWriter: CheckWriter {
  func text(for report: SceneReport) -> String { report.checkJSON + "\n" }
  func end(_ run: CheckRun) -> String { "" }
}

/// A form that other programs read.
private struct ForeignWriter: CheckWriter {
  private var writer: any FindingsWriter

  init(_ format: FindingsFormat) { writer = format.makeWriter(version: PlumblineCommand.version) }

  mutating func begin() -> String { writer.begin() }
  mutating func text(for report: SceneReport) -> String { writer.add(report) }
  mutating func text(forUnreadable document: String, message: String) -> String {
    writer.add(unreadable: document, message: message)
  }
  mutating func end(_ run: CheckRun) -> String { writer.end() }
}

/// `--format` and `--output`.
struct CheckOutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "text (for people), json (one object a line and scene), xcode, github, sarif, junit, codeclimate (GitLab), "
        + "checkstyle or markdown (for a pull request).", valueName: "format"),
    completion: .list(CheckFormat.allCases.map(\.name)), transform: CheckFormat.named)
  var format: CheckFormat = .text

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp("Also write a form to a file. Repeatable.", valueName: "format:file"),
    completion: .list(CheckFormat.allCases.map { $0.name + ":" }), transform: CheckFile.init(parsing:))
  var files: [CheckFile] = []

  func outputs(isQuiet: Bool) throws -> CheckOutputs {
    CheckOutputs(
      format.makeWriter(style: Console.style, isQuiet: isQuiet),
      files: files.map { ($0.path, $0.format.makeWriter(style: TextStyle(), isQuiet: isQuiet)) })
  }
}

/// One `--output`: `json:findings.jsonl`.
struct CheckFile {
  var format: CheckFormat
  var path: String

  init(parsing text: String) throws {
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
  private var standard: any CheckWriter
  private var files: [(path: String, writer: any CheckWriter, text: String)]
  private let start = ContinuousClock.now

  init(_ standard: any CheckWriter, files: [(path: String, writer: any CheckWriter)]) {
    self.standard = standard
    self.files = files.map { ($0.path, $0.writer, "") }
    Console.print(self.standard.begin())
    for index in self.files.indices { self.files[index].text = self.files[index].writer.begin() }
  }

  mutating func write(unreadable document: String, message: String) {
    let text = standard.text(forUnreadable: document, message: message)
    if !text.isEmpty { Console.print(text) }
    for index in files.indices {
      files[index].text += files[index].writer.text(forUnreadable: document, message: message)
    }
  }

  mutating func write(_ report: SceneReport) {
    let text = standard.text(for: report)
    if !text.isEmpty { Console.print(text) }
    for index in files.indices { files[index].text += files[index].writer.text(for: report) }
  }

  /// Writes what stands at the end, and the files.
  mutating func end(_ summary: CheckSummary, documents: Int, unreadable: Int) throws {
    let run = CheckRun(
      summary: summary, documents: documents, unreadable: unreadable,
      seconds: (ContinuousClock.now - start) / .seconds(1))
    Console.print(standard.end(run))
    for index in files.indices {
      let text = files[index].text + files[index].writer.end(run)
      try WholeFile.write(text, to: files[index].path)
    }
  }
}
