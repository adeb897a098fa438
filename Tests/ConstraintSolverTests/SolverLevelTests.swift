// Strict levels, sums of absolute violations inside a level, and which of several optima is chosen.

import Testing

@testable import ConstraintSolver

@Suite("Levels and ties")
struct SolverLevelTests {
  /// Soft constraints for one variable, and the value that must come out.
  struct Wishes: CustomTestStringConvertible, Sendable {
    var source: String
    var wishes: [(Relation, Double, Float)]
    var expected: Double
    var testDescription: String { source }
  }

  @Test(
    "one variable, many soft constraints",
    arguments: [
      Wishes(
        source: "E034: one 251 beats two 250s",
        wishes: [(.equal, 100, 251), (.equal, 200, 250), (.equal, 210, 250)],
        expected: 100),
      Wishes(
        source: "E035: one 999 beats two 998s",
        wishes: [(.equal, 100, 999), (.equal, 200, 998), (.equal, 300, 998)],
        expected: 100),
      Wishes(
        source: "E036: as near as a required limit allows",
        wishes: [(.equal, 300, 999), (.lessThanOrEqual, 120, 1000)], expected: 120),
      Wishes(
        source: "E039: fractional priorities are levels", wishes: [(.equal, 20, 250), (.equal, 10, 250.5)],
        expected: 10),
      Wishes(
        source: "E040: a lower level acts in the freedom of the higher",
        wishes: [(.greaterThanOrEqual, 100, 700), (.lessThanOrEqual, 50, 300)], expected: 100),
      Wishes(
        source: "E046: the median of one level wins",
        wishes: [(.equal, 100, 500), (.equal, 200, 500), (.equal, 210, 500)], expected: 200),
      Wishes(
        source: "E050: five soft constraints",
        wishes: [(.equal, 10, 10), (.equal, 20, 10), (.equal, 30, 10), (.equal, 200, 10), (.equal, 300, 10)],
        expected: 30),
      Wishes(
        source: "E051: a third, lower soft constraint decides between two equal ones",
        wishes: [(.equal, 10, 100), (.equal, 20, 100), (.equal, 0, 1)], expected: 10),
      Wishes(
        source: "B14: of two equal soft constraints the earlier holds",
        wishes: [(.equal, 100, 500), (.equal, 200, 500)],
        expected: 100),
      Wishes(source: "02 §5: what nothing determines is 0", wishes: [], expected: 0),
    ])
  func oneVariable(_ example: Wishes) throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for (relation, constant, priority) in example.wishes {
      try solver.addConstraint([Term(1, x)], relation, constant, priority: priority)
    }
    try solver.solve()
    #expect(abs(solver.value(of: x) - example.expected) < 1e-9)
  }

  @Test("a thousand rows of 998 never move one of 999")
  func manyAgainstOne() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<1000 { try solver.addConstraint([Term(1, x)], .equal, 50, priority: 998) }
    let strong = try solver.addConstraint([Term(1, x)], .equal, 7, priority: 999)
    try solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.violation(of: strong) == 0)
  }

  @Test("precedence decides between equal soft constraints before age does")
  func precedence() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.addConstraint([Term(1, x)], .equal, 10, priority: 500, precedence: 2)
    try solver.addConstraint([Term(1, x)], .equal, 20, priority: 500, precedence: 1)
    try solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  @Test("B12: two texts that resist equally; the one with the lower precedence keeps its size")
  func compressionTie() throws {
    let solver = Solver()
    let label = solver.makeVariable(nonNegative: true)
    let field = solver.makeVariable(nonNegative: true)
    try solver.addConstraint([Term(1, label), Term(1, field)], .equal, 296)
    try solver.addConstraint([Term(1, label)], .greaterThanOrEqual, 400, priority: 750, precedence: 20)
    try solver.addConstraint([Term(1, field)], .greaterThanOrEqual, 60, priority: 750, precedence: 10)
    try solver.solve()
    #expect(solver.value(of: label) == 236)
    #expect(solver.value(of: field) == 60)
  }

  @Test("terms of one variable are added up, and may cancel")
  func duplicateTerms() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.addConstraint([Term(1, x), Term(2, x)], .equal, 12)
    let satisfied = try solver.addConstraint([Term(1, y), Term(-1, y)], .lessThanOrEqual, 3)
    let violated = try solver.addConstraint([Term(1, y), Term(-1, y)], .equal, 3)
    try solver.solve()
    #expect(solver.value(of: x) == 4)
    #expect(solver.violation(of: satisfied) == 0)
    #expect(solver.violation(of: violated) == 3)
    #expect(solver.conflicts == [Conflict(constraints: [violated], bounds: [], broken: violated)])
  }
}
