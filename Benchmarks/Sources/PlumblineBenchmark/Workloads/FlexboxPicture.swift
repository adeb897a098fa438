// The flexbox form of a picture, and how its nodes and margins correspond to boxes and constants.

import Peers

/// A flexbox tree that looks like a picture.
struct FlexboxPicture {
  /// A margin that stands for a constant: `margin = constant - offset`.
  struct Margin {
    var node: Int32 = 0
    var edge = FlexEdgeLeft
    var offset = 0.0
  }

  private(set) var nodes: [FlexNode] = []
  /// The node of each box.
  private(set) var nodeOfBox: [Int32] = []
  /// For boxes whose node lies in one more node than the box does, that node; else -1.
  private(set) var wrapperOfBox: [Int32] = []
  var detail = Margin()
  var shift = Margin()
  /// Nodes that are taken out and put back, in the order of removal.
  var removable: [Int32] = []

  init(capacity: Int) {
    nodes.reserveCapacity(capacity)
    nodeOfBox.reserveCapacity(capacity)
    wrapperOfBox.reserveCapacity(capacity)
  }

  /// Adds a node that no box corresponds to.
  mutating func addWrapper(_ node: FlexNode, in parent: Int32) -> Int32 {
    var node = node
    node.parent = parent
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  /// Adds the node of the next box.
  @discardableResult
  mutating func addNode(_ node: FlexNode, in parent: Int32, wrapper: Int32 = -1) -> Int32 {
    let index = addWrapper(node, in: parent)
    nodeOfBox.append(index)
    wrapperOfBox.append(wrapper)
    return index
  }

  /// Every tenth of some nodes, and at least one; the last comes first, so that places stay valid.
  mutating func chooseRemovable(among candidates: [Int32]) {
    removable = candidates.enumerated().filter { $0.offset % 10 == min(5, candidates.count - 1) }
      .map(\.element).reversed()
  }
}

extension FlexNode {
  /// A column that stretches its children and has their size.
  static var column: FlexNode {
    var node = FlexNode()
    node.width = .nan
    node.height = .nan
    node.content_width = .nan
    node.content_height = .nan
    return node
  }

  static var row: FlexNode {
    var node = column
    node.is_row = true
    return node
  }

  /// A leaf of a fixed size.
  static func leaf(width: Double = .nan, height: Double = .nan) -> FlexNode {
    var node = column
    node.width = Float(width)
    node.height = Float(height)
    return node
  }

  /// A leaf that is asked for its size.
  static func content(width: Double, height: Double) -> FlexNode {
    var node = column
    node.content_width = Float(width)
    node.content_height = Float(height)
    return node
  }

  func flexible() -> FlexNode {
    var node = self
    node.is_flexible = true
    return node
  }

  /// Left, top, right, bottom.
  func margin(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) -> FlexNode {
    var node = self
    node.margin = (Float(left), Float(top), Float(right), Float(bottom))
    return node
  }

  func padding(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) -> FlexNode {
    var node = self
    node.padding = (Float(left), Float(top), Float(right), Float(bottom))
    return node
  }

  /// Children keep their own size across.
  func startingItems() -> FlexNode {
    var node = self
    node.starts_items = true
    return node
  }

  func centeringItems() -> FlexNode {
    var node = self
    node.centers_items = true
    return node
  }
}
