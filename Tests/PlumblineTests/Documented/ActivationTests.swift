// As Apple's documentation says: which view holds a constraint, when it counts, and what adding and removing do.

import Foundation
import Testing

@testable import Plumbline

@Suite("Documented: activation") struct ActivationTests {
  @Test(
    "a new constraint is inactive; only active ones count; without a common ancestor there is no activation (A12)"
  )
  func active() {
    let stage = Stage(100, 100)
    let v = stage.view()
    let width = v.widthAnchor.constraint(equalToConstant: 30)
    #expect(!width.isActive)
    stage.root.layoutIfNeeded()
    #expect(v.frame.width == 0)
    width.isActive = true
    stage.root.layoutIfNeeded()
    #expect(v.frame.width == 30)
    let lonely = UIView()
    let across = v.widthAnchor.constraint(equalTo: lonely.widthAnchor)
    let error = #expect(throws: LayoutConstraintError.self) { try across.activate() }
    #expect(
      error?.description.hasPrefix("Unable to activate constraint with anchors <NSLayoutDimension:") == true)
    #expect(error?.description.contains("because they have no common ancestor.") == true && !across.isActive)
  }

  @Test("activation adds to the nearest common ancestor, and deactivation removes (A13, A14)")
  func nearestAncestor() {
    let (root, panel, a, b) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(panel)
    panel.addSubview(a)
    panel.addSubview(b)
    let siblings = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 5)
    let child = a.topAnchor.constraint(equalTo: panel.topAnchor)
    let far = a.leftAnchor.constraint(equalTo: root.leftAnchor)
    for constraint in [siblings, own, child, far] { constraint.isActive = true }
    #expect(panel.constraints == [siblings, child] && a.constraints == [own] && root.constraints == [far])
    for constraint in [siblings, own, child, far] { constraint.isActive = false }
    #expect(panel.constraints.isEmpty && a.constraints.isEmpty && root.constraints.isEmpty)
  }

  private final class Counter: UIView {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  @Test(
    "lists are activated in order, each once, and cost one layout"
  )
  func batches() {
    let root = Counter(frame: rect(0, 0, 100, 100))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let list = [
      a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor), a.widthAnchor.constraint(equalTo: b.widthAnchor),
    ]
    NSLayoutConstraint.activate(list + [list[0]])
    #expect(root.constraints == list && list.allSatisfy(\.isActive) && root.passes == 0)
    root.layoutIfNeeded()
    #expect(root.passes == 1 && a.frame.width == 50 && b.frame.minX == 50)
    NSLayoutConstraint.deactivate([list[3], list[1], list[3]])
    #expect(root.constraints == [list[0], list[2]])
    NSLayoutConstraint.activate([])
    NSLayoutConstraint.deactivate([])
  }

  @Test(
    "four constraints that move something: a list is one layout, one by one with a layout after each is four",
    arguments: [(true, 1), (false, 4)])
  func batchesCostLess(isList: Bool, passes: Int) {
    let root = Counter(frame: rect(0, 0, 100, 100))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    root.layoutIfNeeded()
    root.passes = 0
    let list = [
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 20),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 5),
      b.widthAnchor.constraint(equalToConstant: 30),
    ]
    for part in isList ? [list] : list.map({ [$0] }) {
      NSLayoutConstraint.activate(part)
      root.layoutIfNeeded()
    }
    #expect(root.passes == passes)
    #expect(a.frame == rect(10, 0, 20, 0) && b.frame == rect(35, 0, 30, 0))
  }

  @Test("a constraint can be added to any ancestor of its items, a view being its own (A13, A20)")
  func anyAncestor() {
    let (root, panel, a) = (UIView(frame: rect(0, 0, 100, 100)), UIView(), UIView())
    for (view, superview) in [(panel, root), (a, panel)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    let width = a.widthAnchor.constraint(equalToConstant: 12)
    a.addConstraint(width)
    #expect(width.isActive && a.constraints == [width])
    root.addConstraint(width)
    #expect(a.constraints.isEmpty && root.constraints == [width])
    root.layoutIfNeeded()
    #expect(a.frame.width == 12)
  }

  @Test(
    "constants are lengths of the container's space: its transform scales them, a child's does not"
  )
  func containerSpace() {
    let stage = Stage(400, 400)
    let container = stage.view(100, 100)
    let (a, b) = (SizedView(20, 20), SizedView(20, 20))
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    stage.lay([
      container.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      container.topAnchor.constraint(equalTo: stage.root.topAnchor),
      a.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: container.topAnchor), b.topAnchor.constraint(equalTo: a.topAnchor),
    ])
    func gapOnScreen() -> CGFloat {
      stage.root.layoutIfNeeded()
      return b.convert(b.bounds, to: stage.root).minX - a.convert(a.bounds, to: stage.root).maxX
    }
    #expect(gapOnScreen() == 10 && container.frame == rect(0, 0, 100, 100))
    container.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(gapOnScreen() == 20)
    #expect(a.frame == rect(10, 0, 20, 20) && b.frame == rect(40, 0, 20, 20))
    container.transform = .identity
    a.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    stage.root.layoutIfNeeded()
    #expect(b.frame == rect(40, 0, 20, 20) && a.center == CGPoint(x: 20, y: 10))
    #expect(a.bounds.size == CGSize(width: 20, height: 20))
  }

  @Test("addConstraint, removeConstraint and constraints (A13, A14, A20)")
  func byHand() {
    let stage = Stage(100, 100)
    let (a, b) = (stage.view(), stage.view())
    let first = NSLayoutConstraint.item(a, .width, .equal, b, .width)
    let second = NSLayoutConstraint.item(a, .left, .equal, stage.root, .left)
    stage.root.addConstraint(first)
    stage.root.addConstraints([second, first])
    #expect(stage.root.constraints == [first, second] && first.isActive)
    a.removeConstraint(first)
    #expect(first.isActive)
    stage.root.removeConstraint(first)
    #expect(!first.isActive && stage.root.constraints == [second])
    stage.root.removeConstraints(stage.root.constraints)
    #expect(stage.root.constraints.isEmpty && !second.isActive)
  }

  @Test(
    "a constraint may be added before its view, with a warning, and takes effect with it (A16)")
  func beforeTheView() {
    let root = UIView(frame: rect(0, 0, 300, 200))
    let console = ConsoleRecorder(root)
    let v = SizedView(100, 50)
    v.translatesAutoresizingMaskIntoConstraints = false
    root.addConstraint(.item(v, .centerX, .equal, root, .centerX))
    root.addConstraint(.item(v, .centerY, .equal, root, .centerY))
    #expect(console.texts.count == 2)
    #expect(
      console.texts.allSatisfy {
        $0.hasPrefix("The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:P ")
      })
    root.addSubview(v)
    root.layoutIfNeeded()
    #expect(v.frame == rect(100, 75, 100, 50) && console.texts.count == 2)
  }
}
