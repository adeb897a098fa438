// A solver that lives long, and the plain list of its rows from which a fresh one can be made.

import ConstraintSolver

/// Variables and rows by numbers that grow with age and are not used again.
struct LongLivedSystem {
  private struct Row {
    var row: PlannedRow
    var handle: Constraint
  }

  let solver = Solver()
  private var rows: [Int: Row] = [:]
  private var variables: [Int: (handle: Variable, isNonNegative: Bool)] = [:]
  private var nextRow = 0
  private var nextVariable = 0
  private(set) var editCount = 0

  var rowCount: Int { rows.count }

  mutating func makeVariable(nonNegative: Bool = false) -> Int {
    variables[nextVariable] = (solver.makeVariable(nonNegative: nonNegative), nonNegative)
    nextVariable += 1
    return nextVariable - 1
  }

  mutating func removeVariable(_ number: Int) throws {
    guard let variable = variables.removeValue(forKey: number) else { return }
    try solver.removeVariable(variable.handle)
  }

  mutating func add(
    _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, _ priority: Float = 1000
  ) throws -> Int {
    let row = PlannedRow(
      number: nextRow, terms: terms.map { PlannedRow.Term(coefficient: $0.0, variable: $0.1) },
      relation: relation, constant: constant, priority: priority, precedence: 0)
    try add(row)
    return row.number
  }

  private mutating func add(_ row: PlannedRow) throws {
    let terms = row.terms.compactMap { term in
      variables[term.variable].map { Term(term.coefficient, $0.handle) }
    }
    let handle = try solver.addConstraint(terms, row.relation, row.constant, priority: row.priority)
    rows[row.number] = Row(row: row, handle: handle)
    nextRow = max(nextRow, row.number + 1)
    editCount += 1
  }

  mutating func remove(_ number: Int) throws {
    guard let row = rows.removeValue(forKey: number) else { return }
    try solver.removeConstraint(row.handle)
    editCount += 1
  }

  /// Removes a row and adds the same one again, as the youngest.
  mutating func renew(_ number: Int) throws -> Int {
    guard var row = rows[number]?.row else { return number }
    try remove(number)
    row.number = nextRow
    try add(row)
    return row.number
  }

  mutating func setConstant(_ constant: Double, of number: Int) throws {
    guard let handle = rows[number]?.handle else { return }
    rows[number]?.row.constant = constant
    try solver.setConstant(constant, of: handle)
    editCount += 1
  }

  mutating func setPriority(_ priority: Float, of number: Int) throws {
    guard let handle = rows[number]?.handle else { return }
    rows[number]?.row.priority = priority
    try solver.setPriority(priority, of: handle)
    editCount += 1
  }

  func value(of number: Int) -> Double { variables[number].map { solver.value(of: $0.handle) } ?? .nan }

  /// The first variable whose value is another in a fresh solver with the same rows, by more than a billionth.
  func disagreement() throws -> String? {
    let fresh = Solver()
    var made: [Int: Variable] = [:]
    for (number, variable) in variables.sorted(by: { $0.key < $1.key }) {
      made[number] = fresh.makeVariable(nonNegative: variable.isNonNegative)
    }
    for (_, row) in rows.sorted(by: { $0.key < $1.key }) {
      let terms = row.row.terms.compactMap { term in made[term.variable].map { Term(term.coefficient, $0) } }
      try fresh.addConstraint(terms, row.row.relation, row.row.constant, priority: row.row.priority)
    }
    try fresh.solve()
    guard solver.conflicts.isEmpty && fresh.conflicts.isEmpty else { return "there are conflicts" }
    for (number, variable) in made {
      let (edited, expected) = (value(of: number), fresh.value(of: variable))
      if !edited.isNear(expected, within: 1e-9) {
        return "x\(number) is \(edited) after \(editCount) edits, \(expected) in a fresh solver"
      }
    }
    return nil
  }
}
