// Blocks of which all rows can hold: what nothing decides rests, in its turn, and the rest follows. No simplex is needed.

internal import FlatStorage

/// The variables of a block by their places in it, on the way to the point where they rest. The memory is used for one
/// block after the other.
struct RestingBlock: ~Copyable {
  struct Mark: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let isSize = Mark(rawValue: 1)
    /// Has its value.
    static let isPlaced = Mark(rawValue: 2)
    /// Its value depends on one that rests.
    static let isFree = Mark(rawValue: 4)
    /// One required equality alone mentions it: it has no turn, and follows from the others (`Presolve`).
    static let isDependent = Mark(rawValue: 8)
  }

  fileprivate(set) var value = FlatBuffer<Double>()
  fileprivate(set) var marks = FlatBuffer<Mark>()
  /// How many rows mention each, without those that define dependents.
  fileprivate var mentions = FlatBuffer<Int32>()
  /// Rows with one open variable that must hold exactly.
  fileprivate var rows = FlatBuffer<Int32>()
  fileprivate var candidates = FlatBuffer<Int32>()
  var slacks = FlatBuffer<Slack>()
  fileprivate var placedCount = 0

  /// An inequality, with what its turn depends on.
  struct Slack: BitwiseCopyable {
    var precedence: Int32
    var row: Int32
    var age: Int64
  }

  /// The one open variable of a row, its factor, and what it must be for the row to hold.
  struct Wish {
    var entry: Int32
    var factor: Double
    var value: Double
    var isFree: Bool
  }

  fileprivate mutating func begin(count: Int) {
    value.refill(0, count: count)
    marks.refill([], count: count)
    mentions.refill(0, count: count)
    rows.removeAll()
    candidates.removeAll()
    slacks.removeAll()
    placedCount = 0
  }
}

extension SubstitutionPlan {
  /// A factor must be at least this share of its row's largest, or rounding errors would blow up.
  private static let restingShare = 1e-6
  /// Added to a row's count of open variables: an inequality that must hold exactly, and a row that defines a dependent.
  private static let exactMark: Int32 = 1 << 30
  private static let definitionMark: Int32 = 1 << 29
  private static let openMask: Int32 = (1 << 29) - 1

  /// Looks for the canonical optimum of a block by substitution alone.
  ///
  /// Where all rows hold at once, nobody pays anything, so the optimal points are those at which all of them hold. The
  /// canonical one makes small, one after the other, the sizes, the slacks of inequalities and the positions
  /// (`LinearProblem.restOrder`, spec 02 §8), but for those that merely follow from others (`Presolve`). Each gets the least
  /// value that the values so far allow *at least*: 0, or what an inequality of which nothing else is open asks. What
  /// follows by an equality of one unknown is taken along. A point that comes out in this way, and at which all rows hold,
  /// is the canonical one: nothing on the way to it could have been less. Where it does not come out, nothing is known, and
  /// the simplex decides.
  ///
  /// - Precondition: `classOf` has the places of the block's variables.
  /// - Returns: Whether the point was found; the values are those of `work.resting` then.
  /// - Complexity: linear in the entries, and `n log n` in the inequalities.
  func findsRestingPoint(of block: Component, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    let isFound = placesRestingVariables(block, step: step, storage)
    for row in block.rows { unknown[row] = 0 }
    return isFound
  }

  private func placesRestingVariables(_ block: Component, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    let count = block.variables.count
    work.resting.begin(count: count)
    for local in 0..<count where storage.columns[block.variables[local]].isNonNegative {
      work.resting.marks[local] = .isSize
    }
    for row in block.rows {
      var open: Int32 = 0
      for e in storage.range(of: row) {
        let local = classOf[storage.entries[e].variable]
        guard local >= 0 else { continue }
        open += 1
        work.resting.mentions[local] += 1
      }
      unknown[row] = open
      if open == 1, storage.rows[row].isRequiredEquality {
        work.resting.rows.append(Int32(truncatingIfNeeded: row))
      }
    }
    // What is required alone: dependents are those of what is left.
    guard drain(step: step, storage, requiredOnly: true) else { return false }
    markDependents(block, step: step, storage)
    for row in block.rows {
      let record = storage.rows[row]
      if !record.isEquality {
        work.resting.slacks.append(
          RestingBlock.Slack(
            precedence: record.precedence, row: Int32(truncatingIfNeeded: row), age: record.age))
      } else if unknown[row] & Self.openMask == 1 {
        work.resting.rows.append(Int32(truncatingIfNeeded: row))
      }
    }
    guard drain(step: step, storage) else { return false }
    for areSizes in [true, false] {
      for local in 0..<count where work.resting.placedCount < count {
        let marks = work.resting.marks[local]
        guard marks.isDisjoint(with: [.isPlaced, .isDependent]), marks.contains(.isSize) == areSizes else {
          continue
        }
        let variable = Int32(truncatingIfNeeded: block.variables[local])
        let (low, high) = restingBounds(of: variable, step: step, storage)
        guard low <= high, place(variable, min(max(0, low), high), isFree: true, step: step, storage),
          drain(step: step, storage)
        else { return false }
      }
      guard areSizes, work.resting.placedCount < count else { continue }
      sortSlacks()
      for k in 0..<work.resting.slacks.count {
        let row = work.resting.slacks[k].row
        if unknown[row] & Self.openMask == 0 { continue }
        guard tighten(row, step: step, storage), drain(step: step, storage) else { return false }
      }
    }
    guard work.resting.placedCount == count else { return false }
    for row in block.rows {
      guard holds(row, storage) else { return false }
    }
    return true
  }

  private func sortSlacks() {
    // The rows of a block are sorted by age.
    var isSorted = true
    for k in 1..<max(1, work.resting.slacks.count)
    where work.resting.slacks[k - 1].precedence > work.resting.slacks[k].precedence { isSorted = false }
    if isSorted { return }
    work.resting.slacks.sort(work.resting.slacks.indices) {
      ($0.precedence, $0.age) < ($1.precedence, $1.age)
    }
  }

  // MARK: What follows

  /// Gives values to what follows by exact rows of which one variable is open.
  /// - Returns: Whether that went well.
  private func drain(step: Int32, _ storage: borrowing RowStorage, requiredOnly: Bool = false) -> Bool {
    while let row = work.resting.rows.popLast() {
      guard unknown[row] & Self.openMask == 1 else { continue }
      guard let wish = restingWish(row, storage) else { return false }
      let variable = storage.entries[wish.entry].variable
      guard place(variable, wish.value, isFree: wish.isFree, step: step, storage, requiredOnly: requiredOnly)
      else { return false }
    }
    return true
  }

  /// What a row asks of its one open variable, whose entry it names; nil where that would blow up rounding errors.
  @inline(__always)
  private func restingWish(_ row: Int32, _ storage: borrowing RowStorage) -> RestingBlock.Wish? {
    var wish = RestingBlock.Wish(entry: -1, factor: 1, value: storage.rows[row].constant, isFree: false)
    var largest = 0.0
    for e in storage.range(of: Int(row)) {
      let entry = storage.entries[e]
      let local = classOf[entry.variable]
      largest = max(largest, abs(entry.coefficient))
      if local < 0 {
        wish.value -= entry.coefficient * value[entry.variable]
      } else if work.resting.marks[local].contains(.isPlaced) {
        wish.value -= entry.coefficient * work.resting.value[local]
        if work.resting.marks[local].contains(.isFree) { wish.isFree = true }
      } else {
        (wish.entry, wish.factor) = (Int32(truncatingIfNeeded: e), entry.coefficient)
      }
    }
    guard wish.entry >= 0, abs(wish.factor) >= Self.restingShare * largest else { return nil }
    wish.value /= wish.factor
    return wish
  }

  /// - Returns: False for what is no value of such a variable.
  @inline(__always)
  private func place(
    _ variable: Int32, _ newValue: Double, isFree: Bool, step: Int32, _ storage: borrowing RowStorage,
    requiredOnly: Bool = false
  ) -> Bool {
    let local = classOf[variable]
    var newValue = newValue
    if newValue < 0, work.resting.marks[local].contains(.isSize) {
      // Rounding errors are not sizes.
      guard newValue >= -1e-10 else { return false }
      newValue = 0
    }
    guard newValue.isFinite else { return false }
    work.resting.value[local] = newValue
    work.resting.marks[local].formUnion(isFree ? [.isPlaced, .isFree] : .isPlaced)
    work.resting.placedCount += 1
    var next = storage.columns[variable].head
    while next >= 0 {
      let row = storage.entries[next].row
      next = storage.entries[next].next
      guard owner[row] == step else { continue }
      unknown[row] -= 1
      let open = unknown[row]
      guard open & Self.openMask == 1 else { continue }
      if open != 1 || (requiredOnly ? storage.rows[row].isRequiredEquality : storage.rows[row].isEquality) {
        work.resting.rows.append(row)
      }
    }
    return true
  }

  /// Marks what merely follows from the others, in the order in which `Presolve` puts it aside: positions that one required
  /// equality alone mentions, and sizes that one makes a share of another.
  private func markDependents(_ block: Component, step: Int32, _ storage: borrowing RowStorage) {
    func isCandidate(_ local: Int32) -> Bool {
      work.resting.mentions[local] == 1
        && work.resting.marks[local].isDisjoint(with: [.isPlaced, .isDependent])
    }
    for local in 0..<work.resting.mentions.count {
      let local = Int32(truncatingIfNeeded: local)
      if isCandidate(local) { work.resting.candidates.append(local) }
    }
    var next = 0
    while next < work.resting.candidates.count {
      let local = work.resting.candidates[next]
      next += 1
      guard isCandidate(local),
        let row = definingRow(of: Int32(truncatingIfNeeded: block.variables[Int(local)]), step: step, storage)
      else { continue }
      work.resting.marks[local].insert(.isDependent)
      for e in storage.range(of: Int(row)) {
        let other = classOf[storage.entries[e].variable]
        guard other >= 0 else { continue }
        work.resting.mentions[other] -= 1
        if isCandidate(other) { work.resting.candidates.append(other) }
      }
    }
  }

  /// The only row that mentions a variable beside those that define dependents, if it can define it; it is marked then.
  private func definingRow(of variable: Int32, step: Int32, _ storage: borrowing RowStorage) -> Int32? {
    var next = storage.columns[variable].head
    while next >= 0 {
      let (row, factor) = (storage.entries[next].row, storage.entries[next].coefficient)
      next = storage.entries[next].next
      guard owner[row] == step, unknown[row] & Self.definitionMark == 0 else { continue }
      guard storage.rows[row].isRequiredEquality,
        !storage.columns[variable].isNonNegative || isShare(row, storage)
      else { return nil }
      var largest = 0.0
      for e in storage.range(of: Int(row)) { largest = max(largest, abs(storage.entries[e].coefficient)) }
      guard abs(factor) >= Self.restingShare * largest else { return nil }
      unknown[row] |= Self.definitionMark
      return row
    }
    return nil
  }

  /// Whether a row says that one open size is another one times a positive number.
  private func isShare(_ row: Int32, _ storage: borrowing RowStorage) -> Bool {
    var rest = storage.rows[row].constant
    var (openCount, product) = (0, 1.0)
    for e in storage.range(of: Int(row)) {
      let entry = storage.entries[e]
      let local = classOf[entry.variable]
      if local < 0 {
        rest -= entry.coefficient * value[entry.variable]
      } else if work.resting.marks[local].contains(.isPlaced) {
        rest -= entry.coefficient * work.resting.value[local]
      } else {
        guard work.resting.marks[local].contains(.isSize) else { return false }
        openCount += 1
        product *= entry.coefficient
      }
    }
    return openCount == 2 && product < 0 && rest == 0
  }

  // MARK: What rests

  /// Between what a variable must be for those inequalities to hold of which nothing else is open.
  private func restingBounds(of variable: Int32, step: Int32, _ storage: borrowing RowStorage)
    -> (low: Double, high: Double)
  {
    var low = storage.columns[variable].isNonNegative ? 0 : -Double.infinity
    var high = Double.infinity
    var next = storage.columns[variable].head
    while next >= 0 {
      let row = storage.entries[next].row
      next = storage.entries[next].next
      // Without a mark: neither an equality nor an inequality that holds exactly comes this far with one open variable.
      guard owner[row] == step, unknown[row] == 1, !storage.rows[row].isEquality,
        let wish = restingWish(row, storage)
      else { continue }
      if (storage.rows[row].sides.below > 0) == (wish.factor > 0) {
        low = max(low, wish.value)
      } else {
        high = min(high, wish.value)
      }
    }
    return (low, high)
  }

  /// Makes the slack of an inequality as small as can be: of several open variables it just holds, and one goes as far as
  /// the other inequalities let it.
  private func tighten(_ row: Int32, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    guard unknown[row] == 1 else {
      unknown[row] |= Self.exactMark
      return true
    }
    guard let wish = restingWish(row, storage) else { return false }
    let variable = storage.entries[wish.entry].variable
    let (low, high) = restingBounds(of: variable, step: step, storage)
    guard low <= high else { return false }
    let isLowerBound = (storage.rows[row].sides.below > 0) == (wish.factor > 0)
    return place(variable, isLowerBound ? low : high, isFree: true, step: step, storage)
  }

  /// Whether a row of a block whose variables have their values costs nothing.
  private func holds(_ row: Int, _ storage: borrowing RowStorage) -> Bool {
    let record = storage.rows[row]
    var residual = -record.constant
    var magnitude = abs(residual)
    var largest = 0.0
    for e in storage.range(of: row) {
      let entry = storage.entries[e]
      let local = classOf[entry.variable]
      let product = entry.coefficient * (local < 0 ? value[entry.variable] : work.resting.value[local])
      residual += product
      magnitude += abs(product)
      largest = max(largest, abs(entry.coefficient))
    }
    if abs(residual) <= 1e-11 * magnitude + 1e-10 * largest { return true }
    return unknown[row] & Self.exactMark == 0 && record.sides.cost(ofPositive: residual > 0) == 0
  }
}
