// How bad each kind of finding is to a team, and where it is not looked for.

import LayoutReport

/// What a team can say of a kind.
enum RuleLevel: String, CaseIterable, NamedChoice {
  case error, warning, note, off

  /// nil for `off`.
  var level: Finding.Level? { Finding.Level(rawValue: rawValue) }
}

/// The levels of kinds, from a configuration file and `--only`.
struct RuleLevels: Sendable {
  struct Setting: Sendable {
    /// nil leaves every finding the level that it has.
    var level: RuleLevel?
    var exclude: [PathPattern] = []
  }
  var settings: [Finding.Kind: Setting] = [:]
  /// Only these, if there are any; they are on, whatever the settings say.
  var only: Set<Finding.Kind> = []

  /// A report with the findings that count, at the levels that they have here; the worst first, as before.
  /// - Parameter path: The document's place below the configuration file's folder, if it lies there.
  func applied(to report: SceneReport, at path: [[UInt8]]?) -> SceneReport {
    var report = report
    report.findings = report.findings.compactMap { applied(to: $0, at: path) }
    report.findings = report.findings.enumerated()
      .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }.map(\.element)
    return report
  }

  private func applied(to finding: Finding, at path: [[UInt8]]?) -> Finding? {
    let isAskedFor = only.contains(finding.kind)
    guard only.isEmpty || isAskedFor else { return nil }
    let setting = settings[finding.kind]
    if let path, setting?.exclude.contains(where: { $0.covers(path) }) ?? false { return nil }
    var level = setting?.level ?? (finding.kind.isOffByDefault ? .off : nil)
    if isAskedFor, level == .off { level = nil }
    guard level != .off else { return nil }
    var finding = finding
    if let level = level?.level { finding.level = level }
    return finding
  }
}
