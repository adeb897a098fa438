// A priority queue of small numbers: the steps that wait for evaluation, in the order of the plan.

internal import Unchecked

/// A set of numbers as a hierarchical bitmap, 64 numbers a word: inserting, and removing the smallest or largest member,
/// look at no more than a word on each of four levels.
struct RankSet: ~Copyable {
  /// `levels[0]` has a bit for each number, the others one for each word below that is not zero.
  private var words0 = FlatBuffer<UInt64>()
  private var words1 = FlatBuffer<UInt64>()
  private var words2 = FlatBuffer<UInt64>()
  private var words3 = FlatBuffer<UInt64>()
  /// Bounds of the words of the lowest level that have members; mostly both have some.
  private var firstWord = 0
  private var lastWord = 0

  /// Makes room for numbers below a bound.
  mutating func extend(to bound: Int) {
    let needed0 = bound / 64 + 1
    guard needed0 > words0.count else { return }
    words0.extend(to: max(needed0, words0.count * 2), with: 0)
    words1.extend(to: words0.count / 64 + 1, with: 0)
    words2.extend(to: words1.count / 64 + 1, with: 0)
    words3.extend(to: words2.count / 64 + 1, with: 0)
  }

  @inline(__always)
  mutating func insert(_ number: Int) {
    let place = number >> 6
    if place < firstWord { firstWord = place }
    if place > lastWord { lastWord = place }
    let word = words0[place]
    words0[place] = word | (1 << UInt64(number & 63))
    if word == 0 { insertAbove(place) }
  }

  private func insertAbove(_ index: Int) {
    let word = words1[index >> 6]
    words1[index >> 6] = word | (1 << UInt64(index & 63))
    guard word == 0 else { return }
    let above = words2[index >> 12]
    words2[index >> 12] = above | (1 << UInt64((index >> 6) & 63))
    guard above == 0 else { return }
    words3[index >> 18] |= 1 << UInt64((index >> 12) & 63)
  }

  /// Clears the bits above for a word of the lowest level that has become empty.
  private func removeAbove(_ index: Int) {
    words1[index >> 6] &= ~(1 << UInt64(index & 63))
    guard words1[index >> 6] == 0 else { return }
    words2[index >> 12] &= ~(1 << UInt64((index >> 6) & 63))
    guard words2[index >> 12] == 0 else { return }
    words3[index >> 18] &= ~(1 << UInt64((index >> 12) & 63))
  }

  /// Removes and returns the smallest member.
  @inline(__always)
  mutating func popFirst() -> Int? {
    guard firstWord < words0.count, words0[firstWord] != 0 || findFirst() else { return nil }
    let word = words0[firstWord]
    words0[firstWord] = word & (word &- 1)
    if word & (word &- 1) == 0 { removeAbove(firstWord) }
    return firstWord << 6 | word.trailingZeroBitCount
  }

  /// Removes and returns the largest member.
  @inline(__always)
  mutating func popLast() -> Int? {
    guard lastWord < words0.count, words0[lastWord] != 0 || findLast() else { return nil }
    let word = words0[lastWord]
    let bit = 63 - word.leadingZeroBitCount
    words0[lastWord] = word & ~(1 << UInt64(bit))
    if words0[lastWord] == 0 { removeAbove(lastWord) }
    return lastWord << 6 | bit
  }

  /// - Returns: Whether there is a member.
  private mutating func findFirst() -> Bool {
    for top in 0..<words3.count where words3[top] != 0 {
      let third = top << 6 | words3[top].trailingZeroBitCount
      let second = third << 6 | words2[third].trailingZeroBitCount
      firstWord = second << 6 | words1[second].trailingZeroBitCount
      return true
    }
    return false
  }

  /// - Returns: Whether there is a member.
  private mutating func findLast() -> Bool {
    for top in stride(from: words3.count - 1, through: 0, by: -1) where words3[top] != 0 {
      let third = top << 6 | (63 - words3[top].leadingZeroBitCount)
      let second = third << 6 | (63 - words2[third].leadingZeroBitCount)
      lastWord = second << 6 | (63 - words1[second].leadingZeroBitCount)
      return true
    }
    return false
  }
}
