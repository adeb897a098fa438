// Plumbline's engine: items, attributes and what relates them.

import ConstraintSolver
import LayoutEngine

struct EngineContender: Contender {
  let engine = Engine.plumbline
  let level = Level.engine
  fileprivate let picture: Picture

  init(_ picture: Picture) { self.picture = picture }

  var viewCount: Int { picture.boxCount }
  var valueCount: Int { 4 * picture.boxCount }
  func build() throws -> any LaidOut { try EngineLayout(picture) }

  func boxes(_ values: [Double]) -> [Box] {
    var boxes = (0..<picture.boxCount).map { i in
      Box(x: values[4 * i], y: values[4 * i + 1], width: values[4 * i + 2], height: values[4 * i + 3])
    }
    // The engine says 0 of what no row mentions, as of the height of most roots.
    let fixesHeight = picture.relationships.contains { $0.origin == .rootHeight }
    boxes[0] = .root(width: boxes[0].width, height: fixesHeight ? boxes[0].height : .nan)
    return boxes
  }
}

private final class EngineLayout: LaidOut {
  private let picture: Picture
  private let engine = LayoutEngine()
  private var items: [LayoutEngine.Item] = []
  private var rows: [LayoutEngine.Row] = []

  init(_ picture: Picture) throws {
    self.picture = picture
    engine.reserveCapacity(items: picture.boxCount, rows: picture.relationships.count)
    let (parents, relationships) = (picture.parents, picture.relationships)
    var items: [LayoutEngine.Item] = []
    var rows: [LayoutEngine.Row] = []
    items.reserveCapacity(picture.boxCount)
    for parent in parents {
      items.append(parent < 0 ? engine.makeItem() : engine.makeItem(in: items[Int(parent)]))
    }
    rows.reserveCapacity(relationships.count)
    for relationship in relationships { rows.append(try Self.add(relationship, items, to: engine)) }
    self.items = items
    self.rows = rows
    try engine.solve()
  }

  @inline(__always)
  private static func add(
    _ relationship: Picture.Relationship, _ items: [LayoutEngine.Item], to engine: LayoutEngine
  ) throws -> LayoutEngine.Row {
    let first = items[Int(relationship.first)]
    if relationship.isGoal {
      return try engine.addGoal(
        first, relationship.part.attribute, constant: relationship.constant, above: relationship.priority,
        below: relationship.priorityBelow)
    }
    guard relationship.second >= 0 else {
      return try engine.addRow(
        first, relationship.part.attribute, relationship.relation, constant: relationship.constant,
        priority: relationship.priority)
    }
    return try engine.addRow(
      first, relationship.part.attribute, relationship.relation, 1, items[Int(relationship.second)],
      relationship.secondPart.attribute, constant: relationship.constant, priority: relationship.priority)
  }

  var conflictCount: Int? { engine.conflicts.count }

  func read(into values: inout [Double]) {
    var slot = 0
    for item in items {
      let rect = engine.rect(of: item)
      values[slot] = rect.x
      values[slot + 1] = rect.y
      values[slot + 2] = rect.width
      values[slot + 3] = rect.height
      slot += 4
    }
  }

  func resize(to width: Double) throws {
    try engine.setConstant(width, of: rows[picture.widthRelationship])
    try engine.solve()
  }

  private func edit(_ row: Int, _ constant: Double) throws {
    try engine.setConstant(constant, of: rows[row])
    try engine.solve()
    for item in engine.changedItems { consume(engine.rect(of: item).x) }
  }

  func setDetail(_ constant: Double) throws { try edit(picture.detailRelationship, constant) }
  func setShift(_ constant: Double) throws { try edit(picture.shiftRelationship, constant) }

  private var tenth: StrideTo<Int> { stride(from: 5, to: rows.count, by: 10) }

  func removeTenth() throws {
    for row in tenth where row != picture.widthRelationship { try engine.removeRow(rows[row]) }
    try engine.solve()
  }

  func restoreTenth() throws {
    for row in tenth where row != picture.widthRelationship {
      rows[row] = try Self.add(picture.relationships[row], items, to: engine)
    }
    try engine.solve()
  }
}

extension Picture.Part {
  fileprivate var attribute: LayoutEngine.Attribute {
    switch self {
    // `none` never comes here.
    case .left, .none: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    }
  }
}
