// The rows in flat arrays: what each relates, and for every item the list of terms that name it.

import ConstraintSolver

/// What a row says; its terms stand in the term arrays from `firstTerm` on, one after the other by `next`.
struct RowRecord {
  /// The item in whose space locations are measured.
  var holder: Int32
  var firstTerm: Int32
  var relation: Relation
  var constant: Double
  var priority: Float
  var precedence: Int32
  /// The solver's row.
  var constraint: Constraint?
  /// What the terms contribute to the right-hand side.
  var offset: Double
  var isUsed: Bool
}

struct RowTable {
  var records: ContiguousArray<RowRecord> = []
  private var free: ContiguousArray<Int32> = []

  // One entry a term. `next` leads through the row's terms, `nextOfItem` and `previousOfItem` through the item's.
  var item: ContiguousArray<Int32> = []
  var attribute: ContiguousArray<LayoutEngine.Attribute> = []
  var coefficient: ContiguousArray<Double> = []
  var next: ContiguousArray<Int32> = []
  var rowOfTerm: ContiguousArray<Int32> = []
  var nextOfItem: ContiguousArray<Int32> = []
  var previousOfItem: ContiguousArray<Int32> = []
  private var freeTerms: ContiguousArray<Int32> = []

  var count: Int { records.count }

  func isUsed(_ row: Int32) -> Bool { row >= 0 && Int(row) < records.count && records[Int(row)].isUsed }

  mutating func make(_ record: RowRecord) -> Int32 {
    if let index = free.popLast() {
      records[Int(index)] = record
      return index
    }
    records.append(record)
    return Int32(records.count - 1)
  }

  mutating func appendTerm(_ term: LayoutEngine.Term, to row: Int32, items: inout ItemTable) {
    let index: Int32
    if let reused = freeTerms.popLast() {
      index = reused
      let i = Int(index)
      item[i] = term.item.index
      attribute[i] = term.attribute
      coefficient[i] = term.coefficient
      rowOfTerm[i] = row
    } else {
      index = Int32(item.count)
      item.append(term.item.index)
      attribute.append(term.attribute)
      coefficient.append(term.coefficient)
      rowOfTerm.append(row)
      next.append(-1)
      nextOfItem.append(-1)
      previousOfItem.append(-1)
    }
    let i = Int(index)
    next[i] = records[Int(row)].firstTerm
    records[Int(row)].firstTerm = index
    let head = items.firstTerm[Int(term.item.index)]
    nextOfItem[i] = head
    previousOfItem[i] = -1
    if head >= 0 { previousOfItem[Int(head)] = index }
    items.firstTerm[Int(term.item.index)] = index
  }

  mutating func remove(_ row: Int32, items: inout ItemTable) {
    var term = records[Int(row)].firstTerm
    while term >= 0 {
      let i = Int(term)
      let after = nextOfItem[i]
      let before = previousOfItem[i]
      if after >= 0 { previousOfItem[Int(after)] = before }
      if before >= 0 { nextOfItem[Int(before)] = after } else { items.firstTerm[Int(item[i])] = after }
      freeTerms.append(term)
      term = next[i]
    }
    records[Int(row)].isUsed = false
    free.append(row)
  }
}
