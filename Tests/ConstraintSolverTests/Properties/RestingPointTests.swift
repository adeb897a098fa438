// What rests by substitution alone is where the simplex breaks its ties to.

import Testing

@testable import ConstraintSolver

@Suite("Resting points") struct RestingPointTests {
  @Test("the simplex agrees wherever one is found", arguments: 1...40 as ClosedRange<UInt64>)
  func agree(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    var restingPoint = RestingPoint()
    var found = 0
    for index in 0..<200 {
      let problem = Self.problem(&choices)
      guard restingPoint.find(problem) != nil else { continue }
      found += 1
      let simplex = try Simplex(problem)
      #expect(try simplex.solveLevels(), "seed \(seed), problem \(index)")
      if simplex.hasOpenDirection { try simplex.breakTies() }
      for j in 0..<problem.variableCount {
        #expect(
          abs(restingPoint.x[j] - simplex.x[j]) <= 1e-6 * (1 + abs(simplex.x[j])),
          "seed \(seed), problem \(index), variable \(j): \(problem)")
      }
    }
    #expect(found >= 20, "seed \(seed)")
  }

  /// Few rows of several variables: most leave something open.
  private static func problem(_ choices: inout SeededChoices) -> LinearProblem {
    let count = choices.number(in: 2...7)
    let areSizes = (0..<count).map { _ in choices.chance(60) }
    var problem = LinearProblem(variableCount: count, levelCount: 3, isNonNegative: areSizes)
    let rows = choices.number(in: 1...count + 1)
    let point = (0..<count).map { areSizes[$0] ? choices.number(in: 0...3) : choices.number(in: -3...3) }
    for row in 0..<rows {
      var constant = 0
      for variable in 0..<count where choices.chance(45) {
        let coefficient = choices.element(of: [1, 1, 1, -1, -1, 2, -3])
        problem.rowVariables.append(variable)
        problem.rowCoefficients.append(Double(coefficient))
        constant += coefficient * point[variable]
      }
      if problem.rowVariables.count == problem.rowStart[row] {
        problem.rowVariables.append(0)
        problem.rowCoefficients.append(1)
        constant = point[0]
      }
      let level = choices.number(below: 3)
      let free = LinearProblem.free
      let sides = choices.element(of: [(level, level), (level, free), (free, level)])
      // Some rows ask for less than the point has, and some for more.
      if choices.chance(30) { constant += choices.number(in: -2...2) }
      problem.appendRow(
        Double(constant), above: sides.0, below: sides.1, turnAbove: row, turnBelow: row, age: row)
    }
    problem.order = (0..<rows).sorted {
      let levels = [$0, $1].map { min(problem.levelAbove[$0], problem.levelBelow[$0]) }
      return (levels[0], $0) < (levels[1], $1)
    }
    problem.finish()
    return problem
  }
}
