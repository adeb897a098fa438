// The names of findings, which stand twice: what readers say of a document's form, and what reports say of everything. The
// two must not drift apart: a problem whose name no finding has would be told as `unsupported`.

import Foundation
import LayoutReport
import LayoutScene
import Plumbline
import Testing

@Suite("Kinds of findings")
struct FindingKindTests {
  @Test(
    "a problem of a document's form is reported under its own name", arguments: SceneProblem.Kind.allCases)
  func names(kind: SceneProblem.Kind) throws {
    let scene = Scene(
      document: "Test.xib", id: "R", rootView: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    scene.problems = [SceneProblem(kind: kind, message: "Something is wrong.", fix: "Mend it.", line: 3)]
    let findings = SceneReport(scene).findings
    #expect(findings.map(\.kind.rawValue) == [kind.rawValue])
    let finding = try #require(findings.first)
    #expect(finding.message == "Something is wrong." && finding.fix == "Mend it." && finding.line == 3)
    // Off unless a team asks for it, it is a warning to that team.
    #expect(finding.level == finding.kind.defaultLevel ?? .warning)
  }

  @Test("a kind's name is small letters and hyphens, and its title has no hyphen")
  func spelling() {
    for kind in Finding.Kind.allCases {
      #expect(kind.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(!kind.title.contains("-"))
    }
    #expect(Finding.Kind.negativeSize.rawValue == "negative-size")
    #expect(Finding.Kind.duplicateID.rawValue == "duplicate-id")
  }
}
