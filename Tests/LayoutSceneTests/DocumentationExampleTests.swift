// The example of the module's documentation page (Sources/LayoutScene/Documentation.docc/LayoutScene.md), word for word;
// a test of Plumbline's compares them.

import Foundation
import LayoutScene
import Plumbline
import Testing

@Suite("Documentation examples") struct DocumentationExampleTests {
  @Test("the example of LayoutScene's page")
  func example() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let title = UILabel()
    root.addSubview(title)
    let scene = Scene(document: "Card", id: "card", rootView: root)
    scene.views = [
      SceneView(view: root, id: "root", kind: "view"),
      SceneView(view: title, id: "title", kind: "label", parentID: "root"),
    ]
    scene.rootView.layoutIfNeeded()
    #expect(scene.views.map(\.view.frame) == [CGRect(x: 0, y: 0, width: 320, height: 480), .zero])
  }

  @Test("documents of UIKit store frames in the superview's space with y downwards, as views have them")
  func documentRect() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let title = UILabel()
    root.addSubview(title)
    let view = SceneView(view: title, id: "title", kind: "label", parentID: "root")
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.documentRect(rect) == rect)
  }
}
