// A free list of places in a table, first in, first out.

/// Freed places of a table, to be used again in the order in which they were freed.
///
/// ```swift
/// var free = FreeNumbers()
/// free.append(7)
/// free.append(3)
/// let place = free.popFirst()  // 7
/// ```
///
/// Rows that are removed and added again in the same order so find their old places, and tables stay in the order in which
/// they are gone through. A stack would turn it around.
/// - Complexity: amortised constant, for giving one back and for taking one.
public struct FreeNumbers: ~Copyable {
  @usableFromInline var numbers = FlatBuffer<Int32>()
  @usableFromInline var first = 0

  /// No numbers.
  @inlinable public init() {}

  /// How many numbers wait.
  @inlinable public var count: Int { numbers.count - first }

  /// Gives a number back.
  @inlinable @inline(__always)
  public mutating func append(_ number: Int32) { numbers.append(number) }

  /// Removes and returns the number that was given back first.
  @inlinable @inline(__always)
  public mutating func popFirst() -> Int32? {
    guard first < numbers.count else { return nil }
    let number = numbers[first]
    first &+= 1
    if first == numbers.count || first > 64 && 2 * first > numbers.count { close() }
    return number
  }

  /// What was taken needs no room.
  @inlinable @inline(never)
  mutating func close() {
    let count = numbers.count - first
    for k in 0..<count { numbers[k] = numbers[first + k] }
    numbers.removeLast(first)
    first = 0
  }
}
