// As Apple's documentation says: what a constraint is made of, what of it can change, and the attributes that it can name.

import Foundation
import Testing

@testable import Plumbline

@Suite("Documented: constraint objects") struct ConstraintObjectTests {
  @Test(
    "the initialiser relates two items with a multiplier and a constant; nothing is active yet")
  func initialiser() {
    let (a, b) = (UIView(), UIView())
    let constraint = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: b, attribute: .height,
      multiplier: 2,
      constant: -3)
    #expect(constraint.firstItem === a && constraint.firstAttribute == .width)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 2)
    #expect(constraint.secondItem === b && constraint.secondAttribute == .height)
    #expect(constraint.constant == -3 && constraint.priority == .required && !constraint.isActive)
  }

  @Test("nil and notAnAttribute make a constraint of one item: item1.height >= 40")
  func oneItem() {
    let stage = Stage(100, 100)
    let item1 = stage.view()
    let constraint = NSLayoutConstraint(
      item: item1, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    stage.lay([constraint, item1.heightAnchor.constraint(equalToConstant: 10).at(100)])
    #expect(item1.frame.height == 40 && item1.constraints.first === constraint)
    // A second attribute without an item means nothing, and reads back as none.
    let odd = NSLayoutConstraint(
      item: item1, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
      constant: 4)
    #expect(odd.secondAttribute == .notAnAttribute)
  }

  @Test(
    "an installed constraint stays required or optional; optional ones change freely (A08–A11)")
  func installedPriority() throws {
    let stage = Stage(200, 200)
    // An exception up to iOS 12 (SnapKit #755).
    var environment = stage.root.effectiveLayoutEnvironment
    environment.generation = LayoutEnvironment.Generation(system: 12)
    stage.root.layoutEnvironment = environment
    let v = stage.view()
    let first = v.widthAnchor.constraint(equalToConstant: 60).at(500)
    let second = v.widthAnchor.constraint(equalToConstant: 70).at(400)
    stage.lay([first, second])
    #expect(v.frame.width == 60)
    first.priority = UILayoutPriority(300)
    stage.root.layoutIfNeeded()
    #expect(v.frame.width == 70)
    #expect(throws: LayoutConstraintError.requiredPriorityChanged(passed: 1000, existing: 300)) {
      try first.setPriority(.required)
    }
    first.isActive = false
    try first.setPriority(.required)
    first.isActive = true
    #expect(throws: LayoutConstraintError.requiredPriorityChanged(passed: 250, existing: 1000)) {
      try first.setPriority(.defaultLow)
    }
    stage.root.layoutIfNeeded()
    #expect(v.frame.width == 60)
  }

  @Test("a priority is greater than 0 and at most required (A07)", arguments: [Float(0), 1000.5])
  func priorityRange(priority: Float) {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    #expect(throws: LayoutConstraintError.priorityOutOfRange(priority)) {
      try constraint.setPriority(UILayoutPriority(priority))
    }
    #expect(constraint.priority == .required)
  }

  @Test(
    "the constant changes in place, as removing and adding with the new one would (E044, B04)",
    arguments: [false, true])
  func constantEdit(isReplaced: Bool) {
    let stage = Stage(200, 200)
    let v = stage.view(60, 20)
    let leading = v.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10)
    stage.lay([leading, v.topAnchor.constraint(equalTo: stage.root.topAnchor)])
    #expect(v.frame == rect(10, 0, 60, 20))
    if isReplaced {
      leading.isActive = false
      v.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 35).isActive = true
    } else {
      leading.constant = 35
    }
    stage.root.layoutIfNeeded()
    #expect(v.frame == rect(35, 0, 60, 20))
    #expect(leading.isActive == !isReplaced)
  }

  @Test("an identifier is part of the description (D16)")
  func identifier() {
    let a = UIView()
    a.accessibilityIdentifier = "a"
    let constraint = a.widthAnchor.constraint(equalToConstant: 5).at(999)
    #expect(constraint.identifier == nil)
    constraint.identifier = "x y"
    #expect(
      constraint.description.replacing(/0x[0-9a-f]+/, with: "P")
        == "<NSLayoutConstraint:P 'x y' a.width == 5 priority:999   (inactive, names: a:P )>")
  }

  @Test("archives of views keep only the constraints that should be archived; by default none")
  func archive() throws {
    let stage = Stage(100, 100)
    let v = stage.view()
    let kept = v.widthAnchor.constraint(equalToConstant: 5)
    #expect(!kept.shouldBeArchived)
    kept.shouldBeArchived = true
    NSLayoutConstraint.activate([
      kept, v.heightAnchor.constraint(equalToConstant: 6),
      v.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
    ])
    let data = try NSKeyedArchiver.archivedData(withRootObject: stage.root, requiringSecureCoding: false)
    let copy = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIView)
    #expect(copy.constraints.isEmpty)
    #expect(copy.subviews.map { $0.constraints.map(\.constant) } == [[5]])
    #expect(copy.subviews[0].constraints[0].shouldBeArchived)
  }

  /// A label of the plain font of 20 points is 24 high, with the baseline 4 above its bottom.
  private func label(_ size: CGFloat, in stage: Stage) -> UIView {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "x"
    return stage.adding(label)
  }

  /// A view of 60 x 40 at (20, 30) in a root of 400 x 300: where each attribute of another view of 10 x 10 comes to lie.
  @Test(
    "edges, centres and sizes",
    arguments: [
      (NSLayoutConstraint.Attribute.left, CGRect(x: 20, y: 0, width: 10, height: 10)),
      (.right, CGRect(x: 70, y: 0, width: 10, height: 10)),
      (.top, CGRect(x: 0, y: 30, width: 10, height: 10)),
      (.bottom, CGRect(x: 0, y: 60, width: 10, height: 10)),
      (.leading, CGRect(x: 20, y: 0, width: 10, height: 10)),
      (.trailing, CGRect(x: 70, y: 0, width: 10, height: 10)),
      (.centerX, CGRect(x: 45, y: 0, width: 10, height: 10)),
      (.centerY, CGRect(x: 0, y: 45, width: 10, height: 10)),
      (.width, CGRect(x: 0, y: 0, width: 60, height: 10)),
      (.height, CGRect(x: 0, y: 0, width: 10, height: 40)),
    ])
  func plainAttributes(attribute: NSLayoutConstraint.Attribute, frame: CGRect) {
    let stage = Stage(400, 300)
    let (a, b) = (stage.view(60, 40), stage.view(10, 10))
    stage.lay([
      .item(a, .left, .equal, stage.root, .left, constant: 20),
      .item(a, .top, .equal, stage.root, .top, constant: 30),
      // What the attribute leaves open.
      .item(b, .left, .equal, stage.root, .left).at(1), .item(b, .top, .equal, stage.root, .top).at(1),
      .item(b, attribute, .equal, a, attribute),
    ])
    #expect(a.frame == rect(20, 30, 60, 40) && b.frame == frame)
  }

  @Test("baselines; baseline is the last one (E135–E137)")
  func baselines() {
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
    #expect(NSLayoutConstraint.Attribute.lastBaseline.rawValue == 11)
    #expect(NSLayoutConstraint.Attribute.firstBaseline.rawValue == 12)
    let stage = Stage(400, 300)
    stage.root.layoutEnvironment = .plain()
    let (a, b) = (label(20, in: stage), label(40, in: stage))
    let (plain, rule) = (stage.view(10, 30), stage.view(10, 5))
    stage.lay([
      .item(a, .top, .equal, stage.root, .top, constant: 60), .item(b, .baseline, .equal, a, .lastBaseline),
      .item(plain, .top, .equal, stage.root, .top), .item(rule, .firstBaseline, .equal, plain, .lastBaseline),
    ])
    // Lines of 24 and 48 points: baselines 20 and 40 below the top.
    #expect(a.frame.minY == 60 && a.frame.height == 24 && b.frame.minY == 40 && b.frame.height == 48)
    // Views without text: the last baseline is the bottom, the first the top.
    #expect(rule.frame.minY == 30)
  }

  @Test(
    "margin attributes follow the layout margins (E010, E011)",
    arguments: [
      (NSLayoutConstraint.Attribute.leftMargin, CGFloat(20)), (.rightMargin, 360), (.topMargin, 10),
      (.bottomMargin, 270), (.leadingMargin, 20), (.trailingMargin, 360), (.centerXWithinMargins, 190),
      (.centerYWithinMargins, 140),
    ])
  func margins(attribute: NSLayoutConstraint.Attribute, place: CGFloat) {
    let stage = Stage(400, 300)
    stage.root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let v = stage.view(0, 0)
    let isVertical = [.topMargin, .bottomMargin, .centerYWithinMargins].contains(attribute)
    stage.lay([
      .item(v, isVertical ? .centerY : .centerX, .equal, stage.root, attribute)
    ])
    #expect((isVertical ? v.frame.midY : v.frame.midX) == place)
  }

  @Test(
    "leading and trailing follow the reading direction; left and right do not (E078, E079)",
    arguments: [(NSLayoutConstraint.Attribute.leading, CGFloat(280)), (.left, 20)])
  func direction(attribute: NSLayoutConstraint.Attribute, x: CGFloat) {
    let stage = Stage(400, 300)
    stage.root.semanticContentAttribute = .forceRightToLeft
    let v = stage.view(100, 10)
    stage.lay([.item(v, attribute, .equal, stage.root, attribute, constant: 20)])
    #expect(v.frame.minX == x && v.frame.width == 100)
  }

  @Test(
    "from right to left multipliers stay, and the left edge is coordinate 0 (Stack Overflow 33714527, iOS 9; Stevia #128)",
    arguments: [
      (
        NSLayoutConstraint.Attribute.trailing, NSLayoutConstraint.Attribute.trailing, CGFloat(0.8),
        CGFloat(0), CGFloat(0)
      ),
      (.leading, .trailing, 0.2, 0, -50), (.trailing, .trailing, 0.8, 10, -10),
      (.leading, .leading, 0.8, 0, 250),
      (.leading, .centerX, 0.8, 0, 100), (.leading, .centerX, 0.5, 0, 43.75),
      (.centerX, .trailing, 0.8, 10, -35),
      (.trailing, .trailingMargin, 0.8, 10, 2.8),
    ])
  func multipliers(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute, multiplier: CGFloat,
    constant: CGFloat, x: CGFloat
  ) {
    let stage = Stage(375, 300)
    stage.root.semanticContentAttribute = .forceRightToLeft
    stage.root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let v = stage.view(50, 10)
    stage.lay([
      .item(v, first, .equal, stage.root, second, multiplier: multiplier, constant: constant)
    ])
    #expect(abs((v.unroundedFrame?.minX ?? .nan) - x) < 1e-9 && v.frame.width == 50)
  }

  /// 0 = 1.25 * 0, and the right edge is at 0.2 * 0.
  @Test("the same where the superview comes first, and beside its safe area")
  func multipliersOfSuperview() {
    let stage = Stage(375, 300)
    stage.root.semanticContentAttribute = .forceRightToLeft
    let (v, w) = (stage.view(50, 10), stage.view(50, 10))
    stage.lay([
      .item(stage.root, .trailing, .equal, v, .trailing, multiplier: 1.25),
      .item(w, .leading, .equal, stage.root.safeAreaLayoutGuide, .trailing, multiplier: 0.2),
    ])
    #expect(v.frame.minX == 0 && w.frame.minX == -50)
  }

  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 50) }
  }

  @Test("constraints place alignment rectangles; frames are larger by the insets (E065)")
  func alignmentRectangles() {
    let stage = Stage(400, 300)
    let v = stage.adding(Shadowed())
    stage.lay([
      .item(v, .left, .equal, stage.root, .left, constant: 10),
      .item(v, .top, .equal, stage.root, .top, constant: 10),
    ])
    #expect(v.frame == rect(7, 8, 48, 56))
    #expect(v.alignmentRect(forFrame: v.frame) == rect(10, 10, 40, 50))
  }
}
