// Variables, rows and the entries between them, in flat arrays with free lists: what a solver remembers between solves.

internal import FlatStorage

/// The matrix of a solver. Rows own blocks of entries; the entries of a column are chained.
struct RowStorage: ~Copyable {
  /// One coefficient, with its neighbours in the column (−1 for none).
  struct Entry: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
  }

  /// A row without its entries.
  struct Row: BitwiseCopyable {
    var constant: Double
    var age: Int64
    var begin: Int32
    var length: Int32
    var priority: Float
    var precedence: Int32
    var generation: Int32
    var relation: Relation
    var isAlive: Bool
    /// Gives way in a conflict, and costs nothing.
    var isBroken: Bool

    var isRequired: Bool { priority == 1000 }
    var isRequiredEquality: Bool { relation == .equal && priority == 1000 }
  }

  struct Column: BitwiseCopyable {
    /// The first entry.
    var head: Int32
    var generation: Int32
    var isNonNegative: Bool
    var isAlive: Bool
  }

  private(set) var columns = FlatBuffer<Column>()
  var rows = FlatBuffer<Row>()
  private(set) var entries = FlatBuffer<Entry>()
  private var freeVariables = FlatBuffer<Int32>()
  private var freeRows = FlatBuffer<Int32>()
  private var nextAge: Int64 = 0
  /// Begins of free blocks, by length.
  private var freeBlocks: [[Int32]] = []
  private var freeBlockCount = 0

  var variableCount: Int { columns.count - freeVariables.count }
  var rowCount: Int { rows.count - freeRows.count }

  mutating func reserve(variables: Int, rows: Int, entries: Int) {
    columns.reserve(variables)
    self.rows.reserve(rows)
    self.entries.reserve(entries)
  }

  mutating func addVariable(isNonNegative: Bool) -> Int {
    if let id = freeVariables.popLast() {
      columns[id].isAlive = true
      columns[id].isNonNegative = isNonNegative
      return Int(id)
    }
    columns.append(Column(head: -1, generation: 0, isNonNegative: isNonNegative, isAlive: true))
    return columns.count - 1
  }

  mutating func removeVariable(_ id: Int) {
    columns[id].isAlive = false
    columns[id].generation &+= 1
    freeVariables.append(Int32(id))
  }

  /// Adds a row. Each variable is named once; terms with the factor 0 are left out.
  mutating func addRow(
    _ terms: borrowing FlatBuffer<RowTerm>, _ relation: Relation, _ constant: Double, priority: Float,
    precedence: Int32
  ) -> Int {
    var length = 0
    for k in 0..<terms.count where terms[k].coefficient != 0 { length += 1 }
    let reused = freeBlockCount > 0 ? takeBlock(length) : nil
    let begin = reused ?? Int32(entries.count)
    var row = Row(
      constant: constant, age: nextAge, begin: begin, length: Int32(length), priority: priority,
      precedence: precedence, generation: 0, relation: relation, isAlive: true, isBroken: false)
    nextAge += 1
    let id: Int32
    if let free = freeRows.popLast() {
      id = free
      row.generation = rows[id].generation
      rows[id] = row
    } else {
      id = Int32(rows.count)
      rows.append(row)
    }
    var e = begin
    for k in 0..<terms.count where terms[k].coefficient != 0 {
      let variable = terms[k].variable
      let head = columns[variable].head
      let entry = Entry(
        coefficient: terms[k].coefficient, variable: variable, row: id, next: head, previous: -1)
      if reused == nil { entries.append(entry) } else { entries[e] = entry }
      if head >= 0 { entries[head].previous = e }
      columns[variable].head = e
      e += 1
    }
    return Int(id)
  }

  mutating func removeRow(_ id: Int) {
    for e in range(of: id) {
      let entry = entries[e]
      if entry.previous >= 0 {
        entries[entry.previous].next = entry.next
      } else {
        columns[entry.variable].head = entry.next
      }
      if entry.next >= 0 { entries[entry.next].previous = entry.previous }
    }
    let length = Int(rows[id].length)
    if length > 0 {
      while freeBlocks.count <= length { freeBlocks.append([]) }
      freeBlocks[length].append(rows[id].begin)
      freeBlockCount += 1
    }
    rows[id].isAlive = false
    rows[id].generation &+= 1
    freeRows.append(Int32(id))
  }

  @inline(__always)
  func range(of row: Int) -> Range<Int> {
    let begin = Int(rows[row].begin)
    return begin..<begin + Int(rows[row].length)
  }

  /// How far a row is from holding; exactly 0 where it is only rounding error.
  func violation(of row: Int, at values: borrowing FlatBuffer<Double>) -> Double {
    var residual = -rows[row].constant
    var magnitude = abs(residual)
    for e in range(of: row) {
      let product = entries[e].coefficient * values[entries[e].variable]
      residual += product
      magnitude += abs(product)
    }
    if abs(residual) <= 1e-9 * (1 + magnitude) { return 0 }
    switch rows[row].relation {
    case .equal: return abs(residual)
    case .lessThanOrEqual: return max(0, residual)
    case .greaterThanOrEqual: return max(0, -residual)
    }
  }

  private mutating func takeBlock(_ length: Int) -> Int32? {
    guard length < freeBlocks.count, let begin = freeBlocks[length].popLast() else { return nil }
    freeBlockCount -= 1
    return begin
  }
}
