// Required constraints that exclude each other: which set is named, which member gives way, and when it comes back.

import Testing

@testable import ConstraintSolver

@Suite("Conflicts")
struct SolverConflictTests {
  @Test("the later of two widths is broken (spec 02 §4.1: 100, then 200, gives 100)")
  func laterIsBroken() throws {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    let first = try solver.addConstraint([Term(1, width)], .equal, 100)
    let second = try solver.addConstraint([Term(1, width)], .equal, 200)
    try solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(solver.conflicts == [Conflict(constraints: [first, second], bounds: [], broken: second)])
    #expect(solver.violation(of: second) == 100)
  }

  @Test("system rows outlive the constraints of the user, whatever came first")
  func systemOutranks() throws {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    let user = try solver.addConstraint([Term(1, width)], .equal, 100)
    let system = try solver.addConstraint([Term(1, width)], .equal, 320, precedence: -1)
    try solver.solve()
    #expect(solver.value(of: width) == 320)
    #expect(solver.conflicts.map(\.broken) == [user])
    #expect(solver.conflicts.first?.constraints == [user, system])
  }

  @Test("the implicit width >= 0 is named where it takes part (spec 02 §1: 13 + 13 in a width of 0)")
  func boundTakesPart() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    let outer = solver.makeVariable(nonNegative: true)
    let narrow = try solver.addConstraint([Term(1, outer)], .equal, 0)
    let left = try solver.addConstraint([Term(1, x)], .equal, 13)
    let right = try solver.addConstraint([Term(1, x), Term(1, width), Term(-1, outer)], .equal, -13)
    try solver.solve()
    #expect(
      solver.conflicts == [Conflict(constraints: [narrow, left, right], bounds: [width], broken: right)])
  }

  @Test("of thousands of distances between one pair each gives way to the first, inequalities to the nearest")
  func distances() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let least = try solver.addConstraint([Term(1, y), Term(-1, x)], .greaterThanOrEqual, 5)
    let most = try solver.addConstraint([Term(1, y), Term(-1, x)], .lessThanOrEqual, 6)
    let low = try (0..<1000).map { try solver.addConstraint([Term(1, y), Term(-1, x)], .equal, Double(-$0)) }
    let high = try (7..<1000).map {
      try solver.addConstraint([Term(1, y), Term(-1, x)], .greaterThanOrEqual, Double($0))
    }
    let held = try solver.addConstraint([Term(1, y), Term(-1, x)], .equal, 6)
    try solver.solve()
    #expect(
      solver.conflicts == low.map { Conflict(constraints: [least, $0], bounds: [], broken: $0) }
        + high.map { Conflict(constraints: [most, $0], bounds: [], broken: $0) })
    #expect(solver.value(of: y) - solver.value(of: x) == 6)
    #expect(solver.violation(of: held) == 0)
  }

  @Test("a constraint that gives way is no limit for those of the same items")
  func relaxedLimit() throws {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    let negative = try solver.addConstraint([Term(1, width)], .equal, -5)
    let first = try solver.addConstraint([Term(1, width)], .equal, 3)
    let second = try solver.addConstraint([Term(1, width)], .equal, 4)
    try solver.solve()
    #expect(
      solver.conflicts == [
        Conflict(constraints: [negative], bounds: [width], broken: negative),
        Conflict(constraints: [first, second], bounds: [], broken: second),
      ])
    #expect(solver.value(of: width) == 3)
  }

  @Test("thousands of copies that cannot hold are all broken, those beside them hold")
  func manyCopies() throws {
    let solver = Solver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(nonNegative: true))
    let broken = try (0..<2000).map { _ in
      try solver.addConstraint([Term(1, x), Term(-1, x), Term(-1, width)], .equal, 8)
    }
    try solver.addConstraint([Term(1, x), Term(1, width)], .equal, 20)
    try solver.solve()
    #expect(solver.conflicts == broken.map { Conflict(constraints: [$0], bounds: [width], broken: $0) })
    #expect(solver.value(of: x) + solver.value(of: width) == 20)
  }

  @Test("copies of a constraint that gives way give way to the same ones; copies of one that holds hold")
  func copies() throws {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    let first = try solver.addConstraint([Term(1, width)], .equal, 100)
    let broken = try (0..<3).map { _ in try solver.addConstraint([Term(1, width)], .equal, 200) }
    try solver.addConstraint([Term(1, width)], .equal, 100)
    try solver.solve()
    #expect(
      solver.conflicts == broken.map { Conflict(constraints: [first, $0], bounds: [], broken: $0) })
    try solver.removeConstraint(first)
    try solver.solve()
    #expect(solver.value(of: width) == 200)
    #expect(solver.conflicts.count == 1)
  }

  @Test("E077: circular minimums exclude each other")
  func circularMinimums() throws {
    let solver = Solver()
    let a = solver.makeVariable(nonNegative: true)
    let b = solver.makeVariable(nonNegative: true)
    try solver.addConstraint([Term(1, a), Term(-1, b)], .greaterThanOrEqual, 10)
    let second = try solver.addConstraint([Term(1, b), Term(-1, a)], .greaterThanOrEqual, 10)
    try solver.solve()
    #expect(solver.conflicts.map(\.broken) == [second])
    #expect(solver.conflicts.first?.constraints.count == 2)
  }

  @Test("B06: a broken constraint has its effect again when its rival goes")
  func comesBack() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    let rival = try solver.addConstraint([Term(1, width)], .equal, 100)
    try solver.addConstraint([Term(1, width)], .equal, 200)
    try solver.solve()
    try solver.removeConstraint(rival)
    try solver.solve()
    #expect(solver.value(of: width) == 200)
    #expect(solver.conflicts.isEmpty)
  }

  @Test("a broken constraint has no say in ties: without it the same optimum is chosen")
  func brokenHasNoSay() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    let impossible = try solver.addConstraint([Term(1, width)], .equal, -14)
    try solver.addConstraint([Term(1, x), Term(1, width)], .greaterThanOrEqual, 100, priority: 1)
    try solver.solve()
    #expect(solver.conflicts.map(\.broken) == [impossible])
    let chosen = [x, width].map(solver.value(of:))
    // A size stays 0 where nothing decides it, and the position follows (spec 02 §8).
    #expect(chosen == [100, 0])
    for free in try solver.freeVariables() { #expect(abs(free.chosen - free.other) > 1e-6) }
    try solver.removeConstraint(impossible)
    try solver.solve()
    #expect([x, width].map(solver.value(of:)) == chosen)
  }

  @Test("a broken constraint takes no part, also where it would settle a class of tied sizes")
  func brokenTakesNoPart() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let (a, b, c, d, e) = (
      solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true),
      solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true),
      solver.makeVariable(nonNegative: true)
    )
    func tie() throws -> Constraint {
      try solver.addConstraint([Term(1, c), Term(-3, a)], .equal, -17)
    }
    try solver.addConstraint([Term(1, right), Term(1, left)], .equal, -16)
    try solver.addConstraint([Term(1, a), Term(-0.5, left)], .equal, -7)
    try solver.addConstraint([Term(1, b), Term(1, right)], .equal, -8)
    try solver.addConstraint([Term(1, b)], .equal, 14, priority: 750)
    let first = try tie()
    try solver.addConstraint([Term(1, d), Term(-1, a)], .equal, -419)
    try solver.addConstraint([Term(1, e), Term(-1.0 / 3, c)], .equal, -20)
    let sum = try solver.addConstraint([Term(1, c), Term(1, e)], .equal, 60)
    try solver.solve()
    // d >= 0 keeps a at 419 or above, and the soft constraint for b minimises it.
    #expect(near([a, left, right, b, d], [419, 852, -868, 860, 0], solver))
    #expect(solver.conflicts.map(\.broken) == [sum])
    try solver.removeConstraint(first)
    let second = try tie()
    try solver.solve()
    #expect(near([a, left, right, b, d, c, e], [419, 852, -868, 860, 0, 60, 0], solver))
    #expect(solver.conflicts.map(\.broken) == [second])
  }

  private func near(_ variables: [Variable], _ expected: [Double], _ solver: Solver) -> Bool {
    zip(variables, expected).allSatisfy { abs(solver.value(of: $0) - $1) < 1e-9 }
  }

  @Test("a conflict in one system leaves the conflicts of others alone")
  func separateSystems() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.addConstraint([Term(1, x)], .equal, 1)
    let brokenX = try solver.addConstraint([Term(1, x)], .equal, 2)
    try solver.addConstraint([Term(1, y)], .equal, 1)
    let brokenY = try solver.addConstraint([Term(1, y)], .equal, 2)
    try solver.solve()
    #expect(solver.conflicts.map(\.broken) == [brokenX, brokenY])
    try solver.setConstant(1, of: brokenY)
    try solver.solve()
    #expect(solver.conflicts.map(\.broken) == [brokenX])
  }

  @Test("a long chain against its end: every link is a member")
  func longChain() throws {
    let solver = Solver()
    let variables = (0..<60).map { _ in solver.makeVariable() }
    var members = [try solver.addConstraint([Term(1, variables[0])], .equal, 0)]
    for (a, b) in zip(variables, variables.dropFirst()) {
      members.append(try solver.addConstraint([Term(1, b), Term(-1, a)], .equal, 10))
    }
    try solver.addConstraint([Term(1, variables[30])], .lessThanOrEqual, 1e6)
    let last = try solver.addConstraint([Term(1, variables[59])], .equal, 500)
    try solver.solve()
    #expect(solver.conflicts.first?.constraints == members + [last])
    #expect(solver.conflicts.first?.broken == last)
  }
}
