// The report of a view tree: its layout, inspection and findings.

import ConstraintSolver
import Foundation
import LayoutScene
import Plumbline

extension SceneReport {
  /// The contents of a report beyond frames and findings; each costs time, and only pictures need it.
  public struct Contents: OptionSet, Hashable, Sendable {
    /// The contents, as bits.
    public let rawValue: Int
    /// The contents whose bits are set; unknown bits mean nothing.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The constraints between views, in words.
    public static let constraints = Contents(rawValue: 1)
    /// Margins and safe areas of every view, and the document's guides.
    public static let guides = Contents(rawValue: 2)
    /// The appearance of every view: colours, texts in lines, the state of controls, and the bars around the scene.
    public static let appearance = Contents(rawValue: 4)
    /// No findings: what looks for them takes longer than the layout.
    package static let noFindings = Contents(rawValue: 8)
    /// No findings that are the same on every device; a report on another one has them.
    package static let fewerFindings = Contents(rawValue: 32)
    /// No views: another report on the scene has them.
    package static let noViews = Contents(rawValue: 64)
    /// The explanation of every view's frame; of scenes with at most 100,000 links.
    public static let explanations = Contents(rawValue: 16)
  }

  /// Lays a scene out and reports on it.
  /// - Parameters:
  ///   - scene: The scene, with its views, constraints and guides.
  ///   - contents: What the report has beside views and findings.
  ///   - comparesStoredFrames: Whether the scene has the canvas for which the document stores frames; on another device
  ///     or at another size they say nothing. Nor do they in another language.
  ///   - kinds: What is looked for; what costs time and is not wanted is left out.
  ///   - triesWays: Whether ways out are tried in this layout, before they are offered; whoever tries them in several
  ///     layouts does not need it.
  @preconcurrency @MainActor
  public init(
    _ scene: Scene, including contents: Contents = [], comparesStoredFrames: Bool = true,
    looksFor kinds: Set<Finding.Kind> = Finding.Kind.onByDefault, triesWays: Bool = true
  ) {
    scene.rootView.layoutIfNeeded()
    self.init(
      SceneInspection(scene), including: contents, comparesStoredFrames: comparesStoredFrames,
      looksFor: kinds, triesWays: triesWays)
  }

  /// Reports on a scene that is laid out.
  @MainActor
  init(
    _ inspection: SceneInspection, including contents: Contents, comparesStoredFrames: Bool,
    looksFor kinds: Set<Finding.Kind>, triesWays: Bool = true
  ) {
    let scene = inspection.scene
    self.init(
      document: scene.document, scene: scene.id, controller: scene.controllerID, title: scene.title,
      device: scene.device, orientation: scene.orientation, direction: scene.direction,
      size: scene.rootView.bounds.size, scale: scene.scale)
    deviceName = scene.deviceName
    language = scene.language
    contentSize = scene.contentSize
    hasOpenSize = scene.hasOpenSize
    findings =
      contents.contains(.noFindings)
      ? []
      : inspection.findings(
        of: kinds, comparingStoredFrames: comparesStoredFrames, triesWays: triesWays,
        onlyOfDevice: contents.contains(.fewerFindings))
    for index in findings.indices { findings[index].viewNames = inspection.names(in: findings[index]) }
    if !contents.contains(.noViews) { views = inspection.views }
    for finding in findings where finding.kind == .misplaced && !views.isEmpty {
      for id in finding.views { markStoredFrame(of: id, inspection) }
    }
    findings = findings.map(inspection.asDocumented)
    guard !contents.subtracting([.fewerFindings, .noViews]).isEmpty else { return }
    if contents.contains(.explanations) {
      explanations = ViewExplanation.all(in: inspection, linkLimit: Self.explainedLinkLimit) ?? []
    }
    let appearance = contents.contains(.appearance) ? scene.appearance?() : nil
    let restoration = contents.contains(.appearance) ? scene.restoration() : []
    defer { for restore in restoration { restore() } }
    let shown = contents.contains(.appearance) ? scrollToBeginning(scene, appearance) : inspection
    if contents.contains(.guides) { addGuides(from: shown) }
    if contents.contains(.appearance) { addAppearance(appearance, from: shown) }
    if contents.contains(.constraints) {
      constraints = scene.constraints.map { entry in
        var report = shown.report(on: entry.constraint)
        report.ends = shown.ends(of: entry.constraint)
        report.constant = Double(entry.constraint.constant)
        report.isRequired = entry.constraint.priority == .required
        return report
      }
    }
  }

  /// In a long chain the links of all explanations grow with the square of the number of views; of scenes with more
  /// `explain --view` explains the one view that is asked for. It is what a chain of 300 views has.
  static let explainedLinkLimit = 100_000

  @MainActor
  private mutating func markStoredFrame(of id: String, _ inspection: SceneInspection) {
    guard let index = inspection.tables.place(ofID: id),
      let stored = inspection.scene.views[index].storedFrame
    else { return }
    let computed = inspection.scene.views[index].view.frame.origin
    let origin = views[index].frameInScene.origin
    views[index].storedFrameInScene = stored.offsetBy(dx: origin.x - computed.x, dy: origin.y - computed.y)
  }

  @MainActor
  private mutating func addGuides(from inspection: SceneInspection) {
    for (index, entry) in inspection.scene.views.enumerated() {
      let view = entry.view
      views[index].marginsInScene = inspection.inScene(view.layoutMarginsGuide.layoutFrame, of: view)
      views[index].safeAreaInScene = inspection.inScene(view.safeAreaLayoutGuide.layoutFrame, of: view)
    }
    guides = inspection.scene.guides.compactMap { entry in
      entry.guide.owningView.map { owner in
        GuideReport(
          id: entry.id, name: entry.name, owner: entry.ownerID,
          frameInScene: inspection.inScene(entry.guide.layoutFrame, of: owner))
      }
    }
  }
}

extension SceneInspection {
  fileprivate func names(in finding: Finding) -> [String: String] {
    let views = finding.leadingViews.prefix(CheckText.namedViewLimit)
    let known = views.compactMap { id in tables.entry(ofID: id).flatMap { report(on: $0.view) } }
    return Dictionary(firstOf: known.map { ($0.id, ViewNames($0).heading) })
  }

  /// A finding whose stored and computed frames are as the document would store them.
  func asDocumented(_ finding: Finding) -> Finding {
    guard finding.stored != nil || finding.computed != nil,
      let entry = tables.entry(ofID: finding.views.first)
    else { return finding }
    var finding = finding
    finding.stored = finding.stored.map(entry.documentRect)
    finding.computed = finding.computed.map(entry.documentRect)
    return finding
  }

  /// All findings: errors, warnings, notes; within a level in document order.
  /// - Parameter onlyOfDevice: Leaves out what does not depend on the size of the scene.
  func findings(
    of kinds: Set<Finding.Kind>, comparingStoredFrames: Bool, triesWays: Bool = true,
    onlyOfDevice: Bool = false
  ) -> [Finding] {
    withPlaceholders {
      let layout = CheckedLayout(
        self, comparesStoredFrames: comparingStoredFrames, triesWays: triesWays, onlyOfDevice: onlyOfDevice)
      return findings(in: layout, of: kinds)
    }
  }

  /// Looks at the layout with what stands for code in its place: at run time code supplies it, so that its absence is the
  /// cause of nothing. It gives way to the document's own constraints, so that it causes no conflict either.
  private func withPlaceholders<Answer>(_ look: () -> Answer) -> Answer {
    guard !scene.placeholders.isEmpty else { return look() }
    for constraint in scene.placeholders {
      constraint.priority = min(constraint.priority, UILayoutPriority(999))
      try? constraint.activate()
    }
    scene.rootView.layoutIfNeeded()
    defer {
      for constraint in scene.placeholders { constraint.isActive = false }
      scene.rootView.layoutIfNeeded()
    }
    return look()
  }

  private func findings(in layout: CheckedLayout, of kinds: Set<Finding.Kind>) -> [Finding] {
    var findings = LayoutRules.all.filter { kinds.contains($0.kind) }.flatMap {
      // Whoever gave it a time believes nothing of it then.
      TimeLimit.isOver ? [] : $0.findings(in: layout)
    }
    findings = findings.compactMap { weighed($0, by: scene.code) }
    // Of the form of the document only what was asked for is looked at to begin with.
    findings += scene.problems.filter { $0.kind != .substitutedFont || kinds.contains($0.kind) }
      .compactMap { weighed(finding(on: $0), by: scene.code, setting: $0.property) }
    let ignored = IgnoredFindings(
      scene.notes, among: FindingKind.ofLayouts + FindingKind.ofReaders + scene.documentKinds)
    findings = findings.filter { !ignored.silences($0) }.foldingNames() + ignored.mistakes
    return findings.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
      .map(\.element)
  }

  private func finding(on problem: SceneProblem) -> Finding {
    var finding = Finding(
      kind: problem.kind, level: problem.kind.defaultLevel ?? .warning, views: problem.views,
      constraints: problem.constraints, message: problem.message, fix: problem.fix, line: problem.line,
      column: problem.column)
    finding.file = problem.file
    return finding
  }
}

extension [Finding] {
  /// The findings, with each image and colour that nobody has told once for a scene.
  fileprivate func foldingNames() -> [Finding] {
    var folded: [Finding] = []
    var places: [String: Int] = [:]
    for finding in self {
      let key = "\(finding.kind.rawValue) \(finding.level) \(finding.message)"
      if ["missing-image", "missing-color"].contains(finding.kind.rawValue), let place = places[key] {
        folded[place].views += finding.views
        folded[place].caused += finding.views.count
      } else {
        places[key] = folded.count
        folded.append(finding)
      }
    }
    return folded
  }
}
