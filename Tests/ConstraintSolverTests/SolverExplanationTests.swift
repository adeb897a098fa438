// Values as combinations of constants: what stands behind a sum, and how much each constraint contributes.

import Testing

@testable import ConstraintSolver

@Suite("Explanations") struct SolverExplanationTests {
  private let solver = Solver()

  /// Constraint, multiplier and constant · multiplier of each share.
  private func shares(_ sum: [Term]) throws -> [(constraint: Constraint, multiplier: Double)] {
    try #require(try solver.explanations(of: [sum]).first).shares.map { ($0.constraint, $0.multiplier) }
  }

  /// `a == 10`, `b == a + 5`: b = 10 + 5, and a comes first on the way to b.
  @Test("a chain of equalities is told from its beginning")
  func chain() throws {
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let gap = try solver.addConstraint([Term(1, b), Term(-1, a)], .equal, 5)
    let start = try solver.addConstraint([Term(1, a)], .equal, 10)
    let found = try shares([Term(1, b)])
    #expect(found.map(\.constraint) == [start, gap] && found.map(\.multiplier) == [1, 1])
  }

  /// A view 20 from both edges of 320: 320 - 20 - 20.
  @Test("a width between two edges is the whole minus what is beside it")
  func width() throws {
    let whole = solver.makeVariable(nonNegative: true)
    let x = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    let given = try solver.addConstraint([Term(1, whole)], .equal, 320)
    let leading = try solver.addConstraint([Term(1, x)], .equal, 20)
    let trailing = try solver.addConstraint([Term(1, whole), Term(-1, x), Term(-1, width)], .equal, 20)
    let found = Dictionary(
      uniqueKeysWithValues: try shares([Term(1, width)]).map { ($0.constraint, $0.multiplier) })
    #expect(found == [given: 1, leading: -1, trailing: -1])
    #expect(try shares([Term(1, width)]).last?.constraint == trailing)
  }

  @Test("of two soft constraints the one that has its way stands behind the value")
  func wishes() throws {
    let width = solver.makeVariable(nonNegative: true)
    let strong = try solver.addConstraint([Term(1, width)], .equal, 100, priority: 750)
    try solver.addConstraint([Term(1, width)], .equal, 50, priority: 500)
    let found = try shares([Term(1, width)])
    #expect(found.map(\.constraint) == [strong] && found.map(\.multiplier) == [1])
  }

  @Test("an inequality stands behind a value at its bound, and not beside it")
  func inequality() throws {
    let width = solver.makeVariable(nonNegative: true)
    let least = try solver.addConstraint([Term(1, width)], .greaterThanOrEqual, 60)
    let wish = try solver.addGoal([Term(1, width)], 40, above: 250, below: 750)
    #expect(try shares([Term(1, width)]).map(\.constraint) == [least])
    try solver.setConstant(30, of: least)
    #expect(try shares([Term(1, width)]).map(\.constraint) == [wish])
  }

  @Test("a number that nothing holds rests at 0")
  func resting() throws {
    let x = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    try solver.addConstraint([Term(1, width)], .lessThanOrEqual, 50)
    let answers = try solver.explanations(of: [[Term(1, x)], [Term(1, width)]])
    #expect(answers[0].shares.isEmpty && answers[0].resting == [x])
    #expect(answers[1].shares.isEmpty && answers[1].resting == [width])
  }

  /// Σ multiplier · constant is the value, whatever the system.
  @Test("shares add up to the value of any sum of any system", arguments: 0..<300 as Range<UInt64>)
  func sums(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    let variables = (0..<6).map { _ in solver.makeVariable(nonNegative: choices.chance(50)) }
    var constants: [Constraint: Double] = [:]
    for _ in 0..<choices.number(in: 1...14) {
      let terms = (0..<choices.number(in: 1...3)).map { _ in
        Term(choices.element(of: [1, 1, -1, -1, 0.5, 2]), choices.element(of: variables))
      }
      let constant = Double(choices.number(in: -20...100))
      let relation = choices.element(of: [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
      let priority = choices.element(of: [Float(1000), 1000, 750, 500, 250])
      let row = try solver.addConstraint(terms, relation, constant, priority: priority)
      constants[row] = constant
    }
    let sums = variables.map { [Term(1, $0)] } + [[Term(1, variables[0]), Term(-2, variables[1])]]
    let answers = try solver.explanations(of: sums)
    for (sum, answer) in zip(sums, answers) {
      let value = sum.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
      let explained = answer.shares.reduce(0) { $0 + $1.multiplier * (constants[$1.constraint] ?? .nan) }
      #expect(abs(value - explained) < 1e-6 * (1 + abs(value)), "seed \(seed)")
      #expect(answer.shares.allSatisfy { solver.violation(of: $0.constraint) < 1e-6 }, "seed \(seed)")
    }
  }
}
