// From the solver's storage to one component's problem with local numbers.

/// The rows of the solver that became one row of a problem.
struct RowSource {
  var first: Int
  /// The second of a merged pair; −1 for none.
  var second: Int
}

/// Builds the problem of one component.
struct ComponentMatrix {
  private(set) var problem: LinearProblem
  private(set) var sources: [RowSource] = []

  /// - Complexity: linear in the entries, `n log n` in the rows.
  init(_ component: Component, _ storage: RowStorage, isBroken: [Bool], localOf: [Int]) {
    var priorities: [Float] = [1000]
    for row in component.rows where !priorities.contains(storage.priority[row]) {
      priorities.append(storage.priority[row])
    }
    priorities.sort(by: >)
    problem = LinearProblem(
      variableCount: component.variables.count, levelCount: priorities.count,
      isNonNegative: component.variables.map { storage.isNonNegative[$0] })
    let levels = component.rows.map {
      isBroken[$0] ? LinearProblem.free : priorities.firstIndex(of: storage.priority[$0]) ?? 0
    }
    // `component.rows` is sorted by age, and a sort by an explicit triple needs no stability.
    let ranking = component.rows.indices.sorted {
      (levels[$0], storage.precedence[component.rows[$0]], $0)
        < (levels[$1], storage.precedence[component.rows[$1]], $1)
    }
    var turn = [Int](repeating: 0, count: ranking.count)
    for (rank, k) in ranking.enumerated() { turn[k] = rank }

    // Rows of the problem by their first side's rank: so `order` needs no sort of its own.
    var mate = Self.pairs(component, storage, levels)
    problem.order.reserveCapacity(ranking.count)
    for k in ranking where mate[k] != Self.taken {
      let row = component.rows[k]
      for e in storage.entries(of: row) {
        problem.rowVariables.append(localOf[Int(storage.entryVariable[e])])
        problem.rowCoefficients.append(storage.entryCoefficient[e])
      }
      let relation = storage.relation[row]
      var above = relation == .greaterThanOrEqual ? LinearProblem.free : levels[k]
      var below = relation == .lessThanOrEqual ? LinearProblem.free : levels[k]
      var turnAbove = turn[k]
      var turnBelow = turn[k]
      var source = RowSource(first: row, second: -1)
      let other = mate[k]
      if other >= 0 {
        mate[other] = Self.taken
        source.second = component.rows[other]
        if relation == .lessThanOrEqual {
          below = levels[other]
          turnBelow = turn[other]
        } else {
          above = levels[other]
          turnAbove = turn[other]
        }
      }
      problem.order.append(sources.count)
      sources.append(source)
      problem.appendRow(
        storage.constant[row], above: above, below: below, turnAbove: turnAbove, turnBelow: turnBelow)
    }
    problem.finish()
  }

  private static let none = -1
  private static let taken = -2

  /// For each row the number of another that states the opposite bound at the same value, as the two halves of a
  /// content size do: together they are one row with a cost on either side, and no corner where both are zero.
  private static func pairs(_ component: Component, _ storage: RowStorage, _ levels: [Int]) -> [Int] {
    var mate = [Int](repeating: none, count: component.rows.count)
    var numberOf: [Int: Int] = [:]
    for (k, row) in component.rows.enumerated() where isHalf(row, storage, levels[k]) { numberOf[row] = k }
    for (k, row) in component.rows.enumerated() where mate[k] == none && isHalf(row, storage, levels[k]) {
      let begin = Int(storage.rowBegin[row])
      var entry = storage.columnHead[Int(storage.entryVariable[begin])]
      while entry >= 0 {
        let other = Int(storage.entryRow[Int(entry)])
        let coefficient = storage.entryCoefficient[Int(entry)]
        entry = storage.entryNext[Int(entry)]
        guard let number = numberOf[other], mate[number] == none, number != k,
          storage.relation[other] != storage.relation[row], storage.constant[other] == storage.constant[row],
          coefficient == storage.entryCoefficient[begin]
        else { continue }
        mate[k] = number
        mate[number] = k
        break
      }
    }
    return mate
  }

  private static func isHalf(_ row: Int, _ storage: RowStorage, _ level: Int) -> Bool {
    storage.rowLength[row] == 1 && level != LinearProblem.free && level > 0 && storage.relation[row] != .equal
  }
}
