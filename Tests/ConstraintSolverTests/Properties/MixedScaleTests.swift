// Numbers from a millionth to a thousand million in one system, with answers that are known in closed form. All values are
// positive and nothing cancels in the closed forms, so that they hold to a few roundings. The solver's are to be as good to
// a thousand millionth of each value, and to rounding errors of the largest one, from which a small one may be what is left.

import Foundation
import Testing

@testable import ConstraintSolver

@Suite("Numbers of very different size in one system")
struct MixedScaleTests {
  private static let tolerance = 1e-9
  /// Where a small number is what a large one leaves, of the large one.
  private static let rounding = 1e-14

  /// A number between 1e-6 and 1e9, each power of ten as likely as another.
  private func size(_ choices: inout SeededChoices) -> Double {
    pow(10, -6 + 15 * Double(choices.number(below: 1_000_001)) / 1_000_000)
  }

  /// A size whose product with another is no larger than the solver takes.
  private func size(besides other: Double, _ choices: inout SeededChoices) -> Double {
    while true {
      let found = size(&choices)
      if found * other <= Solver.magnitudeLimit { return found }
    }
  }

  private func isSize(_ value: Double) -> Bool { (1e-6...1e9).contains(value) }

  /// Rows in an order that has nothing to do with how they depend on each other.
  private func shuffled<Element>(_ elements: [Element], _ choices: inout SeededChoices) -> [Element] {
    var elements = elements
    for index in elements.indices.reversed() {
      elements.swapAt(index, choices.number(below: index + 1))
    }
    return elements
  }

  private func expect(
    _ solver: Solver, _ variables: [Variable], _ expected: [Double], _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(solver.conflicts.isEmpty, "\(name)", sourceLocation: sourceLocation)
    let rounding = Self.rounding * (expected.max() ?? 0)
    for (index, (variable, value)) in zip(variables, expected).enumerated() {
      let found = solver.value(of: variable)
      #expect(
        abs(found - value) <= Self.tolerance * value + rounding,
        "\(name), variable \(index): \(found), not \(value)", sourceLocation: sourceLocation)
    }
  }

  private struct Row {
    var terms: [(coefficient: Double, variable: Int)]
    var constant: Double
  }

  /// A tree of variables: a x = b y + c, each of the three numbers and every value of any size.
  private func tree(_ count: Int, _ choices: inout SeededChoices) -> (rows: [Row], values: [Double]) {
    var values = [size(&choices)]
    let first = size(besides: values[0], &choices)
    var rows = [Row(terms: [(first, 0)], constant: first * values[0])]
    while values.count < count {
      let parent = choices.number(below: values.count)
      let (factor, constant) = (size(&choices), size(&choices))
      let sum = factor * values[parent] + constant
      let own = sum / size(&choices)
      guard isSize(own), isSize(sum / own) else { continue }
      rows.append(Row(terms: [(own, values.count), (-factor, parent)], constant: constant))
      values.append(sum / own)
    }
    return (rows, values)
  }

  @Test(
    "trees of factors and constants, and their weighted sums", arguments: 1...60 as ClosedRange<UInt64>)
  func trees(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    var (rows, values) = tree(24, &choices)
    for _ in 0..<4 {
      var row = Row(terms: [(-1, values.count)], constant: 0)
      var total = 0.0
      for index in 0..<24 where choices.chance(50) {
        let weight = size(&choices)
        guard isSize(weight * values[index]) else { continue }
        row.terms.append((weight, index))
        total += weight * values[index]
      }
      guard total > 0 else { continue }
      rows.append(row)
      values.append(total)
    }
    let solver = Solver()
    let variables = values.map { _ in solver.makeVariable() }
    for row in shuffled(rows, &choices) {
      try solver.addConstraint(
        row.terms.map { Term($0.coefficient, variables[$0.variable]) }, .equal, row.constant)
    }
    try solver.solve()
    expect(solver, variables, values, "seed \(seed)")
  }

  @Test("a length that is shared by weights of every size", arguments: 1...60 as ClosedRange<UInt64>)
  func shares(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    // a x part = b x first part, and all parts together are the total.
    var values = [size(&choices)]
    var rows: [Row] = []
    while values.count < 16 {
      let (factor, wanted) = (size(&choices), size(&choices))
      let own = factor * values[0] / wanted
      guard isSize(own) else { continue }
      rows.append(Row(terms: [(own, values.count), (-factor, 0)], constant: 0))
      values.append(factor * values[0] / own)
    }
    rows.append(Row(terms: values.indices.map { (1, $0) }, constant: values.reduce(0, +)))
    let solver = Solver()
    let parts = values.map { _ in solver.makeVariable(nonNegative: true) }
    for row in shuffled(rows, &choices) {
      try solver.addConstraint(
        row.terms.map { Term($0.coefficient, parts[$0.variable]) }, .equal, row.constant)
    }
    try solver.solve()
    guard seed == 54 else { return expect(solver, parts, values, "seed \(seed)") }
    // Two of its values are 1.2e13 apart: what the test of `farApart` shows.
    expect(solver, parts, values, "seed 54")
  }

  /// x = r y, z = 0.4 r y, and x + y + z = 14 million. What is wrong at 1e13: x is all, y and z are 0, and the first row,
  /// which is required and does not hold, is no conflict. At 1e14 and 1e15 all is right again.
  @Test(
    "three lengths, two of them up to 1e15 times as long as the third",
    arguments: [1e3, 1e6, 1e9, 1e12, 1e13, 1e14, 1e15])
  func farApart(ratio: Double) throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.addConstraint([Term(1, x), Term(-ratio, y)], .equal, 0)
    try solver.addConstraint([Term(1, z), Term(-0.4 * ratio, y)], .equal, 0)
    try solver.addConstraint([Term(1, x), Term(1, y), Term(1, z)], .equal, 1.4e7)
    try solver.solve()
    let least = 1.4e7 / (1 + 1.4 * ratio)
    func compare() { expect(solver, [x, y, z], [ratio * least, least, 0.4 * ratio * least], "\(ratio)") }
    compare()
  }

  /// Powers of two are exact in double precision, and so is the sum of different ones: the answers have no rounding at all.
  @Test("powers of two from a millionth to a thousand million, and their sum")
  func powers() throws {
    let solver = Solver()
    let exponents = Array(-19...29)
    let x = exponents.map { _ in solver.makeVariable() }
    let total = solver.makeVariable()
    for (index, exponent) in exponents.enumerated() {
      // The coefficient is large where the value is small.
      try solver.addConstraint([Term(exp2(Double(10 - exponent)), x[index])], .equal, 1024)
    }
    try solver.addConstraint(x.map { Term(1, $0) } + [Term(-1, total)], .equal, 0)
    try solver.solve()
    expect(solver, x, exponents.map { exp2(Double($0)) }, "powers")
    // 2^-19 + … + 2^29.
    expect(solver, [total], [exp2(30) - exp2(-19)], "their sum")
  }

  @Test(
    "soft constraints of every size within bounds of every size, and after the bounds move",
    arguments: 1...60 as ClosedRange<UInt64>)
  func wishes(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    let solver = Solver()
    var variables: [Variable] = []
    var caps: [(row: Constraint, coefficient: Double)] = []
    var wanted: [Double] = []
    var limits: [Double] = []
    for _ in 0..<20 {
      let x = solver.makeVariable(nonNegative: true)
      let (wish, limit) = (size(&choices), size(&choices))
      let (factor, coefficient) = (size(besides: wish, &choices), size(besides: limit, &choices))
      caps.append(
        (try solver.addConstraint([Term(coefficient, x)], .lessThanOrEqual, coefficient * limit), coefficient)
      )
      try solver.addConstraint([Term(factor, x)], .equal, factor * wish, priority: 500)
      variables.append(x)
      wanted.append(wish)
      limits.append(limit)
    }
    // What binds all of them into one system, and binds nothing.
    let sum = solver.makeVariable()
    try solver.addConstraint(variables.map { Term(1, $0) } + [Term(-1, sum)], .equal, 0)
    try solver.solve()
    expect(solver, variables, zip(wanted, limits).map { min($0, $1) }, "seed \(seed)")
    for index in caps.indices where choices.chance(50) {
      limits[index] = size(besides: caps[index].coefficient, &choices)
      try solver.setConstant(caps[index].coefficient * limits[index], of: caps[index].row)
    }
    try solver.solve()
    expect(solver, variables, zip(wanted, limits).map { min($0, $1) }, "seed \(seed), other bounds")
    expect(solver, [sum], [zip(wanted, limits).reduce(0) { $0 + min($1.0, $1.1) }], "seed \(seed), sum")
  }
}
