// `constraint.animator()`: the constant goes its way, and all constraints hold at every step (spec 08 §1).

import AppKit
import Testing

@Suite("Animated constants") struct ConstraintAnimatorTests {
  private let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 100))
  private let a = NSView()
  private let b = NSView()
  private let left: NSLayoutConstraint

  init() {
    left = a.leftAnchor.constraint(equalTo: root.leftAnchor)
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    left.isActive = true
    b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8).isActive = true
    root.layoutSubtreeIfNeeded()
  }

  @Test("in a group, at its pace, with a completion at the end")
  func group() {
    var isDone = false
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 2
      context.timingFunction = CAMediaTimingFunction(name: .linear)
      left.animator().constant = 100
    } completionHandler: {
      isDone = true
    }
    #expect(left.constant == 0)
    root.animationTimeline.advance(by: 0.5)
    // The pace is a curve whose values are found by halving.
    #expect(abs(left.constant - 25) < 1e-9 && a.frame.minX == 25 && b.frame.minX == 43 && !isDone)
    root.animationTimeline.advance(by: 1.5)
    #expect(left.constant == 100 && b.frame.minX == 118 && isDone)
  }

  @Test("outside of a group a quarter of a second; of an inactive constraint at once")
  func alone() {
    left.animator().constant = 40
    root.animationTimeline.advance(by: 0.125)
    #expect(abs(left.constant - 20) < 1e-9, "half the way of a pace that is slow at both ends")
    root.animationTimeline.advance(by: 0.125)
    #expect(left.constant == 40 && a.frame.minX == 40)
    left.isActive = false
    left.animator().constant = 7
    #expect(left.constant == 7)
  }

  @Test("a group without animations is done at once; groups lie within each other")
  func nested() {
    var done: [String] = []
    NSAnimationContext.runAnimationGroup { outer in
      outer.duration = 1
      NSAnimationContext.runAnimationGroup(
        { #expect($0.duration == 1) }, completionHandler: { done.append("inner") })
      left.animator().constant = 10
    } completionHandler: {
      done.append("outer")
    }
    #expect(done == ["inner"])
    root.animationTimeline.advance(by: 1)
    #expect(done == ["inner", "outer"] && NSAnimationContext.current.duration == 0.25)
  }

  @Test("an animator answers as its constraint does")
  func answers() {
    let (first, second) = (NSView(), NSView())
    let constraint = first.widthAnchor.constraint(greaterThanOrEqualTo: second.heightAnchor, multiplier: 2)
    let animator = constraint.animator()
    #expect(animator.firstItem === first && animator.secondItem === second && animator.multiplier == 2)
    #expect(animator.firstAttribute == .width && animator.secondAttribute == .height)
    #expect(animator.relation == .greaterThanOrEqual)
  }
}
