// From the rows of a part to the flat arrays that the simplex works on.

/// Builds the problem of a part with several roots.
struct PartProblemBuilder {
  private struct Side {
    var priority: Float
    var isFree: Bool
  }

  private var rowStart: [Int] = [0]
  private var columns: [Int] = []
  private var coefficients: [Double] = []
  private var constants: [Double] = []
  /// The priorities that pay above and below; 0 where that side costs nothing.
  private var above: [Float] = []
  private var below: [Float] = []
  private let isNonNegative: [Bool]
  /// By variable: the last row that is a wish of one side about it alone, −1 for none.
  private var halfOf: [Int]

  init(isNonNegative: [Bool]) {
    self.isNonNegative = isNonNegative
    halfOf = [Int](repeating: -1, count: isNonNegative.count)
  }

  /// Adds to the coefficient of a variable in the row that is being made.
  mutating func add(_ coefficient: Double, _ variable: Int) {
    for e in rowStart[rowStart.count - 1]..<columns.count where columns[e] == variable {
      let sum = coefficients[e] + coefficient
      // What is left of a difference of equals is rounding error, also where nothing larger is beside it.
      coefficients[e] = abs(sum) <= 1e-13 * (abs(coefficients[e]) + abs(coefficient)) ? 0 : sum
      return
    }
    columns.append(variable)
    coefficients.append(coefficient)
  }

  mutating func endRow(_ relation: Relation, _ constant: Double, priority: Float) {
    let begin = rowStart[rowStart.count - 1]
    dropCancelled(from: begin)
    let isAbove = relation != .greaterThanOrEqual
    let isBelow = relation != .lessThanOrEqual
    // The two halves of a content size are one row with a cost on either side, and no corner where both are zero.
    if isAbove != isBelow, priority < 1000, columns.count == begin + 1 {
      let variable = columns[begin]
      let half = halfOf[variable]
      if half >= 0, constants[half] == constant, coefficients[rowStart[half]] == coefficients[begin],
        isAbove ? above[half] == 0 : below[half] == 0
      {
        if isAbove { above[half] = priority } else { below[half] = priority }
        columns.removeLast()
        coefficients.removeLast()
        halfOf[variable] = -1
        return
      }
      halfOf[variable] = constants.count
    }
    rowStart.append(columns.count)
    constants.append(constant)
    above.append(isAbove ? priority : 0)
    below.append(isBelow ? priority : 0)
  }

  /// A required bound of one variable.
  mutating func addBound(_ relation: Relation, _ constant: Double, _ variable: Int) {
    add(1, variable)
    endRow(relation, constant, priority: 1000)
  }

  private mutating func dropCancelled(from begin: Int) {
    var largest = 0.0
    for e in begin..<coefficients.count { largest = max(largest, abs(coefficients[e])) }
    var kept = begin
    for e in begin..<coefficients.count where abs(coefficients[e]) > 1e-13 * largest {
      columns[kept] = columns[e]
      coefficients[kept] = coefficients[e]
      kept += 1
    }
    columns.removeLast(columns.count - kept)
    coefficients.removeLast(coefficients.count - kept)
  }

  func finish() -> LinearProblem {
    var priorities: [Float] = [1000]
    for priority in above + below where priority > 0 && !priorities.contains(priority) {
      priorities.append(priority)
    }
    priorities.sort(by: >)
    func level(_ priority: Float) -> Int {
      priority == 0 ? LinearProblem.free : priorities.firstIndex(of: priority) ?? 0
    }
    var problem = LinearProblem(
      variableCount: isNonNegative.count, levelCount: priorities.count, isNonNegative: isNonNegative)
    problem.rowVariables = columns
    problem.rowCoefficients = coefficients
    problem.rowStart = rowStart
    problem.constants = constants
    problem.levelAbove = above.map(level)
    problem.levelBelow = below.map(level)
    problem.turnAbove = Array(0..<constants.count)
    problem.turnBelow = problem.turnAbove
    problem.order = constants.indices.sorted {
      let first = min(problem.levelAbove[$0], problem.levelBelow[$0])
      let second = min(problem.levelAbove[$1], problem.levelBelow[$1])
      return (first, $0) < (second, $1)
    }
    problem.finish()
    return problem
  }
}
