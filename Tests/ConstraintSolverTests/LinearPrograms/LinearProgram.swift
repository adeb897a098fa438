// Linear programs as systems of constraints: the polytope is required, the cost is a soft constraint that nothing can
// fulfil, so that its violation is as small as the cost can be.

import ConstraintSolver
import Testing

/// Minimise cost · x subject to rows, and x >= 0.
struct LinearProgram: CustomTestStringConvertible, Sendable {
  struct Row: Sendable {
    var factors: [Double]
    var relation = Relation.lessThanOrEqual
    var limit: Double
  }

  var name: String
  var cost: [Double]
  var rows: [Row]
  var testDescription: String { name }
}

/// A program in a solver, to be edited there.
struct PosedProgram {
  /// Below every cost that occurs here.
  static let wish = -1e9

  let solver = Solver()
  let variables: [Variable]
  let cost: Variable
  let wish: Constraint
  private(set) var rows: [Constraint]
  private let program: LinearProgram

  /// - Parameter order: In which variables and rows are made; it must not matter.
  init(_ program: LinearProgram, order: inout some Choices) throws {
    self.program = program
    let solver = self.solver
    var variables = [Variable?](repeating: nil, count: program.cost.count)
    for index in Self.shuffled(program.cost.count, &order) {
      variables[index] = solver.makeVariable(nonNegative: true)
    }
    self.variables = variables.compactMap { $0 }
    cost = solver.makeVariable()
    let terms = zip(program.cost, self.variables).filter { $0.0 != 0 }.map { Term($0, $1) }
    try solver.addConstraint(terms + [Term(-1, cost)], .equal, 0)
    wish = try solver.addConstraint([Term(1, cost)], .lessThanOrEqual, Self.wish, priority: 500)
    var rows = [Constraint?](repeating: nil, count: program.rows.count)
    for index in Self.shuffled(program.rows.count, &order) {
      rows[index] = try Self.add(program.rows[index], self.variables, to: solver)
    }
    self.rows = rows.compactMap { $0 }
  }

  private static func add(
    _ row: LinearProgram.Row, _ variables: [Variable], to solver: Solver
  ) throws -> Constraint {
    let terms = zip(row.factors, variables).filter { $0.0 != 0 }.map { Term($0, $1) }
    return try solver.addConstraint(terms, row.relation, row.limit)
  }

  private static func shuffled(_ count: Int, _ order: inout some Choices) -> [Int] {
    var indices = Array(0..<count)
    for k in indices.indices.dropFirst() { indices.swapAt(k, order.number(in: 0...k)) }
    return indices
  }

  mutating func remove(_ row: Int) throws { try solver.removeConstraint(rows[row]) }

  /// Adds a row anew that was removed; it is the youngest now.
  mutating func restore(_ row: Int) throws {
    rows[row] = try Self.add(program.rows[row], variables, to: solver)
  }

  func setLimit(_ limit: Double, of row: Int) throws { try solver.setConstant(limit, of: rows[row]) }

  /// The least cost.
  func solve() throws -> Double {
    try solver.solve()
    #expect(solver.conflicts.isEmpty)
    return solver.value(of: cost)
  }
}

extension Double {
  /// Whether two numbers differ by no more than a share of the larger one, or of 1.
  func isNear(_ other: Double, within share: Double) -> Bool {
    abs(self - other) <= share * Swift.max(1, abs(self), abs(other))
  }
}
