// Links from children to parents do not keep the parent alive: what is left when it goes.

import Foundation
import Testing

@testable import Plumbline

@Suite("Lifetime", .timeLimit(.minutes(60)))
struct LifetimeTests {
  private func placed(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    view.widthAnchor.constraint(equalTo: superview.widthAnchor).isActive = true
    return view
  }

  @Test("a view that outlives its superview has none, and lays out on its own")
  func orphan() {
    // Many times, so that another view comes to lie where the superview was.
    for _ in 0..<200 {
      var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let middle = root.map(placed)
      let inner = middle.map(placed)
      root?.layoutIfNeeded()
      #expect(inner?.bounds.width == 100)
      root = nil
      #expect(middle?.superview == nil && inner?.superview === middle)
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      if let middle { other.addSubview(middle) }
      inner?.layoutIfNeeded()
      #expect(inner?.isDescendant(of: other) == true)
    }
  }

  @Test("constraints outlive their views inactive")
  func constraint() {
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = root.map(placed)
    let constraint = root?.constraints.first
    root?.layoutIfNeeded()
    root = nil
    #expect(constraint?.isActive == false && view?.superview == nil)
  }

  /// spec 01 §1: items are not retained.
  @Test("constraints and anchors outlive their items, and have none then")
  func items() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var view: UIView? = placed(in: root)
    var guide: UILayoutGuide? = UILayoutGuide()
    let anchor = try #require(view?.leadingAnchor)
    let constraint = anchor.constraint(equalTo: try #require(guide?.leadingAnchor))
    let offset = anchor.anchorWithOffset(to: root.leadingAnchor).constraint(equalToConstant: 5)
    #expect(constraint.firstItem === view && constraint.secondItem === guide)
    view?.removeFromSuperview()
    view = nil
    guide = nil
    #expect(constraint.firstItem == nil && constraint.secondItem == nil && anchor.item == nil)
    constraint.isActive = true
    offset.isActive = true
    #expect(!constraint.isActive && !offset.isActive)
  }

  /// spec 01 §5: deallocation of an item drops its constraints.
  @Test("a constraint in two views' lists leaves both when either goes", arguments: [true, false])
  func lists(holderGoesFirst: Bool) throws {
    var first: UIView? = UIView()
    var second: UIView? = UIView()
    let constraints = [NSLayoutConstraint.Attribute.left, .width, .top].map {
      NSLayoutConstraint(
        item: first as Any, attribute: $0, relatedBy: .equal, toItem: second, attribute: $0, multiplier: 1,
        constant: 0)
    }
    // Held by a view that has the other one nowhere below.
    var environment = LayoutEnvironment(textMeasurer: PlainMeasurer())
    environment.console = { _ in }
    first?.layoutEnvironment = environment
    first?.addConstraints(constraints)
    first?.removeConstraint(constraints[1])
    #expect(first?.constraints == [constraints[0], constraints[2]])
    if holderGoesFirst { first = nil } else { second = nil }
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(first?.constraints.isEmpty ?? true)
    (first, second) = (nil, nil)
  }

  /// spec 01 §5: removing a guide removes its constraints.
  @Test("a guide takes the constraints that name it along, wherever they are held")
  func guides() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = placed(in: root)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let inner = guide.widthAnchor.constraint(equalTo: view.widthAnchor)
    let outer = guide.topAnchor.constraint(equalTo: root.topAnchor)
    let offset = view.topAnchor.anchorWithOffset(to: guide.topAnchor).constraint(equalToConstant: 3)
    let own = view.heightAnchor.constraint(equalToConstant: 8)
    NSLayoutConstraint.activate([inner, outer, offset, own])
    root.layoutIfNeeded()
    view.removeLayoutGuide(guide)
    #expect([inner, outer, offset, own].map(\.isActive) == [false, false, false, true])
    #expect(guide.item < 0)
  }

  private nonisolated final class Counter: @unchecked Sendable {
    var freed = 0
  }

  private final class CountedView: UIView {
    var counter: Counter?
    deinit { counter?.freed += 1 }
  }

  /// When a view of the tests leaves: in which call of its class.
  nonisolated enum Moment: CaseIterable, Sendable { case constraints, frame, layout }

  private final class LeavingView: UIView {
    let counter: Counter
    var moment: Moment?
    var takesSuperviewAlong = false
    init(_ counter: Counter) {
      self.counter = counter
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
    deinit { counter.freed += 1 }

    private func leave(at present: Moment) {
      guard moment == present else { return }
      moment = nil
      if takesSuperviewAlong { superview?.removeFromSuperview() } else { removeFromSuperview() }
    }
    override func updateConstraints() {
      leave(at: .constraints)
      super.updateConstraints()
    }
    override var alignmentRectInsets: UIEdgeInsets {
      leave(at: .frame)
      return .zero
    }
    override func layoutSubviews() {
      leave(at: .layout)
      super.layoutSubviews()
    }
  }

  /// Two groups of 20 views that only the tree retains; those that leave are in the first one.
  @Test(
    "views may leave for good while they are laid out, with their superview too; the others get their frames",
    arguments: Moment.allCases, [[7], [7, 8], Array(0..<20)])
  func leaving(moment: Moment, leavers: [Int]) throws {
    for takesSuperviewAlong in [false, true] {
      let counter = Counter()
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for _ in 0..<2 {
        let group = placed(in: root)
        for _ in 0..<20 {
          let view = LeavingView(counter)
          group.addSubview(view)
          view.widthAnchor.constraint(equalTo: group.widthAnchor).isActive = true
        }
      }
      root.layoutIfNeeded()
      for number in leavers {
        let view = try #require(root.subviews[0].subviews[number] as? LeavingView)
        view.moment = moment
        view.takesSuperviewAlong = takesSuperviewAlong
        view.setNeedsUpdateConstraints()
      }
      root.frame.size.width = 60
      root.layoutIfNeeded()
      let left = takesSuperviewAlong ? [20] : [20 - leavers.count, 20]
      #expect(root.subviews.map(\.subviews.count) == left)
      #expect(counter.freed == 40 - left.reduce(0, +))
      #expect(root.subviews.allSatisfy { $0.subviews.allSatisfy { $0.bounds.width == 60 } })
    }
  }

  @Test("deep trees are freed without a stack as deep, but for what is retained")
  func deep() {
    let counter = Counter()
    var top: CountedView? = CountedView()
    top?.counter = counter
    var deepest: UIView? = top
    var kept: UIView?
    for level in 1..<4000 {
      let view = CountedView()
      view.counter = counter
      deepest?.addSubview(view)
      deepest = view
      if level == 3500 { kept = view }
    }
    deepest = nil
    top = nil
    #expect(counter.freed == 3500)
    #expect(kept?.superview == nil && kept?.subviews.count == 1)
    kept = nil
    #expect(counter.freed == 4000)
  }

  @Test("views leave a stack in any order, and the stack goes before its views")
  func stack() {
    for round in 0..<6 {
      var stack: UIStackView? = UIStackView()
      let views = [SizedView(10, 10), SizedView(20, 20), SizedView(30, 30)]
      for view in views { stack?.addArrangedSubview(view) }
      stack?.layoutIfNeeded()
      views[round % 3].isHidden = true
      stack?.layoutIfNeeded()
      views[(round + 1) % 3].removeFromSuperview()
      if round < 3 { stack?.removeArrangedSubview(views[(round + 2) % 3]) }
      stack?.layoutIfNeeded()
      stack = nil
      #expect(views.allSatisfy { $0.superview == nil })
      for view in views { view.layoutIfNeeded() }
    }
  }

  /// Joins a window once it is laid out by itself.
  private final class Joining: UIView {
    weak var host: UIView?
    override func layoutSubviews() {
      super.layoutSubviews()
      guard superview == nil, let host else { return }
      host.addSubview(self)
      setNeedsLayout()
    }
  }

  @Test("a tree that joins a laid-out window while it is laid out goes on in the window's layout")
  func joiningDuringLayout() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(pinned)
    let left = pinned.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, pinned.topAnchor.constraint(equalTo: window.topAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 50), pinned.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()

    let joining = Joining(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
    joining.host = window
    do {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      joining.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: joining.leftAnchor, constant: 5),
        inner.rightAnchor.constraint(equalTo: joining.rightAnchor, constant: -5),
        inner.topAnchor.constraint(equalTo: joining.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 30),
      ])
      joining.layoutIfNeeded()
      #expect(joining.superview === window)
      #expect(inner.frame == CGRect(x: 5, y: 0, width: 70, height: 30))
      inner.removeFromSuperview()
    }
    left.constant = 40
    window.layoutIfNeeded()
    #expect(pinned.frame == CGRect(x: 40, y: 0, width: 50, height: 20))
    #expect(joining.frame == CGRect(x: 100, y: 100, width: 80, height: 80))
    // Views that come after it have items of their own in the one engine.
    let late = UIView()
    late.translatesAutoresizingMaskIntoConstraints = false
    joining.addSubview(late)
    NSLayoutConstraint.activate([
      late.leftAnchor.constraint(equalTo: pinned.rightAnchor),
      late.topAnchor.constraint(equalTo: joining.topAnchor, constant: 7),
      late.widthAnchor.constraint(equalToConstant: 9), late.heightAnchor.constraint(equalToConstant: 9),
    ])
    window.layoutIfNeeded()
    #expect(late.frame == CGRect(x: -10, y: 7, width: 9, height: 9))
  }

  @Test("a root that was changed after its last layout goes", arguments: [false, true])
  func changedRoot(isText: Bool) {
    weak var last: UIView?
    do {
      let root = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = placed(in: root)
      root.layoutIfNeeded()
      if isText { root.text = "x" } else { root.frame.size.width = 20 }
      last = root
    }
    #expect(last == nil)
  }

  @Test("views forget their place in a stack that goes")
  func placesInStack() {
    var stack: UIStackView? = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let view = stack?.arrangedSubviews.last
    stack?.layoutIfNeeded()
    #expect(view?.contentSizeTie != nil)
    stack = nil
    #expect(view != nil && view?.contentSizeTie == nil)
  }
}
