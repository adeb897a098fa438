// How bad each kind of finding is to a team, and where it is not looked for.

import InterfaceBuilder
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
    /// Documents for which the rule does not hold.
    var exclude: [PathPattern] = []
    /// What the rule lets pass, for rules that ask teams.
    var allowed: [String] = []
  }
  var settings: [Finding.Kind: Setting] = [:]
  /// Only these, if there are any; they are on, whatever the settings say.
  var only: Set<Finding.Kind> = []

  /// Whether findings of a kind are told.
  func isOn(_ kind: Finding.Kind) -> Bool {
    guard only.isEmpty else { return only.contains(kind) }
    return settings[kind]?.level.map { $0 != .off } ?? (kind.defaultLevel != nil)
  }

  /// The rules about the form of documents, with what they allow.
  func documentRules(assets: ProjectAssets?) -> DocumentRules {
    var rules = DocumentRules(enabled: [], assets: assets)
    for rule in DocumentRule.allCases {
      guard let kind = Finding.Kind(rawValue: rule.rawValue) else { continue }
      if isOn(kind) { rules.enabled.insert(rule) }
      if let allowed = settings[kind]?.allowed, !allowed.isEmpty { rules.allowed[rule] = allowed }
    }
    return rules
  }

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
    let setting = settings[finding.kind]
    guard isOn(finding.kind) else { return nil }
    if let path, setting?.exclude.contains(where: { $0.covers(path) }) ?? false { return nil }
    var finding = finding
    if let level = setting?.level?.level { finding.level = level }
    return finding
  }

  /// The same with `--only`.
  func asking(only kinds: [Finding.Kind]) -> RuleLevels {
    var rules = self
    rules.only = Set(kinds)
    return rules
  }
}
