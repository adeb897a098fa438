// From the solver's storage to one component's problem with local numbers.

internal import FlatStorage

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

  /// - Parameters:
  ///   - component: What becomes the problem.
  ///   - storage: Where its rows stand; broken ones cost nothing.
  ///   - localOf: By variable: the number in the component; negative for variables outside of it.
  ///   - values: By variable; those outside of the component count with these.
  /// - Complexity: linear in the entries, `n log n` in the rows.
  init(
    _ component: Component, _ storage: borrowing RowStorage, localOf: borrowing FlatBuffer<Int32>,
    values: borrowing FlatBuffer<Double>
  ) {
    var known: Set<Float> = [1000]
    for row in component.rows { known.insert(storage.rows[row].priority) }
    let priorities = known.sorted(by: >)
    let levelOf = Dictionary(uniqueKeysWithValues: zip(priorities, priorities.indices))
    problem = LinearProblem(
      variableCount: component.variables.count, levelCount: priorities.count,
      isNonNegative: component.variables.map { storage.columns[$0].isNonNegative })
    let levels = component.rows.map {
      storage.rows[$0].isBroken ? LinearProblem.free : levelOf[storage.rows[$0].priority] ?? 0
    }
    // `component.rows` is sorted by age, and a sort by an explicit triple needs no stability.
    let precedences = component.rows.map { storage.rows[$0].precedence }
    let ranking = component.rows.indices.sorted {
      (levels[$0], precedences[$0], $0) < (levels[$1], precedences[$1], $1)
    }
    var turn = [Int](repeating: 0, count: ranking.count)
    for (rank, k) in ranking.enumerated() { turn[k] = rank }

    // Rows of the problem by their first side's rank: so `order` needs no sort of its own.
    var mate = Self.pairs(component, storage, levels)
    problem.order.reserveCapacity(ranking.count)
    for k in ranking where mate[k] != Self.taken {
      let row = component.rows[k]
      var constant = storage.rows[row].constant
      for e in storage.range(of: row) {
        let entry = storage.entries[e]
        if localOf[entry.variable] >= 0 {
          problem.rowVariables.append(Int(localOf[entry.variable]))
          problem.rowCoefficients.append(entry.coefficient)
        } else {
          constant -= entry.coefficient * values[entry.variable]
        }
      }
      let relation = storage.rows[row].relation
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
        constant, above: above, below: below, turnAbove: turnAbove, turnBelow: turnBelow)
    }
    problem.finish()
  }

  private static let none = -1
  private static let taken = -2

  /// For each row the number of another that states the opposite bound at the same value, as the two halves of a
  /// content size do: together they are one row with a cost on either side, and no corner where both are zero.
  private static func pairs(_ component: Component, _ storage: borrowing RowStorage, _ levels: [Int]) -> [Int]
  {
    var mate = [Int](repeating: none, count: component.rows.count)
    var numberOf: [Int: Int] = [:]
    for (k, row) in component.rows.enumerated() where isHalf(row, storage, levels[k]) { numberOf[row] = k }
    for (k, row) in component.rows.enumerated() where mate[k] == none && isHalf(row, storage, levels[k]) {
      let own = storage.entries[storage.rows[row].begin]
      var next = storage.columns[own.variable].head
      while next >= 0 {
        let entry = storage.entries[next]
        next = entry.next
        guard let number = numberOf[Int(entry.row)], mate[number] == none, number != k,
          storage.rows[entry.row].relation != storage.rows[row].relation,
          storage.rows[entry.row].constant == storage.rows[row].constant,
          entry.coefficient == own.coefficient
        else { continue }
        mate[k] = number
        mate[number] = k
        break
      }
    }
    return mate
  }

  private static func isHalf(_ row: Int, _ storage: borrowing RowStorage, _ level: Int) -> Bool {
    storage.rows[row].length == 1 && level != LinearProblem.free && level > 0
      && storage.rows[row].relation != .equal
  }
}
