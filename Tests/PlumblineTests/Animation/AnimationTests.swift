// Animations of layout: what views show on the way, on a clock that the program moves (spec 08 §1, N01–N06).

import Foundation
import Testing

@testable import Plumbline

@Suite("Animations") struct AnimationTests {
  let tree = AnimatedTree()

  @Test("N01 a constant from 0 to 100, linear, 1 second: at 0.25 the view shows 25 and is at 100")
  func constant() {
    tree.left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { tree.root.layoutIfNeeded() }
    #expect(tree.box.frame.minX == 100 && tree.shown.minX == 0)
    tree.advance(0.25)
    #expect(tree.box.frame.minX == 100 && tree.shown.minX == 25)
    tree.advance(0.75)
    #expect(tree.shown == tree.box.frame && !tree.root.animationTimeline.isAnimating)
  }

  @Test("N02 a width from 100 to 200, pinned at the left: half way it is 150, the edge at 0 all the time")
  func size() {
    tree.width.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { tree.root.layoutIfNeeded() }
    tree.advance(0.5)
    let presentation = tree.box.presentation
    #expect(presentation.bounds.width == 150 && presentation.center.x == 75 && presentation.frame.minX == 0)
  }

  @Test("N03 views that hang together each go straight: half way the gap is the mean of both gaps")
  func neighbours() {
    let next = UIView()
    next.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(next)
    let gap = next.leftAnchor.constraint(equalTo: tree.box.rightAnchor, constant: 8)
    NSLayoutConstraint.activate([
      gap, next.topAnchor.constraint(equalTo: tree.root.topAnchor),
      next.widthAnchor.constraint(equalToConstant: 20), next.heightAnchor.constraint(equalToConstant: 20),
    ])
    tree.root.layoutIfNeeded()
    gap.constant = 28
    tree.left.constant = 60
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { tree.root.layoutIfNeeded() }
    tree.advance(1)
    #expect(tree.shown.minX == 30)
    #expect(next.presentation.frame.minX - tree.shown.maxX == 18)
  }

  @Test("N04 a change that is not laid out within the block is not animated")
  func notLaidOut() {
    var isFinished: Bool?
    UIView.animate(withDuration: 1) {
      tree.left.constant = 100
    } completion: {
      isFinished = $0
    }
    #expect(isFinished == true, "nothing to wait for")
    tree.root.layoutIfNeeded()
    #expect(tree.shown.minX == 100 && !tree.root.animationTimeline.isAnimating)
  }

  @Test("N05 laying out a leaf in a part that nothing concerns animates nothing")
  func leaf() {
    let part = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    let leaf = UIView()
    part.addSubview(leaf)
    tree.root.addSubview(part)
    tree.root.layoutIfNeeded()
    tree.left.constant = 100
    UIView.animate(withDuration: 1) { leaf.layoutIfNeeded() }
    #expect(tree.box.frame.minX == 0 && tree.shown.minX == 0)
    tree.root.layoutIfNeeded()
    #expect(tree.box.frame.minX == 100 && tree.shown.minX == 100)
  }

  @Test("N06 a transform is animated without a layout, and the engine's rectangle stays")
  func transform() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        super.layoutSubviews()
      }
    }
    let view = Counting()
    view.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    tree.root.layoutIfNeeded()
    let layouts = view.count
    UIView.animate(withDuration: 0.3, delay: 0, options: [.autoreverse, .repeat, .curveLinear]) {
      view.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    }
    tree.advance(0.15)
    #expect(abs(view.presentation.transform.a - 1.05) < 1e-9)
    tree.advance(0.3)
    #expect(abs(view.presentation.transform.a - 1.05) < 1e-9, "on the way back")
    tree.advance(0.15)
    #expect(abs(view.presentation.transform.a - 1) < 1e-9)
    tree.root.layoutIfNeeded()
    #expect(view.count == layouts && view.bounds.size == CGSize(width: 50, height: 50))
    #expect(tree.root.animationTimeline.isAnimating && tree.root.animationTimeline.nextEnd == nil)
    tree.root.animationTimeline.finish()
    #expect(!tree.root.animationTimeline.isAnimating)
  }

  @Test("a turn goes the shorter way round, not through a smaller picture")
  func turn() {
    tree.box.transform = CGAffineTransform(rotationAngle: 0.2)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      tree.box.transform = CGAffineTransform(rotationAngle: 1.4)
    }
    tree.advance(0.5)
    let shown = tree.box.presentation.transform
    let expected = CGAffineTransform(rotationAngle: 0.8)
    for (got, want) in zip(
      [shown.a, shown.b, shown.c, shown.d], [expected.a, expected.b, expected.c, expected.d])
    {
      #expect(abs(got - want) < 1e-9)
    }
  }

  @Test("delay: nothing moves before it is over, completion comes at the end")
  func delay() {
    var isFinished: Bool?
    tree.left.constant = 100
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      tree.root.layoutIfNeeded()
    } completion: {
      isFinished = $0
    }
    tree.advance(0.5)
    #expect(tree.shown.minX == 0)
    tree.advance(0.5)
    #expect(tree.shown.minX == 50 && isFinished == nil)
    tree.advance(0.5)
    #expect(tree.shown.minX == 100 && isFinished == true)
  }

  @Test("a duration of 0 is over at once")
  func zero() {
    var isFinished = false
    tree.left.constant = 100
    UIView.animate(withDuration: 0) {
      tree.root.layoutIfNeeded()
    } completion: { _ in
      isFinished = true
    }
    #expect(isFinished && tree.shown.minX == 100 && !tree.root.animationTimeline.isAnimating)
  }

  @Test("an animation that turns another around begins where that one is")
  func retarget() {
    tree.left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { tree.root.layoutIfNeeded() }
    tree.advance(0.5)
    tree.left.constant = 0
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      tree.root.layoutIfNeeded()
    }
    #expect(tree.shown.minX == 50 && tree.box.frame.minX == 0)
    // The first has 25 left to its end at 100, the second 75 from there: 0 − 25 + 75.
    tree.advance(0.25)
    #expect(tree.shown.minX == 50)
    tree.advance(0.25)
    #expect(tree.shown.minX == 50)
    tree.advance(0.5)
    #expect(tree.shown.minX == 0)
  }

  @Test("completions run in the order of their ends, at their time; what they begin begins there")
  func chain() {
    var log: [String] = []
    let timeline = tree.root.animationTimeline
    for (name, duration) in [("long", 2.0), ("short", 0.5)] {
      tree.left.constant += 10
      UIView.animate(withDuration: duration) {
        tree.root.layoutIfNeeded()
      } completion: { _ in
        log.append("\(name) at \(timeline.time)")
      }
    }
    tree.left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      tree.root.layoutIfNeeded()
    } completion: { [tree] _ in
      log.append("first at \(timeline.time)")
      tree.left.constant = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        tree.root.layoutIfNeeded()
      } completion: { _ in
        log.append("second at \(timeline.time)")
      }
    }
    timeline.advance(by: 10)
    #expect(log == ["short at 0.5", "first at 1.0", "long at 2.0", "second at 2.0"])
    #expect(timeline.time == 10 && tree.shown.minX == 0)
  }

  @Test("activation, priorities and removed constraints are animated like constants")
  func structure() {
    let right = tree.box.rightAnchor.constraint(equalTo: tree.root.rightAnchor)
    tree.left.isActive = false
    right.isActive = true
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { tree.root.layoutIfNeeded() }
    tree.advance(0.5)
    #expect(tree.box.frame.minX == 300 && tree.shown.minX == 150)
    tree.root.animationTimeline.finish()

    let wide = tree.box.heightAnchor.constraint(equalToConstant: 100)
    wide.priority = UILayoutPriority(100)
    let low = tree.box.heightAnchor.constraint(equalToConstant: 20)
    low.priority = UILayoutPriority(200)
    tree.root.constraints.first { $0.firstAttribute == .height }?.isActive = false
    tree.box.constraints.first { $0.firstAttribute == .height }?.isActive = false
    NSLayoutConstraint.activate([wide, low])
    tree.root.layoutIfNeeded()
    #expect(tree.box.frame.height == 20)
    wide.priority = UILayoutPriority(300)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { tree.root.layoutIfNeeded() }
    tree.advance(0.5)
    #expect(tree.box.frame.height == 100 && tree.shown.height == 60)
  }

  @Test("frames, bounds, centres and opacity that are set by hand are animated too")
  func byHand() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 50, width: 30, height: 10)
      view.bounds.origin.y = 8
      view.alpha = 0
    }
    view.animationTimeline.advance(by: 0.5)
    let shown = view.presentation
    #expect(shown.frame == CGRect(x: 50, y: 25, width: 20, height: 10))
    #expect(shown.bounds.minY == 4 && shown.alpha == 0.5 && view.alpha == 0)
  }

  @Test("a stack view's arranged views come and go as a part of the animation (spec 06 §1)")
  func stack() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let stack = UIStackView(arrangedSubviews: [SizedView(100, 40), SizedView(60, 40)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { first.isHidden = true }
    root.animationTimeline.advance(by: 0.5)
    #expect(first.frame.width == 0 && first.presentation.bounds.width == 50)
    #expect(second.frame.minX == 0 && second.presentation.frame.minX == 50)
  }

  @Test("without animation, within an animation")
  func withoutAnimation() {
    tree.left.constant = 100
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0)
        tree.root.layoutIfNeeded()
      }
      #expect(UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 1)
    }
    #expect(tree.shown.minX == 100)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    tree.left.constant = 0
    UIView.animate(withDuration: 1) { tree.root.layoutIfNeeded() }
    #expect(tree.shown.minX == 0 && !UIView.areAnimationsEnabled)
  }

  @Test("an animation within another takes its duration and curve, unless it insists")
  func inheritance() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    tree.root.addSubview(inner)
    tree.root.addSubview(own)
    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1) { inner.center.x += 40 }
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) {
        own.center.x += 40
      }
    }
    tree.advance(0.5)
    #expect(inner.presentation.center.x == 10 && own.presentation.center.x == 25)
  }

  @Test("keyframes take their parts of the duration")
  func keyframes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.frame.origin.x = 0 }
    }
    let timeline = view.animationTimeline
    var seen: [CGFloat] = []
    for _ in 0..<5 {
      seen.append(view.presentation.frame.minX)
      timeline.advance(by: 0.75)
    }
    #expect(seen == [0, 37.5, 75, 75, 0])
    timeline.finish()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete]) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 8 }
    }
    timeline.advance(by: 0.4)
    #expect(view.presentation.frame.minX == 0)
    timeline.advance(by: 0.2)
    #expect(view.presentation.frame.minX == 8)
  }

  @Test("transitions put views in and out and tell when they are over")
  func transitions() {
    let old = UIView()
    let new = UIView()
    tree.root.addSubview(old)
    var isOver = false
    UIView.transition(from: old, to: new, duration: 0.5) { _ in isOver = true }
    #expect(new.superview === tree.root && old.superview == nil && !isOver)
    tree.advance(0.5)
    #expect(isOver)
    UIView.transition(with: tree.box, duration: 0.5, options: .transitionCrossDissolve) {
      tree.box.frame.origin.x = 5
    }
    #expect(tree.box.presentation.frame.minX == 5)
  }

  @Test("a constant is animated step by step, and constraints hold at every step")
  func constantStepByStep() {
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(follower)
    follower.leftAnchor.constraint(equalTo: tree.box.rightAnchor, constant: 8).isActive = true
    follower.widthAnchor.constraint(equalTo: tree.box.widthAnchor, multiplier: 2).isActive = true
    tree.root.layoutIfNeeded()
    var isFinished: Bool?
    let timeline = tree.root.animationTimeline
    timeline.animate(tree.width, toConstant: 40, duration: 1, curve: .linear) { isFinished = $0 }
    for (time, width) in [(0.25, 85.0), (0.5, 70), (1, 40)] {
      timeline.advance(to: time)
      #expect(tree.width.constant == width && tree.box.frame.width == width)
      #expect(follower.frame == CGRect(x: width + 8, y: 0, width: 2 * width, height: 0))
    }
    #expect(isFinished == true && timeline.isAnimating == false)
    timeline.animate(tree.width, toConstant: 0, duration: 1)
    timeline.animate(tree.width, toConstant: 10, duration: 0)
    #expect(tree.width.constant == 10 && !timeline.isAnimating)
  }

  @Test("each tree has a clock of its own; a tree that joins another ends its animations")
  func clocks() {
    let other = AnimatedTree()
    for tree in [tree, other] {
      tree.left.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { tree.root.layoutIfNeeded() }
    }
    other.advance(0.5)
    #expect(tree.shown.minX == 0 && other.shown.minX == 50)
    tree.root.addSubview(other.root)
    #expect(other.shown.minX == 100)
    #expect(other.box.animationTimeline === tree.root.animationTimeline)
  }

  @Test("animations do not keep trees alive")
  func lifetime() {
    weak var root: UIView?
    weak var box: UIView?
    do {
      let tree = AnimatedTree()
      tree.left.constant = 100
      UIView.animate(withDuration: 1) { tree.root.layoutIfNeeded() }
      tree.root.animationTimeline.animate(tree.width, toConstant: 5, duration: 1)
      root = tree.root
      box = tree.box
    }
    #expect(root == nil && box == nil)
  }

  @Test("a window's rotation is animated along with what controllers add to it")
  func rotation() {
    final class Turning: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var isOver = false
      override func viewDidLoad() { view.addSubview(box) }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [box] _ in
          box.frame.origin.x = 100
        } completion: { [unowned self] _ in
          isOver = true
        }
      }
    }
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 800)))
    let controller = Turning()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.transitionDuration = 0.4
    window.screen = window.screen.rotated()
    window.animationTimeline.advance(by: 0.2)
    #expect(controller.view.frame.size == CGSize(width: 800, height: 400) && !controller.isOver)
    let shown = controller.view.presentation.bounds.size
    #expect(abs(shown.width - 600) < 1e-9 && abs(shown.height - 600) < 1e-9)
    #expect(abs(controller.box.presentation.frame.minX - 50) < 1e-9)
    window.animationTimeline.finish()
    #expect(controller.isOver)
  }
}
