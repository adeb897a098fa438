// The findings of a document: its rules, its layout configurations merged, its levels.

import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline
import SourceCheck

/// Rules and levels of a run of `check`, and the reports of a document that follow from them.
struct DocumentCheck: Sendable {
  private let only: [Finding.Kind]
  /// The kinds that are on for at least one document. Others are not looked for; overlaps would cost most.
  private let kinds: Set<Finding.Kind>
  private let assets: AssetSearch
  private let depicts: Bool
  private let depictsAll: Bool
  private let triesWays: Bool
  /// The classes of `--sources`.
  private let comparison: SourceComparison?

  init(
    only: [Finding.Kind], _ rules: [RuleLevels], _ comparison: SourceComparison? = nil,
    projects: ProjectDevices, depicts: Bool = false, depictsAll: Bool = false,
    triesWays: Bool = true
  ) {
    self.depictsAll = depictsAll
    assets = AssetSearch(projects)
    self.triesWays = triesWays
    self.only = only
    self.comparison = comparison
    self.depicts = depicts
    let asked = rules.map { $0.asking(only: only) }
    kinds = Set(Finding.Kind.allCases.filter { kind in asked.contains { $0.isOn(kind) } })
  }

  /// The layout configurations of a document, with its rules. Only the first has rules about the document itself, whose
  /// findings are the same in all.
  func configured(
    _ configurations: [SceneConfiguration], _ reader: SceneReader, _ document: PlannedDocument
  ) -> [SceneConfiguration] {
    let rules = document.settings.rules.asking(only: only)
    let needsAssets = rules.isOn(.missingImage) || rules.isOn(.missingColor)
    let found = needsAssets ? (try? document.source.get()).flatMap(assets.assets) : nil
    var documentRules = rules.documentRules(assets: found)
    var code = CodeFacts()
    if let comparison, let content = reader.document {
      documentRules.foundElsewhere = comparison.problems(of: content)
      code = comparison.code(of: content)
    }
    let upright = reader.document?.omittingUprightScenes(configurations, by: code) ?? configurations
    return upright.enumerated().map { index, configuration in
      var configuration = configuration
      configuration.code = code
      configuration.rules = index == 0 ? documentRules : DocumentRules(enabled: [])
      return configuration
    }
  }

  @MainActor
  func report(_ scene: Scene, _ configuration: SceneConfiguration) -> SceneReport {
    // `reports(_:_:)` sets the levels, which are the document's own.
    var contents: SceneReport.Contents = depicts ? SceneReport.pageContents : []
    if configuration.isFurtherDevice { contents.insert(.fewerFindings) }
    var report = SceneReport(
      scene, including: contents, comparesStoredFrames: configuration.keepsCanvas, looksFor: kinds,
      triesWays: DocumentForm(name: scene.document) == .layout)
    report.ground = configuration.device != nil ? .device : configuration.keepsCanvas ? .canvas : nil
    if depicts { report.depict() }
    return report
  }

  /// The reports of a document: one for each scene, merged over its layout configurations, at the document's levels.
  func reports(_ reports: [[SceneReport]], _ document: PlannedDocument, _ laidOut: LaidOutDocument)
    -> [SceneReport]
  {
    let rules = document.settings.rules.asking(only: only)
    let place = (try? document.source.get()).flatMap { document.settings.file?.place(of: $0) }
    var merged = SceneReport.mergingScenes(reports).map { report in
      var report = report
      for index in report.findings.indices
      where Finding.Kind.ofDocuments.contains(report.findings[index].kind) {
        let all = report.configurations
        if !all.isEmpty { report.findings[index].configurations = all }
      }
      report = rules.applied(to: report, at: place)
      return report
    }
    tryWays(of: &merged, reports, laidOut)
    return merged.map { report in
      var report = report
      report.findings = report.findings.foldingTwins()
      report.pack(all: depictsAll)
      return report
    }
  }

  /// Names for each conflict and ambiguity the change that resolves it in every layout, where there is one.
  private func tryWays(
    of reports: inout [SceneReport], _ checked: [[SceneReport]], _ laidOut: LaidOutDocument
  ) {
    guard triesWays, reports.contains(where: { $0.findings.contains(where: \.wantsTriedWay) }),
      let plan = laidOut.repairPlan
    else { return }
    let untried = reports
    let looksForAll = kinds.isSuperset(of: Finding.Kind.onByDefault)
    let tried = withConfinedLayout { () -> [SceneReport] in
      guard let trial = try? RepairTrial(plan, checked: looksForAll ? checked : [], isLimited: true) else {
        return untried
      }
      return untried.map { report in
        var report = report
        for index in report.findings.indices where report.findings[index].wantsTriedWay {
          let finding = report.findings[index]
          let way = trial.outcome(for: finding, ofScene: report.scene)?.words
          if way != nil || !trial.isExhausted { report.findings[index] = finding.offering(way) }
        }
        return report
      }
    }
    reports = tried
  }
}
