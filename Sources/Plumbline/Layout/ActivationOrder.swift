// The constraints of a subtree in the order of their activation, which decides ties and what a conflict breaks.

/// Constraints on their way to the engine; retains them. All that were appended have to be taken.
struct ActivationOrder {
  private struct Entry {
    var order: Int32
    /// Counted once, when it comes in: taking hands this count on.
    var constraint: Unmanaged<NSLayoutConstraint>
  }

  private var entries: ContiguousArray<Entry> = []
  private var isSorted = true

  var count: Int { entries.count }

  mutating func append(_ constraint: NSLayoutConstraint) {
    let order = constraint.activationOrder
    if let last = entries.last, last.order > order { isSorted = false }
    entries.append(Entry(order: order, constraint: .passRetained(constraint)))
  }

  /// Hands all constraints on, in the order of their activation.
  mutating func takeAll(_ take: (consuming NSLayoutConstraint) -> Void) {
    if !isSorted { sort() }
    for entry in entries { take(entry.constraint.takeRetainedValue()) }
    entries = []
  }

  /// The numbers of a tree are nearly gapless, so that each tells its place.
  private mutating func sort() {
    let first = entries.reduce(Int32.max) { min($0, $1.order) }
    let last = entries.reduce(Int32.min) { max($0, $1.order) }
    guard Int(last) - Int(first) < 4 * entries.count else { return entries.sort { $0.order < $1.order } }
    var places = ContiguousArray<Entry?>(repeating: nil, count: Int(last - first) + 1)
    for entry in entries {
      // Trees that were put together may have a number twice.
      guard places[Int(entry.order - first)] == nil else { return entries.sort { $0.order < $1.order } }
      places[Int(entry.order - first)] = entry
    }
    var count = 0
    for case let entry? in places {
      entries[count] = entry
      count += 1
    }
  }
}
