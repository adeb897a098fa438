// A lexicographic linear program in flat arrays, by rows and by columns, with local numbers: what the simplex works on.

/// Rows with residuals Σ coefficient · x − constant, penalised on either side of zero, over free variables and variables `>=
/// 0`.
///
/// Row numbers `0..<rowCount` are the constraints. Row `rowCount + j` is the *bound row* `x[j]`: its required side is the
/// bound `x[j] >= 0`, and it is in the basis where fewer constraints are tight than there are variables.
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
  /// The level at which a positive and a negative residual are penalised; `free` where they are not.
  var levelAbove: [Int] = []
  var levelBelow: [Int] = []
  /// Rows by the level of their stronger side, then by precedence and age: the order in which conflicts are decided.
  var order: [Int] = []
  /// The rank of each side of a row when ties are broken; equal for both sides of an equality.
  var turnAbove: [Int] = []
  var turnBelow: [Int] = []
  /// The rank of a row's slack when slacks compete: by precedence, then age.
  var age: [Int] = []
  var isNonNegative: [Bool]
  /// Column singletons of required equalities; they come last when ties are broken.
  var isDependent: [Bool]

  var columnStart: [Int] = []
  var columnRows: [Int] = []
  var columnCoefficients: [Double] = []

  init(variableCount: Int, levelCount: Int, isNonNegative: [Bool]) {
    self.variableCount = variableCount
    self.levelCount = levelCount
    self.isNonNegative = isNonNegative
    isDependent = [Bool](repeating: false, count: variableCount)
  }

  /// Becomes a problem without rows, in the memory of the one before.
  mutating func restart(variableCount: Int, levelCount: Int) {
    self.variableCount = variableCount
    self.levelCount = levelCount
    rowStart.refill(0, count: 1)
    rowVariables.removeAll(keepingCapacity: true)
    rowCoefficients.removeAll(keepingCapacity: true)
    constants.removeAll(keepingCapacity: true)
    levelAbove.removeAll(keepingCapacity: true)
    levelBelow.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    turnAbove.removeAll(keepingCapacity: true)
    turnBelow.removeAll(keepingCapacity: true)
    age.removeAll(keepingCapacity: true)
    isNonNegative.refill(false, count: variableCount)
    isDependent.refill(false, count: variableCount)
  }

  /// Reserves memory for a number of rows and entries in all.
  mutating func reserve(rows: Int, entries: Int) {
    rowStart.reserveCapacity(rows + 1)
    rowVariables.reserveCapacity(entries)
    rowCoefficients.reserveCapacity(entries)
    constants.reserveCapacity(rows)
    levelAbove.reserveCapacity(rows)
    levelBelow.reserveCapacity(rows)
    turnAbove.reserveCapacity(rows)
    turnBelow.reserveCapacity(rows)
    age.reserveCapacity(rows)
    order.reserveCapacity(rows)
  }

  /// Ends a row whose entries were appended before.
  mutating func appendRow(
    _ constant: Double, above: Int, below: Int, turnAbove: Int = 0, turnBelow: Int = 0, age: Int = 0
  ) {
    rowStart.append(rowVariables.count)
    constants.append(constant)
    levelAbove.append(above)
    levelBelow.append(below)
    self.turnAbove.append(turnAbove)
    self.turnBelow.append(turnBelow)
    self.age.append(age)
  }

  /// A tie-breaking objective: the violation of a row on one side or both.
  struct Turn {
    var row: Int
    var isAbove: Bool
    var isBelow: Bool
  }

  /// Penalised sides by level, precedence and age, to break ties; none twice where `hasManyRows`. The arrays keep their memory.
  func collectTurns(into turns: inout [Turn], _ sides: inout [(turn: Int, entry: Turn)]) {
    sides.removeAll(keepingCapacity: true)
    turns.removeAll(keepingCapacity: true)
    for row in 0..<rowCount {
      let costsAbove = levelAbove[row] != Self.free
      let costsBelow = levelBelow[row] != Self.free
      if costsAbove && costsBelow && turnAbove[row] == turnBelow[row] {
        sides.append((turnAbove[row], Turn(row: row, isAbove: true, isBelow: true)))
      } else {
        if costsAbove { sides.append((turnAbove[row], Turn(row: row, isAbove: true, isBelow: false))) }
        if costsBelow { sides.append((turnBelow[row], Turn(row: row, isAbove: false, isBelow: true))) }
      }
    }
    sides.sort { ($0.turn, $0.entry.row) < ($1.turn, $1.entry.row) }
    var seen: Set<[Double]> = []
    for (_, turn) in sides where !hasManyRows || seen.insert(content(of: turn)).inserted {
      turns.append(turn)
    }
  }

  private func content(of turn: Turn) -> [Double] {
    leftHandSide(of: turn.row) + [constants[turn.row], turn.isAbove ? 1 : 0, turn.isBelow ? 1 : 0]
  }

  /// Whether exactly one side of a row is penalised, so that it has a slack.
  func isInequality(_ row: Int) -> Bool {
    (levelAbove[row] == Self.free) != (levelBelow[row] == Self.free)
  }

  /// The terms that are minimised one after the other over the optimal face: variables `>= 0`, then the slacks of
  /// inequalities by age, then free variables; dependents last of their kind. These are the nonbasic variables of
  /// Cassowary's tableau. The array keeps its memory.
  func collectRestOrder(into order: inout [Int]) {
    order.removeAll(keepingCapacity: true)
    order.reserveCapacity(variableCount + rowCount)
    appendUnits(areSizes: true, to: &order)
    let firstSlack = order.count
    var isSorted = true
    for row in 0..<rowCount where isInequality(row) {
      if order.count > firstSlack, age[row] < age[order[order.count - 1]] { isSorted = false }
      order.append(row)
    }
    if !isSorted { order[firstSlack...].sort { age[$0] < age[$1] } }
    var seen: Set<[Double]> = []
    order.removeAll { row in
      guard hasManyRows, row < rowCount else { return false }
      return !seen.insert(leftHandSide(of: row) + [constants[row], Double(levelAbove[row])]).inserted
    }
    appendUnits(areSizes: false, to: &order)
  }

  /// Whether there may be thousands of copies of a row: what is minimised for the first is for all of them.
  private var hasManyRows: Bool { rowCount > 4 * variableCount + 64 }

  /// Variables and coefficients of a row: equal for parallel rows of one scale.
  func leftHandSide(of row: Int) -> [Double] {
    let entries = rowStart[row]..<rowStart[row + 1]
    return rowVariables[entries].map(Double.init) + rowCoefficients[entries]
  }

  private func appendUnits(areSizes: Bool, to order: inout [Int]) {
    for areDependent in [false, true] {
      for j in 0..<variableCount where isNonNegative[j] == areSizes && isDependent[j] == areDependent {
        order.append(rowCount + j)
      }
    }
  }

  /// Whether the feasible set has a ray along one variable at no cost: then no optimum is unique.
  ///
  /// Complexity: linear in the entries.
  var hasOpenColumn: Bool {
    for j in 0..<variableCount {
      var (canRise, canFall) = (true, !isNonNegative[j])
      for e in columnStart[j]..<columnStart[j + 1] where canRise || canFall {
        let costsAbove = levelAbove[columnRows[e]] != Self.free
        let costsBelow = levelBelow[columnRows[e]] != Self.free
        if columnCoefficients[e] > 0 ? costsAbove : costsBelow { canRise = false }
        if columnCoefficients[e] > 0 ? costsBelow : costsAbove { canFall = false }
      }
      if canRise || canFall { return true }
    }
    return false
  }

  /// The feasibility problem: the required sides alone.
  var required: LinearProblem {
    var required = self
    required.levelCount = 1
    for row in 0..<rowCount {
      if levelAbove[row] != 0 { required.levelAbove[row] = Self.free }
      if levelBelow[row] != 0 { required.levelBelow[row] = Self.free }
    }
    return required
  }

  /// Builds the columns from the rows; call once all rows are there.
  mutating func finish() {
    columnStart.refill(0, count: variableCount + 1)
    for variable in rowVariables { columnStart[variable + 1] += 1 }
    for j in 0..<variableCount { columnStart[j + 1] += columnStart[j] }
    columnRows.refill(0, count: rowVariables.count)
    columnCoefficients.refill(0, count: rowVariables.count)
    for row in 0..<rowCount {
      for e in rowStart[row]..<rowStart[row + 1] {
        let slot = columnStart[rowVariables[e]]
        columnRows[slot] = row
        columnCoefficients[slot] = rowCoefficients[e]
        columnStart[rowVariables[e]] += 1
      }
    }
    // Each start is where the next column begins by now.
    for j in stride(from: variableCount, to: 0, by: -1) { columnStart[j] = columnStart[j - 1] }
    columnStart[0] = 0
  }

  func largestCoefficient(of row: Int) -> Double {
    guard row < rowCount else { return 1 }
    return rowCoefficients[rowStart[row]..<rowStart[row + 1]].reduce(0) { max($0, abs($1)) }
  }

  func level(of row: Int, isAbove: Bool) -> Int {
    if row < rowCount { return isAbove ? levelAbove[row] : levelBelow[row] }
    return !isAbove && isNonNegative[row - rowCount] ? 0 : Self.free
  }

  /// Σ coefficient · x − constant, exactly 0 where it is only rounding error.
  func residual(of row: Int, at x: [Double]) -> Double {
    guard row < rowCount else {
      return abs(x[row - rowCount]) <= Tolerance.valueNoise ? 0 : x[row - rowCount]
    }
    var sum = -constants[row]
    var magnitude = abs(sum)
    var largest = 0.0
    for e in rowStart[row]..<rowStart[row + 1] {
      let product = rowCoefficients[e] * x[rowVariables[e]]
      sum += product
      magnitude += abs(product)
      largest = max(largest, abs(rowCoefficients[e]))
    }
    return Tolerance.isNoise(sum, magnitude: magnitude, largest: largest) ? 0 : sum
  }
}
