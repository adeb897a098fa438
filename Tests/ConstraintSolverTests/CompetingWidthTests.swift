// Numbers that are decided together, while what they share changes: the tight rows of one solve serve the next ones as
// long as they stay the right ones, which must not show.

import Testing

@testable import ConstraintSolver

@Suite("Competing widths") struct CompetingWidthTests {
  /// Two texts in a row: left of 100 (251, 750) and right of 120 (250, 749), 8 points between them, 16 at the edges.
  private struct Row {
    let solver = Solver()
    let left: Variable
    let right: Variable
    let total: Constraint
    let leftText: Constraint
    let gap: Constraint

    init() throws {
      let width = solver.makeVariable(nonNegative: true)
      left = solver.makeVariable(nonNegative: true)
      right = solver.makeVariable(nonNegative: true)
      let x = solver.makeVariable()
      total = try solver.addConstraint([Term(1, width)], .equal, 400)
      gap = try solver.addConstraint([Term(1, x), Term(-1, left)], .greaterThanOrEqual, 16 + 8)
      try solver.addConstraint([Term(1, x), Term(1, right), Term(-1, width)], .equal, -16)
      leftText = try solver.addGoal([Term(1, left)], 100, above: 251, below: 750)
      try solver.addGoal([Term(1, right)], 120, above: 250, below: 749)
    }
  }

  /// By hand: the right text gives way first, then the left one.
  private func expected(_ total: Double, left: Double = 100, gap: Double = 8) -> (Double, Double) {
    let room = total - 32 - gap
    let leftWidth = min(left, room)
    return (leftWidth, min(120, room - leftWidth))
  }

  @Test("widths follow the total through every corner, to and fro", arguments: [1.0, 3, 7, 16, 100])
  func sweep(step: Double) throws {
    let row = try Row()
    let down = Array(stride(from: 400, through: 40, by: -step))
    for total in down + down.reversed() {
      try row.solver.setConstant(total, of: row.total)
      try row.solver.solve()
      let (left, right) = expected(total)
      #expect(abs(row.solver.value(of: row.left) - left) <= 1e-9, "left at \(total)")
      #expect(abs(row.solver.value(of: row.right) - right) <= 1e-9, "right at \(total)")
      #expect(row.solver.conflicts.isEmpty)
    }
  }

  @Test("a total that leaves no room is a conflict, and what comes after it is as before")
  func conflict() throws {
    let row = try Row()
    for total in [300, 39, 300, 10, 150, 400] as [Double] {
      try row.solver.setConstant(total, of: row.total)
      try row.solver.solve()
      #expect(row.solver.conflicts.isEmpty == (total >= 40))
      guard total >= 40 else { continue }
      let (left, right) = expected(total)
      #expect(row.solver.value(of: row.left) == left)
      #expect(row.solver.value(of: row.right) == right)
    }
  }

  @Test("other constants and priorities are noticed")
  func edits() throws {
    let row = try Row()
    try row.solver.setConstant(200, of: row.total)
    try row.solver.solve()
    #expect(row.solver.value(of: row.right) == 60)
    try row.solver.setConstant(60, of: row.leftText)
    try row.solver.solve()
    #expect(row.solver.value(of: row.right) == 100)
    try row.solver.setConstant(16 + 38, of: row.gap)
    try row.solver.solve()
    #expect(row.solver.value(of: row.right) == 70)
    // Now the left text gives way first.
    try row.solver.setPriorities(above: 251, below: 700, of: row.leftText)
    try row.solver.solve()
    #expect([row.left, row.right].map(row.solver.value(of:)) == [10, 120])
  }

  /// At (0, 0) of its unknowns a text of no width meets its bound: more rows than unknowns are tight, and which of them
  /// the simplex works with is its own affair.
  @Test("a corner where many rows meet says nothing about its neighbours")
  func degenerateCorner() throws {
    let row = try Row()
    for total in [40, 41, 40, 140, 141, 139, 140, 260, 261, 259, 40, 260] as [Double] {
      try row.solver.setConstant(total, of: row.total)
      try row.solver.solve()
      let (left, right) = expected(total)
      #expect([row.left, row.right].map(row.solver.value(of:)) == [left, right], "at \(total)")
    }
  }

  /// Three numbers with soft constraints of their own, and their sum twice: one of the two required rows is tight, the other
  /// one just holds, and only another constant can show that it is required as well.
  @Test(
    "a sum that is asked for twice is a conflict as soon as the two differ",
    arguments: [0, 1], [(8.0, 3.0), (8, 30), (12, 3), (12, 30)])
  func doubleSum(edited: Int, example: (constant: Double, wish: Double)) throws {
    let solver = Solver()
    let x = (0..<3).map { _ in solver.makeVariable() }
    let rows = try (0..<2).map { _ in try solver.addConstraint(x.map { Term(1, $0) }, .equal, 10) }
    for (variable, wish) in zip(x, [1, 2, example.wish]) {
      try solver.addConstraint([Term(1, variable)], .equal, wish, priority: Float(500 - wish))
    }
    try solver.solve()
    #expect(solver.conflicts.isEmpty)
    try solver.setConstant(example.constant, of: rows[edited])
    try solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [rows])
    #expect(solver.conflicts.map(\.broken) == [rows[1]])
    try solver.setConstant(10, of: rows[edited])
    try solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test(
    "bounds of a sum from both sides are a conflict as soon as they exclude each other", arguments: [0, 1])
  func doubleBound(edited: Int) throws {
    let solver = Solver()
    let x = (0..<2).map { _ in solver.makeVariable() }
    let sum = x.map { Term(1, $0) }
    let rows = [
      try solver.addConstraint(sum, .lessThanOrEqual, 10),
      try solver.addConstraint(sum, .greaterThanOrEqual, 10),
    ]
    try solver.addConstraint([Term(1, x[0])], .equal, 3, priority: 500)
    try solver.addConstraint([Term(1, x[1])], .equal, 3, priority: 400)
    try solver.solve()
    #expect(x.map(solver.value(of:)) == [3, 7])
    try solver.setConstant(edited == 0 ? 5 : 15, of: rows[edited])
    try solver.solve()
    #expect(solver.conflicts.map(\.broken) == [rows[1]])
  }

  /// Spec 02 §8: slacks rest at 0, positions take what follows.
  @Test("beside two texts, what lost its pin rests where both gaps hold, to and fro")
  func lostPin() throws {
    let solver = Solver()
    let (first, second) = (solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true))
    let accessory = solver.makeVariable()
    try solver.addConstraint([Term(1, accessory), Term(-1, first)], .greaterThanOrEqual, 8)
    try solver.addConstraint([Term(1, accessory), Term(-1, second)], .greaterThanOrEqual, 8)
    try solver.addGoal([Term(1, first)], 100, above: 251, below: 750)
    try solver.addGoal([Term(1, second)], 120, above: 250, below: 749)
    for _ in 0..<3 {
      let pin = try solver.addConstraint([Term(1, accessory)], .equal, 116)
      try solver.solve()
      #expect([first, second, accessory].map { solver.value(of: $0) } == [100, 108, 116])
      #expect(try solver.freeVariables().isEmpty)
      try solver.removeConstraint(pin)
      try solver.solve()
      #expect([first, second, accessory].map { solver.value(of: $0) } == [100, 120, 128])
      #expect(try solver.freeVariables().map(\.variable) == [accessory])
    }
  }
}
