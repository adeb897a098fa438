// Variables, rows and the entries between them, in flat arrays with free lists: what a solver remembers between solves.

/// The matrix of a solver. Rows own blocks of entries; the entries of a column are chained.
struct RowStorage {
  // Variables.
  private(set) var isVariableAlive: [Bool] = []
  private(set) var variableGeneration: [Int32] = []
  private(set) var isNonNegative: [Bool] = []
  private(set) var columnHead: [Int32] = []
  private var freeVariables: [Int32] = []

  // Rows.
  private(set) var isRowAlive: [Bool] = []
  private(set) var rowGeneration: [Int32] = []
  private(set) var rowBegin: [Int32] = []
  private(set) var rowLength: [Int32] = []
  var relation: [Relation] = []
  var constant: [Double] = []
  var priority: [Float] = []
  private(set) var precedence: [Int32] = []
  private(set) var age: [Int64] = []
  private var freeRows: [Int32] = []
  private var nextAge: Int64 = 0

  // Entries.
  private(set) var entryVariable: [Int32] = []
  private(set) var entryCoefficient: [Double] = []
  private(set) var entryRow: [Int32] = []
  private(set) var entryNext: [Int32] = []
  private var entryPrevious: [Int32] = []
  /// Begins of free blocks, by length.
  private var freeBlocks: [[Int32]] = []

  var variableCount: Int { isVariableAlive.count - freeVariables.count }
  var rowCount: Int { isRowAlive.count - freeRows.count }

  mutating func addVariable(isNonNegative nonNegative: Bool) -> Int {
    if let id = freeVariables.popLast() {
      isVariableAlive[Int(id)] = true
      isNonNegative[Int(id)] = nonNegative
      return Int(id)
    }
    isVariableAlive.append(true)
    variableGeneration.append(0)
    isNonNegative.append(nonNegative)
    columnHead.append(-1)
    return isVariableAlive.count - 1
  }

  mutating func removeVariable(_ id: Int) {
    isVariableAlive[id] = false
    variableGeneration[id] &+= 1
    freeVariables.append(Int32(id))
  }

  /// Adds a row; the terms mention each variable once and have no zero coefficients.
  mutating func addRow(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
    priority: Float,
    precedence: Int32
  ) -> Int {
    let id: Int
    if let free = freeRows.popLast() {
      id = Int(free)
      isRowAlive[id] = true
    } else {
      id = isRowAlive.count
      isRowAlive.append(true)
      rowGeneration.append(0)
      rowBegin.append(0)
      rowLength.append(0)
      self.relation.append(relation)
      self.constant.append(constant)
      self.priority.append(priority)
      self.precedence.append(precedence)
      age.append(0)
    }
    self.relation[id] = relation
    self.constant[id] = constant
    self.priority[id] = priority
    self.precedence[id] = precedence
    age[id] = nextAge
    nextAge += 1
    let begin = takeBlock(terms.count)
    rowBegin[id] = Int32(begin)
    rowLength[id] = Int32(terms.count)
    for (k, term) in terms.enumerated() {
      let e = begin + k
      entryVariable[e] = Int32(term.variable)
      entryCoefficient[e] = term.coefficient
      entryRow[e] = Int32(id)
      entryPrevious[e] = -1
      entryNext[e] = columnHead[term.variable]
      if columnHead[term.variable] >= 0 { entryPrevious[Int(columnHead[term.variable])] = Int32(e) }
      columnHead[term.variable] = Int32(e)
    }
    return id
  }

  mutating func removeRow(_ id: Int) {
    for e in entries(of: id) {
      let next = entryNext[e]
      let previous = entryPrevious[e]
      if previous >= 0 { entryNext[Int(previous)] = next } else { columnHead[Int(entryVariable[e])] = next }
      if next >= 0 { entryPrevious[Int(next)] = previous }
    }
    let length = Int(rowLength[id])
    if length > 0 { freeBlocks[length].append(rowBegin[id]) }
    isRowAlive[id] = false
    rowGeneration[id] &+= 1
    freeRows.append(Int32(id))
  }

  func entries(of row: Int) -> Range<Int> { Int(rowBegin[row])..<Int(rowBegin[row] + rowLength[row]) }

  private mutating func takeBlock(_ length: Int) -> Int {
    while freeBlocks.count <= length { freeBlocks.append([]) }
    if let begin = freeBlocks[length].popLast() { return Int(begin) }
    let begin = entryVariable.count
    for _ in 0..<length {
      entryVariable.append(0)
      entryCoefficient.append(0)
      entryRow.append(0)
      entryNext.append(-1)
      entryPrevious.append(-1)
    }
    return begin
  }
}
