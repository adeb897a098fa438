// Solves one component: substitution first, then the simplex on what is left, and the questions that need the tight
// set at hand.

/// One component with local numbers, and its solution.
struct ComponentSystem {
  let problem: LinearProblem
  /// By row of the problem: the row of the solver.
  let sources: [Int]
  private let presolve: Presolve
  private(set) var values: [Double]
  private(set) var mayBeFree: [Bool]

  /// Broken rows are kept as rows that cost nothing.
  init(_ matrix: ComponentMatrix) {
    problem = matrix.problem
    sources = matrix.sources
    presolve = Presolve(problem)
    values = presolve.values
    mayBeFree = [Bool](repeating: false, count: problem.variableCount)
  }

  /// - Returns: Whether the required rows can hold together; if not, there are no values.
  mutating func solve() throws(SolverError) -> Bool {
    if presolve.isContradictory { return false }
    for part in presolve.parts {
      if part.variables.count == 1 {
        guard let line = SingleVariable(part.problem) else { return false }
        values[part.variables[0]] = line.value
        mayBeFree[part.variables[0]] = line.isFree
        continue
      }
      guard let (simplex, isOpen) = try optimum(of: part) else { return false }
      for (local, variable) in part.variables.enumerated() {
        values[variable] = simplex.x[local]
        mayBeFree[variable] = isOpen
      }
    }
    presolve.completeDependents(problem, &values)
    for (variable, row) in presolve.dependents.reversed() {
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] where mayBeFree[problem.rowVariables[e]] {
        mayBeFree[variable] = true
      }
    }
    for j in values.indices where values[j] == 0 { values[j] = 0 }
    return true
  }

  private func optimum(of part: Presolve.Part) throws(SolverError) -> (simplex: Simplex, isOpen: Bool)? {
    var simplex = try Simplex(part.problem)
    guard try simplex.solveLevels() else { return nil }
    let isOpen = simplex.hasOpenDirection
    if isOpen { try simplex.breakTies() }
    try simplex.polish()
    return (simplex, isOpen)
  }

  /// Variables that another optimal solution would give another value, with that value.
  func freeVariables() throws(SolverError) -> [(variable: Int, other: Double)] {
    guard !presolve.isContradictory else { return [] }
    var free: [(variable: Int, other: Double)] = []
    for part in Presolve(problem, keepsDependents: true).parts {
      guard let (optimum, isOpen) = try optimum(of: part), isOpen else { continue }
      var simplex = optimum
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

  /// For each of the given variables, the rows of the problem that determine it.
  func rowsDetermining(_ variables: [Int]) throws(SolverError) -> [[Int]] {
    guard !presolve.isContradictory else { return variables.map { _ in [] } }
    var partOf = [Int](repeating: -1, count: problem.variableCount)
    var localOf = partOf
    var simplexes: [Simplex] = []
    for (k, part) in presolve.parts.enumerated() {
      guard let (simplex, _) = try optimum(of: part) else { return variables.map { _ in [] } }
      simplexes.append(simplex)
      for (local, variable) in part.variables.enumerated() {
        partOf[variable] = k
        localOf[variable] = local
      }
    }
    // Settled and dependent variables have a row of their own, whose other variables have theirs.
    var ownRow = presolve.settlingRow
    for (variable, row) in presolve.dependents { ownRow[variable] = row }
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
        } else if ownRow[next] >= 0 {
          behind = [ownRow[next]]
        }
        for row in behind where rows.insert(row).inserted {
          for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
            let other = problem.rowVariables[e]
            // The multipliers account for the other open variables of a tight row.
            if !isVisited[other] && (partOf[next] < 0 || partOf[other] < 0) {
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
