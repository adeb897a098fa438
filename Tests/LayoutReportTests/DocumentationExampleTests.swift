// The examples of the module's documentation page (Sources/LayoutReport/Documentation.docc/LayoutReport.md), word for word;
// a test of Plumbline's compares them.

import Foundation
import LayoutReport
import LayoutScene
import Plumbline
import Testing

@Suite("Documentation examples") struct DocumentationExampleTests {
  @Test("the example of LayoutReport's page")
  func example() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scene = Scene(document: "Card.yaml", id: "card", rootView: root)
    scene.views = [SceneView(view: root, id: "root", kind: "view")]
    root.layoutIfNeeded()
    let report = SceneReport(scene, including: [.constraints, .guides])
    print(CheckText().text(for: report))
    print(report.layoutJSON)
    let picture = ScenePicture(report, showing: [.names, .findings]).svg
    #expect(report.findings.isEmpty && report.size == CGSize(width: 320, height: 480))
    #expect(picture.hasPrefix("<svg") || picture.hasPrefix("<?xml"))
  }
}
