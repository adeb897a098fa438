// The rules of a document, and its findings: merged over its layout configurations, at the levels of its team.

import InterfaceBuilder
import LayoutReport
import Plumbline
import SourceCheck

/// What is reported of a document: its rules, its levels, its findings once for all configurations.
struct DocumentCheck: Sendable {
  private let only: [Finding.Kind]
  /// What some document asks for: what none does is not looked for, overlaps above all.
  private let kinds: Set<Finding.Kind>
  private let assets = AssetSearch()
  /// Whether some output shows pictures.
  private let depicts: Bool
  /// The sources of the documents' classes, where they are given.
  private let comparison: SourceComparison?

  init(
    only: [Finding.Kind], _ rules: [RuleLevels], _ comparison: SourceComparison? = nil, depicts: Bool = false
  ) {
    self.only = only
    self.comparison = comparison
    self.depicts = depicts
    let asked = rules.map { $0.asking(only: only) }
    kinds = Set(Finding.Kind.allCases.filter { kind in asked.contains { $0.isOn(kind) } })
  }

  /// The configurations of a document with the rules that hold for it. One of them looks at the document's form, which is
  /// the same in all.
  func configured(_ configurations: [Configuration], _ document: PlannedDocument) -> [Configuration] {
    let rules = document.settings.rules.asking(only: only)
    let needsAssets = rules.isOn(.missingImage) || rules.isOn(.missingColor)
    let found = needsAssets ? (try? document.source.get()).flatMap(assets.assets) : nil
    var documentRules = rules.documentRules(assets: found)
    documentRules.foundElsewhere = (try? document.source.get()).flatMap { comparison?.problems(of: $0) } ?? []
    return configurations.enumerated().map { index, configuration in
      var configuration = configuration
      configuration.rules = index == 0 ? documentRules : DocumentRules(enabled: [])
      return configuration
    }
  }

  @MainActor
  func report(_ scene: Scene, _ configuration: Configuration) -> SceneReport {
    // Levels, which are each document's own, come afterwards.
    var report = SceneReport(
      scene, including: depicts ? SceneReport.pageContents : [],
      comparesStoredFrames: configuration.keepsCanvas, looksFor: kinds)
    if depicts { report.depict() }
    return report
  }

  /// The scenes of a document, each once.
  func reports(_ reports: [[SceneReport]], _ document: PlannedDocument) -> [SceneReport] {
    let rules = document.settings.rules.asking(only: only)
    let place = (try? document.source.get()).flatMap { document.settings.file?.place(of: $0) }
    return SceneReport.mergingScenes(reports).map { report in
      var report = report
      for index in report.findings.indices where report.findings[index].isAboutForm {
        let all = report.configurations
        if !all.isEmpty { report.findings[index].configurations = all }
      }
      report = rules.applied(to: report, at: place)
      report.pack()
      return report
    }
  }
}

extension Finding {
  /// Whether it is about what the document says, not about a layout.
  fileprivate var isAboutForm: Bool {
    guard let rule = DocumentRule(rawValue: kind.rawValue) else { return false }
    return rule != .unresolved && rule != .unsupported
  }
}
