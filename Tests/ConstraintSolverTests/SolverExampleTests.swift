// All worked examples of Documentation/Specification/examples.md.

import ConstraintSolver
import Testing

@Suite("Worked examples")
struct SolverExampleTests {
  /// The table has three decimals.
  private static let tolerance = 0.001

  @Test("an example has the frames of the table", arguments: SolverExample.all)
  func frames(_ example: SolverExample) throws {
    let system = try ExampleSystem(example)
    try system.solver.solve()
    guard let expectations = example.expectations else {
      #expect(!system.solver.conflicts.isEmpty)
      return
    }
    #expect(system.solver.conflicts.isEmpty)
    let free = Set(try system.solver.freeVariables().map(\.variable))
    for expectation in expectations {
      let item = try #require(system.items[expectation.view])
      let insets = system.numbers("insets(\(expectation.view))") ?? [0, 0, 0, 0]
      // A frame is the alignment rectangle and the insets around it; table order is top, left, bottom, right.
      let growth = [-insets[1], -insets[0], insets[1] + insets[3], insets[0] + insets[2]]
      for (index, name) in ["x", "y", "width", "height"].enumerated() {
        let variable = item.all[index]
        let value = system.solver.value(of: variable) + growth[index]
        let range = expectation.ranges[index]
        #expect(
          value >= range.lowerBound - Self.tolerance && value <= range.upperBound + Self.tolerance,
          "\(expectation.view).\(name)")
        #expect(
          free.contains(variable) == (range.lowerBound < range.upperBound),
          "freedom of \(expectation.view).\(name)")
      }
    }
  }

  @Test("there are 149 examples, E001 to E149")
  func count() {
    #expect(SolverExample.all.map(\.id) == (1...149).map { "E\($0 < 10 ? "00" : $0 < 100 ? "0" : "")\($0)" })
  }

  @Test("what an edit leads to is what a fresh start leads to (E044, E045)")
  func edits() throws {
    let solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    let position = try solver.addConstraint([Term(1, left)], .equal, 10)
    let strong = try solver.addConstraint([Term(1, width)], .equal, 50, priority: 500)
    try solver.addConstraint([Term(1, width)], .equal, 70, priority: 400)
    try solver.solve()
    #expect([solver.value(of: left), solver.value(of: width)] == [10, 50])
    try solver.setConstant(35, of: position)
    try solver.setConstant(60, of: strong)
    try solver.solve()
    #expect([solver.value(of: left), solver.value(of: width)] == [35, 60])
    try solver.setPriority(300, of: strong)
    try solver.solve()
    #expect([solver.value(of: left), solver.value(of: width)] == [35, 70])
  }
}
