// A solver that lives long: a million edits leave no error behind and no memory. PLUMBLINE_LONG_TESTS=1 makes the
// million, another number so many millions; without it, twenty thousand.

import ConstraintSolver
import Foundation
import Testing

@Suite("A long life", .serialized) struct MillionEditTests {
  private static let millions =
    ProcessInfo.processInfo.environment["PLUMBLINE_LONG_TESTS"].flatMap { Int($0) } ?? 0
  private static let isLong = millions > 0
  private static let editCount = isLong ? millions * 1_000_000 : 20_000
  private static let comparison = isLong ? 10_000 : 1000
  /// Of a system that holds less than a megabyte; a leak of twenty bytes an edit would be more.
  private static let growthLimit = 16 << 20

  @Test(
    "after every ten thousand of a million edits, values are those of a fresh solver and of the closed form")
  func drift() throws {
    var choices = SeededChoices(seed: 2026)
    var layout = try DriftingLayout(cellCount: 30)
    try layout.system.solver.solve()
    var compared = 0
    var memory = 0
    while layout.system.editCount < Self.editCount {
      try layout.edit(&choices)
      if choices.chance(30) { try layout.system.solver.solve() }
      guard layout.system.editCount >= (compared + 1) * Self.comparison else { continue }
      compared += 1
      try layout.system.solver.solve()
      if let complaint = try layout.mistake() ?? layout.system.disagreement() {
        Issue.record("\(complaint)")
        return
      }
      // What a process of tests needs to begin with is there after a tenth.
      if compared == Self.editCount / Self.comparison / 10 { memory = Self.residentBytes() }
    }
    #expect(compared == Self.editCount / Self.comparison)
    if Self.isLong {
      let growth = Self.residentBytes() - memory
      #expect(growth < Self.growthLimit, "\(growth) bytes more than after a tenth of the edits")
    }
  }

  /// The resident size of the process; 0 where the system does not tell.
  private static func residentBytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    return numbers.count > 1 ? numbers[1] * sysconf(Int32(_SC_PAGESIZE)) : 0
  }
}
