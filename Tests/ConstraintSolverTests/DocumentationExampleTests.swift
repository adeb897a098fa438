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
}
