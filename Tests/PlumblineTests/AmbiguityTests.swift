// Ambiguous layouts: asked about, exercised, traced (spec 02 §6).

import Foundation
import Testing

@testable import Plumbline

@Suite("Ambiguous layouts") struct AmbiguityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let a = UIView()
  private let b = UIView()

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// Two views that share the root's width as they like.
  private func shareWidth() {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[a][b]|", options: [.alignAllTop, .alignAllBottom], metrics: nil,
        views: ["a": a, "b": b]))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]|", metrics: nil, views: ["a": a]))
  }

  @Test("exercising moves a view to another solution with what depends on it, and back")
  func exercise() {
    shareWidth()
    window.addSubview(root)
    #expect(a.hasAmbiguousLayout)
    let before = (a.frame, b.frame)
    a.exerciseAmbiguityInLayout()
    let other = (a.frame, b.frame)
    #expect(other.0 != before.0)
    for (first, second) in [before, other] {
      #expect(first.minX == 0 && first.maxX == second.minX && second.maxX == 200)
      #expect(first.height == 100 && second.height == 100 && first.width >= 0 && second.width >= 0)
    }
    // The wishes are not the layout's: it is as open as before.
    #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout)
    #expect((a.frame, b.frame) == other)
    a.exerciseAmbiguityInLayout()
    #expect((a.frame, b.frame) == before)
  }

  @Test("constraints end the exercise; views that have their place stay in it")
  func exerciseEnds() {
    shareWidth()
    window.addSubview(root)
    a.exerciseAmbiguityInLayout()
    a.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
    a.exerciseAmbiguityInLayout()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
  }

  @Test("an exercised view may go, and others take its number in the engine")
  func exercisedViewGoes() {
    shareWidth()
    a.exerciseAmbiguityInLayout()
    a.removeFromSuperview()
    let c = UIView()
    c.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(c)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-5-[c(30)]", metrics: nil, views: ["c": c]))
    b.exerciseAmbiguityInLayout()
    c.exerciseAmbiguityInLayout()
    c.exerciseAmbiguityInLayout()
    #expect(c.frame.minX == 5 && c.frame.width == 30)
  }

  @Test("a view that no constraint names can be exercised as well")
  func unmentioned() {
    a.exerciseAmbiguityInLayout()
    #expect(a.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    a.exerciseAmbiguityInLayout()
    #expect(a.frame == .zero)
  }

  @Test("the trace lists guides before subviews, with flags, open numbers and the legend")
  func trace() {
    window.addSubview(root)
    let label = UILabel()
    label.text = "Label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(plain)
    let given = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(given)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: given.trailingAnchor),
      a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 1),
      a.heightAnchor.constraint(equalToConstant: 1),
    ])
    b.removeFromSuperview()
    let trace = window._autolayoutTrace().replacing(/0x[0-9a-f]+/, with: "P").replacing(
      /id: \d+/, with: "id: N")
    #expect(
      trace == """

        •UIWindow:P
        |   •UIView:P
        |   |   *<UILayoutGuide: P - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 0}, {200, 100}}, owningView = <UIView: P; frame = (0 0; 200 100); layer = <CALayer: P>>>
        |   |   *UIView:P
        |   |   *UILabel:P'Label'- AMBIGUOUS LAYOUT for UILabel:P'Label'.minY{id: N}
        |   |   UIView:P
        |   |   +UIView:P

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """)
  }

  @Test("constraints that affect a view: its own, those it hangs on, and the system's")
  func affecting() {
    let leading = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7)
    let follow = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    let width = a.widthAnchor.constraint(equalToConstant: 20)
    let trailing = b.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    let top = b.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([leading, follow, width, trailing, top])
    let found = b.constraintsAffectingLayout(for: .horizontal)
    #expect(Set(found).isSuperset(of: [leading, follow, width, trailing]) && !found.contains(top))
    #expect(found.contains { $0.identifier == "_UITemporaryLayoutWidth" })
    #expect(b.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(b.leadingAnchor.constraintsAffectingLayout.count == found.count)
    window.addSubview(root)
    #expect(b.topAnchor.constraintsAffectingLayout == [top] && b.hasAmbiguousLayout)
    #expect(b.bottomAnchor.hasAmbiguousLayout)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let size = guide.widthAnchor.constraint(equalToConstant: 3)
    size.isActive = true
    root.layoutIfNeeded()
    #expect(guide.hasAmbiguousLayout && guide.widthAnchor.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [size])
  }

  // spec 02 §6: only the engine of a window tells; spec 04 §3: an unconstrained guide is ambiguous.
  @Test("nothing is ambiguous outside of a window; in one, a guide without constraints is")
  func outsideOfWindow() {
    shareWidth()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(!a.hasAmbiguousLayout && !a.leadingAnchor.hasAmbiguousLayout && !guide.hasAmbiguousLayout)
    #expect(root.layoutDiagnosis().ambiguities.contains { $0.view === a })
    window.addSubview(root)
    #expect(a.hasAmbiguousLayout && a.leadingAnchor.hasAmbiguousLayout && guide.hasAmbiguousLayout)
    #expect(!root.layoutMarginsGuide.hasAmbiguousLayout && !UILayoutGuide().hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.widthAnchor.constraint(equalToConstant: 5),
    ])
    #expect(guide.hasAmbiguousLayout)
    guide.heightAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(!guide.hasAmbiguousLayout)
    root.removeFromSuperview()
    #expect(!a.hasAmbiguousLayout)
  }
}
