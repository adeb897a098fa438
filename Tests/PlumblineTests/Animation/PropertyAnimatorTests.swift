// Property animators: held, moved by hand, turned around, finished anywhere.

import Foundation
import Testing

@testable import Plumbline

@Suite("Property animators") struct PropertyAnimatorTests {
  let tree = AnimatedTree()

  /// Moves the box to 100 with a linear curve in 2 seconds.
  private func animator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 2, curve: .linear) { [tree] in
      tree.left.constant = 100
      tree.root.layoutIfNeeded()
    }
  }

  @Test("it runs with the clock and says where it ended")
  func running() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning && tree.box.frame.minX == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && tree.box.frame.minX == 100)
    tree.advance(0.5)
    #expect(animator.fractionComplete == 0.25 && tree.shown.minX == 25)
    tree.advance(1.5)
    #expect(animator.state == .inactive && ends == [.end] && tree.shown.minX == 100)
  }

  @Test("scrubbing: any fraction, in any order, without the clock")
  func scrubbing() {
    let animator = animator()
    for fraction in [0.3, 0.9, 0.1] as [CGFloat] {
      animator.fractionComplete = fraction
      #expect(abs(tree.shown.minX - 100 * fraction) < 1e-9 && animator.fractionComplete == fraction)
      tree.advance(5)
      #expect(abs(tree.shown.minX - 100 * fraction) < 1e-9)
    }
    #expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    tree.advance(0.5)
    #expect(tree.shown.minX == 75, "half of the 2 seconds are left")
    tree.advance(0.5)
    #expect(animator.state == .inactive && tree.shown.minX == 100)
  }

  @Test("a curve counts for scrubbing only where asked for")
  func curvedScrubbing() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [tree] in
      tree.left.constant = 100
      tree.root.layoutIfNeeded()
    }
    animator.fractionComplete = 0.25
    #expect(tree.shown.minX == 25)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    #expect(abs(tree.shown.minX - 9.3465) < 1e-3)
  }

  @Test("pausing holds; reversing goes back to the begin and restores the frames")
  func reversing() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    tree.advance(1)
    animator.pauseAnimation()
    tree.advance(3)
    #expect(tree.shown.minX == 50 && !animator.isRunning)
    animator.isReversed = true
    animator.startAnimation()
    tree.advance(0.5)
    #expect(tree.shown.minX == 25)
    tree.advance(0.5)
    #expect(ends == [.start] && tree.shown.minX == 0 && tree.box.frame.minX == 0)
  }

  @Test("a running animation turns around where it is, and back again")
  func turning() {
    let animator = animator()
    animator.startAnimation()
    tree.advance(1.5)
    animator.isReversed = true
    #expect(tree.shown.minX == 75)
    tree.advance(0.5)
    #expect(tree.shown.minX == 50)
    animator.isReversed = false
    tree.advance(0.5)
    #expect(tree.shown.minX == 75)
    tree.advance(0.5)
    #expect(tree.shown.minX == 100 && animator.state == .inactive)
  }

  @Test(
    "stopped where it is, it ends where the program says",
    arguments: [(UIViewAnimatingPosition.current, 25.0), (.end, 100), (.start, 0)])
  func stopping(_ position: UIViewAnimatingPosition, _ x: CGFloat) {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    tree.advance(0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && tree.shown.minX == 25 && ends == [])
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive && ends == [position])
    #expect(tree.box.frame.minX == x && tree.shown.minX == x && !tree.root.animationTimeline.isAnimating)
  }

  @Test("stopped for good, it leaves the views where they are and tells nobody")
  func stoppingForGood() {
    let animator = animator()
    var isTold = false
    animator.addCompletion { _ in isTold = true }
    animator.startAnimation()
    tree.advance(0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && tree.box.frame.minX == 25 && !isTold)
  }

  @Test("changes that are added on the way take the rest of it")
  func adding() {
    let animator = animator()
    animator.startAnimation()
    tree.advance(1)
    animator.addAnimations { [tree] in tree.box.alpha = 0 }
    #expect(tree.box.presentation.alpha == 1)
    tree.advance(0.5)
    #expect(tree.box.presentation.alpha == 0.5 && tree.shown.minX == 75)
    tree.advance(0.5)
    #expect(tree.box.presentation.alpha == 0)
  }

  @Test("a delayed part begins at its fraction; a delayed start waits")
  func delays() {
    let animator = animator()
    animator.addAnimations({ [tree] in tree.box.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation(afterDelay: 1)
    tree.advance(1)
    #expect(tree.shown.minX == 0)
    tree.advance(1)
    #expect(tree.shown.minX == 50 && tree.box.presentation.alpha == 1)
    tree.advance(0.5)
    #expect(tree.box.presentation.alpha == 0.5)
  }

  @Test("held at its end, it can still be turned around")
  func pausingOnCompletion() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    tree.advance(5)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    tree.advance(2)
    #expect(animator.state == .inactive && tree.box.frame.minX == 0)
  }

  @Test("a running animator is made with one call")
  func runningAtOnce() {
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { [tree] in tree.box.center.x += 10 }, completion: { end = $0 })
    #expect(animator.isRunning && animator.duration == 1)
    tree.advance(1)
    #expect(end == .end)
  }
}
