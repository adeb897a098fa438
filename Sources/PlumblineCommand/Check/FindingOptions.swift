// The options of `check` that select findings: by kind, by level, by what is known already.

import ArgumentParser
import LayoutReport

struct FindingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only findings of this kind, even if it is off by default. Repeatable.", valueName: "kind"),
    completion: .list(Finding.Kind.allCases.map(\.rawValue)), transform: Finding.Kind.named)
  var only: [Finding.Kind] = []

  @Flag(help: "The exit status is 1 for warnings too: short for --fail-on warning.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "The exit status is 1 for findings of this level or worse: error (the default), warning or note; off for never.",
      valueName: "level"),
    completion: .list(RuleLevel.allCases.map(\.name)), transform: RuleLevel.named)
  var failOn: RuleLevel?

  @Flag(help: "Print only findings that make the exit status 1, and no summary.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "A file of known findings, which are not reported again, instead of the one that .plumbline.yml names.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(
    help: ArgumentHelp(
      "Write the findings of this run into the baseline instead of reporting them. Findings that this run does not "
        + "look for, because of --scene, --only or other devices and languages, stay in the baseline."))
  var writeBaseline = false

  /// The mildest level that makes the exit status 1; nil for none.
  var failingLevel: Finding.Level? {
    if let failOn { return failOn.level }
    return strict ? .warning : .error
  }

  func fails(_ summary: CheckSummary) -> Bool {
    guard let failingLevel else { return false }
    return Finding.Level.allCases.contains { $0 <= failingLevel && summary.count(of: $0) > 0 }
  }
}
