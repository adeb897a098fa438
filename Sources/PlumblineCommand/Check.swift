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
      and what else 'plumbline rules' lists.

      With several devices, orientations, languages and so on, every scene is laid out for each
      combination, and each fault is told once, with where it occurs. A .plumbline.yml in the
      folder of an input or above it says what a team wants; 'plumbline init' writes one.

      EXAMPLES:
        plumbline check Login.storyboard
        plumbline check --device "iPhone SE" --device tablets --orientation landscape Login.xib
        plumbline check --format json Sources > findings.jsonl
        plumbline check --baseline known.json --write-baseline .
        git diff --name-only -z | plumbline check --files-from -

      EXIT STATUS:
        0  nothing of level error was found
        1  something was (or of another level: see --strict and --fail-on)
        2  an input could not be read
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var team: TeamOptions
  @OptionGroup var output: CheckOutputOptions

  func validate() throws {
    try input.requireDocuments()
  }

  func run() throws {
    var input = input
    input.usesConfiguredLayouts = true
    let team = team
    var outputs = try output.outputs(isQuiet: team.quiet)
    var summary = CheckSummary()
    var run = SceneRun(input)
    try run.forEachDocument { scene, configuration in
      SceneReport(scene, comparesStoredFrames: configuration.keepsCanvas)
    } combine: { reports, document in
      let rules = document.settings.rules.asking(only: team.only)
      let place = (try? document.source.get()).flatMap { document.settings.file?.place(of: $0) }
      return SceneReport.mergingScenes(reports).map { rules.applied(to: $0, at: place) }
    } _: { reports, _ in
      for report in reports {
        summary.add(report)
        outputs.write(report)
      }
    } unreadable: { document, message in
      outputs.write(unreadable: document, message: message)
    }
    try outputs.end(summary, documents: run.documents, unreadable: run.unreadable)
    try run.finish(hasFindings: team.fails(summary))
  }
}
