// Whatever path of edits led to a system, its answers are those of a fresh one: five hundred random edits over systems
// of many kinds. PLUMBLINE_LONG_TESTS=1 tries many more seeds.

import Foundation
import Testing

@Suite("Edits of random systems") struct EditScriptTests {
  struct Mixture: CustomTestStringConvertible, Sendable {
    var name: String
    var shapes: [SystemShape]
    var testDescription: String { name }
  }

  static let isLong = ProcessInfo.processInfo.environment["PLUMBLINE_LONG_TESTS"] == "1"
  static let mixtures: [Mixture] =
    [Mixture(name: "everything", shapes: SystemShape.allCases)]
    + SystemShape.allCases.map { Mixture(name: "\($0)", shapes: [$0]) } + [
      Mixture(name: "ties that come and go", shapes: [.openTies, .chain, .contentSizes]),
      Mixture(name: "classes and conflicts", shapes: [.tiedClass, .redundant, .conflict]),
      Mixture(name: "one sum", shapes: [.parallelRows, .chain, .redundant]),
      Mixture(name: "competing siblings", shapes: [.equalSiblings, .contentSizes, .inequalities]),
    ]

  @Test("five hundred random edits agree with a fresh solver", arguments: mixtures, isLong ? 1...40 : 1...1)
  func script(mixture: Mixture, seed: UInt64) throws {
    if let report = Self.run(mixture.shapes, seed: seed) {
      Issue.record("\(mixture.name), seed \(seed): \(report)")
    }
  }

  /// - Returns: What went wrong, with as few edits as show it.
  static func run(_ shapes: [SystemShape], seed: UInt64, steps: Int = 500) -> String? {
    var choices = SeededChoices(seed: seed)
    var system = EditedSystem(isRecording: true)
    do {
      for _ in 0..<choices.number(in: 1...5) { try choices.element(of: shapes).grow(&system, &choices) }
      let rowLimit = choices.element(of: [8, 20, 40, 60])
      var edits = 0
      var solves = 0
      while edits < steps {
        for _ in 0..<choices.element(of: [1, 1, 1, 2, 3, 6]) {
          try system.edit(shapes, rowLimit: rowLimit, &choices)
          edits += 1
        }
        solves += 1
        let isThorough = isLong || solves % 5 == 0
        if let complaint = try system.solve() ?? system.disagreement(isThorough: isThorough) {
          return "after \(edits) edits, \(complaint)\n" + EditScript.report(system.script)
        }
      }
    } catch {
      return "\(error)\n" + EditScript.report(system.script)
    }
    return nil
  }
}
