// The LU factorisation of a basis, with a product-form file of the row replacements since. Bases of user interfaces are
// almost triangular, so that nearly every pivot is a singleton without fill; the rest is eliminated in Markowitz' order.

internal import Unchecked

/// Solves `M x = b` and `Mᵀ y = g` for the matrix `M` whose rows are the tight rows.
///
/// Right-hand sides are sparse, and so are the solutions as a rule: only pivots that are reachable from the pattern of the
/// right-hand side are visited (Gilbert and Peierls; hyper-sparsity, Hall and McKinnon).
struct BasisFactor: ~Copyable {
  private(set) var size = 0

  // By pivot k: its row and column, the elimination steps whose source it is (b[target] -= factor * b[source]), and the
  // rest of its row of U.
  private var pivotRow = FlatBuffer<Int>()
  private var pivotColumn = FlatBuffer<Int>()
  private var pivotValue = FlatBuffer<Double>()
  private var steps = PivotLists()
  private var upper = PivotLists()
  /// The same steps by the pivot of their target, with the pivot of the source; the same entries of U by column.
  private var stepsOfTarget = PivotLists()
  private var upperOfColumn = PivotLists()
  private var pivotOfRow = FlatBuffer<Int>()
  private var pivotOfColumn = FlatBuffer<Int>()
  /// Pivots to visit; empty between two solves.
  private var waiting = PivotQueue()
  /// Used by one factorisation after the other.
  private var elimination = Elimination()

  // Row replacements: row `position` became Σ value · row index (of the matrix before), `pivot` its own share.
  private var replacedPosition = FlatBuffer<Int>()
  private var replacedPivot = FlatBuffer<Double>()
  private var replacedStart = FlatBuffer<Int>()
  private var replacedIndex = FlatBuffer<Int>()
  private var replacedValue = FlatBuffer<Double>()

  /// The number of row replacements since the last factorisation.
  var replacementCount: Int { replacedPosition.count }

  /// Entries kept by the replacements: the measure of when a new factorisation is cheaper.
  var replacementEntries: Int { replacedIndex.count }

  /// The number of pivots that solves have visited since the last factorisation: row replacements make patterns longer.
  var visitedCount: Int { waiting.visitedCount }

  private struct PivotQueue: ~Copyable {
    var pivots = RankSet()
    /// The pivots that a solve visited, in their order.
    var reached = FlatBuffer<Int>()
    var visitedCount = 0
    /// Whether all pivots are traversed, without a queue: where the last solution had so many nonzeros that this is cheaper.
    var goesThroughAll = false
    private var isDense = false
    private var isTransposedDense = false

    mutating func begin(transposed: Bool) { goesThroughAll = transposed ? isTransposedDense : isDense }

    /// Records how many pivots a solve visited, and how many nonzeros of all entries its solution has.
    mutating func end(transposed: Bool, visiting count: Int, filling filled: Int, of size: Int) {
      visitedCount += count
      if transposed { isTransposedDense = 8 * filled > size } else { isDense = 8 * filled > size }
    }

    @inline(__always)
    mutating func insert(_ pivot: Int) { if !goesThroughAll { pivots.insert(pivot) } }

    @inline(__always)
    mutating func next(after pivot: Int, of size: Int) -> Int? {
      goesThroughAll ? (pivot + 1 < size ? pivot + 1 : nil) : pivots.popFirst()
    }

    @inline(__always)
    mutating func next(before pivot: Int) -> Int? {
      goesThroughAll ? (pivot > 0 ? pivot - 1 : nil) : pivots.popLast()
    }
  }

  /// A position whose row depends on the others and the column that it leaves undetermined.
  struct Deficiency {
    var position: Int
    var column: Int
  }

  /// Factors the matrix with the given rows; a row that depends on others is replaced by the bound row of a column that
  /// has no pivot, and reported.
  ///
  /// Complexity: linear in the entries as far as the matrix is triangular up to permutation.
  mutating func factorize(
    size n: Int, rowStart: borrowing FlatBuffer<Int>, columns: borrowing FlatBuffer<Int>,
    values: borrowing FlatBuffer<Double>
  ) -> [Deficiency] {
    size = n
    pivotRow.removeAll()
    pivotColumn.removeAll()
    pivotValue.removeAll()
    pivotRow.reserve(n)
    pivotColumn.reserve(n)
    pivotValue.reserve(n)
    steps.removeAll(reserving: n)
    upper.removeAll(reserving: n)
    forgetReplacements()

    elimination.begin(size: n, rowStart: rowStart, columns: columns, values: values)
    while let (row, column) = elimination.nextPivot() {
      let value = elimination.pivot(row: row, column: column, steps: &steps, upper: &upper)
      endPivot(row, column, value)
    }
    var deficiencies: [Deficiency] = []
    if pivotRow.count < n {
      for (row, column) in zip(elimination.remainingRows, elimination.remainingColumns) {
        endPivot(row, column, 1)
        deficiencies.append(Deficiency(position: row, column: column))
      }
      dropSteps(into: deficiencies)
    }
    pivotOfRow.refill(0, count: n)
    pivotOfColumn.refill(0, count: n)
    for k in 0..<n {
      pivotOfRow[pivotRow[k]] = k
      pivotOfColumn[pivotColumn[k]] = k
    }
    stepsOfTarget.transpose(steps, by: pivotOfRow, &elimination.spare)
    upperOfColumn.transpose(upper, by: pivotOfColumn, &elimination.spare)
    waiting.pivots.extend(to: n)
    return deficiencies
  }

  private mutating func endPivot(_ row: Int, _ column: Int, _ value: Double) {
    pivotRow.append(row)
    pivotColumn.append(column)
    pivotValue.append(value)
    steps.endList()
    upper.endList()
  }

  /// Drops the elimination steps of rows that were replaced.
  private mutating func dropSteps(into deficiencies: [Deficiency]) {
    var isReplaced = [Bool](repeating: false, count: size)
    for deficiency in deficiencies { isReplaced[deficiency.position] = true }
    var kept = PivotLists()
    kept.removeAll(reserving: size)
    for k in 0..<size {
      for e in steps.range(k) where !isReplaced[steps.index[e]] {
        kept.append(steps.index[e], steps.value[e])
      }
      kept.endList()
    }
    swap(&steps, &kept)
  }

  private mutating func forgetReplacements() {
    replacedPosition.removeAll()
    replacedPivot.removeAll()
    replacedStart.removeAll()
    replacedStart.append(0)
    replacedIndex.removeAll()
    replacedValue.removeAll()
    waiting.visitedCount = 0
  }

  /// Records that the row at `position` is now Σ combination[i] · row i.
  /// - Precondition: `combination[position]` is not zero.
  mutating func replaceRow(at position: Int, byCombination combination: borrowing SparseVector) {
    for i in combination.pattern.elements where i != position && combination[i] != 0 {
      replacedIndex.append(i)
      replacedValue.append(combination[i])
    }
    replacedStart.append(replacedIndex.count)
    replacedPosition.append(position)
    replacedPivot.append(combination[position])
  }

  /// Solves `M x = b`; `b` is indexed by position and is destroyed, `x` by column.
  mutating func solve(_ b: inout SparseVector, into x: inout SparseVector) {
    for k in replacedPosition.indices.reversed() {
      var sum = b[replacedPosition[k]]
      for e in replacedStart[k]..<replacedStart[k + 1] {
        sum -= replacedValue[e] * b.values[replacedIndex[e]]
      }
      if sum != 0 || b.values[replacedPosition[k]] != 0 { b[replacedPosition[k]] = sum / replacedPivot[k] }
    }
    waiting.begin(transposed: false)
    for row in b.pattern.elements where b[row] != 0 { waiting.insert(pivotOfRow[row]) }
    waiting.reached.removeAll()
    var k = -1
    while let next = waiting.next(after: k, of: size) {
      k = next
      let source = b[pivotRow[k]]
      if source != 0 || !waiting.goesThroughAll { waiting.reached.append(k) }
      if source == 0 { continue }
      for e in steps.range(k) {
        b.add(-steps.value[e] * source, at: steps.index[e])
        waiting.insert(pivotOfRow[steps.index[e]])
      }
    }
    x.clear()
    if !waiting.goesThroughAll {
      for k in 0..<waiting.reached.count { waiting.pivots.insert(waiting.reached[k]) }
    }
    k = size
    while let next = waiting.next(before: k) {
      k = next
      let sum = b[pivotRow[k]]
      if sum == 0 { continue }
      let value = sum / pivotValue[k]
      x[pivotColumn[k]] = value
      for e in upperOfColumn.range(k) {
        let row = pivotRow[upperOfColumn.index[e]]
        b.add(-upperOfColumn.value[e] * value, at: row)
        waiting.insert(upperOfColumn.index[e])
      }
    }
    waiting.end(transposed: false, visiting: waiting.reached.count, filling: x.pattern.count, of: size)
  }

  /// Solves `Mᵀ y = g`; `g` is indexed by column and is destroyed, `y` by position.
  mutating func solveTransposed(_ g: inout SparseVector, into y: inout SparseVector) {
    y.clear()
    waiting.begin(transposed: true)
    for column in g.pattern.elements where g[column] != 0 { waiting.insert(pivotOfColumn[column]) }
    var k = -1
    while let next = waiting.next(after: k, of: size) {
      k = next
      let gradient = g[pivotColumn[k]]
      if gradient == 0 { continue }
      let multiplier = gradient / pivotValue[k]
      y[pivotRow[k]] = multiplier
      for e in upper.range(k) {
        g.add(-upper.value[e] * multiplier, at: upper.index[e])
        waiting.insert(pivotOfColumn[upper.index[e]])
      }
    }
    for row in y.pattern.elements { waiting.insert(pivotOfRow[row]) }
    k = size
    while let next = waiting.next(before: k) {
      k = next
      let target = y[pivotRow[k]]
      if target == 0 { continue }
      for e in stepsOfTarget.range(k) {
        let source = stepsOfTarget.index[e]
        y.add(-stepsOfTarget.value[e] * target, at: pivotRow[source])
        waiting.insert(source)
      }
    }
    for k in replacedPosition.indices {
      let share = y[replacedPosition[k]]
      guard share != 0 else { continue }
      let scaled = share / replacedPivot[k]
      y[replacedPosition[k]] = scaled
      for e in replacedStart[k]..<replacedStart[k + 1] {
        y.add(-replacedValue[e] * scaled, at: replacedIndex[e])
      }
    }
    waiting.end(transposed: true, visiting: y.pattern.count, filling: y.pattern.count, of: size)
  }
}

/// Lists of indices with values, one list for each pivot.
struct PivotLists: ~Copyable {
  var start = FlatBuffer<Int>()
  var index = FlatBuffer<Int>()
  var value = FlatBuffer<Double>()

  /// - Parameter count: the number of lists.
  mutating func removeAll(reserving count: Int) {
    start.reserve(count + 1)
    start.refill(0, count: 1)
    index.removeAll()
    value.removeAll()
  }

  mutating func append(_ newIndex: Int, _ newValue: Double) {
    index.append(newIndex)
    value.append(newValue)
  }

  mutating func endList() { start.append(index.count) }

  func range(_ k: Int) -> Range<Int> { start[k]..<start[k + 1] }

  /// Becomes the transpose: the same entries, listed by `place[index]`, with the number of their former list as index.
  mutating func transpose(
    _ other: borrowing PivotLists, by place: borrowing FlatBuffer<Int>, _ next: inout FlatBuffer<Int>
  ) {
    let count = other.start.count - 1
    start.refill(0, count: count + 1)
    for i in other.index.elements { start[place[i] + 1] += 1 }
    for k in 0..<count { start[k + 1] += start[k] }
    next.removeAll()
    next.reserve(count + 1)
    for k in start.indices { next.append(start[k]) }
    index.refill(0, count: other.index.count)
    value.refill(0, count: other.index.count)
    for k in 0..<count {
      for e in other.range(k) {
        let slot = next[place[other.index[e]]]
        next[place[other.index[e]]] += 1
        index[slot] = k
        value[slot] = other.value[e]
      }
    }
  }
}
