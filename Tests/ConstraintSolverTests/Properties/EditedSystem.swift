// A solver that is edited, and beside it the plain list of what it holds, from which a fresh solver can be made at any
// time: the two must agree.

import ConstraintSolver

/// Variables and rows by numbers of their own, and the solver that has them.
struct EditedSystem {
  struct Column {
    var isNonNegative: Bool
    var handle: Variable
    /// The value at the last solve.
    var value = 0.0
  }

  /// Values agree when they differ by less, as a share of a number above 1.
  static let tolerance = 1e-6

  let solver = Solver()
  /// In the order in which they were added.
  private(set) var rows: [PlannedRow] = []
  private var handles: [Int: Constraint] = [:]
  /// By number; numbers are not used again.
  private(set) var columns: [Int: Column] = [:]
  private(set) var variables: [Int] = []
  private var nextVariable = 0
  private var nextRow = 0
  private let isRecording: Bool
  /// Everything that was done.
  private(set) var script: [Edit] = []

  init(isRecording: Bool = false) { self.isRecording = isRecording }

  // MARK: Edits

  mutating func makeVariable(nonNegative: Bool = false) -> Int {
    let number = nextVariable
    record(.makeVariable(number, isNonNegative: nonNegative))
    makeVariable(number, nonNegative)
    return number
  }

  private mutating func makeVariable(_ number: Int, _ nonNegative: Bool) {
    nextVariable = max(nextVariable, number + 1)
    columns[number] = Column(
      isNonNegative: nonNegative, handle: solver.makeVariable(nonNegative: nonNegative))
    variables.append(number)
  }

  /// Removes the rows that mention a variable, and the variable.
  mutating func removeVariable(_ number: Int) throws {
    for index in rows.indices.reversed() where rows[index].terms.contains(where: { $0.variable == number }) {
      try removeRow(at: index)
    }
    record(.removeVariable(number))
    guard let column = columns.removeValue(forKey: number) else { return }
    variables.removeAll { $0 == number }
    try solver.removeVariable(column.handle)
  }

  mutating func add(
    _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, _ priority: Float = 1000,
    below: Float? = nil, precedence: Int32 = 0
  ) throws {
    try add(
      PlannedRow(
        number: nextRow, terms: terms.map { PlannedRow.Term(coefficient: $0.0, variable: $0.1) },
        relation: relation, constant: constant, priority: priority, precedence: precedence, below: below))
  }

  private mutating func add(_ row: PlannedRow) throws {
    nextRow = max(nextRow, row.number + 1)
    record(.add(row))
    let terms = row.terms.compactMap { term in
      columns[term.variable].map { Term(term.coefficient, $0.handle) }
    }
    let handle =
      if let below = row.below {
        try solver.addGoal(
          terms, row.constant, above: row.priority, below: below, precedence: row.precedence)
      } else {
        try solver.addConstraint(
          terms, row.relation, row.constant, priority: row.priority, precedence: row.precedence)
      }
    rows.append(row)
    handles[row.number] = handle
  }

  mutating func removeRow(at index: Int) throws {
    let row = rows.remove(at: index)
    record(.removeRow(row.number))
    if let handle = handles.removeValue(forKey: row.number) { try solver.removeConstraint(handle) }
  }

  mutating func setConstant(_ constant: Double, at index: Int) throws {
    rows[index].constant = constant
    record(.setConstant(constant, ofRow: rows[index].number))
    if let handle = handles[rows[index].number] { try solver.setConstant(constant, of: handle) }
  }

  /// Changes the priority of a constraint, or the two of a goal: the one above goes below.
  mutating func setPriority(_ priority: Float, at index: Int) throws {
    record(.setPriority(priority, ofRow: rows[index].number))
    guard let handle = handles[rows[index].number] else { return }
    if rows[index].below != nil {
      let above = min(priority, 999)
      let below = rows[index].priority
      try solver.setPriorities(above: above, below: below, of: handle)
      (rows[index].priority, rows[index].below) = (above, below)
    } else {
      try solver.setPriority(priority, of: handle)
      rows[index].priority = priority
    }
  }

  private mutating func record(_ edit: Edit) {
    if isRecording { script.append(edit) }
  }

  /// Makes an edit of a script; one that makes no sense, because others are left out, does nothing.
  /// - Returns: What a solve finds to complain about.
  mutating func take(_ edit: Edit) throws -> String? {
    func place(_ number: Int) -> Int? { rows.firstIndex { $0.number == number } }
    switch edit {
    case .makeVariable(let number, let isNonNegative):
      if columns[number] == nil {
        record(edit)
        makeVariable(number, isNonNegative)
      }
    case .removeVariable(let number): if columns[number] != nil { try removeVariable(number) }
    case .add(let row):
      if handles[row.number] == nil, row.terms.allSatisfy({ columns[$0.variable] != nil }) { try add(row) }
    case .removeRow(let number): if let index = place(number) { try removeRow(at: index) }
    case .setConstant(let constant, let number):
      if let index = place(number) { try setConstant(constant, at: index) }
    case .setPriority(let priority, let number):
      if let index = place(number) { try setPriority(priority, at: index) }
    case .solve: return try solve()
    }
    return nil
  }

  // MARK: Answers

  /// Solves, and says what is wrong with `changedVariables`.
  mutating func solve() throws -> String? {
    record(.solve)
    let hadEdits = solver.needsSolve
    try solver.solve()
    let changed = Set(solver.changedVariables)
    var complaint: String?
    for number in variables {
      guard let column = columns[number] else { continue }
      let value = solver.value(of: column.handle)
      if value != column.value {
        columns[number]?.value = value
        if hadEdits && !changed.contains(column.handle) {
          complaint = "x\(number) went from \(column.value) to \(value) without being reported as changed"
        }
      }
    }
    return complaint
  }

  /// A new solver with the same rows, which knows nothing of the edits, and its handles. Variables are made in another
  /// order, and goals are two inequalities: that must not matter.
  func fresh() throws -> (solver: Solver, variables: [Int: Variable], rows: [Constraint]) {
    let fresh = Solver()
    var made: [Int: Variable] = [:]
    for number in variables.reversed() {
      made[number] = fresh.makeVariable(nonNegative: columns[number]?.isNonNegative ?? false)
    }
    var handles: [Constraint] = []
    for row in rows {
      let terms = row.terms.compactMap { term in made[term.variable].map { Term(term.coefficient, $0) } }
      handles.append(
        try fresh.addConstraint(
          terms, row.below == nil ? row.relation : .lessThanOrEqual, row.constant, priority: row.priority,
          precedence: row.precedence))
      if let below = row.below {
        try fresh.addConstraint(
          terms, .greaterThanOrEqual, row.constant, priority: below, precedence: row.precedence)
      }
    }
    try fresh.solve()
    return (fresh, made, handles)
  }

  /// The first thing in which the edited solver is unlike a fresh one; nil where they agree.
  /// - Parameter isThorough: Freedom is compared as well, and conflicts are taken apart.
  func disagreement(isThorough: Bool = true) throws -> String? {
    let (fresh, freshVariables, freshRows) = try fresh()
    let broken = Set(solver.conflicts.map(\.broken))
    let freshBroken = Set(fresh.conflicts.map(\.broken))
    for (index, row) in rows.enumerated() {
      guard let handle = handles[row.number] else { continue }
      let isBroken = broken.contains(handle)
      if isBroken != freshBroken.contains(freshRows[index]) {
        return "row \(index) is \(isBroken ? "broken only after" : "broken only without") the edits"
      }
      if row.priority == 1000 && !isBroken && !holds(row) {
        return "required row \(index) is off by \(solver.violation(of: handle)) and not broken"
      }
    }
    for number in variables {
      guard let column = columns[number], let freshVariable = freshVariables[number] else { continue }
      let (value, freshValue) = (solver.value(of: column.handle), fresh.value(of: freshVariable))
      if abs(value - freshValue) > Self.tolerance * max(1, abs(freshValue)) {
        return "x\(number) is \(value) after the edits, \(freshValue) from the start"
      }
      if column.isNonNegative && value < -Self.tolerance { return "x\(number) is \(value)" }
    }
    guard isThorough else { return nil }
    return try freedomDisagreement(fresh, freshVariables) ?? conflictComplaint()
  }

  private func freedomDisagreement(_ fresh: Solver, _ freshVariables: [Int: Variable]) throws -> String? {
    let free = try solver.freeVariables()
    let freeNow = Set(free.map(\.variable))
    let freeFresh = Set(try fresh.freeVariables().map(\.variable))
    for number in variables {
      guard let column = columns[number], let freshVariable = freshVariables[number] else { continue }
      let isFree = freeNow.contains(column.handle)
      if isFree != freeFresh.contains(freshVariable) {
        return "x\(number) is free only \(isFree ? "after" : "without") the edits"
      }
    }
    for variable in free where abs(variable.chosen - variable.other) <= 1e-7 {
      return "a free variable's two values are both \(variable.chosen)"
    }
    return nil
  }

  /// Conflicts are infeasible sets, and feasible without any one member.
  private func conflictComplaint() throws -> String? {
    for conflict in solver.conflicts {
      let members = rows.filter { row in handles[row.number].map(conflict.constraints.contains) ?? false }
      if members.contains(where: { $0.priority != 1000 }) { return "a conflict has an optional member" }
      if members.count != conflict.constraints.count { return "a conflict names rows that are gone" }
      let bounds = Set(conflict.bounds)
      if try isFeasible(members, bounds) { return "the members of a conflict can hold together" }
      for left in members.indices {
        var rest = members
        rest.remove(at: left)
        if try !isFeasible(rest, bounds) { return "a conflict has a member that is none" }
      }
    }
    return nil
  }

  private func isFeasible(_ members: [PlannedRow], _ bounds: Set<Variable>) throws -> Bool {
    let alone = Solver()
    var made: [Int: Variable] = [:]
    for member in members {
      for term in member.terms where made[term.variable] == nil {
        let isBound = columns[term.variable].map { bounds.contains($0.handle) } ?? false
        made[term.variable] = alone.makeVariable(nonNegative: isBound)
      }
    }
    for row in members {
      let terms = row.terms.compactMap { term in made[term.variable].map { Term(term.coefficient, $0) } }
      try alone.addConstraint(terms, row.relation, row.constant)
    }
    try alone.solve()
    return alone.conflicts.isEmpty
  }

  /// Whether a row holds, by a count of its own.
  private func holds(_ row: PlannedRow) -> Bool {
    var residual = -row.constant
    var magnitude = max(1, abs(row.constant))
    for term in row.terms {
      let product = term.coefficient * (columns[term.variable].map { solver.value(of: $0.handle) } ?? 0)
      residual += product
      magnitude = max(magnitude, abs(product))
    }
    switch row.relation {
    case .equal: return abs(residual) <= Self.tolerance * magnitude
    case .lessThanOrEqual: return residual <= Self.tolerance * magnitude
    case .greaterThanOrEqual: return residual >= -Self.tolerance * magnitude
    }
  }
}
