// The example of the module's documentation page (Sources/LayoutDocument/Documentation.docc/LayoutDocument.md), word for
// word; a test of Plumbline's compares them.

import Foundation
import LayoutDocument
import Plumbline
import Testing

@Suite("Documentation examples") struct DocumentationExampleTests {
  @Test("the example of LayoutDocument's page")
  func example() throws {
    let text = """
      size: [320, 480]
      views:
        title: {intrinsic: [120, 20.5]}
        panel: {}
      constraints:
        - "H:|-[title]-12-[panel]-|"
        - "title.top == safeArea.top + 20"
      """
    let document = try LayoutDocument(Data(text.utf8), name: "Card.yaml")
    let scene = document.makeScene()
    scene.rootView.layoutIfNeeded()
    #expect(scene.views.map(\.id) == ["root", "title", "panel"])
    #expect(scene.views[1].view.frame.origin == CGPoint(x: 8, y: 20))
  }
}
