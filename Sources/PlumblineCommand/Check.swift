// `plumbline check`: what is wrong with every scene.

import ArgumentParser
import LayoutReport

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Says what is wrong with each scene, why, and a way out.",
    discussion: """
      Finds
        conflict       constraints that exclude each other
        ambiguous      views that the constraints could place elsewhere
        misplaced      stored frames that are not what the constraints give
        outside        views beyond their superview
        negative-size  views that are asked to be smaller than nothing
        unresolved     ids that lead nowhere
        unsupported    what this program does not follow

      EXAMPLES:
        plumbline check Login.storyboard
        plumbline check --device retina4_0 --device retina6_72 Login.xib
        plumbline check --format json Sources > findings.jsonl

      EXIT STATUS:
        0  nothing of level error was found
        1  something was
        2  an input could not be read
      """)

  enum Format: String, NamedChoice { case text, json }

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp("text (for people) or json (one object a line and scene).", valueName: "format"),
    transform: Format.named)
  var format: Format = .text

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Only findings of this kind. Repeatable.", valueName: "kind"))
  var only: [String] = []

  func run() throws {
    let kinds = only.isEmpty ? Finding.Kind.onByDefault : Set(only.compactMap(Finding.Kind.init))
    let clock = ContinuousClock()
    let start = clock.now
    let style = Console.style
    var text = CheckText(style: style)
    var summary = CheckSummary()
    var run = SceneRun(input)
    let keepsCanvas = input.keepsCanvas
    let format = format
    try run.forEachScene { scene in
      let report = SceneReport(scene, comparesStoredFrames: keepsCanvas, looksFor: kinds)
      return (report, format == .json ? report.checkJSON + "\n" : "")
    } _: { (report, line) in
      summary.add(report)
      Console.print(format == .json ? line : text.text(for: report))
    }
    if format == .text {
      let seconds = (clock.now - start) / .seconds(1)
      Console.print(
        (summary.isClean ? "" : "\n")
          + summary.text(documents: run.documents, unreadable: run.unreadable, seconds: seconds, style: style)
          + "\n")
    }
    try run.finish(hasErrors: summary.count(of: .error) > 0)
  }
}
