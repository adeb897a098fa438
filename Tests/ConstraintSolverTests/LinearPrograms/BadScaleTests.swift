// Numbers from a millionth to a million in one system. Tolerances are relative to the numbers compared: 1e-9.

import ConstraintSolver
import Testing

@Suite("Badly scaled systems") struct BadScaleTests {
  private static let seeds = UInt64(1)...30

  /// ± 1e-6 … 1e6, with a mantissa that is no power of two.
  private static func number(_ choices: inout SeededChoices) -> Double {
    let mantissa = Double(choices.number(in: 1000...9999)) / 1000
    let exponent = choices.number(in: -6...5)
    let power = (0..<abs(exponent)).reduce(1.0) { product, _ in product * 10 }
    return (exponent < 0 ? mantissa / power : mantissa * power) * (choices.chance(50) ? 1 : -1)
  }

  @Test("a chain of substitutions is what it is by hand", arguments: seeds)
  func chain(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    let solver = Solver()
    let x = (0..<30).map { _ in solver.makeVariable() }
    var constants = [Self.number(&choices)]
    var rows = [try solver.addConstraint([Term(1, x[0])], .equal, constants[0])]
    var units = [1.0]
    var factors = [0.0]
    var values = [constants[0]]
    for k in 1..<x.count {
      // Factors that go up and down by turns, so that the values stay within 1e-6 and 1e6 or so.
      let factor = abs(Self.number(&choices))
      factors.append(abs(values[k - 1]) > 1 ? min(factor, 1 / factor) : max(factor, 1 / factor))
      let unit = Self.number(&choices)
      units.append(unit)
      constants.append(choices.chance(50) ? 0 : Self.number(&choices))
      let terms = [Term(unit, x[k]), Term(-unit * factors[k], x[k - 1])]
      rows.append(try solver.addConstraint(terms, .equal, unit * constants[k]))
      values.append(factors[k] * values[k - 1] + constants[k])
    }
    func check(_ what: String) throws {
      try solver.solve()
      var value = 0.0
      var magnitude = 0.0
      for k in x.indices {
        value = factors[k] * value + constants[k]
        magnitude = max(factors[k] * magnitude, abs(constants[k]))
        #expect(abs(solver.value(of: x[k]) - value) <= 1e-9 * magnitude, "seed \(seed), \(what), \(k)")
      }
      #expect(solver.conflicts.isEmpty)
    }
    try check("at first")
    for _ in 0..<10 {
      let k = choices.number(below: x.count)
      constants[k] = Self.number(&choices)
      if k % 2 == 0 {
        try solver.setConstant(units[k] * constants[k], of: rows[k])
      } else {
        try solver.removeConstraint(rows[k])
        let terms = [Term(units[k], x[k])] + (k > 0 ? [Term(-units[k] * factors[k], x[k - 1])] : [])
        rows[k] = try solver.addConstraint(terms, .equal, units[k] * constants[k])
      }
      try check("constant \(k)")
    }
  }

  /// Soft constraints a x == b of one level: Σ |a| |x − b/a| is least at the median of b/a weighted with |a|.
  @Test("soft constraints in different units meet at the weighted median", arguments: seeds)
  func weightedMedian(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    let solver = Solver()
    let x = solver.makeVariable()
    // What the soft constraints are about is x in another unit, too, so that the general way is taken as well.
    let other = solver.makeVariable()
    let unit = Self.number(&choices)
    try solver.addConstraint([Term(unit, x), Term(-1, other)], .equal, 0)
    var wishes: [(factor: Double, point: Double, row: Constraint)] = []
    func wish(at point: Double) throws {
      let factor = Self.number(&choices)
      let isOther = choices.chance(50)
      let term = isOther ? Term(factor / unit, other) : Term(factor, x)
      let row = try solver.addConstraint([term], .equal, factor * point, priority: 500)
      wishes.append((factor, point, row))
    }
    func check() throws {
      try solver.solve()
      let value = solver.value(of: x)
      func sum(at x: Double) -> Double { wishes.reduce(0) { $0 + abs($1.factor) * abs(x - $1.point) } }
      // The least of a convex, piecewise linear sum is at one of the corners.
      let least = wishes.map { sum(at: $0.point) }.min() ?? 0
      #expect(sum(at: value).isNear(least, within: 1e-9), "seed \(seed)")
    }
    for _ in 0..<7 { try wish(at: Self.number(&choices)) }
    try check()
    for _ in 0..<20 {
      let k = choices.number(below: wishes.count)
      if choices.chance(50) {
        wishes[k].point = Self.number(&choices)
        // The row is in units of its own variable: both are factor · point.
        try solver.setConstant(wishes[k].factor * wishes[k].point, of: wishes[k].row)
      } else {
        try solver.removeConstraint(wishes.remove(at: k).row)
        try wish(at: Self.number(&choices))
      }
      try check()
    }
  }

  /// G. B. Dantzig, "Discrete-variable extremum problems" (1957): the fractional knapsack is filled in the order of
  /// worth by weight. To a millionth: worth of less than a billionth a unit of weight counts as none.
  @Test("a knapsack of weights from a millionth to a million is filled greedily", arguments: seeds)
  func knapsack(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    let count = choices.number(in: 2...10)
    let worth = (0..<count).map { _ in abs(Self.number(&choices)) }
    let weights = (0..<count).map { _ in abs(Self.number(&choices)) }
    func unit(_ k: Int) -> [Double] { (0..<count).map { $0 == k ? 1 : 0 } }
    var rows = [LinearProgram.Row(factors: weights, limit: weights.reduce(0, +) / 2)]
    for k in 0..<count { rows.append(LinearProgram.Row(factors: unit(k), limit: 1)) }
    let program = LinearProgram(name: "knapsack", cost: worth.map(-), rows: rows)
    var posed = try PosedProgram(program, order: &choices)
    func filled(_ limit: Double) -> Double {
      var (left, sum) = (limit, 0.0)
      for k in (0..<count).sorted(by: { worth[$0] * weights[$1] > worth[$1] * weights[$0] }) {
        let share = min(1, left / weights[k])
        sum += share * worth[k]
        left -= share * weights[k]
      }
      return sum
    }
    #expect(try (-posed.solve()).isNear(filled(rows[0].limit), within: 1e-6), "seed \(seed)")
    for _ in 0..<6 {
      let limit = weights.reduce(0, +) * Double(choices.number(in: 0...100)) / 100
      try posed.setLimit(limit, of: 0)
      #expect(try (-posed.solve()).isNear(filled(limit), within: 1e-6), "seed \(seed), limit \(limit)")
    }
    let row = choices.number(in: 1...count)
    try posed.remove(row)
    _ = try posed.solve()
    try posed.restore(row)
    try posed.setLimit(rows[0].limit, of: 0)
    #expect(try (-posed.solve()).isNear(filled(rows[0].limit), within: 1e-6), "seed \(seed)")
  }

  /// Equal parts of a sum, weighted with units: u_k x_k = u_1 x_1, Σ u_k x_k = total.
  @Test("a million and a millionth share a sum", arguments: seeds)
  func shares(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    let solver = Solver()
    let count = choices.number(in: 2...12)
    let units = (0..<count).map { _ in abs(Self.number(&choices)) }
    let x = (0..<count).map { _ in solver.makeVariable(nonNegative: true) }
    let sum = try solver.addConstraint(zip(units, x).map { Term($0, $1) }, .equal, 1)
    for k in 1..<count {
      try solver.addConstraint([Term(units[k], x[k]), Term(-units[0], x[0])], .equal, 0, priority: 750)
    }
    // Shares of 1 are as small as a ten-millionth; the solver's resolution is 1e-10.
    for total in [1, 1e6, 320, 0, 7e9, 1] {
      try solver.setConstant(total, of: sum)
      try solver.solve()
      for k in 0..<count {
        let expected = total / Double(count) / units[k]
        #expect(abs(solver.value(of: x[k]) - expected) <= 1e-9 * expected, "seed \(seed), total \(total)")
      }
    }
  }
}
