// What readers say of a document is a finding of the same kind, at the kind's level.

import Foundation
import LayoutReport
import LayoutScene
import Plumbline
import Testing

@Suite("Kinds of findings")
struct FindingKindTests {
  @Test(
    "a problem of a document's form is reported under its own name",
    arguments: Finding.Kind.ofReaders + Finding.Kind.ofLayouts)
  func names(kind: SceneProblem.Kind) throws {
    let scene = Scene(
      document: "Test.xib", id: "R", rootView: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    scene.problems = [SceneProblem(kind: kind, message: "Something is wrong.", fix: "Mend it.", line: 3)]
    let findings = SceneReport(scene, looksFor: Finding.Kind.onByDefault.union([kind])).findings
    #expect(findings.map(\.kind.rawValue) == [kind.rawValue])
    let finding = try #require(findings.first)
    #expect(finding.message == "Something is wrong." && finding.fix == "Mend it." && finding.line == 3)
    // Off unless a team asks for it, it is a warning to that team.
    #expect(finding.level == finding.kind.defaultLevel ?? .warning)
  }
}
