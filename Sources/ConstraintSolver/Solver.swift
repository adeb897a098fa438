// The public face of the solver: variables, constraints with priorities, edits, answers.

internal import Unchecked

/// How the two sides of a constraint relate. Raw values are Apple's (`NSLayoutConstraint.Relation`).
public enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
  /// The sum is at most the constant.
  case lessThanOrEqual = -1
  /// The sum is the constant.
  case equal = 0
  /// The sum is at least the constant.
  case greaterThanOrEqual = 1
}

/// A real number that a `Solver` determines.
public struct Variable: Hashable, Sendable {
  /// The place in the solver's tables; used again after removal, which the handle notices.
  public let index: Int32
  let generation: Int32
}

/// A row of a `Solver`: Σ coefficient · variable RELATION constant, at a priority.
public struct Constraint: Hashable, Sendable {
  /// The place in the solver's tables; used again after removal, which the handle notices.
  public let index: Int32
  let generation: Int32
}

/// One summand of a row: a variable with its factor. A variable may stand in several terms; their factors add up.
public struct Term: Hashable, Sendable {
  /// The variable, of the solver that made it.
  public var variable: Variable
  /// The factor, within ±1e15; anything else is refused with `SolverError.notFinite` when the row is added.
  public var coefficient: Double
  /// `coefficient · variable`.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// Required constraints that exclude each other: without any one member the others can hold together.
public struct Conflict: Hashable, Sendable {
  /// The members, in the order in which they were added.
  public var constraints: [Constraint]
  /// Variables whose implicit `>= 0` is a member as well.
  public var bounds: [Variable]
  /// The member that has no effect, so that the others hold.
  public var broken: Constraint
}

/// A variable that the optimum does not determine, with two of its optimal values.
public struct FreeVariable: Hashable, Sendable {
  /// The variable that could have another value.
  public var variable: Variable
  /// Its value in the solution that the solver chose.
  public var chosen: Double
  /// Its value in another solution that is just as good.
  public var other: Double
  /// Variables of one group move together: a constraint on one of them bears on the others.
  public var group: Int
  /// Whether equal wishes compete for the variable, so that another value violates one more and another as much less;
  /// false where nothing decides it.
  public var isTie: Bool
}

/// Solves linear constraints with strict priorities: required rows hold; then, level by level from the highest
/// priority, the sum of absolute violations is minimal in the freedom that the higher levels left.
///
/// Every distinct priority is a level of its own: no number of lower rows outweighs a higher one. Where several
/// solutions are equally good, the one that is chosen depends only on the constraints, their precedence and their age,
/// never on the path of edits that led to them: constraints are satisfied in the order of priority, precedence and age;
/// then non-negative variables, and the slacks of inequalities by their age, rest at 0 where nothing decides them (of two
/// slacks that compete, that of the earlier constraint); other variables take what follows, and are 0 where nothing does.
/// It is what Cassowary's tableau comes to, and so Apple's engine.
///
/// Edits are collected; `solve()` brings all values up to date. A solver is one system for one thread at a time.
///
/// - Complexity: `solve()` costs what the independent systems cost that the edits since the last call touch.
public final class Solver {
  /// No more variables or constraints than this at once.
  public static let sizeLimit = 100_000_000
  /// Coefficients and constants lie within ± this number.
  public static let magnitudeLimit = 1e15

  // Every entry point is one short access after the other: the dynamic checks would cost more than the accesses.
  @exclusivity(unchecked) var storage = RowStorage()
  @exclusivity(unchecked) var plan = SubstitutionPlan()
  @exclusivity(unchecked) private var knownConflicts: [Conflict] = []
  /// Counts the solves that may have changed `conflicts`: who tells of them need not compare thousands of constraints.
  @exclusivity(unchecked) public private(set) var conflictsRevision = 0
  @exclusivity(unchecked) private var emptyRows: [Int] = []
  @exclusivity(unchecked) private var brokenRows: Set<Int> = []

  /// Rows with a new constant or priority, and rows that wait for a place in the plan.
  @exclusivity(unchecked) private var editedRows = FlatBuffer<Int32>()
  @exclusivity(unchecked) var pendingRows = FlatBuffer<Int32>()
  /// The terms of the row that is being added.
  @exclusivity(unchecked) private var draft = FlatBuffer<RowTerm>()
  /// Whether there is something to solve besides the rows above.
  @exclusivity(unchecked) private var isRegionPending = false
  /// Where edits took place while conflicts were known.
  @exclusivity(unchecked) private var touchedVariables: [Int] = []
  @exclusivity(unchecked) private var areEmptyRowsDirty = false
  @exclusivity(unchecked) private var knownFreeVariables: [FreeVariable]?
  @exclusivity(unchecked) var search = ComponentSearch()

  /// A system without variables and constraints.
  public init() {}

  /// Makes room for so many variables and constraints in all.
  public func reserveCapacity(variables: Int, constraints: Int) {
    // Rows of a layout have two terms on average, and a few more where positions are sums.
    reserveCapacity(
      variables: min(variables, Self.sizeLimit), rows: min(constraints, Self.sizeLimit),
      terms: 5 * min(constraints, Self.sizeLimit) / 2)
  }

  // MARK: Edits

  /// A new variable; with `nonNegative`, an implicit required `>= 0` that outranks every constraint.
  public func makeVariable(nonNegative: Bool = false) -> Variable {
    handle(ofVariable: addVariable(isNonNegative: nonNegative))
  }

  @inline(__always)
  func addVariable(isNonNegative: Bool) -> Int {
    let id = storage.addVariable(isNonNegative: isNonNegative)
    plan.resetVariable(id)
    if knownFreeVariables != nil { knownFreeVariables = nil }
    return id
  }

  /// Forgets a variable that no constraint mentions.
  public func removeVariable(_ variable: Variable) throws(SolverError) {
    let id = try index(of: variable)
    guard storage.columns[id].head < 0 else { throw .variableInUse(variable) }
    storage.removeVariable(id)
    knownFreeVariables = nil
  }

  /// Adds Σ terms RELATION constant; terms of one variable are added up.
  ///
  /// - Parameters:
  ///   - terms: At least one; the factors are finite.
  ///   - relation: How the sum relates to the constant.
  ///   - constant: Finite, and no larger than `magnitudeLimit`.
  ///   - priority: Greater than 0, at most 1000, which means required.
  ///   - precedence: Decides ties. Of several constraints of one priority that cannot all hold at the same cost, those
  ///     with the lowest precedence (then the earliest added) are satisfied; in a required conflict the member with
  ///     the highest precedence (then the latest added) is broken. Rows of the system itself use negative numbers.
  /// - Complexity: the number of terms.
  @discardableResult
  public func addConstraint(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000, precedence: Int32 = 0
  ) throws(SolverError) -> Constraint {
    try check(priority)
    return try add(terms, constant, Sides(relation, priority), precedence)
  }

  /// Adds a goal: Σ terms should be the constant; to be above it costs at one priority, to be below it at another. A
  /// content size is one, with its priorities of hugging and compression resistance.
  ///
  /// - Parameters:
  ///   - terms: See `addConstraint`.
  ///   - constant: Finite, and no larger than `magnitudeLimit`.
  ///   - above: Below 1000; 0 where the sum may be above the constant. One of the two is greater than 0.
  ///   - below: The same for a sum below the constant.
  ///   - precedence: See `addConstraint`.
  /// - Complexity: the number of terms.
  @discardableResult
  public func addGoal(
    _ terms: [Term], _ constant: Double, above: Float, below: Float, precedence: Int32 = 0
  ) throws(SolverError) -> Constraint {
    let sides = Sides(above: above, below: below)
    try check(goal: sides)
    return try add(terms, constant, sides, precedence)
  }

  private func add(_ terms: [Term], _ constant: Double, _ sides: Sides, _ precedence: Int32)
    throws(SolverError) -> Constraint
  {
    guard !terms.isEmpty else { throw .emptyTerms }
    try check(constant)
    try checkRoom()
    try draft(terms)
    let row = Int(storage.addRow(draft, constant, sides, precedence: precedence))
    admit(row)
    return handle(ofRow: row)
  }

  @inline(__always)
  func checkRoom() throws(SolverError) {
    guard storage.rowCount < Self.sizeLimit else { throw .tooManyConstraints(limit: Self.sizeLimit) }
    guard storage.variableCount <= Self.sizeLimit else { throw .tooManyVariables(limit: Self.sizeLimit) }
  }

  /// A new row waits for its place in the plan.
  @inline(__always)
  func admit(_ row: Int) {
    plan.resetRow(row)
    if knownFreeVariables != nil { knownFreeVariables = nil }
    if storage.rows[row].length == 0 {
      emptyRows.append(row)
      areEmptyRowsDirty = true
    } else {
      // Before the first solve everything waits.
      if plan.isEmpty { isRegionPending = true } else { pendingRows.append(Int32(truncatingIfNeeded: row)) }
      touch(row)
    }
  }

  /// Checks the terms of a row and adds up those of one variable.
  private func draft(_ terms: [Term]) throws(SolverError) {
    draft.removeAll()
    // A long row is added up through a dictionary.
    let isLong = terms.count > 16
    var placeOf: [Int32: Int] = [:]
    for term in terms {
      let variable = Int32(try index(of: term.variable))
      try check(term.coefficient)
      var place: Int?
      if isLong {
        place = placeOf[variable]
        if place == nil { placeOf[variable] = draft.count }
      } else {
        for k in 0..<draft.count where draft[k].variable == variable { place = k }
      }
      if let place {
        draft[place].coefficient += term.coefficient
      } else {
        draft.append(RowTerm(coefficient: term.coefficient, variable: variable))
      }
    }
  }

  /// Removes a constraint; its handle is no longer valid.
  public func removeConstraint(_ constraint: Constraint) throws(SolverError) {
    let row = try index(of: constraint)
    touch(row)
    if storage.rows[row].length == 0 {
      emptyRows.removeAll { $0 == row }
      areEmptyRowsDirty = true
    }
    if brokenRows.remove(row) != nil { isRegionPending = true }
    if row < plan.owner.count { plan.release(row, storage) }
    // What it held may be open now.
    isRegionPending = true
    storage.removeRow(row)
    knownFreeVariables = nil
  }

  /// Changes the right-hand side.
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    let row = try index(of: constraint)
    try check(constant)
    guard storage.rows[row].constant != constant else { return }
    storage.rows[row].constant = constant
    edit(row)
  }

  /// Changes the priority, also between required and optional. A goal gets it on each side that costs something,
  /// and at 1000 is a goal no longer.
  public func setPriority(_ priority: Float, of constraint: Constraint) throws(SolverError) {
    let row = try index(of: constraint)
    try check(priority)
    setSides(storage.rows[row].sides.with(priority: priority), at: row)
  }

  /// Changes the priorities of a goal; see `addGoal`. A constraint becomes a goal with these priorities.
  public func setPriorities(above: Float, below: Float, of goal: Constraint) throws(SolverError) {
    let row = try index(of: goal)
    let sides = Sides(above: above, below: below)
    try check(goal: sides)
    setSides(sides, at: row)
  }

  private func setSides(_ sides: Sides, at row: Int) {
    let old = storage.rows[row]
    guard old.sides != sides else { return }
    storage.rows[row].sides = sides
    edit(row)
    // What the plan knows of a row is whether it is required and which of its sides cost something.
    let new = storage.rows[row]
    guard new.length > 0,
      old.isRequired != new.isRequired || (old.sides.above > 0) != (sides.above > 0)
        || (old.sides.below > 0) != (sides.below > 0)
    else { return }
    if row < plan.owner.count { plan.release(row, storage) }
    pendingRows.append(Int32(row))
  }

  func edit(_ row: Int) {
    if knownFreeVariables != nil { knownFreeVariables = nil }
    if storage.rows[row].length == 0 {
      areEmptyRowsDirty = true
    } else {
      editedRows.append(Int32(row))
      touch(row)
    }
  }

  /// While there are conflicts, an edit may change which of their rows give way.
  @inline(__always)
  private func touch(_ row: Int) {
    if !brokenRows.isEmpty { noteVariables(of: row) }
  }

  private func noteVariables(of row: Int) {
    for e in storage.range(of: row) { touchedVariables.append(Int(storage.entries[e].variable)) }
  }

  func check(_ value: Double) throws(SolverError) {
    guard abs(value) <= Self.magnitudeLimit else { throw .notFinite(value) }
  }

  private func check(goal sides: Sides) throws(SolverError) {
    guard sides.isGoal else { throw .goalPriorityOutOfRange(above: sides.above, below: sides.below) }
  }

  private func check(_ priority: Float) throws(SolverError) {
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(priority) }
  }

  func index(of variable: Variable) throws(SolverError) -> Int {
    let id = Int(variable.index)
    guard id >= 0, id < storage.columns.count, storage.columns[id].isAlive,
      storage.columns[id].generation == variable.generation
    else { throw .unknownVariable(variable) }
    return id
  }

  private func index(of constraint: Constraint) throws(SolverError) -> Int {
    let row = Int(constraint.index)
    guard row >= 0, row < storage.rows.count, storage.rows[row].isAlive,
      storage.rows[row].generation == constraint.generation
    else { throw .unknownConstraint(constraint) }
    return row
  }

  func handle(ofVariable id: Int) -> Variable {
    Variable(index: Int32(id), generation: storage.columns[id].generation)
  }

  func handle(ofRow row: Int) -> Constraint {
    Constraint(index: Int32(row), generation: storage.rows[row].generation)
  }

  // MARK: Answers

  /// Whether values, conflicts and freedom are those of before the last edits; `solve()` brings them up to date.
  public var needsSolve: Bool {
    !editedRows.isEmpty || !pendingRows.isEmpty || isRegionPending || areEmptyRowsDirty
  }

  /// The value at the last `solve()`; 0 for a variable that nothing determines.
  /// - Precondition: the variable belongs to this solver.
  public func value(of variable: Variable) -> Double {
    // A variable that was made since then has no value yet.
    Int(variable.index) < plan.value.count ? plan.value[variable.index] : 0
  }

  /// How far a constraint is from holding at the values of the last `solve()`; 0 when it holds.
  /// - Precondition: the constraint belongs to this solver.
  /// - Complexity: the number of its terms.
  public func violation(of constraint: Constraint) -> Double {
    guard Int(constraint.index) < plan.owner.count else { return 0 }
    return storage.violation(of: Int(constraint.index), at: plan.value)
  }

  /// The required constraints that could not hold together at the last `solve()`, in the order of the broken ones.
  public var conflicts: [Conflict] { knownConflicts }

  /// Whether some required constraints could not hold together at the last `solve()`.
  public var hasConflicts: Bool { !knownConflicts.isEmpty }

  /// The variables whose value changed in the last `solve()` that had something to do.
  public var changedVariables: [Variable] {
    var result: [Variable] = []
    result.reserveCapacity(plan.changed.count)
    for k in 0..<plan.changed.count { result.append(handle(ofVariable: Int(plan.changed[k]))) }
    return result
  }

  /// Brings all values up to date with the edits since the last call; costs nothing without edits.
  ///
  /// After an error, a system that could not be solved has values of before, beside some that follow from what was solved of it
  /// already; all are finite, and the next call begins anew.
  public func solve() throws(SolverError) {
    guard needsSolve else { return }
    knownFreeVariables = nil
    plan.changed.removeAll()
    search.begin()
    reconsiderBrokenRows()
    do throws(SolverError) {
      let found = try solveEdits()
      finishEdits()
      mergeConflicts(found)
    } catch {
      // Nothing is known of how far the plan came: the next call makes it anew.
      finishEdits()
      isRegionPending = true
      plan.dissolveAll(storage)
      // Rows that gave way on the way to the error are in no conflict that was told of.
      for row in brokenRows { storage.rows[row].isBroken = false }
      brokenRows.removeAll()
      throw error
    }
  }

  private func finishEdits() {
    editedRows.removeAll()
    pendingRows.removeAll()
    if !touchedVariables.isEmpty { touchedVariables.removeAll(keepingCapacity: true) }
    isRegionPending = false
    areEmptyRowsDirty = false
  }

  /// Rows that gave way in the systems that edits touch have another chance.
  private func reconsiderBrokenRows() {
    guard !brokenRows.isEmpty else { return }
    for seed in touchedVariables where storage.columns[seed].isAlive && !search.isReached(seed) {
      for row in search.component(around: seed, in: storage).rows where storage.rows[row].isBroken {
        mend(row)
      }
    }
  }

  private func mend(_ row: Int) {
    storage.rows[row].isBroken = false
    brokenRows.remove(row)
    pendingRows.append(Int32(row))
  }

  private func solveEdits() throws(SolverError) -> [Conflict] {
    // Each call that hands the rows over copies their tables' heads: an edit asks first whether there is anything to do.
    if plan.value.count < storage.columns.count || plan.owner.count < storage.rows.count {
      plan.extend(storage)
    }
    if plan.isWorn { plan.dissolveAll(storage) }
    for k in 0..<editedRows.count {
      let row = Int(editedRows[k])
      plan.mark(owner: plan.owner[row], ofRow: row)
    }
    var suspects: Set<Int> = []
    var found: [Conflict] = []
    // Each round either accounts for a contradiction that no round before knew, or takes an assumption back.
    while true {
      if plan.isEmpty || !pendingRows.isEmpty { integratePendingRows() }
      if !plan.region.isEmpty { plan.buildRegion(storage) }
      try plan.evaluate(storage)
      if !plan.contradictoryOwners.isEmpty || !plan.contradictoryRows.isEmpty {
        let known = suspects.count
        suspects.formUnion(plan.rowsBehindContradictions(storage))
        plan.markUnsolved()
        if suspects.count > known {
          found = try breakConflicts(among: suspects)
          continue
        }
        // The rows can hold together, but for rounding errors: the simplex is the judge.
        let isReplaced = plan.replaceContradictoryParts(storage)
        let isRevised = plan.reviseAssumptions(storage)
        if !isReplaced && !isRevised {
          guard !plan.hasUnsolvedBlock else { throw .numericalBreakdown }
          return found
        }
      } else if plan.freeSteps.isEmpty && plan.negativeDependents.isEmpty {
        return found
      } else {
        plan.reviseAssumptions(storage)
      }
    }
  }

  private func integratePendingRows() {
    if plan.isEmpty {
      pendingRows.removeAll()
      return plan.awaitEverything(storage)
    }
    for k in 0..<pendingRows.count {
      let row = Int(pendingRows[k])
      guard storage.rows[row].isAlive, !storage.rows[row].isBroken else { continue }
      plan.integrate(row, storage)
    }
    pendingRows.removeAll()
  }

  /// Decides anew which of the rows give way.
  ///
  /// Rows outside of the set need not be looked at: rows are accepted in their order, and a row that contradicts none
  /// of the set is accepted whatever became of the set, as long as the rest holds together, which the caller checks.
  private func breakConflicts(among suspects: Set<Int>) throws(SolverError) -> [Conflict] {
    let component = ComponentSearch.component(of: Array(suspects), storage)
    for row in component.rows where storage.rows[row].isBroken { mend(row) }
    let matrix = matrix(of: component)
    var found: [Conflict] = []
    for finding in try ConflictSearch.search(matrix.problem) {
      found.append(conflict(finding, component, matrix))
      let row = matrix.sources[finding.broken]
      plan.release(row, storage)
      storage.rows[row].isBroken = true
      brokenRows.insert(row)
    }
    return found
  }

  func matrix(of component: Component) -> ComponentMatrix {
    for (local, id) in component.variables.enumerated() { plan.classOf[id] = Int32(local) }
    defer { for id in component.variables { plan.classOf[id] = -1 } }
    return ComponentMatrix(component, storage, localOf: plan.classOf, values: plan.value)
  }

  private func conflict(_ finding: ConflictSearch.Finding, _ component: Component, _ matrix: ComponentMatrix)
    -> Conflict
  {
    let problem = matrix.problem
    var rows = [matrix.sources[finding.broken]]
    var bounds: [Int] = []
    for other in finding.others {
      if other < problem.rowCount {
        rows.append(matrix.sources[other])
      } else {
        bounds.append(component.variables[other - problem.rowCount])
      }
    }
    rows.sort { storage.rows[$0].age < storage.rows[$1].age }
    return Conflict(
      constraints: rows.map(handle(ofRow:)), bounds: bounds.sorted().map(handle(ofVariable:)),
      broken: handle(ofRow: matrix.sources[finding.broken]))
  }

  /// Keeps the conflicts of systems that were not solved anew, adds those found, and those of rows without variables.
  private func mergeConflicts(_ found: [Conflict]) {
    guard !knownConflicts.isEmpty || !found.isEmpty || !emptyRows.isEmpty else { return }
    let count = knownConflicts.count
    knownConflicts.removeAll { conflict in
      let row = Int(conflict.broken.index)
      return storage.rows[row].generation != conflict.broken.generation || !storage.rows[row].isBroken
        || search.isRowReached(row)
    }
    let kept = Set(found.map(\.broken))
    knownConflicts.removeAll { kept.contains($0.broken) }
    if knownConflicts.count != count || !found.isEmpty || !emptyRows.isEmpty { conflictsRevision += 1 }
    knownConflicts += found
    for row in emptyRows where storage.rows[row].isRequired {
      guard storage.violation(of: row, at: plan.value) > 0 else { continue }
      let constraint = handle(ofRow: row)
      knownConflicts.append(Conflict(constraints: [constraint], bounds: [], broken: constraint))
    }
    knownConflicts.sort { storage.rows[Int($0.broken.index)].age < storage.rows[Int($1.broken.index)].age }
  }

  /// The variables that another optimal solution would give another value, in the order of their index.
  ///
  /// - Complexity: nothing where the optimum is unique; else up to two linear programs for a variable of the systems
  ///   that are not. The answer is kept until the next edit.
  public func freeVariables() throws(SolverError) -> [FreeVariable] {
    try solve()
    if let knownFreeVariables { return knownFreeVariables }
    // A variable that no row mentions asks for no solve.
    plan.extend(storage)
    var free: [FreeVariable] = []
    search.begin()
    for id in 0..<storage.columns.count
    where plan.mayBeFree[id] && storage.columns[id].isAlive && !search.isReached(id) {
      let component = search.component(around: id, in: storage)
      let system = ComponentSystem(matrix(of: component))
      for found in try system.freeVariables() {
        let id = component.variables[found.variable]
        free.append(
          FreeVariable(
            variable: handle(ofVariable: id), chosen: plan.value[id], other: found.other,
            group: component.variables[found.group], isTie: found.isTie))
      }
    }
    free.sort { $0.variable.index < $1.variable.index }
    knownFreeVariables = free
    return free
  }

  /// For each variable the constraints whose rows determine its value, in the order in which they were added; none for
  /// a variable that nothing determines.
  ///
  /// - Complexity: one solve of each system that the variables belong to, and the tight rows for each variable.
  public func constraintsDetermining(_ variables: [Variable]) throws(SolverError) -> [[Constraint]] {
    try solve()
    var answers = [[Constraint]](repeating: [], count: variables.count)
    var ids: [Int] = []
    for variable in variables { ids.append(try index(of: variable)) }
    plan.extend(storage)
    var askers = [Int: [Int]]()
    for (k, id) in ids.enumerated() { askers[id, default: []].append(k) }
    search.begin()
    for id in ids where !search.isReached(id) {
      let component = search.component(around: id, in: storage)
      let system = ComponentSystem(matrix(of: component))
      let asked = component.variables.indices.filter { askers[component.variables[$0]] != nil }
      let rows = try system.rowsDetermining(asked)
      for (local, determining) in zip(asked, rows) {
        let found = determining.map { system.sources[$0] }
        let constraints = Set(found + found.compactMap { storage.otherHalf(of: $0) })
          .sorted { storage.rows[$0].age < storage.rows[$1].age }
          .map(handle(ofRow:))
        for k in askers[component.variables[local]] ?? [] { answers[k] = constraints }
      }
    }
    return answers
  }
}
