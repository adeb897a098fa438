// An engine that lives long: a million edits leave no error behind and no memory. PLUMBLINE_LONG_TESTS=1 makes the
// million, another number so many millions; without it, twenty thousand.

import Foundation
import LayoutEngine
import Testing

@Suite("A long life of an engine", .serialized) struct MillionEngineEditTests {
  private static let millions =
    ProcessInfo.processInfo.environment["PLUMBLINE_LONG_TESTS"].flatMap { Int($0) } ?? 0
  private static let isLong = millions > 0
  private static let editCount = isLong ? millions * 1_000_000 : 20_000
  private static let comparison = isLong ? 10_000 : 1000
  /// Of a system that holds less than a megabyte; a leak of twenty bytes an edit would be more.
  private static let growthLimit = 16 << 20

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state &* 0x2545_F491_4F6C_DD1D
    }
  }

  @Test("after every ten thousand of a million edits, rectangles are those of the closed form")
  func drift() throws {
    var random = Seeded(state: 2026)
    var list = try DriftingList(cellCount: 30)
    try list.engine.solve()
    #expect(list.mistake() == nil)
    var memory = 0
    while list.editCount < Self.editCount {
      try list.edit(&random)
      if list.editCount % 3 == 0 { try list.engine.solve() }
      guard list.editCount % Self.comparison == 0 else { continue }
      try list.engine.solve()
      if let complaint = list.mistake() {
        Issue.record("\(complaint)")
        return
      }
      // What a process of tests needs to begin with is there after a tenth.
      if list.editCount == Self.editCount / 10 { memory = Self.residentBytes() }
    }
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
