// From the solver's storage to one component's problem with local numbers.

internal import FlatStorage

/// Builds the problem of one component.
struct ComponentMatrix {
  private(set) var problem: LinearProblem
  /// By row of the problem: the row of the solver.
  private(set) var sources: [Int] = []

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
    let priorities = Self.priorities(component, storage)
    problem = LinearProblem(
      variableCount: component.variables.count, levelCount: priorities.count,
      isNonNegative: component.variables.map { storage.columns[$0].isNonNegative })
    // By row of the component: its levels above and below, and the number of its row in the problem.
    let levels = component.rows.map { row -> (above: Int, below: Int) in
      let record = storage.rows[row]
      func level(_ priority: Float) -> Int {
        priority > 0 && !record.isBroken ? Self.level(of: priority, priorities) : LinearProblem.free
      }
      return (level(record.sides.above), level(record.sides.below))
    }
    var entryCount = 0
    for row in component.rows { entryCount += storage.range(of: row).count }
    problem.reserve(rows: component.rows.count, entries: entryCount)
    sources.reserveCapacity(component.rows.count)
    var numberOf = [Int](repeating: -1, count: component.rows.count)
    let ages = Self.ages(component, storage)
    // The rows get their numbers by their stronger side: so `order` needs no sort of its own.
    for (turn, side) in Self.turns(component, storage, levels).enumerated() {
      if numberOf[side.row] < 0 {
        numberOf[side.row] = sources.count
        problem.order.append(sources.count)
        sources.append(component.rows[side.row])
        let constant = appendEntries(of: component.rows[side.row], storage, localOf: localOf, values: values)
        problem.appendRow(
          constant, above: levels[side.row].above, below: levels[side.row].below, age: ages[side.row])
      }
      if side.level == levels[side.row].above { problem.turnAbove[numberOf[side.row]] = turn }
      if side.level == levels[side.row].below { problem.turnBelow[numberOf[side.row]] = turn }
    }
    problem.finish()
  }

  /// The distinct priorities, from the highest; the required one is always among them.
  private static func priorities(_ component: Component, _ storage: borrowing RowStorage) -> [Float] {
    // Nearly all systems have a handful.
    var few: [Float] = [1000]
    var many: Set<Float> = []
    for row in component.rows {
      let sides = storage.rows[row].sides
      for priority in [sides.above, sides.below] where priority > 0 && !few.contains(priority) {
        if few.count < 16 { few.append(priority) } else { many.insert(priority) }
      }
    }
    few += many
    few.sort(by: >)
    return few
  }

  private static func level(of priority: Float, _ priorities: [Float]) -> Int {
    var (low, high) = (0, priorities.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A side of a row that costs something, or both where they cost at one level.
  private struct Side {
    var level: Int
    var precedence: Int32
    /// The row's place in the component, whose rows are sorted by age.
    var row: Int
  }

  /// By row of the component: its place among all by precedence and age.
  private static func ages(_ component: Component, _ storage: borrowing RowStorage) -> [Int] {
    var ages = Array(component.rows.indices)
    guard let first = component.rows.first,
      component.rows.contains(where: { storage.rows[$0].precedence != storage.rows[first].precedence })
    else { return ages }
    let precedences = component.rows.map { storage.rows[$0].precedence }
    for (age, row) in precedences.indices.sorted(by: { (precedences[$0], $0) < (precedences[$1], $1) })
      .enumerated()
    {
      ages[row] = age
    }
    return ages
  }

  /// All sides, by level, precedence and age.
  private static func turns(
    _ component: Component, _ storage: borrowing RowStorage, _ levels: [(above: Int, below: Int)]
  ) -> [Side] {
    var sides: [Side] = []
    sides.reserveCapacity(component.rows.count)
    for (k, row) in component.rows.enumerated() {
      let precedence = storage.rows[row].precedence
      let (stronger, weaker) = (min(levels[k].above, levels[k].below), max(levels[k].above, levels[k].below))
      sides.append(Side(level: stronger, precedence: precedence, row: k))
      if weaker != stronger, weaker != LinearProblem.free {
        sides.append(Side(level: weaker, precedence: precedence, row: k))
      }
    }
    // A sort by an explicit triple needs no stability.
    sides.sort { ($0.level, $0.precedence, $0.row) < ($1.level, $1.precedence, $1.row) }
    return sides
  }

  /// Appends the entries of a row, and returns what the variables outside of the component leave of its constant.
  private mutating func appendEntries(
    of row: Int, _ storage: borrowing RowStorage, localOf: borrowing FlatBuffer<Int32>,
    values: borrowing FlatBuffer<Double>
  ) -> Double {
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
    return constant
  }
}
