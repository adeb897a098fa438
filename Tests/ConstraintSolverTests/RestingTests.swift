// What nothing decides rests (spec 02 §8): sizes are 0, in the order in which they are mentioned, as far as the others let
// them; then the slacks of inequalities by age; positions take what follows. Expectations by hand.

import Testing

@testable import ConstraintSolver

@Suite("What nothing decides") struct RestingTests {
  private let solver = Solver()

  private func value(_ variable: Variable) -> Double { solver.value(of: variable) }

  @Test("of sizes that share one sum the last takes all")
  func sharedSum() throws {
    let sizes = (0..<6).map { _ in solver.makeVariable(nonNegative: true) }
    let places = (0..<7).map { _ in solver.makeVariable() }
    try solver.addConstraint([Term(1, places[0])], .equal, 0)
    for k in 0..<6 {
      try solver.addConstraint([Term(1, places[k + 1]), Term(-1, places[k]), Term(-1, sizes[k])], .equal, 8)
    }
    // Two of them are tied to the first, so 0 comes with it.
    try solver.addConstraint([Term(1, sizes[2]), Term(-1, sizes[0])], .equal, 0)
    try solver.addConstraint([Term(1, sizes[4]), Term(-1, sizes[0])], .equal, 0)
    try solver.addConstraint([Term(1, places[6])], .equal, 148)
    try solver.solve()
    #expect(sizes.map(value) == [0, 0, 0, 0, 0, 100])
    #expect(places.map(value) == [0, 8, 16, 24, 32, 40, 148])
    #expect(try solver.freeVariables().isEmpty == false)
  }

  @Test("a container is no smaller than what it holds, though its own turn comes first")
  func container() throws {
    let container = solver.makeVariable(nonNegative: true)
    let child = (0..<4).map { _ in solver.makeVariable(nonNegative: true) }
    let place = (0..<4).map { _ in solver.makeVariable() }
    // Mentioned first.
    try solver.addConstraint([Term(1, container)], .lessThanOrEqual, 500)
    try solver.addConstraint([Term(1, place[0])], .equal, 0)
    for k in 1..<4 {
      try solver.addConstraint(
        [Term(1, place[k]), Term(-1, place[k - 1]), Term(-1, child[k - 1])], .equal, 2)
      try solver.addConstraint([Term(1, child[k]), Term(-1, child[0])], .equal, 0)
    }
    try solver.addConstraint([Term(1, place[3]), Term(1, child[3]), Term(-1, container)], .equal, 0)
    try solver.solve()
    #expect(value(container) == 6)
    #expect(child.map(value) == [0, 0, 0, 0])
    #expect(place.map(value) == [0, 2, 4, 6])
  }

  @Test(
    "a size that shrinks what comes before it goes to its other end",
    arguments: [(false, [0.0, 100]), (true, [20, 80])])
  func otherEnd(_ example: (hasLimit: Bool, sizes: [Double])) throws {
    let sizes = (0..<2).map { _ in solver.makeVariable(nonNegative: true) }
    try solver.addConstraint([Term(1, sizes[0]), Term(1, sizes[1])], .equal, 100)
    // More rows mention the second: still it is the first that is made small.
    for limit in [80.0, 90, 95] where example.hasLimit {
      try solver.addConstraint([Term(1, sizes[1])], .lessThanOrEqual, limit)
    }
    try solver.solve()
    #expect(sizes.map(value) == example.sizes)
  }

  @Test("of two inequalities that compete, the one that was added first just holds")
  func competingSlacks() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.addConstraint([Term(1, y), Term(-1, x)], .equal, 7)
    try solver.addConstraint([Term(1, x)], .lessThanOrEqual, 72)
    try solver.addConstraint([Term(1, y)], .greaterThanOrEqual, 10)
    try solver.solve()
    #expect(value(x) == 72)
    #expect(value(y) == 79)
  }

  @Test("rows of several open numbers just hold, one after the other")
  func chainedSlacks() throws {
    let places = (0..<4).map { _ in solver.makeVariable() }
    for k in 1..<4 {
      try solver.addConstraint([Term(1, places[k]), Term(-1, places[k - 1])], .greaterThanOrEqual, 10)
    }
    try solver.addConstraint([Term(1, places[3])], .lessThanOrEqual, 100)
    try solver.solve()
    #expect(places.map(value) == [70, 80, 90, 100])
  }

  @Test("a soft constraint that all can grant is granted before anything rests")
  func grantedWishes() throws {
    let sizes = (0..<3).map { _ in solver.makeVariable(nonNegative: true) }
    try solver.addConstraint(sizes.map { Term(1, $0) }, .equal, 60)
    try solver.addConstraint([Term(1, sizes[0]), Term(-1, sizes[1])], .equal, 10, priority: 250)
    try solver.solve()
    // The first has 0 for its least, but the second would be −10 then.
    #expect(sizes.map(value) == [10, 0, 50])
  }

  @Test("where soft constraints exclude each other, what they leave open rests")
  func refusedWishes() throws {
    let sizes = (0..<3).map { _ in solver.makeVariable(nonNegative: true) }
    try solver.addConstraint([Term(1, sizes[0]), Term(1, sizes[1]), Term(1, sizes[2])], .equal, 60)
    try solver.addConstraint([Term(1, sizes[1]), Term(-1, sizes[2])], .equal, 10, priority: 250)
    try solver.addConstraint([Term(1, sizes[1]), Term(-1, sizes[2])], .equal, 20, priority: 250)
    try solver.solve()
    // The older of two equal soft constraints, in its turn; then the first size.
    #expect(sizes.map(value) == [0, 35, 25])
  }

  @Test("what cannot hold together is a conflict, and the rest goes on")
  func conflict() throws {
    let sizes = (0..<2).map { _ in solver.makeVariable(nonNegative: true) }
    try solver.addConstraint([Term(1, sizes[0]), Term(1, sizes[1])], .equal, 60)
    let broken = try solver.addConstraint([Term(1, sizes[0]), Term(1, sizes[1])], .equal, 70)
    try solver.solve()
    #expect(solver.conflicts.map(\.broken) == [broken])
    #expect(sizes.map(value) == [0, 60])
  }

  @Test(
    "a position that one required equality alone mentions follows, however large what is known in the row")
  func followerBesideLargeNumbers() throws {
    let known = solver.makeVariable(nonNegative: true)
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.addConstraint([Term(1, known)], .equal, 1)
    try solver.addConstraint([Term(1e7, known), Term(1, x), Term(20, y)], .equal, 0)
    try solver.addConstraint([Term(1, y), Term(-1, z)], .equal, 0, priority: 500)
    try solver.solve()
    #expect([x, y, z].map(value) == [-1e7, 0, 0])
  }

  @Test("half a point of freedom is told of at a billion points")
  func freedomOfLargeNumbers() throws {
    let (a, b) = (solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true))
    try solver.addConstraint([Term(1, a), Term(-1, b)], .equal, 1e9, priority: 900)
    try solver.addConstraint([Term(1, a)], .lessThanOrEqual, 1e9 + 0.5, priority: 500)
    try solver.solve()
    #expect([a, b].map(value) == [1e9, 0])
    #expect(try solver.freeVariables().map(\.variable) == [a, b])
  }

  @Test("what just holds for want of anything better is free, though all else in its row is determined")
  func freedomOfTheLast() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.addConstraint([Term(1, y), Term(1, x)], .lessThanOrEqual, 9)
    try solver.addConstraint([Term(1, x)], .lessThanOrEqual, 2)
    try solver.addConstraint([Term(1, x)], .greaterThanOrEqual, 2)
    try solver.solve()
    #expect([x, y].map(value) == [2, 7])
    #expect(try solver.freeVariables().map(\.variable) == [y])
  }
}
