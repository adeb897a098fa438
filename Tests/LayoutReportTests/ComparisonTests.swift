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
    let change = try #require(found.first?.first)
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
        "new":"the width of view a is 60 points","change":"constant 50 -> 60"}]},"findings":{"added":[],"removed":[]}}
        """)
  }

  @Test("views and constraints that came and went")
  func cameAndWent() throws {
    let found = SceneComparison.comparing(
      document: "A", old: [snapshot(["a", "b"], width: 50)],
      new: [snapshot(["b", "c"], width: 50, constraint: "w")])
    let change = try #require(found.first?.first)
    #expect(change.added.map(\.id) == ["c"] && change.removed.map(\.id) == ["a"] && change.moved.isEmpty)
    #expect(change.addedConstraints.map(\.id) == ["w-b", "w-c", "hei-c", "lea-c", "top-c"])
    #expect(change.removedConstraints.map(\.id) == ["wid-a", "hei-a", "lea-a", "top-a", "wid-b"])
  }

  @Test("a scene that came, and one that went")
  func scenes() {
    let scene = snapshot(["a"], width: 50)
    let came = SceneComparison.comparing(document: "A", old: [], new: [scene])
    #expect(came.map { $0.map(\.added.count) } == [[2]] && came.first?.first?.old == nil)
    #expect(came.first?.first?.json.contains("\"status\":\"added\"") == true)
    let went = SceneComparison.comparing(document: "A", old: [scene], new: [])
    #expect(went.map { $0.map(\.removed.count) } == [[2]])
    #expect(went.first?.first?.json.contains("\"status\":\"removed\"") == true)
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
    #expect(html.contains("<li class=\"finding moved consequence\" data-kind=\"moved\" data-views=\"1\">"))
    #expect(html.contains("<li class=\"finding changed\" data-kind=\"changed\" data-constraints=\"0\">"))
    #expect(html.contains("<p>1 scene of 1 document changed.</p>"))
    let constraint = try #require(html.range(of: "class=\"finding changed\"")),
      view = try #require(html.range(of: "class=\"finding moved "))
    #expect(constraint.lowerBound < view.lowerBound)
    #expect(html.contains("<tr data-kind=\"moved\"><th scope=\"row\">moved</th><td>1</td>"))
    #expect(html.contains("&lt;b&gt;.xib") && !html.contains("<b>.xib"))
    var empty = ReportPage(.changes)
    #expect((empty.begin() + empty.end()).contains("<p>No view moved, and no constraint changed.</p>"))
  }

  /// A root of `size` with a view that is as wide less 20, at a priority, and no more than 1000 wide.
  private func wide(
    _ device: String, _ size: CGFloat, priority: Float = 1000, constant: CGFloat = -20, limit: CGFloat? = nil
  ) -> SceneSnapshot {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: size, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    scene.device = device
    scene.views = [
      SceneView(view: root, id: "R", kind: "view"),
      SceneView(view: view, id: "a", kind: "view", parentID: "R", isPlacedByConstraints: true),
    ]
    let width = view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: constant)
    width.priority = UILayoutPriority(priority)
    var made = [
      ("wid", width), ("hei", view.heightAnchor.constraint(equalToConstant: 10)),
      ("lea", view.leadingAnchor.constraint(equalTo: root.leadingAnchor)),
      ("top", view.topAnchor.constraint(equalTo: root.topAnchor)),
    ]
    if let limit { made.append(("lim", view.widthAnchor.constraint(lessThanOrEqualToConstant: limit))) }
    for (id, constraint) in made {
      constraint.isActive = true
      scene.constraints.append(SceneConstraint(constraint: constraint, id: id, line: 10))
    }
    return SceneSnapshot(scene)
  }

  @Test("a priority is told as a number, and what is the same on all devices once")
  func once() throws {
    let found = SceneComparison.comparing(
      document: "A", old: [wide("small", 300), wide("large", 400)],
      new: [wide("small", 300, priority: 999), wide("large", 400, priority: 999)])
    var text = ComparisonText()
    #expect(
      text.text(for: try #require(found.first)) == """
        A
          Scene R, small, 300 x 200; alike on 1 other layout
            changed wid: the width of view a is 20 points less than the width of view R: priority 1000 -> 999

        """)
  }

  @Test("views stand below the constraint that moved them, with what they have in common on all devices")
  func consequences() throws {
    let found = SceneComparison.comparing(
      document: "A", old: [wide("small", 300), wide("large", 400)],
      new: [wide("small", 300, constant: -30), wide("large", 400, constant: -30)])
    var text = ComparisonText()
    let lines = text.text(for: try #require(found.first)).split(separator: "\n").dropFirst(2)
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix(": constant -20 -> -30") == true)
    // 300 - 20 and 300 - 30; on the other device it is 10 narrower too.
    #expect(lines.last == "      moved   UIView (a): 280 x 10 at 0, 0 -> 270 x 10 at 0, 0")
  }

  @Test("findings that came and went, and on which devices")
  func findings() throws {
    let found = SceneComparison.comparing(
      document: "A", old: [wide("small", 300), wide("large", 400)],
      new: [wide("small", 300, limit: 350), wide("large", 400, limit: 350)])
    let layouts = try #require(found.first)
    // 400 - 20 is more than 350, 300 - 20 is not.
    #expect(layouts.map { $0.addedFindings.map(\.kind) } == [[], [.conflict]])
    #expect(layouts[1].json.contains(#""findings":{"added":[{"id":"conflict:"#))
    var text = ComparisonText()
    #expect(text.text(for: layouts).contains("  Scene R, large, 400 x 200\n"))
    let back = SceneComparison.comparing(
      document: "A", old: [wide("large", 400, limit: 350)], new: [wide("large", 400)])
    #expect(back.first?.first?.removedFindings.map(\.kind) == [.conflict])
  }

  @Test("a scene without an area has words and no picture")
  func withoutArea() throws {
    func snapshot(_ width: CGFloat) -> SceneSnapshot {
      let root = UIView(frame: .zero)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
      root.addSubview(view)
      let scene = Scene(document: "Test.xib", id: "R", rootView: root)
      scene.views = [
        SceneView(view: root, id: "R", kind: "view"),
        SceneView(view: view, id: "a", kind: "view", parentID: "R"),
      ]
      return SceneSnapshot(scene, withPicture: true)
    }
    let found = SceneComparison.comparing(document: "A", old: [snapshot(5)], new: [snapshot(6)])
    var page = ReportPage(.changes)
    let html = page.add(try #require(found.first))
    #expect(html.contains("finding moved") && !html.contains("<figure>"))
  }
}
