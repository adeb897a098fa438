// The example of the module's documentation page (Sources/ConstraintSolver/Documentation.docc/ConstraintSolver.md), word for
// word; a test of Plumbline's compares them.

import ConstraintSolver
import Testing

@Suite("Documentation examples") struct DocumentationExampleTests {
  @Test("the example of ConstraintSolver's page")
  func example() throws {
    let solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    try solver.addConstraint([Term(1, left), Term(1, width)], .lessThanOrEqual, 300)
    let start = try solver.addConstraint([Term(1, left)], .equal, 20)
    try solver.addConstraint([Term(1, width)], .equal, 400, priority: 750)
    try solver.solve()
    print(solver.value(of: width))  // 280.0
    try solver.setConstant(50, of: start)
    try solver.solve()
    print(solver.value(of: width))  // 250.0
    #expect(solver.value(of: left) == 50 && solver.value(of: width) == 250)
  }
  @Test("the example of Solver")
  func solver() throws {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    try solver.addConstraint([Term(1, width)], .lessThanOrEqual, 300)
    try solver.addConstraint([Term(1, width)], .equal, 400, priority: 750)
    try solver.solve()
    #expect(solver.value(of: width) == 300)
  }

  @Test("the example of Conflict: of two equalities the later one is broken")
  func conflict() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    try solver.addConstraint([Term(1, width)], .equal, 100)
    let second = try solver.addConstraint([Term(1, width)], .equal, 120)
    try solver.solve()
    #expect(solver.conflicts[0].broken == second)
    #expect(solver.value(of: width) == 100)
  }

  @Test("the example of FreeVariable: only an inequality holds a variable")
  func freeVariable() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.addConstraint([Term(1, x)], .greaterThanOrEqual, 10)
    let free = try #require(try solver.freeVariables().first)
    #expect(free.chosen == 10)
    #expect(!free.isTie)
  }

  @Test("the example of Explanation: 280 is 300 less 20")
  func explanation() throws {
    let solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    try solver.addConstraint([Term(1, left), Term(1, width)], .lessThanOrEqual, 300)
    try solver.addConstraint([Term(1, left)], .equal, 20)
    try solver.addConstraint([Term(1, width)], .equal, 400, priority: 750)
    let why = try solver.explanations(of: [[Term(1, width)]])[0]
    #expect(why.shares.map(\.multiplier) == [-1, 1])
  }

  @Test("the example of SolverError")
  func error() throws {
    let solver = Solver()
    let pin = try solver.addConstraint([Term(1, solver.makeVariable())], .equal, 8)
    let error = #expect(throws: SolverError.self) { try solver.setConstant(.nan, of: pin) }
    #expect(error?.description == "nan is not a number within ±1e15")
  }
}
