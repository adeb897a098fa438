// What `check` counts, shows and fails for: the flags that a team sets in its continuous integration.

import ArgumentParser
import LayoutReport

struct TeamOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only findings of this kind, those that are off by default included. Repeatable.", valueName: "kind"),
    completion: .list(Finding.Kind.allCases.map(\.rawValue)), transform: Finding.Kind.named)
  var only: [Finding.Kind] = []

  @Flag(help: "Warnings count as errors for the exit status: --fail-on warning.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "The exit status is 1 for findings of this level and worse ones: error, warning or note; off for none.",
      valueName: "level"),
    completion: .list(RuleLevel.allCases.map(\.name)), transform: RuleLevel.named)
  var failOn: RuleLevel?

  @Flag(help: "Show only findings that make the exit status 1, and no last line.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "A list of known findings, which are not told again. Instead of the one that .plumbline.yml names.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(
    help: ArgumentHelp(
      "Write the findings of this run into the list, and tell nothing. What this run does not look at, by --scene, --only "
        + "or other devices and languages, stays in the list."))
  var writeBaseline = false

  /// The mildest level that makes the status 1; nil for none.
  var failingLevel: Finding.Level? {
    if let failOn { return failOn.level }
    return strict ? .warning : .error
  }

  func fails(_ summary: CheckSummary) -> Bool {
    guard let failingLevel else { return false }
    return Finding.Level.allCases.contains { $0 <= failingLevel && summary.count(of: $0) > 0 }
  }
}
