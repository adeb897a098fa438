// A small scene with one finding of every level, from which the texts of several tests are made.

import Foundation
import LayoutReport

enum Fixture {
  static let nameWidth = ConstraintReport(
    id: "wid-aa-001", words: "the width of label 'Name' is 300 points",
    notation: "<NSLayoutConstraint:wid-aa-001 UILabel:lab-aa-001'Name'.width == 300   (active)>",
    views: ["lab-aa-001"], line: 21)
  static let nameTrailing = ConstraintReport(
    id: "tra-aa-001",
    words: "the trailing edge of view roo-aa-001 is 120 points after the trailing edge of label 'Name'",
    notation: "<NSLayoutConstraint:tra-aa-001 H:[UILabel:lab-aa-001'Name']-(120)-|   (active)>",
    views: ["roo-aa-001", "lab-aa-001"], line: 24)

  static let conflict = Finding(
    kind: .conflict, level: .error, views: ["lab-aa-001", "roo-aa-001"],
    constraints: ["wid-aa-001", "tra-aa-001"], broken: "tra-aa-001",
    message: "2 required constraints cannot hold together.", fix: "Remove one of them.", line: 24,
    details: [nameWidth, nameTrailing])
  static let ambiguous = Finding(
    kind: .ambiguous, level: .warning, views: ["car-aa-001"], variables: ["x", "width"],
    witness: [CGRect(x: 0, y: 50, width: 10, height: 10), CGRect(x: 40, y: 50, width: 10.5, height: 10)],
    message: "Its horizontal position and width are ambiguous.", fix: "Constrain its leading edge.",
    line: 30)
  static let misplaced = Finding(
    kind: .misplaced, level: .warning, views: ["lab-aa-001"],
    stored: CGRect(x: 16, y: 20, width: 42, height: 20.5),
    computed: CGRect(x: 16, y: 20, width: 300, height: 20.333),
    message: "The stored frame is 42 x 20.5 at 16, 20.", fix: "Update its frame.", line: 12)
  static let unsupported = Finding(
    kind: .unsupported, level: .note, message: "The font \"Futura\" is not available.", fix: "Give its file.")

  static var report: SceneReport {
    var report = SceneReport(
      document: "Forms/Login.storyboard", scene: "roo-aa-001", controller: "con-aa-001",
      title: "LoginViewController",
      device: "retina4_7", size: CGSize(width: 375, height: 667), scale: 2)
    report.views = [
      ViewReport(
        id: "roo-aa-001", kind: "view", className: "UIView",
        frame: CGRect(x: 0, y: 0, width: 375, height: 667)),
      ViewReport(
        id: "lab-aa-001", kind: "label", className: "UILabel", name: "Name", text: "Name",
        parent: "roo-aa-001",
        line: 12, frame: CGRect(x: 16, y: 20, width: 300, height: 20.333)),
      ViewReport(
        id: "car-aa-001", kind: "view", className: "CardView", name: "card", parent: "roo-aa-001", line: 30,
        frame: CGRect(x: 0, y: 50, width: 10, height: 10)),
      ViewReport(
        id: "ico-aa-001", kind: "imageView", className: "UIImageView", parent: "car-aa-001", line: 31,
        frame: CGRect(x: -2.5, y: 1, width: 5, height: 5),
        frameInScene: CGRect(x: -2.5, y: 51, width: 5, height: 5)),
    ]
    report.findings = [conflict, ambiguous, misplaced, unsupported]
    report.findings[1].viewNames = ["car-aa-001": "CardView 'card' (car-aa-001)"]
    report.findings[2].viewNames = ["lab-aa-001": "UILabel 'Name' (lab-aa-001)"]
    return report
  }
}
