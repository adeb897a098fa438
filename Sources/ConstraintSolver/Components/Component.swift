// Connected components of the matrix, for what needs a whole system at once: other optima, conflicts, explanations.

/// A connected component: variables and rows that share entries with each other and with no others.
struct Component {
  /// In the order in which the rows mention them, so that no answer depends on when a variable was made.
  var variables: [Int]
  /// Sorted by age.
  var rows: [Int]
}

/// Breadth-first search through the matrix; marks of one `begin` last until the next.
///
/// There are no marks before the first search: most systems never need one.
struct ComponentSearch {
  private var variableMark: [Int] = []
  private var rowMark: [Int] = []
  private var mark = 1

  mutating func begin() { mark += 1 }

  func isReached(_ variable: Int) -> Bool { variable < variableMark.count && variableMark[variable] == mark }
  func isRowReached(_ row: Int) -> Bool { row < rowMark.count && rowMark[row] == mark }

  private mutating func extendMarks(_ storage: borrowing RowStorage) {
    let (variables, rows) = (storage.columns.count, storage.rows.count)
    if variableMark.count < variables {
      variableMark += repeatElement(0, count: variables - variableMark.count)
    }
    if rowMark.count < rows { rowMark += repeatElement(0, count: rows - rowMark.count) }
  }

  /// - Complexity: linear in the entries of the component, and `n log n` in its rows.
  mutating func component(around seed: Int, in storage: borrowing RowStorage) -> Component {
    extendMarks(storage)
    var variables = [seed]
    var rows: [Int] = []
    variableMark[seed] = mark
    var next = 0
    while next < variables.count {
      var entry = storage.columns[variables[next]].head
      next += 1
      while entry >= 0 {
        let row = Int(storage.entries[entry].row)
        entry = storage.entries[entry].next
        guard rowMark[row] != mark else { continue }
        rowMark[row] = mark
        rows.append(row)
        for e in storage.range(of: row) {
          let variable = Int(storage.entries[e].variable)
          if variableMark[variable] != mark {
            variableMark[variable] = mark
            variables.append(variable)
          }
        }
      }
    }
    return Self.component(of: rows, storage, else: variables)
  }

  /// The given rows by age, and their variables by mention.
  static func component(
    of rows: [Int], _ storage: borrowing RowStorage, else isolated: [Int] = []
  ) -> Component {
    var rows = rows
    rows.sort { storage.rows[$0].age < storage.rows[$1].age }
    guard !rows.isEmpty else { return Component(variables: isolated, rows: []) }
    var isKnown = Set<Int32>()
    var variables: [Int] = []
    // Broken rows come last: they have no say in the order in which ties are broken.
    for isBroken in [false, true] {
      for row in rows where storage.rows[row].isBroken == isBroken {
        for e in storage.range(of: row) where isKnown.insert(storage.entries[e].variable).inserted {
          variables.append(Int(storage.entries[e].variable))
        }
      }
    }
    return Component(variables: variables, rows: rows)
  }
}
