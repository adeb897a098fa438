// The output formats of `check`.

import LayoutReport

/// The output formats of `check`: text and JSON of its own, and the formats that editors and services read.
enum CheckFormat: Equatable, NamedChoice {
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

  /// Whether it names documents by their paths in the repository (`RepositoryPaths`).
  var isForServices: Bool {
    if case .other(let format) = self { format.isForServices } else { false }
  }

  /// A new writer in this format.
  /// - Parameter failing: The mildest level with which the run fails.
  func makeWriter(style: TerminalStyle, failing: Finding.Level?, links: String) -> any FindingsWriter {
    switch self {
    case .text: TextWriter(paragraphs: CheckText(style: style))
    case .json: LineWriter()
    case .other(let format):
      format.makeWriter(
        version: PlumblineCommand.version, failing: failing, kinds: Array(Finding.Kind.allCases),
        links: links)
    }
  }
}

/// `text`: all findings at the end, the worst first.
struct TextWriter: FindingsWriter {
  var paragraphs: CheckText
  mutating func add(_ report: SceneReport) -> String {
    paragraphs.add(report)
    return ""
  }
  func add(unreadable document: String, mistakes: [InputMistake]) -> String { "" }
  mutating func end() -> String { paragraphs.end() }
}

struct LineWriter: FindingsWriter {
  func add(_ report: SceneReport) -> String { report.checkJSON + "\n" }
  func add(unreadable document: String, mistakes: [InputMistake]) -> String { "" }
}
