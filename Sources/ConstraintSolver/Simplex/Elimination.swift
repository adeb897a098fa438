// Sparse Gaussian elimination with singletons first and Markowitz' rule for the rest: the working matrix of one
// factorisation.

internal import Unchecked

/// The part of a matrix that is not yet eliminated.
struct Elimination: ~Copyable {
  private var size = 0
  // Rows: entries of row r are at `rowBegin[r]..<rowBegin[r] + rowCount[r]`, with room up to `rowRoom[r]`.
  private var entryColumn = FlatBuffer<Int>()
  private var entryValue = FlatBuffer<Double>()
  private var rowBegin = FlatBuffer<Int>()
  private var rowCount = FlatBuffer<Int>()
  private var rowRoom = FlatBuffer<Int>()
  private var rowIsActive = FlatBuffer<Bool>()
  // Columns: rows that (may still) have an entry, as linked lists; exact counts beside.
  private var columnHead = FlatBuffer<Int>()
  private var columnCount = FlatBuffer<Int>()
  private var columnIsActive = FlatBuffer<Bool>()
  private var linkRow = FlatBuffer<Int>()
  private var linkNext = FlatBuffer<Int>()
  // Rows in lists by their number of entries.
  private var bucketHead = FlatBuffer<Int>()
  private var bucketNext = FlatBuffer<Int>()
  private var bucketPrevious = FlatBuffer<Int>()
  private var smallestBucket = 1
  private var singletonColumns = FlatBuffer<Int>()
  // The pivot row, spread out by column.
  private var spread = FlatBuffer<Double>()
  private var spreadMark = FlatBuffer<Int>()
  private var mark = 0
  /// Scratch space of `BasisFactor`.
  var spare = FlatBuffer<Int>()

  /// Loads a matrix, in the memory of the one before.
  mutating func begin(
    size n: Int, rowStart: borrowing FlatBuffer<Int>, columns: borrowing FlatBuffer<Int>,
    values: borrowing FlatBuffer<Double>
  ) {
    size = n
    entryColumn.removeAll()
    entryColumn.reserve(columns.count)
    entryValue.removeAll()
    entryValue.reserve(columns.count)
    for e in columns.indices {
      entryColumn.append(columns[e])
      entryValue.append(values[e])
    }
    rowBegin.removeAll()
    rowBegin.reserve(n)
    rowCount.removeAll()
    rowCount.reserve(n)
    rowRoom.removeAll()
    rowRoom.reserve(n)
    for row in 0..<n {
      rowBegin.append(rowStart[row])
      rowCount.append(rowStart[row + 1] - rowStart[row])
      rowRoom.append(rowCount[row])
    }
    rowIsActive.refill(true, count: n)
    columnHead.refill(-1, count: n)
    columnCount.refill(0, count: n)
    columnIsActive.refill(true, count: n)
    linkRow.removeAll()
    linkNext.removeAll()
    linkRow.reserve(columns.count)
    linkNext.reserve(columns.count)
    bucketHead.refill(-1, count: n + 2)
    bucketNext.refill(-1, count: n)
    bucketPrevious.refill(-1, count: n)
    smallestBucket = 1
    singletonColumns.removeAll()
    spread.refill(0, count: n)
    spreadMark.refill(0, count: n)
    mark = 0
    for row in stride(from: n - 1, through: 0, by: -1) {
      for e in rowStart[row]..<rowStart[row + 1] { link(row, to: columns[e]) }
      addToBucket(row)
    }
    for column in stride(from: n - 1, through: 0, by: -1) where columnCount[column] == 1 {
      singletonColumns.append(column)
    }
  }

  var remainingRows: [Int] { (0..<size).filter { rowIsActive[$0] } }
  var remainingColumns: [Int] { (0..<size).filter { columnIsActive[$0] } }

  private mutating func link(_ row: Int, to column: Int) {
    linkRow.append(row)
    linkNext.append(columnHead[column])
    columnHead[column] = linkRow.count - 1
    columnCount[column] += 1
  }

  private mutating func addToBucket(_ row: Int) {
    let count = rowCount[row]
    bucketPrevious[row] = -1
    bucketNext[row] = bucketHead[count]
    if bucketHead[count] >= 0 { bucketPrevious[bucketHead[count]] = row }
    bucketHead[count] = row
    if count > 0 && count < smallestBucket { smallestBucket = count }
  }

  private mutating func removeFromBucket(_ row: Int) {
    let previous = bucketPrevious[row]
    let next = bucketNext[row]
    if previous >= 0 { bucketNext[previous] = next } else { bucketHead[rowCount[row]] = next }
    if next >= 0 { bucketPrevious[next] = previous }
  }

  /// The next pivot: a row with a single entry, else a column with a single entry, else the best entry of a row with
  /// the fewest entries. Nil when every remaining row is empty.
  mutating func nextPivot() -> (row: Int, column: Int)? {
    if bucketHead.count > 1, bucketHead[1] >= 0 {
      let row = bucketHead[1]
      return (row, entryColumn[rowBegin[row]])
    }
    while let column = singletonColumns.popLast() {
      guard columnIsActive[column], columnCount[column] == 1, let row = soleRow(of: column) else { continue }
      // A tiny entry in a row of large ones would spoil the accuracy of all that follows.
      if isAcceptable(row, column) { return (row, column) }
    }
    while true {
      while smallestBucket <= size, bucketHead[smallestBucket] < 0 { smallestBucket += 1 }
      guard smallestBucket <= size else { return nil }
      let row = bucketHead[smallestBucket]
      if let column = bestColumn(of: row) { return (row, column) }
      // All of its entries are NaN: it counts as empty.
      removeFromBucket(row)
      rowCount[row] = 0
      addToBucket(row)
    }
  }

  /// The entry of a row that is large enough for a pivot, in the shortest column.
  private func bestColumn(of row: Int) -> Int? {
    let largest = largestEntry(of: row)
    var best: Int?
    var bestValue = 0.0
    for e in rowBegin[row]..<rowBegin[row] + rowCount[row] {
      let magnitude = abs(entryValue[e])
      guard magnitude >= Tolerance.pivotThreshold * largest else { continue }
      let column = entryColumn[e]
      guard let chosen = best else {
        (best, bestValue) = (column, magnitude)
        continue
      }
      if columnCount[column] < columnCount[chosen]
        || (columnCount[column] == columnCount[chosen] && magnitude > bestValue)
      {
        (best, bestValue) = (column, magnitude)
      }
    }
    return best
  }

  private func soleRow(of column: Int) -> Int? {
    var link = columnHead[column]
    while link >= 0 {
      let row = linkRow[link]
      if rowIsActive[row], position(of: column, in: row) != nil { return row }
      link = linkNext[link]
    }
    return nil
  }

  private func position(of column: Int, in row: Int) -> Int? {
    for e in rowBegin[row]..<rowBegin[row] + rowCount[row] where entryColumn[e] == column { return e }
    return nil
  }

  private func largestEntry(of row: Int) -> Double {
    var largest = 0.0
    for e in rowBegin[row]..<rowBegin[row] + rowCount[row] { largest = max(largest, abs(entryValue[e])) }
    return largest
  }

  private func isAcceptable(_ row: Int, _ column: Int) -> Bool {
    guard let e = position(of: column, in: row) else { return false }
    return abs(entryValue[e]) >= Tolerance.pivotThreshold * largestEntry(of: row)
  }

  /// Eliminates `column` from all other rows with `row`, reports each step and the rest of the row, and returns the
  /// pivot's value.
  mutating func pivot(row: Int, column: Int, steps: inout PivotLists, upper: inout PivotLists) -> Double {
    removeFromBucket(row)
    rowIsActive[row] = false
    columnIsActive[column] = false
    mark += 1
    var pivotValue = 0.0
    let begin = rowBegin[row]
    let end = begin + rowCount[row]
    for e in begin..<end {
      let c = entryColumn[e]
      if c == column {
        pivotValue = entryValue[e]
      } else {
        upper.append(c, entryValue[e])
        spread[c] = entryValue[e]
        spreadMark[c] = mark
        columnCount[c] -= 1
        if columnCount[c] == 1 { singletonColumns.append(c) }
      }
    }
    let hasRest = end - begin > 1
    var link = columnHead[column]
    while link >= 0 {
      let target = linkRow[link]
      link = linkNext[link]
      guard rowIsActive[target], let e = position(of: column, in: target) else { continue }
      let factor = entryValue[e] / pivotValue
      steps.append(target, factor)
      removeFromBucket(target)
      let last = rowBegin[target] + rowCount[target] - 1
      entryColumn[e] = entryColumn[last]
      entryValue[e] = entryValue[last]
      rowCount[target] -= 1
      if hasRest { subtract(pivotRow: begin..<end, column: column, factor: factor, from: target) }
      addToBucket(target)
    }
    return pivotValue
  }

  private mutating func subtract(pivotRow: Range<Int>, column: Int, factor: Double, from target: Int) {
    // First the columns that both rows have; each is struck from the spread row, so that fill remains.
    var e = rowBegin[target]
    while e < rowBegin[target] + rowCount[target] {
      let c = entryColumn[e]
      if spreadMark[c] == mark {
        let subtrahend = factor * spread[c]
        let difference = entryValue[e] - subtrahend
        spreadMark[c] = -mark
        if abs(difference) <= Tolerance.cancellation * max(abs(entryValue[e]), abs(subtrahend)) {
          let last = rowBegin[target] + rowCount[target] - 1
          entryColumn[e] = entryColumn[last]
          entryValue[e] = entryValue[last]
          rowCount[target] -= 1
          columnCount[c] -= 1
          if columnCount[c] == 1 { singletonColumns.append(c) }
          continue
        }
        entryValue[e] = difference
      }
      e += 1
    }
    for p in pivotRow where entryColumn[p] != column {
      let c = entryColumn[p]
      if spreadMark[c] == -mark {
        spreadMark[c] = mark
      } else {
        append(column: c, value: -factor * spread[c], to: target)
      }
    }
  }

  private mutating func append(column: Int, value: Double, to row: Int) {
    if rowCount[row] == rowRoom[row] {
      let begin = entryColumn.count
      for e in rowBegin[row]..<rowBegin[row] + rowCount[row] {
        entryColumn.append(entryColumn[e])
        entryValue.append(entryValue[e])
      }
      rowRoom[row] = 2 * rowCount[row] + 4
      for _ in rowCount[row]..<rowRoom[row] {
        entryColumn.append(-1)
        entryValue.append(0)
      }
      rowBegin[row] = begin
    }
    entryColumn[rowBegin[row] + rowCount[row]] = column
    entryValue[rowBegin[row] + rowCount[row]] = value
    rowCount[row] += 1
    link(row, to: column)
  }
}
