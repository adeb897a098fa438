// What the tests of other solvers expect (../shared/cases/solver_*.json).

import Testing

@Suite("Cases of other solvers", .enabled(if: SharedCases.areAtHand))
struct SolverCaseTests {
  private static let files = [
    "solver_android_linear", "solver_badros_cpp", "solver_cassowary_js", "solver_emeus", "solver_gtk",
    "solver_kiwi",
  ]
  private static let cases: [SolverCase] = files.flatMap { SharedCases.cases($0, kinds: ["solver"]) }

  @Test("a case goes as others' tests say", arguments: cases)
  func steps(_ example: SolverCase) throws {
    let run = SolverCaseRun(example)
    for (index, step) in example.steps.enumerated() {
      #expect(throws: Never.self, "step \(index): \(step.op)") { try run.take(step) }
    }
  }

  @Test("there are 71 cases")
  func count() {
    #expect(Self.cases.count == 71)
  }
}
