// What changed between two versions of a scene.

import Foundation
import Plumbline
import Testing

@testable import LayoutReport

@Suite("Comparisons")
struct ComparisonTests {
  /// A root of 320 x 200 with a view, 20 from the left and so wide, in line 10.
  private func snapshot(_ ids: [String], width: CGFloat, constraint: String = "wid") -> SceneSnapshot {
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
    return SceneSnapshot(scene)
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

  @Test("the page carries both pictures as data, and no text that could become markup")
  func page() throws {
    var old = snapshot(["a"], width: 50)
    var new = snapshot(["a"], width: 60)
    (old.picture, new.picture) = ("<svg>old</svg>", "<svg>new</svg>")
    let change = try #require(
      SceneComparison.comparing(document: "<b>.xib", old: [old], new: [new]).first)
    var page = ComparisonPage()
    let html = page.head + page.section(for: change) + page.tail
    #expect(html.contains(Data("<svg>old</svg>".utf8).base64EncodedString()))
    #expect(html.contains(Data("<svg>new</svg>".utf8).base64EncodedString()))
    #expect(html.contains("&lt;b&gt;.xib") && !html.contains("<b>") && !html.contains("http://"))
  }
}
