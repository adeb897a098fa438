// Views beyond their superviews: a warning only where something is cut off in the running app.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import LayoutReport

@Suite("Findings on views outside of their superviews")
struct OutsideTests {
  /// The levels of what is said of a view of 10 by 10 in a superview of 100 by 100.
  private func levels(at origin: CGPoint, in superview: UIView, kind: String = "view") -> [Finding.Level] {
    superview.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = UIView(frame: CGRect(origin: origin, size: CGSize(width: 10, height: 10)))
    superview.addSubview(view)
    let scene = Scene(document: "Test.xib", id: "R", rootView: superview)
    scene.views = [
      SceneView(view: superview, id: "R", kind: "view"),
      SceneView(view: view, id: "A", kind: kind, isPlacedByConstraints: true),
    ]
    return SceneReport(scene).findings.filter { $0.kind == .outside }.map(\.level)
  }

  @Test("beyond a view that clips it is cut off; beyond one that does not, it is there on purpose as a rule")
  func clipping() {
    let clipping = UIView()
    clipping.clipsToBounds = true
    #expect(levels(at: CGPoint(x: 95, y: 0), in: clipping) == [.warning])
    #expect(levels(at: CGPoint(x: 95, y: 0), in: UIView()) == [.note])
    #expect(levels(at: CGPoint(x: 90, y: 0), in: clipping).isEmpty)
    // NSScrollView has a clip view for the header, which follows its columns.
    #expect(levels(at: CGPoint(x: 95, y: 0), in: UIView(), kind: "tableHeaderView").isEmpty)
  }

  // Each has a cause of its own: a note on one, or a baseline with one, says nothing of the others.
  @Test("views that lie alike beyond one edge are findings of their own; a note on one leaves the others")
  func alike() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scene = Scene(document: "Test.xib", id: "R", rootView: superview)
    scene.views = [SceneView(view: superview, id: "R", kind: "view")]
    scene.notes = [SceneNote(id: "1", text: "plumbline:ignore outside, missing-image")]
    for index in 0..<3 {
      let view = UIView(frame: CGRect(x: 30 * index, y: -10, width: 20, height: 50))
      superview.addSubview(view)
      scene.views.append(SceneView(view: view, id: "\(index)", kind: "view", isPlacedByConstraints: true))
    }
    let missing = FindingKind(
      "missing-image", level: .warning, meaning: "", why: "", example: "", triggering: [], notTriggering: [])
    scene.documentKinds = [missing]
    scene.problems = ["1", "0", "2"].map {
      SceneProblem(kind: missing, message: "No image “a”.", fix: "Add it.", views: [$0])
    }
    let found = SceneReport(scene).findings
    #expect(found.filter { $0.kind == .outside }.map(\.id) == ["outside:0", "outside:2"])
    // One image is one cause: what is left of it is one finding.
    #expect(found.filter { $0.kind == missing }.map(\.views) == [["0", "2"]])
  }

  // MediaCollectionViewCell.xib: buttons behind the trailing edge; VLCFirstStepsBaseViewController.xib: an image 20 points
  // above the top.
  @Test("wholly beyond, or by a distance that the document gives: it is meant")
  func deliberate() {
    let clipping = UIView()
    clipping.clipsToBounds = true
    #expect(levels(at: CGPoint(x: 100, y: 0), in: clipping) == [.note])
    for constant in [-20.0, 0] {
      let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      superview.clipsToBounds = true
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      let scene = Scene(document: "Test.xib", id: "R", rootView: superview)
      let constraints = [
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: constant),
        view.leftAnchor.constraint(equalTo: superview.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: constant == 0 ? 120 : 50),
      ]
      NSLayoutConstraint.activate(constraints)
      scene.constraints = constraints.enumerated().map {
        SceneConstraint(constraint: $1, id: "c\($0)", line: 1)
      }
      scene.views = [
        SceneView(view: superview, id: "R", kind: "view"),
        SceneView(view: view, id: "A", kind: "view", isPlacedByConstraints: true),
      ]
      #expect(
        SceneReport(scene).findings.filter { $0.kind == .outside }.map(\.level)
          == [constant == 0 ? .warning : .note])
    }
  }

  // Threema's CallStoryboard.storyboard: gradients that reach 130 points beyond the texts above which they lie.
  @Test("a view that surrounds another one by a distance is meant to reach beyond", arguments: [30.0, 0])
  func surrounding(distance: Double) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    superview.clipsToBounds = true
    let (inner, outer) = (UIView(), UIView())
    for view in [inner, outer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    let scene = Scene(document: "Test.xib", id: "R", rootView: superview)
    let constraints = [
      inner.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
      inner.leftAnchor.constraint(equalTo: superview.leftAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
      outer.topAnchor.constraint(equalTo: inner.topAnchor, constant: -distance),
      outer.leftAnchor.constraint(equalTo: inner.leftAnchor),
      outer.widthAnchor.constraint(equalToConstant: 10),
      outer.heightAnchor.constraint(equalToConstant: distance == 0 ? 120 : 60),
    ]
    NSLayoutConstraint.activate(constraints)
    scene.constraints = constraints.enumerated().map {
      SceneConstraint(constraint: $1, id: "c\($0)", line: 1)
    }
    scene.views = [
      SceneView(view: superview, id: "R", kind: "view"),
      SceneView(view: inner, id: "A", kind: "view", isPlacedByConstraints: true),
      SceneView(view: outer, id: "B", kind: "view", isPlacedByConstraints: true),
    ]
    #expect(
      SceneReport(scene).findings.filter { $0.kind == .outside }.map(\.level)
        == [distance == 0 ? .warning : .note])
  }

  @Test("what no constraint places lies where the document's frame says, or where code puts it")
  func fixedFrames() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.clipsToBounds = true
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 105, height: 100))
    root.addSubview(view)
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    var entry = SceneView(view: view, id: "A", kind: "view", isPlacedByConstraints: true)
    entry.hasFixedFrame = true
    scene.views = [SceneView(view: root, id: "R", kind: "view"), entry]
    let findings = SceneReport(scene).findings.filter { $0.kind == .outside }
    #expect(findings.map(\.level) == [.note])
    #expect(findings.map(\.fix) == ["Change its frame, or position it with constraints."])
  }

  @Test("the height of a cell is the document's, not the running app's")
  func cells() {
    for (origin, level) in [(CGPoint(x: 0, y: 95), Finding.Level.note), (CGPoint(x: 95, y: 0), .warning)] {
      let cell = UICollectionViewCell()
      cell.clipsToBounds = true
      #expect(levels(at: origin, in: cell) == [level])
    }
  }

  // A label whose leading margin, in place of its edge, is tied to the root's edge begins 8 points before it.
  @Test("a margin that is held in place of its edge is named as the slip that it is")
  func marginInPlaceOfEdge() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let slip = NSLayoutConstraint(
      item: view, attribute: .leadingMargin, relatedBy: .equal, toItem: root, attribute: .leading,
      multiplier: 1,
      constant: 0)
    NSLayoutConstraint.activate([
      slip, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    scene.views = [
      SceneView(view: root, id: "R", kind: "view"),
      SceneView(view: view, id: "A", kind: "view", isPlacedByConstraints: true),
    ]
    scene.constraints = [SceneConstraint(constraint: slip, id: "lea-aa-001", line: 4)]
    let finding = try #require(SceneReport(scene).findings.first { $0.kind == .outside })
    #expect(finding.message.hasPrefix("It extends 8 points beyond the left edge"))
    #expect(finding.fix.hasPrefix("lea-aa-001 holds its leading margin, and so the edge lies beyond: "))
  }
}
