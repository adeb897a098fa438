// `plumbline rules`: what is checked.

import ArgumentParser
import LayoutReport

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the kinds of findings, with meaning, level and an example.",
    discussion: """
      A team sets the levels in .plumbline.yml ('plumbline init' writes one); --only KIND of
      'plumbline check' asks for single ones.

      EXAMPLES:
        plumbline rules
        plumbline rules --format json
      """)

  @Option(
    help: ArgumentHelp("text (for people) or json (one object a line).", valueName: "format"),
    completion: .list(ListFormat.allCases.map(\.name)), transform: ListFormat.named)
  var format: ListFormat = .text

  func run() {
    for kind in Finding.Kind.allCases {
      let rule = kind.rule
      switch format {
      case .text:
        Console.print(
          "\(Console.style.name(kind.rawValue)) (\(rule.defaultLevel))\n  \(rule.meaning)\n  Example: \(rule.example)\n"
        )
      case .json:
        let members: [(key: String, value: JSONValue)] = [
          ("kind", .string(kind.rawValue)), ("level", .string(rule.defaultLevel)),
          ("meaning", .string(rule.meaning)), ("example", .string(rule.example)),
        ]
        Console.print(JSONValue.object(members).text + "\n")
      }
    }
  }
}

/// How lists are printed.
enum ListFormat: String, NamedChoice { case text, json }
