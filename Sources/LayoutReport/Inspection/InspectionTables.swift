// The tables that rules query for each view or finding of a scene, built in one pass on first access.

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

  /// By axis, vertical or not, and item: the required constraints of the item alone that give it a length, at least.
  private(set) lazy var ownLengths: [Bool: [ObjectIdentifier: [NSLayoutConstraint]]] = {
    var table: [Bool: [ObjectIdentifier: [NSLayoutConstraint]]] = [:]
    for own in scene.constraints.lazy.map(\.constraint) where own.secondItem == nil && own.constant > 0 {
      guard own.priority == .required, own.relation != .lessThanOrEqual, let item = own.firstItem else {
        continue
      }
      table[own.firstAttribute.isVertical, default: [:]][ObjectIdentifier(item), default: []].append(own)
    }
    return table
  }()

  /// The indices of the constraints in the order of their addresses: a number each, of what there may be a million.
  private lazy var constraintOrder = scene.constraints.indices.map { Int32($0) }
    .sorted { address(ofConstraint: $0) < address(ofConstraint: $1) }

  private func address(ofConstraint place: Int32) -> ObjectIdentifier {
    ObjectIdentifier(scene.constraints[Int(place)].constraint)
  }

  private lazy var places = Dictionary(firstOf: scene.views.indices.map { (scene.views[$0].id, $0) })

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

  func entry(of constraint: NSLayoutConstraint) -> SceneConstraint? {
    var order = constraintOrder[...]
    while order.count > 1 {
      let middle = order.startIndex + order.count / 2
      let isBefore = ObjectIdentifier(constraint) < address(ofConstraint: order[middle])
      order = isBefore ? order[..<middle] : order[middle...]
    }
    return order.first.map { scene.constraints[Int($0)] }.flatMap { $0.constraint === constraint ? $0 : nil }
  }

  func place(ofID id: String?) -> Int? { id.flatMap { places[$0] } }

  func entry(ofID id: String?) -> SceneView? { place(ofID: id).map { scene.views[$0] } }
}
