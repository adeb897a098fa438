// Contents that lie on each other, and controls that are hard to hit: both only where they are asked for.

import Foundation
import LayoutScene
import Plumbline
import Testing
import Typography

@testable import LayoutReport

@Suite("Findings that are off by default")
struct OverlapTests {
  private func report(
    _ views: [(UIView, kind: String)], looksFor kinds: Set<Finding.Kind>?, stored: [CGRect?] = [],
    outlets: [String] = [], prepare: (Scene) -> Void = { _ in }
  ) -> SceneReport {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.layoutEnvironment = LayoutEnvironment(textMeasurer: FixedPitchMeasurer())
    let scene = Scene(document: "Test.storyboard", id: "R", controllerID: "C", rootView: root)
    scene.views = [SceneView(view: root, id: "R", kind: "view")]
    for (place, view) in views.enumerated() {
      root.addSubview(view.0)
      scene.views.append(
        SceneView(
          view: view.0, id: "V\(place)", kind: view.kind, outlets: outlets,
          storedFrame: place < stored.count ? stored[place] : nil))
    }
    prepare(scene)
    return kinds.map { SceneReport(scene, looksFor: $0) } ?? SceneReport(scene)
  }

  private func label(_ text: String, _ frame: CGRect) -> (UIView, kind: String) {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = UIFont(FontDescription(pointSize: 20))
    return (label, "label")
  }

  @Test("two texts that meet are one finding; empty room of a frame is no text")
  func texts() {
    let name = label("Name of it", CGRect(x: 0, y: 0, width: 100, height: 20))
    let value = label("Value", CGRect(x: 80, y: 0, width: 50, height: 20))
    let found = report([name, value], looksFor: [.overlap]).findings
    #expect(found.map(\.views) == [["V0", "V1"]])
    #expect(
      found.first?.message == "Label 'Value' overlaps label 'Name of it' by 20 x 20 points.")
    // 4 characters take 40 of the 100 points.
    let short = label("Name", CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(report([short, value], looksFor: [.overlap]).findings.isEmpty)
    #expect(report([name, value], looksFor: nil).findings.allSatisfy { $0.kind != .overlap })
  }

  @Test("what lies inside of another view, or is hidden, is there on purpose")
  func purpose() {
    let field = UISegmentedControl(items: ["a", "b"])
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    let inside = label("Name", CGRect(x: 20, y: 5, width: 40, height: 20))
    #expect(report([(field, "segmentedControl"), inside], looksFor: [.overlap]).findings.isEmpty)
    let name = label("Name of it", CGRect(x: 0, y: 0, width: 100, height: 20))
    let hidden = label("Value", CGRect(x: 80, y: 0, width: 50, height: 20))
    hidden.0.isHidden = true
    #expect(report([name, hidden], looksFor: [.overlap]).findings.isEmpty)
  }

  @Test("what overlapped when the document was saved is one or the other: its author saw it")
  func seen() {
    let (one, other) = (
      CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 80, y: 0, width: 50, height: 20)
    )
    let views = [label("Name of it", one), label("Value", other)]
    #expect(report(views, looksFor: [.overlap], stored: [one, other]).findings.isEmpty)
    let apart = other.offsetBy(dx: 40, dy: 0)
    #expect(report(views, looksFor: [.overlap], stored: [one, apart]).findings.count == 1)
    // A pseudolanguage has the text twice: 55 of its 110 points were there.
    let words = [label("Names Names", one.insetBy(dx: -5, dy: 0)), label("Value Value", other)]
    #expect(report(words, looksFor: [.overlap], stored: [one, other]).findings.count == 1)
  }

  @Test("figures, and texts that only mark a place, are as long as they happen to be")
  func examples() {
    let place = CGRect(x: 80, y: 0, width: 50, height: 20)
    let name = label("Name of it", CGRect(x: 0, y: 0, width: 100, height: 20))
    for text in ["12345", "Label", "{name}", "4 kg", "16k"] {
      #expect(report([name, label(text, place)], looksFor: [.overlap]).findings.isEmpty)
    }
    let count = [name, label("5 new", place)]
    #expect(report(count, looksFor: [.overlap]).findings.count == 1)
    #expect(report(count, looksFor: [.overlap], outlets: ["countLabel"]).findings.isEmpty)
    // The cell takes it to its end.
    let taken = [name, label("Value", place)]
    #expect(report(taken, looksFor: [.overlap], outlets: ["accessoryView"]).findings.isEmpty)
    #expect(report(taken, looksFor: [.overlap], outlets: ["valueLabel"]).findings.count == 1)
  }

  @Test(
    "an edge that a constraint puts beyond the other view's is meant to be there", arguments: [-20.0, 20])
  func meant(constant: Double) {
    let views = [
      label("Name of it", CGRect(x: 0, y: 0, width: 100, height: 20)),
      label("Value", CGRect(x: 80, y: 0, width: 50, height: 20)),
    ]
    let found = report(views, looksFor: [.overlap]) { scene in
      let distance = NSLayoutConstraint(
        item: views[1].0, attribute: .leading, relatedBy: .equal, toItem: views[0].0, attribute: .trailing,
        multiplier: 1, constant: constant)
      scene.constraints = [SceneConstraint(constraint: distance, id: "d")]
    }
    #expect(found.findings.count == (constant < 0 ? 0 : 1))
  }

  /// Apple's Human Interface Guidelines: 44 by 44 points.
  @Test("buttons below 44 points; the system's other controls have its sizes")
  func smallTargets() {
    func button(_ width: CGFloat, _ height: CGFloat) -> (UIView, kind: String) {
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: width, height: height)
      return (button, "button")
    }
    #expect(
      report([button(30, 50)], looksFor: [.smallTarget]).findings.map(\.message) == [
        "It is 30 points wide; a touch target needs 44."
      ])
    #expect(
      report([button(30, 20)], looksFor: [.smallTarget]).findings.map(\.message) == [
        "It is 30 points wide and 20 points high; a touch target needs 44."
      ])
    #expect(report([button(44, 44)], looksFor: [.smallTarget]).findings.isEmpty)
    #expect(report([button(30, 30)], looksFor: nil).findings.isEmpty)
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    #expect(report([(toggle, "switch")], looksFor: [.smallTarget]).findings.isEmpty)
    let silent = button(30, 30)
    silent.0.isUserInteractionEnabled = false
    #expect(report([silent], looksFor: [.smallTarget]).findings.isEmpty)
  }

  @Test("both wait until they are asked for; what is cut off does not")
  func defaults() {
    #expect(!Finding.Kind.overlap.isOnByDefault)
    #expect(!Finding.Kind.smallTarget.isOnByDefault)
    #expect(Finding.Kind.onByDefault.isSuperset(of: [.clipped, .conflict, .unsupported]))
    #expect(Finding.Kind.smallTarget.rawValue == "small-target")
  }
}
