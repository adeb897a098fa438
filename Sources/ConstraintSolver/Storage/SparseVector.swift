// Sparse vectors in dense storage, with the list of their nonzero pattern.

internal import Unchecked

/// A vector whose cost follows its pattern, not its length.
struct SparseVector: ~Copyable {
  private(set) var values = FlatBuffer<Double>()
  /// The index of every nonzero element, each once, in no order; some may have become zero again.
  private(set) var pattern = FlatBuffer<Int>()
  private var isListed = FlatBuffer<Bool>()

  /// Makes it a vector of zeros, at least as long as `count`.
  mutating func reset(count: Int) {
    clear()
    values.extend(to: count, with: 0)
    isListed.extend(to: count, with: false)
  }

  subscript(index: Int) -> Double {
    @inline(__always) get { values[index] }
    @inline(__always) set {
      if !isListed[index] {
        isListed[index] = true
        pattern.append(index)
      }
      values[index] = newValue
    }
  }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int) { self[index] = values[index] + value }

  mutating func clear() {
    for index in pattern.elements {
      values[index] = 0
      isListed[index] = false
    }
    pattern.removeAll()
  }
}

extension Array {
  /// Becomes a number of copies of an element, in the same memory where it is large enough.
  @inline(__always)
  mutating func refill(_ element: Element, count newCount: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: newCount))
  }
}

extension FlatBuffer {
  /// Becomes a number of copies of an element.
  @inline(__always)
  mutating func refill(_ element: Element, count newCount: Int) {
    removeAll()
    append(repeating: element, count: newCount)
  }

  @inline(__always)
  var indices: Range<Int> { 0..<count }
}
