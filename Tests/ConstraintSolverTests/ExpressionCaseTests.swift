// What other solvers' tests expect of linear expressions and of the order of strengths (../shared/cases,
// solver_cassowary_js `expression`, solver_kiwi `strength`). There is no expression type here, a constraint takes terms:
// so each case is an equation `result == expression` with values for what stands in it. Products and quotients of two
// expressions, which those solvers refuse, cannot be written down.

import ConstraintSolver
import Testing

@Suite("Expressions of other solvers") struct ExpressionCaseTests {
  /// Σ terms + constant as it was built up, variables by letter, and what it comes to where `a` is 3 and `b` is 5.
  static let built: [(id: String, terms: [(Double, Character)], constant: Double, result: Double)] = [
    ("expr-const", [], 4, 4),
    ("expr-3args", [(2, "a")], 3, 9),
    ("expr-complex", [(3, "a"), (2, "b")], 4, 23),
    ("expr-multiplyMe", [(-20, "a")], -2, -62),
    ("expr-addVariable-twice: 20a + 3b + 2", [(20, "a"), (1, "b"), (2, "b")], 2, 77),
    ("expr-addVariable-cancel: 20a + 2", [(20, "a"), (1, "b"), (2, "b"), (-3, "b")], 2, 62),
    ("expr-minus: 20a - 10b - 3", [(20, "a"), (-10, "b")], -3, 7),
    ("expr-addExpr-again: 20a + 12b + 12", [(20, "a"), (10, "b"), (2, "b")], 12, 132),
  ]

  @Test("terms add up", arguments: built)
  func terms(id: String, terms: [(Double, Character)], constant: Double, result: Double) throws {
    let solver = Solver()
    let (a, b, sum) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.addConstraint([Term(1, a)], .equal, 3)
    try solver.addConstraint([Term(1, b)], .equal, 5)
    try solver.addConstraint(
      [Term(1, sum)] + terms.map { Term(-$0.0, $0.1 == "a" ? a : b) }, .equal, constant)
    try solver.solve()
    #expect(abs(solver.value(of: sum) - result) < 1e-9)
    #expect(solver.conflicts.isEmpty)
  }

  @Test("expr-newSubject, expr-changeSubject: an equation is solved for whatever is unknown in it")
  func subjects() throws {
    let solver = Solver()
    let (v, va, vb) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.addConstraint([Term(2, v)], .equal, -5)
    try solver.addConstraint([Term(1, vb), Term(-2, va)], .equal, 5)
    try solver.addConstraint([Term(1, vb)], .equal, 1)
    try solver.solve()
    #expect(abs(solver.value(of: v) + 2.5) < 1e-9)
    // va = 0.5 vb − 2.5
    #expect(abs(solver.value(of: va) + 2) < 1e-9)
  }

  @Test("expr-substituteOut: 2 v1 + 2 is 8 v2 + 10 where v1 is 4 v2 + 4")
  func substitution() throws {
    let solver = Solver()
    let (v1, v2, sum) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.addConstraint([Term(1, v1), Term(-4, v2)], .equal, 4)
    try solver.addConstraint([Term(1, sum), Term(-2, v1)], .equal, 2)
    try solver.addConstraint([Term(1, v2)], .equal, 3)
    try solver.solve()
    #expect(abs(solver.value(of: sum) - 34) < 1e-9)
  }

  @Test("strength-order: weak below medium below strong below required")
  func strengths() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    // Whoever comes later and higher wins, however many came before.
    for (index, priority) in [Float(250), 500, 750, 1000].enumerated() {
      for _ in 0...(4 - index) {
        try solver.addConstraint([Term(1, x)], .equal, Double(priority), priority: priority)
      }
      try solver.solve()
      #expect(solver.value(of: x) == Double(priority))
    }
  }
}
