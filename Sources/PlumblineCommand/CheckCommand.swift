// `plumbline check`: what is wrong with every scene.

import ArgumentParser
import LayoutReport

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Says what is wrong with each scene, why, and a way out.",
    discussion: """
      Finds constraints that exclude each other (conflict), views that nothing places (ambiguous), stored frames that
      are not what the constraints give (misplaced), views beyond their superview (outside) or smaller than nothing
      (negative-size), ids that lead nowhere (unresolved) and what this program does not follow (unsupported).

      EXAMPLES:
        plumbline check Login.storyboard
        plumbline check --device retina4_0 --device retina6_72 Login.storyboard
        plumbline check --format json Sources > findings.jsonl

      EXIT STATUS: 0 when nothing of level error was found; 1 when something was; 2 when an input could not be read.
      """)

  enum Format: String, NamedChoice { case text, json }

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp("text (for people) or json (one object a line and scene).", valueName: "format"),
    transform: Format.named)
  var format: Format = .text

  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let style = Console.style
    var text = CheckText(style: style)
    var summary = CheckSummary()
    var run = SceneRun(input)
    try run.forEachScene { scene in
      let report = SceneReport(scene)
      summary.add(report)
      switch format {
      case .text: Console.print(text.text(for: report))
      case .json: Console.print(report.checkJSON + "\n")
      }
    }
    if format == .text {
      let seconds = (clock.now - start) / .seconds(1)
      let isFirst = summary.isClean
      Console.print(
        (isFirst ? "" : "\n")
          + summary.text(documents: run.documents, unreadable: run.unreadable, seconds: seconds, style: style)
          + "\n")
    }
    try run.finish(hasErrors: summary.count(of: .error) > 0)
  }
}
