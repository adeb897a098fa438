// Views whose stored frame is not the computed one.

import Foundation
import Plumbline

extension SceneInspection {
  /// Interface Builder does not mind a point: documents hold 240 where constraints give 241, and no warning.
  static let placementTolerance = 1.01

  /// Findings on views that constraints place elsewhere than the document says. Not counted: numbers that nothing
  /// determines, since any is as good, and differences that only the measurement of texts can explain.
  func misplacedFindings(freeNumbers: [ObjectIdentifier: Set<Int>]) -> [Finding] {
    let suspects = scene.views.filter { entry in
      guard entry.view !== scene.rootView, let stored = entry.storedFrame else { return false }
      return differs(stored.differences(from: entry.view.frame), of: entry.view, freeNumbers)
    }
    guard !suspects.isEmpty else { return [] }
    let computed = suspects.map(\.view.frame)
    let tolerance = TextTolerance(of: scene)
    return zip(suspects, computed).compactMap { entry, computed in
      guard let stored = entry.storedFrame,
        differs(tolerance.excess(of: stored, of: entry.view), of: entry.view, freeNumbers)
      else { return nil }
      return Finding(
        kind: .misplaced, level: .warning, views: [entry.id], stored: stored, computed: computed,
        message: "The document stores \(stored.inWords), but its constraints place it \(computed.inWords).",
        fix:
          "Update its frame in Interface Builder, or change the constraints to what the stored frame shows.",
        line: entry.line)
    }
  }

  private func differs(
    _ differences: [CGFloat], of view: UIView, _ freeNumbers: [ObjectIdentifier: Set<Int>]
  ) -> Bool {
    let free = freeNumbers[ObjectIdentifier(view)] ?? []
    return differences.enumerated().contains { $1 > Self.placementTolerance && !free.contains($0) }
  }

  /// The places of free variables in `CGRect.numbers`.
  static func freeNumbers(of diagnosis: LayoutDiagnosis) -> [ObjectIdentifier: Set<Int>] {
    let places = ["x": 0, "y": 1, "width": 2, "height": 3]
    return Dictionary(
      diagnosis.ambiguities.map { (ObjectIdentifier($0.view), Set($0.variables.compactMap { places[$0] })) },
      uniquingKeysWith: { $0.union($1) })
  }
}

extension CGRect {
  /// By how much x, y, width and height differ.
  func differences(from other: CGRect) -> [CGFloat] { zip(numbers, other.numbers).map { abs($0 - $1) } }
}
