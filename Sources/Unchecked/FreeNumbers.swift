// Numbers of places in a table that were given back, to be used again.

/// Freed numbers, the one that was freed first in front: what is removed and added again in the same order finds its old
/// places, and tables stay in the order in which they are gone through.
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
