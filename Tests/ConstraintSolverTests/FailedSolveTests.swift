// What is left after a solve that ended with an error: finite values, and nothing forgotten. Expectations are plain
// arithmetic.

import Testing

@testable import ConstraintSolver

@Suite("Failed solves")
struct FailedSolveTests {
  /// Sizes that grow beyond all numbers, from one for which two soft constraints compete: a system that the simplex has to
  /// solve.
  private func addOverflow(to solver: Solver) throws -> [Constraint] {
    var last = solver.makeVariable()
    var rows = [
      try solver.addConstraint([Term(1, last)], .greaterThanOrEqual, 1),
      try solver.addConstraint([Term(1, last)], .greaterThanOrEqual, 2),
      try solver.addConstraint([Term(1, last)], .lessThanOrEqual, 5, priority: 500),
    ]
    for _ in 0..<25 {
      let next = solver.makeVariable(nonNegative: true)
      rows.append(try solver.addConstraint([Term(1, next), Term(-1e15, last)], .equal, 0))
      rows.append(try solver.addConstraint([Term(1, next)], .greaterThanOrEqual, 0, priority: 400))
      last = next
    }
    return rows
  }

  @Test("a conflict that was found on the way to an error is found again when its cause is gone")
  func conflictBesideAnError() throws {
    let solver = Solver()
    let y = solver.makeVariable()
    try solver.addConstraint([Term(1, y)], .equal, 1)
    let second = try solver.addConstraint([Term(1, y)], .equal, 2)
    let rows = try addOverflow(to: solver)
    #expect(throws: SolverError.numericalBreakdown) { try solver.solve() }
    for row in rows { try solver.removeConstraint(row) }
    try solver.solve()
    #expect(solver.conflicts.map(\.broken) == [second])
    #expect(solver.value(of: y) == 1)
  }

  @Test("two numbers that compete keep their values when a row asks for more than numbers can hold")
  func pair() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.addConstraint([Term(1, a)], .equal, 50, priority: 750)
    try solver.addConstraint([Term(1, b)], .equal, 70, priority: 750)
    try solver.addConstraint([Term(1, a), Term(1, b)], .greaterThanOrEqual, 10)
    try solver.addConstraint([Term(2, a), Term(1, b)], .greaterThanOrEqual, 10)
    try solver.solve()
    #expect([solver.value(of: a), solver.value(of: b)] == [50, 70])
    let row = try solver.addConstraint([Term(1e-300, b)], .greaterThanOrEqual, 1e15)
    #expect(throws: SolverError.numericalBreakdown) { try solver.solve() }
    #expect([solver.value(of: a), solver.value(of: b)] == [50, 70])
    try solver.removeConstraint(row)
    try solver.solve()
    #expect([solver.value(of: a), solver.value(of: b)] == [50, 70])
  }

  @Test("numbers that follow from others beyond all bounds are an error, not infinite")
  func infiniteDependents() throws {
    let solver = Solver()
    var last = solver.makeVariable()
    try solver.addConstraint([Term(1, last)], .equal, 1, priority: 500)
    for _ in 0..<80 {
      let next = solver.makeVariable()
      try solver.addConstraint([Term(1, next), Term(-1e5, last)], .equal, 1)
      last = next
    }
    let (beside, follower) = (solver.makeVariable(), solver.makeVariable())
    try solver.addConstraint([Term(1, beside)], .equal, 7, priority: 500)
    try solver.addConstraint([Term(1, follower), Term(-1, beside)], .equal, 1)
    #expect(throws: SolverError.numericalBreakdown) { try solver.solve() }
    #expect(solver.value(of: last).isFinite)
    #expect(solver.value(of: follower) == 8)
  }
}
