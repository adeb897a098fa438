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

  @Test("the examples of pictures of a program's own views")
  func pictures() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 80))
    card.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Ready"
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    title.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
    title.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true

    let svg = card.svg()
    let dark = card.svg(LayoutPicture.Options(appearance: .dark))
    #expect(svg.contains(">Ready</text>") && svg.contains("fill=\"#ffffff\""))
    #expect(dark.contains(">Ready</text>") && dark.contains("fill=\"#000000\""))

    var picture = LayoutPicture(of: card)
    picture.options.title = "Card"
    picture.options.layers = [.screen, .text, .constraints, .findings]
    let page = picture.svg
    print(picture.tree)
    #expect(page.contains(">Card</text>"))
  }
}
