// As Apple's documentation says: constraints are equations with relations and priorities, and a layout is their solution.

import Foundation
import Testing

@testable import Plumbline

@Suite("Documented: equations") struct EquationTests {
  @Test("item1.attribute1 = multiplier × item2.attribute2 + constant (E003)")
  func equation() {
    let stage = Stage(400, 300)
    let (a, b) = (stage.view(), stage.view())
    stage.lay([
      .item(a, .left, .equal, stage.root, .left, constant: 20), .item(a, .width, constant: 100),
      .item(a, .top, .equal, stage.root, .top), .item(a, .height, constant: 30),
      .item(b, .leading, .equal, a, .trailing, constant: 8), .item(b, .width, constant: 60),
      .item(b, .top, .equal, a, .top), .item(b, .height, .equal, a, .height),
    ])
    #expect(a.frame == rect(20, 0, 100, 30) && b.frame == rect(128, 0, 60, 30))
  }

  @Test("either side of an equation may move: a follows b, which hangs on the right edge (E005)")
  func eitherSide() {
    let stage = Stage(400, 300)
    let (a, b) = (stage.view(-1, 20), stage.view(-1, 20))
    stage.lay([
      stage.root.rightAnchor.constraint(equalTo: b.rightAnchor, constant: 16),
      b.widthAnchor.constraint(equalToConstant: 50),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 12),
      a.widthAnchor.constraint(equalToConstant: 80), a.topAnchor.constraint(equalTo: stage.root.topAnchor),
      b.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    #expect(b.frame == rect(334, 0, 50, 20) && a.frame == rect(242, 0, 80, 20))
  }

  @Test(
    "with sides swapped and constant inverted, an equation gives the same frames (E003, E004)",
    arguments: [false, true])
  func swapped(isSwapped: Bool) {
    let stage = Stage(400, 300)
    let (a, b) = (stage.view(100, 30), stage.view(60, 30))
    stage.lay([
      .item(a, .left, .equal, stage.root, .left, constant: 20), .item(a, .top, .equal, stage.root, .top),
      .item(b, .top, .equal, a, .top),
      isSwapped
        ? .item(a, .trailing, .equal, b, .leading, constant: -8)
        : .item(b, .leading, .equal, a, .trailing, constant: 8),
    ])
    #expect(a.frame == rect(20, 0, 100, 30) && b.frame == rect(128, 0, 60, 30))
  }

  @Test("a multiplier is inverted as well: b = 2a − 10 is a = b/2 + 5", arguments: [false, true])
  func swappedMultiplier(isSwapped: Bool) {
    let stage = Stage(400, 300)
    let (a, b) = (stage.view(), stage.view(90, 10))
    stage.lay([
      isSwapped
        ? .item(a, .width, .equal, b, .width, multiplier: 0.5, constant: 5)
        : .item(b, .width, .equal, a, .width, multiplier: 2, constant: -10)
    ])
    #expect(a.frame.width == 50 && b.frame.width == 90)
  }

  @Test("a valid layout has one solution; others are ambiguous or in conflict (E066, E071)")
  func validity() {
    let stage = Stage(400, 300)
    _ = ConsoleRecorder(stage.root)
    let v = stage.view()
    let size = [
      v.widthAnchor.constraint(equalToConstant: 10), v.heightAnchor.constraint(equalToConstant: 10),
    ]
    stage.lay(size)
    let window = inWindow(stage.root)
    defer { withExtendedLifetime(window) {} }
    #expect(v.hasAmbiguousLayout)
    #expect(stage.root.layoutDiagnosis().ambiguities.map(\.variables) == [["x", "y"]])
    stage.lay([
      v.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      v.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    #expect(!v.hasAmbiguousLayout && stage.root.layoutDiagnosis().conflicts.isEmpty)
    let rival = v.widthAnchor.constraint(equalToConstant: 200)
    stage.lay([rival])
    let conflicts = stage.root.layoutDiagnosis().conflicts
    #expect(conflicts.map(\.constraints) == [[size[0], rival]] && conflicts.map(\.broken) == [rival])
    #expect(v.frame == rect(0, 0, 10, 10))
  }

  @Test(
    "relations are −1, 0 and 1, and mean at most, equal and at least (E024, E025)",
    arguments: [
      (NSLayoutConstraint.Relation.lessThanOrEqual, -1, CGFloat(80)), (.equal, 0, 80),
      (.greaterThanOrEqual, 1, 500),
    ])
  func relations(relation: NSLayoutConstraint.Relation, rawValue: Int, width: CGFloat) {
    #expect(relation.rawValue == rawValue && NSLayoutConstraint.Relation(rawValue: rawValue) == relation)
    let stage = Stage(400, 300)
    let v = stage.view()
    stage.lay([.item(v, .width, relation, constant: 80), .item(v, .width, constant: 500).at(300)])
    #expect(v.frame.width == width)
  }

  @Test("priorities lie above 0 and up to 1000, which is required and the default")
  func priorities() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint.priority == .required && UILayoutPriority.required.rawValue == 1000)
    for allowed in [Float.leastNonzeroMagnitude, 0.5, 1, 250, 999.999, 1000] {
      #expect(throws: Never.self) { try constraint.setPriority(UILayoutPriority(allowed)) }
    }
    for refused in [Float(0), -1, 1000.5, .infinity, .nan] {
      #expect(throws: LayoutConstraintError.self) { try constraint.setPriority(UILayoutPriority(refused)) }
    }
  }

  @Test(
    "optional constraints hold from the highest priority to the lowest, as nearly as they can (E034–E041)",
    arguments: [
      ([(CGFloat(100), Float(251)), (200, 250), (210, 250)], CGFloat(100)),
      ([(100, 999), (200, 998), (300, 998)], 100), ([(10, 250.5), (20, 250)], 10),
      ([(80, 1000), (90, 999.999)], 80),
    ] as [([(CGFloat, Float)], CGFloat)])
  func levels(wishes: [(CGFloat, Float)], width: CGFloat) {
    let stage = Stage(400, 300)
    let v = stage.view()
    stage.lay(wishes.map { v.widthAnchor.constraint(equalToConstant: $0.0).at($0.1) })
    #expect(v.frame.width == width)
  }

  @Test("a lower level acts in the freedom that a higher one leaves (E036, E040)")
  func freedom() {
    let stage = Stage(400, 300)
    let (a, b) = (stage.view(), stage.view())
    stage.lay([
      a.widthAnchor.constraint(equalToConstant: 300).at(999),
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      b.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).at(700),
      b.widthAnchor.constraint(lessThanOrEqualToConstant: 50).at(300),
    ])
    #expect(a.frame.width == 120 && b.frame.width == 100)
  }

  @Test(
    "an optional equation minimises the distance between its sides; of equals the median wins (E046, E050)",
    arguments: [([CGFloat(100), 200, 210], CGFloat(200)), ([10, 20, 30, 200, 300], 30)]
      as [([CGFloat], CGFloat)])
  func distances(widths: [CGFloat], median: CGFloat) {
    let stage = Stage(400, 300)
    let v = stage.view()
    stage.lay(widths.map { v.widthAnchor.constraint(equalToConstant: $0).at(500) })
    #expect(v.frame.width == median)
  }

  @Test("button1.right == button2.left − 12 (E006)")
  func leftOf() {
    let stage = Stage(400, 300)
    let (button1, button2) = (stage.view(80, 20), stage.view(50, 20))
    stage.lay([
      .item(button2, .left, .equal, stage.root, .left, constant: 200),
      .item(button1, .right, .equal, button2, .left, constant: -12),
    ])
    #expect(button2.frame.minX == 200 && button1.frame.minX == 108 && button1.frame.width == 80)
  }

  @Test("widths in proportion to the root and to each other (E014)")
  func proportions() {
    let stage = Stage(400, 300)
    let m = stage.view()
    stage.lay([
      .item(m, .left, .equal, stage.root, .left, constant: 20),
      .item(m, .width, .equal, stage.root, .width, multiplier: 0.25),
      .item(m, .height, .equal, m, .width, multiplier: 0.5, constant: 4),
      .item(m, .bottom, .equal, stage.root, .bottom, constant: -10),
    ])
    #expect(m.frame == rect(20, 236, 100, 54))
  }

  @Test("a square in the ratio 1:1.1 to its root (E016)")
  func square() {
    let stage = Stage(330, 480)
    let q = stage.view()
    stage.lay([
      .item(stage.root, .width, .equal, q, .width, multiplier: 1.1), .item(q, .height, .equal, q, .width),
      .item(q, .centerX, .equal, stage.root, .centerX), .item(q, .top, .equal, stage.root, .top),
    ])
    #expect(q.frame == rect(15, 0, 300, 300))
  }

  @Test("a trailing edge times 1.125 is the root's (E017)")
  func trailingMultiplier() {
    let stage = Stage(360, 360)
    let g = stage.view(100, 100)
    stage.lay([
      .item(stage.root, .trailing, .equal, g, .trailing, multiplier: 1.125),
      .item(g, .bottom, .equal, stage.root, .bottom, constant: -60),
    ])
    #expect(g.frame == rect(220, 200, 100, 100))
  }

  @Test("an attribute of value 0 makes its product 0 (E019)")
  func zeroAttribute() {
    let stage = Stage(400, 300)
    let v = stage.view(10, 10)
    stage.lay([.item(v, .leading, .equal, stage.root, .leading, multiplier: 5, constant: 7)])
    #expect(v.frame.minX == 7)
  }
}
