// What is decided without the simplex is what the simplex decides: every system is also given to it as a whole.

import Testing

@testable import ConstraintSolver

@Suite("Closed forms and the simplex") struct ClosedFormTests {
  private static let shapes: [SystemShape] = [
    .chain, .contentSizes, .inequalities, .openTies, .parallelRows, .equalSiblings, .tiedClass, .container,
  ]

  @Test(
    "random systems, and what is left of them when rows go", arguments: shapes, 1...12 as ClosedRange<UInt64>)
  func agree(shape: SystemShape, seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    var system = EditedSystem()
    for _ in 0..<3 {
      for _ in 0..<choices.number(in: 1...3) {
        try (choices.chance(70) ? shape : choices.element(of: Self.shapes)).grow(&system, &choices)
      }
      try system.solver.solve()
      try compare(system.solver, "\(shape), seed \(seed)")
      for _ in 0..<min(3, system.rows.count) {
        try system.removeRow(at: choices.number(below: system.rows.count))
      }
      try system.solver.solve()
      try compare(system.solver, "\(shape), seed \(seed), without some rows")
    }
  }

  @Test(
    "pairs that compete, at every width", arguments: [749, 750] as [Float],
    [.greaterThanOrEqual, .equal] as [Relation])
  func pairs(resistance: Float, relation: Relation) throws {
    let solver = Solver()
    let total = solver.makeVariable(nonNegative: true)
    let first = solver.makeVariable(nonNegative: true)
    let x = solver.makeVariable()
    let second = solver.makeVariable(nonNegative: true)
    let room = try solver.addConstraint([Term(1, total)], .equal, 400)
    try solver.addConstraint([Term(1, x), Term(-1, first)], relation, 24)
    try solver.addConstraint([Term(1, x), Term(1, second), Term(-1, total)], .equal, -16)
    try solver.addGoal([Term(1, first)], 100, above: 251, below: 750)
    try solver.addGoal([Term(1, second)], 120, above: 250, below: resistance)
    for width in stride(from: 420.0, through: 20, by: -7) {
      try solver.setConstant(width, of: room)
      try solver.solve()
      try compare(solver, "width \(width)")
    }
  }

  /// Every value is that of the simplex over all that is connected with the variable.
  private func compare(_ solver: Solver, _ name: String) throws {
    var search = ComponentSearch()
    search.begin()
    for id in 0..<solver.storage.columns.count
    where solver.storage.columns[id].isAlive && !search.isReached(id) {
      let component = search.component(around: id, in: solver.storage)
      guard !component.rows.contains(where: { solver.storage.rows[$0].isBroken }) else { continue }
      let values = try #require(try optimum(of: solver.system(of: component)), "\(name)")
      for (local, variable) in component.variables.enumerated() {
        let (found, right) = (solver.plan.value[variable], values[local])
        #expect(
          abs(found - right) <= 1e-6 * (1 + abs(right)),
          "\(name): variable \(variable) of \(component.variables)")
      }
    }
  }

  /// The values of a presolved system: every part by the simplex, the others by their rows; nil where it is infeasible.
  private func optimum(of system: ComponentSystem) throws -> [Double]? {
    guard !system.isContradictory else { return nil }
    let problem = system.problem
    var values = [Double](repeating: 0, count: problem.variableCount)
    func solve(_ row: Int, for variable: Int) {
      var (rest, own) = (problem.constants[row], 1.0)
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
        if problem.rowVariables[e] == variable {
          own = problem.rowCoefficients[e]
        } else {
          rest -= problem.rowCoefficients[e] * values[problem.rowVariables[e]]
        }
      }
      values[variable] = rest / own
    }
    for variable in system.settled { solve(system.settlingRow[variable], for: variable) }
    for part in system.parts {
      guard let simplex = try system.optimum(of: part)?.simplex else { return nil }
      for (local, variable) in part.variables.enumerated() { values[variable] = simplex.x[local] }
    }
    for (variable, row) in system.dependents.reversed() { solve(row, for: variable) }
    return values
  }
}
