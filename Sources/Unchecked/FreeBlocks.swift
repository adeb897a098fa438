// Segregated free lists: blocks of a table by their length.

/// Freed blocks of a table, in one queue for each length.
///
/// ```swift
/// var free = FreeBlocks()
/// let last = free.append(40, length: 3)   // negative: the first of its length
/// let begin = free.first(length: 3)       // 40
/// ```
///
/// Queues are linked through the table itself: its owner stores in the first element of each block the index of the
/// next block. A block is reused whole, first in, first out, as in `FreeNumbers`.
/// - Complexity: constant, to free a block and to reuse one.
public struct FreeBlocks: ~Copyable {
  struct Chain: BitwiseCopyable {
    /// The index of the block that was freed first, and of the one that was freed last; −1 for none.
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private var chains = FlatBuffer<Chain>()

  /// The number of free blocks.
  public private(set) var count = 0

  /// An empty list.
  public init() {}

  /// Frees a block: it becomes the last of its queue.
  /// - Returns: the block before it in the queue, which has to store its index; negative for none.
  public mutating func append(_ begin: Int32, length: Int) -> Int32 {
    chains.extend(to: length + 1, with: Chain())
    let last = chains[length].last
    if last < 0 { chains[length].first = begin }
    chains[length].last = begin
    count += 1
    return last
  }

  /// The block of a length that was freed first; nil for none.
  public func first(length: Int) -> Int32? {
    guard length < chains.count, chains[length].first >= 0 else { return nil }
    return chains[length].first
  }

  /// Removes that block; `next` is the index that was stored in it.
  public mutating func removeFirst(length: Int, next: Int32) {
    chains[length].first = next
    if next < 0 { chains[length].last = -1 }
    count -= 1
  }
}
