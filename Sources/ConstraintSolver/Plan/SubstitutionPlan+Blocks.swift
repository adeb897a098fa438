// The presolve of a connected system, on the plan's tables: row singletons are substituted, column singletons put aside, and
// what is left falls apart into independent linear programs. Blocks are evaluated so, and questions about a whole system
// (freedom, explanations) begin so (`ComponentSystem`).

internal import Unchecked

/// The work space of a presolve: the variables of a block by their places in it. It is used for one block after the other.
struct BlockSpace: ~Copyable {
  struct Mark: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let isNonNegative = Mark(rawValue: 1)
    static let isPlaced = Mark(rawValue: 2)
    /// Another optimum may give it another value.
    static let isFree = Mark(rawValue: 4)
    /// A column singleton of a required equality: it has no rank when ties are broken, and is computed from the others.
    static let isDependent = Mark(rawValue: 8)
    /// Is in a part that was gathered.
    static let isGathered = Mark(rawValue: 16)
  }

  /// A variable that is computed from the others of a row.
  struct Definition: BitwiseCopyable {
    var local: Int32
    var row: Int32
  }

  /// A variable of the block that counts as one outside of it while a part is solved.
  struct Outsider: BitwiseCopyable {
    var variable: Int32
    var local: Int32
  }

  /// A row with one open variable: a bound of it, or its value.
  struct UnitRow {
    /// The variable's entry.
    var entry: Int32
    var coefficient: Double
    /// The value at which the row is tight.
    var value: Double
    /// Whether that depends on a free variable.
    var isFree: Bool
  }

  // By place in the block.
  var marks = FlatBuffer<Mark>()
  /// The entries of each column, without those of rows that define dependents.
  var mentions = FlatBuffer<Int32>()
  /// The derivative of each by the one parameter that a part leaves open; 0 beyond the part at hand.
  var slope = FlatBuffer<Double>()

  /// Unit rows that wait to be propagated.
  var queue = FlatBuffer<Int32>()
  var candidates = FlatBuffer<Int32>()
  /// The definitions of settled variables, for queries: a row mentions only variables that were settled before.
  var settled = FlatBuffer<Definition>()
  /// The definitions of dependents: a row mentions settled variables, those of parts, and dependents that come later.
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
    settled.removeAll()
    definitions.removeAll()
  }

  /// The number of elements up to which the memory of a work space is kept.
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

  /// Restores the old values of a block's variables; the new ones are aside afterwards.
  private mutating func leave(_ block: Component) {
    for (local, variable) in block.variables.enumerated() {
      classOf[variable] = -1
      let new = value[variable]
      value[variable] = work.aside[local]
      work.aside[local] = new
    }
    for row in block.rows { unknown[row] = 0 }
  }

  /// Solves a block: its variables get their optimal values.
  /// - Returns: Whether the required rows can hold together.
  private mutating func solves(_ block: Component, step: Int32, _ storage: borrowing RowStorage)
    throws(SolverError) -> Bool
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

  /// The presolve of a whole connected system, whatever the plan knows of it.
  /// - Parameters:
  ///   - component: A connected system. Its broken rows have no say.
  ///   - matrix: The same as a matrix.
  ///   - keepsDependents: Leaves dependents and their rows in the parts, for questions about freedom.
  /// - Complexity: linear in the entries, and `n log n` in the rows.
  mutating func presolve(
    _ component: Component, _ matrix: ComponentMatrix, keepsDependents: Bool, _ storage: borrowing RowStorage
  ) -> ComponentSystem {
    var block = component
    block.rows.removeAll { storage.rows[$0].isBroken }
    let owners = block.rows.map { owner[$0] }
    let values = block.variables.map { value[$0] }
    for row in block.rows { owner[row] = Owner.question }
    for (local, variable) in block.variables.enumerated() {
      classOf[variable] = Int32(truncatingIfNeeded: local)
    }
    defer {
      for (row, user) in zip(block.rows, owners) {
        owner[row] = user
        unknown[row] = 0
      }
      for (variable, old) in zip(block.variables, values) {
        classOf[variable] = -1
        value[variable] = old
      }
      work.block.shrink()
    }
    var system = ComponentSystem(matrix)
    enter(block, storage)
    // First come, first served, so that an explanation does not depend on where rows are stored.
    work.block.queue.sort(work.block.queue.indices) {
      let (one, other) = (storage.rows[$0], storage.rows[$1])
      return (one.precedence, one.age) < (other.precedence, other.age)
    }
    guard settles(inOrder: true, step: Owner.question, storage), !contradicts(block, storage) else {
      system.isContradictory = true
      return system
    }
    findDependents(block, step: Owner.question, storage)
    system.take(settled: work.block.settled, dependents: work.block.definitions)
    if keepsDependents {
      for k in work.block.definitions.indices {
        unknown[work.block.definitions[k].row] &= ~RowMark.definition
      }
    }
    let isElsewhere: BlockSpace.Mark =
      keepsDependents ? [.isPlaced, .isGathered] : [.isPlaced, .isGathered, .isDependent]
    for local in 0..<block.variables.count where work.block.marks[local].isDisjoint(with: isElsewhere) {
      gather(around: Int32(truncatingIfNeeded: local), block, step: Owner.question, storage)
      if work.block.rows.isEmpty && !keepsDependents { continue }
      let part = partAtHand(block)
      takeMatrix(of: part, storage)
      system.append(work.matrix, variables: work.block.variables)
      for k in work.block.variables.indices
      where work.block.marks[work.block.variables[k]].contains(.isDependent) {
        system.parts[system.parts.count - 1].problem.isDependent[k] = true
      }
    }
    return system
  }

  /// Counts the entries of each row and column.
  private mutating func enter(_ block: Component, _ storage: borrowing RowStorage) {
    work.block.begin(count: block.variables.count)
    for (local, variable) in block.variables.enumerated() where storage.columns[variable].isNonNegative {
      work.block.marks[local] = .isNonNegative
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

  /// Substitutes variables by row singletons.
  /// - Parameter isInOrder: Goes through the rows first come, first served, and lists what they settle.
  /// - Returns: False if one is infinite, or negative and may not be.
  private mutating func settles(inOrder isInOrder: Bool = false, step: Int32, _ storage: borrowing RowStorage)
    -> Bool
  {
    if isInOrder {
      var next = 0
      while next < work.block.queue.count {
        let row = work.block.queue[next]
        next += 1
        guard unknown[row] == 1, let unit = unitRow(row, storage) else { continue }
        guard unit.value.isFinite, place(unit, step: step, storage) else { return false }
        let local = classOf[storage.entries[unit.entry].variable]
        work.block.settled.append(BlockSpace.Definition(local: local, row: row))
      }
      return true
    }
    while let row = work.block.queue.popLast() {
      guard unknown[row] == 1, let unit = unitRow(row, storage) else { continue }
      guard unit.value.isFinite, place(unit, step: step, storage) else { return false }
    }
    return true
  }

  private mutating func place(_ unit: BlockSpace.UnitRow, step: Int32, _ storage: borrowing RowStorage)
    -> Bool
  {
    let variable = storage.entries[unit.entry].variable
    if unit.value < -Tolerance.feasibility, storage.columns[variable].isNonNegative { return false }
    value[variable] = unit.value == 0 ? 0 : unit.value
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

  /// A row with one open variable, solved for it; nil where the coefficient is too small beside the others.
  @inline(__always)
  func unitRow(_ row: Int32, isDefinition: Bool = false, _ storage: borrowing RowStorage) -> BlockSpace
    .UnitRow?
  {
    var unit = BlockSpace.UnitRow(
      entry: -1, coefficient: 1, value: storage.rows[row].constant, isFree: false)
    var largest = 0.0
    for e in storage.range(of: Int(row)) {
      let entry = storage.entries[e]
      largest = max(largest, abs(entry.coefficient))
      let local = classOf[entry.variable]
      if local >= 0 {
        let marks = work.block.marks[local]
        guard marks.contains(.isPlaced) else {
          (unit.entry, unit.coefficient) = (Int32(truncatingIfNeeded: e), entry.coefficient)
          continue
        }
        if marks.contains(.isFree) { unit.isFree = true }
      }
      unit.value -= entry.coefficient * value[entry.variable]
    }
    guard unit.entry >= 0, isDefinition || abs(unit.coefficient) >= Tolerance.pivotShare * largest else {
      return nil
    }
    unit.value /= unit.coefficient
    return unit
  }

  /// Whether the settled variables contradict a required row.
  private func contradicts(_ block: Component, _ storage: borrowing RowStorage) -> Bool {
    for row in block.rows where unknown[row] == 0 && !isFulfilled(row, storage) { return true }
    return false
  }

  // MARK: Column singletons

  /// Puts column singletons of required equalities aside: free variables, which can always make their row hold and cost
  /// nothing, and variables `>= 0` that are a positive multiple of another one. Without the row, others may become such
  /// variables: chains of views fall apart into their links.
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

  /// The row of a column singleton, if it can be solved for the variable.
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

  /// Whether a coefficient is large enough for a pivot among the open ones of its row: the matrix of the part has no others.
  private func hasOpenWeight(_ variable: Int32, in row: Int32, _ storage: borrowing RowStorage) -> Bool {
    var (own, largest) = (0.0, 0.0)
    for e in storage.range(of: Int(row)) {
      let entry = storage.entries[e]
      if entry.variable == variable { own = abs(entry.coefficient) }
      let local = classOf[entry.variable]
      guard local >= 0, !work.block.marks[local].contains(.isPlaced) else { continue }
      largest = max(largest, abs(entry.coefficient))
    }
    return own >= Tolerance.pivotShare * largest
  }

  /// Whether a row makes one open variable `>= 0` a positive multiple of another one.
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
      guard work.block.marks[local].contains(.isNonNegative) else { return false }
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
      guard let unit = unitRow(definition.row, isDefinition: true, storage) else {
        assertionFailure("a definition has one open variable once those after it have their values")
        continue
      }
      value[block.variables[Int(definition.local)]] = unit.value == 0 ? 0 : unit.value
      work.block.marks[definition.local].formUnion(unit.isFree ? [.isPlaced, .isFree] : .isPlaced)
    }
  }

  // MARK: Parts

  /// Collects a connected part of what is left: variables in the order of the block, rows by age.
  private mutating func gather(
    around seed: Int32, _ block: Component, step: Int32, _ storage: borrowing RowStorage
  ) {
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

  /// Optimises the part at hand: in closed form where it is one variable with a unique optimum, else by the simplex.
  /// - Returns: Whether the required rows can hold together.
  private mutating func optimises(_ block: Component, _ storage: borrowing RowStorage) throws(SolverError)
    -> Bool
  {
    if work.block.variables.count == 1 {
      switch optimumOfLoneVariable(block, storage) {
      case .infeasible: return false
      case .value(let best):
        guard best.isFinite else { throw .numericalBreakdown }
        value[block.variables[Int(work.block.variables[0])]] = best == 0 ? 0 : best
        work.block.marks[work.block.variables[0]].formUnion(.isPlaced)
        return true
      // Soft constraints of one priority compete: the simplex breaks the tie.
      case .free: break
      }
    }
    let part = partAtHand(block)
    takeMatrix(of: part, storage)
    let simplex = try work.spares.simplex(for: &work.matrix)
    guard let isOpen = try simplex.optimise() else { return false }
    for (place, variable) in part.variables.enumerated() {
      value[variable] = simplex.x[place] == 0 ? 0 : simplex.x[place]
      work.block.marks[work.block.variables[place]].formUnion(isOpen ? [.isPlaced, .isFree] : .isPlaced)
    }
    work.spares.giveBack(simplex)
    return true
  }

  private mutating func optimumOfLoneVariable(_ block: Component, _ storage: borrowing RowStorage)
    -> SingleVariable.Optimum
  {
    let variable = Int32(truncatingIfNeeded: block.variables[Int(work.block.variables[0])])
    work.single.begin()
    if storage.columns[variable].isNonNegative { work.single.require(atLeast: 0) }
    for k in 0..<work.block.rows.count {
      let row = storage.rows[work.block.rows[k]]
      let (coefficient, rest) = coefficientAndRest(row, for: variable, storage)
      work.single.add(coefficient, rest: rest, row.sides)
    }
    return work.single.optimum()
  }

  private mutating func partAtHand(_ block: Component) -> Component {
    var part = Component(variables: [], rows: [])
    part.variables.reserveCapacity(work.block.variables.count)
    part.rows.reserveCapacity(work.block.rows.count)
    for k in 0..<work.block.rows.count { part.rows.append(Int(work.block.rows[k])) }
    for k in 0..<work.block.variables.count {
      part.variables.append(block.variables[Int(work.block.variables[k])])
    }
    return part
  }

  /// Makes `work.matrix` the matrix of the part at hand: placed variables belong to its constants.
  private mutating func takeMatrix(of part: Component, _ storage: borrowing RowStorage) {
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
    if work.matrix.isLarge { work.matrix = ComponentMatrix() }
    work.matrix.take(part, storage, localOf: classOf, values: value)
    for k in 0..<work.block.variables.count { classOf[part.variables[k]] = work.block.variables[k] }
    for k in 0..<work.block.outside.count {
      classOf[work.block.outside[k].variable] = work.block.outside[k].local
    }
  }
}
