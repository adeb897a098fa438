// Systems of which all rows can hold: what nothing decides rests, in its turn, and the rest follows. No simplex is needed.

internal import FlatStorage

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
  /// - Returns: Whether the point was found; if not, the part's variables are as open as before.
  /// - Complexity: linear in the entries, and `n log n` in the inequalities.
  func rests(_ block: Component, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    if placesAll(block, step: step, storage) { return true }
    for k in 0..<work.block.variables.count {
      work.block.marks[work.block.variables[k]].subtract([.isPlaced, .isFree])
    }
    return false
  }

  private func placesAll(_ block: Component, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    work.block.queue.removeAll()
    for k in 0..<work.block.rows.count {
      let row = work.block.rows[k]
      if unknown[row] & RowMark.openMask == 1, storage.rows[row].isEquality { work.block.queue.append(row) }
    }
    guard follows(step: step, storage) else { return false }
    for areSizes in [true, false] {
      for k in 0..<work.block.variables.count {
        let local = work.block.variables[k]
        let marks = work.block.marks[local]
        guard !marks.contains(.isPlaced), marks.contains(.isSize) == areSizes else { continue }
        let variable = Int32(truncatingIfNeeded: block.variables[Int(local)])
        let (low, high) = bounds(ofOpen: variable, step: step, storage)
        guard low <= high, rest(variable, at: min(max(0, low), high), step: step, storage) else { return false }
      }
      guard areSizes else { break }
      guard tightensInequalities(step: step, storage) else { return false }
    }
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
      guard let wish = wish(ofOpen: row, storage),
        take(wish.value, storage.entries[wish.entry].variable, isFree: wish.isFree, step: step, storage)
      else { return false }
    }
    return true
  }

  /// - Returns: False for what is no value of such a variable.
  @inline(__always)
  private func take(
    _ newValue: Double, _ variable: Int32, isFree: Bool, step: Int32, _ storage: borrowing RowStorage
  ) -> Bool {
    var newValue = newValue
    if newValue < 0, storage.columns[variable].isNonNegative {
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
  private func rest(_ variable: Int32, at newValue: Double, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    take(newValue, variable, isFree: true, step: step, storage) && follows(step: step, storage)
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
        guard low <= high, rest(variable, at: isLow ? low : high, step: step, storage) else { return false }
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
}
