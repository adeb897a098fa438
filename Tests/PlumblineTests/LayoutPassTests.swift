// The layout cycle: who is called when, what is rounded, what a change costs (spec 05 §8 and §9; cases:
// layout_pass_callbacks_uikit, rounding_uikit).

import Foundation
import Testing

@testable import Plumbline

@Suite struct LayoutPassTests {
  private final class Log { var entries: [String] = [] }

  private final class Probe: UIView {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
    override func updateConstraints() {
      log.entries.append("\(name).updateConstraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      log.entries.append("\(name).layoutSubviews")
      super.layoutSubviews()
    }
  }

  @Test("a new view is flagged for its constraints until they are updated")
  func freshView() {
    let view = Probe("plain", Log())
    #expect(view.needsUpdateConstraints())
    view.updateConstraints()
    #expect(!view.needsUpdateConstraints())
  }

  @Test("constraints leaves first, layout from the top, nothing once settled")
  func order() {
    let log = Log()
    let root = Probe("root", log)
    let child = Probe("child", log)
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(
      log.entries == [
        "child.updateConstraints", "root.updateConstraints", "root.layoutSubviews", "child.layoutSubviews",
      ])
    log.entries = []
    root.layoutIfNeeded()
    child.layoutIfNeeded()
    #expect(log.entries.isEmpty)
    child.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(log.entries == ["child.updateConstraints"])
    log.entries = []
    child.setNeedsLayout()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.entries == ["root.layoutSubviews", "child.layoutSubviews"])
  }

  @Test("a constant edit lays out only the superview of what moves")
  func constantEdit() {
    let log = Log()
    let root = Probe("root", log)
    let a = Probe("a", log)
    let b = Probe("b", log)
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let leading = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      leading, a.topAnchor.constraint(equalTo: root.topAnchor), a.widthAnchor.constraint(equalToConstant: 30),
      a.heightAnchor.constraint(equalToConstant: 30), b.topAnchor.constraint(equalTo: root.topAnchor),
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.widthAnchor.constraint(equalToConstant: 1),
      b.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 0, width: 30, height: 30))
    log.entries = []
    leading.constant = 25
    #expect(a.frame.minX == 10)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 25, y: 0, width: 30, height: 30))
    #expect(log.entries == ["root.layoutSubviews"])
  }

  /// A child of 10 x 10 at 5, 5, laid out by constraints.
  private func constrainedChild() -> (root: UIView, child: UIView, constraints: [NSLayoutConstraint]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let constraints = [
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      child.widthAnchor.constraint(equalToConstant: 10), child.heightAnchor.constraint(equalToConstant: 10),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return (root, child, constraints)
  }

  @Test("constraints that are gone leave the frame to the program")
  func deactivation() {
    let (root, child, constraints) = constrainedChild()
    #expect(child.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    NSLayoutConstraint.deactivate(constraints)
    child.translatesAutoresizingMaskIntoConstraints = true
    child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    "shared case deactivate-restores-manual: without constraints, a frame that is set stays",
    arguments: [true, false])
  func deactivateAll(_ laysOutBefore: Bool) {
    let (root, child, constraints) = constrainedChild()
    NSLayoutConstraint.deactivate(constraints)
    if laysOutBefore { root.layoutIfNeeded() }
    child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("constraints that are made in layoutSubviews take effect in the same layout")
  func constraintsInLayout() {
    final class Lazy: UIView {
      let child = UIView()
      override func layoutSubviews() {
        if child.superview == nil {
          child.translatesAutoresizingMaskIntoConstraints = false
          addSubview(child)
          NSLayoutConstraint.activate([
            child.leftAnchor.constraint(equalTo: leftAnchor, constant: 3),
            child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
          ])
        }
        super.layoutSubviews()
      }
    }
    let view = Lazy(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layoutIfNeeded()
    #expect(view.child.frame == CGRect(x: 3, y: 0, width: 50, height: 0))
  }

  @Test("a view that never rests is given up after a bounded number of rounds")
  func feedbackLoop() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        setNeedsLayout()
      }
    }
    let view = Restless()
    view.layoutIfNeeded()
    #expect(view.count == 100)
  }

  nonisolated struct Rounding: CustomTestStringConvertible, Sendable {
    var id: String
    var scale: CGFloat
    var engine: CGRect
    var frame: CGRect
    var testDescription: String { id }
  }

  nonisolated static let roundings: [Rounding] = [
    ("R01", 1, (10.3, 0, 10.3, 10.6), (10, 0, 11, 11)),
    ("R02", 2, (10.3, 0, 10.3, 10.6), (10.5, 0, 10, 10.5)),
    ("R03", 3, (0, 0, 114.3333, 20.3333), (0, 0, 114.333, 20.333)),
    ("R04", 2, (114.3333, 0, 114.3333, 5), (114.5, 0, 114, 5)),
    ("R05", 1, (-0.4, -0.6, 1, 1), (0, -1, 1, 1)),
    ("R06", 2, (0.25, 0, 1, 1), (0.5, 0, 1, 1)),
  ].map {
    (
      id: String, scale: CGFloat, engine: (Double, Double, Double, Double),
      frame: (Double, Double, Double, Double)
    ) in
    Rounding(
      id: id, scale: scale, engine: CGRect(x: engine.0, y: engine.1, width: engine.2, height: engine.3),
      frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
  }

  @Test("frames have their edges on pixels", arguments: roundings)
  func rounding(_ fact: Rounding) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    var environment = root.effectiveLayoutEnvironment
    environment.displayScale = fact.scale
    root.layoutEnvironment = environment
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: fact.engine.minX),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: fact.engine.minY),
      view.widthAnchor.constraint(equalToConstant: fact.engine.width),
      view.heightAnchor.constraint(equalToConstant: fact.engine.height),
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    let numbers = { (rect: CGRect) in [rect.minX, rect.minY, rect.width, rect.height] }
    for (got, want) in zip(numbers(view.frame), numbers(fact.frame)) { #expect(abs(got - want) < 1e-3) }
    for (got, want) in zip(numbers(guide.layoutFrame), numbers(fact.engine)) {
      #expect(abs(got - want) < 1e-9)
    }
  }

  // MARK: Shared cases

  nonisolated struct RoundingCase: Decodable, CustomTestStringConvertible, Sendable {
    var id: String
    var kind: String
    var input: CGFloat
    var expect: CGFloat
    var testDescription: String { id }
    nonisolated static let all = SharedCases.read("rounding_uikit", as: RoundingCase.self)
  }

  /// The sources contradict each other about origins: the cases round them to whole points, halves away from zero,
  /// although they were measured at 2 pixels a point; spec 05 §9 rounds every edge to a pixel, halves upwards, and so
  /// do the frames of documents, which have origins at half points (the stored frames of the corpus). The documents are
  /// followed. At one pixel a point both agree, except for halves below zero.
  @Test("shared cases of rounding", .enabled(if: SharedCases.arePresent), arguments: RoundingCase.all)
  func sharedRounding(_ fact: RoundingCase) {
    if fact.kind == "roundSize" {
      let frame = CGRect(x: 0, y: 0, width: fact.input, height: 0).roundedToPixels(scale: 2)
      #expect(frame.width == fact.expect)
    } else {
      let frame = CGRect(x: fact.input, y: 0, width: 0, height: 0).roundedToPixels(scale: 1)
      #expect(frame.minX == (fact.input == -2.5 ? -2 : fact.expect))
      let fine = CGRect(x: 47.5, y: 0, width: 0, height: 0).roundedToPixels(scale: 2)
      #expect(fine.minX == 47.5)
    }
  }

  /// `floor(v·scale + 0.5)/scale`, worked out by hand; what lies too far out to have fractions stays.
  @Test(
    "each edge goes to its nearest pixel, halves upwards (spec 05 §9)",
    arguments: [
      (-0.75, 2.0, -0.5), (-0.76, 2, -1), (-0.25, 2, 0), (0.24, 2, 0), (0.25, 2, 0.5), (-2.5, 1, -2),
      (7.5, 1, 8),
      (1.5, 3, 5 / 3.0), (100.2, 3, 301 / 3.0), (0x1p50 + 0.5, 1, 0x1p50 + 1), (0x1p52 + 1, 2, 0x1p52 + 1),
      (-0x1p60, 2, -0x1p60), (-.infinity, 2, -.infinity), (12.3, 0, 12.3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func rounding(_ edge: CGFloat, scale: CGFloat, expected: CGFloat) {
    let corner = CGRect(x: edge, y: 3, width: 0, height: 0).roundedToPixels(scale: scale)
    #expect(corner.origin == CGPoint(x: expected, y: 3))
    let below = CGRect(x: 3, y: edge, width: 1, height: 0).roundedToPixels(scale: scale)
    #expect(below == CGRect(x: 3, y: expected, width: 1, height: 0) || !edge.isFinite)
    #expect(below.origin.y == expected)
  }

  @Test("there are 12 shared cases of rounding", .enabled(if: SharedCases.arePresent))
  func roundingCount() { #expect(RoundingCase.all.count == 12) }

  /// The case has 251 for a label's vertical hugging; spec 05 §2 has 250 for labels made in code, which is
  /// followed: 251 is what Interface Builder writes into documents.
  @Test("shared case default-priorities, with 250 for labels on both axes")
  func defaultPriorities() {
    for view in [UIView(), UILabel()] {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis).rawValue == 250)
        #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
      }
    }
    let named: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]
    #expect(named.map(\.rawValue) == [1000, 750, 250, 50])
    let scenes: [UILayoutPriority] = [.dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene]
    #expect(scenes.map(\.rawValue) == [510, 500, 490])
  }

  @Test("shared case install-on-common-ancestor")
  func installation() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(root.constraints.count == 3 && child.constraints.count == 1)
    #expect(child.frame == CGRect(x: 16, y: 20, width: 160, height: 44))
  }

  @Test("a view that was given a fractional frame keeps it beside constraints")
  func givenFrame() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let given = UIView(frame: CGRect(x: 10.3, y: 0.2, width: 20.1, height: 5))
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(given)
    root.addSubview(follower)
    follower.leftAnchor.constraint(equalTo: given.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(given.frame == CGRect(x: 10.3, y: 0.2, width: 20.1, height: 5))
    #expect(follower.frame.minX == 30.5)
  }

  @Test("a transform is kept, and layout places the centre")
  func transforms() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 50, y: 45) && view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.frame == CGRect(x: 30, y: 35, width: 40, height: 20))
  }

  @Test("edges are those of the visible bounds")
  func boundsOrigin() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.bounds.origin = CGPoint(x: 7, y: 9)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 7, y: 9))
  }

  @Test("moving a subtree to another tree takes its inner constraints along")
  func movingSubtrees() {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let box = UIView()
    let leaf = UIView()
    for view in [box, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    box.addSubview(leaf)
    leaf.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5).isActive = true
    for root in [first, second, first] {
      root.addSubview(box)
      box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      box.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(box.frame.width == root.bounds.width && leaf.frame.width == root.bounds.width / 2)
    }
    box.removeFromSuperview()
    #expect(first.constraints.isEmpty && second.constraints.isEmpty && box.constraints.count == 1)
    first.layoutIfNeeded()
    second.layoutIfNeeded()
  }

  @Test("views that use no constraints need no engine")
  func plainTrees() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    root.layoutIfNeeded()
    #expect(root.layoutContext == nil)
    #expect(root.layoutDiagnosis().conflicts.isEmpty)
  }
}
