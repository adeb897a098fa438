// Rows that come and go where little relies on them: what is placed anew is narrow, and the answers are those of a fresh
// solver. Expectations by hand; the rule for what is open is spec 02 §8.

import Testing

@testable import ConstraintSolver

@Suite("Narrow edits") struct NarrowEditTests {
  @Test(
    "an inequality alone holds a position where its soft constraint is removed, and the soft constraint counts again"
  )
  func wishOfAnInequality() throws {
    let solver = Solver()
    let tops = (0..<5).map { _ in solver.makeVariable() }
    try solver.addConstraint([Term(1, tops[0])], .equal, 0)
    var wishes: [Constraint] = []
    for (above, below) in zip(tops, tops.dropFirst()) {
      let terms = [Term(1, below), Term(-1, above)]
      try solver.addConstraint(terms, .greaterThanOrEqual, 30)
      wishes.append(try solver.addConstraint(terms, .equal, 40, priority: 500))
    }
    try solver.solve()
    #expect(tops.map(solver.value(of:)) == [0, 40, 80, 120, 160])
    try solver.removeConstraint(wishes[1])
    try solver.solve()
    #expect(tops.map(solver.value(of:)) == [0, 40, 70, 110, 150])
    #expect(solver.changedVariables.count == 3)
    #expect(try solver.freeVariables().map(\.variable).contains(tops[2]))
    wishes[1] = try solver.addConstraint([Term(1, tops[2]), Term(-1, tops[1])], .equal, 50, priority: 500)
    try solver.solve()
    #expect(tops.map(solver.value(of:)) == [0, 40, 90, 130, 170])
    #expect(try solver.freeVariables().isEmpty)
    try solver.setPriority(1000, of: wishes[1])
    try solver.solve()
    try solver.setConstant(20, of: wishes[1])
    try solver.solve()
    // The younger of two required rows gives way.
    #expect(solver.conflicts.map(\.broken) == [wishes[1]])
    #expect(tops.map(solver.value(of:)) == [0, 40, 70, 110, 150])
  }

  /// Three positions below a first one; the distance of the middle ones is a size with a soft constraint.
  private struct Column {
    let solver = Solver()
    let positions: [Variable]
    let height: Variable
    let wish: Constraint
    let first: Constraint

    init(hasFirst: Bool) throws {
      positions = (0..<4).map { [solver] _ in solver.makeVariable() }
      height = solver.makeVariable(nonNegative: true)
      let p = positions
      try solver.addConstraint([Term(1, p[0])], .equal, 5)
      first = try solver.addConstraint([Term(1, p[1]), Term(-1, p[0])], .equal, 10)
      try solver.addConstraint([Term(1, p[2]), Term(-1, p[1]), Term(-1, height)], .equal, 0)
      try solver.addConstraint([Term(1, p[3]), Term(-1, p[2])], .equal, 10)
      wish = try solver.addConstraint([Term(1, height)], .equal, 20, priority: 250)
      if !hasFirst { try solver.removeConstraint(first) }
      try solver.solve()
    }

    var values: [Double] { positions.map(solver.value(of:)) }
  }

  @Test("positions that nothing holds keep their distances, one of them at 0, whichever edits led there")
  func loosePositions() throws {
    let column = try Column(hasFirst: true)
    let solver = column.solver
    #expect(column.values == [5, 15, 35, 45])
    try solver.removeConstraint(column.first)
    try solver.solve()
    #expect(column.values == (try Column(hasFirst: false)).values)
    #expect(column.values == [5, -20, 0, 10])
    #expect(Set(try solver.freeVariables().map(\.variable)) == Set(column.positions[1...]))
    // What is beside them is taken for granted, and followed.
    try solver.setConstant(30, of: column.wish)
    try solver.solve()
    #expect(column.values == [5, -30, 0, 10])
    try solver.removeConstraint(column.wish)
    try solver.solve()
    #expect(column.values == [5, 0, 0, 10])
    try solver.addConstraint([Term(1, column.height)], .equal, 7)
    try solver.addConstraint([Term(1, column.positions[1]), Term(-1, column.positions[0])], .equal, 12)
    try solver.solve()
    #expect(column.values == [5, 17, 24, 34])
    #expect(try solver.freeVariables().isEmpty)
  }

  @Test("a size between texts that have room rests at 0, and a position where the widest text ends")
  func separateRoots() throws {
    let solver = Solver()
    let title = solver.makeVariable(nonNegative: true)
    let subtitle = solver.makeVariable(nonNegative: true)
    let left = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    let titleText = try solver.addGoal([Term(1, title)], 100, above: 250, below: 750)
    try solver.addGoal([Term(1, subtitle)], 150, above: 250, below: 750)
    for text in [title, subtitle] {
      try solver.addConstraint([Term(1, text), Term(-1, left)], .lessThanOrEqual, -8)
    }
    let edge = try solver.addConstraint([Term(1, left), Term(1, width)], .equal, 300)
    let fixed = try solver.addConstraint([Term(1, width)], .equal, 12)
    func values() -> [Double] { [title, subtitle, left, width].map(solver.value(of:)) }
    try solver.solve()
    #expect(values() == [100, 150, 288, 12])
    try solver.removeConstraint(fixed)
    try solver.solve()
    #expect(values() == [100, 150, 300, 0])
    #expect(Set(try solver.freeVariables().map(\.variable)) == [left, width])
    // There is no room for the text: it gives way, and nothing is open any more.
    try solver.setConstant(400, of: titleText)
    try solver.solve()
    #expect(values() == [292, 150, 300, 0])
    #expect(try solver.freeVariables().isEmpty)
    try solver.setConstant(100, of: titleText)
    try solver.addConstraint([Term(1, width)], .equal, 12)
    try solver.removeConstraint(edge)
    try solver.solve()
    #expect(values() == [100, 150, 158, 12])
    #expect(try solver.freeVariables().map(\.variable) == [left])
  }

  @Test("what is removed and added in the same order finds its old places")
  func placesAreKept() throws {
    let solver = Solver()
    let variables = (0..<100).map { _ in solver.makeVariable() }
    var rows: [Constraint] = []
    for k in variables.indices {
      rows.append(try solver.addConstraint([Term(1, variables[k])], .equal, Double(k)))
    }
    let removed = Array(stride(from: 5, to: 100, by: 10))
    for k in removed { try solver.removeConstraint(rows[k]) }
    for k in removed {
      let row = try solver.addConstraint([Term(1, variables[k])], .equal, Double(k))
      #expect(row.index == rows[k].index)
      #expect(row != rows[k])
    }
    try solver.solve()
    #expect(variables.map(solver.value(of:)) == (0..<100).map(Double.init))
  }

  /// A text of 100 points beside a frame of a width, which must not reach over its end.
  @Test(
    "an inequality with room says nothing, and speaks where the room ends",
    arguments: [
      // What the frame's width becomes, one after the other, and the text's width each time.
      [
        (200.0, 100.0), (150, 100), (110, 100), (109, 99), (60, 50), (130, 100), (109.5, 99.5), (10, 0),
        (300, 100),
      ]
    ])
  func inequalitiesWithRoom(_ edits: [(frame: Double, text: Double)]) throws {
    let solver = Solver()
    let frame = solver.makeVariable(nonNegative: true)
    let left = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    let frameRow = try solver.addConstraint([Term(1, frame)], .equal, 500)
    let leftRow = try solver.addConstraint([Term(1, left)], .equal, 10)
    try solver.addConstraint([Term(1, left), Term(1, width), Term(-1, frame)], .lessThanOrEqual, 0)
    let text = try solver.addGoal([Term(1, width)], 100, above: 250, below: 750)
    try solver.solve()
    for (newFrame, expected) in edits {
      try solver.setConstant(newFrame, of: frameRow)
      try solver.solve()
      #expect(solver.value(of: width) == expected)
      #expect(try solver.freeVariables().isEmpty)
    }
    // Two values change, each of which alone would leave room.
    try solver.setConstant(170, of: frameRow)
    try solver.setConstant(80, of: leftRow)
    try solver.solve()
    #expect(solver.value(of: width) == 90)
    // And two of which each alone would not, but both do.
    try solver.setConstant(0, of: leftRow)
    try solver.setConstant(120, of: frameRow)
    try solver.solve()
    #expect(solver.value(of: width) == 100)
    // Without its soft constraint the text rests; the inequality is far away then.
    try solver.removeConstraint(text)
    try solver.solve()
    #expect(solver.value(of: width) == 0)
    try solver.setConstant(60, of: frameRow)
    try solver.solve()
    #expect(solver.value(of: width) == 0)
    #expect(try solver.freeVariables().map(\.variable) == [width])
    // Until there is no room at all: the only value left is no free one.
    try solver.setConstant(0, of: frameRow)
    try solver.solve()
    #expect(try solver.freeVariables().isEmpty)
  }

  @Test("members of a part that move apart use up the room of an inequality that names both")
  func roomBetweenMembers() throws {
    let solver = Solver()
    let (edge, end) = (solver.makeVariable(), solver.makeVariable())
    let width = solver.makeVariable(nonNegative: true)
    try solver.addConstraint([Term(1, edge), Term(1, end)], .equal, 200)
    let distance = try solver.addConstraint([Term(1, end), Term(-1, edge)], .equal, 180)
    // A text between the two.
    try solver.addConstraint([Term(1, edge), Term(1, width), Term(-1, end)], .lessThanOrEqual, 0)
    try solver.addConstraint([Term(1, width)], .equal, 100, priority: 250)
    try solver.solve()
    for (room, expected) in [(160.0, 100.0), (100, 100), (80, 80), (102, 100), (20, 20), (300, 100), (0, 0)] {
      try solver.setConstant(room, of: distance)
      try solver.solve()
      #expect([edge, end, width].map(solver.value(of:)) == [100 - room / 2, 100 + room / 2, expected])
    }
  }

  /// Two positions are one where they differ by a billionth; a factor makes much of that.
  @Test(
    "an inequality with a large factor has room only where its variable has", arguments: [1, 2e3, 1e4, 1e6])
  func roomOfVariables(_ factor: Double) throws {
    let solver = Solver()
    let (end, place) = (solver.makeVariable(), solver.makeVariable())
    let row = try solver.addConstraint([Term(1, end)], .equal, 9e-10)
    try solver.addConstraint([Term(factor, place), Term(-factor, end)], .lessThanOrEqual, 0)
    try solver.addConstraint([Term(1, place)], .greaterThanOrEqual, 0)
    try solver.solve()
    for constant in [2e-4, 100] {
      try solver.setConstant(constant, of: row)
      try solver.solve()
      // It rests where the first of its rows just holds (spec 02 §8).
      #expect(abs(solver.value(of: place) - constant) < 1e-9)
      #expect(try solver.freeVariables().map(\.variable) == [place])
    }
  }

  @Test("an inequality of thousands of variables that all change at once")
  func longInequality() throws {
    let solver = Solver()
    let count = 4000
    let first = solver.makeVariable()
    let row = try solver.addConstraint([Term(1, first)], .equal, 1)
    let variables = (0..<count).map { _ in solver.makeVariable() }
    for variable in variables {
      try solver.addConstraint([Term(1, variable), Term(-1, first)], .equal, 0)
    }
    let size = solver.makeVariable(nonNegative: true)
    try solver.addGoal([Term(1, size)], 50, above: 250, below: 750)
    try solver.addConstraint([Term(1, size)] + variables.map { Term(-1, $0) }, .lessThanOrEqual, 0)
    for (constant, expected) in [(1.0, 50.0), (2, 50), (0.01, 40), (3, 50)] {
      try solver.setConstant(constant, of: row)
      try solver.solve()
      #expect(abs(solver.value(of: size) - expected) < 1e-9)
    }
  }
}
