// Anchors: every form of relation, and which anchors can be related at all (spec 04 §1).

import Foundation
import Testing

@testable import Plumbline

/// What a call resolves to where no method of an anchor takes the argument.
private struct RefusedByTheCompiler {}

extension NSLayoutAnchor {
  /// The compiler turns to these only where none of the anchors' own methods fits.
  @_disfavoredOverload
  fileprivate func constraint(equalTo anchor: Any) -> RefusedByTheCompiler { RefusedByTheCompiler() }
  @_disfavoredOverload
  fileprivate func constraint(lessThanOrEqualTo anchor: Any, constant: CGFloat) -> RefusedByTheCompiler {
    RefusedByTheCompiler()
  }
  @_disfavoredOverload
  fileprivate func constraint(equalTo anchor: Any, multiplier: CGFloat) -> RefusedByTheCompiler {
    RefusedByTheCompiler()
  }
  @_disfavoredOverload
  fileprivate func constraint(equalToSystemSpacingAfter anchor: Any, multiplier: CGFloat)
    -> RefusedByTheCompiler
  { RefusedByTheCompiler() }
  @_disfavoredOverload
  fileprivate func anchorWithOffset(to anchor: Any) -> RefusedByTheCompiler { RefusedByTheCompiler() }
}

@Suite("Anchors") struct AnchorTests {
  private let a = UIView()
  private let b = UIView()

  @Test("the compiler refuses anchors of different axes, and lengths beside positions")
  func axes() {
    // The types on the left are the proof: with a method of the anchors' own, none of these lines would compile.
    let refused: [RefusedByTheCompiler] = [
      a.leadingAnchor.constraint(equalTo: b.topAnchor), a.topAnchor.constraint(equalTo: b.centerXAnchor),
      a.widthAnchor.constraint(equalTo: b.leadingAnchor), a.leadingAnchor.constraint(equalTo: b.widthAnchor),
      a.firstBaselineAnchor.constraint(lessThanOrEqualTo: b.leftAnchor, constant: 3),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, multiplier: 2),
      a.topAnchor.constraint(equalToSystemSpacingAfter: b.bottomAnchor, multiplier: 1),
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.bottomAnchor, multiplier: 1),
      a.leadingAnchor.anchorWithOffset(to: b.topAnchor),
    ]
    let accepted: [NSLayoutConstraint] = [
      a.leadingAnchor.constraint(equalTo: b.centerXAnchor),
      a.topAnchor.constraint(equalTo: b.lastBaselineAnchor),
      a.widthAnchor.constraint(equalTo: b.heightAnchor),
      a.widthAnchor.constraint(equalTo: a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor), multiplier: 2),
    ]
    #expect(refused.count == 9 && accepted.allSatisfy { !$0.isActive })
  }

  @Test("every anchor stands for one attribute and is one object")
  func attributes() {
    let guide = UILayoutGuide()
    let ofView: [(NSLayoutAnchor<NSLayoutXAxisAnchor>, String)] = [
      (a.leadingAnchor, "leading"), (a.trailingAnchor, "trailing"), (a.leftAnchor, "left"),
      (a.rightAnchor, "right"), (a.centerXAnchor, "centerX"), (guide.leadingAnchor, "leading"),
      (guide.trailingAnchor, "trailing"), (guide.leftAnchor, "left"), (guide.rightAnchor, "right"),
      (guide.centerXAnchor, "centerX"),
    ]
    let vertical: [(NSLayoutAnchor<NSLayoutYAxisAnchor>, String)] = [
      (a.topAnchor, "top"), (a.bottomAnchor, "bottom"), (a.centerYAnchor, "centerY"),
      (a.firstBaselineAnchor, "firstBaseline"), (a.lastBaselineAnchor, "lastBaseline"),
      (guide.topAnchor, "top"),
      (guide.bottomAnchor, "bottom"), (guide.centerYAnchor, "centerY"),
    ]
    let lengths: [(NSLayoutAnchor<NSLayoutDimension>, String)] = [
      (a.widthAnchor, "width"), (a.heightAnchor, "height"), (guide.widthAnchor, "width"),
      (guide.heightAnchor, "height"),
    ]
    #expect(ofView.allSatisfy { $0.name == $1 } && vertical.allSatisfy { $0.name == $1 })
    #expect(lengths.allSatisfy { $0.name == $1 })
    #expect(a.leadingAnchor === a.leadingAnchor && guide.heightAnchor === guide.heightAnchor)
    #expect(a.leadingAnchor.item === a && guide.topAnchor.item === guide)
    #expect(a.leadingAnchor != b.leadingAnchor && a.leadingAnchor != a.leftAnchor)
  }

  /// A constraint from an anchor, and the same from the initialiser.
  nonisolated struct Form: CustomTestStringConvertible, Sendable {
    var name: String
    var made: @MainActor @Sendable (UIView, UIView) -> NSLayoutConstraint
    var relation: NSLayoutConstraint.Relation
    var first: NSLayoutConstraint.Attribute
    var second: NSLayoutConstraint.Attribute = .notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var testDescription: String { name }
  }

  nonisolated static let forms: [Form] = [
    Form(
      name: "x ==", made: { $0.leadingAnchor.constraint(equalTo: $1.trailingAnchor) }, relation: .equal,
      first: .leading, second: .trailing),
    Form(
      name: "x >=", made: { $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.rightAnchor) },
      relation: .greaterThanOrEqual, first: .left, second: .right),
    Form(
      name: "x <=", made: { $0.centerXAnchor.constraint(lessThanOrEqualTo: $1.centerXAnchor) },
      relation: .lessThanOrEqual, first: .centerX, second: .centerX),
    Form(
      name: "y == c", made: { $0.topAnchor.constraint(equalTo: $1.bottomAnchor, constant: 3) },
      relation: .equal, first: .top, second: .bottom, constant: 3),
    Form(
      name: "y >= c", made: { $0.centerYAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: -3) },
      relation: .greaterThanOrEqual, first: .centerY, second: .top, constant: -3),
    Form(
      name: "y <= c",
      made: { $0.firstBaselineAnchor.constraint(lessThanOrEqualTo: $1.lastBaselineAnchor, constant: 4) },
      relation: .lessThanOrEqual, first: .firstBaseline, second: .lastBaseline, constant: 4),
    Form(
      name: "length == c", made: { a, _ in a.widthAnchor.constraint(equalToConstant: 5) }, relation: .equal,
      first: .width, constant: 5),
    Form(
      name: "length >= c", made: { a, _ in a.heightAnchor.constraint(greaterThanOrEqualToConstant: 5) },
      relation: .greaterThanOrEqual, first: .height, constant: 5),
    Form(
      name: "length <= c", made: { a, _ in a.heightAnchor.constraint(lessThanOrEqualToConstant: 5) },
      relation: .lessThanOrEqual, first: .height, constant: 5),
    Form(
      name: "length == m", made: { $0.widthAnchor.constraint(equalTo: $1.heightAnchor, multiplier: 2) },
      relation: .equal, first: .width, second: .height, multiplier: 2),
    Form(
      name: "length >= m",
      made: { $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, multiplier: 2) },
      relation: .greaterThanOrEqual, first: .width, second: .width, multiplier: 2),
    Form(
      name: "length <= m",
      made: { $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, multiplier: 2) },
      relation: .lessThanOrEqual, first: .width, second: .width, multiplier: 2),
    Form(
      name: "length == m c",
      made: { $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5, constant: 9) },
      relation: .equal, first: .width, second: .width, multiplier: 0.5, constant: 9),
    Form(
      name: "length >= m c",
      made: { $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, multiplier: 0.5, constant: 9) },
      relation: .greaterThanOrEqual, first: .width, second: .width, multiplier: 0.5, constant: 9),
    Form(
      name: "length <= m c",
      made: { $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, multiplier: 0.5, constant: 9) },
      relation: .lessThanOrEqual, first: .width, second: .width, multiplier: 0.5, constant: 9),
    Form(
      name: "length == length", made: { $0.widthAnchor.constraint(equalTo: $1.widthAnchor) },
      relation: .equal, first: .width, second: .width),
  ]

  @Test(
    "an anchor makes the constraint that the initialiser makes, with the same description", arguments: forms)
  func form(_ form: Form) {
    let made = form.made(a, b)
    let written = NSLayoutConstraint(
      item: a, attribute: form.first, relatedBy: form.relation,
      toItem: form.second == .notAnAttribute ? nil : b, attribute: form.second, multiplier: form.multiplier,
      constant: form.constant)
    #expect(made.firstItem === a && made.secondItem === written.secondItem)
    #expect(made.firstAttribute == form.first && made.secondAttribute == form.second)
    #expect(made.relation == form.relation && made.multiplier == form.multiplier)
    #expect(made.constant == form.constant && made.priority == .required && !made.isActive)
    let neutral = { (text: String) in text.replacing(/^<NSLayoutConstraint:0x[0-9a-f]+/, with: "") }
    #expect(neutral(made.description) == neutral(written.description))
  }

  @Test("an offset is a length that can be compared with constants and lengths (E112)")
  func offsets() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let offset = a.leadingAnchor.anchorWithOffset(to: b.trailingAnchor)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 40),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 16),
      offset.constraint(equalToConstant: 100),
      a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalTo: a.widthAnchor, multiplier: 0.5),
      a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 5),
      b.heightAnchor.constraint(equalTo: a.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 0, width: 40, height: 5))
    #expect(b.frame == CGRect(x: 66, y: 20, width: 44, height: 5))
    #expect(
      offset.description.replacing(/0x[0-9a-f]+/, with: "P")
        == "<_NSDistanceLayoutDimension:P `(UIView:P.trailing - UIView:P.leading)`>")
  }

  @Test("descriptions of anchors, with identifiers explained (spec 04 §1)")
  func descriptions() {
    let neutral = { (anchor: NSObject) in anchor.description.replacing(/0x[0-9a-f]+/, with: "P") }
    #expect(neutral(a.leadingAnchor) == #"<NSLayoutXAxisAnchor:P "UIView:P.leading">"#)
    #expect(neutral(a.heightAnchor) == #"<NSLayoutDimension:P "UIView:P.height">"#)
    a.accessibilityIdentifier = "a"
    #expect(neutral(a.topAnchor) == #"<NSLayoutYAxisAnchor:P "a.top" (names: a:P)>"#)
  }

  @Test("all six system spacings, against a container and a guide too", arguments: [CGFloat(1), 2, -1])
  func systemSpacing(multiplier: CGFloat) {
    let guide = UILayoutGuide()
    let made: [(NSLayoutConstraint, NSLayoutConstraint.Relation)] = [
      (
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: multiplier),
        .equal
      ),
      (
        a.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: guide.leadingAnchor, multiplier: multiplier),
        .greaterThanOrEqual
      ),
      (
        guide.trailingAnchor.constraint(
          lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: multiplier), .lessThanOrEqual
      ),
      (a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: multiplier), .equal),
      (
        a.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: guide.topAnchor, multiplier: multiplier),
        .greaterThanOrEqual
      ),
      (
        guide.bottomAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: multiplier), .lessThanOrEqual
      ),
    ]
    for (constraint, relation) in made {
      #expect(constraint.relation == relation && constraint.constant == 8 * max(0, multiplier))
      #expect(constraint.description.hasPrefix("<_UISystemBaselineConstraint:0x"))
    }
  }
}
