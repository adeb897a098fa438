// A free list of table indices, first in, first out.

/// Freed indices of a table, to be reused in the order in which they were freed.
///
/// ```swift
/// var free = FreeNumbers()
/// free.append(7)
/// free.append(3)
/// let place = free.popFirst()  // 7
/// ```
///
/// Rows that are removed and added again in the same order thus get their old indices, and tables keep the order in
/// which they are traversed. A stack would reverse it.
/// - Complexity: amortised constant, to free an index and to reuse one.
public struct FreeNumbers: ~Copyable {
  @usableFromInline var numbers = FlatBuffer<Int32>()
  @usableFromInline var first = 0

  /// An empty list.
  @inlinable public init() {}

  /// The number of free indices.
  @inlinable public var count: Int { numbers.count - first }

  /// Frees an index.
  @inlinable @inline(__always)
  public mutating func append(_ number: Int32) { numbers.append(number) }

  /// Removes and returns the index that was freed first.
  @inlinable @inline(__always)
  public mutating func popFirst() -> Int32? {
    guard first < numbers.count else { return nil }
    let number = numbers[first]
    first &+= 1
    if first == numbers.count || first > 64 && 2 * first > numbers.count { close() }
    return number
  }

  /// Removes the reused indices from the buffer.
  @inlinable @inline(never)
  mutating func close() {
    let count = numbers.count - first
    for k in 0..<count { numbers[k] = numbers[first + k] }
    numbers.removeLast(first)
    first = 0
  }
}
