// Animations between `beginAnimations` and `commitAnimations`, which Apple deprecated with iOS 13: 0.2 seconds and
// easeInOut unless said otherwise (UIKit's documentation), on the same clock as all others (spec 08 §1).

import Foundation
import Testing

@testable import Plumbline

@Suite("Animations that are begun and committed") struct BeginAnimationsTests {
  let tree = AnimatedTree()

  @Test("a constant is animated by the layout between begin and commit (N01)")
  func constant() {
    tree.left.constant = 100
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    tree.root.layoutIfNeeded()
    UIView.commitAnimations()
    #expect(tree.box.frame.minX == 100 && tree.shown.minX == 0)
    tree.advance(0.25)
    #expect(tree.box.frame.minX == 100 && tree.shown.minX == 25)
    tree.advance(0.75)
    #expect(tree.shown == tree.box.frame && !tree.root.animationTimeline.isAnimating)
  }

  @MainActor
  private final class Listener: NSObject {
    var heard: [String] = []
    func began(_ name: String?, context: UnsafeMutableRawPointer?) { heard.append("began \(name ?? "-")") }
    func ended(_ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
      heard.append("ended \(name ?? "-") \(finished.boolValue) \(context != nil)")
    }
  }

  // Apple's documentation of setAnimationDidStop(_:): animationDidStop:finished:context:, with the name and context of the begin.
  @Test("the delegate is told of the beginning and of the end")
  func delegate() {
    let listener = Listener()
    var number = 1
    withUnsafeMutablePointer(to: &number) { pointer in
      UIView.beginAnimations("move", context: pointer)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationWillStart(Selector("began(_:context:)", Listener.began(_:context:)))
      UIView.setAnimationDidStop(Selector("ended(_:finished:context:)", Listener.ended(_:finished:context:)))
      tree.box.frame.origin.x = 100
      #expect(listener.heard == [])
      UIView.commitAnimations()
      #expect(listener.heard == ["began move"])
      tree.advance(0.2)
      #expect(listener.heard == ["began move", "ended move true true"])
    }
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationDuration(0)
    UIView.setAnimationDidStop(Selector("ended(_:finished:context:)", Listener.ended(_:finished:context:)))
    UIView.commitAnimations()
    #expect(listener.heard.last == "ended - true false")
    let delegate: any NSObjectProtocol = listener
    #expect(delegate.responds(to: Selector("began(_:context:)", Listener.began(_:context:))))
    #expect(!delegate.responds(to: Selector("other")))
  }

  @Test(
    "without more ado it takes 0.2 seconds, slow at both ends: half way in the middle, less than a tenth at a fifth"
  )
  func defaults() {
    UIView.beginAnimations(nil, context: nil)
    tree.box.frame.origin.x = 100
    UIView.commitAnimations()
    tree.advance(0.04)
    #expect(tree.shown.minX > 0 && tree.shown.minX < 10)
    tree.advance(0.06)
    #expect(abs(tree.shown.minX - 50) < 0.001)
    tree.advance(0.1)
    #expect(!tree.root.animationTimeline.isAnimating)
  }

  @Test("it starts after its delay, and runs as often as it should, back and forth")
  func delayAndRepetition() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(2)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    tree.box.frame.origin.x = 100
    UIView.commitAnimations()
    // Two rounds of one second there and one back, after two seconds: the shown x at each time.
    for (time, x) in [(1.5, 0.0), (2.25, 25), (3, 100), (3.25, 75), (4.5, 50), (5.75, 25)] {
      tree.root.animationTimeline.advance(to: time)
      #expect(abs(tree.shown.minX - x) < 1e-9, "at \(time) seconds")
    }
    tree.root.animationTimeline.advance(to: 6)
    #expect(!tree.root.animationTimeline.isAnimating && tree.shown.minX == 100)
  }

  @Test("an inner animation keeps its own duration, and what follows it belongs to the outer one again")
  func nested() {
    let other = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    let third = UIView(frame: CGRect(x: 0, y: 120, width: 10, height: 10))
    tree.root.addSubview(other)
    tree.root.addSubview(third)
    UIView.beginAnimations("outer", context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    UIView.beginAnimations("inner", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    other.frame.origin.x = 100
    UIView.commitAnimations()
    third.frame.origin.x = 100
    UIView.commitAnimations()
    tree.advance(0.5)
    #expect(other.presentation.frame.minX == 50 && third.presentation.frame.minX == 25)
  }

  @Test(
    "closures within it inherit its duration; changes without animation jump; after the commit all is as before"
  )
  func mixed() {
    let other = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    tree.root.addSubview(other)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    #expect(UIView.inheritedAnimationDuration == 2)
    UIView.animate(withDuration: 1) { tree.box.frame.origin.x = 100 }
    UIView.performWithoutAnimation { other.frame.origin.x = 100 }
    UIView.commitAnimations()
    other.frame.origin.y = 150
    tree.advance(0.5)
    #expect(tree.shown.minX == 25 && other.presentation.frame.origin == CGPoint(x: 100, y: 150))
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test(
    "an animation begun within a closure ends there; the closure's own changes keep the closure's duration")
  func withinClosure() {
    let other = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    tree.root.addSubview(other)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      other.frame.origin.x = 100
      UIView.commitAnimations()
      tree.box.frame.origin.x = 100
    }
    tree.advance(0.5)
    #expect(other.presentation.frame.minX == 50 && tree.shown.minX == 25)
  }

  @Test("with a duration of 0, or with animations turned off, changes hold at once")
  func atOnce() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0)
    tree.box.frame.origin.x = 100
    UIView.commitAnimations()
    #expect(tree.shown.minX == 100 && !tree.root.animationTimeline.isAnimating)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    UIView.beginAnimations(nil, context: nil)
    tree.box.frame.origin.x = 200
    UIView.commitAnimations()
    #expect(tree.shown.minX == 200 && !tree.root.animationTimeline.isAnimating)
  }

  @Test("a commit without a begin, and settings outside, change nothing")
  func unbalanced() {
    UIView.commitAnimations()
    UIView.setAnimationDuration(3)
    UIView.setAnimationDelay(3)
    tree.box.frame.origin.x = 100
    #expect(tree.shown.minX == 100 && !tree.root.animationTimeline.isAnimating)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("what one thread begins does not animate the changes of another one")
  func threads() {
    nonisolated final class Result: @unchecked Sendable { var isAnimating = true }
    let result = Result()
    UIView.beginAnimations(nil, context: nil)
    let thread = Thread {
      withConfinedLayout {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.frame.origin.x = 100
        result.isAnimating = view.animationTimeline.isAnimating
      }
    }
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    UIView.commitAnimations()
    #expect(!result.isAnimating)
  }
}
