// The items of an engine in flat arrays with a free list.

import ConstraintSolver
internal import Unchecked

/// The form of an item's rectangle.
enum Shape: UInt8, BitwiseCopyable {
  /// Four variables, made when a row first needs them.
  case box
  /// A fixed corner and a free size.
  case anchored
  /// The parent's edges moved inwards; no variables.
  case derived
  case removed
}

/// Insets, margins and baselines of an item; only items with some have a record.
struct Metrics: BitwiseCopyable {
  var alignment = LayoutEngine.Edges()
  var margins = LayoutEngine.Edges()
  var insets = LayoutEngine.Edges()
  var firstBaseline = 0.0
  var lastBaseline = 0.0
  /// The baselines are measured from the middle instead of top and bottom.
  var centersBaselines = false
}

/// An item: its variables, its place in the tree, and how often rows name it.
struct ItemRecord: BitwiseCopyable {
  /// x, y, width, height: indices of the solver's variables; negative while no row needs one.
  var variables = SIMD4<Int32>(repeating: -1)
  var parent: Int32
  var depth: Int32
  var childCount: Int32 = 0
  /// The number of terms of rows that name the item.
  var mentionCount: Int32 = 0
  /// The record of its metrics; negative for none.
  var metrics: Int32 = -1
  /// The last solve that moved it.
  var stamp: Int32 = 0
  var shape: Shape
  var isRightToLeft = false
  /// Whether a row has named one of its margins or baselines since the item was last named by none. They are mostly set
  /// before the first such row: the item's rows need not be listed then.
  var areMarginsNamed = false
  var areBaselinesNamed = false
}

struct ItemTable: ~Copyable {
  var records = FlatBuffer<ItemRecord>()
  private var metricsRecords = FlatBuffer<Metrics>()
  private var freeMetrics = FlatBuffer<Int32>()
  private var free = FlatBuffer<Int32>()

  mutating func make(parent: Int32, shape: Shape) -> LayoutEngine.Item {
    var depth: Int32 = 0
    if parent >= 0 {
      depth = records[parent].depth + 1
      records[parent].childCount += 1
    }
    var record = ItemRecord(parent: parent, depth: depth, shape: shape)
    if let index = free.popLast() {
      // `changedItems` lists items by index.
      record.stamp = records[index].stamp
      records[index] = record
      return LayoutEngine.Item(index: index)
    }
    records.append(record)
    return LayoutEngine.Item(index: Int32(records.count - 1))
  }

  mutating func remove(_ index: Int32) {
    let record = records[index]
    if record.parent >= 0 { records[record.parent].childCount -= 1 }
    if record.metrics >= 0 { freeMetrics.append(record.metrics) }
    records[index].metrics = -1
    records[index].shape = .removed
    records[index].variables = SIMD4(repeating: -1)
    free.append(index)
  }

  @inline(__always)
  func contains(_ index: Int32) -> Bool {
    UInt(bitPattern: Int(index)) < UInt(bitPattern: records.count) && records[index].shape != .removed
  }

  func metrics(of index: Int32) -> Metrics {
    let record = records[index].metrics
    return record < 0 ? Metrics() : metricsRecords[record]
  }

  mutating func updateMetrics(of index: Int32, _ change: (inout Metrics) -> Void) {
    var record = records[index].metrics
    if record < 0 {
      if let reused = freeMetrics.popLast() {
        record = reused
        metricsRecords[record] = Metrics()
      } else {
        record = Int32(metricsRecords.count)
        metricsRecords.append(Metrics())
      }
      records[index].metrics = record
    }
    change(&metricsRecords[record])
  }

  func isAncestor(_ holder: Int32, of index: Int32) -> Bool {
    let depth = records[holder].depth
    var current = index
    while current >= 0 && records[current].depth > depth { current = records[current].parent }
    return current == holder
  }
}
