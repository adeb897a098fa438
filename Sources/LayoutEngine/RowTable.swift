// The rows in flat arrays: what each relates, and for every item the list of terms that name it.

import ConstraintSolver
internal import FlatStorage

/// What a row says beside its row in the solver; its terms stand in the term table from `firstTerm` on, one after the
/// other by `next`.
struct RowRecord: BitwiseCopyable {
  var constant: Double
  /// The item in whose space locations are measured; negative for a row that was removed.
  var holder: Int32
  var firstTerm: Int32 = -1
}

struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var item: Int32
  var row: Int32
  /// The next term of the row.
  var next: Int32
  /// The neighbours among the terms that name the item.
  var nextOfItem: Int32
  var previousOfItem: Int32
  var attribute: LayoutEngine.Attribute
}

struct RowTable: ~Copyable {
  var records = FlatBuffer<RowRecord>()
  var terms = FlatBuffer<TermRecord>()
  /// Up to the last row that has one: what the terms contribute to the right-hand side, else 0.
  private var offsets = FlatBuffer<Double>()
  private var free = FreeNumbers()
  private var freeTerms = FreeNumbers()

  var count: Int { records.count }

  @inline(__always)
  func isUsed(_ row: Int32) -> Bool { row >= 0 && Int(row) < records.count && records[row].holder >= 0 }

  /// What margins, insets and baselines of the row's terms contribute to its right-hand side.
  @inline(__always)
  func offset(of row: Int32) -> Double { Int(row) < offsets.count ? offsets[row] : 0 }

  @inline(__always)
  mutating func setOffset(_ offset: Double, of row: Int32) {
    // Most boxes have nothing that shifts a row.
    if offset == 0, Int(row) >= offsets.count { return }
    offsets.extend(to: Int(row) + 1, with: 0)
    offsets[row] = offset
  }

  @inline(__always)
  mutating func make(_ record: RowRecord) -> Int32 {
    if let index = free.popFirst() {
      records[index] = record
      return index
    }
    records.append(record)
    return Int32(truncatingIfNeeded: records.count &- 1)
  }

  /// Puts a term in front of the row's terms.
  // In line: a call would copy the table of items, which cannot be passed in place, for each term of each row.
  @inline(__always)
  mutating func prependTerm(_ term: LayoutEngine.Term, to row: Int32, items: borrowing ItemTable) {
    let head = items.records[term.item.index].firstTerm
    let record = TermRecord(
      coefficient: term.coefficient, item: term.item.index, row: row, next: records[row].firstTerm,
      nextOfItem: head, previousOfItem: -1, attribute: term.attribute)
    let index: Int32
    if let reused = freeTerms.popFirst() {
      index = reused
      terms[index] = record
    } else {
      index = Int32(truncatingIfNeeded: terms.count)
      terms.append(record)
    }
    records[row].firstTerm = index
    if head >= 0 { terms[head].previousOfItem = index }
    items.records[term.item.index].firstTerm = index
  }

  mutating func remove(_ row: Int32, items: borrowing ItemTable) {
    var next = records[row].firstTerm
    while next >= 0 {
      let term = terms[next]
      if term.nextOfItem >= 0 { terms[term.nextOfItem].previousOfItem = term.previousOfItem }
      if term.previousOfItem >= 0 {
        terms[term.previousOfItem].nextOfItem = term.nextOfItem
      } else {
        items.records[term.item].firstTerm = term.nextOfItem
      }
      freeTerms.append(next)
      next = term.next
    }
    records[row].holder = -1
    free.append(row)
  }
}
