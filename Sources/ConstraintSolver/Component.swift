// Finds the independent systems that edits touch.

/// Variables and rows that are connected with each other and with nothing else.
struct Component {
  /// In the order in which the rows mention them, so that no answer depends on when a variable was made.
  var variables: [Int]
  /// Sorted by age.
  var rows: [Int]
}

/// Breadth-first searches through the matrix; the marks of one `begin` tell what its searches reached.
struct ComponentSearch {
  private var variableMark: [Int] = []
  private var rowMark: [Int] = []
  private var mark = 0

  mutating func begin(_ storage: RowStorage) {
    mark += 1
    while variableMark.count < storage.isVariableAlive.count { variableMark.append(0) }
    while rowMark.count < storage.isRowAlive.count { rowMark.append(0) }
  }

  func isReached(_ variable: Int) -> Bool { variableMark[variable] == mark }
  func isRowReached(_ row: Int) -> Bool { row < rowMark.count && rowMark[row] == mark }

  /// - Complexity: linear in the entries of the component, and `n log n` in its rows.
  mutating func component(around seed: Int, in storage: RowStorage) -> Component {
    var variables = [seed]
    var rows: [Int] = []
    variableMark[seed] = mark
    var next = 0
    while next < variables.count {
      var entry = storage.columnHead[variables[next]]
      next += 1
      while entry >= 0 {
        let row = Int(storage.entryRow[Int(entry)])
        entry = storage.entryNext[Int(entry)]
        guard rowMark[row] != mark else { continue }
        rowMark[row] = mark
        rows.append(row)
        for e in storage.entries(of: row) {
          let variable = Int(storage.entryVariable[e])
          if variableMark[variable] != mark {
            variableMark[variable] = mark
            variables.append(variable)
          }
        }
      }
    }
    rows.sort { storage.age[$0] < storage.age[$1] }
    return Component(variables: mentioned(in: rows, storage) ?? variables, rows: rows)
  }

  /// The variables of the rows in the order of their first mention; nil without rows.
  private mutating func mentioned(in rows: [Int], _ storage: RowStorage) -> [Int]? {
    guard !rows.isEmpty else { return nil }
    var variables: [Int] = []
    for row in rows {
      for e in storage.entries(of: row) {
        let variable = Int(storage.entryVariable[e])
        if variableMark[variable] == mark {
          variableMark[variable] = -mark
          variables.append(variable)
        }
      }
    }
    for variable in variables { variableMark[variable] = mark }
    return variables
  }
}
