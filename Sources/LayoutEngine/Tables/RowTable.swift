// The rows of an engine in flat arrays with free lists: their terms, constants and holders.

import ConstraintSolver
internal import Unchecked

/// A row as it was given; the solver has its linear combination and priority.
struct RowRecord: BitwiseCopyable {
  var constant: Double
  /// The item in whose space locations are measured; negative for a row that was removed.
  var holder: Int32
  /// The index of its first term; the others follow.
  var firstTerm: Int32 = -1
}

struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  /// The item; in the first term of a free block, the index of the next free block, negative for none.
  var item: Int32
  var attribute: LayoutEngine.Attribute
  /// Whether this is the last term of the row.
  var isLast: Bool

  @inline(__always)
  init(_ term: LayoutEngine.Term, isLast: Bool) {
    coefficient = term.coefficient
    item = term.item.index
    attribute = term.attribute
    self.isLast = isLast
  }
}

struct RowTable: ~Copyable {
  var records = FlatBuffer<RowRecord>()
  private(set) var terms = FlatBuffer<TermRecord>()
  private var mentions = MentionLists()
  /// By row, up to the last one that is not 0: what insets, margins and baselines of the terms contribute to the right-hand
  /// side.
  private var offsets = FlatBuffer<Double>()
  private var free = FreeNumbers()
  private var freeTerms = FreeBlocks()

  var count: Int { records.count }

  @inline(__always)
  func isUsed(_ row: Int32) -> Bool { row >= 0 && Int(row) < records.count && records[row].holder >= 0 }

  mutating func reserve(rows: Int) {
    records.reserve(rows)
    terms.reserve(2 * rows)
  }

  @inline(__always)
  func offset(of row: Int32) -> Double { Int(row) < offsets.count ? offsets[row] : 0 }

  @inline(__always)
  mutating func setOffset(_ offset: Double, of row: Int32) {
    // Most items have no insets, margins or baselines.
    if offset == 0, Int(row) >= offsets.count { return }
    offsets.extend(to: Int(row) + 1, with: 0)
    offsets[row] = offset
  }

  /// A row of one term.
  @inline(__always)
  mutating func make(_ constant: Double, holder: Int32, _ term: LayoutEngine.Term) -> Int32 {
    let begin = makeTerms(1)
    terms[begin] = TermRecord(term, isLast: true)
    return make(RowRecord(constant: constant, holder: holder, firstTerm: begin))
  }

  /// A row of two terms.
  @inline(__always)
  mutating func make(
    _ constant: Double, holder: Int32, _ first: LayoutEngine.Term, _ second: LayoutEngine.Term
  ) -> Int32 {
    let begin = makeTerms(2)
    terms[begin] = TermRecord(first, isLast: false)
    terms[begin &+ 1] = TermRecord(second, isLast: true)
    return make(RowRecord(constant: constant, holder: holder, firstTerm: begin))
  }

  mutating func make(_ constant: Double, holder: Int32, _ row: [LayoutEngine.Term]) -> Int32 {
    let begin = makeTerms(row.count)
    for (k, term) in row.enumerated() {
      terms[begin + Int32(k)] = TermRecord(term, isLast: k == row.count - 1)
    }
    return make(RowRecord(constant: constant, holder: holder, firstTerm: begin))
  }

  @inline(__always)
  private mutating func make(_ record: RowRecord) -> Int32 {
    let row: Int32
    if let reused = free.popFirst() {
      row = reused
      records[row] = record
    } else {
      row = Int32(truncatingIfNeeded: records.count)
      records.append(record)
    }
    if mentions.isListed { mentions.append(row, from: record.firstTerm, terms) }
    return row
  }

  /// Allocates consecutive entries for the terms of a row.
  @inline(__always)
  private mutating func makeTerms(_ length: Int) -> Int32 {
    if freeTerms.count > 0, let reused = takeTerms(length) { return reused }
    terms.makeRoom(for: length)
    return Int32(truncatingIfNeeded: terms.appendPlaces(length))
  }

  private mutating func takeTerms(_ length: Int) -> Int32? {
    guard let begin = freeTerms.first(length: length) else { return nil }
    freeTerms.removeFirst(length: length, next: terms[begin].item)
    return begin
  }

  /// Removes a row; calls a closure with the item of each of its terms.
  @inline(__always)
  mutating func remove(_ row: Int32, _ forget: (_ item: Int32) -> Void) {
    let begin = records[row].firstTerm
    if mentions.isListed { mentions.remove(from: begin, terms) }
    var next = begin
    var isLast = false
    while !isLast {
      forget(terms[next].item)
      isLast = terms[next].isLast
      next += 1
    }
    let last = freeTerms.append(begin, length: Int(next - begin))
    terms[begin].item = -1
    if last >= 0 { terms[last].item = begin }
    records[row].holder = -1
    free.append(row)
  }

  // MARK: The rows of an item

  /// The index of the newest term that names an item; negative for none.
  /// - Complexity: the first time, all rows.
  mutating func firstMention(of item: Int32) -> Int32 {
    if !mentions.isListed { listMentions() }
    return mentions.first(of: item)
  }

  /// The row that a term stands in, and the next older term that names the same item.
  func mention(_ term: Int32) -> (row: Int32, next: Int32) { mentions.link(term) }

  private mutating func listMentions() {
    mentions.begin()
    for row in 0..<Int32(records.count) where isUsed(row) {
      mentions.append(row, from: records[row].firstTerm, terms)
    }
  }
}
