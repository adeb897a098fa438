// Keyframe animations along a path. Apple's documentation of `CAKeyframeAnimation.path` ("to achieve a smooth, constant velocity
// animation along the path, set the calculationMode property to paced"), `keyTimes` and `rotationMode` ("rotateAuto: the objects
// travel on a tangent to the path").

import Testing
import UIKit

@MainActor
@Suite("Animations along a path")
struct PathAnimationTests {
  /// 100 to the right, then 300 down.
  private static var corner: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    return path
  }

  private static func shown(
    at moment: Double, _ path: CGPath, _ configure: (CAKeyframeAnimation) -> Void
  ) throws -> CALayer {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    configure(animation)
    view.layer.add(animation, forKey: nil)
    view.animationTimeline.advance(by: moment)
    return try #require(view.layer.presentation())
  }

  @Test(
    "each piece takes an equal part of the time, or its own; the paced mode goes at one speed",
    arguments: [
      (CAAnimationCalculationMode.linear, nil, 0.25, 50.0, 0.0), (.linear, nil, 0.75, 100, 150),
      (.linear, [0, 0.2, 1], 0.1, 50, 0), (.linear, [0, 0.2, 1], 0.6, 100, 150),
      (.paced, nil, 0.25, 100, 0), (.paced, nil, 0.5, 100, 100), (.cubicPaced, nil, 0.125, 50, 0),
      (.discrete, nil, 0.5, 100, 0),
    ] as [(CAAnimationCalculationMode, [Double]?, Double, CGFloat, CGFloat)])
  func places(mode: CAAnimationCalculationMode, times: [Double]?, moment: Double, x: CGFloat, y: CGFloat)
    throws
  {
    let layer = try Self.shown(at: moment, Self.corner) {
      $0.calculationMode = mode
      $0.keyTimes = times?.map { NSNumber(value: $0) }
    }
    #expect(abs(layer.position.x - x) < 1e-6 && abs(layer.position.y - y) < 1e-6)
  }

  @Test("a curve is gone along, and a figure closes to its beginning")
  func curves() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    path.closeSubpath()
    // A quadratic curve at its middle is a quarter of both ends and half of its control point.
    let top = try Self.shown(at: 0.25, path) { _ in }.position
    #expect(abs(top.x - 50) < 1e-6 && abs(top.y - 50) < 1e-6)
    let back = try Self.shown(at: 0.75, path) { _ in }.position
    #expect(abs(back.x - 50) < 1e-6 && abs(back.y) < 1e-6)
  }

  @Test("the layer turns with the path where it is asked to")
  func rotation() throws {
    let turned = try Self.shown(at: 0.75, Self.corner) { $0.rotationMode = .rotateAuto }.affineTransform()
    #expect(abs(turned.a) < 1e-9 && abs(turned.b - 1) < 1e-9)
    let upright = try Self.shown(at: 0.75, Self.corner) { _ in }.affineTransform()
    #expect(upright.isIdentity)
  }
}
