// Activation as subclasses and strangers see it: the common ancestor is asked, and where there is none the program ends
// (spec 01 §5, ANC).

import Foundation
import Testing

@testable import Plumbline

private final class NotingView: UIView {
  var added: [NSLayoutConstraint] = []
  var removed: [NSLayoutConstraint] = []

  override func addConstraint(_ constraint: NSLayoutConstraint) {
    added.append(constraint)
    super.addConstraint(constraint)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    removed.append(constraint)
    super.removeConstraint(constraint)
  }
}

/// Refuses every constraint.
private final class RefusingView: UIView {
  override func addConstraint(_ constraint: NSLayoutConstraint) {}
}

@Suite("Activation asks the common ancestor") struct ActivationOverrideTests {
  @Test("isActive, activate and deactivate call what the ancestor overrides, once for each constraint")
  func overridden() {
    let root = NotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (middle, a, b) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      middle.addSubview(view)
    }
    let own = root.widthAnchor.constraint(equalToConstant: 100)
    let child = middle.leftAnchor.constraint(equalTo: root.leftAnchor)
    let deep = a.topAnchor.constraint(equalTo: root.topAnchor)
    let inner = a.leftAnchor.constraint(equalTo: b.leftAnchor)
    own.isActive = true
    NSLayoutConstraint.activate([child, deep, inner, child])
    #expect(root.added == [own, child, deep] && root.constraints.prefix(3) == [own, child, deep])
    #expect(middle.constraints == [inner])
    child.isActive = false
    NSLayoutConstraint.deactivate([deep, inner, deep])
    #expect(root.removed == [child, deep] && !deep.isActive && !inner.isActive && own.isActive)
  }

  @Test("a batch that jumps through two trees puts every constraint where it goes alone")
  func jumpingBatch() {
    final class Noting: NSLayoutConstraint {
      var activations = 0
      override var isActive: Bool {
        get { super.isActive }
        set {
          activations += 1
          super.isActive = newValue
        }
      }
    }
    func tree() -> [UIView] {
      // A root, two views below it, and two below each of these.
      let views = (0..<7).map { _ in UIView() }
      for index in 1..<7 { views[(index - 1) / 2].addSubview(views[index]) }
      return views
    }
    func constraints(_ a: [UIView], _ b: [UIView]) -> [NSLayoutConstraint] {
      let guide = UILayoutGuide()
      b[2].addLayoutGuide(guide)
      return [
        a[3].leftAnchor.constraint(equalTo: a[4].leftAnchor),
        b[3].leftAnchor.constraint(equalTo: b[1].leftAnchor),
        a[5].topAnchor.constraint(equalTo: a[3].topAnchor),
        b[1].leftAnchor.constraint(equalTo: b[2].leftAnchor),
        b[0].widthAnchor.constraint(equalToConstant: 5), a[0].widthAnchor.constraint(equalToConstant: 5),
        a[1].leftAnchor.constraint(equalTo: a[0].leftAnchor), a[6].widthAnchor.constraint(equalToConstant: 1),
        guide.leftAnchor.constraint(equalTo: b[6].leftAnchor),
        b[6].widthAnchor.constraint(equalToConstant: 1),
        Noting(
          item: b[5], attribute: .left, relatedBy: .equal, toItem: b[2], attribute: .left, multiplier: 1,
          constant: 0),
      ]
    }
    let (batch, single) = ((tree(), tree()), (tree(), tree()))
    let (first, second) = (constraints(batch.0, batch.1), constraints(single.0, single.1))
    NSLayoutConstraint.activate(first + first)
    for constraint in second { constraint.isActive = true }
    for (one, other) in zip(batch.0 + batch.1, single.0 + single.1) {
      let held = one.constraints.compactMap { constraint in first.firstIndex { $0 === constraint } }
      #expect(held == other.constraints.compactMap { constraint in second.firstIndex { $0 === constraint } })
    }
    #expect(first.allSatisfy(\.isActive) && (first.last as? Noting)?.activations == 2)
    #expect(zip(first, second).allSatisfy { $0.activationOrder == $1.activationOrder })
  }

  @Test("an ancestor that takes no constraint leaves it inactive")
  func refused() {
    let root = RefusingView()
    let view = UIView()
    root.addSubview(view)
    let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive && root.constraints.isEmpty)
  }

  private static var noAncestor: Regex<Substring> {
    /Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x[0-9a-f]+ "[^"]+">/
  }

  @Test("ANC: a constraint to a guide that no view owns is one between different trees")
  func unownedGuide() throws {
    let (root, view, guide) = (UIView(), UIView(), UILayoutGuide())
    root.addSubview(view)
    let other = UILayoutGuide()
    for constraint in [
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.leftAnchor.constraint(equalTo: other.leftAnchor),
    ] {
      let error = #expect(throws: LayoutConstraintError.self) { try constraint.activate() }
      let text = try #require(error?.description)
      #expect(text.prefixMatch(of: Self.noAncestor) != nil, "\(text)")
      #expect(
        text.hasSuffix(
          " because they have no common ancestor.  Does the constraint or its anchors reference items in different view "
            + "hierarchies?  That's illegal."))
      #expect(!constraint.isActive)
    }
    root.addLayoutGuide(guide)
    let constraint = view.leftAnchor.constraint(equalTo: guide.leftAnchor)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
  }

  @Test("ANC ends the program, in UIKit's and in anchors' words")
  func stops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (view, guide) = (UIView(), UILayoutGuide())
      view.leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Fatal error: Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"))
  }
}
