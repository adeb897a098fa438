// Segregated free lists: blocks of a table by their length.

/// Freed blocks of a table, one queue a length.
///
/// ```swift
/// var free = FreeBlocks()
/// let last = free.append(40, length: 3)   // negative: the first of its length
/// let begin = free.first(length: 3)       // 40
/// ```
///
/// Queues are chained through the table itself: its owner keeps in the first place of each block where the next one begins.
/// A block is used again whole, and first in, first out, as with `FreeNumbers`.
/// - Complexity: constant, for giving one back and for taking one.
public struct FreeBlocks: ~Copyable {
  struct Chain: BitwiseCopyable {
    /// Where the block that was freed first begins, and the one that was freed last; −1 for none.
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private var chains = FlatBuffer<Chain>()

  /// How many blocks wait.
  public private(set) var count = 0

  /// No blocks.
  public init() {}

  /// Gives a block back; nothing follows it yet.
  /// - Returns: the block that it follows, where its begin is to be kept; negative for none.
  public mutating func append(_ begin: Int32, length: Int) -> Int32 {
    chains.extend(to: length + 1, with: Chain())
    let last = chains[length].last
    if last < 0 { chains[length].first = begin }
    chains[length].last = begin
    count += 1
    return last
  }

  /// The block of a length that was given back first.
  public func first(length: Int) -> Int32? {
    guard length < chains.count, chains[length].first >= 0 else { return nil }
    return chains[length].first
  }

  /// Takes that block; `next` is the one that was kept in it.
  public mutating func removeFirst(length: Int, next: Int32) {
    chains[length].first = next
    if next < 0 { chains[length].last = -1 }
    count -= 1
  }
}
