// Curves and springs.

import Foundation
import Testing

@testable import Plumbline

@Suite("Timing curves") struct TimingCurveTests {
  /// Values of the CSS easing functions of the same control points (CSS Easing Functions Level 1), computed by the
  /// definition of a Bézier curve with bisection in a separate program.
  @Test(
    "cubic curves",
    arguments: [
      (TimingCurve.easeInOut, [0.129162, 0.5, 0.870838]), (.easeIn, [0.093465, 0.315357, 0.621862]),
      (.easeOut, [0.378138, 0.684643, 0.906535]), (.linear, [0.25, 0.5, 0.75]),
    ])
  func cubic(_ curve: TimingCurve, _ expected: [Double]) {
    for (time, value) in zip([0.25, 0.5, 0.75], expected) { #expect(abs(curve(time) - value) < 1e-5) }
    #expect(curve(0) == 0 && curve(1) == 1 && curve(-1) == 0 && curve(2) == 1)
  }

  @Test("a spring without swing approaches from one side and rests at its end")
  func critical() {
    let curve = TimingCurve.spring(Spring(duration: 1, dampingRatio: 1, velocity: 0))
    var last = 0.0
    for step in 1...100 {
      let value = curve(Double(step) / 100)
      #expect(value > last && value <= 1)
      last = value
    }
    #expect(abs(curve(0.999) - 0.999) < 1e-4)
  }

  @Test("a spring that swings goes beyond, by e^(−πζ/√(1−ζ²)) at its first turn", arguments: [0.3, 0.5, 0.7])
  func swing(_ ratio: Double) {
    let spring = Spring(duration: 2, dampingRatio: ratio, velocity: 0)
    let root = (1 - ratio * ratio).squareRoot()
    let turn = Double.pi / (spring.frequency * root)
    #expect(abs(spring.displacement(at: turn) + exp(-Double.pi * ratio / root)) < 1e-9)
    #expect(abs(spring.displacement(at: 2)) < 0.0015)
  }

  @Test("velocity: the slope at the begin, in ways per second", arguments: [0.4, 1.0, 1.6])
  func velocity(_ ratio: Double) {
    let spring = Spring(mass: 1, stiffness: 100, damping: 20 * ratio, velocity: 3)
    #expect(abs((spring.displacement(at: 1e-6) - 1) / 1e-6 + 3) < 1e-3)
    #expect(spring.displacement(at: 0) == 1 && abs(spring.displacement(at: spring.duration)) < 0.002)
  }

  /// WWDC 2023, "Animate with springs": stiffness (2π / duration)², damping 4π (1 − bounce) / duration, mass 1.
  @Test("a perceived duration and a bounce are a stiffness and a damping", arguments: [0.0, 0.3, -0.5])
  func perceived(_ bounce: Double) {
    let spring = Spring(perceptualDuration: 0.5, bounce: bounce, velocity: 0)
    let stiffness = pow(2 * Double.pi / 0.5, 2)
    let damping = bounce >= 0 ? 4 * Double.pi * (1 - bounce) / 0.5 : 4 * Double.pi / (0.5 * (1 + bounce))
    let physical = Spring(mass: 1, stiffness: stiffness, damping: damping, velocity: 0)
    #expect(abs(spring.frequency - physical.frequency) < 1e-9)
    #expect(abs(spring.dampingRatio - physical.dampingRatio) < 1e-9)
  }

  @Test("springs move views beyond their end and back")
  func views() {
    let tree = AnimatedTree()
    tree.left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
      tree.root.layoutIfNeeded()
    }
    var farthest: CGFloat = 0
    for _ in 0..<100 {
      tree.advance(0.01)
      farthest = max(farthest, tree.shown.minX)
    }
    #expect(farthest > 130 && farthest < 140 && tree.shown.minX == 100)
    tree.left.constant = 0
    UIView.animate(springDuration: 0.5, bounce: 0.2) { tree.root.layoutIfNeeded() }
    #expect(tree.shown.minX == 100)
    tree.root.animationTimeline.finish()
    #expect(tree.shown.minX == 0)
  }
}
