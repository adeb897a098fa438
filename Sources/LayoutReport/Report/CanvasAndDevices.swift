// A scene on its document's canvas and on devices: stored frames are about the canvas, everything else is about devices.

import Foundation

extension SceneReport {
  /// One report of a scene that was laid out on its canvas and on devices.
  ///
  /// What is about the document or its stored frames is the canvas's. Of the rest the devices decide: what they have, at
  /// their level. Conflicts and ambiguities that only the canvas has are notes that say so, because nobody runs an application
  /// on a canvas; what follows from the size at which somebody drew a part of a screen, or a row, is not told.
  /// - Parameter onDevices: The merged report of the devices.
  package static func merging(canvas: SceneReport, onDevices: SceneReport, _ places: [ReportConfiguration])
    -> SceneReport
  {
    var merged = canvas
    var place = canvas.configuration
    place.isCanvas = true
    merged.configurations = [place] + places
    let found = onDevices.findings.filter(\.isAboutLayout).foldingOneCause()
    let causes = Set(found.flatMap(\.causeKeys))
    merged.findings = canvas.findings.compactMap { finding in
      var finding = finding
      finding.configurations = [place]
      guard finding.isAboutLayout else { return finding }
      // What the document's own numbers put beyond an edge is meant as a rule: of 21 such views of applications one was a
      // mistake, whose finding names the constraint.
      let isMistake = finding.kind == .outside && !finding.details.isEmpty
      // On devices a stack view takes the masks of what it arranges, and lists give rows their frames.
      let restsOnMask = finding.details.contains { $0.notation.contains("NSAutoresizingMask") }
      let isInDoubt = [.conflict, .ambiguous].contains(finding.kind) && finding.level != .note
      guard isMistake || isInDoubt, causes.isDisjoint(with: finding.causeKeys),
        !restsOnMask, !(onDevices.hasOpenSize && finding.restsOnSceneSize)
      else { return nil }
      if finding.level != .note {
        finding.level = .note
        finding.message += " This is so on Interface Builder's canvas alone, not on devices."
      }
      return finding
    }
    merged.findings += found.map { finding in
      var finding = finding
      if finding.configurations.isEmpty { finding.configurations = places }
      return finding
    }
    merged.findings = merged.findings.enumerated()
      .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }.map(\.element)
    return merged
  }
}

extension Finding {
  /// Whether it is about a layout on a device, not about the document or what the editor stored in it.
  fileprivate var isAboutLayout: Bool {
    switch kind {
    case .conflict, .ambiguous, .outside, .negativeSize, .clipped, .overlap, .smallTarget: true
    default: false
    }
  }

  /// Whether the size of the scene, or one that follows from it by a mask, is a member of a conflict.
  fileprivate var restsOnSceneSize: Bool {
    details.contains {
      $0.notation.contains("_UITemporaryLayout") || $0.notation.contains("NSAutoresizingMask")
    }
  }

  /// Whether conflicts have most of their constraints in common: those of a list's edges are in the conflicts of all its rows.
  fileprivate func sharesMost(with other: Finding) -> Bool {
    guard kind == .conflict, !constraints.contains("UISV-hiding") else { return true }
    let (own, others) = (Set(constraintKeys), Set(other.constraintKeys))
    return own.intersection(others).count * 2 > min(own.count, others.count)
  }

  /// The key of findings of one cause: their id, or a constraint or view that they are about, whatever numbers they
  /// found there. On two devices one mistake shows in different sets of constraints.
  fileprivate var causeKeys: [CauseKey] {
    var elements = kind == .conflict ? constraintKeys : Array(leadingViews)
    // Which constraints keep a hidden view from having no length depends on the layout, the view does not.
    if kind == .conflict, constraints.contains("UISV-hiding") { elements += views }
    return [CauseKey(kind: kind, element: id)] + elements.map { CauseKey(kind: kind, element: $0) }
  }
}

private struct CauseKey: Hashable {
  let kind: Finding.Kind
  let element: String
}

/// Findings that one finding is compared with at most: damaged documents have thousands about one element.
let comparedFindingLimit = 64

extension [Finding] {
  /// The findings, each cause once: what shows on another device in another set of constraints is counted with the first.
  fileprivate func foldingOneCause() -> [Finding] {
    var folded: [Finding] = []
    var places: [CauseKey: [Int]] = [:]
    for finding in self {
      let keys = finding.causeKeys
      let own = Set(finding.configurations)
      let first = Set(keys.flatMap { (places[$0] ?? []).prefix(comparedFindingLimit) }).sorted()
        .first { own.isDisjoint(with: folded[$0].configurations) && folded[$0].sharesMost(with: finding) }
      if let first {
        folded[first].configurations += finding.configurations
      } else {
        for key in keys { places[key, default: []].append(folded.count) }
        folded.append(finding)
      }
    }
    return folded
  }
}
