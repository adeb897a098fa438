// Views whose stored frame is not the computed one.

import Foundation
import Plumbline

extension SceneInspection {
  /// Interface Builder does not mind a point: documents hold 240 where constraints give 241, and no warning.
  static let placementTolerance = 1.01

  /// Findings on views whose stored frames the document's own constraints contradict.
  ///
  /// A frame can differ from the computed one without anybody's fault: a view that is ambiguous or in a conflict has
  /// its own finding, and sizes of contents (texts, images, classes of the application) are known to Interface Builder better than to
  /// us. So a difference counts where
  /// - the stored frames break one of the document's constraints on the view,
  /// - or the view's own text asks for another size than the stored one, by more than measuring it can be wrong,
  /// - or one of these holds for a view that its constraints tie it to: one wrong frame moves its neighbours.
  func misplacedFindings(besides diagnosis: LayoutDiagnosis) -> [Finding] {
    // Where an ambiguous view stands, and which of its constraints a conflict breaks, is nobody's fault.
    let unsettled = Set(diagnosis.ambiguities.map { ObjectIdentifier($0.view) })
      .union(
        diagnosis.conflicts.flatMap(\.constraints).flatMap { [$0.firstItem, $0.secondItem] }
          .compactMap { $0 as? UIView }.map { ObjectIdentifier($0) })
    let suspects = scene.views.filter { entry in
      // Below the canvas the editor has no layout, and the frames that it stores are old ones.
      guard entry.view !== scene.rootView, !entry.isBelowCanvas,
        !unsettled.contains(ObjectIdentifier(entry.view)),
        let stored = entry.storedFrame
      else { return false }
      return zip(stored.numbers, entry.view.frame.numbers).contains { abs($0 - $1) > Self.placementTolerance }
    }
    guard !suspects.isEmpty else { return [] }
    let computed = suspects.map(\.view.frame)
    let misplaced = misplacedViews(among: suspects)
    return zip(suspects, computed).compactMap { entry, computed in
      guard let stored = entry.storedFrame, misplaced.contains(ObjectIdentifier(entry.view)) else {
        return nil
      }
      return Finding(
        kind: .misplaced, level: .warning, views: [entry.id], stored: stored, computed: computed,
        message: "The document stores \(stored.inWords), but its constraints place it \(computed.inWords).",
        fix:
          "Update its frame in Interface Builder, or change the constraints to what the stored frame shows.",
        line: entry.line)
    }
  }

  private func misplacedViews(among suspects: [SceneView]) -> Set<ObjectIdentifier> {
    let ids = Set(suspects.map { ObjectIdentifier($0.view) })
    let stored = StoredFrames(self)
    var misplaced: Set<ObjectIdentifier> = []
    var ties: [[ObjectIdentifier]] = []
    for constraint in scene.constraints.map(\.constraint) {
      let tied = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
        .map { ObjectIdentifier($0) }.filter(ids.contains)
      if tied.count == 2 { ties.append(tied) }
      if constraint.priority == .required, let violation = stored.violation(of: constraint),
        violation > Self.placementTolerance
      {
        misplaced.formUnion(tied)
      }
    }
    misplaced.formUnion(viewsOfOtherSize(than: suspects))
    var count = -1
    while count != misplaced.count {
      count = misplaced.count
      for tied in ties where tied.contains(where: misplaced.contains) { misplaced.formUnion(tied) }
    }
    return misplaced
  }

  /// The views whose texts ask for other sizes than the stored ones. A class of the application may add anything to its
  /// text.
  private func viewsOfOtherSize(than suspects: [SceneView]) -> Set<ObjectIdentifier> {
    let texts = suspects.filter { $0.customClass == nil && ViewText(of: $0.view) != nil }
    guard !texts.isEmpty else { return [] }
    let tolerance = TextTolerance(of: scene)
    let others = texts.filter { entry in
      guard let stored = entry.storedFrame else { return false }
      return tolerance.excess(ofSize: stored.size, of: entry.view) > Self.placementTolerance
    }
    return Set(others.map { ObjectIdentifier($0.view) })
  }
}

extension CGRect {
  /// x, y, width, height.
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
