// The constraints of a subtree in the order of their activation, which decides ties and what a conflict breaks.

/// Constraints on their way to the engine; retains them. All that were appended have to be taken.
@MainActor
struct ActivationOrder {
  private struct Entry {
    var order: Int32
    /// Counted once, when it comes in: taking hands this count on.
    var constraint: Unmanaged<NSLayoutConstraint>
  }

  private var entries: ContiguousArray<Entry> = []
  private var isSorted = true
  /// The lowest and the highest number.
  private var first = Int32.max
  private var last = Int32.min

  /// - Parameter room: how many constraints are expected.
  init(room: Int) { entries.reserveCapacity(room) }

  var count: Int { entries.count }

  mutating func append(_ constraint: NSLayoutConstraint) {
    let order = constraint.activationOrder
    if order < last { isSorted = false }
    first = min(first, order)
    last = max(last, order)
    entries.append(Entry(order: order, constraint: .passRetained(constraint)))
  }

  /// Hands all constraints on, in the order of their activation.
  mutating func takeAll(_ take: (consuming NSLayoutConstraint) -> Void) {
    let waiting = entries
    entries = []
    guard !isSorted else {
      for entry in waiting { take(entry.constraint.takeRetainedValue()) }
      return
    }
    guard let places = places(of: waiting) else {
      for entry in waiting.sorted(by: { $0.order < $1.order }) { take(entry.constraint.takeRetainedValue()) }
      return
    }
    for case let constraint? in places { take(constraint.takeRetainedValue()) }
  }

  /// The numbers of a tree are nearly gapless, so that each tells its place. Nil where they are not; and trees that were
  /// put together may have a number twice.
  private func places(of waiting: ContiguousArray<Entry>) -> ContiguousArray<Unmanaged<NSLayoutConstraint>?>?
  {
    let length = Int(last) - Int(first) + 1
    guard length < 4 * waiting.count else { return nil }
    var places = ContiguousArray<Unmanaged<NSLayoutConstraint>?>(repeating: nil, count: length)
    for entry in waiting {
      let place = Int(entry.order - first)
      guard places[place] == nil else { return nil }
      places[place] = entry.constraint
    }
    return places
  }
}
