// The steps that wait for evaluation: a set of small numbers that gives its members back in order.

internal import FlatStorage

/// A set of numbers in 64-ary levels of bits: adding costs nearly nothing, the next member a few words.
struct RankSet: ~Copyable {
  /// `levels[0]` has a bit for each number, the others one for each word below that is not zero.
  private var words0 = FlatBuffer<UInt64>()
  private var words1 = FlatBuffer<UInt64>()
  private var words2 = FlatBuffer<UInt64>()
  private var words3 = FlatBuffer<UInt64>()

  /// Makes room for the numbers below a bound.
  mutating func extend(to bound: Int) {
    let needed0 = bound / 64 + 1
    guard needed0 > words0.count else { return }
    words0.extend(to: max(needed0, words0.count * 2), with: 0)
    words1.extend(to: words0.count / 64 + 1, with: 0)
    words2.extend(to: words1.count / 64 + 1, with: 0)
    words3.extend(to: words2.count / 64 + 1, with: 0)
  }

  @inline(__always)
  func insert(_ number: Int) {
    let word = words0[number >> 6]
    words0[number >> 6] = word | (1 << UInt64(number & 63))
    if word == 0 { insertAbove(number >> 6) }
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

  private func remove(_ number: Int) {
    words0[number >> 6] &= ~(1 << UInt64(number & 63))
    guard words0[number >> 6] == 0 else { return }
    words1[number >> 12] &= ~(1 << UInt64((number >> 6) & 63))
    guard words1[number >> 12] == 0 else { return }
    words2[number >> 18] &= ~(1 << UInt64((number >> 12) & 63))
    guard words2[number >> 18] == 0 else { return }
    words3[number >> 24] &= ~(1 << UInt64((number >> 18) & 63))
  }

  /// Removes and returns the smallest member.
  func popFirst() -> Int? {
    for top in 0..<words3.count where words3[top] != 0 {
      let third = top << 6 | words3[top].trailingZeroBitCount
      let second = third << 6 | words2[third].trailingZeroBitCount
      let first = second << 6 | words1[second].trailingZeroBitCount
      let number = first << 6 | words0[first].trailingZeroBitCount
      remove(number)
      return number
    }
    return nil
  }

  /// Removes and returns the largest member.
  func popLast() -> Int? {
    for top in stride(from: words3.count - 1, through: 0, by: -1) where words3[top] != 0 {
      let third = top << 6 | (63 - words3[top].leadingZeroBitCount)
      let second = third << 6 | (63 - words2[third].leadingZeroBitCount)
      let first = second << 6 | (63 - words1[second].leadingZeroBitCount)
      let number = first << 6 | (63 - words0[first].leadingZeroBitCount)
      remove(number)
      return number
    }
    return nil
  }
}
