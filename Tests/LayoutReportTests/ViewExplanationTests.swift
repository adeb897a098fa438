// Why frames are what they are, in scenes whose frames can be computed by hand.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import LayoutReport

@Suite("Explanations of frames")
struct ViewExplanationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private final class Content: UIView {
    var size = CGSize(width: 80, height: 20)
    override var intrinsicContentSize: CGSize { size }
  }

  private func scene(_ views: [(String, UIView)], _ constraints: [(String, NSLayoutConstraint)]) -> Scene {
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    scene.views = [SceneView(view: root, id: "R", kind: "view")]
    for (id, view) in views {
      if view.superview == nil { root.addSubview(view) }
      scene.views.append(
        SceneView(
          view: view, id: id, kind: "view", parentID: "R",
          isPlacedByConstraints: !view.translatesAutoresizingMaskIntoConstraints))
    }
    for (line, (id, constraint)) in constraints.enumerated() {
      constraint.isActive = true
      scene.constraints.append(SceneConstraint(constraint: constraint, id: id, line: 10 + line))
    }
    return scene
  }

  private func placed(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// Constraint and value of every link.
  private func chain(_ name: String, _ explanation: ViewExplanation) -> [String] {
    (explanation.numbers.first { $0.name == name }?.chain ?? []).map {
      "\($0.constraint ?? "-") \(decimal($0.value))"
    }
  }

  /// 320 - 20 - 20 wide, 10 from the top.
  @Test("between two edges: the superview's width minus both distances")
  func edges() throws {
    let box = placed()
    let scene = scene(
      [("box", box)],
      [
        ("lea", box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)),
        ("tra", root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20)),
        ("top", box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)),
        ("hei", box.heightAnchor.constraint(equalToConstant: 44)),
      ])
    let explanation = try #require(ViewExplanation(of: "box", in: scene))
    #expect(explanation.frame == CGRect(x: 20, y: 10, width: 280, height: 44))
    #expect(chain("x", explanation) == ["lea 20"] && chain("y", explanation) == ["top 10"])
    #expect(chain("width", explanation) == ["_UITemporaryLayoutWidth 320", "lea -20", "tra -20"])
    #expect(chain("height", explanation) == ["hei 44"] && explanation.unsatisfied.isEmpty)
    let width = try #require(explanation.numbers.first { $0.name == "width" })
    #expect(width.changes.map(\.constraint) == ["lea", "tra"] && width.changes.map(\.perPoint) == [-1, -1])
  }

  /// a is 80 wide by its content; b begins at 16 + 80 + 8 = 104.
  @Test("behind a neighbour: its place, its content, the gap")
  func neighbours() throws {
    let a = placed(Content())
    let b = placed(Content())
    let scene = scene(
      [("a", a), ("b", b)],
      [
        ("lea", a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)),
        ("gap", b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)),
        ("top", a.topAnchor.constraint(equalTo: root.topAnchor)),
        ("ali", b.topAnchor.constraint(equalTo: a.topAnchor)),
      ])
    let explanation = try #require(ViewExplanation(of: "b", in: scene))
    #expect(explanation.frame == CGRect(x: 104, y: 0, width: 80, height: 20))
    #expect(chain("x", explanation) == ["lea 16", "content width of a 80", "gap 8"])
    #expect(chain("width", explanation) == ["content width of b 80"])
  }

  /// The edges outrank the content (hugging 250): 280 is 200 more than the content needs.
  @Test("what gave way is told, with how far")
  func unsatisfied() throws {
    let box = placed(Content())
    let scene = scene(
      [("box", box)],
      [
        ("lea", box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)),
        ("tra", root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20)),
        ("top", box.topAnchor.constraint(equalTo: root.topAnchor)),
        (
          "wid",
          {
            let wish = box.widthAnchor.constraint(equalToConstant: 100)
            wish.priority = .defaultHigh
            return wish
          }()
        ),
      ])
    let explanation = try #require(ViewExplanation(of: "box", in: scene))
    #expect(explanation.unsatisfied.map(\.constraint) == ["wid", "content width of box"])
    #expect(explanation.unsatisfied.map(\.distance) == [180, 200])
  }

  /// Counted from the right: x = 320 - 20 - 100 = 200.
  @Test("right to left")
  func rightToLeft() throws {
    root.semanticContentAttribute = .forceRightToLeft
    let box = placed()
    let scene = scene(
      [("box", box)],
      [
        ("lea", box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)),
        ("wid", box.widthAnchor.constraint(equalToConstant: 100)),
        ("top", box.topAnchor.constraint(equalTo: root.topAnchor)),
        ("hei", box.heightAnchor.constraint(equalToConstant: 44)),
      ])
    let explanation = try #require(ViewExplanation(of: "box", in: scene))
    let x = try #require(explanation.numbers.first)
    #expect(explanation.frame.minX == 200)
    #expect(Set(chain("x", explanation)) == ["_UITemporaryLayoutWidth 320", "lea -20", "wid -100"])
    #expect(x.chain.reduce(0) { $0 + $1.value } == 200 && x.unexplained == 0)
  }

  /// The root grew from 200 to 320 points: a view with a flexible left margin goes with its right edge.
  @Test("a view that its mask places: its stored frame, and what the mask makes of it")
  func mask() throws {
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let box = UIView(frame: CGRect(x: 10, y: 5, width: 50, height: 20))
    box.autoresizingMask = .flexibleLeftMargin
    root.addSubview(box)
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    scene.views = [
      SceneView(view: root, id: "R", kind: "view", storedFrame: root.frame),
      SceneView(view: box, id: "box", kind: "view", parentID: "R", storedFrame: box.frame),
    ]
    root.frame.size.width = 320
    let explanation = try #require(ViewExplanation(of: "box", in: scene))
    #expect(explanation.frame.minX == 130)
    #expect(chain("x", explanation) == ["- 10", "- 120"] && chain("y", explanation) == ["- 5"])
    #expect(explanation.numbers.allSatisfy { $0.unexplained == 0 })
  }

  /// Two views of equal width in 320 with spacing 20: 150 each.
  @Test("views in a stack view")
  func stack() throws {
    let stack = UIStackView(frame: .zero)
    stack.distribution = .fillEqually
    stack.spacing = 20
    let views = [UIView(), UIView()]
    for view in views { stack.addArrangedSubview(view) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let scene = scene(
      [("stack", stack)],
      [
        ("lea", stack.leadingAnchor.constraint(equalTo: root.leadingAnchor)),
        ("tra", stack.trailingAnchor.constraint(equalTo: root.trailingAnchor)),
        ("top", stack.topAnchor.constraint(equalTo: root.topAnchor)),
        ("hei", stack.heightAnchor.constraint(equalToConstant: 44)),
      ])
    for (id, view) in zip(["a", "b"], views) {
      scene.views.append(
        SceneView(view: view, id: id, kind: "view", parentID: "stack", isPlacedByConstraints: true))
    }
    let explanation = try #require(ViewExplanation(of: "b", in: scene))
    #expect(explanation.frame == CGRect(x: 170, y: 0, width: 150, height: 44))
    for number in explanation.numbers {
      #expect(number.unexplained == 0 && abs(number.chain.reduce(0) { $0 + $1.value } - number.value) < 0.001)
    }
    let width = try #require(explanation.numbers.first { $0.name == "width" })
    #expect(width.chain.contains { $0.constraint == "UISV-fill-equally" })
  }

  /// The box ends 20 above the lower edge of 200 and is 44 high, and is half as wide as the 320 around it, less 10.
  @Test("one step: what a view is tied to, less its own length")
  func steps() throws {
    let box = placed()
    let mirror = NSLayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.5,
      constant: -10)
    let scene = scene(
      [("box", box)],
      [
        ("cen", box.centerXAnchor.constraint(equalTo: root.centerXAnchor)), ("wid", mirror),
        ("bot", root.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 20)),
        ("hei", box.heightAnchor.constraint(equalToConstant: 44)),
      ])
    let explanation = try #require(ViewExplanation(of: "box", in: scene))
    #expect(explanation.frame == CGRect(x: 85, y: 136, width: 150, height: 44))
    #expect(
      explanation.numbers.map(\.step.words) == [
        "the horizontal center of its superview (160), less half its own width 150",
        "the bottom edge of its superview (200), less 20, less its own height 44",
        "0.5 times the width of its superview (320), less 10", "its own constraint",
      ])
    #expect(explanation.numbers.map(\.step.constraints) == [["cen"], ["bot"], ["wid"], ["hei"]])
    // Half of the superview's 320 less half of the 150; what is taken away says its sign, not "counts -0.5 times".
    let text = explanation.text(.sums)
    #expect(!text.contains("counts") && !text.contains("+ 0 ") && text.contains("half of it"))
  }

  @Test("what two edges share adds nothing, and has no number")
  func sharedEdges() throws {
    let (a, b) = (placed(Content()), placed(Content()))
    let scene = scene(
      [("a", a), ("b", b)],
      [
        ("lea", a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)),
        ("ali", b.leadingAnchor.constraint(equalTo: a.leadingAnchor)),
        ("top", a.topAnchor.constraint(equalTo: root.topAnchor)),
        ("bel", b.topAnchor.constraint(equalTo: a.bottomAnchor)),
      ])
    let text = try #require(ViewExplanation(of: "b", in: scene)).text(.sums)
    #expect(
      text.contains("\n    + 16  the leading edge of view a is 16")
        && text.contains("\n          the leading edge of view b is at"))
  }

  @Test("right to left, x is counted from the trailing edge")
  func mirroredStep() throws {
    root.traitOverrides.layoutDirection = .rightToLeft
    let box = placed(Content())
    let scene = scene(
      [("box", box)],
      [
        ("lea", box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)),
        ("top", box.topAnchor.constraint(equalTo: root.topAnchor)),
      ])
    let explanation = try #require(ViewExplanation(of: "box", in: scene))
    #expect(explanation.frame.minX == 220)
    #expect(
      explanation.numbers[0].step.words
        == "the leading edge of its superview (320), less 20, less its own width 80")
  }

  /// The view that holds a constraint says which edges are leading ones (spec 07 §4): 320 - 20 - 80 for a root from right to
  /// left, 20 for one from left to right, whatever the box itself reads as. The arrow ends where the constraint does.
  @Test(
    "a view that reads the other way than what holds its constraint",
    arguments: [(true, 220), (false, 20)] as [(Bool, CGFloat)])
  func otherDirection(isRightToLeft: Bool, x: CGFloat) throws {
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let box = placed(Content())
    box.semanticContentAttribute = isRightToLeft ? .forceLeftToRight : .forceRightToLeft
    let scene = scene(
      [("box", box)],
      [
        ("lea", box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)),
        ("top", box.topAnchor.constraint(equalTo: root.topAnchor)),
      ])
    let explanation = try #require(ViewExplanation(of: "box", in: scene))
    #expect(explanation.frame.minX == x)
    #expect(
      explanation.numbers[0].step.words
        == (isRightToLeft
          ? "the leading edge of its superview (320), less 20, less its own width 80"
          : "the leading edge of its superview, plus 20"))
    let ends = SceneReport(scene, including: .constraints).constraints.first { $0.id == "lea" }?.ends
    #expect(ends.map { [$0.from.x, $0.to.x] } == (isRightToLeft ? [300, 320] : [20, 0]))
  }

  /// A box of 200 points at 100, 10. Left to right the trailing edge is at 0.8 * 200 + 10, the middle at 1.2 * 100;
  /// right to left the left edge or the center is at 0.8 * 0 - 10.
  @Test(
    "a position with a multiplier holds in the space of the view that holds both, whatever its views read as",
    arguments: [
      (false, NSLayoutConstraint.Attribute.trailing, 120.0), (true, .trailing, -10), (true, .centerX, -35),
    ])
  func nestedMultiplier(isRightToLeft: Bool, attribute: NSLayoutConstraint.Attribute, x: Double) throws {
    let (outer, box) = (placed(), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(box)
    if isRightToLeft { outer.semanticContentAttribute = .forceRightToLeft }
    func proportion(
      _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute, _ factor: Double,
      _ constant: Double
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: box, attribute: attribute, relatedBy: .equal, toItem: outer, attribute: other,
        multiplier: factor,
        constant: constant)
    }
    let scene = scene(
      [("outer", outer), ("box", box)],
      [
        ("lef", outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100)),
        ("top", outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)),
        ("wid", outer.widthAnchor.constraint(equalToConstant: 200)),
        ("hei", outer.heightAnchor.constraint(equalToConstant: 200)),
        ("own", box.widthAnchor.constraint(equalToConstant: 50)),
        ("low", box.heightAnchor.constraint(equalToConstant: 20)),
        ("pro", proportion(attribute, .trailing, 0.8, 10)),
        ("mid", proportion(.centerY, .centerY, 1.2, 0)),
      ])
    let explanation = try #require(ViewExplanation(of: "box", in: scene))
    #expect(explanation.frame == CGRect(x: x, y: 110, width: 50, height: 20))
    #expect(explanation.unsatisfied.map(\.constraint) == [])
  }

  /// 500 points in a view of 200, scrolled by 40; the other view is in the middle of them.
  @Test("what is scrolled is tied to the edges of the content, and counted from its corner")
  func scrolled() throws {
    let scroll = placed(UIScrollView())
    let (content, half) = (UIView(), UIView())
    for view in [content, half] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    let scene = scene(
      [("scroll", scroll), ("content", content), ("half", half)],
      [
        ("lef", scroll.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100)),
        ("top", scroll.topAnchor.constraint(equalTo: root.topAnchor)),
        ("wid", scroll.widthAnchor.constraint(equalToConstant: 200)),
        ("hei", scroll.heightAnchor.constraint(equalToConstant: 100)),
        ("lea", content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor)),
        ("tra", content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor)),
        ("upp", content.topAnchor.constraint(equalTo: scroll.topAnchor)),
        ("low", content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor)),
        ("own", content.widthAnchor.constraint(equalToConstant: 500)),
        ("tal", content.heightAnchor.constraint(equalToConstant: 20)),
        (
          "mid",
          NSLayoutConstraint(
            item: half, attribute: .left, relatedBy: .equal, toItem: content, attribute: .right,
            multiplier: 0.5, constant: 0)
        ),
      ])
    root.layoutIfNeeded()
    (scroll as? UIScrollView)?.contentOffset = CGPoint(x: 40, y: 0)
    for id in ["content", "half"] {
      let explanation = try #require(ViewExplanation(of: id, in: scene))
      #expect(explanation.frame.minX == (id == "half" ? 250 : 0))
      #expect(explanation.unsatisfied.map(\.constraint) == [])
    }
  }

  /// 10 beyond a margin of 16 is 6 from the edge: x is 320 - 50 - 6, and right to left 6.
  @Test(
    "what a margin has of a number has the sign of what is told",
    arguments: [(false, 264, "- 6"), (true, 6, "+ 6")] as [(Bool, CGFloat, String)])
  func besideMargin(isRightToLeft: Bool, x: CGFloat, number: String) throws {
    root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    let box = placed()
    let scene = scene(
      [("box", box)],
      [
        (
          "tra",
          box.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor, constant: 10)
        ),
        ("wid", box.widthAnchor.constraint(equalToConstant: 50)),
        ("top", box.topAnchor.constraint(equalTo: root.topAnchor)),
        ("hei", box.heightAnchor.constraint(equalToConstant: 44)),
      ])
    let explanation = try #require(ViewExplanation(of: "box", in: scene))
    #expect(explanation.frame.minX == x)
    #expect(
      explanation.text(.sums).contains(
        "\(number)  the trailing edge of view box is 10 points after the trailing edge of the margins of view R "
          + "(16 of it from margins and insets)"))
  }

  @Test("a view that the scene does not have")
  func unknown() {
    #expect(ViewExplanation(of: "nope", in: scene([], [])) == nil)
  }
}
