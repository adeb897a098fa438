// The factorisation of the tight set: sparse L and U of the square matrix whose rows are the tight rows, and a file of
// row replacements since. Rows of user interfaces form an almost triangular matrix, so nearly every pivot is a
// singleton that costs nothing; what remains is eliminated in Markowitz' order.

/// Solves `M x = b` and `Mᵀ y = g` for the matrix `M` of the tight rows.
struct BasisFactor {
  private(set) var size = 0

  // Elimination steps in order: b[target] -= factor * b[source].
  private var stepTarget: [Int] = []
  private var stepSource: [Int] = []
  private var stepFactor: [Double] = []

  // Rows of U in pivot order; `upperStart[k]..<upperStart[k + 1]` are the entries right of pivot k.
  private var pivotRow: [Int] = []
  private var pivotColumn: [Int] = []
  private var pivotValue: [Double] = []
  private var upperStart: [Int] = []
  private var upperColumn: [Int] = []
  private var upperValue: [Double] = []

  // Row replacements: row `position` became Σ value · row index (of the matrix before), `pivot` its own share.
  private var replacedPosition: [Int] = []
  private var replacedPivot: [Double] = []
  private var replacedStart: [Int] = [0]
  private var replacedIndex: [Int] = []
  private var replacedValue: [Double] = []

  /// How many rows were replaced since the last factorisation.
  var replacementCount: Int { replacedPosition.count }

  /// Entries kept by the replacements: the measure of when a new factorisation is cheaper.
  var replacementEntries: Int { replacedIndex.count }

  /// A position whose row depends on the others and the column that it leaves undetermined.
  struct Deficiency {
    var position: Int
    var column: Int
  }

  /// Factors the matrix with the given rows; a row that depends on others is replaced by the unit row of a column that
  /// no pivot reached, and reported.
  ///
  /// Complexity: linear in the entries as far as the matrix is triangular up to permutation.
  mutating func factorize(size n: Int, rowStart: [Int], columns: [Int], values: [Double]) -> [Deficiency] {
    size = n
    stepTarget.removeAll(keepingCapacity: true)
    stepSource.removeAll(keepingCapacity: true)
    stepFactor.removeAll(keepingCapacity: true)
    pivotRow.removeAll(keepingCapacity: true)
    pivotColumn.removeAll(keepingCapacity: true)
    pivotValue.removeAll(keepingCapacity: true)
    upperStart.removeAll(keepingCapacity: true)
    upperStart.append(0)
    upperColumn.removeAll(keepingCapacity: true)
    upperValue.removeAll(keepingCapacity: true)
    forgetReplacements()

    var elimination = Elimination(size: n, rowStart: rowStart, columns: columns, values: values)
    while let (row, column) = elimination.nextPivot() {
      let value = elimination.pivot(row: row, column: column) { target, factor in
        stepTarget.append(target)
        stepSource.append(row)
        stepFactor.append(factor)
      } upper: { entryColumn, entryValue in
        upperColumn.append(entryColumn)
        upperValue.append(entryValue)
      }
      pivotRow.append(row)
      pivotColumn.append(column)
      pivotValue.append(value)
      upperStart.append(upperColumn.count)
    }
    guard pivotRow.count < n else { return [] }
    return completeWithUnitRows(rows: elimination.remainingRows, columns: elimination.remainingColumns)
  }

  private mutating func completeWithUnitRows(rows: [Int], columns: [Int]) -> [Deficiency] {
    var isReplaced = [Bool](repeating: false, count: size)
    var deficiencies: [Deficiency] = []
    for (row, column) in zip(rows, columns) {
      isReplaced[row] = true
      pivotRow.append(row)
      pivotColumn.append(column)
      pivotValue.append(1)
      upperStart.append(upperColumn.count)
      deficiencies.append(Deficiency(position: row, column: column))
    }
    // The replaced rows took no part in the elimination that their predecessors went through.
    var kept = 0
    for k in stepTarget.indices where !isReplaced[stepTarget[k]] {
      stepTarget[kept] = stepTarget[k]
      stepSource[kept] = stepSource[k]
      stepFactor[kept] = stepFactor[k]
      kept += 1
    }
    stepTarget.removeLast(stepTarget.count - kept)
    stepSource.removeLast(stepSource.count - kept)
    stepFactor.removeLast(stepFactor.count - kept)
    return deficiencies
  }

  private mutating func forgetReplacements() {
    replacedPosition.removeAll(keepingCapacity: true)
    replacedPivot.removeAll(keepingCapacity: true)
    replacedStart.removeAll(keepingCapacity: true)
    replacedStart.append(0)
    replacedIndex.removeAll(keepingCapacity: true)
    replacedValue.removeAll(keepingCapacity: true)
  }

  /// Records that the row at `position` is now Σ combination[i] · row i.
  /// - Precondition: `combination[position]` is not zero.
  mutating func replaceRow(at position: Int, byCombination combination: [Double]) {
    for i in 0..<size where i != position && combination[i] != 0 {
      replacedIndex.append(i)
      replacedValue.append(combination[i])
    }
    replacedStart.append(replacedIndex.count)
    replacedPosition.append(position)
    replacedPivot.append(combination[position])
  }

  /// Solves `M x = b`; `b` is indexed by position and is destroyed, `x` by column.
  func solve(_ b: inout [Double], into x: inout [Double]) {
    for k in replacedPosition.indices.reversed() {
      var sum = b[replacedPosition[k]]
      for e in replacedStart[k]..<replacedStart[k + 1] { sum -= replacedValue[e] * b[replacedIndex[e]] }
      b[replacedPosition[k]] = sum / replacedPivot[k]
    }
    for k in stepTarget.indices {
      let source = b[stepSource[k]]
      if source != 0 { b[stepTarget[k]] -= stepFactor[k] * source }
    }
    for k in pivotRow.indices.reversed() {
      var sum = b[pivotRow[k]]
      for e in upperStart[k]..<upperStart[k + 1] { sum -= upperValue[e] * x[upperColumn[e]] }
      x[pivotColumn[k]] = sum == 0 ? 0 : sum / pivotValue[k]
    }
  }

  /// Solves `Mᵀ y = g`; `g` is indexed by column and is destroyed, `y` by position.
  func solveTransposed(_ g: inout [Double], into y: inout [Double]) {
    for k in pivotRow.indices {
      let gradient = g[pivotColumn[k]]
      guard gradient != 0 else {
        y[pivotRow[k]] = 0
        continue
      }
      let multiplier = gradient / pivotValue[k]
      y[pivotRow[k]] = multiplier
      for e in upperStart[k]..<upperStart[k + 1] { g[upperColumn[e]] -= upperValue[e] * multiplier }
    }
    for k in stepTarget.indices.reversed() {
      let target = y[stepTarget[k]]
      if target != 0 { y[stepSource[k]] -= stepFactor[k] * target }
    }
    for k in replacedPosition.indices {
      let share = y[replacedPosition[k]]
      guard share != 0 else { continue }
      let scaled = share / replacedPivot[k]
      y[replacedPosition[k]] = scaled
      for e in replacedStart[k]..<replacedStart[k + 1] { y[replacedIndex[e]] -= replacedValue[e] * scaled }
    }
  }
}
