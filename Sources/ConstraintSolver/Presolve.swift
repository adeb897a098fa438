// What required equalities settle by mere substitution. Most of a user interface is of that kind; the rest falls
// apart into small independent systems.

/// A system after the substitutions: settled variables and what is left to optimise.
struct Presolve {
  /// One independent rest, with the numbers that its variables and rows have in the whole system.
  final class Part {
    let problem: LinearProblem
    let variables: [Int]
    let rows: [Int]

    init(_ problem: consuming LinearProblem, variables: [Int], rows: [Int]) {
      self.problem = problem
      self.variables = variables
      self.rows = rows
    }
  }

  /// The value of each settled variable, and the row that settled it (−1 for an open variable).
  private(set) var values: [Double]
  private(set) var settlingRow: [Int]
  /// The settled variables; a row that settles one mentions only such that stand before it.
  private(set) var settled: [Int] = []
  private(set) var parts: [Part] = []
  /// Variables of which nothing is asked, unless dependents are kept: they rest at 0.
  private(set) var loners: [Int] = []
  /// Variables that a required equality merely defines: nothing else mentions them, so they follow from the others.
  /// Each with its row, in the order in which they were found; its row mentions only settled variables, such of the
  /// parts, and dependents found later.
  private(set) var dependents: [(variable: Int, row: Int)] = []
  private var isDependent: [Bool]
  /// Whether the settled variables already contradict a required row or a bound.
  private(set) var isContradictory = false

  /// - Parameter keepsDependents: leaves dependent variables and their rows in the parts, for questions about freedom.
  ///
  /// Complexity: linear in the entries (and `n log n` in the rows of each part).
  init(_ problem: LinearProblem, keepsDependents: Bool = false) {
    let n = problem.variableCount
    isDependent = [Bool](repeating: false, count: n)
    values = [Double](repeating: 0, count: n)
    settlingRow = [Int](repeating: -1, count: n)
    var openCount = (0..<problem.rowCount).map { problem.rowStart[$0 + 1] - problem.rowStart[$0] }
    settle(problem, &openCount)
    isContradictory = contradicts(problem, openCount)
    guard !isContradictory else { return }
    var isDefinition = [Bool](repeating: false, count: problem.rowCount)
    findDependents(problem, openCount, &isDefinition)
    if keepsDependents {
      split(problem, isLeftOut: [Bool](repeating: false, count: problem.rowCount), keepsDependents: true)
    } else {
      split(problem, isLeftOut: isDefinition, keepsDependents: false)
    }
  }

  /// A free variable that one required equality alone mentions can always make that equality hold, and costs nothing;
  /// without the row, others may become such variables. Chains of views fall apart into their links this way. A size
  /// whose row makes it a share of another size is such a variable as well: it is not negative if the other is not.
  private mutating func findDependents(
    _ problem: LinearProblem, _ openCount: [Int], _ isDefinition: inout [Bool]
  ) {
    var mentions = [Int](repeating: 0, count: values.count)
    for row in 0..<problem.rowCount where problem.costsSomething(row) {
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] { mentions[problem.rowVariables[e]] += 1 }
    }
    func isCandidate(_ j: Int) -> Bool {
      mentions[j] == 1 && settlingRow[j] < 0 && !isDependent[j]
    }
    var queue = values.indices.filter(isCandidate)
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      next += 1
      guard isCandidate(variable), let row = definingRow(of: variable, problem, isDefinition) else {
        continue
      }
      isDependent[variable] = true
      isDefinition[row] = true
      dependents.append((variable, row))
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
        let other = problem.rowVariables[e]
        mentions[other] -= 1
        if isCandidate(other) { queue.append(other) }
      }
    }
  }

  /// The only row that mentions a variable, if it is a required equality in which the variable has weight.
  private func definingRow(of variable: Int, _ problem: LinearProblem, _ isDefinition: [Bool]) -> Int? {
    for e in problem.columnStart[variable]..<problem.columnStart[variable + 1] {
      let row = problem.columnRows[e]
      guard problem.costsSomething(row), !isDefinition[row] else { continue }
      guard problem.levelAbove[row] == 0, problem.levelBelow[row] == 0,
        !problem.isNonNegative[variable] || isShare(row, problem)
      else { return nil }
      var largest = 0.0
      for f in problem.rowStart[row]..<problem.rowStart[row + 1] {
        largest = max(largest, abs(problem.rowCoefficients[f]))
      }
      return abs(problem.columnCoefficients[e]) >= 1e-6 * largest ? row : nil
    }
    return nil
  }

  /// Whether a row says that one open size is another one times a positive number.
  private func isShare(_ row: Int, _ problem: LinearProblem) -> Bool {
    var rest = problem.constants[row]
    var openCount = 0
    var product = 1.0
    for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
      let variable = problem.rowVariables[e]
      guard settlingRow[variable] < 0 else {
        rest -= problem.rowCoefficients[e] * values[variable]
        continue
      }
      guard problem.isNonNegative[variable] else { return false }
      openCount += 1
      product *= problem.rowCoefficients[e]
    }
    return openCount == 2 && product < 0 && rest == 0
  }

  /// Completes the values of settled variables and parts with those of the dependents.
  func completeDependents(_ problem: LinearProblem, _ values: inout [Double]) {
    for (variable, row) in dependents.reversed() {
      var rest = problem.constants[row]
      var coefficient = 1.0
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
        if problem.rowVariables[e] == variable {
          coefficient = problem.rowCoefficients[e]
        } else {
          rest -= problem.rowCoefficients[e] * values[problem.rowVariables[e]]
        }
      }
      values[variable] = rest == 0 ? 0 : rest / coefficient
    }
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
      settled.append(variable)
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

  private mutating func split(_ problem: LinearProblem, isLeftOut: [Bool], keepsDependents: Bool) {
    var partOf = [Int](repeating: -1, count: values.count)
    var isRowReached = isLeftOut
    var rank = [Int](repeating: 0, count: problem.rowCount)
    for (k, row) in problem.order.enumerated() { rank[row] = k }
    var localOf = [Int](repeating: 0, count: values.count)
    for seed in values.indices
    where settlingRow[seed] < 0 && partOf[seed] < 0 && (keepsDependents || !isDependent[seed]) {
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
          guard problem.costsSomething(row) else { continue }
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
      if rows.isEmpty, !keepsDependents {
        loners.append(seed)
        continue
      }
      if settled.isEmpty, variables.count == values.count, rows.count == problem.rowCount,
        let whole = whole(problem)
      {
        return parts.append(whole)
      }
      variables.sort()
      rows.sort { rank[$0] < rank[$1] }
      for (local, variable) in variables.enumerated() { localOf[variable] = local }
      parts.append(part(of: problem, variables: variables, rows: rows, localOf: localOf))
    }
  }

  /// The problem as its only part, if its rows are in their order and have all levels.
  private func whole(_ problem: LinearProblem) -> Part? {
    let rows = Array(0..<problem.rowCount)
    guard problem.order == rows, levelsInUse(problem, rows).count == problem.levelCount else { return nil }
    var part = problem
    part.isDependent = isDependent
    return Part(part, variables: Array(0..<problem.variableCount), rows: rows)
  }

  private func part(of problem: LinearProblem, variables: [Int], rows: [Int], localOf: [Int]) -> Part {
    var part = LinearProblem(
      variableCount: variables.count, levelCount: 1,
      isNonNegative: variables.map { problem.isNonNegative[$0] })
    part.isDependent = variables.map { isDependent[$0] }
    var entryCount = 0
    for row in rows { entryCount += problem.rowStart[row + 1] - problem.rowStart[row] }
    part.reserve(rows: rows.count, entries: entryCount)
    let levels = levelsInUse(problem, rows)
    func level(_ whole: Int) -> Int {
      whole == LinearProblem.free ? whole : levels.firstIndex(of: whole) ?? LinearProblem.free
    }
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
      part.appendRow(
        constant, above: level(problem.levelAbove[row]), below: level(problem.levelBelow[row]),
        turnAbove: problem.turnAbove[row], turnBelow: problem.turnBelow[row], age: problem.age[row])
    }
    part.levelCount = levels.count
    part.order = Array(0..<rows.count)
    part.finish()
    return Part(part, variables: variables, rows: rows)
  }

  /// The levels that rows of a part pay at, the required one always among them, from the highest.
  private func levelsInUse(_ problem: LinearProblem, _ rows: [Int]) -> [Int] {
    var levels = [0]
    for row in rows {
      let (above, below) = (problem.levelAbove[row], problem.levelBelow[row])
      if above != LinearProblem.free, !levels.contains(above) { levels.append(above) }
      if below != LinearProblem.free, !levels.contains(below) { levels.append(below) }
    }
    return levels.sorted()
  }
}

extension LinearProblem {
  /// Whether a residual of the row costs anything on either side.
  func costsSomething(_ row: Int) -> Bool { min(levelAbove[row], levelBelow[row]) != Self.free }
}
