// What careless codes stumble over: scales, ties, many systems at once. Programs of the literature: `LinearPrograms`.

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

  /// 0.1 + 0.2 is not 0.3: six times x less y is all that both rows speak of.
  @Test("rows that are parallel but for a rounding error leave open what parallel rows leave open")
  func nearlyParallel() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let sum = [Term(1, x), Term(1, z), Term(-1, y)]
    try solver.addConstraint(sum, .equal, 70, priority: 250)
    try solver.addConstraint([Term(2, x), Term(2, z), Term(-2, y)], .lessThanOrEqual, 84, priority: 500)
    try solver.addConstraint([Term(0.1 + 0.2, x), Term(-0.05, y)], .equal, 5.3)
    let wish = try solver.addConstraint([Term(6, x), Term(-1, y)], .equal, -112, priority: 750)
    try solver.solve()
    // The required row makes 6 x − y 106.
    #expect(abs(solver.violation(of: wish) - 218) < 1e-9)
    #expect([x, y, z].allSatisfy { abs(solver.value(of: $0)) < 1000 })
    #expect(abs(solver.value(of: x) + solver.value(of: z) - solver.value(of: y) - 42) < 1e-9)
    #expect(Set(try solver.freeVariables().map(\.variable)) == [x, y, z])
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

  /// Found by a search with random numbers: elimination leaves infinities, and differences of them.
  @Test("numbers that double precision cannot hold side by side are an error, or solved, and never a trap")
  func tooFarApart() throws {
    let (huge, small) = (1e15, 1e-300)
    let tiny = small * 1e-20
    let solver = Solver()
    let x = (0..<7).map { _ in solver.makeVariable() }
    func add(_ coefficients: [Double], _ relation: Relation, _ constant: Double) throws {
      let terms = zip(coefficients, x).filter { $0.0 != 0 }.map { Term($0.0, $0.1) }
      try solver.addConstraint(terms, relation, constant)
    }
    try add([huge, small, 0, 0, 0, tiny, tiny], .greaterThanOrEqual, 7)
    try add([0, 0, small, tiny, tiny, 0, 0], .equal, 1)
    try add([tiny, tiny, 0, tiny, 0, 0, huge], .equal, 8)
    try add([small, 0, huge, 0, 0, tiny, 0], .equal, 0)
    try add([0, huge, huge, small, huge, small, 0], .equal, 0)
    try add([huge, small, tiny, huge, tiny, 0, small], .equal, 8)
    try add([huge, huge, 0, small, tiny, tiny, 0], .equal, 8)
    try add([tiny, 0, small, tiny, huge, huge, small], .equal, 2)
    do {
      try solver.solve()
    } catch SolverError.numericalBreakdown {
      // What the message says is true.
    }
    #expect(x.allSatisfy { solver.value(of: $0).isFinite })
  }

  @Test("a bound beyond all numbers is an error, and no value is infinite", arguments: [1, -1])
  func boundBeyondNumbers(_ sign: Double) throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.addConstraint([Term(1e-300 * sign, x)], .greaterThanOrEqual, 1e15)
    try solver.addConstraint([Term(1, x)], .equal, 7, priority: 500)
    #expect(throws: SolverError.numericalBreakdown) { try solver.solve() }
    #expect(solver.value(of: x).isFinite)
  }

  /// `y = (x − 1) · 10^310` lies beyond the largest number, about 1.8 · 10^308; with the coefficient 10^-300 it does not.
  @Test("a variable beyond all numbers is an error wherever it is computed", arguments: [1, 2, 5])
  func variableBeyondNumbers(_ length: Int) throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let row = try solver.addConstraint([Term(1, x), Term(-1e-310, y)], .equal, 1)
    var last = x
    for _ in 1..<length {
      let next = solver.makeVariable()
      try solver.addConstraint([Term(1, next), Term(-1, last)], .equal, 0)
      last = next
    }
    try solver.addConstraint([Term(1, last)], .equal, 5)
    #expect(throws: SolverError.numericalBreakdown) { try solver.solve() }
    #expect([x, y, last].allSatisfy { solver.value(of: $0).isFinite })
    try solver.removeConstraint(row)
    try solver.addConstraint([Term(1, x), Term(-1e-300, y)], .equal, 1)
    try solver.solve()
    #expect(solver.value(of: x) == 5 && abs(solver.value(of: y) / 4e300 - 1) < 1e-12)
  }

  /// A class of sizes and a soft constraint of one of them that comes and goes; without it the class is made anew.
  @Test("what comes and goes leaves nothing behind in the plan")
  func poolsStaySmall() throws {
    let solver = Solver()
    let count = 3000
    let sizes = (0..<count).map { _ in solver.makeVariable(nonNegative: true) }
    for size in sizes.dropFirst() {
      try solver.addConstraint([Term(1, size), Term(-1, sizes[0])], .equal, 0)
    }
    try solver.addConstraint([Term(1, sizes[1])], .equal, 49, priority: 751)
    for place in 0..<count {
      try solver.addConstraint([Term(1, solver.makeVariable())], .equal, Double(place))
    }
    for _ in 0..<60 {
      let wish = try solver.addConstraint([Term(1, sizes[0])], .lessThanOrEqual, 200, priority: 600)
      try solver.solve()
      try solver.removeConstraint(wish)
      try solver.solve()
    }
    #expect(solver.value(of: sizes[0]) == 49)
    // Two systems' worth of members and a half-worn plan; 120 classes of 3,000 before.
    #expect(solver.plan.members.count < 20 * count)
  }

  /// All inequalities hold from 0 to 1; of the two equal soft constraints each place between 0.5 and 1 breaks as much.
  @Test("thousands of priorities for one number", .timeLimit(.minutes(60)))
  func manyLevels() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for k in 0..<3000 {
      try solver.addConstraint([Term(1, x)], .greaterThanOrEqual, -Double(k), priority: 1 + Float(k) * 0.3)
    }
    try solver.addConstraint([Term(1, x)], .lessThanOrEqual, 1, priority: 950)
    try solver.addConstraint([Term(1, x)], .equal, 1, priority: 0.5)
    try solver.addConstraint([Term(1, x)], .equal, 0.5, priority: 0.5)
    try solver.solve()
    #expect(solver.value(of: x) >= 0.5 && solver.value(of: x) <= 1)
    #expect(try solver.freeVariables().map(\.isTie) == [true])
  }
}
