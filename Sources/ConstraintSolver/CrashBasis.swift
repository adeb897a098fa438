// The first guess at the tight set: rows join from the highest level down, each taking a variable that no row has yet.

extension LinearProblem {
  /// One row for each variable, unit rows where nothing better is at hand. The guess need not be independent or
  /// optimal: the factorisation repairs the first, the simplex the second.
  ///
  /// Complexity: linear in the entries.
  func crashBasis() -> [Int] {
    var rowOf = [Int](repeating: -1, count: variableCount)
    var openCount = [Int](repeating: 0, count: rowCount)
    var columnOpen = [Int](repeating: 0, count: variableCount)
    var isCandidate = [Bool](repeating: false, count: rowCount)
    for row in 0..<rowCount {
      openCount[row] = rowStart[row + 1] - rowStart[row]
      isCandidate[row] = isLikelyTight(row)
      if isCandidate[row] {
        for e in rowStart[row]..<rowStart[row + 1] { columnOpen[rowVariables[e]] += 1 }
      }
    }
    var queue: [Int] = []
    var isReached = [Bool](repeating: false, count: rowCount)

    func assign(_ row: Int, _ variable: Int) {
      rowOf[variable] = row
      for e in columnStart[variable]..<columnStart[variable + 1] {
        let other = columnRows[e]
        openCount[other] -= 1
        if openCount[other] == 1 && isReached[other] { queue.append(other) }
      }
    }
    func drain() {
      while let row = queue.popLast() {
        guard openCount[row] == 1 else { continue }
        for e in rowStart[row]..<rowStart[row + 1] where rowOf[rowVariables[e]] < 0 {
          assign(row, rowVariables[e])
          break
        }
      }
    }

    // `order` has the rows by level; rows of one level are reached together.
    var first = 0
    while first < order.count {
      let level = bestLevel(order[first])
      var end = first
      while end < order.count, bestLevel(order[end]) == level { end += 1 }
      for k in stride(from: end - 1, through: first, by: -1) where isCandidate[order[k]] {
        isReached[order[k]] = true
        if openCount[order[k]] == 1 { queue.append(order[k]) }
      }
      drain()
      for k in first..<end where isCandidate[order[k]] && openCount[order[k]] > 1 {
        // The variable that the fewest rows mention is the least likely to be needed by another.
        var best = -1
        for e in rowStart[order[k]]..<rowStart[order[k] + 1] {
          let variable = rowVariables[e]
          if rowOf[variable] < 0 && (best < 0 || columnOpen[variable] < columnOpen[best]) { best = variable }
        }
        if best >= 0 { assign(order[k], best) }
        drain()
      }
      first = end
    }
    return (0..<variableCount).map { rowOf[$0] >= 0 ? rowOf[$0] : rowCount + $0 }
  }

  private func bestLevel(_ row: Int) -> Int { min(levelAbove[row], levelBelow[row]) }

  /// Equalities hold as a rule; of the inequalities, those that state the size of content.
  private func isLikelyTight(_ row: Int) -> Bool {
    if levelAbove[row] == levelBelow[row] { return levelAbove[row] != Self.free }
    return bestLevel(row) > 0 && bestLevel(row) != Self.free && rowStart[row + 1] - rowStart[row] == 1
  }
}
