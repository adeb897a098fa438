// The public face of the solver: variables, constraints with priorities, edits, answers.

/// How the two sides of a constraint relate. Raw values are Apple's (`NSLayoutConstraint.Relation`).
public enum Relation: Int8, Hashable, Sendable {
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

/// One summand of a row.
public struct Term: Hashable, Sendable {
  /// The variable, of the solver that made it.
  public var variable: Variable
  /// The factor; finite.
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
}

/// Solves linear constraints with strict priorities: required rows hold; then, level by level from the highest
/// priority, the sum of absolute violations is minimal in the freedom that the higher levels left.
///
/// Every distinct priority is a level of its own: no number of lower rows outweighs a higher one. Where several
/// solutions are equally good, the one that is chosen depends only on the constraints, their precedence and their age,
/// never on the path of edits that led to them.
///
/// Edits are collected; `solve()` brings all values up to date. A solver is one system for one thread at a time.
///
/// - Complexity: `solve()` costs what the independent systems cost that the edits since the last call touch.
public final class Solver {
  /// No more variables or constraints than this at once.
  public static let sizeLimit = 100_000_000
  /// Coefficients and constants lie within ± this number.
  public static let magnitudeLimit = 1e15

  var storage = RowStorage()
  private var values: [Double] = []
  /// Whether the optimum may leave the variable open: a variable that is not marked is determined.
  private var mayBeFree: [Bool] = []
  private var violations: [Double] = []
  private var isBroken: [Bool] = []
  private var knownConflicts: [Conflict] = []
  private var emptyRows: [Int] = []

  private var dirtyVariables: [Int] = []
  private var isDirty: [Bool] = []
  private var areEmptyRowsDirty = false
  private var lastChanged: [Variable] = []
  private var knownFreeVariables: [FreeVariable]?
  private var search = ComponentSearch()
  /// Scratch: the local number of a variable in the component at hand.
  private var localOf: [Int] = []

  /// A system without variables and constraints.
  public init() {}

  // MARK: Edits

  /// A new variable; with `nonNegative`, an implicit required `>= 0` that outranks every constraint.
  public func makeVariable(nonNegative: Bool = false) -> Variable {
    let id = storage.addVariable(isNonNegative: nonNegative)
    if id == values.count {
      values.append(0)
      mayBeFree.append(false)
      isDirty.append(false)
      localOf.append(0)
    }
    values[id] = 0
    touch(id)
    return handle(ofVariable: id)
  }

  /// Forgets a variable that no constraint mentions.
  public func removeVariable(_ variable: Variable) throws(SolverError) {
    let id = try index(of: variable)
    guard storage.columnHead[id] < 0 else { throw .variableInUse(variable) }
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
    guard !terms.isEmpty else { throw .emptyTerms }
    try check(constant)
    try check(priority)
    guard storage.rowCount < Self.sizeLimit else { throw .tooManyConstraints(limit: Self.sizeLimit) }
    guard storage.variableCount <= Self.sizeLimit else { throw .tooManyVariables(limit: Self.sizeLimit) }
    var merged: [(variable: Int, coefficient: Double)] = []
    merged.reserveCapacity(terms.count)
    for term in terms {
      let id = try index(of: term.variable)
      try check(term.coefficient)
      if let k = merged.firstIndex(where: { $0.variable == id }) {
        merged[k].coefficient += term.coefficient
      } else {
        merged.append((id, term.coefficient))
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    let row = storage.addRow(merged, relation, constant, priority: priority, precedence: precedence)
    if row == violations.count {
      violations.append(0)
      isBroken.append(false)
    }
    violations[row] = 0
    isBroken[row] = false
    if merged.isEmpty {
      emptyRows.append(row)
      areEmptyRowsDirty = true
    }
    touch(row: row)
    return handle(ofRow: row)
  }

  /// Removes a constraint; its handle is no longer valid.
  public func removeConstraint(_ constraint: Constraint) throws(SolverError) {
    let row = try index(of: constraint)
    touch(row: row)
    if storage.rowLength[row] == 0 {
      emptyRows.removeAll { $0 == row }
      areEmptyRowsDirty = true
    }
    storage.removeRow(row)
  }

  /// Changes the right-hand side.
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    let row = try index(of: constraint)
    try check(constant)
    guard storage.constant[row] != constant else { return }
    storage.constant[row] = constant
    touch(row: row)
  }

  /// Changes the priority, also between required and optional.
  public func setPriority(_ priority: Float, of constraint: Constraint) throws(SolverError) {
    let row = try index(of: constraint)
    try check(priority)
    guard storage.priority[row] != priority else { return }
    storage.priority[row] = priority
    touch(row: row)
  }

  private func check(_ value: Double) throws(SolverError) {
    guard value.isFinite, abs(value) <= Self.magnitudeLimit else { throw .notFinite(value) }
  }

  private func check(_ priority: Float) throws(SolverError) {
    guard priority > 0, priority <= 1000 else { throw .priorityOutOfRange(priority) }
  }

  private func index(of variable: Variable) throws(SolverError) -> Int {
    let id = Int(variable.index)
    guard id >= 0, id < storage.isVariableAlive.count, storage.isVariableAlive[id],
      storage.variableGeneration[id] == variable.generation
    else { throw .unknownVariable(variable) }
    return id
  }

  private func index(of constraint: Constraint) throws(SolverError) -> Int {
    let row = Int(constraint.index)
    guard row >= 0, row < storage.isRowAlive.count, storage.isRowAlive[row],
      storage.rowGeneration[row] == constraint.generation
    else { throw .unknownConstraint(constraint) }
    return row
  }

  private func handle(ofVariable id: Int) -> Variable {
    Variable(index: Int32(id), generation: storage.variableGeneration[id])
  }

  private func handle(ofRow row: Int) -> Constraint {
    Constraint(index: Int32(row), generation: storage.rowGeneration[row])
  }

  private func touch(_ id: Int) {
    guard !isDirty[id] else { return }
    isDirty[id] = true
    dirtyVariables.append(id)
  }

  private func touch(row: Int) {
    for e in storage.entries(of: row) { touch(Int(storage.entryVariable[e])) }
    if storage.rowLength[row] == 0 { areEmptyRowsDirty = true }
  }

  // MARK: Answers

  /// Whether edits wait for `solve()`.
  public var needsSolve: Bool { !dirtyVariables.isEmpty || areEmptyRowsDirty }

  /// The value at the last `solve()`; 0 for a variable that nothing determines.
  /// - Precondition: the variable belongs to this solver.
  public func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  /// How far a constraint is from holding at the last `solve()`; 0 when it holds.
  /// - Precondition: the constraint belongs to this solver.
  public func violation(of constraint: Constraint) -> Double { violations[Int(constraint.index)] }

  /// The required constraints that could not hold together at the last `solve()`, in the order of the broken ones.
  public var conflicts: [Conflict] { knownConflicts }

  /// The variables whose value changed in the last `solve()` that had something to do.
  public var changedVariables: [Variable] { lastChanged }

  /// Brings all values up to date with the edits since the last call; costs nothing without edits.
  ///
  /// After an error the values are those of before for the systems that could not be solved.
  public func solve() throws(SolverError) {
    guard needsSolve else { return }
    knownFreeVariables = nil
    lastChanged.removeAll(keepingCapacity: true)
    var found: [Conflict] = []
    search.begin(storage)
    for seed in dirtyVariables where storage.isVariableAlive[seed] && !search.isReached(seed) {
      let component = search.component(around: seed, in: storage)
      try solve(component, &found)
    }
    for id in dirtyVariables { isDirty[id] = false }
    dirtyVariables.removeAll(keepingCapacity: true)
    areEmptyRowsDirty = false
    mergeConflicts(found)
  }

  private func solve(_ component: Component, _ found: inout [Conflict]) throws(SolverError) {
    for row in component.rows { isBroken[row] = false }
    var system = system(of: component)
    if try !system.solve() {
      for finding in try ConflictSearch.search(system.problem) {
        isBroken[system.sources[finding.broken].first] = true
        found.append(conflict(finding, component, system))
      }
      system = self.system(of: component)
      // What is left holds together, so this solve cannot fail for a conflict again.
      guard try system.solve() else { throw .numericalBreakdown }
    }
    for (local, id) in component.variables.enumerated() {
      if values[id] != system.values[local] {
        values[id] = system.values[local]
        lastChanged.append(handle(ofVariable: id))
      }
      mayBeFree[id] = system.mayBeFree[local]
    }
    for row in component.rows { violations[row] = violationNow(of: row) }
  }

  private func violationNow(of row: Int) -> Double {
    var residual = -storage.constant[row]
    var magnitude = abs(residual)
    for e in storage.entries(of: row) {
      let product = storage.entryCoefficient[e] * values[Int(storage.entryVariable[e])]
      residual += product
      magnitude += abs(product)
    }
    if abs(residual) <= 1e-9 * (1 + magnitude) { return 0 }
    switch storage.relation[row] {
    case .equal: return abs(residual)
    case .lessThanOrEqual: return max(0, residual)
    case .greaterThanOrEqual: return max(0, -residual)
    }
  }

  private func system(of component: Component) -> ComponentSystem {
    for (local, id) in component.variables.enumerated() { localOf[id] = local }
    return ComponentSystem(ComponentMatrix(component, storage, isBroken: isBroken, localOf: localOf))
  }

  /// Required rows are never merged, so each has one source.
  private func conflict(_ finding: ConflictSearch.Finding, _ component: Component, _ system: ComponentSystem)
    -> Conflict
  {
    let problem = system.problem
    var rows = [system.sources[finding.broken].first]
    var bounds: [Int] = []
    for other in finding.others {
      if other < problem.rowCount {
        rows.append(system.sources[other].first)
      } else {
        bounds.append(component.variables[other - problem.rowCount])
      }
    }
    rows.sort { storage.age[$0] < storage.age[$1] }
    return Conflict(
      constraints: rows.map(handle(ofRow:)), bounds: bounds.sorted().map(handle(ofVariable:)),
      broken: handle(ofRow: system.sources[finding.broken].first))
  }

  /// Keeps the conflicts of systems that were not solved anew, adds those found, and those of rows without variables.
  private func mergeConflicts(_ found: [Conflict]) {
    knownConflicts.removeAll { conflict in
      let row = Int(conflict.broken.index)
      return storage.rowLength[row] == 0 || storage.rowGeneration[row] != conflict.broken.generation
        || !storage.isRowAlive[row] || search.isRowReached(row)
    }
    knownConflicts += found
    for row in emptyRows {
      violations[row] = violationNow(of: row)
      if violations[row] > 0 && storage.priority[row] == 1000 {
        let constraint = handle(ofRow: row)
        knownConflicts.append(Conflict(constraints: [constraint], bounds: [], broken: constraint))
      }
    }
    knownConflicts.sort { storage.age[Int($0.broken.index)] < storage.age[Int($1.broken.index)] }
  }

  /// The variables that another optimal solution would give another value, in the order of their index.
  ///
  /// - Complexity: nothing where the optimum is unique; else up to two linear programs for a variable of the systems
  ///   that are not. The answer is kept until the next edit.
  public func freeVariables() throws(SolverError) -> [FreeVariable] {
    try solve()
    if let knownFreeVariables { return knownFreeVariables }
    var free: [FreeVariable] = []
    search.begin(storage)
    for id in mayBeFree.indices where mayBeFree[id] && storage.isVariableAlive[id] && !search.isReached(id) {
      let component = search.component(around: id, in: storage)
      let system = system(of: component)
      for (local, other) in try system.freeVariables() {
        let id = component.variables[local]
        free.append(FreeVariable(variable: handle(ofVariable: id), chosen: values[id], other: other))
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
    var askers = [Int: [Int]]()
    for (k, id) in ids.enumerated() { askers[id, default: []].append(k) }
    search.begin(storage)
    for id in ids where !search.isReached(id) {
      let component = search.component(around: id, in: storage)
      let system = system(of: component)
      let asked = component.variables.indices.filter { askers[component.variables[$0]] != nil }
      let rows = try system.rowsDetermining(asked)
      for (local, determining) in zip(asked, rows) {
        let sources = determining.flatMap { row in
          [system.sources[row].first, system.sources[row].second].filter { $0 >= 0 }
        }
        let constraints = sources.sorted { storage.age[$0] < storage.age[$1] }
          .map(handle(ofRow:))
        for k in askers[component.variables[local]] ?? [] { answers[k] = constraints }
      }
    }
    return answers
  }
}
