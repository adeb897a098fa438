// Evaluating a block: what required equalities settle in it, what merely follows, and the small systems that are left. The
// order is that of `Presolve`, which does the same for a matrix of its own; here it is done on the plan's tables.

internal import Unchecked

/// The variables of a block by their places in it, while it is evaluated. The memory is used for one block after the other.
struct BlockSpace: ~Copyable {
  struct Mark: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let isSize = Mark(rawValue: 1)
    /// Has its value.
    static let isPlaced = Mark(rawValue: 2)
    /// Another optimum may give it another value.
    static let isFree = Mark(rawValue: 4)
    /// One required equality alone mentions it: it has no turn when ties are broken, and follows from the others.
    static let isDependent = Mark(rawValue: 8)
    /// Is in a part that was gathered.
    static let isGathered = Mark(rawValue: 16)
  }

  /// A variable that follows from the others of a row.
  struct Definition: BitwiseCopyable {
    var local: Int32
    var row: Int32
  }

  /// A variable of the block that counts as one outside of it for a while.
  struct Outsider: BitwiseCopyable {
    var variable: Int32
    var local: Int32
  }

  /// What a row asks of its one open variable.
  struct Wish {
    /// The variable's entry.
    var entry: Int32
    var factor: Double
    /// What it must be for the row to hold.
    var value: Double
    /// Whether that follows from something free.
    var isFree: Bool
  }

  // By place in the block.
  var marks = FlatBuffer<Mark>()
  /// How many rows mention each, without those that define dependents.
  var mentions = FlatBuffer<Int32>()
  /// How fast each moves with the one number that a part leaves open; 0 beyond the part at hand.
  var slope = FlatBuffer<Double>()

  /// Rows with one open variable, to follow.
  var queue = FlatBuffer<Int32>()
  var candidates = FlatBuffer<Int32>()
  /// Each mentions only what has its place before, and definitions that come later.
  var definitions = FlatBuffer<Definition>()

  // The part at hand: places in the block and rows.
  var variables = FlatBuffer<Int32>()
  var rows = FlatBuffer<Int32>()
  var inequalities = FlatBuffer<Int32>()
  /// Variables of the part's rows that have their values, while a system is made of the part.
  var outside = FlatBuffer<Outsider>()

  mutating func begin(count: Int) {
    marks.refill([], count: count)
    mentions.refill(0, count: count)
    queue.removeAll()
    candidates.removeAll()
    definitions.removeAll()
  }

  /// The memory of larger blocks is given back.
  static let keptCount = 100_000

  mutating func shrink() {
    if marks.count > Self.keptCount { self = BlockSpace() }
  }
}

/// Beside a row's count of open variables, while a block is evaluated.
enum RowMark {
  /// An inequality that must hold exactly.
  static let exact: Int32 = 1 << 30
  /// The row defines a dependent.
  static let definition: Int32 = 1 << 29
  /// The row is in a part that was gathered.
  static let gathered: Int32 = 1 << 28
  static let openMask = gathered - 1
}

extension SubstitutionPlan {
  /// Solves a block as a whole.
  mutating func evaluate(block index: Int, step: Int32, _ storage: borrowing RowStorage, notifies: Bool)
    throws(SolverError)
  {
    let block = blocks[index]
    defer {
      work.block.shrink()
      if work.aside.count > BlockSpace.keptCount { work.aside = FlatBuffer<Double>() }
    }
    work.aside.removeAll()
    work.aside.makeRoom(for: block.variables.count)
    for (local, variable) in block.variables.enumerated() {
      classOf[variable] = Int32(truncatingIfNeeded: local)
      work.aside.appendReserved(value[variable])
    }
    let isSolved: Bool
    do throws(SolverError) {
      isSolved = try solves(block, step: step, storage)
    } catch {
      leave(block)
      throw error
    }
    leave(block)
    guard isSolved else {
      contradictoryOwners.append(step)
      return
    }
    for (local, variable) in block.variables.enumerated() {
      mayBeFree[variable] = work.block.marks[local].contains(.isFree)
      set(Int32(variable), to: work.aside[local], by: step, storage, notifies: notifies)
    }
  }

  /// Gives the variables of a block their old values back; what is aside then are their new ones.
  private func leave(_ block: Component) {
    for (local, variable) in block.variables.enumerated() {
      classOf[variable] = -1
      let new = value[variable]
      value[variable] = work.aside[local]
      work.aside[local] = new
    }
    for row in block.rows { unknown[row] = 0 }
  }

  /// Gives the variables of a block their values.
  /// - Returns: Whether the required rows can hold together.
  private func solves(_ block: Component, step: Int32, _ storage: borrowing RowStorage) throws(SolverError)
    -> Bool
  {
    enter(block, storage)
    guard settles(step: step, storage), !contradicts(block, storage) else { return false }
    findDependents(block, step: step, storage)
    for local in 0..<block.variables.count
    where work.block.marks[local].isDisjoint(with: [.isPlaced, .isDependent]) {
      gather(around: Int32(truncatingIfNeeded: local), block, step: step, storage)
      if rests(block, step: step, storage) { continue }
      guard try optimises(block, storage) else { return false }
    }
    completeDependents(block, storage)
    return true
  }

  /// Counts the variables of each row, and the rows of each variable.
  private func enter(_ block: Component, _ storage: borrowing RowStorage) {
    work.block.begin(count: block.variables.count)
    for (local, variable) in block.variables.enumerated() where storage.columns[variable].isNonNegative {
      work.block.marks[local] = .isSize
    }
    for row in block.rows {
      var open: Int32 = 0
      for e in storage.range(of: Int(row)) {
        let local = classOf[storage.entries[e].variable]
        guard local >= 0 else { continue }
        open += 1
        work.block.mentions[local] += 1
      }
      unknown[row] = open
      if open == 1, storage.rows[row].isRequiredEquality {
        work.block.queue.append(Int32(truncatingIfNeeded: row))
      }
    }
  }

  // MARK: What required equalities settle

  /// - Returns: False for what is no value of a variable.
  private func settles(step: Int32, _ storage: borrowing RowStorage) -> Bool {
    while let row = work.block.queue.popLast() {
      guard unknown[row] == 1, let wish = wish(ofOpen: row, storage) else { continue }
      guard wish.value.isFinite, place(wish, step: step, storage) else { return false }
    }
    return true
  }

  private func place(_ wish: BlockSpace.Wish, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    let variable = storage.entries[wish.entry].variable
    if wish.value < -1e-8, storage.columns[variable].isNonNegative { return false }
    value[variable] = wish.value == 0 ? 0 : wish.value
    work.block.marks[classOf[variable]].insert(.isPlaced)
    var next = storage.columns[variable].head
    while next >= 0 {
      let row = storage.entries[next].row
      next = storage.entries[next].next
      guard owner[row] == step else { continue }
      unknown[row] -= 1
      if unknown[row] == 1, storage.rows[row].isRequiredEquality { work.block.queue.append(row) }
    }
    return true
  }

  /// What a row asks of its one open variable; nil where that would blow up rounding errors.
  @inline(__always)
  func wish(ofOpen row: Int32, isDefinition: Bool = false, _ storage: borrowing RowStorage) -> BlockSpace
    .Wish?
  {
    var wish = BlockSpace.Wish(entry: -1, factor: 1, value: storage.rows[row].constant, isFree: false)
    var largest = 0.0
    for e in storage.range(of: Int(row)) {
      let entry = storage.entries[e]
      largest = max(largest, abs(entry.coefficient))
      let local = classOf[entry.variable]
      if local >= 0 {
        let marks = work.block.marks[local]
        guard marks.contains(.isPlaced) else {
          (wish.entry, wish.factor) = (Int32(truncatingIfNeeded: e), entry.coefficient)
          continue
        }
        if marks.contains(.isFree) { wish.isFree = true }
      }
      wish.value -= entry.coefficient * value[entry.variable]
    }
    guard wish.entry >= 0, isDefinition || abs(wish.factor) >= Self.pivotShare * largest else { return nil }
    wish.value /= wish.factor
    return wish
  }

  /// Whether the settled variables contradict a required row.
  private func contradicts(_ block: Component, _ storage: borrowing RowStorage) -> Bool {
    for row in block.rows where unknown[row] == 0 && !isFulfilled(row, storage) { return true }
    return false
  }

  // MARK: What merely follows

  /// Puts aside positions that one required equality alone mentions, and sizes that one makes a share of another; without
  /// the row, others may become such variables.
  private func findDependents(_ block: Component, step: Int32, _ storage: borrowing RowStorage) {
    func isCandidate(_ local: Int32) -> Bool {
      work.block.mentions[local] == 1
        && work.block.marks[local].isDisjoint(with: [.isPlaced, .isDependent])
    }
    for place in 0..<block.variables.count {
      let local = Int32(truncatingIfNeeded: place)
      if isCandidate(local) { work.block.candidates.append(local) }
    }
    var next = 0
    while next < work.block.candidates.count {
      let local = work.block.candidates[next]
      next += 1
      guard isCandidate(local),
        let row = definingRow(of: Int32(truncatingIfNeeded: block.variables[Int(local)]), step: step, storage)
      else { continue }
      unknown[row] |= RowMark.definition
      work.block.marks[local].insert(.isDependent)
      work.block.definitions.append(BlockSpace.Definition(local: local, row: row))
      for e in storage.range(of: Int(row)) {
        let other = classOf[storage.entries[e].variable]
        guard other >= 0 else { continue }
        work.block.mentions[other] -= 1
        if isCandidate(other) { work.block.candidates.append(other) }
      }
    }
  }

  /// The only row that mentions a variable beside those that define others, if it can define it.
  private func definingRow(of variable: Int32, step: Int32, _ storage: borrowing RowStorage) -> Int32? {
    var next = storage.columns[variable].head
    while next >= 0 {
      let row = storage.entries[next].row
      next = storage.entries[next].next
      guard owner[row] == step, unknown[row] & RowMark.definition == 0 else { continue }
      guard storage.rows[row].isRequiredEquality,
        !storage.columns[variable].isNonNegative || isShare(row, storage),
        hasOpenWeight(variable, in: row, storage)
      else { return nil }
      return row
    }
    return nil
  }

  /// Whether a variable has weight among those of a row that are open: the system that the simplex may get has no others.
  private func hasOpenWeight(_ variable: Int32, in row: Int32, _ storage: borrowing RowStorage) -> Bool {
    var (own, largest) = (0.0, 0.0)
    for e in storage.range(of: Int(row)) {
      let entry = storage.entries[e]
      if entry.variable == variable { own = abs(entry.coefficient) }
      let local = classOf[entry.variable]
      guard local >= 0, !work.block.marks[local].contains(.isPlaced) else { continue }
      largest = max(largest, abs(entry.coefficient))
    }
    return own >= Self.pivotShare * largest
  }

  /// Whether a row says that one open size is another one times a positive number.
  private func isShare(_ row: Int32, _ storage: borrowing RowStorage) -> Bool {
    var rest = storage.rows[row].constant
    var (openCount, product) = (0, 1.0)
    for e in storage.range(of: Int(row)) {
      let entry = storage.entries[e]
      let local = classOf[entry.variable]
      guard local >= 0, !work.block.marks[local].contains(.isPlaced) else {
        rest -= entry.coefficient * value[entry.variable]
        continue
      }
      guard work.block.marks[local].contains(.isSize) else { return false }
      openCount += 1
      // A row of thousands of sizes is asked for each of them.
      if openCount > 2 { return false }
      product *= entry.coefficient
    }
    return openCount == 2 && product < 0 && rest == 0
  }

  private func completeDependents(_ block: Component, _ storage: borrowing RowStorage) {
    for k in work.block.definitions.indices.reversed() {
      let definition = work.block.definitions[k]
      guard let wish = wish(ofOpen: definition.row, isDefinition: true, storage) else {
        assertionFailure("a definition has one open variable once those after it have their values")
        continue
      }
      value[block.variables[Int(definition.local)]] = wish.value == 0 ? 0 : wish.value
      work.block.marks[definition.local].formUnion(wish.isFree ? [.isPlaced, .isFree] : .isPlaced)
    }
  }

  // MARK: What is left

  /// The variables that are connected with one by rows that define nothing, and these rows; both in their order.
  private func gather(around seed: Int32, _ block: Component, step: Int32, _ storage: borrowing RowStorage) {
    work.block.variables.removeAll()
    work.block.rows.removeAll()
    work.block.variables.append(seed)
    work.block.marks[seed].insert(.isGathered)
    var (areVariablesSorted, areRowsSorted) = (true, true)
    var (lastLocal, lastAge) = (seed, Int64.min)
    var next = 0
    while next < work.block.variables.count {
      var entry = storage.columns[block.variables[Int(work.block.variables[next])]].head
      next += 1
      while entry >= 0 {
        let row = storage.entries[entry].row
        entry = storage.entries[entry].next
        guard owner[row] == step, unknown[row] & (RowMark.definition | RowMark.gathered) == 0 else {
          continue
        }
        unknown[row] |= RowMark.gathered
        work.block.rows.append(row)
        let age = storage.rows[row].age
        if age < lastAge { areRowsSorted = false }
        lastAge = age
        for e in storage.range(of: Int(row)) {
          let local = classOf[storage.entries[e].variable]
          guard local >= 0, work.block.marks[local].isDisjoint(with: [.isPlaced, .isGathered]) else {
            continue
          }
          work.block.marks[local].insert(.isGathered)
          work.block.variables.append(local)
          if local < lastLocal { areVariablesSorted = false }
          lastLocal = local
        }
      }
    }
    if !areVariablesSorted { work.block.variables.sort(work.block.variables.indices) { $0 < $1 } }
    if !areRowsSorted {
      let rows = storage.rows.elements
      work.block.rows.sort(work.block.rows.indices) { rows[Int($0)].age < rows[Int($1)].age }
    }
  }

  /// Has the simplex, or the closed form for one variable, decide about the part at hand.
  /// - Returns: Whether the required rows can hold together.
  private func optimises(_ block: Component, _ storage: borrowing RowStorage) throws(SolverError) -> Bool {
    var part = Component(variables: [], rows: [])
    part.variables.reserveCapacity(work.block.variables.count)
    part.rows.reserveCapacity(work.block.rows.count)
    for k in 0..<work.block.rows.count { part.rows.append(Int(work.block.rows[k])) }
    for k in 0..<work.block.variables.count {
      part.variables.append(block.variables[Int(work.block.variables[k])])
    }
    // What has its value is outside of the part's system.
    work.block.outside.removeAll()
    for row in part.rows {
      for e in storage.range(of: Int(row)) {
        let variable = storage.entries[e].variable
        let local = classOf[variable]
        guard local >= 0, work.block.marks[local].contains(.isPlaced) else { continue }
        work.block.outside.append(BlockSpace.Outsider(variable: variable, local: local))
        classOf[variable] = -1
      }
    }
    for (place, variable) in part.variables.enumerated() {
      classOf[variable] = Int32(truncatingIfNeeded: place)
    }
    work.system.take(part, storage, localOf: classOf, values: value)
    for k in 0..<work.block.variables.count { classOf[part.variables[k]] = work.block.variables[k] }
    for k in 0..<work.block.outside.count {
      classOf[work.block.outside[k].variable] = work.block.outside[k].local
    }
    guard try work.system.solve(work.spares) else { return false }
    for (place, variable) in part.variables.enumerated() {
      value[variable] = work.system.values[place]
      let isFree = work.system.mayBeFree[place]
      work.block.marks[work.block.variables[place]].formUnion(isFree ? [.isPlaced, .isFree] : .isPlaced)
    }
    return true
  }
}
