// The items in flat arrays, indexed by their numbers; freed numbers are used again.

/// How a box gets its numbers.
enum Shape: UInt8 {
  /// Four variables, made when a row first needs them.
  case box
  /// A fixed corner and a free size.
  case anchored
  /// The parent's edges moved inwards; no variables.
  case derived
  case removed
}

/// The figures that shift an item's attributes; only items that have some own a record.
struct Metrics {
  var alignment = LayoutEngine.Edges()
  var margins = LayoutEngine.Edges()
  var insets = LayoutEngine.Edges()
  var firstBaseline = 0.0
  var lastBaseline = 0.0
  /// The baselines are measured from the middle instead of top and bottom.
  var centersBaselines = false
}

struct ItemTable {
  var parent: ContiguousArray<Int32> = []
  var depth: ContiguousArray<Int32> = []
  var childCount: ContiguousArray<Int32> = []
  var shape: ContiguousArray<Shape> = []
  var isRightToLeft: ContiguousArray<Bool> = []
  /// x, y, width, height; negative while no row needs one.
  var variables: ContiguousArray<SIMD4<Int32>> = []
  /// The head of the list of rows' terms that name the item.
  var firstTerm: ContiguousArray<Int32> = []
  var metricsIndex: ContiguousArray<Int32> = []
  var stamp: ContiguousArray<Int32> = []
  private var records: ContiguousArray<Metrics> = []
  private var freeRecords: ContiguousArray<Int32> = []
  private var free: ContiguousArray<Int32> = []

  mutating func make(parent: Int32, shape: Shape) -> LayoutEngine.Item {
    let depth = parent < 0 ? 0 : self.depth[Int(parent)] + 1
    if parent >= 0 { childCount[Int(parent)] += 1 }
    if let index = free.popLast() {
      let i = Int(index)
      self.parent[i] = parent
      self.depth[i] = depth
      childCount[i] = 0
      self.shape[i] = shape
      isRightToLeft[i] = false
      variables[i] = SIMD4(repeating: -1)
      firstTerm[i] = -1
      metricsIndex[i] = -1
      stamp[i] = 0
      return LayoutEngine.Item(index: index)
    }
    self.parent.append(parent)
    self.depth.append(depth)
    childCount.append(0)
    self.shape.append(shape)
    isRightToLeft.append(false)
    variables.append(SIMD4(repeating: -1))
    firstTerm.append(-1)
    metricsIndex.append(-1)
    stamp.append(0)
    return LayoutEngine.Item(index: Int32(self.parent.count - 1))
  }

  mutating func remove(_ index: Int32) {
    let i = Int(index)
    if parent[i] >= 0 { childCount[Int(parent[i])] -= 1 }
    if metricsIndex[i] >= 0 { freeRecords.append(metricsIndex[i]) }
    shape[i] = .removed
    variables[i] = SIMD4(repeating: -1)
    free.append(index)
  }

  func contains(_ index: Int32) -> Bool {
    index >= 0 && Int(index) < shape.count && shape[Int(index)] != .removed
  }

  func variable(of index: Int32, _ component: Int) -> Int32 { variables[Int(index)][component] }

  func metrics(of index: Int32) -> Metrics {
    let record = metricsIndex[Int(index)]
    return record < 0 ? Metrics() : records[Int(record)]
  }

  mutating func updateMetrics(of index: Int32, _ change: (inout Metrics) -> Void) {
    var record = metricsIndex[Int(index)]
    if record < 0 {
      if let reused = freeRecords.popLast() {
        record = reused
        records[Int(record)] = Metrics()
      } else {
        record = Int32(records.count)
        records.append(Metrics())
      }
      metricsIndex[Int(index)] = record
    }
    change(&records[Int(record)])
  }

  func commonAncestor(_ first: Int32, _ second: Int32) -> Int32? {
    var a = first
    var b = second
    while depth[Int(a)] > depth[Int(b)] { a = parent[Int(a)] }
    while depth[Int(b)] > depth[Int(a)] { b = parent[Int(b)] }
    while a != b {
      a = parent[Int(a)]
      b = parent[Int(b)]
      if a < 0 || b < 0 { return nil }
    }
    return a
  }

  func isAncestor(_ holder: Int32, of index: Int32) -> Bool {
    var current = index
    while current >= 0 && depth[Int(current)] > depth[Int(holder)] { current = parent[Int(current)] }
    return current == holder
  }
}
