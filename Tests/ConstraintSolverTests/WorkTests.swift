// How much work systems take that anything but a good beginning would make long, in pivots; and work whose time is over.

import Testing

@testable import ConstraintSolver

@Suite("Work") struct WorkTests {
  /// A problem with rows of one and two variables: the priorities of a positive and a negative residual.
  private func problem(
    _ variables: Int, _ rows: [(terms: [(Int, Double)], constant: Double, sides: Sides)]
  ) -> LinearProblem {
    var builder = PartProblemBuilder(isNonNegative: Array(repeating: false, count: variables))
    for row in rows {
      for (variable, coefficient) in row.terms { builder.add(coefficient, variable) }
      builder.endRow(row.constant, row.sides)
    }
    return builder.finish()
  }

  private static let atLeast = Sides(above: 0, below: 1000)

  @Test(
    "of thousands of lower bounds the furthest is met first, whatever their order and scale",
    arguments: ["ascending", "descending", "scaled"])
  func bounds(order: String) throws {
    let count = 3000
    let values = (1...count).map { Double(order == "descending" ? count - $0 : $0) }
    let problem = problem(
      1,
      values.map { value in
        let scale = order == "scaled" ? 1 + Double(Int(value) % 7) : 1
        return ([(0, scale)], scale * value, Self.atLeast)
      })
    let simplex = try Simplex(problem)
    #expect(try simplex.solveLevels())
    #expect(simplex.x[0] == values.max())
    #expect(simplex.pivots <= 2)
  }

  @Test("equal gaps that must each hold something else: the longest decides, and no other pivot is made")
  func equalGaps() throws {
    // gap[i] = gap[0] softly, gap[i] >= 1 + i % 500.
    let count = 2000
    var rows: [(terms: [(Int, Double)], constant: Double, sides: Sides)] = []
    for gap in 0..<count {
      rows.append(([(gap, 1)], Double(1 + gap % 500), Self.atLeast))
      if gap > 0 { rows.append(([(gap, 1), (0, -1)], 0, Sides(above: 100, below: 100))) }
    }
    let simplex = try Simplex(problem(count, rows))
    #expect(try simplex.solveLevels())
    #expect(simplex.x.allSatisfy { abs($0 - 500) < 1e-9 })
    #expect(simplex.pivots <= 8)
  }

  @Test("gaps that are equal until something weaker draws them together: no pivot for each of them")
  func gapsDrawnTogether() throws {
    // gap[i] >= 1 + i % 7; the first hundred equal, at a priority above that of a sum of 0, and the others below it.
    let count = 2000
    let soft = { (priority: Float) in Sides(above: priority, below: priority) }
    var rows: [(terms: [(Int, Double)], constant: Double, sides: Sides)] = []
    for gap in 0..<count {
      rows.append(([(gap, 1)], Double(1 + gap % 7), Self.atLeast))
      if gap > 0 { rows.append(([(gap, 1), (0, -1)], 0, soft(gap < 100 ? 150 : 20))) }
    }
    rows.append(((0..<count).map { ($0, 1) }, 0, soft(49)))
    let simplex = try Simplex(problem(count, rows))
    #expect(try simplex.solveLevels())
    for gap in 0..<count { #expect(abs(simplex.x[gap] - (gap < 100 ? 7 : Double(1 + gap % 7))) < 1e-9) }
    #expect(simplex.pivots <= 250)
  }

  @Test("work whose time is over throws, and the system is solved as ever with more")
  func time() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    try solver.addConstraint([Term(1, width)], .equal, 40)
    TimeLimit.$current.withValue(TimeLimit(seconds: 0)) {
      #expect(throws: SolverError.outOfTime) { try solver.solve() }
    }
    #expect(solver.needsSolve)
    try TimeLimit.$current.withValue(TimeLimit(seconds: 100)) { try solver.solve() }
    #expect(solver.value(of: width) == 40)
  }

  @Test("each direction that an optimum leaves open looks at the time")
  func openDirections() throws {
    let simplex = try Simplex(problem(1, []))
    #expect(try simplex.solveLevels())
    simplex.reopenOptimalFace()
    #expect(try simplex.followOpenDirections().isMoved == [true])
    TimeLimit.$current.withValue(TimeLimit(seconds: 0)) {
      #expect(throws: SolverError.outOfTime) { try simplex.followOpenDirections() }
      #expect(throws: SolverError.outOfTime) { try simplex.otherOptimum(moving: 0, sign: -1) }
    }
  }

  @Test("the search for conflicts looks at the time also where it needs no pivot")
  func conflicts() throws {
    // Two limits of one variable that leave nothing between them.
    let problem = problem(1, [([(0, 1)], 5, Self.atLeast), ([(0, -1)], -4, Self.atLeast)])
    #expect(try ConflictSearch.search(problem).map(\.broken) == [1])
    TimeLimit.$current.withValue(TimeLimit(seconds: 0)) {
      #expect(throws: SolverError.outOfTime) { try ConflictSearch.search(problem) }
    }
  }
}
