// Vectors of which few entries are not zero.

/// A vector with the list of the places that were written since it was cleared: cost follows what is there, not how long
/// the vector is.
struct SparseVector {
  private(set) var values: [Double]
  /// Every place that is not zero, each once, in no order; some may have become zero again.
  private(set) var pattern: [Int] = []
  private var isListed: [Bool]

  init(count: Int) {
    values = [Double](repeating: 0, count: count)
    isListed = [Bool](repeating: false, count: count)
  }

  /// Makes it a vector of zeros that is at least so long.
  mutating func reset(count: Int) {
    clear()
    guard count > values.count else { return }
    values.append(contentsOf: repeatElement(0, count: count - values.count))
    isListed.append(contentsOf: repeatElement(false, count: count - isListed.count))
  }

  subscript(index: Int) -> Double {
    get { values[index] }
    set {
      if !isListed[index] {
        isListed[index] = true
        pattern.append(index)
      }
      values[index] = newValue
    }
  }

  mutating func add(_ value: Double, at index: Int) { self[index] = values[index] + value }

  mutating func clear() {
    for index in pattern {
      values[index] = 0
      isListed[index] = false
    }
    pattern.removeAll(keepingCapacity: true)
  }
}

extension Array {
  /// Becomes so many times the same element, in the same memory where it is large enough.
  @inline(__always)
  mutating func refill(_ element: Element, count newCount: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: newCount))
  }
}
