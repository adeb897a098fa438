// Contents that lie on each other, and controls that are hard to hit: both only where they are asked for.

import Foundation
import Plumbline
import Testing
import Typography

@testable import LayoutReport

@Suite("Findings that are off by default")
struct OverlapTests {
  private func report(_ views: [(UIView, kind: String)], looksFor kinds: Set<Finding.Kind>?) -> SceneReport {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.layoutEnvironment = LayoutEnvironment(textMeasurer: FixedPitchMeasurer())
    let scene = Scene(document: "Test.storyboard", id: "R", controllerID: "C", rootView: root)
    scene.views = [SceneView(view: root, id: "R", kind: "view")]
    for (place, view) in views.enumerated() {
      root.addSubview(view.0)
      scene.views.append(SceneView(view: view.0, id: "V\(place)", kind: view.kind))
    }
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
      found.first?.message == "Label 'Value' lies on label 'Name of it': they share 20 x 20 points.")
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
        "It is 30 points wide; what is to be hit with a finger needs 44."
      ])
    #expect(
      report([button(30, 20)], looksFor: [.smallTarget]).findings.map(\.message) == [
        "It is 30 points wide and 20 points high; what is to be hit with a finger needs 44."
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
