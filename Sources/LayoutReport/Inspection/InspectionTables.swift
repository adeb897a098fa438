// What rules ask of a scene once for each of its views or findings, found in one pass when it is asked for first.

import LayoutScene
import Plumbline

/// A scene's elements by what they belong to.
@MainActor
final class InspectionTables {
  private let scene: Scene
  /// Whether a stack view has open shares (`SceneInspection.hasOpenShares`), by stack view.
  var openShares: [ObjectIdentifier: Bool] = [:]

  private var classNames: [ObjectIdentifier: String] = [:]

  init(_ scene: Scene) { self.scene = scene }

  /// By item: the document's constraints that relate it, in document order.
  private lazy var constraintsOfItem: [ObjectIdentifier: [Int32]] = {
    var table: [ObjectIdentifier: [Int32]] = [:]
    for (place, entry) in scene.constraints.enumerated() {
      let (first, second) = (entry.constraint.firstItem, entry.constraint.secondItem)
      if let first { table[ObjectIdentifier(first), default: []].append(Int32(place)) }
      if let second, second !== first { table[ObjectIdentifier(second), default: []].append(Int32(place)) }
    }
    return table
  }()

  private lazy var places = Dictionary(
    scene.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// UIKit's name of a view's class.
  func className(of view: UIView) -> String {
    let key = ObjectIdentifier(type(of: view))
    if let known = classNames[key] { return known }
    let name = view.uiKitClassName
    classNames[key] = name
    return name
  }

  /// The document's constraints that relate a view, in document order.
  func constraints(of view: UIView) -> [SceneConstraint] {
    (constraintsOfItem[ObjectIdentifier(view)] ?? []).map { scene.constraints[Int($0)] }
  }

  func place(ofID id: String?) -> Int? { id.flatMap { places[$0] } }

  func entry(ofID id: String?) -> SceneView? { place(ofID: id).map { scene.views[$0] } }
}
