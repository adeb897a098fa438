// Chains that only inequalities hold, and columns that are too long for their frame: values by hand, at lengths at which
// anything but a linear way would be felt.

import Testing

@testable import ConstraintSolver

@Suite("Long chains of inequalities") struct InequalityChainTests {
  private static let step = 10.0

  /// `-x[i] + x[i+1] >= 10`: the first place is mentioned first.
  private func chain(_ count: Int, _ solver: Solver) throws -> [Variable] {
    let places = (0..<count).map { _ in solver.makeVariable() }
    for (place, next) in zip(places, places.dropFirst()) {
      try solver.addConstraint([Term(-1, place), Term(1, next)], .greaterThanOrEqual, Self.step)
    }
    return places
  }

  @Test("nothing above and below: every slack rests at 0, and so does the first place (spec 02 §8)")
  func open() throws {
    let solver = Solver()
    let places = try chain(4000, solver)
    try solver.solve()
    for (i, place) in places.enumerated() { #expect(solver.value(of: place) == Self.step * Double(i)) }
    #expect(try solver.freeVariables().count == places.count)
  }

  @Test(
    "each pulled to 0: the one in the middle is there; of two, the one that is nearer for the first",
    arguments: [3999, 4000])
  func pulled(count: Int) throws {
    let solver = Solver()
    let places = try chain(count, solver)
    for place in places { try solver.addConstraint([Term(1, place)], .equal, 0, priority: 1) }
    try solver.solve()
    let start = -Self.step * Double((count - 1) / 2)
    for (i, place) in places.enumerated() {
      #expect(abs(solver.value(of: place) - start - Self.step * Double(i)) <= 1e-9)
    }
  }

  @Test("a chain between two ends that are too near: the last row gives way, and all rows are named")
  func cycle() throws {
    let solver = Solver()
    let places = try chain(2000, solver)
    let first = try solver.addConstraint([Term(1, places[0])], .equal, 0)
    let last = try solver.addConstraint([Term(1, places[1999])], .lessThanOrEqual, Self.step * 1999 - 1)
    try solver.solve()
    #expect(solver.conflicts.map(\.broken) == [last])
    #expect(solver.conflicts.first?.constraints.count == 2001)
    #expect(solver.conflicts.first?.constraints.contains(first) == true)
    #expect(solver.value(of: places[1999]) == Self.step * 1999)
  }

  @Test("a column of contents with too many gaps: one conflict, with every height's bound")
  func overfull() throws {
    let solver = Solver()
    let frame = solver.makeVariable(nonNegative: true)
    try solver.addConstraint([Term(1, frame)], .equal, 50)
    var end: [Term] = []
    var heights: [Variable] = []
    for _ in 0..<300 {
      let top = solver.makeVariable()
      let height = solver.makeVariable(nonNegative: true)
      try solver.addConstraint([Term(1, top)] + end, .equal, 8)
      try solver.addGoal([Term(1, height)], 20, above: 250, below: 750)
      heights.append(height)
      end = [Term(-1, top), Term(-1, height)]
    }
    let last = try solver.addConstraint([Term(1, frame)] + end, .equal, 8)
    try solver.solve()
    #expect(solver.conflicts.map(\.broken) == [last])
    #expect(solver.conflicts.first?.constraints.count == 302)
    #expect(Set(solver.conflicts.first?.bounds ?? []) == Set(heights))
    for height in heights { #expect(solver.value(of: height) == 20) }
  }

  @Test("a row gives way for the first of its sets in order, whichever set is found first")
  func brokenRowIsTheFirst() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.addConstraint([Term(1, x)], .equal, 0)
    try solver.addConstraint([Term(1, y), Term(-1, x)], .greaterThanOrEqual, 10)
    let third = try solver.addConstraint([Term(1, x)], .greaterThanOrEqual, 5)
    let fourth = try solver.addConstraint([Term(1, y)], .lessThanOrEqual, 12)
    let fifth = try solver.addConstraint([Term(1, y)], .lessThanOrEqual, 3)
    try solver.solve()
    #expect(solver.conflicts.map(\.broken) == [third, fifth])
    #expect(solver.violation(of: fourth) == 0)
    #expect(solver.value(of: y) == 10)
  }

  @Test("a place that two inequalities bound from one side rests at the stronger, also after edits")
  func strongerBound() throws {
    let solver = Solver()
    let (start, place) = (solver.makeVariable(), solver.makeVariable())
    try solver.addConstraint([Term(1, start)], .equal, 100)
    let weaker = try solver.addConstraint([Term(1, place), Term(-1, start)], .greaterThanOrEqual, 8)
    try solver.addConstraint([Term(-2, place), Term(2, start)], .lessThanOrEqual, -40)
    try solver.solve()
    #expect(solver.value(of: place) == 120)
    try solver.setConstant(30, of: weaker)
    try solver.solve()
    #expect(solver.value(of: place) == 130)
  }

  @Test("a size outranks the slack of the row that holds a position")
  func sizeBeforeSlack() throws {
    let solver = Solver()
    let place = solver.makeVariable()
    let size = solver.makeVariable(nonNegative: true)
    try solver.addConstraint([Term(1, place)], .greaterThanOrEqual, 10)
    try solver.addConstraint([Term(1, place), Term(1, size)], .equal, 100)
    try solver.solve()
    #expect(solver.value(of: size) == 0)
    #expect(solver.value(of: place) == 100)
  }
}
