// Visual formats between real views and guides.

import Foundation
import Testing

@testable import Plumbline

@Suite("Visual format: views")
struct VisualFormatViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test("the lower priority gives way (E037)")
  func layout() {
    let views: [String: Any] = ["a": a, "b": b]
    let horizontal = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[a(==250@700)]-[b(==250@701)]-|", metrics: nil, views: views)
    #expect(horizontal.map(\.isActive) == [false, false, false, false, false])
    NSLayoutConstraint.activate(horizontal)
    for format in ["V:|[a(10)]", "V:|[b(10)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 0, width: 46, height: 10))
    #expect(b.frame == CGRect(x: 62, y: 0, width: 250, height: 10))
  }

  @Test("the standard space is symbolic in descriptions (spec 03 §3)")
  func standardSpace() throws {
    let constraints = try NSLayoutConstraint.validatedConstraints(
      withVisualFormat: "[a]-[b]", views: ["a": a, "b": b])
    #expect(constraints.count == 1)
    #expect(constraints[0].constant == 8)
    #expect(constraints[0].description.contains("-(NSSpace(8))-"))
  }

  @Test("a bar beside a guide is the guide's owner")
  func guide() throws {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraints = try NSLayoutConstraint.validatedConstraints(
      withVisualFormat: "|[g]-5-[a]", views: ["g": guide, "a": a])
    #expect(constraints[0].firstItem === guide)
    #expect(constraints[0].secondItem === root)
    #expect(constraints[1].firstItem === a)
    #expect(constraints[1].secondItem === guide)
    #expect(constraints[1].secondAttribute == .trailing)
  }

  @Test("a metric is anything that has a double value")
  func metrics() throws {
    let metrics: [String: Any] = [
      "int": 12, "double": 2.5, "length": CGFloat(3), "number": NSNumber(value: 4), "float": Float(5),
      "priority": UILayoutPriority.defaultHigh,
    ]
    let constraints = try NSLayoutConstraint.validatedConstraints(
      withVisualFormat: "[a(int,double,length,number,float@priority)]", metrics: metrics, views: ["a": a])
    #expect(constraints.map(\.constant) == [12, 2.5, 3, 4, 5])
    #expect(constraints[4].priority == .defaultHigh)
  }

  @Test("a format that cannot be read throws Apple's reason")
  func mistakes() {
    let lone = UIView()
    #expect(throws: VisualFormatError(mistake: .noSuperview, format: "|[lone]", caret: 7)) {
      try NSLayoutConstraint.validatedConstraints(withVisualFormat: "|[lone]", views: ["lone": lone])
    }
    #expect(throws: VisualFormatError(mistake: .unknownMetric("text"), format: "[a(text)]", caret: 7)) {
      try NSLayoutConstraint.validatedConstraints(
        withVisualFormat: "[a(text)]", metrics: ["text": "12"], views: ["a": a])
    }
    #expect(throws: LayoutConstraintError.self) {
      try NSLayoutConstraint.validatedConstraints(withVisualFormat: "[a(12)]", views: ["a": "no view"])
    }
  }

  @Test("equal texts stand a line apart from baseline to baseline: 20.5 for 17 points (spec 04 §2, 05 §2)")
  func baselines() throws {
    let upper = UILabel()
    let lower = UILabel()
    for label in [upper, lower] {
      label.text = "Text"
      root.addSubview(label)
    }
    let constraints = try NSLayoutConstraint.validatedConstraints(
      withVisualFormat: "V:[upper]-[lower]-[a]", options: .spacingBaselineToBaseline,
      views: ["upper": upper, "lower": lower, "a": a])
    #expect(constraints[0].firstAttribute == .firstBaseline)
    #expect(constraints[0].secondAttribute == .lastBaseline)
    #expect(constraints[0].constant == 20.5)
    #expect(constraints[1].firstAttribute == .top)
    #expect(constraints[1].secondAttribute == .lastBaseline)
  }
}
