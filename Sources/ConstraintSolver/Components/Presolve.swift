// What required equalities settle by mere substitution. Most of a user interface is of that kind; the rest falls
// apart into small independent systems.

/// A system after the substitutions: settled variables and what is left to optimise.
struct Presolve {
  /// One independent rest, with the numbers that its variables and rows have in the whole system.
  final class Part {
    @exclusivity(unchecked) fileprivate(set) var problem: LinearProblem
    @exclusivity(unchecked) fileprivate(set) var variables: [Int] = []
    @exclusivity(unchecked) fileprivate(set) var rows: [Int] = []

    fileprivate init() { problem = LinearProblem(variableCount: 0, levelCount: 1, isNonNegative: []) }

    /// Gives the problem away, for another one that is of use as memory only.
    func exchange(_ other: inout LinearProblem) { swap(&problem, &other) }
  }

  /// The value of each settled variable, and the row that settled it (−1 for an open variable).
  private(set) var values: [Double] = []
  private(set) var settlingRow: [Int] = []
  /// The settled variables; a row that settles one mentions only such that stand before it.
  private(set) var settled: [Int] = []
  private(set) var parts: [Part] = []
  /// Variables of which nothing is asked, unless dependents are kept: they rest at 0.
  private(set) var loners: [Int] = []
  /// Variables that a required equality merely defines: nothing else mentions them, so they follow from the others.
  /// Each with its row, in the order in which they were found; its row mentions only settled variables, such of the
  /// parts, and dependents found later.
  private(set) var dependents: [(variable: Int, row: Int)] = []
  private var isDependent: [Bool] = []
  /// Whether the settled variables already contradict a required row or a bound.
  private(set) var isContradictory = false

  // Work space.
  /// Parts of a system before, whose memory is of use.
  private var spareParts: [Part] = []
  /// By row: how many of its variables are not settled.
  private var openCount: [Int] = []
  /// By row: whether it defines a dependent; then whether a part has it.
  private var isDefinition: [Bool] = []
  /// By variable: in how many rows it is mentioned; then the part that it is in, and its number there.
  private var mentions: [Int] = []
  private var localOf: [Int] = []
  /// By row: its place in the order.
  private var rank: [Int] = []
  private var queue: [Int] = []
  private var levels: [Int] = []

  /// No system.
  init() {}

  /// See `take`.
  init(_ problem: LinearProblem, keepsDependents: Bool = false) {
    take(problem, keepsDependents: keepsDependents)
  }

  /// Takes up a system, in the memory of the one before.
  ///
  /// - Parameter keepsDependents: leaves dependent variables and their rows in the parts, for questions about freedom.
  ///
  /// Complexity: linear in the entries (and `n log n` in the rows of each part).
  mutating func take(_ problem: LinearProblem, keepsDependents: Bool = false) {
    let n = problem.variableCount
    isDependent.refill(false, count: n)
    values.refill(0, count: n)
    settlingRow.refill(-1, count: n)
    settled.removeAll(keepingCapacity: true)
    loners.removeAll(keepingCapacity: true)
    dependents.removeAll(keepingCapacity: true)
    while let part = parts.popLast() { spareParts.append(part) }
    openCount.removeAll(keepingCapacity: true)
    for row in 0..<problem.rowCount { openCount.append(problem.rowStart[row + 1] - problem.rowStart[row]) }
    settle(problem)
    isContradictory = contradicts(problem)
    guard !isContradictory else { return }
    isDefinition.refill(false, count: problem.rowCount)
    findDependents(problem)
    if keepsDependents { isDefinition.refill(false, count: problem.rowCount) }
    split(problem, keepsDependents: keepsDependents)
  }

  private mutating func newPart() -> Part { spareParts.popLast() ?? Part() }

  /// A free variable that one required equality alone mentions can always make that equality hold, and costs nothing;
  /// without the row, others may become such variables. Chains of views fall apart into their links this way. A size
  /// whose row makes it a share of another size is such a variable as well: it is not negative if the other is not.
  private mutating func findDependents(_ problem: LinearProblem) {
    mentions.refill(0, count: values.count)
    for row in 0..<problem.rowCount where problem.costsSomething(row) {
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] { mentions[problem.rowVariables[e]] += 1 }
    }
    queue.removeAll(keepingCapacity: true)
    for j in values.indices where isCandidate(j) { queue.append(j) }
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      next += 1
      guard isCandidate(variable), let row = definingRow(of: variable, problem) else {
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

  private func isCandidate(_ j: Int) -> Bool {
    mentions[j] == 1 && settlingRow[j] < 0 && !isDependent[j]
  }

  /// The only row that mentions a variable, if it is a required equality in which the variable has weight.
  private func definingRow(of variable: Int, _ problem: LinearProblem) -> Int? {
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
      // A row of thousands of sizes is asked for each of them.
      if openCount > 2 { return false }
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

  private mutating func settle(_ problem: LinearProblem) {
    func isRequiredEquality(_ row: Int) -> Bool {
      problem.levelAbove[row] == 0 && problem.levelBelow[row] == 0
    }
    // First come, first served in the problem's order, so that the result does not depend on storage.
    queue.removeAll(keepingCapacity: true)
    for row in problem.order where openCount[row] == 1 && isRequiredEquality(row) { queue.append(row) }
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

  private func contradicts(_ problem: LinearProblem) -> Bool {
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

  private mutating func split(_ problem: LinearProblem, keepsDependents: Bool) {
    mentions.refill(-1, count: values.count)
    rank.refill(0, count: problem.rowCount)
    for (k, row) in problem.order.enumerated() { rank[row] = k }
    localOf.refill(0, count: values.count)
    for seed in values.indices
    where settlingRow[seed] < 0 && mentions[seed] < 0 && (keepsDependents || !isDependent[seed]) {
      let part = newPart()
      collect(part, around: seed, problem)
      if part.rows.isEmpty, !keepsDependents {
        loners.append(seed)
        spareParts.append(part)
        continue
      }
      let rank = rank
      part.variables.sort()
      part.rows.sort { rank[$0] < rank[$1] }
      for (local, variable) in part.variables.enumerated() { localOf[variable] = local }
      fill(part, problem)
      parts.append(part)
    }
  }

  /// The variables that are connected with one, and the rows that connect them.
  private mutating func collect(_ part: Part, around seed: Int, _ problem: LinearProblem) {
    part.variables.refill(seed, count: 1)
    part.rows.removeAll(keepingCapacity: true)
    mentions[seed] = seed
    var next = 0
    while next < part.variables.count {
      let j = part.variables[next]
      next += 1
      for e in problem.columnStart[j]..<problem.columnStart[j + 1] {
        let row = problem.columnRows[e]
        if isDefinition[row] { continue }
        isDefinition[row] = true
        guard problem.costsSomething(row) else { continue }
        part.rows.append(row)
        for f in problem.rowStart[row]..<problem.rowStart[row + 1] {
          let other = problem.rowVariables[f]
          if settlingRow[other] < 0 && mentions[other] < 0 {
            mentions[other] = seed
            part.variables.append(other)
          }
        }
      }
    }
  }

  private mutating func fill(_ part: Part, _ problem: LinearProblem) {
    let rows = part.rows
    collectLevelsInUse(problem, rows)
    part.problem.restart(variableCount: part.variables.count, levelCount: levels.count)
    fill(&part.problem, variables: part.variables, rows: rows, problem)
  }

  private func fill(
    _ part: inout LinearProblem, variables: [Int], rows: [Int], _ problem: LinearProblem
  ) {
    for (local, variable) in variables.enumerated() {
      part.isNonNegative[local] = problem.isNonNegative[variable]
      part.isDependent[local] = isDependent[variable]
    }
    var entryCount = 0
    for row in rows { entryCount += problem.rowStart[row + 1] - problem.rowStart[row] }
    part.reserve(rows: rows.count, entries: entryCount)
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
    part.order.append(contentsOf: rows.indices)
    part.finish()
  }

  /// The levels that rows of a part pay at, the required one always among them, from the highest.
  private mutating func collectLevelsInUse(_ problem: LinearProblem, _ rows: [Int]) {
    levels.refill(0, count: 1)
    for row in rows {
      let (above, below) = (problem.levelAbove[row], problem.levelBelow[row])
      if above != LinearProblem.free, !levels.contains(above) { levels.append(above) }
      if below != LinearProblem.free, !levels.contains(below) { levels.append(below) }
    }
    levels.sort()
  }
}

extension LinearProblem {
  /// Whether a residual of the row costs anything on either side.
  func costsSomething(_ row: Int) -> Bool { min(levelAbove[row], levelBelow[row]) != Self.free }
}
