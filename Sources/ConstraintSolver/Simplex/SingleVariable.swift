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
  /// Complexity: n log n for n rows.
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
    Self.cut(&low, &high, wishes)
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

  /// A target at which the sum of violations of a level bends, and by how much its slope grows there.
  private struct Corner {
    var level: Int
    var target: Double
    var above: Double
    var below: Double
  }

  /// Cuts the interval down, level by level.
  private static func cut(_ low: inout Double, _ high: inout Double, _ wishes: [Wish]) {
    var corners: [Corner] = []
    corners.reserveCapacity(wishes.count)
    for wish in wishes {
      if wish.levelAbove == wish.levelBelow {
        corners.append(
          Corner(level: wish.levelAbove, target: wish.target, above: wish.weight, below: wish.weight))
        continue
      }
      corners.append(Corner(level: wish.levelAbove, target: wish.target, above: wish.weight, below: 0))
      corners.append(Corner(level: wish.levelBelow, target: wish.target, above: 0, below: wish.weight))
    }
    corners.removeAll { $0.level == 0 || $0.level == LinearProblem.free }
    corners.sort { ($0.level, $0.target) < ($1.level, $1.target) }
    var first = 0
    while first < corners.count && low < high {
      var end = first
      while end < corners.count && corners[end].level == corners[first].level { end += 1 }
      cut(&low, &high, corners[first..<end])
      first = end
    }
  }

  /// Cuts the interval down to the minimum of one level's sum of violations, which is convex and bends at the corners:
  /// it begins at the first corner beyond which the sum no longer falls, and lasts while it does not rise.
  private static func cut(_ low: inout Double, _ high: inout Double, _ corners: ArraySlice<Corner>) {
    // What lies beyond each corner still pulls up. Added from the far end: nothing is ever taken off, which would round.
    var pulls = [Double](repeating: 0, count: corners.count + 1)
    for (k, corner) in corners.enumerated().reversed() { pulls[k] = pulls[k + 1] + corner.below }
    var push = 0.0
    var next = corners.startIndex
    var slope: Double { push - pulls[next - corners.startIndex] }
    /// Passes the corners at a value and before.
    func pass(_ value: Double) {
      while next < corners.endIndex, corners[next].target <= value {
        push += corners[next].above
        next += 1
      }
    }
    /// Goes on to the first corner beyond which the slope is more than a bound.
    func firstCorner(from first: Double, to last: Double, _ bound: Double) -> Double {
      var place = first
      while slope <= bound {
        guard next < corners.endIndex, corners[next].target < last else { return last }
        place = corners[next].target
        pass(place)
      }
      return place
    }
    pass(low)
    let last = high
    low = firstCorner(from: low, to: last, -1e-9)
    high = firstCorner(from: low, to: last, 1e-9)
  }
}
