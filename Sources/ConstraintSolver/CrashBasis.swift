// The first guess at the tight set: rows join from the highest level down, each taking a variable that no row has yet;
// then inequalities hold up what nothing else does.

extension LinearProblem {
  /// One row for each variable, unit rows where nothing better is at hand. The guess need not be independent or
  /// optimal: the factorisation repairs the first, the simplex the second.
  ///
  /// - Parameter violated: Inequalities that hold less than they should at an earlier guess: they join with the level
  ///   that they ask for.
  /// - Complexity: linear in the entries.
  func crashBasis(besides violated: [Int] = []) -> [Int] {
    var crash = Crash(self)
    for row in violated { crash.isCandidate[row] = true }
    crash.joinByLevel(self)
    crash.joinInequalities(self)
    return (0..<variableCount).map { crash.rowOf[$0] >= 0 ? crash.rowOf[$0] : rowCount + $0 }
  }
}

private struct Crash {
  /// By variable: the row that it was given to; −1 for none, −2 for its unit row.
  private(set) var rowOf: [Int]
  var isCandidate: [Bool]
  /// By row: how many of its variables no row has yet.
  private var openCount: [Int]
  /// By row: whether it may join, and whether it did.
  private var isReached: [Bool]
  private var isUsed: [Bool]
  private var queue: [Int] = []

  init(_ problem: LinearProblem) {
    rowOf = [Int](repeating: -1, count: problem.variableCount)
    openCount = (0..<problem.rowCount).map { problem.rowStart[$0 + 1] - problem.rowStart[$0] }
    isCandidate = (0..<problem.rowCount).map(problem.isLikelyTight)
    isReached = [Bool](repeating: false, count: problem.rowCount)
    isUsed = isReached
  }

  /// The variable has its row: the others that mention it have one open variable less.
  private mutating func take(_ variable: Int, by row: Int, _ problem: LinearProblem) {
    rowOf[variable] = row
    if row >= 0 { isUsed[row] = true }
    for e in problem.columnStart[variable]..<problem.columnStart[variable + 1] {
      let other = problem.columnRows[e]
      openCount[other] -= 1
      if openCount[other] == 1 && isReached[other] { queue.append(other) }
    }
  }

  private mutating func drain(_ problem: LinearProblem) {
    while let row = queue.popLast() {
      guard openCount[row] == 1, !isUsed[row] else { continue }
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] where rowOf[problem.rowVariables[e]] == -1 {
        take(problem.rowVariables[e], by: row, problem)
        break
      }
    }
  }

  /// `order` has the rows by level; rows of one level are reached together.
  mutating func joinByLevel(_ problem: LinearProblem) {
    var columnOpen = [Int](repeating: 0, count: problem.variableCount)
    for row in 0..<problem.rowCount where isCandidate[row] {
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] { columnOpen[problem.rowVariables[e]] += 1 }
    }
    let order = problem.order
    var first = 0
    while first < order.count {
      let level = problem.bestLevel(order[first])
      var end = first
      while end < order.count, problem.bestLevel(order[end]) == level { end += 1 }
      for k in stride(from: end - 1, through: first, by: -1) where isCandidate[order[k]] {
        isReached[order[k]] = true
        if openCount[order[k]] == 1 { queue.append(order[k]) }
      }
      drain(problem)
      for k in first..<end where isCandidate[order[k]] && openCount[order[k]] > 1 && !isUsed[order[k]] {
        // The variable that the fewest rows mention is the least likely to be needed by another.
        var best = -1
        for e in problem.rowStart[order[k]]..<problem.rowStart[order[k] + 1] {
          let variable = problem.rowVariables[e]
          if rowOf[variable] == -1 && (best < 0 || columnOpen[variable] < columnOpen[best]) { best = variable }
        }
        if best >= 0 { take(best, by: order[k], problem) }
        drain(problem)
      }
      first = end
    }
  }

  /// What no row has yet rests: sizes at 0, positions at the inequalities that lead to them from what has its place.
  mutating func joinInequalities(_ problem: LinearProblem) {
    for variable in rowOf.indices where rowOf[variable] == -1 && problem.isNonNegative[variable] {
      take(variable, by: -2, problem)
    }
    for row in stride(from: problem.rowCount - 1, through: 0, by: -1)
    where !isUsed[row] && problem.isInequality(row) {
      isReached[row] = true
      if openCount[row] == 1 { queue.append(row) }
    }
    drain(problem)
    for variable in rowOf.indices where rowOf[variable] == -1 {
      take(variable, by: -2, problem)
      drain(problem)
    }
  }
}

extension LinearProblem {
  fileprivate func bestLevel(_ row: Int) -> Int { min(levelAbove[row], levelBelow[row]) }

  /// Equalities hold as a rule; of the inequalities, those that state the size of content.
  fileprivate func isLikelyTight(_ row: Int) -> Bool {
    if levelAbove[row] == levelBelow[row] { return levelAbove[row] != Self.free }
    return bestLevel(row) > 0 && bestLevel(row) != Self.free && rowStart[row + 1] - rowStart[row] == 1
  }
}
