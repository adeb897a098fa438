// One independent system in flat arrays, with local numbers for its variables and rows: what the simplex works on.

/// Rows Σ coefficient · x − constant with a cost on either side of zero, over free variables and variables `>= 0`.
///
/// Row numbers `0..<rowCount` are the constraints. Row `rowCount + j` is the *unit row* `x[j]`: it stands for the
/// implicit `x[j] >= 0` of a non-negative variable and completes the tight set where constraints leave a variable open.
struct LinearProblem {
  /// The level of a side that costs nothing.
  static let free = Int.max

  var variableCount: Int
  var rowCount: Int { constants.count }
  /// Distinct priorities among the rows, required included: level 0 is the highest.
  var levelCount: Int

  var rowStart: [Int] = [0]
  var rowVariables: [Int] = []
  var rowCoefficients: [Double] = []
  var constants: [Double] = []
  /// The level that pays for a positive and for a negative residual; `free` where that side is allowed.
  var levelAbove: [Int] = []
  var levelBelow: [Int] = []
  /// Rows from the one that is satisfied first among equals to the last: by level, precedence and age.
  var order: [Int] = []
  var isNonNegative: [Bool]

  var columnStart: [Int] = []
  var columnRows: [Int] = []
  var columnCoefficients: [Double] = []

  init(variableCount: Int, levelCount: Int, isNonNegative: [Bool]) {
    self.variableCount = variableCount
    self.levelCount = levelCount
    self.isNonNegative = isNonNegative
  }

  mutating func appendRow(_ constant: Double, above: Int, below: Int) {
    rowStart.append(rowVariables.count)
    constants.append(constant)
    levelAbove.append(above)
    levelBelow.append(below)
  }

  /// Builds the columns from the rows; call once all rows are there.
  mutating func finish() {
    columnStart = [Int](repeating: 0, count: variableCount + 1)
    for variable in rowVariables { columnStart[variable + 1] += 1 }
    for j in 0..<variableCount { columnStart[j + 1] += columnStart[j] }
    var next = columnStart
    columnRows = [Int](repeating: 0, count: rowVariables.count)
    columnCoefficients = [Double](repeating: 0, count: rowVariables.count)
    for row in 0..<rowCount {
      for e in rowStart[row]..<rowStart[row + 1] {
        let slot = next[rowVariables[e]]
        columnRows[slot] = row
        columnCoefficients[slot] = rowCoefficients[e]
        next[rowVariables[e]] += 1
      }
    }
  }

  /// The level that pays for a residual of this row on the given side.
  func level(of row: Int, isAbove: Bool) -> Int {
    if row < rowCount { return isAbove ? levelAbove[row] : levelBelow[row] }
    return !isAbove && isNonNegative[row - rowCount] ? 0 : Self.free
  }

  /// Σ coefficient · x − constant, exactly 0 where it is only rounding error.
  func residual(of row: Int, at x: [Double]) -> Double {
    guard row < rowCount else { return abs(x[row - rowCount]) <= 1e-10 ? 0 : x[row - rowCount] }
    var sum = -constants[row]
    var magnitude = abs(sum)
    var largest = 0.0
    for e in rowStart[row]..<rowStart[row + 1] {
      let product = rowCoefficients[e] * x[rowVariables[e]]
      sum += product
      magnitude += abs(product)
      largest = max(largest, abs(rowCoefficients[e]))
    }
    return abs(sum) <= 1e-11 * magnitude + 1e-10 * largest ? 0 : sum
  }
}
