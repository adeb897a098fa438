// Why a stored frame is wrong, in words: the constraint that it breaks most, or the size that its own text needs.

import Foundation
import Plumbline

/// What in a document contradicts the stored frames.
@MainActor
struct PlacementCauses {
  private let inspection: SceneInspection
  private var broken: [ObjectIdentifier: (constraint: NSLayoutConstraint, distance: Double)] = [:]

  init(_ inspection: SceneInspection) {
    self.inspection = inspection
    let stored = StoredFrames(inspection)
    for constraint in inspection.scene.constraints.map(\.constraint) where constraint.priority == .required {
      guard let distance = stored.violation(of: constraint), distance > inspection.placementTolerance,
        !stored.suggestsOtherInset(constraint)
      else { continue }
      for view in [constraint.firstItem, constraint.secondItem].compactMap({ $0 as? UIView }) {
        let known = broken[ObjectIdentifier(view)]?.distance ?? 0
        if known < distance { broken[ObjectIdentifier(view)] = (constraint, distance) }
      }
    }
  }

  /// Whether a required constraint of a view does not hold in what is stored.
  func contradict(_ entry: SceneView) -> Bool { broken[ObjectIdentifier(entry.view)] != nil }

  /// Whether the stored frames themselves break a required constraint of a view, by more than the alignment insets of
  /// controls of other releases could explain.
  func prove(_ entry: SceneView) -> Bool {
    (broken[ObjectIdentifier(entry.view)]?.distance ?? 0) > Self.insetsOfControls
  }

  /// The largest alignment inset of a control (a tab view's 10 aside).
  private static let insetsOfControls = 7.0

  /// The end of a sentence; empty where the cause lies with the views that it is tied to.
  func words(for entry: SceneView) -> String {
    if let (constraint, distance) = broken[ObjectIdentifier(entry.view)] {
      return ". Off by \(points(distance)) in what is stored: \(inspection.words(of: constraint))"
    }
    guard let stored = entry.storedFrame, ViewText(of: entry.view) != nil else { return "" }
    let needed = entry.view.intrinsicContentSize
    let own = entry.view.alignmentRect(forFrame: stored).size
    let difference = max(abs(needed.width - own.width), abs(needed.height - own.height))
    guard difference > inspection.placementTolerance else { return "" }
    return ". Its content needs \(decimal(needed.width)) x \(decimal(needed.height))"
  }
}
