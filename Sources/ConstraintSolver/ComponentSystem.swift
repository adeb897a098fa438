// Solves one component: substitution first, then the simplex on what is left, and the questions that need the tight
// set at hand.

/// One component with local numbers, and its solution.
struct ComponentSystem {
  let problem: LinearProblem
  private var presolve: Presolve
  private(set) var values: [Double]
  private(set) var mayBeFree: [Bool]

  /// Broken rows are kept as rows that cost nothing.
  init(_ component: Component, _ storage: RowStorage, isBroken: [Bool]) {
    var localOf: [Int: Int] = [:]
    localOf.reserveCapacity(component.variables.count)
    for (local, id) in component.variables.enumerated() { localOf[id] = local }
    var priorities: [Float] = [1000]
    for row in component.rows where !priorities.contains(storage.priority[row]) {
      priorities.append(storage.priority[row])
    }
    priorities.sort(by: >)
    var problem = LinearProblem(
      variableCount: component.variables.count, levelCount: priorities.count,
      isNonNegative: component.variables.map { storage.isNonNegative[$0] })
    var levels: [Int] = []
    for row in component.rows {
      for e in storage.entries(of: row) {
        problem.rowVariables.append(localOf[Int(storage.entryVariable[e])] ?? 0)
        problem.rowCoefficients.append(storage.entryCoefficient[e])
      }
      let level =
        isBroken[row] ? LinearProblem.free : priorities.firstIndex(of: storage.priority[row]) ?? 0
      let relation = storage.relation[row]
      problem.appendRow(
        storage.constant[row], above: relation == .greaterThanOrEqual ? LinearProblem.free : level,
        below: relation == .lessThanOrEqual ? LinearProblem.free : level)
      levels.append(level)
    }
    // `component.rows` is sorted by age, and a sort by an explicit triple needs no stability.
    problem.order = component.rows.indices.sorted {
      (levels[$0], storage.precedence[component.rows[$0]], $0)
        < (levels[$1], storage.precedence[component.rows[$1]], $1)
    }
    problem.finish()
    self.problem = problem
    presolve = Presolve(problem)
    values = presolve.values
    mayBeFree = [Bool](repeating: false, count: problem.variableCount)
  }

  /// - Returns: Whether the required rows can hold together; if not, there are no values.
  mutating func solve() throws(SolverError) -> Bool {
    if presolve.isContradictory { return false }
    for part in presolve.parts {
      guard var simplex = try optimum(of: part) else { return false }
      try simplex.polish()
      for (local, variable) in part.variables.enumerated() { values[variable] = simplex.x[local] }
    }
    for j in values.indices where values[j] == 0 { values[j] = 0 }
    return true
  }

  private mutating func optimum(of part: Presolve.Part) throws(SolverError) -> Simplex? {
    var simplex = try Simplex(part.problem)
    guard try simplex.solveLevels() else { return nil }
    if simplex.hasOpenDirection {
      for variable in part.variables { mayBeFree[variable] = true }
      try simplex.breakTies()
    }
    return simplex
  }

  /// Variables that another optimal solution would give another value, with that value.
  mutating func freeVariables() throws(SolverError) -> [(variable: Int, other: Double)] {
    guard !presolve.isContradictory else { return [] }
    var free: [(variable: Int, other: Double)] = []
    for part in presolve.parts {
      guard var simplex = try optimum(of: part) else { continue }
      simplex.reopenOptimalFace()
      guard simplex.hasOpenDirection else { continue }
      var (isMoved, other) = simplex.followOpenDirections()
      for candidate in isMoved.indices where isMoved[candidate] {
        for sign in [1.0, -1.0] where other[candidate] == nil {
          guard let solution = try simplex.otherOptimum(moving: candidate, sign: sign) else { continue }
          for j in solution.indices where other[j] == nil && abs(solution[j] - simplex.x[j]) > 1e-6 {
            other[j] = solution[j]
          }
        }
      }
      for j in other.indices {
        if let value = other[j] { free.append((part.variables[j], value)) }
      }
    }
    return free
  }

  /// For each of the given variables, the rows that determine it.
  mutating func rowsDetermining(_ variables: [Int]) throws(SolverError) -> [[Int]] {
    guard !presolve.isContradictory else { return variables.map { _ in [] } }
    // The tight rows behind each open variable, in the whole system's numbers.
    var partOf = [Int](repeating: -1, count: problem.variableCount)
    var localOf = partOf
    var simplexes: [Simplex] = []
    for (k, part) in presolve.parts.enumerated() {
      guard let simplex = try optimum(of: part) else { return variables.map { _ in [] } }
      simplexes.append(simplex)
      for (local, variable) in part.variables.enumerated() {
        partOf[variable] = k
        localOf[variable] = local
      }
    }
    return variables.map { variable in
      var rows: Set<Int> = []
      var isVisited = [Bool](repeating: false, count: problem.variableCount)
      var pending = [variable]
      isVisited[variable] = true
      while let next = pending.popLast() {
        var behind: [Int] = []
        if partOf[next] >= 0 {
          let part = presolve.parts[partOf[next]]
          behind = simplexes[partOf[next]].rowsDetermining(localOf[next])
            .filter { $0 < part.problem.rowCount }.map { part.rows[$0] }
        } else {
          behind = [presolve.settlingRow[next]]
        }
        for row in behind where rows.insert(row).inserted {
          for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
            let other = problem.rowVariables[e]
            // Open variables of the row are accounted for by the multipliers; settled ones have rows of their own.
            if !isVisited[other] && partOf[other] < 0 {
              isVisited[other] = true
              pending.append(other)
            }
          }
        }
      }
      return rows.sorted()
    }
  }
}
