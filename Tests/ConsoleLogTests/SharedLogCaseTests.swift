// Apple's log lines as another reader understood them (cases: conflict_logs), every one.

import Foundation
import Plumbline
import Testing

@testable import ConsoleLog

@Suite(
  "Apple's log lines",
  .enabled(if: SharedLogCase.arePresent, "the log lines are not beside the package (../shared)"))
struct SharedLogCaseTests {
  @Test("a line says what another reader found in it", arguments: SharedLogCase.lines)
  func line(_ example: SharedLogCase) throws {
    let line = try #require(example.line)
    let expected = try #require(example.expectedLine)
    let read = try NotedConstraint(line)
    #expect(read.className == expected.class && read.address == expected.address)
    #expect(read.identifier == expected.identifier)
    #expect(
      read.relation == ["==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual][expected.relation])
    try expect(read.first, is: expected.first)
    #expect((read.second == nil) == (expected.second == nil))
    if let second = read.second, let other = expected.second { try expect(second, is: other) }
    let constant = try expected.constant.map { try #require(Double($0)) } ?? 0
    #expect(read.constant == constant)
    let factor = try expected.multiplier.map { try #require(Double($0.dropFirst(2))) } ?? 1
    #expect(abs(read.multiplier - factor) < 0.0005)
    #expect(read.priority == 1000)
  }

  private func expect(_ side: NotedConstraint.Side, is expected: SharedLogCase.Item) throws {
    let item = side.place.item
    #expect(item.className == expected.class || item.name == expected.class)
    #expect(item.address == expected.address)
    #expect(item.text == expected.identifier)
    // The other reader has no words for left and right, and adds "Margin" twice.
    let name = expected.attribute.replacingOccurrences(of: "MarginMargin", with: "Margin")
    let attribute = try #require(NSLayoutConstraint.Attribute(name: name))
    let directional: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
      .left: .leading, .right: .trailing, .leftMargin: .leadingMargin, .rightMargin: .trailingMargin,
    ]
    #expect(side.place.attribute == attribute || directional[side.place.attribute] == attribute)
  }

  @Test("a log has as many constraints as another reader counted", arguments: SharedLogCase.logs)
  func log(_ example: SharedLogCase) throws {
    let expected = try #require(example.expectedLog)
    let log = ConsoleLog(try #require(example.log))
    #expect(log.conflicts.count == 1)
    let conflict = try #require(log.conflicts.first)
    #expect(conflict.constraints.count == expected.constraintCount && conflict.damaged.isEmpty)
  }

  @Test("the broken constraint of the whole log is the one that its text names")
  func broken() throws {
    let example = try #require(SharedLogCase.logs.first { $0.id == "custom9" })
    let text = try #require(example.log)
    let conflict = try #require(ConsoleLog(text).conflicts.first)
    #expect(conflict.broken.map { conflict.constraints[$0].address } == "0x7f83b85cf8e0")
  }

  /// By hand: 15 + 40 + 8 + 8 + 60 + 5 = 136 is more than 94.3333, so the stack view would be -41.6667 wide; of the two
  /// labels, only those lines matter that tie the stack view's edges to each other.
  @Test("of the whole log, the widths, gaps and the given width exclude each other")
  func core() throws {
    let example = try #require(SharedLogCase.logs.first { $0.id == "custom9" })
    let text = try #require(example.log)
    let conflict = try #require(ConsoleLog(text).conflicts.first)
    let explanation = LogExplanation(conflict)
    let addresses = explanation.core.map { explanation.members[$0].address }
    for needed in [
      "0x7f83b9a05b10", "0x7f83b9a08d40", "0x7f83b9a099d0", "0x7f83b9a09b50", "0x7f83b9a0a1b0",
      "0x7f83b9a0a330",
      "0x7f83b9a127e0",
    ] {
      #expect(addresses.contains(needed))
    }
    #expect(explanation.members.filter(\.isSystem).count == 5)
    #expect(explanation.ways.contains { $0.isTried })
  }

  /// By hand: all three views are as high as each other and 40 high, but one is 0.9 times another.
  @Test("of the list without a heading, all six exclude each other")
  func listAlone() throws {
    let example = try #require(SharedLogCase.logs.first { $0.id == "papertrail2" })
    let text = try #require(example.log)
    let explanation = LogExplanation(try #require(ConsoleLog(text).conflicts.first))
    #expect(explanation.core == [0, 1, 2, 3, 4, 5] && explanation.broken == nil)
    #expect(explanation.members.map(\.isSystem) == [false, false, true, true, true, true])
  }

  @Test("the collection has 56 lines and 2 logs")
  func count() {
    #expect(SharedLogCase.lines.count == 56 && SharedLogCase.logs.count == 2)
  }
}
