// Families from the literature that make careless simplex codes cycle, crawl or drift.

import Testing

@testable import ConstraintSolver

@Suite("Robustness")
struct SolverRobustnessTests {
  @Test("Beale's example, which cycles under the textbook rule, ends at its optimum −1/20")
  func beale() throws {
    // min −3/4 a + 150 b − 1/50 c + 6 d; a/4 − 60 b − c/25 + 9 d <= 0; a/2 − 90 b − c/50 + 3 d <= 0; c <= 1
    let solver = Solver()
    let (a, b, c, d) = (
      solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true),
      solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true)
    )
    let cost = solver.makeVariable()
    try solver.addConstraint([Term(0.25, a), Term(-60, b), Term(-0.04, c), Term(9, d)], .lessThanOrEqual, 0)
    try solver.addConstraint([Term(0.5, a), Term(-90, b), Term(-0.02, c), Term(3, d)], .lessThanOrEqual, 0)
    try solver.addConstraint([Term(1, c)], .lessThanOrEqual, 1)
    try solver.addConstraint(
      [Term(-0.75, a), Term(150, b), Term(-0.02, c), Term(6, d), Term(-1, cost)], .equal, 0)
    try solver.addConstraint([Term(1, cost)], .equal, -1000, priority: 500)
    try solver.solve()
    #expect(abs(solver.value(of: cost) - -0.05) < 1e-9)
  }

  @Test("Klee-Minty cubes are climbed to their corner 5^n", arguments: 2...9)
  func kleeMinty(dimension: Int) throws {
    // max Σ 2^(n−j) x_j; 2 Σ_{j<i} 2^(i−j) x_j + x_i <= 5^i
    let solver = Solver()
    let x = (0..<dimension).map { _ in solver.makeVariable(nonNegative: true) }
    var power = 1.0
    func two(to exponent: Int) -> Double { Double(1 << exponent) }
    for i in 0..<dimension {
      power *= 5
      let terms = (0..<i).map { Term(2 * two(to: i - $0), x[$0]) } + [Term(1, x[i])]
      try solver.addConstraint(terms, .lessThanOrEqual, power)
    }
    let goal = solver.makeVariable()
    try solver.addConstraint(
      x.indices.map { Term(two(to: dimension - 1 - $0), x[$0]) } + [Term(-1, goal)], .equal, 0)
    try solver.addConstraint([Term(1, goal)], .equal, 1e9, priority: 500)
    try solver.solve()
    #expect(abs(solver.value(of: goal) - power) < 1e-6 * power)
  }

  @Test("a transportation problem full of ties reaches its cost")
  func transportation() throws {
    // Four sources of 10, four sinks of 10, cost |i − j|: shipping straight across costs nothing.
    let solver = Solver()
    let cost = solver.makeVariable()
    var terms: [Term] = [Term(-1, cost)]
    var flows: [[Variable]] = []
    for i in 0..<4 {
      flows.append((0..<4).map { _ in solver.makeVariable(nonNegative: true) })
      for j in 0..<4 { terms.append(Term(Double(abs(i - j)), flows[i][j])) }
    }
    for i in 0..<4 {
      try solver.addConstraint(flows[i].map { Term(1, $0) }, .equal, 10)
      try solver.addConstraint(flows.map { Term(1, $0[i]) }, .equal, 10)
    }
    try solver.addConstraint(terms, .equal, 0)
    try solver.addConstraint([Term(1, cost)], .lessThanOrEqual, 0, priority: 100)
    try solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(abs(solver.value(of: cost)) < 1e-9)
    for i in 0..<4 { #expect(abs(solver.value(of: flows[i][i]) - 10) < 1e-9) }
  }

  @Test("scales from a millionth to a million in one chain", arguments: [1e-6, 1e-3, 1, 1e3, 1e6])
  func scales(scale: Double) throws {
    let solver = Solver()
    let x = (0..<20).map { _ in solver.makeVariable() }
    try solver.addConstraint([Term(scale, x[0])], .equal, 3 * scale)
    for (a, b) in zip(x, x.dropFirst()) {
      try solver.addConstraint([Term(scale, b), Term(-scale, a)], .equal, scale)
    }
    try solver.addConstraint([Term(1 / scale, x[19])], .lessThanOrEqual, 30 / scale, priority: 750)
    try solver.solve()
    #expect(abs(solver.value(of: x[19]) - 22) < 1e-6)
    #expect(solver.conflicts.isEmpty)
  }

  @Test("a thousand independent systems are found and solved one by one")
  func independent() throws {
    let solver = Solver()
    var rows: [Constraint] = []
    var variables: [Variable] = []
    for k in 0..<1000 {
      let x = solver.makeVariable()
      variables.append(x)
      rows.append(try solver.addConstraint([Term(1, x)], .equal, Double(k)))
    }
    try solver.solve()
    try solver.setConstant(-5, of: rows[500])
    try solver.solve()
    #expect(solver.changedVariables == [variables[500]])
    #expect(solver.value(of: variables[999]) == 999)
  }
}
