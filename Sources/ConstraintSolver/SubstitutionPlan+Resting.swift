// Systems of which all rows can hold: what nothing decides rests, in its turn, and the rest follows. No simplex is needed.

internal import Unchecked

extension SubstitutionPlan {
  /// Looks for the canonical optimum of the part of a block that was gathered, by substitution alone.
  ///
  /// Where all rows hold at once, nobody pays anything, so the optimal points are those at which all of them hold. The
  /// canonical one makes small, one after the other, the sizes, the slacks of inequalities and the positions
  /// (`LinearProblem.restOrder`, spec 02 §8). Each gets the least value that the values so far allow *at least*: 0, or what an
  /// inequality of which nothing else is open asks. What follows by an equality of one unknown is taken along. A point that
  /// comes out in this way, and at which all rows hold, is the canonical one: nothing on the way to it could have been less.
  /// Where it does not come out, nothing is known, and the simplex decides.
  ///
  /// Where a size cannot be 0 for the sake of others, and everything follows from one number row by row, that number takes
  /// the end of its range which makes the first of all small (`endOfLine`).
  ///
  /// - Returns: Whether the point was found; if not, the part's variables are as open as before.
  /// - Complexity: linear in the entries, and `n log n` in the inequalities.
  func rests(_ block: Component, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    if begins(step: step, storage), restsInTurn(block, step: step, storage), holds(storage) { return true }
    reopen(storage)
    if let end = endOfLine(block, step: step, storage) {
      reopen(storage)
      if begins(step: step, storage), take(end.value, end.variable, isFree: end.isFree, step: step, storage),
        follows(step: step, storage), holds(storage)
      {
        return true
      }
    }
    reopen(storage)
    return false
  }

  /// Follows the rows that have one open variable as they are.
  private func begins(step: Int32, _ storage: borrowing RowStorage) -> Bool {
    work.block.queue.removeAll()
    for k in 0..<work.block.rows.count {
      let row = work.block.rows[k]
      if unknown[row] & RowMark.openMask == 1, storage.rows[row].isEquality { work.block.queue.append(row) }
    }
    return follows(step: step, storage)
  }

  /// Takes the values of the part back.
  private func reopen(_ storage: borrowing RowStorage) {
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

  private func restsInTurn(_ block: Component, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    for areSizes in [true, false] {
      for k in 0..<work.block.variables.count {
        let local = work.block.variables[k]
        let marks = work.block.marks[local]
        guard !marks.contains(.isPlaced), marks.contains(.isSize) == areSizes else { continue }
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

  /// Whether nobody pays for the values of the part.
  private func holds(_ storage: borrowing RowStorage) -> Bool {
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

  // MARK: What follows

  /// Gives values to what follows by rows of which one variable is open, and which must hold exactly.
  /// - Returns: Whether that went well.
  private func follows(step: Int32, _ storage: borrowing RowStorage) -> Bool {
    while let row = work.block.queue.popLast() {
      guard unknown[row] & RowMark.openMask == 1 else { continue }
      guard let wish = wish(ofOpen: row, storage) else { return false }
      // An inequality that holds exactly could as well have a slack.
      let isFree = wish.isFree || unknown[row] & RowMark.exact != 0
      guard take(wish.value, storage.entries[wish.entry].variable, isFree: isFree, step: step, storage)
      else { return false }
    }
    return true
  }

  /// - Returns: False for what is no value of such a variable.
  @inline(__always)
  private func take(
    _ newValue: Double, _ variable: Int32, isFree: Bool, areSizesBounded: Bool = true, step: Int32,
    _ storage: borrowing RowStorage
  ) -> Bool {
    var newValue = newValue
    if newValue < 0, areSizesBounded, storage.columns[variable].isNonNegative {
      // Rounding errors are not sizes.
      guard newValue >= -1e-10 else { return false }
      newValue = 0
    }
    guard newValue.isFinite else { return false }
    value[variable] = newValue == 0 ? 0 : newValue
    work.block.marks[classOf[variable]].formUnion(isFree ? [.isPlaced, .isFree] : .isPlaced)
    var next = storage.columns[variable].head
    while next >= 0 {
      let row = storage.entries[next].row
      next = storage.entries[next].next
      // The other rows of the block define what follows from the part.
      guard owner[row] == step, unknown[row] & RowMark.definition == 0 else { continue }
      unknown[row] -= 1
      guard unknown[row] & RowMark.openMask == 1 else { continue }
      if unknown[row] & RowMark.exact != 0 || storage.rows[row].isEquality { work.block.queue.append(row) }
    }
    return true
  }

  // MARK: What rests

  /// - Returns: Whether what follows from that has a value.
  private func rest(
    _ variable: Int32, at newValue: Double, isFree: Bool, step: Int32, _ storage: borrowing RowStorage
  ) -> Bool {
    take(newValue, variable, isFree: isFree, step: step, storage) && follows(step: step, storage)
  }

  /// Makes the slacks of the inequalities as small as can be, by precedence and age: of several open variables the row just
  /// holds, and one goes as far as the other inequalities let it.
  private func tightensInequalities(step: Int32, _ storage: borrowing RowStorage) -> Bool {
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
        guard let wish = wish(ofOpen: row, storage) else { return false }
        let variable = storage.entries[wish.entry].variable
        let (low, high) = bounds(ofOpen: variable, step: step, storage)
        let isLow = isLowerBound(row, wish.factor, storage)
        guard low <= high, rest(variable, at: isLow ? low : high, isFree: low < high, step: step, storage)
        else { return false }
      default: unknown[row] |= RowMark.exact
      }
    }
    return true
  }

  /// Between what a variable must be for those inequalities to hold of which nothing else is open.
  private func bounds(ofOpen variable: Int32, step: Int32, _ storage: borrowing RowStorage)
    -> (low: Double, high: Double)
  {
    var low = storage.columns[variable].isNonNegative ? 0 : -Double.infinity
    var high = Double.infinity
    var next = storage.columns[variable].head
    while next >= 0 {
      let row = storage.entries[next].row
      next = storage.entries[next].next
      // What must hold exactly comes this far with several open variables only.
      guard owner[row] == step, unknown[row] & (RowMark.definition | RowMark.openMask) == 1,
        let wish = wish(ofOpen: row, storage)
      else { continue }
      if isLowerBound(row, wish.factor, storage) {
        low = max(low, wish.value)
      } else {
        high = min(high, wish.value)
      }
    }
    return (low, high)
  }

  /// Whether an inequality asks a variable that it has with a factor for more.
  private func isLowerBound(_ row: Int32, _ factor: Double, _ storage: borrowing RowStorage) -> Bool {
    (storage.rows[row].sides.below > 0) == (factor > 0)
  }

  // MARK: One number

  /// Where one number goes that all others follow from, row by row, so that the first size that it moves is as small as
  /// can be.
  /// - Returns: Nil where no such number was found, or where it moves no size.
  private func endOfLine(_ block: Component, step: Int32, _ storage: borrowing RowStorage)
    -> (variable: Int32, value: Double, isFree: Bool)?
  {
    guard begins(step: step, storage) else { return nil }
    // What follows from what most rows mention is most likely to be everything.
    var chosen: Int32 = -1
    for k in 0..<work.block.variables.count {
      let local = work.block.variables[k]
      guard !work.block.marks[local].contains(.isPlaced) else { continue }
      if chosen < 0 || work.block.mentions[local] > work.block.mentions[chosen] { chosen = local }
    }
    guard chosen >= 0 else { return nil }
    // Of the variables outside of the part none has a slope.
    work.block.slope.extend(to: block.variables.count, with: 0)
    defer {
      for k in 0..<work.block.variables.count { work.block.slope[work.block.variables[k]] = 0 }
    }
    let variable = Int32(truncatingIfNeeded: block.variables[Int(chosen)])
    work.block.slope[chosen] = 1
    guard take(0, variable, isFree: true, areSizesBounded: false, step: step, storage) else { return nil }
    while let row = work.block.queue.popLast() {
      guard unknown[row] & RowMark.openMask == 1 else { continue }
      guard let wish = wish(ofOpen: row, storage) else { return nil }
      let follower = storage.entries[wish.entry].variable
      work.block.slope[classOf[follower]] = -slope(of: row, storage) / wish.factor
      guard take(wish.value, follower, isFree: true, areSizesBounded: false, step: step, storage) else {
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
      guard marks.contains(.isSize) else { continue }
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
    // The simplex takes so little for nothing, and others may be asked for the same point.
    guard abs(firstSlope) > Simplex.slopeTolerance * largestSlope, low <= high else { return nil }
    return (variable, firstSlope > 0 ? low : high, low < high)
  }

  /// Σ coefficient · slope over the variables of a row.
  private func slope(of row: Int32, _ storage: borrowing RowStorage) -> Double {
    var slope = 0.0
    var magnitude = 0.0
    for e in storage.range(of: Int(row)) {
      let local = classOf[storage.entries[e].variable]
      guard local >= 0 else { continue }
      let share = storage.entries[e].coefficient * work.block.slope[local]
      slope += share
      magnitude += abs(share)
    }
    return abs(slope) <= 1e-11 * magnitude ? 0 : slope
  }

  /// Cuts a range to where `offset + slope · number` is not negative.
  private func bound(_ low: inout Double, _ high: inout Double, _ offset: Double, _ slope: Double) {
    if slope > 0 { low = max(low, -offset / slope) }
    if slope < 0 { high = min(high, -offset / slope) }
  }
}
