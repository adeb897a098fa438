// The linear program of a part with several roots: rows over roots instead of members.

/// Builds the problem of a part with several roots.
struct PartProblemBuilder {
  private var rowStart: [Int] = [0]
  private var columns: [Int] = []
  private var coefficients: [Double] = []
  /// The coefficients of the row that is being made.
  private var shares: [Share] = []
  private var constants: [Double] = []
  /// The priorities of the penalties above and below; 0 for none.
  private var above: [Float] = []
  private var below: [Float] = []
  private let isNonNegative: [Bool]

  init(isNonNegative: [Bool]) { self.isNonNegative = isNonNegative }

  /// Adds to the coefficient of a variable in the row that is being made.
  mutating func add(_ coefficient: Double, _ variable: Int) {
    let begin = rowStart[rowStart.count - 1]
    for e in begin..<columns.count where columns[e] == variable {
      shares[e - begin].add(coefficient)
      return
    }
    columns.append(variable)
    var share = Share()
    share.add(coefficient)
    shares.append(share)
  }

  mutating func endRow(_ constant: Double, _ sides: Sides) {
    keepShares(from: rowStart[rowStart.count - 1])
    rowStart.append(columns.count)
    constants.append(constant)
    above.append(sides.above)
    below.append(sides.below)
  }

  mutating func addBound(_ constant: Double, _ sides: Sides, _ variable: Int) {
    add(1, variable)
    endRow(constant, sides)
  }

  private mutating func keepShares(from begin: Int) {
    var kept = begin
    for (e, share) in shares.enumerated() where share.sum != 0 {
      columns[kept] = columns[begin + e]
      coefficients.append(share.sum)
      kept += 1
    }
    columns.removeLast(columns.count - kept)
    shares.removeAll(keepingCapacity: true)
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
