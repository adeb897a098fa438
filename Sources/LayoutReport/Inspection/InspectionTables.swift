// What rules ask of a scene once for each of its views or findings, found in one pass when it is asked for first.

import LayoutScene
import Plumbline

/// A scene's elements by what they belong to.
@MainActor
final class InspectionTables {
  private let scene: Scene
  /// Whether a stack view has open shares (`SceneInspection.hasOpenShares`), by stack view.
  var openShares: [ObjectIdentifier: Bool] = [:]

  init(_ scene: Scene) { self.scene = scene }

  /// By item: the document's constraints that relate it, in document order.
  private lazy var constraintsOfItem: [ObjectIdentifier: [SceneConstraint]] = {
    var table: [ObjectIdentifier: [SceneConstraint]] = [:]
    for entry in scene.constraints {
      let (first, second) = (entry.constraint.firstItem, entry.constraint.secondItem)
      if let first { table[ObjectIdentifier(first), default: []].append(entry) }
      if let second, second !== first { table[ObjectIdentifier(second), default: []].append(entry) }
    }
    return table
  }()

  private lazy var places = Dictionary(
    scene.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The document's constraints that relate a view, in document order.
  func constraints(of view: UIView) -> [SceneConstraint] { constraintsOfItem[ObjectIdentifier(view)] ?? [] }

  func place(ofID id: String?) -> Int? { id.flatMap { places[$0] } }

  func entry(ofID id: String?) -> SceneView? { place(ofID: id).map { scene.views[$0] } }
}
