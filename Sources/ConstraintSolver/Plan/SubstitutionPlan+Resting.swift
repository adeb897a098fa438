// The canonical vertex of a part that is feasible with all of its soft constraints, by substitution instead of the simplex.
// Worth, in millions of instructions of the churn of 1,000 views through the engine (callgrind), by the simplex and so:
// `row` 19.0 and 7.4, `inequalities` 10.5 and 4.2, `nested` 15.4 and 9.6, `list` 11.3 and 7.4, `ambiguous` 12.6 and 8.9,
// `pair` 13.0 and 10.5, `overfull` 38.2 and 34.6.

internal import Unchecked

extension SubstitutionPlan {
  /// Looks for the canonical optimum of the part at hand by substitution alone.
  ///
  /// Where all rows can hold at once, the penalty is 0 and the optimal face is the set of points at which they hold. The
  /// canonical vertex minimises one after the other the variables `>= 0`, the slacks of inequalities and the free variables
  /// (`LinearProblem.collectRestOrder`, spec 02 §8). Each gets its lower bound: 0, or that of an inequality with no other unknown;
  /// then unit rows are propagated. If all rows hold at the end, the point is the canonical one, since no variable could
  /// have been less in its turn. If not, nothing is known, and the simplex decides.
  ///
  /// Where a variable `>= 0` cannot be 0 because of others, and all variables are affine functions of one parameter, the
  /// parameter takes the end of its range that minimises the first of them (`endOfParameter`).
  /// - Returns: Whether the point was found; if not, the part's variables are as unknown as before.
  /// - Complexity: linear in the entries, and `n log n` in the inequalities.
  mutating func rests(_ block: Component, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    if begins(step: step, storage), restsInTurn(block, step: step, storage), holds(storage) { return true }
    reopen(storage)
    if let end = endOfParameter(block, step: step, storage) {
      reopen(storage)
      if begins(step: step, storage), take(end.value, end.variable, isFree: end.isFree, step: step, storage),
        propagateUnitRows(step: step, storage), holds(storage)
      {
        return true
      }
    }
    reopen(storage)
    return false
  }

  /// Propagates the unit rows that there are.
  private mutating func begins(step: Int32, _ storage: borrowing RowStorage) -> Bool {
    work.block.queue.removeAll()
    for k in 0..<work.block.rows.count {
      let row = work.block.rows[k]
      if unknown[row] & RowMark.openMask == 1, storage.rows[row].isEquality { work.block.queue.append(row) }
    }
    return propagateUnitRows(step: step, storage)
  }

  private mutating func reopen(_ storage: borrowing RowStorage) {
    for k in 0..<work.block.variables.count {
      work.block.marks[work.block.variables[k]].subtract([.isPlaced, .isFree])
    }
    for k in 0..<work.block.rows.count {
      let row = work.block.rows[k]
      unknown[row] = RowMark.gathered
      for e in storage.range(of: Int(row)) {
        let local = classOf[storage.entries[e].variable]
        if local >= 0, !work.block.marks[local].contains(.isPlaced) { unknown[row] += 1 }
      }
    }
  }

  private mutating func restsInTurn(_ block: Component, step: Int32, _ storage: borrowing RowStorage) -> Bool
  {
    for areSizes in [true, false] {
      for k in 0..<work.block.variables.count {
        let local = work.block.variables[k]
        let marks = work.block.marks[local]
        guard !marks.contains(.isPlaced), marks.contains(.isNonNegative) == areSizes else { continue }
        let variable = Int32(truncatingIfNeeded: block.variables[Int(local)])
        let (low, high) = bounds(ofOpen: variable, step: step, storage)
        guard low <= high, rest(variable, at: min(max(0, low), high), isFree: low < high, step: step, storage)
        else {
          return false
        }
      }
      if areSizes, !tightensInequalities(step: step, storage) { return false }
    }
    return true
  }

  /// Whether all rows of the part hold, soft ones included.
  private mutating func holds(_ storage: borrowing RowStorage) -> Bool {
    for k in 0..<work.block.variables.count
    where !work.block.marks[work.block.variables[k]].contains(.isPlaced) { return false }
    for k in 0..<work.block.rows.count {
      let row = work.block.rows[k]
      let residual = residual(of: row, storage)
      if residual == 0 { continue }
      if unknown[row] & RowMark.exact != 0 || storage.rows[row].sides.cost(ofPositive: residual > 0) > 0 {
        return false
      }
    }
    return true
  }

  // MARK: Unit propagation

  /// Solves equalities, and inequalities that are to be tight, for their only unknown, until there are none.
  /// - Returns: False if a value violates a bound.
  private mutating func propagateUnitRows(step: Int32, _ storage: borrowing RowStorage) -> Bool {
    while let row = work.block.queue.popLast() {
      guard unknown[row] & RowMark.openMask == 1 else { continue }
      guard let unit = unitRow(row, storage) else { return false }
      // An inequality that is tight by choice could have a slack in another optimum.
      let isFree = unit.isFree || unknown[row] & RowMark.exact != 0
      guard take(unit.value, storage.entries[unit.entry].variable, isFree: isFree, step: step, storage)
      else { return false }
    }
    return true
  }

  /// Fixes a variable.
  /// - Returns: False if the value is infinite or violates the bound `>= 0`.
  @inline(__always)
  private mutating func take(
    _ newValue: Double, _ variable: Int32, isFree: Bool, isBounded: Bool = true, step: Int32,
    _ storage: borrowing RowStorage
  ) -> Bool {
    var newValue = newValue
    if newValue < 0, isBounded, storage.columns[variable].isNonNegative {
      guard newValue >= -Tolerance.valueNoise else { return false }
      newValue = 0
    }
    guard newValue.isFinite else { return false }
    value[variable] = newValue == 0 ? 0 : newValue
    work.block.marks[classOf[variable]].formUnion(isFree ? [.isPlaced, .isFree] : .isPlaced)
    var next = storage.columns[variable].head
    while next >= 0 {
      let row = storage.entries[next].row
      next = storage.entries[next].next
      // The other rows of the block define dependents.
      guard owner[row] == step, unknown[row] & RowMark.definition == 0 else { continue }
      unknown[row] -= 1
      guard unknown[row] & RowMark.openMask == 1 else { continue }
      if unknown[row] & RowMark.exact != 0 || storage.rows[row].isEquality { work.block.queue.append(row) }
    }
    return true
  }

  // MARK: Lower bounds

  /// Fixes a variable, and propagates unit rows.
  private mutating func rest(
    _ variable: Int32, at newValue: Double, isFree: Bool, step: Int32, _ storage: borrowing RowStorage
  ) -> Bool {
    take(newValue, variable, isFree: isFree, step: step, storage) && propagateUnitRows(step: step, storage)
  }

  /// Minimises the slacks of inequalities, by precedence and age: a row with several unknowns becomes tight, one with a
  /// single unknown takes it to the end of its interval.
  private mutating func tightensInequalities(step: Int32, _ storage: borrowing RowStorage) -> Bool {
    work.block.inequalities.removeAll()
    var isSorted = true
    var last = Int32.min
    for k in 0..<work.block.rows.count {
      let row = work.block.rows[k]
      if storage.rows[row].isEquality { continue }
      let precedence = storage.rows[row].precedence
      if precedence < last { isSorted = false }
      last = precedence
      work.block.inequalities.append(row)
    }
    if !isSorted {
      let rows = storage.rows.elements
      work.block.inequalities.sort(work.block.inequalities.indices) {
        let (one, other) = (rows[Int($0)], rows[Int($1)])
        return (one.precedence, one.age) < (other.precedence, other.age)
      }
    }
    for k in 0..<work.block.inequalities.count {
      let row = work.block.inequalities[k]
      switch unknown[row] & RowMark.openMask {
      case 0: continue
      case 1:
        guard let unit = unitRow(row, storage) else { return false }
        let variable = storage.entries[unit.entry].variable
        let (low, high) = bounds(ofOpen: variable, step: step, storage)
        let isLow = isLowerBound(row, unit.coefficient, storage)
        guard low <= high, rest(variable, at: isLow ? low : high, isFree: low < high, step: step, storage)
        else { return false }
      default: unknown[row] |= RowMark.exact
      }
    }
    return true
  }

  /// The interval of an unknown that its unit inequalities leave.
  private mutating func bounds(ofOpen variable: Int32, step: Int32, _ storage: borrowing RowStorage)
    -> (low: Double, high: Double)
  {
    var low = storage.columns[variable].isNonNegative ? 0 : -Double.infinity
    var high = Double.infinity
    var next = storage.columns[variable].head
    while next >= 0 {
      let row = storage.entries[next].row
      next = storage.entries[next].next
      // Rows that are to be tight come this far with several unknowns only.
      guard owner[row] == step, unknown[row] & (RowMark.definition | RowMark.openMask) == 1,
        let unit = unitRow(row, storage)
      else { continue }
      if isLowerBound(row, unit.coefficient, storage) {
        low = max(low, unit.value)
      } else {
        high = min(high, unit.value)
      }
    }
    return (low, high)
  }

  /// Whether an inequality bounds a variable from below.
  private mutating func isLowerBound(_ row: Int32, _ factor: Double, _ storage: borrowing RowStorage) -> Bool
  {
    (storage.rows[row].sides.below > 0) == (factor > 0)
  }

  // MARK: One parameter

  /// The value of a parameter, of which all unknowns are affine functions by unit propagation, that minimises the first
  /// variable `>= 0` among them.
  ///
  /// Worth, measured as all of this file: churn of `nested` 11.2 and 9.6 million instructions.
  /// - Returns: Nil where there is no such parameter, or no such variable depends on it.
  private mutating func endOfParameter(_ block: Component, step: Int32, _ storage: borrowing RowStorage)
    -> (variable: Int32, value: Double, isFree: Bool)?
  {
    guard begins(step: step, storage) else { return nil }
    // The longest column reaches most.
    var chosen: Int32 = -1
    for k in 0..<work.block.variables.count {
      let local = work.block.variables[k]
      guard !work.block.marks[local].contains(.isPlaced) else { continue }
      if chosen < 0 || work.block.mentions[local] > work.block.mentions[chosen] { chosen = local }
    }
    guard chosen >= 0 else { return nil }
    work.block.slope.extend(to: block.variables.count, with: 0)
    defer {
      for k in 0..<work.block.variables.count { work.block.slope[work.block.variables[k]] = 0 }
    }
    let variable = Int32(truncatingIfNeeded: block.variables[Int(chosen)])
    work.block.slope[chosen] = 1
    guard take(0, variable, isFree: true, isBounded: false, step: step, storage) else { return nil }
    while let row = work.block.queue.popLast() {
      guard unknown[row] & RowMark.openMask == 1 else { continue }
      guard let unit = unitRow(row, storage) else { return nil }
      let follower = storage.entries[unit.entry].variable
      work.block.slope[classOf[follower]] = -slope(of: row, storage) / unit.coefficient
      guard take(unit.value, follower, isFree: true, isBounded: false, step: step, storage) else {
        return nil
      }
    }
    var (low, high) = (-Double.infinity, Double.infinity)
    var (firstSlope, largestSlope) = (0.0, 0.0)
    for k in 0..<work.block.variables.count {
      let local = work.block.variables[k]
      let marks = work.block.marks[local]
      guard marks.contains(.isPlaced) else { return nil }
      largestSlope = max(largestSlope, abs(work.block.slope[local]))
      guard marks.contains(.isNonNegative) else { continue }
      if firstSlope == 0 { firstSlope = work.block.slope[local] }
      bound(&low, &high, value[block.variables[Int(local)]], work.block.slope[local])
    }
    for k in 0..<work.block.rows.count {
      let row = work.block.rows[k]
      let (residual, slope) = (residual(of: row, storage), slope(of: row, storage))
      let sides = storage.rows[row].sides
      if sides.below > 0 { bound(&low, &high, residual, slope) }
      if sides.above > 0 { bound(&low, &high, -residual, -slope) }
    }
    // The simplex takes a smaller slope for 0, and must come to the same point.
    guard abs(firstSlope) > Tolerance.slope * largestSlope, low <= high else { return nil }
    return (variable, firstSlope > 0 ? low : high, low < high)
  }

  /// The derivative of a row's residual by the parameter.
  private mutating func slope(of row: Int32, _ storage: borrowing RowStorage) -> Double {
    var slope = 0.0
    var magnitude = 0.0
    for e in storage.range(of: Int(row)) {
      let local = classOf[storage.entries[e].variable]
      guard local >= 0 else { continue }
      let share = storage.entries[e].coefficient * work.block.slope[local]
      slope += share
      magnitude += abs(share)
    }
    return abs(slope) <= Tolerance.residualNoise * magnitude ? 0 : slope
  }

  /// Cuts a range to where `offset + slope · parameter` is not negative.
  private mutating func bound(_ low: inout Double, _ high: inout Double, _ offset: Double, _ slope: Double) {
    if slope > 0 { low = max(low, -offset / slope) }
    if slope < 0 { high = min(high, -offset / slope) }
  }
}
