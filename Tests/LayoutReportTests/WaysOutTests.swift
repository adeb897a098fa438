// Ways out of conflicts and ties: what is offered was tried, and names only what the document can change.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import LayoutReport

@Suite("Ways out")
struct WaysOutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// A scene of views in the root, and of constraints that the document has in the lines from 10.
  private func scene(_ views: [(id: String, view: UIView)], _ constraints: [(id: String, NSLayoutConstraint)])
    -> Scene
  {
    let scene = Scene(document: "Test.xib", id: "R", rootView: root)
    scene.views = [SceneView(view: root, id: "R", kind: "view")]
    for (id, view) in views {
      scene.views.append(
        SceneView(
          view: view, id: id, kind: "view",
          isPlacedByConstraints: !view.translatesAutoresizingMaskIntoConstraints))
    }
    for (line, (id, constraint)) in constraints.enumerated() {
      constraint.isActive = true
      scene.constraints.append(SceneConstraint(constraint: constraint, id: id, line: 10 + line))
    }
    return scene
  }

  private func placed() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test("where hundreds of views are open, fewer ways out are tried")
  func manyOpenViews() {
    // 24 trials, each of which counts as one and two more for 200 views: eight.
    let views = (0..<200).map { (id: "V\($0)", view: placed()) }
    let constraints = views.enumerated().flatMap { index, entry in
      [
        ("x\(index)", entry.view.leftAnchor.constraint(equalTo: root.leftAnchor)),
        ("w\(index)", entry.view.widthAnchor.constraint(equalToConstant: 10)),
        ("h\(index)", entry.view.heightAnchor.constraint(equalToConstant: 10)),
      ]
    }
    let findings = SceneReport(scene(views, constraints)).findings
    #expect(findings.count { $0.kind == .ambiguous } == 200)
    #expect(findings.count(where: \.isTried) == 8)
  }

  @Test("two widths: either can give way; what was tried says so")
  func widths() throws {
    let view = placed()
    let scene = scene(
      [("A", view)],
      [
        ("left", view.leftAnchor.constraint(equalTo: root.leftAnchor)),
        ("top", view.topAnchor.constraint(equalTo: root.topAnchor)),
        ("height", view.heightAnchor.constraint(equalToConstant: 10)),
        ("w20", view.widthAnchor.constraint(equalToConstant: 20)),
        ("w30", view.widthAnchor.constraint(equalToConstant: 30)),
      ])
    let findings = SceneReport(scene).findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.kind == .conflict && finding.broken == "w30" && finding.isTried)
    #expect(
      finding.fix
        == "Lower the priority of w30 to 999, or that of w20: then all other required constraints hold.")
    #expect(finding.json.text.contains(#""tried":true"#))
    // The trials leave the layout as it was.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    for way in ["w30", "w20"] {
      let constraint = try #require(scene.constraints.first { $0.id == way }?.constraint)
      constraint.isActive = false
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
      #expect(SceneReport(scene).findings.isEmpty)
      constraint.isActive = false
      constraint.priority = .required
      constraint.isActive = true
    }
  }

  @Test("a column with more than its room is one finding, however many views shrink to nothing")
  func overfull() throws {
    var views: [(id: String, view: UIView)] = []
    var constraints: [(id: String, NSLayoutConstraint)] = []
    var above = root.topAnchor
    for index in 0..<20 {
      let view = placed()
      views.append(("V\(index)", view))
      constraints += [
        ("l\(index)", view.leftAnchor.constraint(equalTo: root.leftAnchor)),
        ("w\(index)", view.widthAnchor.constraint(equalToConstant: 10)),
        ("t\(index)", view.topAnchor.constraint(equalTo: above, constant: 8)),
      ]
      above = view.bottomAnchor
    }
    constraints.append(("bottom", above.constraint(equalTo: root.bottomAnchor)))
    let findings = SceneReport(scene(views, constraints)).findings
    let conflicts = findings.filter { $0.level == .error && $0.kind != .ambiguous }
    let finding = try #require(conflicts.first)
    #expect(conflicts.count == 1 && finding.kind == .conflict)
    #expect(finding.message.contains("and 17 more cannot be negative"))
  }

  // 10 + 50 + 60 of 100, even if both widths were 0; that of A is 30.
  @Test("a conflict is because of sizes that nothing else gives")
  func ownLength() throws {
    let (first, second) = (placed(), placed())
    let constraints = [
      ("a", first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)),
      ("width", first.widthAnchor.constraint(equalToConstant: 30)),
      ("b", second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 50)),
      ("c", root.rightAnchor.constraint(equalTo: second.rightAnchor, constant: 60)),
    ]
    let finding = try #require(
      SceneReport(scene([("A", first), ("B", second)], constraints)).findings.first { $0.kind == .conflict })
    #expect(finding.message.contains("because the size of view B cannot be negative: "), "\(finding.message)")
  }

  // 80 + 50 of 100: a width of at least 3 does not decide, and one of -10 is the reason itself.
  @Test("a conflict keeps its reason", arguments: [-10.0, 3])
  func lastReason(width: Double) throws {
    let view = placed()
    let constraints = [
      ("a", view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 80)),
      ("b", root.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 50)),
      ("width", view.widthAnchor.constraint(greaterThanOrEqualToConstant: width)),
    ]
    let finding = try #require(
      SceneReport(scene([("A", view)], constraints)).findings.first { $0.kind == .conflict })
    #expect(finding.message.contains("because the size of view A cannot be negative"), "\(finding.message)")
  }

  @Test("what follows from autoresizing masks is not offered for change")
  func system() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(box)
    let finding = try #require(
      SceneReport(scene([("B", box)], [("wide", box.widthAnchor.constraint(equalToConstant: 80))])).findings
        .first)
    #expect(finding.kind == .conflict && finding.broken == "wide")
    #expect(
      finding.fix == "Lower the priority of wide to 999: then all other required constraints hold.")
  }

  // NutriScoreView.xib: an image and two labels with heights of their own in one stack view, told thrice before.
  @Test(
    "conflicts of one stack view that gives out shares are one finding, and the distribution is its way out")
  func proportionalStack() throws {
    let stack = UIStackView()
    stack.distribution = .fillProportionally
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    var constraints = [
      ("left", stack.leftAnchor.constraint(equalTo: root.leftAnchor)),
      ("right", stack.rightAnchor.constraint(equalTo: root.rightAnchor)),
      ("top", stack.topAnchor.constraint(equalTo: root.topAnchor)),
      ("height", stack.heightAnchor.constraint(equalToConstant: 10)),
    ]
    var views: [(id: String, view: UIView)] = [("S", stack)]
    for (id, width) in [("A", 30.0), ("B", 20), ("C", nil)] {
      let label = UILabel()
      label.text = id
      label.translatesAutoresizingMaskIntoConstraints = false
      stack.addArrangedSubview(label)
      views.append((id, label))
      if let width { constraints.append(("w" + id, label.widthAnchor.constraint(equalToConstant: width))) }
    }
    // A program's labels without a text have no share; those of a document may get one.
    for (_, view) in views.dropFirst(2) { (view as? UILabel)?.text = "" }
    let scene = scene(views, constraints)
    #expect(SceneReport(scene).findings.allSatisfy { $0.kind != .conflict })
    scene.isOfProgram = true
    let findings = SceneReport(scene).findings.filter { $0.kind == .conflict }
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.caused == 1)
    #expect(finding.fix.hasPrefix("Set the distribution of view S to Fill"))
    #expect(finding.isTried)
    #expect(stack.distribution == .fillProportionally)
  }

  @Test("a tie between contents names the priority that ends it")
  func tie() throws {
    final class Content: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 10) }
    }
    let (first, second) = (Content(), Content())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let scene = scene(
      [("A", first), ("B", second)],
      [
        ("a", first.leftAnchor.constraint(equalTo: root.leftAnchor)),
        ("b", second.leftAnchor.constraint(equalTo: first.rightAnchor)),
        ("c", second.rightAnchor.constraint(equalTo: root.rightAnchor)),
        ("d", first.topAnchor.constraint(equalTo: root.topAnchor)),
        ("e", second.topAnchor.constraint(equalTo: root.topAnchor)),
      ])
    let finding = try #require(SceneReport(scene).findings.first { $0.kind == .ambiguous })
    #expect(finding.level == .warning && finding.isTried)
    #expect(
      finding.fix.hasPrefix(
        "Set its horizontal content hugging priority to 249, so that it stretches before its neighbours"))
    first.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(!SceneReport(scene).findings.contains { $0.kind == .ambiguous })
  }

  /// A stack view in the root, with a view and a hidden one.
  private func hidingStack(_ frame: CGRect) -> (stack: UIStackView, hidden: UIView) {
    let stack = UIStackView(frame: frame)
    root.addSubview(stack)
    let hidden = UIView()
    hidden.isHidden = true
    stack.addArrangedSubview(UIView())
    stack.addArrangedSubview(hidden)
    return (stack, hidden)
  }

  @Test("a hidden view that two constraints give a length is named once")
  func hiddenTwice() throws {
    let (stack, hidden) = hidingStack(CGRect(x: 0, y: 0, width: 100, height: 20))
    let scene = scene(
      [("S", stack), ("H", hidden)],
      [
        ("wide", hidden.widthAnchor.constraint(equalToConstant: 30)),
        ("wider", hidden.widthAnchor.constraint(equalToConstant: 40)),
      ])
    let finding = try #require(
      SceneReport(scene).findings.first { $0.constraints.contains("UISV-hiding") && $0.caused > 0 })
    #expect(
      finding.message
        == "While it is hidden, view H gets no width from view S, but required constraints give it one.")
  }

  @Test("constraints of the system say why they are there")
  func reasons() throws {
    let (stack, hidden) = hidingStack(CGRect(x: 7, y: 9, width: 100, height: 20))
    let scene = scene(
      [("S", stack), ("H", hidden)],
      [
        ("wide", hidden.widthAnchor.constraint(equalToConstant: 30)),
        ("tall", stack.heightAnchor.constraint(equalToConstant: 40)),
        ("top", hidden.topAnchor.constraint(equalTo: root.topAnchor, constant: 1)),
      ])
    let findings = SceneReport(scene).findings.filter { $0.kind == .conflict }
    // Apple's logs drop the document's own constraint; nobody sees it.
    let hiding = try #require(findings.first { $0.constraints.contains("wide") })
    #expect(hiding.level == .warning && hiding.broken == "wide")
    #expect(
      hiding.message.contains(
        "While it is hidden, view H gets no width from view S, but the width of view H is 30 points"))
    let words = Set(findings.flatMap(\.details).map(\.words))
    for expected in [
      "the width of view H is 0 points, because it is hidden in view S",
      "the height of view S is 20 points, from its frame and autoresizing mask",
    ] {
      #expect(words.contains(expected), "\(words)")
    }
  }

  @Test(
    "a scene has so many trials: what nothing places is told all the same, and in time that grows with the scene"
  )
  func manyFindings() {
    let views = (0..<100).map { (id: "V\($0)", view: placed()) }
    let findings = SceneReport(scene(views, [])).findings.filter { $0.kind == .ambiguous }
    #expect(findings.count == 200)
    #expect((1...24).contains(findings.count { $0.isTried }))
  }
}
