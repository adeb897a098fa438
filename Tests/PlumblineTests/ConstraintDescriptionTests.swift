// The texts of constraints (spec 01 §6, D01–D18; cases: constraint_descriptions).

import Foundation
import Testing

@testable import Plumbline

@Suite struct ConstraintDescriptionTests {
  private final class TextView: UIView {
    var text: String?
    override var descriptionText: String? { text }
  }

  private let root = UIView()
  private let a = TextView()
  private let b = TextView()

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  /// Addresses become `P`, as the specification prints them.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    constraint.description.replacing(/0x[0-9a-f]+/, with: "P")
      .replacingOccurrences(of: "TextView:P", with: "UIView:P")
  }

  private func constraint(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ multiplier: CGFloat = 1, _ second: AnyObject? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, _ offset: CGFloat = 0,
    constant: CGFloat = 0, active: Bool = true
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant + offset)
    constraint.isActive = active
    return constraint
  }

  /// D05 has the stack view and the label of its log in DescriptionClassTests.
  @Test(
    "a plain constraint",
    arguments: [
      ("D01", "<NSLayoutConstraint:P UIView:P.width == 50   (active)>"),
      ("D02", "<NSLayoutConstraint:P V:|-(8)-[UIView:P]   (active, names: '|':UIView:P )>"),
      ("D03", "<NSLayoutConstraint:P V:[UIView:P]-(0)-|   (active, names: '|':UIView:P )>"),
      ("D04", "<NSLayoutConstraint:P UIView:P.trailing == UIView:P.trailing - 5   (active)>"),
      (
        "D05",
        "<NSLayoutConstraint:P 'UISV-canvas-connection' UIView:P.leading == UIView:P'Set lunch'.leading   (active)>"
      ),
      ("D06", "<NSLayoutConstraint:P H:[UIView:P]-(8)-[UIView:P]   (inactive)>"),
      ("D07", "<NSLayoutConstraint:P V:[UIView:P]-(>=11)-[UIView:P]   (active)>"),
      ("D08", "<NSLayoutConstraint:P UIView:P.width == 1.574*UIView:P.height   (active)>"),
      ("D09", "<NSLayoutConstraint:P UIView:P.leading == UIView:P.leadingMargin   (active)>"),
    ])
  func plain(id: String, expected: String) throws {
    let constraints: [String: () -> NSLayoutConstraint] = [
      "D01": { constraint(a, .width, constant: 50) },
      "D02": { constraint(a, .top, .equal, 1, root, .top, 8) },
      "D03": { constraint(root, .bottom, .equal, 1, a, .bottom) },
      "D04": { constraint(a, .trailing, .equal, 1, root, .trailing, -5) },
      "D05": {
        let canvas = constraint(root, .leading, .equal, 1, a, .leading)
        canvas.identifier = "UISV-canvas-connection"
        a.text = "Set lunch"
        return canvas
      },
      "D06": { constraint(b, .leading, .equal, 1, a, .trailing, 8, active: false) },
      "D07": { constraint(b, .top, .greaterThanOrEqual, 1, a, .bottom, 11) },
      "D08": { constraint(a, .width, .equal, 1.574, a, .height) },
      "D09": { constraint(a, .leading, .equal, 1, root, .leadingMargin) },
    ]
    let make = try #require(constraints[id])
    #expect(text(make()) == expected)
  }

  @Test("D10, D11 guides are named by their identifier")
  func guides() {
    let top = constraint(root.safeAreaLayoutGuide, .top, .equal, 1, root, .top, 44)
    top.identifier = "UIViewSafeAreaLayoutGuide-top"
    #expect(
      text(top)
        == "<NSLayoutConstraint:P 'UIViewSafeAreaLayoutGuide-top' "
        + "V:|-(44)-[UILayoutGuide:P'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:P )>")
    let left = constraint(root.layoutMarginsGuide, .left, .equal, 1, root, .left, 16)
    left.identifier = "UIView-leftMargin-guide-constraint"
    #expect(
      text(left)
        == "<NSLayoutConstraint:P 'UIView-leftMargin-guide-constraint' "
        + "H:|-(16)-[UILayoutGuide:P'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:P )>")
  }

  @Test("D12, D13, D14 the system's constraints")
  func system() {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.addSubview(mask)
    #expect(
      text(NSAutoresizingMaskLayoutConstraint(mask, axis: .horizontal, isLength: true))
        == "<NSAutoresizingMaskLayoutConstraint:P h=--& v=--& UIView:P.width == 100   (active)>")
    #expect(
      text(NSAutoresizingMaskLayoutConstraint(mask, axis: .vertical, isLength: false))
        == "<NSAutoresizingMaskLayoutConstraint:P h=--& v=--& UIView:P.minY == 0   (active, names: '|':UIView:P )>"
    )
    final class Label: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 35, height: 20) }
      override var descriptionText: String? { "Hi" }
    }
    let label = Label()
    #expect(
      text(NSContentSizeLayoutConstraint(label, axis: .horizontal))
        == "<NSContentSizeLayoutConstraint:P Label:P'Hi'.width == 35 Hug:250 CompressionResistance:750   (active)>"
    )
  }

  @Test("D15, D16, D17, D18 priorities, names, symbols, a multiplier of zero")
  func details() throws {
    let height = constraint(a, .height, constant: 44, active: false)
    height.priority = UILayoutPriority(500)
    height.isActive = true
    #expect(text(height) == "<NSLayoutConstraint:P UIView:P.height == 44 priority:500   (active)>")
    a.accessibilityIdentifier = "a"
    let width = constraint(a, .width, constant: 5, active: false)
    width.priority = UILayoutPriority(999)
    width.identifier = "x y"
    #expect(text(width) == "<NSLayoutConstraint:P 'x y' a.width == 5 priority:999   (inactive, names: a:P )>")
    let leading = constraint(b, .leading, .equal, 1, root, .leading, 20)
    leading.symbolicConstant = .standardSpace
    #expect(
      text(leading) == "<NSLayoutConstraint:P H:|-(NSSpace(20))-[UIView:P]   (active, names: '|':UIView:P )>")
    #expect(
      text(constraint(b, .width, .equal, 0, b, .height, -2, active: false))
        == "<NSLayoutConstraint:P UIView:P.width == - 2   (inactive)>")
  }

  @Test("long texts are cut after 25 characters")
  func longText() {
    a.text = "Testing out NSLayoutConstraint"
    #expect(text(constraint(a, .width, constant: 1)).contains("'Testing out NSLayoutConst...'"))
    a.text = "1234567890123456789012345"
    #expect(text(constraint(a, .width, constant: 2)).contains("'1234567890123456789012345'"))
  }

  @Test("spacing with priority and relation; negative factors; offsets between anchors")
  func bodies() {
    let gap = constraint(b, .leading, .equal, 1, a, .trailing, 137, active: false)
    gap.priority = UILayoutPriority(251)
    #expect(text(gap) == "<NSLayoutConstraint:P H:[UIView:P]-(137@251)-[UIView:P] priority:251   (inactive)>")
    #expect(
      text(constraint(a, .width, .equal, -1, b, .width, active: false))
        == "<NSLayoutConstraint:P UIView:P.width == -UIView:P.width   (inactive)>")
    let offset = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 10)
    #expect(
      text(offset) == "<NSLayoutConstraint:P (UIView:P.leading - UIView:P.leading) == 10   (inactive)>")
    let space = b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)
    #expect(
      text(space)
        == "<_UISystemBaselineConstraint:P V:[UIView:P]-(NSLayoutAnchorConstraintSpace(8))-[UIView:P]   (inactive)>"
    )
  }
}
