// The sparse matrix of a solver, by rows and by columns, in flat arrays with free lists.

internal import Unchecked

/// A sparse matrix with right-hand sides and priorities. Rows own blocks of entries; the entries of a column are chained.
struct RowStorage: ~Copyable {
  /// One coefficient, with its neighbours in the column (−1 for none).
  struct Entry: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
  }

  struct Row: BitwiseCopyable {
    var constant: Double
    var age: Int64
    var begin: Int32
    var precedence: Int32
    var generation: Int32
    /// The number of entries, and two flags in the highest bits.
    private var extent: UInt32
    var sides: Sides

    private static let lengthMask: UInt32 = 0x3fff_ffff
    private static let aliveBit: UInt32 = 0x4000_0000
    private static let brokenBit: UInt32 = 0x8000_0000

    init(
      constant: Double, age: Int64, begin: Int32, length: Int32, sides: Sides, precedence: Int32,
      generation: Int32
    ) {
      self.constant = constant
      self.age = age
      self.begin = begin
      self.precedence = precedence
      self.generation = generation
      extent = UInt32(length) | Self.aliveBit
      self.sides = sides
    }

    var length: Int32 {
      get { Int32(truncatingIfNeeded: extent & Self.lengthMask) }
      set { extent = extent & ~Self.lengthMask | UInt32(truncatingIfNeeded: newValue) & Self.lengthMask }
    }

    @inline(__always)
    var entries: Range<Int> { Int(begin)..<Int(begin) + Int(length) }

    var isAlive: Bool {
      get { extent & Self.aliveBit != 0 }
      set { extent = newValue ? extent | Self.aliveBit : extent & ~Self.aliveBit }
    }

    /// Relaxed because of a conflict: neither side is penalised.
    var isBroken: Bool {
      get { extent & Self.brokenBit != 0 }
      set { extent = newValue ? extent | Self.brokenBit : extent & ~Self.brokenBit }
    }

    var isRequired: Bool { max(sides.above, sides.below) == 1000 }
    var isEquality: Bool { sides.above > 0 && sides.below > 0 }
    var isRequiredEquality: Bool { min(sides.above, sides.below) == 1000 }
  }

  struct Column: BitwiseCopyable {
    /// The first entry.
    var head: Int32 = -1
    /// The generation, and two flags in the lowest bits.
    private var state: UInt32 = Self.aliveBit

    private static let aliveBit: UInt32 = 1
    private static let nonNegativeBit: UInt32 = 2

    init(isNonNegative: Bool) { self.isNonNegative = isNonNegative }

    var isAlive: Bool {
      get { state & Self.aliveBit != 0 }
      set { state = newValue ? state | Self.aliveBit : state & ~Self.aliveBit }
    }

    var isNonNegative: Bool {
      get { state & Self.nonNegativeBit != 0 }
      set { state = newValue ? state | Self.nonNegativeBit : state & ~Self.nonNegativeBit }
    }

    /// The number of times that the index was reused; wraps around after a billion.
    var generation: Int32 { Int32(truncatingIfNeeded: state >> 2) }

    mutating func beginGeneration() { state &+= 4 }
  }

  private(set) var columns = FlatBuffer<Column>()
  var rows = FlatBuffer<Row>()
  private(set) var entries = FlatBuffer<Entry>()
  private var freeVariables = FreeNumbers()
  private var freeRows = FreeNumbers()
  private var nextAge: Int64 = 0
  /// Free blocks of entries, chained by `next` of the first entry of each.
  private var freeBlocks = FreeBlocks()

  var variableCount: Int { columns.count - freeVariables.count }
  var rowCount: Int { rows.count - freeRows.count }

  mutating func reserve(variables: Int, rows: Int, entries: Int) {
    columns.reserve(variables)
    self.rows.reserve(rows)
    self.entries.reserve(entries)
  }

  @inline(__always)
  mutating func addVariable(isNonNegative: Bool) -> Int {
    if let id = freeVariables.popFirst() {
      columns[id].isAlive = true
      columns[id].isNonNegative = isNonNegative
      return Int(id)
    }
    columns.append(Column(isNonNegative: isNonNegative))
    return columns.count &- 1
  }

  mutating func removeVariable(_ id: Int) {
    columns[id].isAlive = false
    columns[id].beginGeneration()
    freeVariables.append(Int32(id))
  }

  /// Adds a row. Each variable is named once; terms with the factor 0 are left out.
  @inline(__always)
  mutating func addRow(
    _ terms: borrowing FlatBuffer<RowTerm>, _ constant: Double, _ sides: Sides, precedence: Int32
  ) -> Int32 {
    guard freeRows.count == 0, freeBlocks.count == 0 else {
      return addRow(inFreePlaces: terms, constant, sides, precedence: precedence)
    }
    let id = Int32(truncatingIfNeeded: rows.count)
    let (begin, length) = appendEntries(terms, ofRow: id)
    rows.append(
      Row(
        constant: constant, age: nextAge, begin: begin, length: length, sides: sides, precedence: precedence,
        generation: 0))
    nextAge &+= 1
    return id
  }

  @inline(__always)
  private mutating func appendEntries(_ terms: borrowing FlatBuffer<RowTerm>, ofRow id: Int32)
    -> (begin: Int32, length: Int32)
  {
    let begin = Int32(truncatingIfNeeded: entries.count)
    entries.makeRoom(for: terms.count)
    for k in 0..<terms.count where terms[k].coefficient != 0 {
      entries.appendReserved(link(terms[k], id, as: Int32(truncatingIfNeeded: entries.count)))
    }
    return (begin, Int32(truncatingIfNeeded: entries.count) &- begin)
  }

  private mutating func addRow(
    inFreePlaces terms: borrowing FlatBuffer<RowTerm>, _ constant: Double, _ sides: Sides, precedence: Int32
  ) -> Int32 {
    var row = Row(
      constant: constant, age: nextAge, begin: 0, length: 0, sides: sides, precedence: precedence,
      generation: 0)
    nextAge += 1
    let free = freeRows.popFirst()
    let id = free ?? Int32(rows.count)
    if let reused = freeBlocks.count > 0 ? takeBlock(terms) : nil {
      row.begin = reused
      var e = reused
      for k in 0..<terms.count where terms[k].coefficient != 0 {
        entries[e] = link(terms[k], id, as: e)
        e += 1
      }
      row.length = e - reused
    } else {
      (row.begin, row.length) = appendEntries(terms, ofRow: id)
    }
    if free != nil {
      row.generation = rows[id].generation
      rows[id] = row
    } else {
      rows.append(row)
    }
    return id
  }

  /// A new entry that becomes the first of its column.
  @inline(__always)
  private func link(_ term: RowTerm, _ row: Int32, as e: Int32) -> Entry {
    let next = columns[term.variable].head
    if next >= 0 { entries[next].previous = e }
    columns[term.variable].head = e
    return Entry(
      coefficient: term.coefficient, variable: term.variable, row: row, next: next, previous: -1)
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
      let begin = rows[id].begin
      let last = freeBlocks.append(begin, length: length)
      entries[begin].next = -1
      if last >= 0 { entries[last].next = begin }
    }
    rows[id].isAlive = false
    rows[id].generation &+= 1
    freeRows.append(Int32(id))
  }

  @inline(__always)
  func range(of row: Int) -> Range<Int> { rows[row].entries }

  /// The magnitude of a residual on a penalised side; exactly 0 where it is only rounding error.
  func violation(of row: Int, at values: borrowing FlatBuffer<Double>) -> Double {
    var residual = -rows[row].constant
    var magnitude = abs(residual)
    for e in range(of: row) {
      let product = entries[e].coefficient * values[entries[e].variable]
      residual += product
      magnitude += abs(product)
    }
    if abs(residual) <= Tolerance.violation * (1 + magnitude) { return 0 }
    return rows[row].sides.cost(ofPositive: residual > 0) > 0 ? abs(residual) : 0
  }

  /// Beside a row singleton that bounds a variable from one side, one that bounds it from the other side at the same value:
  /// together they are an equality.
  func otherHalf(of row: Int) -> Int? {
    let record = rows[row]
    guard record.length == 1, !record.isEquality else { return nil }
    let own = entries[record.begin]
    var next = columns[own.variable].head
    while next >= 0 {
      let entry = entries[next]
      next = entry.next
      let other = rows[entry.row]
      if other.length == 1, !other.isEquality, !other.isBroken, other.constant == record.constant,
        entry.coefficient == own.coefficient, (other.sides.above > 0) != (record.sides.above > 0)
      {
        return Int(entry.row)
      }
    }
    return nil
  }

  /// A free block that is as long as the terms, of several the one that was freed first.
  private mutating func takeBlock(_ terms: borrowing FlatBuffer<RowTerm>) -> Int32? {
    var length = 0
    for k in 0..<terms.count where terms[k].coefficient != 0 { length += 1 }
    guard let begin = freeBlocks.first(length: length) else { return nil }
    freeBlocks.removeFirst(length: length, next: entries[begin].next)
    return begin
  }
}
