// The rules of `.plumbline.yml`: the level of each kind of finding, and the documents that it leaves out.

import InterfaceBuilder
import LayoutReport

enum RuleLevel: String, CaseIterable, NamedChoice {
  case error, warning, note, off

  /// nil for `off`.
  var level: Finding.Level? { Finding.Level(rawValue: rawValue) }
}

struct RuleLevels: Sendable {
  struct Setting: Sendable {
    /// nil for the level of each finding.
    var level: RuleLevel?
    var exclude: [PathPattern] = []
    /// The values that the rule allows, for rules that have such a list.
    var allowed: [String] = []
  }
  var settings: [Finding.Kind: Setting] = [:]
  /// The kinds of `--only`. If there are any, exactly these are on.
  var only: Set<Finding.Kind> = []

  func isOn(_ kind: Finding.Kind) -> Bool {
    guard only.isEmpty else { return only.contains(kind) }
    return settings[kind]?.level.map { $0 != .off } ?? (kind.defaultLevel != nil)
  }

  /// The rules about documents themselves, with the values that they allow.
  func documentRules(assets: ProjectAssets?) -> DocumentRules {
    var rules = DocumentRules(enabled: [], assets: assets)
    for kind in Finding.Kind.ofDocuments {
      if isOn(kind) { rules.enabled.insert(kind) }
      if let allowed = settings[kind]?.allowed, !allowed.isEmpty { rules.allowed[kind] = allowed }
    }
    return rules
  }

  /// The report with findings of kinds that are on, at their levels here, the worst first.
  /// - Parameter path: The document's components relative to the folder of `.plumbline.yml`; nil if it is not in there.
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

  func asking(only kinds: [Finding.Kind]) -> RuleLevels {
    var rules = self
    rules.only = Set(kinds)
    return rules
  }
}
