// Findings of one cause in thousands: a damaged document that gives all its views one id has them.

import Foundation
import Testing

@testable import LayoutReport

@Suite("Findings of one cause")
struct OneCauseTests {
  private static let count = 20_000

  private static func report(_ device: String) -> SceneReport {
    SceneReport(document: "A.xib", scene: "r", device: device, size: CGSize(width: 1, height: 1))
  }

  /// Compared with each other, 20,000 findings are 200 million pairs, which take minutes.
  @Test("on the canvas and on devices, each stays, and none is compared with all others")
  func devices() {
    var device = Self.report("retina4_0")
    device.findings = (0..<Self.count).map { index in
      var finding = Finding(
        kind: .ambiguous, level: .warning, views: ["same"], message: "\(index)", fix: "", line: index + 1)
      finding.configurations = [device.configuration]
      return finding
    }
    let merged = SceneReport.merging(canvas: Self.report("canvas"), onDevices: device, [device.configuration])
    #expect(merged.findings.map(\.message) == device.findings.map(\.message))
  }

  private static func conflict(
    _ members: [String], on device: SceneReport, notation: String = "", rows: [String] = []
  ) -> Finding {
    var finding = Finding(
      kind: .conflict, level: .error, constraints: members + rows, message: members[0], fix: "",
      details: members.map { ConstraintReport(id: $0, words: "", notation: notation, line: 1) })
    finding.configurations = [device.configuration]
    return finding
  }

  // The edges of a table are in the conflicts of all its rows.
  @Test("conflicts on two devices are one if they have most of their constraints in common")
  func otherDevices() {
    var phones = Self.report("retina4_0")
    let large = Self.report("retina6_9")
    phones.findings = [
      Self.conflict(["a", "left", "right", "w"], on: phones),
      Self.conflict(["b", "left", "right", "x", "y"], on: large),
      Self.conflict(["c", "left", "w", "a"], on: large),
    ]
    let merged = SceneReport.merging(
      canvas: Self.report("canvas"), onDevices: phones, [phones.configuration, large.configuration])
    #expect(merged.findings.map { "\($0.message) \($0.configurations.count)" } == ["a 2", "b 1"])
  }

  // Apple on `addArrangedSubview(_:)`: the stack view sets `translatesAutoresizingMaskIntoConstraints` to false.
  @Test("masks of arranged views conflict on the canvas alone, and that is nobody's")
  func arrangedMasks() {
    var canvas = Self.report("canvas")
    let mask = "<NSAutoresizingMaskLayoutConstraint:a UIView:a.width == 9   (active)>"
    canvas.findings = [
      Self.conflict(["mask"], on: canvas, notation: mask, rows: ["UISV-alignment"]),
      Self.conflict(["own"], on: canvas, rows: ["UISV-alignment"]),
    ]
    let device = Self.report("retina4_0")
    let merged = SceneReport.merging(canvas: canvas, onDevices: device, [device.configuration])
    #expect(merged.findings.map(\.constraints) == [["own", "UISV-alignment"]])
  }

  @Test("conflicts that share one constraint of three stay apart")
  func twins() {
    let findings = (0..<Self.count).map { index in
      let members = ["shared", "a\(index)", "b\(index)"]
      return Finding(
        kind: .conflict, level: .error, constraints: members, message: "\(index)", fix: "",
        details: members.map { ConstraintReport(id: $0, words: "", notation: "", line: 1) })
    }
    #expect(findings.foldingTwins().map(\.message) == findings.map(\.message))
  }

  @Test("conflicts of one constraint each with a stack view's arrangement are one along one axis, not across")
  func arrangements() {
    func conflict(_ id: String, _ arrangement: String) -> Finding {
      var row = ConstraintReport(id: "UISV-\(id)", words: "", notation: "")
      row.arrangement = arrangement
      return Finding(
        kind: .conflict, level: .error, constraints: [id, row.id], message: id, fix: "",
        details: [ConstraintReport(id: id, words: "", notation: "", line: 1), row])
    }
    let found = [
      conflict("a", "vertical s"), conflict("b", "horizontal s"), conflict("c", "vertical s"),
      conflict("d", "vertical t"),
    ]
    #expect(
      found.foldingTwins().map(\.message) == ["a 1 more conflict has the same cause.", "b", "d"])
  }

  @Test("findings of one cause say a way out once, and count constraints that are many")
  func repeatedWays() {
    func conflict(_ last: String, way: String?) -> Finding {
      Finding(
        kind: .conflict, level: .error, constraints: ["a", "b", last], message: last, fix: "",
        details: ["a", "b", last].map { ConstraintReport(id: $0, words: "", notation: "", line: 1) }
      ).offering(way)
    }
    let folded = ["c": "lower a", "d": "lower b", "e": "lower a"].sorted { $0.key < $1.key }
      .map { conflict($0.key, way: $0.value) }.foldingTwins()
    #expect(folded.map(\.fix) == ["Lower a. Lower b."])
    var many = conflict("c", way: nil)
    #expect(many.fix.hasPrefix("Open: which of a, b or c gives way, and how far."))
    many.details += ["d", "e"].map { ConstraintReport(id: $0, words: "", notation: "", line: 1) }
    #expect(many.offering(nil).fix.hasPrefix("Open: which of its 5 constraints gives way, and how far."))
  }

  @Test("both axes of a view are one finding, whose id stays that of the first; another view's are another")
  func axes() {
    func open(_ view: String, _ variable: String, level: Finding.Level = .error) -> Finding {
      Finding(
        kind: .ambiguous, level: level, views: [view, "follower"], variables: [variable],
        message: "\(variable)?",
        fix: "Open: \(variable).", caused: 1)
    }
    let (across, down) = (open("a", "x"), open("a", "y"))
    let folded = [across, down, open("b", "x"), open("b", "y", level: .warning)].foldingTwins()
    #expect(folded.map(\.id) == ["ambiguous:a:x", "ambiguous:b:x", "ambiguous:b:y"])
    #expect(folded[0].message == "x? y?" && folded[0].fix == "Open: x; y.")
    #expect(folded[0].views == ["a", "follower"] && Array(folded[0].leadingViews) == ["a"])
    // What was tried decides the words, not which findings are one: `fix` counts them without trying any.
    let half = [across, down.offering("constrain its top edge")].foldingTwins()
    #expect(half.map(\.id) == ["ambiguous:a:x"] && !half[0].isTried)
    #expect(half[0].fix == "Constrain its top edge. Open: x.")
    let both = [across.offering("pin a"), down.offering("pin b")].foldingTwins()
    #expect(both.map(\.fix) == ["Pin a. Pin b."] && both[0].isTried)
  }
}
