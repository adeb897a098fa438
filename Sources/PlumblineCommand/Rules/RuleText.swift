// A rule's description as text, as JSON, and as a section of the page of all rules.

import LayoutReport
import LayoutScene

enum RuleText {
  private static func level(of kind: Finding.Kind) -> String {
    kind.defaultLevel?.rawValue ?? RuleLevel.off.rawValue
  }

  /// A paragraph; with examples, the documents below it.
  static func text(of kind: Finding.Kind, withExamples: Bool) -> String {
    let milder = kind.milderLevels.map { "  A \($0.level.rawValue) where \($0.when).\n" }.joined()
    let head =
      "\(Console.style.name(kind.rawValue)) (\(level(of: kind)))\n\(milder)  \(kind.meaning)\n  \(kind.help)\n"
      + "  Example: \(kind.example)\n"
    guard withExamples else { return head }
    let documents = kind.triggering.map { ("Found in", $0) } + kind.notTriggering.map { ("Not found in", $0) }
    return head
      + documents.map { title, example in
        "\n  \(title) \(example.name)\(surroundings(of: example)):\n\n"
          + RuleExample.indented(example.document, by: 4) + "\n\n"
      }.joined()
  }

  /// ", where “system” is allowed": what an example needs beside its document.
  private static func surroundings(of example: RuleExample) -> String {
    var parts: [String] = []
    if !example.allowed.isEmpty {
      parts.append("allowed: [\(example.allowed.joined(separator: ", "))]")
    }
    parts += example.files.keys.sorted().filter { example.files[$0]?.contains("\n") != true }
    return parts.isEmpty ? "" : " (with \(parts.joined(separator: ", ")))"
  }

  static func json(of kind: Finding.Kind) -> JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("level", .string(level(of: kind))),
      ("meaning", .string(kind.meaning)), ("help", .string(kind.help)), ("example", .string(kind.example)),
      (
        "milder",
        .array(
          kind.milderLevels.map {
            .object([("level", .string($0.level.rawValue)), ("when", .string($0.when))])
          })
      ),
      ("triggering", .array(kind.triggering.map(json))),
      ("notTriggering", .array(kind.notTriggering.map(json))),
    ])
  }

  private static func json(of example: RuleExample) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(example.name)), ("document", .string(example.document)),
    ]
    if !example.allowed.isEmpty { members.append(("allowed", .array(example.allowed.map(JSONValue.string)))) }
    if !example.files.isEmpty {
      let files = example.files.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.string($0.value)) }
      members.append(("files", .object(files)))
    }
    return .object(members)
  }

  /// `Rules.md` of the command's documentation.
  static func page(of kinds: [Finding.Kind]) -> String {
    """
    # Rules

    What `check` looks for: level, meaning, and documents in which each rule finds something or nothing.

    ## Overview

    This page is printed by `plumbline rules --format markdown`. A level is that of a rule's worst findings; rules that are
    off are turned on in `.plumbline.yml`, or with `--only`.


    """ + kinds.map(section).joined(separator: "\n")
  }

  private static func section(on kind: Finding.Kind) -> String {
    var text = "### \(kind.rawValue)\n\nLevel: \(level(of: kind))"
    for milder in kind.milderLevels { text += "; a \(milder.level.rawValue) where \(milder.when)" }
    text += ".\n\n\(kind.meaning)\n\n\(kind.help)\n"
    for (title, examples) in [("Found", kind.triggering), ("Not found", kind.notTriggering)] {
      for example in examples {
        text += "\n\(title)\(surroundings(of: example)):\n\n"
        text += "```\(example.name.hasSuffix("yaml") ? "yaml" : "xml")\n\(example.document)\n```\n"
        for (path, file) in example.files.sorted(by: { $0.key < $1.key }) where file.contains("\n") {
          text += "\nbeside `\(path)`:\n\n```swift\n\(file)\n```\n"
        }
      }
    }
    return text
  }
}
