// Places and ways between them: the shortest way is found.

import FoundationAdditions

/// A place with ways to others.
open class GKGraphNode: NSObject, @unchecked Sendable {
  /// The places that a way leads to.
  open private(set) var connectedNodes: [GKGraphNode] = []
  /// Without ways.
  public override init() { super.init() }
  /// Of a document.
  public required init?(coder: NSCoder) { super.init() }
  /// Adds ways to places, and back.
  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes where !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
    if bidirectional { for node in nodes { node.addConnections(to: [self], bidirectional: false) } }
  }
  /// Takes ways to places away, and those back.
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    connectedNodes.removeAll { known in nodes.contains { $0 === known } }
    if bidirectional { for node in nodes { node.removeConnections(to: [self], bidirectional: false) } }
  }
  /// What a way to a place that is next to it costs; 1 unless a subclass says otherwise.
  open func cost(to node: GKGraphNode) -> Float { 1 }
  /// What the way to a place costs at least; 0 unless a subclass says otherwise.
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
  /// The cheapest way to a place, with both ends; none where there is no way.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
    var costs = [ObjectIdentifier(self): Float(0)]
    var before: [ObjectIdentifier: GKGraphNode] = [:]
    var open: [(node: GKGraphNode, total: Float)] = [(self, estimatedCost(to: goalNode))]
    var closed: Set<ObjectIdentifier> = []
    while let place = open.indices.min(by: { open[$0].total < open[$1].total }) {
      let node = open.remove(at: place).node
      if node === goalNode {
        var path = [node]
        while let last = before[ObjectIdentifier(path[path.count - 1])] { path.append(last) }
        return path.reversed()
      }
      guard closed.insert(ObjectIdentifier(node)).inserted else { continue }
      for next in node.connectedNodes where !closed.contains(ObjectIdentifier(next)) {
        let cost = costs[ObjectIdentifier(node), default: 0] + node.cost(to: next)
        guard cost < costs[ObjectIdentifier(next)] ?? .infinity else { continue }
        costs[ObjectIdentifier(next)] = cost
        before[ObjectIdentifier(next)] = node
        open.append((next, cost + next.estimatedCost(to: goalNode)))
      }
    }
    return []
  }
  /// The cheapest way from a place, with both ends; none where there is no way.
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// A place of two numbers. Ways cost as far as they are.
open class GKGraphNode2D: GKGraphNode, @unchecked Sendable {
  /// Where it is.
  open var position: SIMD2<Float>
  /// A place.
  public init(point: SIMD2<Float>) {
    position = point
    super.init()
  }
  /// A place.
  open class func node(withPoint point: SIMD2<Float>) -> GKGraphNode2D { GKGraphNode2D(point: point) }
  /// Of a document.
  public required init?(coder: NSCoder) { nil }
  open override func cost(to node: GKGraphNode) -> Float {
    guard let other = node as? GKGraphNode2D else { return 1 }
    let way = other.position - position
    return (way * way).sum().squareRoot()
  }
  open override func estimatedCost(to node: GKGraphNode) -> Float {
    node is GKGraphNode2D ? cost(to: node) : 0
  }
}

/// A field of a board. Ways cost as many fields as they have.
open class GKGridGraphNode: GKGraphNode, @unchecked Sendable {
  /// Its column and row.
  open internal(set) var gridPosition: SIMD2<Int32>
  /// A field.
  public init(gridPosition: SIMD2<Int32>) {
    self.gridPosition = gridPosition
    super.init()
  }
  /// Of a document.
  public required init?(coder: NSCoder) { nil }
}

/// Places and ways between them.
open class GKGraph: NSObject, @unchecked Sendable {
  /// The places.
  open private(set) var nodes: [GKGraphNode]? = []
  /// Without places.
  public override init() { super.init() }
  /// Of places.
  public convenience init(_ nodes: [GKGraphNode]) {
    self.init()
    add(nodes)
  }
  /// Adds places, without ways.
  open func add(_ nodes: [GKGraphNode]) {
    self.nodes = (self.nodes ?? []) + nodes.filter { new in !(self.nodes ?? []).contains { $0 === new } }
  }
  /// Takes places away, with all their ways.
  open func remove(_ nodes: [GKGraphNode]) {
    for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: true) }
    self.nodes?.removeAll { known in nodes.contains { $0 === known } }
  }
  /// Adds a way to the place that costs least.
  open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
    guard let nearest = nodes?.filter({ $0 !== node }).min(by: { node.cost(to: $0) < node.cost(to: $1) })
    else {
      return
    }
    node.addConnections(to: [nearest], bidirectional: bidirectional)
  }
  /// The cheapest way between two places, with both; none where there is no way.
  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: endNode)
  }
}

/// Fields of a board.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph, @unchecked Sendable {
  /// The lower left field.
  public let gridOrigin: SIMD2<Int32>
  /// How many columns.
  public let gridWidth: Int
  /// How many rows.
  public let gridHeight: Int
  /// Whether there are ways over corners.
  public let diagonalsAllowed: Bool
  /// A board.
  public init(
    fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool
  ) {
    (gridOrigin, gridWidth, gridHeight) = (position, Int(max(width, 0)), Int(max(height, 0)))
    self.diagonalsAllowed = diagonalsAllowed
    super.init()
    var fields: [NodeType] = []
    for row in 0..<Int32(gridHeight) {
      for column in 0..<Int32(gridWidth) {
        let place = SIMD2(position.x + column, position.y + row)
        guard let field = GKGridGraphNode(gridPosition: place) as? NodeType else { continue }
        fields.append(field)
      }
    }
    add(fields)
    fields.forEach { connectToAdjacentNodes(node: $0) }
  }
  /// Adds the ways of a field to those next to it.
  open func connectToAdjacentNodes(node: GKGridGraphNode) {
    for row in Int32(-1)...1 {
      for column in Int32(-1)...1
      where (row != 0 || column != 0) && (diagonalsAllowed || row == 0 || column == 0) {
        let place = SIMD2(node.gridPosition.x &+ column, node.gridPosition.y &+ row)
        if let other = self.node(atGridPosition: place) {
          node.addConnections(to: [other], bidirectional: true)
        }
      }
    }
  }
  /// A field; nil for one that is not there.
  open func node(atGridPosition position: SIMD2<Int32>) -> NodeType? {
    // Where the graph's own fields are all there, a field lies at its place.
    let (column, row) = (Int(position.x) - Int(gridOrigin.x), Int(position.y) - Int(gridOrigin.y))
    if let nodes, (0..<gridWidth).contains(column), (0..<gridHeight).contains(row),
      nodes.indices.contains(row * gridWidth + column),
      let field = nodes[row * gridWidth + column] as? NodeType, field.gridPosition == position
    {
      return field
    }
    return nodes?.lazy.compactMap { $0 as? NodeType }.first { $0.gridPosition == position }
  }
}
