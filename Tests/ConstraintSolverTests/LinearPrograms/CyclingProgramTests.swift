// Programs on which a simplex code without a rule against it goes round in circles for ever.

import ConstraintSolver
import Foundation
import Testing

@Suite("Programs that cycle") struct CyclingProgramTests {
  /// A program with its optimum, a point that attains it, and prices of the rows that no point can beat: whatever x is,
  /// cost · x >= −prices · (factors · x) >= −prices · limits, if cost + prices · factors >= 0.
  struct Example: CustomTestStringConvertible, Sendable {
    var program: LinearProgram
    var optimum: Double
    var point: [Double]
    var prices: [Double]
    var testDescription: String { program.name }

    init(
      _ name: String, cost: [Double], rows: [[Double]], limits: [Double], optimum: Double, point: [Double],
      prices: [Double]
    ) {
      program = LinearProgram(
        name: name, cost: cost, rows: zip(rows, limits).map { LinearProgram.Row(factors: $0, limit: $1) })
      self.optimum = optimum
      self.point = point
      self.prices = prices
    }
  }

  static let examples = [
    // E. M. L. Beale, "Cycling in the dual simplex algorithm", Naval Research Logistics Quarterly 2 (1955).
    Example(
      "Beale", cost: [-0.75, 20, -0.5, 6], rows: [[0.25, -8, -1, 9], [0.5, -12, -0.5, 3], [0, 0, 1, 0]],
      limits: [0, 0, 1], optimum: -1.25, point: [1, 0, 1, 0], prices: [0, 1.5, 1.25]),
    // H. W. Kuhn's, in M. L. Balinski, A. W. Tucker, "Duality theory of linear programs", SIAM Review 11 (1969).
    Example(
      "Kuhn", cost: [-2, -3, 1, 12], rows: [[-2, -9, 1, 9], [1.0 / 3, 1, -1.0 / 3, -2], [2, 3, -1, -12]],
      limits: [0, 0, 2], optimum: -2, point: [2, 0, 2, 0], prices: [0, 0, 1]),
    // K. T. Marshall, J. W. Suurballe, "A note on cycling in the simplex method", Naval Research Logistics
    // Quarterly 16 (1969).
    Example(
      "Marshall and Suurballe", cost: [-0.4, -0.4, 1.8],
      rows: [[0.6, -6.4, 4.8], [0.2, -1.8, 0.6], [0.4, -1.6, 0.2], [0, 1, 0]], limits: [0, 0, 0, 1],
      optimum: -2, point: [4, 1, 0], prices: [0, 0, 1, 2]),
    // V. Chvátal, "Linear Programming" (1983), chapter 3.
    Example(
      "Chvátal", cost: [-10, 57, 9, 24], rows: [[0.5, -5.5, -2.5, 9], [0.5, -1.5, -0.5, 1], [1, 0, 0, 0]],
      limits: [0, 0, 1], optimum: -1, point: [1, 0, 1, 0], prices: [0, 18, 1]),
    hoffman(omega: 2), hoffman(omega: 3),
  ]

  /// A. J. Hoffman, "Cycling in the simplex algorithm", National Bureau of Standards (1953), the first of all; as
  /// J. Lee gives it in "Hoffman's circle untangled", SIAM Review 39 (1997), for ω > (1 − cos θ) / (1 − 2 cos θ).
  private static func hoffman(omega: Double) -> Example {
    let angle = 2 * Double.pi / 5
    let (c, s, t) = (cos(angle), sin(angle), tan(angle))
    let (c2, s2) = (cos(2 * angle), sin(2 * angle))
    return Example(
      "Hoffman, ω = \(omega)",
      cost: [-(1 - c) / c, omega, 0, 2 * omega, 4 * s * s, -2 * omega * c2, 4 * s * s, omega * (1 - 2 * c)],
      rows: [
        [c, -omega * c, c2, -2 * omega * c * c, c2, 2 * omega * c * c, c, omega * c],
        [t * s / omega, c, t * s2 / omega, c2, -t * s2 / omega, c2, -t * s / omega, c],
      ],
      limits: [0, 0], optimum: 0, point: [Double](repeating: 0, count: 8),
      // The first column's cost has to be paid by the second row: −(1 − c) / c + price · t s / ω = 0 …
      prices: [0, omega * (1 - c) / (c * t * s)])
  }

  @Test("the point has the cost, and the prices prove that no point costs less", arguments: examples)
  func certificate(example: Example) {
    let program = example.program
    func product(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
    #expect(product(program.cost, example.point).isNear(example.optimum, within: 1e-12))
    #expect(example.point.allSatisfy { $0 >= 0 } && example.prices.allSatisfy { $0 >= 0 })
    #expect((-product(example.prices, program.rows.map(\.limit))).isNear(example.optimum, within: 1e-12))
    for row in program.rows { #expect(product(row.factors, example.point) <= row.limit + 1e-12) }
    for j in program.cost.indices {
      #expect(program.cost[j] + product(example.prices, program.rows.map { $0.factors[j] }) >= -1e-12)
    }
  }

  @Test("the optimum is reached, whatever the order of rows and variables", arguments: examples)
  func orders(example: Example) throws {
    for seed in UInt64(1)...40 {
      var order = SeededChoices(seed: seed)
      let posed = try PosedProgram(example.program, order: &order)
      #expect(try posed.solve().isNear(example.optimum, within: 1e-9), "seed \(seed)")
    }
  }

  /// k times the limits allow k times the points; a row without a price is not what keeps the cost from falling.
  @Test("edited limits scale the optimum; rows without a price come and go", arguments: examples)
  func edits(example: Example) throws {
    for seed in UInt64(1)...10 {
      var order = SeededChoices(seed: seed)
      var posed = try PosedProgram(example.program, order: &order)
      for factor in [1, 7, 0.25, 0, 1000, 1] {
        for (index, row) in example.program.rows.enumerated() {
          try posed.setLimit(factor * row.limit, of: index)
        }
        #expect(try posed.solve().isNear(factor * example.optimum, within: 1e-9), "seed \(seed)")
      }
      for (row, price) in example.prices.enumerated() {
        try posed.remove(row)
        if price == 0 { #expect(try posed.solve().isNear(example.optimum, within: 1e-9), "seed \(seed)") }
        try posed.restore(row)
        #expect(try posed.solve().isNear(example.optimum, within: 1e-9), "seed \(seed), row \(row) restored")
      }
      for priority: Float in [1, 999, 500] {
        try posed.solver.setPriority(priority, of: posed.wish)
        #expect(try posed.solve().isNear(example.optimum, within: 1e-9), "seed \(seed)")
      }
    }
  }

  @Test("without the row that bounds it, a cost falls to whatever is wished for", arguments: examples)
  func unbounded(example: Example) throws {
    guard example.optimum < 0 else { return }
    for wish in [-1e9, -17] {
      var order = SeededChoices(seed: 1)
      var posed = try PosedProgram(example.program, order: &order)
      try posed.solver.setConstant(wish, of: posed.wish)
      #expect(try posed.solve().isNear(max(wish, example.optimum), within: 1e-9))
      // Of the examples' rows only the last ones have a limit that is not 0: without it the points are a cone.
      try posed.remove(example.program.rows.count - 1)
      #expect(try posed.solve().isNear(wish, within: 1e-9))
      #expect(posed.solver.violation(of: posed.wish) <= 1e-9 * abs(wish))
    }
  }
}
