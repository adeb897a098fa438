// Edits: whatever path led to a system, its answers are those of a fresh one.

import Testing

@testable import ConstraintSolver

/// A small generator with a seed, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

@Suite("Edits")
struct SolverEditTests {
  struct Row {
    var terms: [(Double, Int)]
    var relation: Relation
    var constant: Double
    var priority: Float
  }

  static func randomRow(variables: Int, _ random: inout SeededGenerator) -> Row {
    var terms: [(Double, Int)] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      terms.append(
        (
          [1, -1, 1, -1, 0.5, 2].randomElement(using: &random) ?? 1,
          .random(in: 0..<variables, using: &random)
        ))
    }
    return Row(
      terms: terms,
      relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
        ?? .equal,
      constant: [0, 8, 20, 100, -50, 7.5].randomElement(using: &random) ?? 0,
      priority: [1000, 1000, 750, 500, 250, 250].randomElement(using: &random) ?? 1000)
  }

  @Test(
    "five hundred random edits agree with a fresh solve after each", arguments: 1...8 as ClosedRange<UInt64>)
  func scripts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = 10
    let solver = Solver()
    let variables = (0..<count).map { solver.makeVariable(nonNegative: $0 % 3 == 0) }
    var live: [(Row, Constraint)] = []
    for step in 0..<500 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3 where live.count < 40:
        let row = Self.randomRow(variables: count, &random)
        let handle = try solver.addConstraint(
          row.terms.map { Term($0.0, variables[$0.1]) }, row.relation, row.constant, priority: row.priority)
        live.append((row, handle))
      case 4...5 where !live.isEmpty:
        try solver.removeConstraint(live.remove(at: .random(in: 0..<live.count, using: &random)).1)
      case 6...8 where !live.isEmpty:
        let k = Int.random(in: 0..<live.count, using: &random)
        live[k].0.constant = Double(Int.random(in: -100...100, using: &random))
        try solver.setConstant(live[k].0.constant, of: live[k].1)
      default:
        guard !live.isEmpty else { continue }
        let k = Int.random(in: 0..<live.count, using: &random)
        live[k].0.priority = [1000, 750, 250].randomElement(using: &random) ?? 1000
        try solver.setPriority(live[k].0.priority, of: live[k].1)
      }
      try solver.solve()
      let fresh = Solver()
      let freshVariables = (0..<count).map { fresh.makeVariable(nonNegative: $0 % 3 == 0) }
      var freshHandles: [Constraint] = []
      for (row, _) in live {
        freshHandles.append(
          try fresh.addConstraint(
            row.terms.map { Term($0.0, freshVariables[$0.1]) }, row.relation, row.constant,
            priority: row.priority))
      }
      try fresh.solve()
      for (a, b) in zip(variables, freshVariables) {
        #expect(abs(solver.value(of: a) - fresh.value(of: b)) < 1e-6, "seed \(seed), step \(step)")
      }
      let broken = Set(solver.conflicts.map(\.broken))
      let freshBroken = Set(fresh.conflicts.map(\.broken))
      for ((_, handle), freshHandle) in zip(live, freshHandles) {
        #expect(broken.contains(handle) == freshBroken.contains(freshHandle), "seed \(seed), step \(step)")
      }
    }
  }

  @Test("only the variables that moved are reported")
  func changedVariables() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let row = try solver.addConstraint([Term(1, x)], .equal, 3)
    try solver.addConstraint([Term(1, y)], .equal, 4)
    try solver.solve()
    #expect(Set(solver.changedVariables) == [x, y])
    try solver.setConstant(5, of: row)
    try solver.solve()
    #expect(solver.changedVariables == [x])
    #expect(!solver.needsSolve)
  }

  @Test("handles of removed things are refused, also when their place is taken again")
  func staleHandles() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let old = try solver.addConstraint([Term(1, x)], .equal, 3)
    #expect(throws: SolverError.variableInUse(x)) { try solver.removeVariable(x) }
    try solver.removeConstraint(old)
    try solver.addConstraint([Term(1, x)], .equal, 4)
    #expect(throws: SolverError.unknownConstraint(old)) { try solver.setConstant(1, of: old) }
    let y = solver.makeVariable()
    try solver.removeVariable(y)
    _ = solver.makeVariable()
    #expect(throws: SolverError.unknownVariable(y)) { try solver.addConstraint([Term(1, y)], .equal, 0) }
  }

  @Test("what is not a number, or no priority, is refused and changes nothing")
  func refusals() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let row = try solver.addConstraint([Term(1, x)], .equal, 3)
    #expect(throws: SolverError.emptyTerms) { try solver.addConstraint([], .equal, 0) }
    #expect(throws: SolverError.self) { try solver.addConstraint([Term(.nan, x)], .equal, 0) }
    #expect(throws: SolverError.notFinite(.infinity)) { try solver.setConstant(.infinity, of: row) }
    #expect(throws: SolverError.notFinite(1e16)) { try solver.setConstant(1e16, of: row) }
    for priority: Float in [0, -1, 1000.5, .nan] {
      #expect(throws: SolverError.self) { try solver.setPriority(priority, of: row) }
    }
    try solver.solve()
    #expect(solver.value(of: x) == 3)
  }
}
