// Edits: whatever path led to a system, its answers are those of a fresh one.

import Testing

@testable import ConstraintSolver

@Suite("Edits")
struct SolverEditTests {
  @Test("only the variables that moved are reported")
  func changedVariables() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let row = try solver.addConstraint([Term(1, x)], .equal, 3)
    try solver.addConstraint([Term(1, y)], .equal, 4)
    try solver.solve()
    #expect(Set(solver.changedVariables) == [x, y])
    try solver.setConstant(5, of: row)
    try solver.solve()
    #expect(solver.changedVariables == [x])
    #expect(!solver.needsSolve)
  }

  @Test("a variable that loses its last constraint goes to 0, and is reported")
  func lastConstraintGoes() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let sum = try solver.addConstraint([Term(1, x), Term(1, y)], .equal, 16)
    try solver.addConstraint([Term(1, y)], .equal, 7)
    try solver.solve()
    #expect(solver.value(of: x) == 9)
    try solver.removeConstraint(sum)
    try solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.changedVariables == [x])
  }

  @Test("a variable that no constraint mentions yet is free, and nothing determines it")
  func unmentioned() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.addConstraint([Term(1, x)], .equal, 5)
    try solver.solve()
    let new = (0..<100).map { _ in solver.makeVariable() }
    #expect(try solver.freeVariables().map(\.variable) == new)
    #expect(try solver.constraintsDetermining(new).allSatisfy(\.isEmpty))
  }

  @Test("an older constraint can go while newer ones, which mention the same variable, wait to be solved")
  func removedBesideNewer() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let width = try solver.addConstraint([Term(1, x)], .equal, 5)
    try solver.solve()
    let others = try (0..<100).map { k in
      let y = solver.makeVariable()
      try solver.addConstraint([Term(1, y), Term(-1, x)], .equal, Double(k))
      return y
    }
    try solver.removeConstraint(width)
    try solver.addConstraint([Term(1, x)], .equal, 100)
    try solver.solve()
    #expect(others.map(solver.value(of:)) == (100..<200).map(Double.init))
  }

  @Test("handles of removed things are refused, also when their place is taken again")
  func staleHandles() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let old = try solver.addConstraint([Term(1, x)], .equal, 3)
    #expect(throws: SolverError.variableInUse(x)) { try solver.removeVariable(x) }
    try solver.removeConstraint(old)
    try solver.addConstraint([Term(1, x)], .equal, 4)
    #expect(throws: SolverError.unknownConstraint(old)) { try solver.setConstant(1, of: old) }
    let y = solver.makeVariable()
    try solver.removeVariable(y)
    _ = solver.makeVariable()
    #expect(throws: SolverError.unknownVariable(y)) { try solver.addConstraint([Term(1, y)], .equal, 0) }
  }

  @Test("what is not a number, or no priority, is refused and changes nothing")
  func refusals() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let row = try solver.addConstraint([Term(1, x)], .equal, 3)
    #expect(throws: SolverError.emptyTerms) { try solver.addConstraint([], .equal, 0) }
    #expect(throws: SolverError.self) { try solver.addConstraint([Term(.nan, x)], .equal, 0) }
    #expect(throws: SolverError.notFinite(.infinity)) { try solver.setConstant(.infinity, of: row) }
    #expect(throws: SolverError.notFinite(1e16)) { try solver.setConstant(1e16, of: row) }
    for priority: Float in [0, -1, 1000.5, .nan] {
      #expect(throws: SolverError.self) { try solver.setPriority(priority, of: row) }
    }
    try solver.solve()
    #expect(solver.value(of: x) == 3)
  }

  /// A row in which the class of tied numbers cancels out is taken for the soft constraint of the one number that is left;
  /// it is not any more when the tie goes.
  @Test("a row stops being a soft constraint of one variable when the others in it are no longer tied")
  func cancelledClass() throws {
    let solver = Solver()
    let lone = solver.makeVariable(nonNegative: true)
    let tied = solver.makeVariable()
    let start = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    let fixed = try solver.addConstraint([Term(1, lone)], .equal, 2)
    try solver.addGoal([Term(1, width)], 142, above: 500, below: 250)
    let tie = try solver.addConstraint([Term(1, tied), Term(-1, start), Term(-1, width)], .equal, 12)
    try solver.addConstraint(
      [Term(-1, tied), Term(1, start), Term(1, width), Term(3, lone)], .equal, -10, priority: 999)
    try solver.addConstraint([Term(1, start)], .equal, 139)
    try solver.solve()
    try solver.removeConstraint(fixed)
    try solver.solve()
    #expect(abs(solver.value(of: lone) - 2.0 / 3) < 1e-9)
    try solver.removeConstraint(tie)
    // Both may be anything now, as long as three of the one are the other less 291.
    #expect(try solver.freeVariables().map(\.variable) == [lone, tied])
    #expect(solver.value(of: lone) == 0)
    #expect(solver.value(of: tied) == 291)
  }
}
