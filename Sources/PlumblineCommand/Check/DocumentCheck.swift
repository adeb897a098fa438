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
  private let projects: ProjectDevices
  private let depicts: Bool
  private let depictsAll: Bool
  /// Whether what is told are findings, which name their views, and nothing else of a scene.
  private let tellsFindingsAlone: Bool
  private let triesWays: Bool
  private let isExhaustive: Bool
  private let progress: Progress?
  private let comparison: SourceComparison?

  init(
    only: [Finding.Kind], _ rules: [RuleLevels], _ comparison: SourceComparison? = nil,
    projects: ProjectDevices, depicts: Bool = false, depictsAll: Bool = false,
    tellsFindingsAlone: Bool = false,
    triesWays: Bool = true,
    isExhaustive: Bool = false, progress: Progress? = nil
  ) {
    self.progress = progress
    self.depictsAll = depictsAll
    self.tellsFindingsAlone = tellsFindingsAlone
    self.projects = projects
    self.triesWays = triesWays
    self.isExhaustive = isExhaustive
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
    let found = needsAssets ? (try? document.source.get()).flatMap(projects.assets) : nil
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
  private func report(
    _ scene: Scene, _ configuration: SceneConfiguration, including contents: SceneReport.Contents
  ) -> SceneReport {
    SceneReport(
      scene, including: configuration.isFurtherDevice ? contents.union(.fewerFindings) : contents,
      comparesStoredFrames: configuration.keepsCanvas, looksFor: kinds,
      triesWays: DocumentForm(name: scene.document) == .layout)
  }

  /// The reports of a document: one for each scene, merged over its layout configurations, at the document's levels.
  func reports(of laidOut: LaidOutDocument, _ document: PlannedDocument) -> [SceneReport] {
    let name = laidOut.source.name
    progress?.begin(name, layouts: 0)
    let scenes = LayoutMatrix(laidOut, isExhaustive: isExhaustive).scenes {
      progress?.begin(name, layouts: $0)
    } _: { scene, configuration, isShown in
      defer { progress?.countLayout(of: name) }
      return report(scene, configuration, including: isShown && !tellsFindingsAlone ? [] : .noViews)
    }
    let rules = document.settings.rules.asking(only: only)
    let place = (try? document.source.get()).flatMap { document.settings.file?.place(of: $0) }
    lazy var stranger = projects.projectWithout(document)
    var merged = scenes.compactMap(\.report).map { report in
      var report = report
      for index in report.findings.indices
      where !report.configurations.isEmpty && Finding.Kind.ofDocuments.contains(report.findings[index].kind) {
        report.findings[index].configurations = report.configurations
      }
      // What is an error where it runs is none in a document that no application has; what bundle it has, if any, is unknown.
      for index in report.findings.indices {
        let isAsset = [.missingImage, .missingColor].contains(report.findings[index].kind)
        guard isAsset || report.findings[index].level == .error, let stranger else { continue }
        report.findings[index].level = isAsset ? .note : .warning
        report.findings[index].message += " No target of \(stranger) has this document."
      }
      return rules.applied(to: report, at: place)
    }
    tryWays(of: &merged, scenes, laidOut)
    return zip(merged, scenes).map { report, scene in
      var report = report
      if depicts, depictsAll || !report.findings.isEmpty { depict(&report, scene, laidOut) }
      report.findings = report.findings.foldingTwins()
      report.pack()
      return report
    }
  }

  /// Adds what a page shows: the first layout of the scene, and of each finding the first that has it; or all.
  private func depict(
    _ report: inout SceneReport, _ scene: LayoutMatrix.CheckedScene, _ laidOut: LaidOutDocument
  ) {
    let numbers = Dictionary(firstOf: scene.configurations.map { ($0.names, $0.number) })
    let first = scene.canvas ?? scene.configurations[0].number
    let told = report.findings.compactMap { $0.configurations.first { !$0.isCanvas }.flatMap { numbers[$0] } }
    // The document stays on this thread: each closure ends before the next begins.
    nonisolated(unsafe) let reader = laidOut.reader
    let shown = depictsAll ? scene.configurations.map(\.number) : told
    for number in [first] + Set(shown).subtracting([first]).sorted() {
      var configuration = laidOut.configurations[number]
      (configuration.scene, configuration.rules) = (report.scene, DocumentRules(enabled: []))
      report.depictions += withConfinedLayout { () -> [SceneDepiction] in
        let drawn = reader.scenes(for: configuration).first { $0.id == report.scene }
        guard let drawn else { return [] }
        var picture = self.report(drawn, configuration, including: SceneReport.pageContents)
        picture.depict()
        picture.depictions[0].configuration.isCanvas = number == scene.canvas
        return picture.depictions
      }
    }
  }

  /// Names for each conflict and ambiguity the change that resolves it in every layout, where there is one.
  private func tryWays(
    of reports: inout [SceneReport], _ checked: [LayoutMatrix.CheckedScene], _ laidOut: LaidOutDocument
  ) {
    guard triesWays, reports.contains(where: { $0.findings.contains(where: \.wantsTriedWay) }),
      let plan = laidOut.repairPlan
    else { return }
    let untried = reports
    let known = kinds.isSuperset(of: FindingKind.onByDefault) ? Array(zip(reports.map(\.scene), checked)) : []
    reports = withConfinedLayout { () -> [SceneReport] in
      let trial = RepairTrial(plan, checked: known, isLimited: true)
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
  }
}
