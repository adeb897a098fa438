// What required equalities settle by mere substitution. Most of a user interface is of that kind; the rest falls
// apart into small independent systems.

/// A system after the substitutions: settled variables and what is left to optimise.
struct Presolve {
  /// One independent rest, with the numbers that its variables and rows have in the whole system.
  struct Part {
    var problem: LinearProblem
    var variables: [Int]
    var rows: [Int]
  }

  /// The value of each settled variable, and the row that settled it (−1 for an open variable).
  private(set) var values: [Double]
  private(set) var settlingRow: [Int]
  private(set) var parts: [Part] = []
  /// Whether the settled variables already contradict a required row or a bound.
  private(set) var isContradictory = false

  /// Complexity: linear in the entries (and `n log n` in the rows of each part).
  init(_ problem: LinearProblem) {
    let n = problem.variableCount
    values = [Double](repeating: 0, count: n)
    settlingRow = [Int](repeating: -1, count: n)
    var openCount = (0..<problem.rowCount).map { problem.rowStart[$0 + 1] - problem.rowStart[$0] }
    settle(problem, &openCount)
    isContradictory = contradicts(problem, openCount)
    if !isContradictory { split(problem, openCount) }
  }

  private mutating func settle(_ problem: LinearProblem, _ openCount: inout [Int]) {
    func isRequiredEquality(_ row: Int) -> Bool {
      problem.levelAbove[row] == 0 && problem.levelBelow[row] == 0
    }
    // First come, first served in the problem's order, so that the result does not depend on storage.
    var queue = problem.order.filter { openCount[$0] == 1 && isRequiredEquality($0) }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard openCount[row] == 1 else { continue }
      var rest = problem.constants[row]
      var variable = -1
      var coefficient = 0.0
      var largest = 0.0
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
        let j = problem.rowVariables[e]
        largest = max(largest, abs(problem.rowCoefficients[e]))
        if settlingRow[j] < 0 {
          variable = j
          coefficient = problem.rowCoefficients[e]
        } else {
          rest -= problem.rowCoefficients[e] * values[j]
        }
      }
      // A tiny coefficient would blow rounding errors up; the simplex chooses better.
      guard abs(coefficient) >= 1e-6 * largest else { continue }
      values[variable] = rest == 0 ? 0 : rest / coefficient
      settlingRow[variable] = row
      for e in problem.columnStart[variable]..<problem.columnStart[variable + 1] {
        let other = problem.columnRows[e]
        openCount[other] -= 1
        if openCount[other] == 1 && isRequiredEquality(other) { queue.append(other) }
      }
    }
  }

  private func contradicts(_ problem: LinearProblem, _ openCount: [Int]) -> Bool {
    for j in values.indices where settlingRow[j] >= 0 {
      if !values[j].isFinite || (problem.isNonNegative[j] && values[j] < -1e-8) { return true }
    }
    for row in 0..<problem.rowCount where openCount[row] == 0 {
      let residual = problem.residual(of: row, at: values)
      if residual != 0, problem.level(of: row, isAbove: residual > 0) == 0,
        abs(residual) > 1e-8 * (1 + abs(problem.constants[row]))
      {
        return true
      }
    }
    return false
  }

  private mutating func split(_ problem: LinearProblem, _ openCount: [Int]) {
    var partOf = [Int](repeating: -1, count: values.count)
    var isRowReached = [Bool](repeating: false, count: problem.rowCount)
    var rank = [Int](repeating: 0, count: problem.rowCount)
    for (k, row) in problem.order.enumerated() { rank[row] = k }
    var localOf = [Int](repeating: 0, count: values.count)
    for seed in values.indices where settlingRow[seed] < 0 && partOf[seed] < 0 {
      var variables = [seed]
      var rows: [Int] = []
      partOf[seed] = seed
      var next = 0
      while next < variables.count {
        let j = variables[next]
        next += 1
        for e in problem.columnStart[j]..<problem.columnStart[j + 1]
        where !isRowReached[problem.columnRows[e]] {
          let row = problem.columnRows[e]
          isRowReached[row] = true
          guard min(problem.levelAbove[row], problem.levelBelow[row]) != LinearProblem.free else { continue }
          rows.append(row)
          for f in problem.rowStart[row]..<problem.rowStart[row + 1] {
            let other = problem.rowVariables[f]
            if settlingRow[other] < 0 && partOf[other] < 0 {
              partOf[other] = seed
              variables.append(other)
            }
          }
        }
      }
      variables.sort()
      rows.sort { rank[$0] < rank[$1] }
      for (local, variable) in variables.enumerated() { localOf[variable] = local }
      parts.append(part(of: problem, variables: variables, rows: rows, localOf: localOf))
    }
  }

  private func part(of problem: LinearProblem, variables: [Int], rows: [Int], localOf: [Int]) -> Part {
    // Rows come by level, so the levels in use can be numbered anew on the way.
    var levelCount = 1
    var lastLevel = 0
    var part = LinearProblem(
      variableCount: variables.count, levelCount: 1,
      isNonNegative: variables.map { problem.isNonNegative[$0] })
    for row in rows {
      var constant = problem.constants[row]
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
        let variable = problem.rowVariables[e]
        if settlingRow[variable] < 0 {
          part.rowVariables.append(localOf[variable])
          part.rowCoefficients.append(problem.rowCoefficients[e])
        } else {
          constant -= problem.rowCoefficients[e] * values[variable]
        }
      }
      let level = min(problem.levelAbove[row], problem.levelBelow[row])
      if level != lastLevel {
        lastLevel = level
        levelCount += 1
      }
      part.appendRow(
        constant, above: problem.levelAbove[row] == LinearProblem.free ? LinearProblem.free : levelCount - 1,
        below: problem.levelBelow[row] == LinearProblem.free ? LinearProblem.free : levelCount - 1)
    }
    part.levelCount = levelCount
    part.order = Array(0..<rows.count)
    part.finish()
    return Part(problem: part, variables: variables, rows: rows)
  }
}
