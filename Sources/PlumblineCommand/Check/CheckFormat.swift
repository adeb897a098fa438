// The forms in which `check` writes findings.

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
  func makeWriter(style: TextStyle, failing: Finding.Level?) -> any FindingsWriter {
    switch self {
    case .text: TextWriter(paragraphs: CheckText(style: style))
    case .json: LineWriter()
    case .other(let format): format.makeWriter(version: PlumblineCommand.version, failing: failing)
    }
  }
}

/// `text`: paragraphs for people.
struct TextWriter: FindingsWriter {
  var paragraphs: CheckText
  mutating func add(_ report: SceneReport) -> String { paragraphs.text(for: report) }
  func add(unreadable document: String, mistakes: [InputMistake]) -> String { "" }
}

/// `json`: one object a line and scene.
struct LineWriter: FindingsWriter {
  func add(_ report: SceneReport) -> String { report.checkJSON + "\n" }
  func add(unreadable document: String, mistakes: [InputMistake]) -> String { "" }
}
