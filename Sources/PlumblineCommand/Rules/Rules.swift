// `plumbline rules`: the kinds of findings.

import ArgumentParser
import LayoutReport

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the kinds of findings: meaning, level and an example.",
    discussion: """
      The level of a kind is that of its worst findings; milder levels are listed
      with their condition. Set levels in .plumbline.yml, which 'plumbline init'
      writes, or check for one kind with 'plumbline check --only KIND'.

      EXAMPLES:
        plumbline rules
        plumbline rules --format json
      """)

  @Option(
    help: ArgumentHelp("text or json (one object a line).", valueName: "format"),
    completion: .list(ListFormat.allCases.map(\.name)), transform: ListFormat.named)
  var format: ListFormat = .text

  func run() {
    for kind in Finding.Kind.allCases {
      let level = kind.defaultLevel?.rawValue ?? RuleLevel.off.rawValue
      switch format {
      case .text:
        let milder = kind.milderLevels.map { "  A \($0.level.rawValue) where \($0.when).\n" }.joined()
        Console.print(
          "\(Console.style.name(kind.rawValue)) (\(level))\n\(milder)  \(kind.meaning)\n  \(kind.help)\n  Example: "
            + "\(kind.example)\n")
      case .json:
        let members: [(key: String, value: JSONValue)] = [
          ("kind", .string(kind.rawValue)), ("level", .string(level)), ("meaning", .string(kind.meaning)),
          ("help", .string(kind.help)), ("example", .string(kind.example)),
          (
            "milder",
            .array(
              kind.milderLevels.map {
                .object([("level", .string($0.level.rawValue)), ("when", .string($0.when))])
              })
          ),
        ]
        Console.print(JSONValue.object(members).text + "\n")
      }
    }
  }
}

extension Finding.Kind: NamedChoice {}
