// Plumbline's solver: rows of numbers.

import ConstraintSolver

struct SolverContender: Contender {
  let engine = Engine.plumbline
  let level = Level.solver
  let viewCount: Int
  fileprivate let rows: LinearRows

  init(_ picture: Picture) {
    rows = LinearRows(picture)
    viewCount = picture.boxCount
  }

  var valueCount: Int { rows.variableCount }
  func build() throws -> any LaidOut { try SolvedRows(self) }
  func boxes(_ values: [Double]) -> [Box] { rows.boxes(values) }
}

private final class SolvedRows: LaidOut {
  private let contender: SolverContender
  private let solver = Solver()
  private var variables: [Variable] = []
  private var constraints: [Constraint] = []
  private var terms: [Term] = []

  init(_ contender: SolverContender) throws {
    self.contender = contender
    let rows = contender.rows
    solver.reserveCapacity(variables: rows.variableCount, constraints: rows.rowCount)
    variables.reserveCapacity(rows.variableCount)
    for isSize in rows.isSize { variables.append(solver.makeVariable(nonNegative: isSize)) }
    constraints.reserveCapacity(rows.rowCount)
    for row in 0..<rows.rowCount { constraints.append(try add(row)) }
    try solver.solve()
  }

  private func add(_ row: Int) throws -> Constraint {
    let rows = contender.rows
    terms.removeAll(keepingCapacity: true)
    for k in Int(rows.rowStart[row])..<Int(rows.rowStart[row + 1]) {
      terms.append(Term(rows.termCoefficient[k], variables[Int(rows.termVariable[k])]))
    }
    if rows.priorityBelow[row] > 0 {
      return try solver.addGoal(
        terms, rows.constant[row], above: rows.priority[row], below: rows.priorityBelow[row])
    }
    return try solver.addConstraint(
      terms, Relation(rawValue: rows.relation[row]) ?? .equal, rows.constant[row],
      priority: rows.priority[row])
  }

  var conflictCount: Int? { solver.conflicts.count }

  func read(into values: inout [Double]) {
    for i in variables.indices { values[i] = solver.value(of: variables[i]) }
  }

  func resize(to width: Double) throws {
    try solver.setConstant(width, of: constraints[contender.rows.widthRow])
    try solver.solve()
  }

  private func edit(_ row: Int, _ constant: Double) throws {
    try solver.setConstant(constant, of: constraints[row])
    try solver.solve()
    for variable in solver.changedVariables { consume(solver.value(of: variable)) }
  }

  func setDetail(_ constant: Double) throws { try edit(contender.rows.detailRow, constant) }
  func setShift(_ constant: Double) throws { try edit(contender.rows.shiftRow, constant) }

  private var tenth: StrideTo<Int> { stride(from: 5, to: constraints.count, by: 10) }

  func removeTenth() throws {
    for row in tenth where row != contender.rows.widthRow { try solver.removeConstraint(constraints[row]) }
    try solver.solve()
  }

  func restoreTenth() throws {
    for row in tenth where row != contender.rows.widthRow { constraints[row] = try add(row) }
    try solver.solve()
  }
}
