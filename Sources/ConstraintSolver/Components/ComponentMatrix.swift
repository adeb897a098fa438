// The linear program of a component: the solver's rows with local numbers, priorities as levels, and ranks for ties.

internal import Unchecked

/// Builds a `LinearProblem` of a component's rows.
struct ComponentMatrix {
  private(set) var problem = LinearProblem(variableCount: 0, levelCount: 1, isNonNegative: [])
  /// By row of the problem: the row of the solver.
  private(set) var sources: [Int] = []

  // Work space.
  private var priorities: [Float] = []
  private var levels: [Levels] = []
  private var numberOf: [Int] = []
  private var ages: [Int] = []
  private var turns: [Side] = []

  /// The levels at which a row is penalised above and below its constant.
  private struct Levels {
    var above: Int
    var below: Int
  }

  /// Whether the matrix is so large that its memory is freed after use.
  var isLarge: Bool { problem.variableCount > 1_000 }

  /// A matrix without rows.
  init() {}

  /// Exchanges the problem for another one, whose memory is reused.
  mutating func exchangeProblem(with other: inout LinearProblem) { swap(&problem, &other) }

  /// See `take`.
  init(
    _ component: Component, _ storage: borrowing RowStorage, localOf: borrowing FlatBuffer<Int32>,
    values: borrowing FlatBuffer<Double>
  ) {
    take(component, storage, localOf: localOf, values: values)
  }

  /// Builds the matrix of a component, in the memory of the one before.
  /// - Parameters:
  ///   - component: The component.
  ///   - storage: Its rows; broken ones cost nothing.
  ///   - localOf: By variable: the number in the component; negative for variables outside of it.
  ///   - values: By variable; those outside of the component count with these.
  /// - Complexity: linear in the entries, `n log n` in the rows.
  mutating func take(
    _ component: Component, _ storage: borrowing RowStorage, localOf: borrowing FlatBuffer<Int32>,
    values: borrowing FlatBuffer<Double>
  ) {
    collectPriorities(component, storage)
    problem.restart(variableCount: component.variables.count, levelCount: priorities.count)
    for (local, variable) in component.variables.enumerated() where storage.columns[variable].isNonNegative {
      problem.isNonNegative[local] = true
    }
    // By row of the component: its levels above and below, and the number of its row in the problem.
    levels.removeAll(keepingCapacity: true)
    var entryCount = 0
    for row in component.rows {
      let record = storage.rows[row]
      levels.append(
        record.isBroken
          ? Levels(above: LinearProblem.free, below: LinearProblem.free)
          : Levels(above: level(of: record.sides.above), below: level(of: record.sides.below)))
      entryCount += Int(record.length)
    }
    problem.reserve(rows: component.rows.count, entries: entryCount)
    sources.removeAll(keepingCapacity: true)
    numberOf.refill(-1, count: component.rows.count)
    collectAges(component, storage)
    collectTurns(component, storage)
    // The rows get their numbers by their stronger side: so `order` needs no sort of its own.
    for turn in turns.indices {
      let side = turns[turn]
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

  /// The distinct priorities, from the highest. 1000 is always among them.
  private mutating func collectPriorities(_ component: Component, _ storage: borrowing RowStorage) {
    // Nearly all systems have a handful.
    priorities.refill(1000, count: 1)
    var many: Set<Float> = []
    func note(_ priority: Float, _ few: inout [Float]) {
      guard priority > 0, !few.contains(priority) else { return }
      if few.count < 16 { few.append(priority) } else { many.insert(priority) }
    }
    for row in component.rows {
      let sides = storage.rows[row].sides
      note(sides.above, &priorities)
      note(sides.below, &priorities)
    }
    priorities += many
    priorities.sort(by: >)
  }

  private func level(of priority: Float) -> Int {
    guard priority > 0 else { return LinearProblem.free }
    var (low, high) = (0, priorities.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A penalised side of a row, or both where they are of one level.
  private struct Side {
    var level: Int
    var precedence: Int32
    /// The row's index in the component, whose rows are sorted by age.
    var row: Int
  }

  /// By row of the component: its rank by precedence and age.
  private mutating func collectAges(_ component: Component, _ storage: borrowing RowStorage) {
    ages.removeAll(keepingCapacity: true)
    ages.append(contentsOf: component.rows.indices)
    guard let first = component.rows.first,
      component.rows.contains(where: { storage.rows[$0].precedence != storage.rows[first].precedence })
    else { return }
    let precedences = component.rows.map { storage.rows[$0].precedence }
    for (age, row) in precedences.indices.sorted(by: { (precedences[$0], $0) < (precedences[$1], $1) })
      .enumerated()
    {
      ages[row] = age
    }
  }

  /// All sides, by level, precedence and age.
  private mutating func collectTurns(_ component: Component, _ storage: borrowing RowStorage) {
    turns.removeAll(keepingCapacity: true)
    turns.reserveCapacity(component.rows.count)
    for (k, row) in component.rows.enumerated() {
      let precedence = storage.rows[row].precedence
      let (stronger, weaker) = (min(levels[k].above, levels[k].below), max(levels[k].above, levels[k].below))
      turns.append(Side(level: stronger, precedence: precedence, row: k))
      if weaker != stronger, weaker != LinearProblem.free {
        turns.append(Side(level: weaker, precedence: precedence, row: k))
      }
    }
    // A sort by an explicit triple needs no stability.
    turns.sort { ($0.level, $0.precedence, $0.row) < ($1.level, $1.precedence, $1.row) }
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
