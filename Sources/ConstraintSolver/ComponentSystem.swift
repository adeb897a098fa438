// Solves one component: substitution first, then the simplex on what is left, and the questions that need the tight
// set at hand.

internal import Unchecked

/// One component with local numbers, and its solution.
struct ComponentSystem {
  private var matrix = ComponentMatrix()
  private(set) var presolve = Presolve()
  private(set) var values: [Double] = []
  private(set) var mayBeFree: [Bool] = []

  /// So many variables are worth the memory that they are kept in.
  private static let sizeLimit = 1_000

  var problem: LinearProblem { _read { yield matrix.problem } }
  /// By row of the problem: the row of the solver.
  var sources: [Int] { matrix.sources }

  /// No component.
  init() {}

  /// Broken rows are kept as rows that cost nothing.
  init(_ matrix: ComponentMatrix) {
    self.matrix = matrix
    presolve.take(matrix.problem)
  }

  /// Takes up another component, in the memory of the one before; see `ComponentMatrix.take`.
  mutating func take(
    _ component: Component, _ storage: borrowing RowStorage, localOf: borrowing FlatBuffer<Int32>,
    values: borrowing FlatBuffer<Double>
  ) {
    if problem.variableCount > Self.sizeLimit { self = ComponentSystem() }
    matrix.take(component, storage, localOf: localOf, values: values)
    presolve.take(matrix.problem)
  }

  /// - Returns: Whether the required rows can hold together; if not, there are no values.
  mutating func solve(_ spares: SpareSimplex = SpareSimplex()) throws(SolverError) -> Bool {
    if presolve.isContradictory { return false }
    values.removeAll(keepingCapacity: true)
    values.append(contentsOf: presolve.values)
    mayBeFree.refill(false, count: values.count)
    for part in presolve.parts {
      if part.variables.count == 1 {
        guard let line = SingleVariable(part.problem) else { return false }
        values[part.variables[0]] = line.value
        mayBeFree[part.variables[0]] = line.isFree
        continue
      }
      let simplex = try spares.simplex(for: part)
      guard let isOpen = try Self.optimise(simplex) else { return false }
      for (local, variable) in part.variables.enumerated() {
        values[variable] = simplex.x[local]
        mayBeFree[variable] = isOpen
      }
      spares.giveBack(simplex)
    }
    for variable in presolve.loners { mayBeFree[variable] = true }
    presolve.completeDependents(problem, &values)
    for (variable, row) in presolve.dependents.reversed() {
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] where mayBeFree[problem.rowVariables[e]] {
        mayBeFree[variable] = true
      }
    }
    for j in values.indices where values[j] == 0 { values[j] = 0 }
    return true
  }

  func optimum(of part: Presolve.Part) throws(SolverError) -> (simplex: Simplex, isOpen: Bool)? {
    let simplex = try Simplex(part.problem)
    guard let isOpen = try Self.optimise(simplex) else { return nil }
    return (simplex, isOpen)
  }

  /// - Returns: Whether the optimum was open until ties were broken; nil where required rows exclude each other.
  private static func optimise(_ simplex: Simplex) throws(SolverError) -> Bool? {
    guard try simplex.solveLevels() else { return nil }
    let isOpen = simplex.hasOpenDirection
    if isOpen { try simplex.breakTies() }
    try simplex.polish()
    return isOpen
  }

  /// A variable that another optimal solution would give another value.
  struct Free {
    var variable: Int
    var other: Double
    /// Variables of one group move together.
    var group: Int
    /// Whether its group moves only at the cost of what is violated already.
    var isTie: Bool
  }

  func freeVariables() throws(SolverError) -> [Free] {
    guard !presolve.isContradictory else { return [] }
    var free: [Free] = []
    for part in Presolve(problem, keepsDependents: true).parts {
      guard let (optimum, isOpen) = try optimum(of: part), isOpen else { continue }
      let simplex = optimum
      simplex.reopenOptimalFace()
      guard simplex.hasOpenDirection else { continue }
      var (isMoved, other, moves) = simplex.followOpenDirections()
      for candidate in isMoved.indices where isMoved[candidate] {
        for sign in [1.0, -1.0] where other[candidate] == nil {
          guard let solution = try simplex.otherOptimum(moving: candidate, sign: sign) else { continue }
          moves.append(simplex.move(to: solution))
          for j in solution.indices where other[j] == nil && abs(solution[j] - simplex.x[j]) > 1e-6 {
            other[j] = solution[j]
          }
        }
      }
      let groups = MoveGroups(moves, variableCount: other.count)
      for j in other.indices {
        guard let value = other[j] else { continue }
        let group = groups.group(of: j)
        free.append(
          Free(
            variable: part.variables[j], other: value, group: part.variables[group],
            isTie: groups.isTie[group]))
      }
    }
    return free
  }

  /// Variables by what moves them: two that one move changes belong together.
  private struct MoveGroups {
    private var parent: [Int]
    /// By group: whether all of its moves are ties.
    private(set) var isTie: [Bool]

    init(_ moves: [Simplex.Move], variableCount: Int) {
      parent = Array(0..<variableCount)
      isTie = [Bool](repeating: true, count: variableCount)
      for move in moves {
        for (first, second) in zip(move.variables, move.variables.dropFirst()) { join(first, second) }
      }
      for move in moves where !move.isTie {
        if let variable = move.variables.first { isTie[group(of: variable)] = false }
      }
    }

    /// The lowest number of the group.
    func group(of variable: Int) -> Int {
      var root = variable
      while parent[root] != root { root = parent[root] }
      return root
    }

    private mutating func join(_ first: Int, _ second: Int) {
      let (one, other) = (group(of: first), group(of: second))
      parent[max(one, other)] = min(one, other)
      // Paths stay short.
      parent[first] = min(one, other)
      parent[second] = min(one, other)
    }
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
