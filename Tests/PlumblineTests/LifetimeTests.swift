// Links from children to parents do not keep the parent alive: what is left when it goes.

import Foundation
import Testing

@testable import Plumbline

@Suite("Lifetime", .timeLimit(.minutes(1)))
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
}
