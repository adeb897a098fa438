// `plumbline rules`: the kinds of findings.

import ArgumentParser
import LayoutReport
import LayoutScene

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the kinds of findings: meaning, level and an example.",
    discussion: """
      The level of a kind is that of its worst findings; milder levels are listed
      with their condition. With the name of a kind, the documents are printed in
      which its rule finds something, and those in which it does not. Set levels in
      .plumbline.yml, which 'plumbline init' writes, or check for one kind with
      'plumbline check --only KIND'.

      EXAMPLES:
        plumbline rules
        plumbline rules conflict
        plumbline rules --format json
      """)

  @Argument(
    help: ArgumentHelp(
      "The kinds to show with their examples; without one, all are listed.", valueName: "kind"),
    completion: .list(Finding.Kind.allCases.map(\.rawValue)), transform: Finding.Kind.named)
  var kinds: [Finding.Kind] = []

  @Option(
    help: ArgumentHelp(
      "text, json (one object a line) or markdown (a page with all examples).", valueName: "format"),
    completion: .list(RuleFormat.allCases.map(\.name)), transform: RuleFormat.named)
  var format: RuleFormat = .text

  func run() {
    let shown = kinds.isEmpty ? Finding.Kind.allCases : kinds
    switch format {
    case .text: for kind in shown { Console.print(RuleText.text(of: kind, withExamples: !kinds.isEmpty)) }
    case .json: for kind in shown { Console.print(RuleText.json(of: kind).text + "\n") }
    case .markdown: Console.print(RuleText.page(of: shown))
    }
  }
}

enum RuleFormat: String, CaseIterable, NamedChoice { case text, json, markdown }
