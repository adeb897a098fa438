// Ambiguities: what nothing determines, two frames that show it, and what would determine it.

import Foundation
import Plumbline

extension SceneInspection {
  /// Two frames a few points apart, in a scene of AppKit: contents of equal priorities compete for what our figures of
  /// controls and their lines are off, in a chain that the editor finds to fit.
  private func isMatterOfControlSizes(_ first: CGRect, _ second: CGRect) -> Bool {
    guard scene.rootView.effectiveLayoutEnvironment.framework == .appKit else { return false }
    return [
      first.minX - second.minX, first.minY - second.minY, first.width - second.width,
      first.height - second.height,
    ].allSatisfy { abs($0) <= 3 }
  }

  func finding(on ambiguity: LayoutDiagnosis.Ambiguity) -> Finding? {
    guard let entry = entry(of: ambiguity.view) else { return nil }
    let first = entry.documentRect(ambiguity.witness.0)
    let second = entry.documentRect(ambiguity.witness.1)
    if isMatterOfControlSizes(first, second) { return nil }
    let free = ambiguity.variables.compactMap { Self.words[$0] }
    var finding = Finding(
      kind: .ambiguous, level: .warning, views: [entry.id], variables: ambiguity.variables,
      witness: [first, second],
      message: "Its \(list(free.map(\.name))) could be different: "
        + "\(first.inWords) is as good as \(second.inWords).",
      fix: wayOut(of: ambiguity), line: entry.line)
    if ambiguity.isGivenFrameRefused {
      finding.message =
        "The document stores \(first.inWords), but the required constraints of what is inside cannot hold in that: "
        + "they ask for \(second.inWords), and the running app follows them."
      finding.fix =
        "Store that size (for a table row, as its row height), or loosen the constraints of what is inside."
    }
    return finding
  }

  /// Views in rows that the canvas does not show. The constraints place them; only the editor cannot tell.
  func findingsBelowCanvas(besides diagnosis: LayoutDiagnosis) -> [Finding] {
    let known = Set(diagnosis.ambiguities.map { ObjectIdentifier($0.view) })
    return scene.views.filter { $0.isBelowCanvas && !known.contains(ObjectIdentifier($0.view)) }.map {
      entry in
      Finding(
        kind: .ambiguous, level: .note, views: [entry.id],
        message:
          "Its table row lies below what the canvas shows: Interface Builder has no layout for it and marks it "
          + "as ambiguous, whatever its constraints say.",
        fix:
          "Give the scene a freeform size that shows every row, or ignore the mark: the running app is not affected.",
        line: entry.line)
    }
  }

  /// Scroll views whose content nothing measures: their guide for it is in the document, and no constraint names it.
  /// The editor marks all 3 of the corpus; of documents that know no such guide, it marks none of 3.
  func findingsOnUnmeasuredContent(besides diagnosis: LayoutDiagnosis) -> [Finding] {
    let known = Set(diagnosis.ambiguities.map { ObjectIdentifier($0.view) })
    return scene.guides.compactMap { entry -> Finding? in
      guard let view = entry.guide.owningView as? UIScrollView, entry.guide === view.contentLayoutGuide,
        !view.hasConstrainedContent, !known.contains(ObjectIdentifier(view)),
        let owner = self.entry(of: view), owner.isPlacedByConstraints
      else { return nil }
      return Finding(
        kind: .ambiguous, level: .note, views: [owner.id], variables: ["contentWidth", "contentHeight"],
        message: "No constraint gives its content a size.",
        fix: "Constrain what it shows to all four edges of its content layout guide, "
          + "or ignore the mark if the program sets the size of the content.",
        line: owner.line)
    }
  }

  private static let words: [String: (name: String, fix: String)] = [
    "x": ("horizontal position", "its leading or trailing edge or its horizontal center"),
    "y": ("vertical position", "its top or bottom edge or its vertical center"),
    "width": ("width", "its width or both of its horizontal ends"),
    "height": ("height", "its height or both of its vertical ends"),
    "contentWidth": ("content width", "both horizontal ends of its content to what lies in it"),
    "contentHeight": ("content height", "both vertical ends of its content to what lies in it"),
  ]

  private func wayOut(of ambiguity: LayoutDiagnosis.Ambiguity) -> String {
    let missing = ambiguity.variables.compactMap { Self.words[$0]?.fix }
    var fix = "Constrain \(list(missing))"
    // A view that has a size of its own is ambiguous where neighbours hug or resist equally (spec 02 §2).
    let content = ambiguity.view.intrinsicContentSize
    let hasSize =
      ambiguity.variables.contains("width") && content.width != UIView.noIntrinsicMetric
      || ambiguity.variables.contains("height") && content.height != UIView.noIntrinsicMetric
    if hasSize {
      fix += ", or give it another hugging or compression resistance priority than its neighbours"
    }
    return fix + "."
  }
}

extension CGRect {
  /// "10 x 20 at 0, 5".
  var inWords: String {
    "\(decimal(size.width)) x \(decimal(size.height)) at \(decimal(origin.x)), \(decimal(origin.y))"
  }
}
