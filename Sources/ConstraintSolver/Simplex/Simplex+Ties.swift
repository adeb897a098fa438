// The choice among optima: the canonical vertex of the optimal face.

extension Simplex {
  /// The rank of each row among the tie-breaking objectives, by its side.
  struct TieTurns {
    private(set) var above: [Int]
    private(set) var below: [Int]

    init(_ problem: LinearProblem, _ turns: [LinearProblem.Turn], _ restOrder: [Int]) {
      // Rows that are no objective leave the basis first.
      above = [Int](repeating: turns.count + restOrder.count, count: problem.rowCount + problem.variableCount)
      below = above
      for (place, row) in restOrder.enumerated() {
        above[row] = turns.count + place
        below[row] = turns.count + place
      }
      for (place, turn) in turns.enumerated() {
        if turn.isAbove { above[turn.row] = place }
        if turn.isBelow { below[turn.row] = place }
      }
    }
  }

  /// Goes to the canonical vertex of the optimal face. The violations of rows are minimised one after the other (`turns`),
  /// then what `restOrder` lists: variables `>= 0`, slacks by age, free variables. It is the vertex to which Cassowary's
  /// tableau leads, where nonbasic variables are 0 (spec 02 §8).
  func breakTies() throws(SolverError) {
    problem.collectTurns(into: &turns, &turnSides)
    problem.collectRestOrder(into: &restOrder)
    let (turns, restOrder) = (turns, restOrder)
    tieTurns = TieTurns(problem, turns, restOrder)
    defer { tieTurns = nil }
    for turn in turns {
      guard hasOpenDirection else { return }
      try refactorIfStale()
      let row = turn.row
      if position[row] < 0 {
        if residual[row] == 0 {
          try holdAtZero(row, isAboveHeld: turn.isAbove && turn.isBelow ? isAbove[row] : turn.isAbove)
        } else if residual[row] > 0 ? turn.isAbove : turn.isBelow {
          try minimise(.row(row))
        }
      }
      closeTight(row, above: turn.isAbove, below: turn.isBelow)
    }
    for row in restOrder {
      guard hasOpenDirection else { return }
      try refactorIfStale()
      if row < problem.rowCount {
        try minimiseSlack(of: row)
        continue
      }
      if position[row] < 0 {
        if residual[row] == 0 {
          try holdAtZero(row, isAboveHeld: isAbove[row])
        } else {
          try minimise(.row(row))
        }
      }
      closeTight(row, above: true, below: true)
    }
  }

  /// Factors the basis anew when row replacements have filled in: there is a solve for each row, so it pays soon.
  private func refactorIfStale() throws(SolverError) {
    guard factor.replacementCount > 0,
      factor.visitedCount > (problem.rowVariables.count + problem.variableCount)
    else { return }
    try refactor()
  }

  private func minimiseSlack(of row: Int) throws(SolverError) {
    let isSlackAbove = problem.levelAbove[row] == LinearProblem.free
    if position[row] < 0 {
      if residual[row] == 0 {
        try holdAtZero(row, isAboveHeld: isSlackAbove)
      } else if (residual[row] > 0) == isSlackAbove {
        try minimise(.row(row))
      }
    }
    closeTight(row, above: isSlackAbove, below: !isSlackAbove)
  }

  private func closeTight(_ row: Int, above: Bool, below: Bool) {
    let p = position[row]
    guard p >= 0 else { return }
    if above { isClosedAbove[p] = true }
    if below { isClosedBelow[p] = true }
  }

  /// Keeps a row at zero that is not in the basis (the vertex is degenerate): counted as being on the side that is
  /// minimised, it closes the edges that would move it there, or enters the basis.
  func holdAtZero(_ row: Int, isAboveHeld: Bool) throws(SolverError) {
    let wasAbove = isAbove[row]
    isAbove[row] = isAboveHeld
    try minimise(.row(row))
    let p = position[row]
    if p < 0 {
      if residual[row] == 0 { isAbove[row] = wasAbove }
    } else if wasAbove != isAboveHeld {
      // It entered along an edge that costs nothing, and the edge to the side that it was on is as open as before.
      if wasAbove { isClosedAbove[p] = false } else { isClosedBelow[p] = false }
    }
  }

  /// While ties are broken, of the falling edges that of the row with the last rank: any other row would have to come back
  /// to zero at its own turn, in exchange for the next one, and so on.
  func lastToGiveWay(_ turns: TieTurns) -> Direction? {
    var best: Direction?
    var last = -1
    for p in multipliers.pattern.elements where abs(multipliers[p]) > Tolerance.slope {
      let isUp = multipliers[p] < 0
      if isUp ? isClosedAbove[p] : isClosedBelow[p] { continue }
      let turn = isUp ? turns.above[basis[p]] : turns.below[basis[p]]
      if turn > last {
        last = turn
        best = Direction(position: p, isUp: isUp)
      }
    }
    return best
  }
}
