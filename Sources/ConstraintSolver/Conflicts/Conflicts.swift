// Irreducible infeasible sets: which required rows exclude each other, and which of them is relaxed.

/// Finds the required rows that are infeasible with those before them.
enum ConflictSearch {
  /// A row that is relaxed, and the rows (bound rows included) with which it is an irreducible infeasible set.
  struct Finding {
    var broken: Int
    var others: [Int]
  }

  /// Accepts the required rows in the problem's order; one that is infeasible with the accepted ones is relaxed. So the
  /// broken row is always the last of its set, whatever edits led to the system (spec 02 §4.1).
  static func search(_ problem: LinearProblem) throws(SolverError) -> [Finding] {
    var rank = [Int](repeating: 0, count: problem.rowCount)
    for (place, row) in problem.order.enumerated() { rank[row] = place }
    var relaxed: Set<Int> = []
    var rounds = 0
    while true {
      rounds += 1
      let aside = rowsAside(problem, besides: relaxed, findsOpposed: rounds < 4)
      var distinct = problem
      for (row, _, _) in aside {
        distinct.levelAbove[row] = LinearProblem.free
        distinct.levelBelow[row] = LinearProblem.free
      }
      let atOnce = try searchFromVertex(distinct)
      var findings = if let atOnce { atOnce } else { try searchInOrder(distinct) }
      let others = Dictionary(uniqueKeysWithValues: findings.map { ($0.broken, $0.others) })
      relaxed.formUnion(others.keys)
      // A row that is relaxed itself opposes nothing.
      if aside.contains(where: { $0.isOpposed && others[$0.to] != nil }) { continue }
      for (row, first, isOpposed) in aside {
        // What excludes a row excludes its repetitions; where it holds, so do they.
        guard let others = isOpposed ? [first] : others[first] else { continue }
        findings.append(Finding(broken: row, others: others))
      }
      return findings.sorted { rank[$0.broken] < rank[$1.broken] }
    }
  }

  /// Required rows that one before them with the same left-hand side decides, as it is repeated or opposed to them: thousands
  /// of constants for one pair of views are as many rows, and need no search.
  private static func rowsAside(_ problem: LinearProblem, besides relaxed: Set<Int>, findsOpposed: Bool)
    -> [(row: Int, to: Int, isOpposed: Bool)]
  {
    var firsts: [[Double]: Int] = [:]
    var lowest: [[Double]: (value: Double, row: Int)] = [:]
    var highest = lowest
    var aside: [(row: Int, to: Int, isOpposed: Bool)] = []
    for row in problem.order {
      let value = problem.constants[row]
      let (isAbove, isBelow) = (problem.levelAbove[row] == 0, problem.levelBelow[row] == 0)
      guard isAbove || isBelow else { continue }
      let side = problem.leftHandSide(of: row)
      let content = side + [value, isAbove ? 1 : 0, isBelow ? 1 : 0]
      let tolerance = Tolerance.feasibility * (1 + abs(value))
      let (low, high) = (lowest[side], highest[side])
      if let first = firsts[content] {
        aside.append((row, first, false))
      } else if findsOpposed, isAbove, let low, value < low.value - tolerance {
        aside.append((row, low.row, true))
      } else if findsOpposed, isBelow, let high, value > high.value + tolerance {
        aside.append((row, high.row, true))
      } else {
        firsts[content] = row
        if relaxed.contains(row) { continue }
        if isBelow, value > low?.value ?? -.infinity { lowest[side] = (value, row) }
        if isAbove, value < high?.value ?? .infinity { highest[side] = (value, row) }
      }
    }
    return aside
  }

  // MARK: All rows at once

  /// Starts at a vertex where nearly all rows hold, and minimises the violations of the others.
  ///
  /// A row whose violation cannot be made 0 has a Farkas proof: an irreducible infeasible set, of which the last member is
  /// relaxed. Sets can be found in any order: when a row is relaxed, those after it that were relaxed before are required
  /// again. In the end every broken row is infeasible with accepted ones before it, and the accepted ones are feasible: as
  /// if they had been accepted one after the other.
  /// - Returns: Nil where rounding errors are in the way, or too many rows were relaxed in vain.
  private static func searchFromVertex(_ problem: LinearProblem) throws(SolverError) -> [Finding]? {
    var rank = [Int](repeating: -1, count: problem.rowCount + problem.variableCount)
    for (place, row) in problem.order.enumerated() { rank[row] = place }
    let simplex = try Simplex(problem.required)
    var findings: [Int: Finding] = [:]
    var pending = RankSet()
    pending.extend(to: rank.count)
    // Bounds come first; they are never relaxed.
    func place(of row: Int) -> Int {
      row < problem.rowCount ? problem.variableCount + rank[row] : row - problem.rowCount
    }
    func row(at place: Int) -> Int {
      place < problem.variableCount
        ? problem.rowCount + place : problem.order[place - problem.variableCount]
    }
    for row in rank.indices where simplex.violation(of: row) > 0 { pending.insert(place(of: row)) }
    var rounds = 4 * problem.rowCount + 100
    while let next = pending.popFirst() {
      try TimeLimit.check()
      let row = row(at: next)
      while simplex.violation(of: row) > 0 {
        try simplex.minimise(.required(row))
        guard simplex.violation(of: row) > 0, simplex.isSignificant(simplex.signedResidual(of: row), of: row)
        else { break }
        rounds -= 1
        guard rounds > 0, let proof = simplex.proof(of: .required(row)) else { return nil }
        let members = proof + [row]
        guard let broken = members.filter({ $0 < problem.rowCount }).max(by: { rank[$0] < rank[$1] }) else {
          return nil
        }
        findings[broken] = Finding(broken: broken, others: members.filter { $0 != broken }.sorted())
        simplex.setRequired(of: broken, above: false, below: false)
        for later in findings.keys where rank[later] > rank[broken] {
          findings[later] = nil
          simplex.setRequired(
            of: later, above: problem.levelAbove[later] == 0, below: problem.levelBelow[later] == 0)
          pending.insert(place(of: later))
        }
      }
    }
    // Feasibility is decided on a fresh factorisation.
    try simplex.polish()
    guard simplex.isFeasible else { return nil }
    let found = findings.values.sorted { rank[$0.broken] < rank[$1.broken] }
    for finding in found {
      guard try proves(finding.others, problem, broken: finding.broken) else { return nil }
    }
    return found
  }

  // MARK: One row after the other

  private static func searchInOrder(_ problem: LinearProblem) throws(SolverError) -> [Finding] {
    let original = problem
    var problem = problem
    problem.levelCount = 2
    for row in 0..<problem.rowCount {
      problem.levelAbove[row] = LinearProblem.free
      problem.levelBelow[row] = LinearProblem.free
    }
    let boundRows = (0..<problem.variableCount).map { problem.rowCount + $0 }
    let simplex = try Simplex(problem, startingWith: boundRows)
    var accepted: [Int] = []
    var findings: [Finding] = []
    for row in original.order {
      func setLevel(_ level: Int) {
        if original.levelAbove[row] == 0 { simplex.problem.levelAbove[row] = level }
        if original.levelBelow[row] == 0 { simplex.problem.levelBelow[row] = level }
      }
      guard min(original.levelAbove[row], original.levelBelow[row]) == 0 else { continue }
      setLevel(1)
      if simplex.violation(of: row) > 0 {
        // The accepted rows hold; level 0 only closes edges.
        simplex.reopenAll()
        try simplex.minimise(.level(0))
        try simplex.minimise(.level(1))
        if simplex.violation(of: row) > 0, simplex.isSignificant(simplex.signedResidual(of: row), of: row) {
          if let proof = simplex.proof(of: .level(1)), try proves(proof, original, broken: row) {
            setLevel(LinearProblem.free)
            findings.append(Finding(broken: row, others: proof.sorted()))
            continue
          }
          let suspects =
            simplex.support(of: .level(1)) + simplex.support(of: .level(0)) + simplex.costlyRowsAtZero
          setLevel(LinearProblem.free)
          let named = suspects.filter { $0 < original.rowCount && $0 != row }
          if let finding = try reduce(original, broken: row, suspects: named) {
            findings.append(finding)
          } else {
            // Rounding errors hid a member.
            let finding = try reduce(original, broken: row, suspects: accepted)
            findings.append(finding ?? Finding(broken: row, others: accepted))
          }
          continue
        }
      }
      setLevel(0)
      accepted.append(row)
    }
    return findings
  }

  /// Checks a Farkas proof by a feasibility problem of its own: pivots with rounding errors have found it.
  private static func proves(_ proof: [Int], _ problem: LinearProblem, broken: Int) throws(SolverError)
    -> Bool
  {
    let rows = proof.filter { $0 < problem.rowCount } + [broken]
    let bounds = proof.filter { $0 >= problem.rowCount }.map { $0 - problem.rowCount }
    return try !isFeasible(problem, rows: rows, bounds: bounds)
  }

  /// The deletion filter: suspects are deleted as long as the rest stays infeasible; what is left is irreducible. Of the
  /// bounds those are named at the end without which the set would be feasible.
  /// - Returns: Nil if the row is feasible with all suspects.
  private static func reduce(_ problem: LinearProblem, broken: Int, suspects: [Int]) throws(SolverError)
    -> Finding?
  {
    var members = Set(suspects).sorted()
    var bounds = Set(
      (members + [broken]).flatMap { row in
        problem.rowVariables[problem.rowStart[row]..<problem.rowStart[row + 1]].filter {
          problem.isNonNegative[$0]
        }
      }
    ).sorted()
    guard try !isFeasible(problem, rows: members + [broken], bounds: bounds) else { return nil }
    for member in members {
      let rest = members.filter { $0 != member }
      if try !isFeasible(problem, rows: rest + [broken], bounds: bounds) { members = rest }
    }
    for bound in bounds {
      let rest = bounds.filter { $0 != bound }
      if try !isFeasible(problem, rows: members + [broken], bounds: rest) { bounds = rest }
    }
    return Finding(broken: broken, others: members + bounds.map { problem.rowCount + $0 })
  }

  /// Whether the given required rows and bounds can hold together.
  private static func isFeasible(_ problem: LinearProblem, rows: [Int], bounds: [Int]) throws(SolverError)
    -> Bool
  {
    try TimeLimit.check()
    var localOf: [Int: Int] = [:]
    for row in rows {
      for variable in problem.rowVariables[problem.rowStart[row]..<problem.rowStart[row + 1]]
      where localOf[variable] == nil {
        localOf[variable] = localOf.count
      }
    }
    var isNonNegative = [Bool](repeating: false, count: localOf.count)
    for bound in bounds { if let local = localOf[bound] { isNonNegative[local] = true } }
    var part = LinearProblem(variableCount: localOf.count, levelCount: 1, isNonNegative: isNonNegative)
    for row in rows {
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
        part.rowVariables.append(localOf[problem.rowVariables[e]] ?? 0)
        part.rowCoefficients.append(problem.rowCoefficients[e])
      }
      part.appendRow(problem.constants[row], above: problem.levelAbove[row], below: problem.levelBelow[row])
    }
    part.order = Array(0..<rows.count)
    part.finish()
    let simplex = try Simplex(part)
    return try simplex.solveLevels()
  }
}
