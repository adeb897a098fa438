// Bézier curves flattened to points.

import Foundation

/// Points of a curve after its start, evenly spaced in the curve's parameter; the last one is its end.
package enum CurvePoints {
  package static func quadratic(from start: CGPoint, control: CGPoint, to end: CGPoint, steps: Int)
    -> [CGPoint]
  {
    points(steps) { s, t in
      CGPoint(
        x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
        y: s * s * start.y + 2 * s * t * control.y + t * t * end.y)
    }
  }

  package static func cubic(
    from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint, steps: Int
  ) -> [CGPoint] {
    points(steps) { s, t in
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
  }

  private static func points(_ steps: Int, _ point: (CGFloat, CGFloat) -> CGPoint) -> [CGPoint] {
    (1...steps).map {
      let part = CGFloat($0) / CGFloat(steps)
      return point(1 - part, part)
    }
  }
}
