// Cubes whose corners a careless simplex code visits one and all: 2^n steps.

import ConstraintSolver
import Testing

@Suite("Cubes with long ways round") struct CubeProgramTests {
  private static func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }

  /// max Σ 2^(n−j) x_j; Σ_{j<i} 2^(i−j+1) x_j + x_i <= 5^i. V. Klee, G. J. Minty, "How good is the simplex algorithm?"
  /// (1972), with these numbers in C. H. Papadimitriou, K. Steiglitz, "Combinatorial Optimization" (1982).
  private static func cube(_ dimension: Int) -> LinearProgram {
    LinearProgram(
      name: "cube of \(dimension)", cost: (0..<dimension).map { -power(2, dimension - 1 - $0) },
      rows: (0..<dimension).map { i in
        LinearProgram.Row(
          factors: (0..<dimension).map { $0 < i ? power(2, i - $0 + 1) : $0 == i ? 1 : 0 },
          limit: power(5, i + 1))
      })
  }

  @Test("the cube of Klee and Minty is climbed to its corner 5^n", arguments: 1...12)
  func optimum(dimension: Int) throws {
    for seed in UInt64(1)...3 {
      var order = SeededChoices(seed: seed)
      let posed = try PosedProgram(Self.cube(dimension), order: &order)
      #expect(try (-posed.solve()).isNear(Self.power(5, dimension), within: 1e-9), "seed \(seed)")
    }
  }

  /// The last row says objective + Σ_{j<n} 2^(n−j) x_j <= limit: its limit, at x = (0, …, 0, limit), is the optimum.
  @Test("the last row's limit is the optimum; the other rows do not matter beside it", arguments: [3, 7, 12])
  func edits(dimension: Int) throws {
    var order = SeededChoices(seed: 1)
    var posed = try PosedProgram(Self.cube(dimension), order: &order)
    _ = try posed.solve()
    let last = dimension - 1
    for limit in [1, 0, 5e6, 2.5, 123_456_789, Self.power(5, dimension)] {
      try posed.setLimit(limit, of: last)
      #expect(try (-posed.solve()).isNear(limit, within: 1e-9))
      #expect(posed.solver.value(of: posed.variables[last]).isNear(limit, within: 1e-9))
    }
    for row in 0..<last {
      try posed.remove(row)
      #expect(try (-posed.solve()).isNear(Self.power(5, dimension), within: 1e-9))
    }
    for row in (0..<last).reversed() { try posed.restore(row) }
    // Without the last row nothing bounds the last variable, and the soft constraint comes true.
    try posed.remove(last)
    #expect(try posed.solve().isNear(PosedProgram.wish, within: 1e-9))
    try posed.restore(last)
    #expect(try (-posed.solve()).isNear(Self.power(5, dimension), within: 1e-9))
  }

  /// x_1 <= 1; x_j + ε x_(j−1) <= 1, x_j − ε x_(j−1) >= 0: Klee and Minty's own form. x_n is 1 at (0, …, 0, 1), and 0 at
  /// the origin.
  @Test(
    "the squashed cube has its highest corner at 1 and its lowest at 0", arguments: 2...12, [1.0 / 3, 0.01])
  func squashed(dimension: Int, epsilon: Double) throws {
    func unit(_ j: Int, _ sign: Double) -> [Double] { (0..<dimension).map { $0 == j ? sign : 0 } }
    var rows = [LinearProgram.Row(factors: unit(0, 1), limit: 1)]
    for j in 1..<dimension {
      var (upper, lower) = (unit(j, 1), unit(j, 1))
      upper[j - 1] = epsilon
      lower[j - 1] = -epsilon
      rows.append(LinearProgram.Row(factors: upper, limit: 1))
      rows.append(LinearProgram.Row(factors: lower, relation: .greaterThanOrEqual, limit: 0))
    }
    for (sign, optimum) in [(-1.0, -1.0), (1, 0)] {
      var order = SeededChoices(seed: 7)
      let program = LinearProgram(name: "squashed cube", cost: unit(dimension - 1, sign), rows: rows)
      let posed = try PosedProgram(program, order: &order)
      #expect(try posed.solve().isNear(optimum, within: 1e-9))
      // All limits halved: the cube is half as large.
      for row in rows.indices { try posed.setLimit(rows[row].limit / 2, of: row) }
      #expect(try posed.solve().isNear(optimum / 2, within: 1e-9))
    }
  }
}
