// A connected system after its presolve, for the questions that need the tight rows at hand: what is free, and which rows
// determine a value.

internal import Unchecked

/// A connected system with local numbers: settled variables, dependents, and parts that the simplex has to solve.
struct ComponentSystem {
  /// An independent linear program that is left, with the numbers that its variables and rows have in the whole system.
  struct Part {
    var problem: LinearProblem
    var variables: [Int]
    var rows: [Int]
  }

  let problem: LinearProblem
  /// By row of the problem: the row of the solver.
  let sources: [Int]
  /// Variables with a row singleton; the row of one mentions only such that stand before it.
  private(set) var settled: [Int] = []
  /// By variable: the row that settles it; −1 for the others.
  private(set) var settlingRow: [Int]
  /// Column singletons of required equalities, each with its row, which mentions only settled variables, such of the parts,
  /// and dependents that come later.
  private(set) var dependents: [(variable: Int, row: Int)] = []
  var parts: [Part] = []
  /// Whether the settled variables contradict a required row or a bound.
  var isContradictory = false
  /// By row of the solver: its number in the problem.
  private let numberOf: [Int: Int]

  init(_ matrix: ComponentMatrix) {
    problem = matrix.problem
    sources = matrix.sources
    settlingRow = [Int](repeating: -1, count: matrix.problem.variableCount)
    numberOf = Dictionary(uniqueKeysWithValues: zip(matrix.sources, matrix.sources.indices))
  }

  mutating func take(
    settled: borrowing FlatBuffer<BlockSpace.Definition>,
    dependents: borrowing FlatBuffer<BlockSpace.Definition>
  ) {
    for k in settled.indices {
      self.settled.append(Int(settled[k].local))
      settlingRow[Int(settled[k].local)] = numberOf[Int(settled[k].row)] ?? -1
    }
    for k in dependents.indices {
      guard let row = numberOf[Int(dependents[k].row)] else { continue }
      self.dependents.append((Int(dependents[k].local), row))
    }
  }

  mutating func append(_ matrix: ComponentMatrix, variables: borrowing FlatBuffer<Int32>) {
    parts.append(
      Part(
        problem: matrix.problem, variables: variables.indices.map { Int(variables[$0]) },
        rows: matrix.sources.compactMap { numberOf[$0] }))
  }

  /// Nil where the required rows of a part exclude each other.
  func optimum(of part: Part) throws(SolverError) -> (simplex: Simplex, isOpen: Bool)? {
    let simplex = try Simplex(part.problem)
    guard let isOpen = try simplex.optimise() else { return nil }
    return (simplex, isOpen)
  }

  /// A variable that has another value in another optimum.
  struct Free {
    var variable: Int
    var other: Double
    /// Variables of one group move together.
    var group: Int
    /// Whether its group moves only where one violation grows as another shrinks.
    var isTie: Bool
  }

  /// - Precondition: the parts have their dependents.
  func freeVariables() throws(SolverError) -> [Free] {
    guard !isContradictory else { return [] }
    var free: [Free] = []
    for part in parts {
      guard let (optimum, isOpen) = try optimum(of: part), isOpen else { continue }
      let simplex = optimum
      simplex.reopenOptimalFace()
      guard simplex.hasOpenDirection else { continue }
      var (isMoved, other, moves) = try simplex.followOpenDirections()
      for candidate in isMoved.indices where isMoved[candidate] {
        for sign in [1.0, -1.0] where other[candidate] == nil {
          guard let solution = try simplex.otherOptimum(moving: candidate, sign: sign) else { continue }
          moves.append(simplex.move(to: solution))
          for j in solution.indices where other[j] == nil && abs(solution[j] - simplex.x[j]) > Tolerance.move
          {
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

  /// Groups of variables that move together: a union-find over the moves.
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
      parent[first] = min(one, other)
      parent[second] = min(one, other)
    }
  }

  /// For each of the given variables, the rows of the problem that determine it.
  func rowsDetermining(_ variables: [Int]) throws(SolverError) -> [[Int]] {
    guard !isContradictory else { return variables.map { _ in [] } }
    var partOf = [Int](repeating: -1, count: problem.variableCount)
    var localOf = partOf
    var simplexes: [Simplex] = []
    for (k, part) in parts.enumerated() {
      guard let (simplex, _) = try optimum(of: part) else { return variables.map { _ in [] } }
      simplexes.append(simplex)
      for (local, variable) in part.variables.enumerated() {
        partOf[variable] = k
        localOf[variable] = local
      }
    }
    var ownRow = settlingRow
    for (variable, row) in dependents { ownRow[variable] = row }
    return variables.map { variable in
      var rows: Set<Int> = []
      var isVisited = [Bool](repeating: false, count: problem.variableCount)
      var pending = [variable]
      isVisited[variable] = true
      while let next = pending.popLast() {
        var behind: [Int] = []
        if partOf[next] >= 0 {
          let part = parts[partOf[next]]
          behind = simplexes[partOf[next]].rowsDetermining(localOf[next])
            .filter { $0 < part.problem.rowCount }.map { part.rows[$0] }
        } else if ownRow[next] >= 0 {
          behind = [ownRow[next]]
        }
        for row in behind where rows.insert(row).inserted {
          for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
            let other = problem.rowVariables[e]
            // The duals account for the other variables of the part in a tight row.
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
