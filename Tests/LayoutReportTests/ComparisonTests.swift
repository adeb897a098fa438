// What changed between two versions of a scene.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import LayoutReport

@Suite("Comparisons")
struct ComparisonTests {
  /// A root of 320 x 200 with a view, 20 from the left and so wide, in line 10.
  private func snapshot(
    _ ids: [String], width: CGFloat, constraint: String = "wid", withPage: Bool = false
  ) -> SceneSnapshot {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    scene.views = [SceneView(view: root, id: "R", kind: "view")]
    for id in ids {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      scene.views.append(
        SceneView(view: view, id: id, kind: "view", parentID: "R", isPlacedByConstraints: true))
      let made = [
        (constraint, view.widthAnchor.constraint(equalToConstant: width)),
        ("hei", view.heightAnchor.constraint(equalToConstant: 10)),
        ("lea", view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)),
        ("top", view.topAnchor.constraint(equalTo: root.topAnchor)),
      ]
      for (name, constraint) in made {
        constraint.isActive = true
        scene.constraints.append(SceneConstraint(constraint: constraint, id: "\(name)-\(id)", line: 10))
      }
    }
    return SceneSnapshot(scene, withPicture: withPage)
  }

  @Test("two equal versions have no differences")
  func same() {
    #expect(
      SceneComparison.comparing(
        document: "A", old: [snapshot(["a"], width: 50)], new: [snapshot(["a"], width: 50)]
      ).isEmpty)
  }

  @Test("a constant that changed, and the view that moved by it")
  func moved() throws {
    let found = SceneComparison.comparing(
      document: "A", old: [snapshot(["a"], width: 50)], new: [snapshot(["a"], width: 60)])
    let change = try #require(found.first)
    #expect(change.moved.map(\.view.id) == ["a"])
    #expect(change.moved.map(\.old) == [CGRect(x: 20, y: 0, width: 50, height: 10)])
    #expect(change.moved.map(\.view.frame) == [CGRect(x: 20, y: 0, width: 60, height: 10)])
    #expect(change.changedConstraints.map(\.new.id) == ["wid-a"])
    #expect(change.added.isEmpty && change.removed.isEmpty)
    #expect(
      change.json == """
        {"document":"A","scene":"R","configuration":{"device":null,"orientation":"portrait","direction":"ltr",\
        "language":null,"contentSize":null},\
        "moved":[{"id":"a","old":[20,0,50,10],"new":[20,0,60,10]}],"added":[],"removed":[],\
        "constraints":{"added":[],"removed":[],"changed":[{"id":"wid-a","old":"the width of view a is 50 points",\
        "new":"the width of view a is 60 points"}]}}
        """)
  }

  @Test("views and constraints that came and went")
  func cameAndWent() throws {
    let found = SceneComparison.comparing(
      document: "A", old: [snapshot(["a", "b"], width: 50)],
      new: [snapshot(["b", "c"], width: 50, constraint: "w")])
    let change = try #require(found.first)
    #expect(change.added.map(\.id) == ["c"] && change.removed.map(\.id) == ["a"] && change.moved.isEmpty)
    #expect(change.addedConstraints.map(\.id) == ["w-b", "w-c", "hei-c", "lea-c", "top-c"])
    #expect(change.removedConstraints.map(\.id) == ["wid-a", "hei-a", "lea-a", "top-a", "wid-b"])
  }

  @Test("a scene that came, and one that went")
  func scenes() {
    let scene = snapshot(["a"], width: 50)
    let came = SceneComparison.comparing(document: "A", old: [], new: [scene])
    #expect(came.map(\.added.count) == [2] && came.first?.old == nil)
    #expect(came.first?.json.contains("\"status\":\"added\"") == true)
    let went = SceneComparison.comparing(document: "A", old: [scene], new: [])
    #expect(went.map(\.removed.count) == [2] && went.first?.json.contains("\"status\":\"removed\"") == true)
  }

  @Test("the page carries both versions, and no text that could become markup")
  func page() throws {
    let old = snapshot(["a"], width: 50, withPage: true)
    let new = snapshot(["a"], width: 60, withPage: true)
    let change = try #require(
      SceneComparison.comparing(document: "<b>.xib", old: [old], new: [new]).first)
    var page = ReportPage(.changes)
    let html = page.begin() + page.add(change) + page.end()
    #expect(html.components(separatedBy: "<script type=\"text/plain\" id=\"picture-").count == 3)
    #expect(html.contains("data-versions=\"before after\" data-order=\"0 1\""))
    #expect(html.contains("<li class=\"finding moved\" data-kind=\"moved\" data-views=\"1\">"))
    #expect(html.contains("<li class=\"finding changed\" data-kind=\"changed\" data-constraints=\"0\">"))
    #expect(html.contains("<p>1 scene of 1 document changed.</p>"))
    #expect(html.contains("<tr data-kind=\"moved\"><th scope=\"row\">moved</th><td>1</td>"))
    #expect(html.contains("&lt;b&gt;.xib") && !html.contains("<b>.xib"))
    var empty = ReportPage(.changes)
    #expect((empty.begin() + empty.end()).contains("<p>No view moved, and no constraint changed.</p>"))
  }
}
