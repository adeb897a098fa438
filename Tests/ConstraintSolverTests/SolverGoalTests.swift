// Goals: rows with a priority for each side, as a content size has them.

import Testing

@testable import ConstraintSolver

@Suite("Goals") struct SolverGoalTests {
  /// A number that should be 50, and what else is asked of it.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var above: Float
    var below: Float
    var relation: Relation
    var limit: Double
    var priority: Float
    var expected: Double
  }

  /// Spec 02 §3 and 05 §2: each side is an inequality of its own priority, and the higher priority wins.
  @Test(
    "each side of a goal has its own priority",
    arguments: [
      Case(
        testDescription: "a higher soft constraint stretches", above: 250, below: 750, relation: .equal,
        limit: 80,
        priority: 251, expected: 80),
      Case(
        testDescription: "a lower soft constraint does not stretch", above: 250, below: 750, relation: .equal,
        limit: 80,
        priority: 249, expected: 50),
      Case(
        testDescription: "a soft constraint below resistance does not compress", above: 250, below: 750,
        relation: .equal, limit: 20, priority: 700, expected: 50),
      Case(
        testDescription: "a soft constraint above resistance compresses", above: 250, below: 750,
        relation: .equal,
        limit: 20, priority: 751, expected: 20),
      Case(
        testDescription: "what is required compresses", above: 250, below: 750, relation: .lessThanOrEqual,
        limit: 40, priority: 1000, expected: 40),
      Case(
        testDescription: "a side of 0 costs nothing", above: 0, below: 750, relation: .equal, limit: 80,
        priority: 1, expected: 80),
    ])
  func sides(example: Case) throws {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    try solver.addGoal([Term(1, width)], 50, above: example.above, below: example.below)
    try solver.addConstraint([Term(1, width)], example.relation, example.limit, priority: example.priority)
    try solver.solve()
    #expect(solver.value(of: width) == example.expected)
  }

  @Test("a negative factor turns the sides of the variable, not those of the sum")
  func negativeFactor() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.addGoal([Term(-2, x)], -100, above: 250, below: 750)
    let wish = try solver.addConstraint([Term(1, x)], .equal, 60, priority: 500)
    try solver.solve()
    // At 60 the sum is 20 below: that costs at 750. At 40 it is 20 above, at 250.
    #expect(solver.value(of: x) == 50)
    try solver.setConstant(40, of: wish)
    try solver.solve()
    #expect(solver.value(of: x) == 40)
  }

  @Test("priorities of a goal change, one side at a time")
  func edits() throws {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    let goal = try solver.addGoal([Term(1, width)], 50, above: 250, below: 750)
    try solver.addConstraint([Term(1, width)], .equal, 80, priority: 500)
    var seen: [Double] = []
    for (above, below) in [(250, 750), (600, 750), (0, 750), (600, 0), (499, 1)] as [(Float, Float)] {
      try solver.setPriorities(above: above, below: below, of: goal)
      try solver.solve()
      seen.append(solver.value(of: width))
    }
    #expect(seen == [80, 50, 80, 50, 80])
    #expect(solver.violation(of: goal) == 30)
  }

  @Test("a goal that holds a chain together is relaxed like any other soft constraint")
  func chain() throws {
    let solver = Solver()
    let x = (0..<3).map { _ in solver.makeVariable() }
    try solver.addConstraint([Term(1, x[0])], .equal, 10)
    for i in 1..<3 { try solver.addGoal([Term(1, x[i]), Term(-1, x[i - 1])], 20, above: 300, below: 400) }
    try solver.solve()
    #expect(x.map(solver.value(of:)) == [10, 30, 50])
    let end = try solver.addConstraint([Term(1, x[2])], .equal, 40)
    try solver.solve()
    // Ten short, whoever pays: of equals the earlier holds.
    #expect(x.map(solver.value(of:)) == [10, 30, 40])
    try solver.setConstant(70, of: end)
    try solver.solve()
    #expect(x.map(solver.value(of:)) == [10, 30, 70])
  }

  @Test(
    "goals are never required", arguments: [(1000, 500), (500, 1000), (0, 0), (-1, 5), (.nan, 5), (5, .nan)])
  func priorities(above: Float, below: Float) throws {
    let solver = Solver()
    let x = solver.makeVariable()
    #expect {
      try solver.addGoal([Term(1, x)], 1, above: above, below: below)
    } throws: { error in
      guard case SolverError.goalPriorityOutOfRange(let a, let b) = error else { return false }
      return a.bitPattern == above.bitPattern && b.bitPattern == below.bitPattern
    }
    let goal = try solver.addGoal([Term(1, x)], 1, above: 1, below: 2)
    #expect(throws: SolverError.self) { try solver.setPriorities(above: above, below: below, of: goal) }
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test("the one row of a goal is what determines a value")
  func determining() throws {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    let goal = try solver.addGoal([Term(1, width)], 50, above: 250, below: 750)
    try solver.addConstraint([Term(1, width)], .lessThanOrEqual, 60)
    #expect(try solver.constraintsDetermining([width]) == [[goal]])
    #expect(try solver.freeVariables().isEmpty)
  }

  /// x <= 7, z − x >= 19 required and z − x >= −7 as a goal: turned round, the goal asks z − x <= −7 and has to give way.
  @Test("a goal that turns to its other side leaves required rows as they are")
  func turnsRound() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(nonNegative: true), solver.makeVariable())
    try solver.addConstraint([Term(-1, y), Term(1, x)], .lessThanOrEqual, 7)
    try solver.addConstraint([Term(1, z), Term(-1, x)], .greaterThanOrEqual, 19)
    let goal = try solver.addConstraint([Term(-1, z), Term(1, x)], .lessThanOrEqual, 7, priority: 50)
    try solver.solve()
    try solver.setPriorities(above: 0, below: 750, of: goal)
    try solver.solve()
    #expect(solver.value(of: z) - solver.value(of: x) == 19)
    #expect(solver.conflicts.isEmpty)
  }
}
