// Which required rows exclude each other, and which of them gives way.

/// Finds the required rows that cannot hold beside those that come before them.
enum ConflictSearch {
  /// A row that gives way, and the rows (unit rows included) with which it makes an irreducible infeasible set.
  struct Finding {
    var broken: Int
    var others: [Int]
  }

  /// Accepts the required rows one after the other in the problem's order; a row that the accepted ones exclude gives
  /// way. So the row that breaks is always the last of its set, on whatever path the system was built (spec 02 §4.1).
  ///
  /// The set is irreducible by construction: the tight rows are independent, so the excluded row is a combination of
  /// just those with non-zero multipliers, and without any one of them the rest is independent, hence feasible.
  static func search(_ problem: LinearProblem) throws(SolverError) -> [Finding] {
    var problem = problem
    problem.levelCount = 2
    let required = problem.order.filter { min(problem.levelAbove[$0], problem.levelBelow[$0]) == 0 }
    let isRequiredAbove = problem.levelAbove.map { $0 == 0 }
    let isRequiredBelow = problem.levelBelow.map { $0 == 0 }
    for row in 0..<problem.rowCount {
      problem.levelAbove[row] = LinearProblem.free
      problem.levelBelow[row] = LinearProblem.free
    }
    let unitRows = (0..<problem.variableCount).map { problem.rowCount + $0 }
    var simplex = try Simplex(problem, startingWith: unitRows)
    var findings: [Finding] = []
    for row in required {
      func setLevel(_ level: Int) {
        if isRequiredAbove[row] { simplex.problem.levelAbove[row] = level }
        if isRequiredBelow[row] { simplex.problem.levelBelow[row] = level }
      }
      setLevel(1)
      if simplex.violation(of: row) > 0 {
        let problem = simplex.problem
        simplex.reopen { tight, isAbove in problem.level(of: tight, isAbove: isAbove) == 0 }
        try simplex.minimise(.level(1))
        if simplex.violation(of: row) > 0, simplex.isSignificant(simplex.signedResidual(of: row), of: row) {
          findings.append(Finding(broken: row, others: simplex.support(of: .level(1))))
          setLevel(LinearProblem.free)
          continue
        }
      }
      setLevel(0)
    }
    return findings
  }
}
