// What the optimum leaves open, with a second optimal value as the proof; and which constraints determine a value.

import Testing

@testable import ConstraintSolver

@Suite("Freedom")
struct SolverFreedomTests {
  @Test("a unique optimum leaves nothing free")
  func unique() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.addConstraint([Term(1, x)], .equal, 10, priority: 500)
    try solver.addConstraint([Term(1, y), Term(-1, x)], .equal, 5)
    #expect(try solver.freeVariables().isEmpty)
  }

  @Test("E047: two equal soft constraints leave everything between them open")
  func equalWishes() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.addConstraint([Term(1, x)], .equal, 10, priority: 100)
    try solver.addConstraint([Term(1, x)], .equal, 20, priority: 100)
    let free = try solver.freeVariables()
    #expect(free.map(\.variable) == [x])
    #expect(free.first?.chosen == 10)
    #expect(free.first.map { $0.other > 10 && $0.other <= 20 } == true)
  }

  @Test("E048: slack between equals moves both their sizes and the second's place")
  func sharedSlack() throws {
    let solver = Solver()
    let a = solver.makeVariable(nonNegative: true)
    let x = solver.makeVariable()
    let b = solver.makeVariable(nonNegative: true)
    try solver.addConstraint([Term(1, x), Term(-1, a)], .equal, 0)
    try solver.addConstraint([Term(1, x), Term(1, b)], .equal, 400)
    for (variable, size) in [(a, 50.0), (b, 60.0)] {
      try solver.addConstraint([Term(1, variable)], .lessThanOrEqual, size, priority: 250)
      try solver.addConstraint([Term(1, variable)], .greaterThanOrEqual, size, priority: 750)
    }
    #expect(try solver.freeVariables().map(\.variable) == [a, x, b])
  }

  // The vertex has the last row tight, and c below 0 by what is no violation yet. Found by the fuzzer of edits.
  @Test(
    "a variable that is negative by less than counts ends no move",
    arguments: [160, 159.99999999984, 159.9999])
  func roundedBound(half: Double) throws {
    let solver = Solver()
    let (c, b, a) = (
      solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true),
      solver.makeVariable(nonNegative: true)
    )
    for pair in [[Term(1, a), Term(1, b)], [Term(1, b), Term(1, c)]] {
      try solver.addConstraint(pair, .lessThanOrEqual, 320, priority: 250)
      try solver.addConstraint(pair, .greaterThanOrEqual, 320, priority: 250)
    }
    try solver.addConstraint([Term(0.5, b), Term(0.5, c)], .greaterThanOrEqual, half)
    #expect(Set(try solver.freeVariables().map(\.variable)) == [a, b, c])
  }

  @Test("of a long open row all widths and places are free together, but for the width that has no room")
  func longRow() throws {
    let solver = Solver()
    var widths: [Variable] = []
    var ends: [Variable] = []
    for place in 0..<1000 {
      widths.append(solver.makeVariable(nonNegative: true))
      ends.append(solver.makeVariable())
      let before = place > 0 ? [Term(-1, ends[place - 1])] : []
      try solver.addConstraint([Term(1, ends[place]), Term(-1, widths[place])] + before, .equal, 0)
    }
    // The edge along which it grows has no length, and its sum with others neither.
    try solver.addConstraint([Term(1, widths[600])], .lessThanOrEqual, 0)
    try solver.addConstraint([Term(1, ends[999])], .lessThanOrEqual, 5000)
    let free = try solver.freeVariables()
    let expected = zip(widths, ends).flatMap { [$0, $1] }.filter { $0 != widths[600] }
    #expect(free.map(\.variable) == expected)
    #expect(free.allSatisfy { $0.chosen == 0 && $0.other > 1e-6 && $0.other <= 5000 && !$0.isTie })
    #expect(Set(free.map(\.group)).count == 1)
  }

  @Test(
    "what is a combination of widths of a long open row is free as they are, though their differences cancel out",
    arguments: [[1.0, -1, -1, 1], [1, -2, 1], [1, -1, 0, 0, 0, -1, 1]])
  func combinations(weights: [Double]) throws {
    let solver = Solver()
    var variables: [Variable] = []
    var widths: [Variable] = []
    for place in 0..<700 {
      widths.append(solver.makeVariable(nonNegative: true))
      let end = solver.makeVariable()
      let before = place > 0 ? [Term(-1, variables[2 * place - 1])] : []
      try solver.addConstraint([Term(1, end), Term(-1, widths[place])] + before, .equal, 0)
      variables += [widths[place], end]
    }
    for place in 0...(widths.count - weights.count) {
      variables.append(solver.makeVariable())
      let terms = zip(weights, widths[place...]).filter { $0.0 != 0 }.map { Term(-$0, $1) }
      try solver.addConstraint([Term(1, variables[variables.count - 1])] + terms, .equal, 0)
    }
    let free = try solver.freeVariables()
    #expect(free.map(\.variable) == variables)
    #expect(free.allSatisfy { $0.chosen == 0 && abs($0.other) > 1e-6 })
  }

  @Test("E029: a required inequality alone determines nothing")
  func inequalityAlone() throws {
    let solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    try solver.addConstraint([Term(1, width)], .greaterThanOrEqual, 50)
    let free = try solver.freeVariables()
    #expect(free.map(\.variable) == [width])
    #expect(free.first?.chosen == 50)
    #expect(free.first.map { $0.other > 50 } == true)
  }

  @Test("rows that happen to touch the optimum do not hide that it is unique, nor that it is not")
  func degenerate() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    // At (0, 0) four rows meet; only x is determined.
    try solver.addConstraint([Term(1, x)], .equal, 0)
    try solver.addConstraint([Term(1, x), Term(1, y)], .greaterThanOrEqual, 0)
    try solver.addConstraint([Term(2, x), Term(1, y)], .greaterThanOrEqual, 0)
    try solver.addConstraint([Term(1, y)], .greaterThanOrEqual, 0, priority: 700)
    #expect(try solver.freeVariables().map(\.variable) == [y])
    try solver.addConstraint([Term(1, y)], .lessThanOrEqual, 0, priority: 600)
    #expect(try solver.freeVariables().isEmpty)
  }

  @Test("the constraints behind a value are those that an edit of it would have to go through")
  func determining() throws {
    let solver = Solver()
    let root = solver.makeVariable(nonNegative: true)
    let x = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    let other = solver.makeVariable()
    let rootWidth = try solver.addConstraint([Term(1, root)], .equal, 320)
    let left = try solver.addConstraint([Term(1, x)], .equal, 16)
    let right = try solver.addConstraint([Term(1, x), Term(1, width), Term(-1, root)], .lessThanOrEqual, -16)
    let hugging = try solver.addConstraint([Term(1, width)], .lessThanOrEqual, 50, priority: 251)
    let resistance = try solver.addConstraint([Term(1, width)], .greaterThanOrEqual, 50, priority: 750)
    let wish = try solver.addConstraint([Term(1, other), Term(-1, width)], .equal, 0, priority: 20)
    let answers = try solver.constraintsDetermining([x, width, other, root])
    #expect(answers[0] == [left])
    // The two halves of a content size hold it together.
    #expect(answers[1] == [hugging, resistance])
    #expect(answers[2].contains(wish) && !answers[2].contains(right))
    #expect(answers[3] == [rootWidth])
  }
}
