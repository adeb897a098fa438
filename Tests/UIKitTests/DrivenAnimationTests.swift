// What runs on the clock of a tree beside the animations of views: display links and animations of layers; and the anchor
// point, which they may move.

import Testing
import UIKit

private final class Ring: UIView {
  var times: [CFTimeInterval] = []
  var calls = 0
  func step(_ link: CADisplayLink) { times.append(link.timestamp) }
  func tick() { calls += 1 }
}

private final class Ends: CAAnimationDelegate {
  var notes: [String] = []
  func animationDidStart(_ anim: CAAnimation) { notes.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { notes.append("stop \(flag)") }
}

@Suite("Display links and animations of layers") struct DrivenAnimationTests {
  @Test("a link is called sixty times a second of its target's clock, until it is paused or invalidated")
  func displayLink() {
    let ring = Ring()
    let link = CADisplayLink(target: ring, selector: Ring.step(_:))
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .common)
    let clock = ring.animationTimeline
    clock.advance(by: 0.25)
    #expect(ring.times.count == 15 && abs(ring.times[0] - 1.0 / 60) < 1e-9)
    #expect(abs(link.targetTimestamp - 16.0 / 60) < 1e-9 && abs(link.duration - 1.0 / 60) < 1e-9)
    UIView().animationTimeline.advance(by: 1)
    #expect(ring.times.count == 15, "another tree's clock is not the target's")
    link.isPaused = true
    clock.advance(by: 1)
    #expect(ring.times.count == 15)
    link.isPaused = false
    link.preferredFramesPerSecond = 10
    clock.advance(by: 0.5)
    #expect(ring.times.count == 20)
    link.invalidate()
    clock.advance(by: 1)
    #expect(ring.times.count == 20)
  }

  @Test("a method without parameters; the way of articles: a constant that a link moves (spec 08 §1)")
  func plainMethod() {
    let ring = Ring()
    let link = CADisplayLink(target: ring, selector: Ring.tick)
    link.add(to: .current, forMode: .default)
    ring.animationTimeline.advance(by: 0.1)
    #expect(ring.calls == 6)
    link.remove(from: .current, forMode: .default)
    ring.animationTimeline.advance(by: 0.1)
    #expect(ring.calls == 6)
  }

  @Test("a basic animation shows its way, leaves the model alone, and goes at its end")
  func basicAnimation() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let ends = Ends()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0.5
    animation.duration = 2
    animation.delegate = ends
    view.layer.add(animation, forKey: "fade")
    let clock = view.animationTimeline
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.875 && view.layer.opacity == 1 && clock.isAnimating)
    clock.advance(by: 1.5)
    #expect(view.layer.animationKeys() == nil && ends.notes == ["start", "stop true"] && !clock.isAnimating)
    #expect(view.layer.presentation()?.opacity == 1)
    view.layer.add(animation, forKey: "fade")
    view.layer.removeAnimation(forKey: "fade")
    #expect(ends.notes == ["start", "stop true", "start", "stop false"])
  }

  // Apple's "Interpolation values" of CABasicAnimation: which of the three are set.
  @Test(
    "the ends of the way follow from which values are set",
    arguments: [
      (10.0, 20.0, nil, 15.0), (10, nil, 4, 12), (nil, 20, 4, 18), (10, nil, nil, 55), (nil, 20, nil, 60),
      (nil, nil, 4, 102),
    ] as [(Double?, Double?, Double?, CGFloat)])
  func values(from: Double?, to: Double?, by: Double?, middle: CGFloat) {
    let view = UIView(frame: CGRect(x: 95, y: 0, width: 10, height: 10))
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    view.layer.add(animation, forKey: nil)
    view.animationTimeline.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.x == middle && view.center.x == 100)
  }

  // Apple's pages of `CAKeyframeAnimation.keyTimes` (without them values are evenly spaced; `discrete` has one time more than
  // values; `paced` ignores them) and `calculationMode`.
  @Test(
    "a keyframe animation goes from value to value at its times",
    arguments: [
      (CAAnimationCalculationMode.linear, nil, 0.25, 5.0), (.linear, nil, 0.75, 20),
      (.linear, [0, 0.8, 1], 0.4, 5),
      (.linear, [0, 0.8, 1], 0.9, 20), (.discrete, nil, 0.3, 0), (.discrete, nil, 0.5, 10),
      (.discrete, [0, 0.1, 0.2, 1], 0.15, 10), (.paced, [0, 0.8, 1], 0.5, 15),
    ] as [(CAAnimationCalculationMode, [Double]?, Double, CGFloat)])
  func keyframes(mode: CAAnimationCalculationMode, times: [Double]?, moment: Double, expected: CGFloat) throws
  {
    let view = UIView(frame: CGRect(x: 95, y: 0, width: 10, height: 10))
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 30]
    animation.keyTimes = times?.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    animation.duration = 1
    view.layer.add(animation, forKey: nil)
    view.animationTimeline.advance(by: moment)
    let shown = try #require(view.layer.presentation()).position.x
    #expect(abs(shown - expected) < 1e-9 && view.center.x == 100)
  }

  // Apple's page of `CAAnimationGroup`: the animations run in the time of the group, which cuts them off and does not stretch
  // them.
  @Test("a group shows each of its animations in its time")
  func group() {
    let view = UIView(frame: CGRect(x: 95, y: 0, width: 10, height: 10))
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0, 100, 4)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (1, 0, 1, 1)
    let group = CAAnimationGroup()
    group.animations = [move, fade]
    group.duration = 2
    view.layer.add(group, forKey: "both")
    let clock = view.animationTimeline
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.x == 12.5 && view.layer.presentation()?.opacity == 1)
    clock.advance(by: 1)
    #expect(view.layer.presentation()?.position.x == 37.5 && view.layer.presentation()?.opacity == 0.5)
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.x == 100 && view.layer.animationKeys() == nil)
  }

  @Test(
    "one that is not removed stays, and shows its end where its fill mode says so", arguments: [true, false])
  func staying(isFilled: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let shape = CALayer()
    view.layer.addSublayer(shape)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = NSValue(caTransform3D: CATransform3DMakeScale(2, 4, 1))
    animation.isRemovedOnCompletion = false
    if isFilled { animation.fillMode = .forwards }
    shape.add(animation, forKey: "grow")
    view.animationTimeline.advance(by: 0.125)
    #expect(shape.presentation()?.affineTransform() == CGAffineTransform(scaleX: 1.5, y: 2.5))
    view.animationTimeline.advance(by: 1)
    let end = CGAffineTransform(scaleX: isFilled ? 2 : 1, y: isFilled ? 4 : 1)
    #expect(shape.presentation()?.affineTransform() == end && shape.animationKeys() == ["grow"])
  }

  @Test("a transform in an object is read back")
  func transformValue() {
    let transform = CATransform3DMakeTranslation(1, 2, 3)
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
  }

  @Test("the anchor point is what the centre places and the transform keeps")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.anchorPoint = .zero
    // The centre stays (60, 40), so the frame moves by half its size.
    #expect(
      view.center == CGPoint(x: 60, y: 40) && view.frame == CGRect(x: 60, y: 40, width: 100, height: 40))
    view.center = CGPoint(x: 5, y: 6)
    #expect(view.frame.origin == CGPoint(x: 5, y: 6) && view.layer.anchorPoint == .zero)
    view.bounds.size.width = 50
    #expect(view.frame == CGRect(x: 5, y: 6, width: 50, height: 40), "the anchor stays")
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 100, height: 80))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.bounds.size == CGSize(width: 10, height: 10) && view.center == .zero)
    #expect(view.convert(CGPoint(x: 10, y: 10), to: nil) == CGPoint(x: 20, y: 20))
    view.layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(view.anchorPoint == CGPoint(x: 1, y: 1) && view.center == .zero)
  }

  @Test("layout gives the frame, whatever the anchor point is")
  func anchoredLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.anchorPoint = CGPoint(x: 1, y: 0)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 30, height: 20) && view.center == CGPoint(x: 40, y: 5))
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 30, height: 20))
  }

  private class Base: NSObject {
    var count = 0
    func act() { count += 1 }
    func step(_ link: CADisplayLink) { count += 10 }
  }

  // UIScreen.displayLink(withTarget:selector:).
  @Test("a screen's link calls the method that a selector holds")
  func linkOfScreen() throws {
    let target = Base()
    let link = try #require(
      UIScreen.main.displayLink(withTarget: target, selector: Base.step))
    link.add(to: .main, forMode: .common)
    let view = UIView()
    view.animationTimeline.advance(by: 2.5 / 60)
    link.invalidate()
    view.animationTimeline.advance(by: 1)
    #expect(target.count == 20)
  }

  // CASpringAnimation(perceptualDuration:bounce:): mass 1, stiffness (2π / duration)², damping 4π (1 - bounce) / duration, as
  // Apple's session "Animate with springs" of 2023 has them.
  @Test("a spring by how long it seems and how far it bounces")
  func spring() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(spring.mass == 1 && abs(spring.stiffness - 157.913670417) < 1e-6)
    #expect(abs(spring.damping - 18.8495559215) < 1e-6)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
  }
}
