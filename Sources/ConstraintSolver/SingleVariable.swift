// The commonest part that is left after substitution: one variable with a few wishes, such as the width of a text.

/// The optimum of a problem with one variable: level by level an interval of equally good values, cut down until ties
/// are broken.
struct SingleVariable {
  private(set) var value: Double
  /// Whether the levels leave more than one value.
  private(set) var isFree: Bool

  private struct Wish {
    /// The value at which the row holds, the cost of a unit above and below it, and who pays.
    var target: Double
    var weight: Double
    var levelAbove: Int
    var levelBelow: Int
  }

  /// Nil if the required rows exclude each other.
  ///
  /// Complexity: quadratic in the rows, of which there are a handful.
  init?(_ problem: borrowing LinearProblem) {
    var low = problem.isNonNegative[0] ? 0 : -Double.infinity
    var high = Double.infinity
    var wishes: [Wish] = []
    wishes.reserveCapacity(problem.rowCount)
    for row in 0..<problem.rowCount {
      let coefficient = problem.rowCoefficients[problem.rowStart[row]]
      let isPositive = coefficient > 0
      wishes.append(
        Wish(
          target: problem.constants[row] / coefficient, weight: abs(coefficient),
          levelAbove: isPositive ? problem.levelAbove[row] : problem.levelBelow[row],
          levelBelow: isPositive ? problem.levelBelow[row] : problem.levelAbove[row]))
    }
    for wish in wishes {
      if wish.levelAbove == 0 { high = min(high, wish.target) }
      if wish.levelBelow == 0 { low = max(low, wish.target) }
    }
    if low > high {
      guard low - high <= 1e-8 * (1 + max(abs(low), abs(high))) else { return nil }
      (low, high) = (min(low, high), min(low, high))
    }
    for level in 1..<max(problem.levelCount, 1) where low < high {
      Self.cut(&low, &high, wishes, level)
    }
    isFree = !(high - low).isFinite || high - low > 1e-9 * (1 + max(abs(low), abs(high)))
    if isFree { Self.breakTies(&low, &high, wishes, problem) }
    value = min(max(0, low), high)
  }

  /// The same choice as `Simplex.breakTies`.
  private static func breakTies(
    _ low: inout Double, _ high: inout Double, _ wishes: [Wish], _ problem: LinearProblem
  ) {
    // The side of the row is the side of the variable, turned around by a negative coefficient.
    func isPositive(_ row: Int) -> Bool { problem.rowCoefficients[problem.rowStart[row]] > 0 }
    for turn in problem.turns where low < high {
      let target = wishes[turn.row].target
      if isPositive(turn.row) ? turn.isAbove : turn.isBelow { high = max(low, min(high, target)) }
      if isPositive(turn.row) ? turn.isBelow : turn.isAbove { low = min(high, max(low, target)) }
    }
    for row in problem.restOrder where low < high {
      guard row < problem.rowCount else {
        low = min(max(0, low), high)
        high = low
        return
      }
      let target = wishes[row].target
      // A slack lies on the side that costs nothing; a row that is broken has none.
      let isSlackAbove = (problem.levelAbove[row] == LinearProblem.free) == isPositive(row)
      if isSlackAbove {
        if high >= target { high = max(low, target) }
      } else if low <= target {
        low = min(high, target)
      }
    }
  }

  /// Cuts the interval down to the minimum of one level's sum of violations, which is convex and bends at the targets.
  private static func cut(_ low: inout Double, _ high: inout Double, _ wishes: [Wish], _ level: Int) {
    func slope(rightOf value: Double) -> Double {
      var slope = 0.0
      for wish in wishes {
        if value >= wish.target {
          if wish.levelAbove == level { slope += wish.weight }
        } else if wish.levelBelow == level {
          slope -= wish.weight
        }
      }
      return slope
    }
    // Bends inside the interval; between two of them the slope is constant. The minimum begins at the first corner beyond
    // which the sum no longer falls, and lasts while it does not rise.
    let (from, to) = (low, high)
    func firstCorner(from first: Double, isEnd: (_ slope: Double) -> Bool) -> Double {
      var found = isEnd(slope(rightOf: first)) ? first : to
      for wish in wishes where wish.target > first && wish.target < found {
        if isEnd(slope(rightOf: wish.target)) { found = wish.target }
      }
      return found
    }
    low = firstCorner(from: from) { $0 >= -1e-9 }
    high = firstCorner(from: low) { $0 > 1e-9 }
  }
}
