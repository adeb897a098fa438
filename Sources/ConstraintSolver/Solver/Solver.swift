// A lexicographic linear program that is edited and solved again: its variables and constraints, and their edits.

internal import Unchecked

/// A system of linear constraints with strict priorities: required rows hold; then, level by level from the highest
/// priority, the sum of absolute violations is minimal over the optimal face of the levels above.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.makeVariable(nonNegative: true)
/// try solver.addConstraint([Term(1, width)], .lessThanOrEqual, 300)
/// try solver.addConstraint([Term(1, width)], .equal, 400, priority: 750)
/// try solver.solve()
/// solver.value(of: width)  // 300.0
/// ```
///
/// Every distinct priority is a level of its own: no number of lower rows outweighs a higher one.
///
/// Where the optimum is not unique, the solver chooses a vertex of the optimal face that depends only on the constraints,
/// their precedence and their age, never on the edits that led to them. Constraints are satisfied in the order of priority,
/// precedence and age; then variables `>= 0`, slacks of inequalities by their age, and free variables are minimised one
/// after the other. It is the vertex to which Cassowary's tableau leads, in which nonbasic variables are 0, and so that of
/// Apple's engine.
///
/// Edits are collected; `solve()` brings all values up to date. A solver is one system for one thread at a time.
/// - Complexity: `solve()` is linear in the entries of the rows that depend on the edits since the last call, as long as no
///   linear program of several variables is among them; the first one in all entries.
public final class Solver {
  /// The largest number of variables, and of constraints, at once.
  public static let sizeLimit = 100_000_000
  /// Coefficients and constants lie within ± this number.
  public static let magnitudeLimit = 1e15

  // What unchecked access is worth: Documentation/Solver.md, "Exclusive access".
  @exclusivity(unchecked) var storage = RowStorage()
  @exclusivity(unchecked) var plan = SubstitutionPlan()
  @exclusivity(unchecked) var knownConflicts: [Conflict] = []
  /// A number that changes with each solve that may have changed `conflicts`, which may have thousands of members to
  /// compare.
  @exclusivity(unchecked) public internal(set) var conflictsRevision = 0
  @exclusivity(unchecked) var emptyRows: [Int] = []
  @exclusivity(unchecked) var brokenRows: Set<Int> = []

  /// Rows with a new constant or priority, and rows that the plan does not know yet.
  @exclusivity(unchecked) var editedRows = FlatBuffer<Int32>()
  @exclusivity(unchecked) var pendingRows = FlatBuffer<Int32>()
  /// The terms of the row that is being added.
  @exclusivity(unchecked) private var draft = FlatBuffer<RowTerm>()
  @exclusivity(unchecked) var isRegionPending = false
  /// The variables of the rows that were edited while there were conflicts.
  @exclusivity(unchecked) var touchedVariables: [Int] = []
  @exclusivity(unchecked) var areEmptyRowsDirty = false
  @exclusivity(unchecked) var knownFreeVariables: [FreeVariable]?
  @exclusivity(unchecked) var search = ComponentSearch()

  /// A system without variables and constraints.
  public init() {}

  /// Reserves memory for a number of variables and constraints in all.
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

  /// Removes a variable that no constraint mentions.
  public func removeVariable(_ variable: Variable) throws(SolverError) {
    let id = try index(of: variable)
    guard storage.columns[id].head < 0 else { throw .variableInUse(variable) }
    storage.removeVariable(id)
    knownFreeVariables = nil
  }

  /// Adds Σ terms RELATION constant; terms of one variable are added up.
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

  @inline(__always)
  func admit(_ row: Int) {
    plan.resetRow(row)
    if knownFreeVariables != nil { knownFreeVariables = nil }
    if storage.rows[row].length == 0 {
      emptyRows.append(row)
      areEmptyRowsDirty = true
    } else {
      // The first solve plans everything at once.
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
    // Variables that it determined may be free now.
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

  /// While there are conflicts, an edit may change which of their rows are broken.
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
}
