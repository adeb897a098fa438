// Systems of which all rows can hold: what nothing decides rests, in its turn, and the rest follows. No simplex is needed.

internal import FlatStorage

/// Looks for the canonical optimum of a problem by substitution alone.
///
/// Where all rows hold at once, nobody pays anything, so the optimal points are those at which all of them hold. The
/// canonical one makes small, one after the other, the sizes, the slacks of inequalities and the positions
/// (`LinearProblem.restOrder`, spec 02 §8). Each of these gets the least value that the values so far allow *at least*:
/// 0, or what an inequality of which nothing else is open asks. What follows by equalities of one unknown is taken along.
/// A point that comes out in this way, and at which all rows hold, is the canonical one: nothing on the way to it could
/// have been less. Where it does not come out, nothing is known, and the simplex decides.
struct RestingPoint: ~Copyable {
  /// A factor must be at least this share of its row's largest, or rounding errors would blow up.
  private static let leastShare = 1e-6

  /// By variable: its value, where it has one.
  private(set) var x: [Double] = []
  private var isPlaced = FlatBuffer<Bool>()
  /// By row: how many of its variables have no value yet, and whether it must hold exactly.
  private var openCount = FlatBuffer<Int32>()
  private var isExact = FlatBuffer<Bool>()
  /// Exact rows of which one variable is open.
  private var queue = FlatBuffer<Int32>()
  private var placedCount = 0
  /// The inequalities by their turn.
  private var slacks: [Int] = []

  /// - Returns: Whether anything rests; nil where the point was not found.
  /// - Complexity: linear in the entries, and `n log n` in the inequalities.
  mutating func find(_ problem: borrowing LinearProblem) -> Bool? {
    begin(problem)
    guard drain(problem) else { return nil }
    var isOpen = false
    // Dependents have no turn here: they are not part of such a problem.
    for areSizes in [true, false] {
      for j in 0..<problem.variableCount where !isPlaced[j] && problem.isNonNegative[j] == areSizes {
        isOpen = true
        let (low, high) = bounds(of: j, problem)
        guard low <= high, place(j, min(max(0, low), high), problem), drain(problem) else { return nil }
      }
      guard areSizes, placedCount < problem.variableCount else { continue }
      for row in slacks where openCount[row] > 0 {
        isOpen = true
        guard tighten(row, problem), drain(problem) else { return nil }
      }
    }
    return holds(problem) ? isOpen : nil
  }

  private mutating func begin(_ problem: borrowing LinearProblem) {
    let (variables, rows) = (problem.variableCount, problem.rowCount)
    x.refill(0, count: variables)
    isPlaced.refill(false, count: variables)
    openCount.removeAll()
    openCount.reserve(rows)
    isExact.removeAll()
    isExact.reserve(rows)
    queue.removeAll()
    slacks.removeAll(keepingCapacity: true)
    placedCount = 0
    for row in 0..<rows {
      let count = problem.rowStart[row + 1] - problem.rowStart[row]
      let isInequality = problem.isInequality(row)
      openCount.append(Int32(truncatingIfNeeded: count))
      isExact.append(!isInequality)
      if isInequality {
        slacks.append(row)
      } else if count == 1 {
        queue.append(Int32(truncatingIfNeeded: row))
      }
    }
    let ages = problem.age
    var isSorted = true
    for k in slacks.indices.dropFirst() where ages[slacks[k - 1]] > ages[slacks[k]] { isSorted = false }
    if !isSorted { slacks.sort { ages[$0] < ages[$1] } }
  }

  /// Gives values to what follows by exact rows of which one variable is open.
  /// - Returns: Whether that went well.
  private mutating func drain(_ problem: borrowing LinearProblem) -> Bool {
    while let row = queue.popLast() {
      guard openCount[row] == 1 else { continue }
      guard let found = follow(Int(row), problem), place(found.variable, found.value, problem) else {
        return false
      }
    }
    return true
  }

  /// The one open variable of a row, its factor, and what it must be for the row to hold; nil where that would blow up
  /// rounding errors.
  private func follow(_ row: Int, _ problem: borrowing LinearProblem)
    -> (variable: Int, factor: Double, value: Double)?
  {
    var rest = problem.constants[row]
    var (open, own, largest) = (-1, 1.0, 0.0)
    for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
      let (variable, coefficient) = (problem.rowVariables[e], problem.rowCoefficients[e])
      largest = max(largest, abs(coefficient))
      if isPlaced[variable] {
        rest -= coefficient * x[variable]
      } else {
        (open, own) = (variable, coefficient)
      }
    }
    return abs(own) >= Self.leastShare * largest ? (open, own, rest / own) : nil
  }

  /// - Returns: False for what is no value of such a variable.
  private mutating func place(_ variable: Int, _ value: Double, _ problem: borrowing LinearProblem) -> Bool {
    var value = value
    if value < 0, problem.isNonNegative[variable] {
      // Rounding errors are not sizes.
      guard value >= -1e-10 else { return false }
      value = 0
    }
    guard value.isFinite else { return false }
    x[variable] = value
    isPlaced[variable] = true
    placedCount += 1
    for e in problem.columnStart[variable]..<problem.columnStart[variable + 1] {
      let row = problem.columnRows[e]
      openCount[row] -= 1
      if openCount[row] == 1, isExact[row] { queue.append(Int32(truncatingIfNeeded: row)) }
    }
    return true
  }

  /// Between what a variable must be for those inequalities to hold of which nothing else is open.
  private func bounds(of variable: Int, _ problem: borrowing LinearProblem) -> (low: Double, high: Double) {
    var low = problem.isNonNegative[variable] ? 0 : -Double.infinity
    var high = Double.infinity
    for e in problem.columnStart[variable]..<problem.columnStart[variable + 1] {
      let row = problem.columnRows[e]
      guard openCount[row] == 1, !isExact[row] else { continue }
      // What has no weight is looked at in the end.
      guard let found = follow(row, problem) else { continue }
      if Self.isLowerBound(row, found.factor, problem) {
        low = max(low, found.value)
      } else {
        high = min(high, found.value)
      }
    }
    return (low, high)
  }

  /// Makes the slack of an inequality as small as can be: of several open variables it just holds, and one goes as far as
  /// the other inequalities let it.
  private mutating func tighten(_ row: Int, _ problem: borrowing LinearProblem) -> Bool {
    guard openCount[row] == 1 else {
      isExact[row] = true
      return true
    }
    guard let found = follow(row, problem) else { return false }
    let (low, high) = bounds(of: found.variable, problem)
    guard low <= high else { return false }
    return place(found.variable, Self.isLowerBound(row, found.factor, problem) ? low : high, problem)
  }

  /// Whether an inequality asks a variable that it has with a factor for more.
  private static func isLowerBound(_ row: Int, _ factor: Double, _ problem: borrowing LinearProblem) -> Bool {
    (problem.levelAbove[row] == LinearProblem.free) == (factor > 0)
  }

  private func holds(_ problem: borrowing LinearProblem) -> Bool {
    guard placedCount == problem.variableCount else { return false }
    for row in 0..<problem.rowCount {
      let residual = problem.residual(of: row, at: x)
      if residual == 0 { continue }
      if isExact[row] || problem.level(of: row, isAbove: residual > 0) != LinearProblem.free { return false }
    }
    return true
  }
}
