// A path as a way that a layer goes: piece by piece, each line or curve one.

import Foundation

/// The pieces of a path in their order, each as points close to each other along it.
struct PathWay {
  /// How many steps a curve is taken in; a line is one.
  private static let steps = 64

  private(set) var pieces: [[CGPoint]] = []
  /// Where the pieces begin and end: one more than pieces, empty for an empty path.
  private(set) var ends: [CGPoint] = []

  init(_ path: CGPath) {
    var start = CGPoint.zero
    var present = CGPoint.zero
    func add(_ points: [CGPoint]) {
      pieces.append([present] + points)
      present = points[points.count - 1]
      ends.append(present)
    }
    func curve(_ point: (CGFloat, CGFloat) -> CGPoint) {
      add(
        (1...Self.steps).map {
          let part = CGFloat($0) / CGFloat(Self.steps)
          return point(1 - part, part)
        })
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        // A figure that begins elsewhere is jumped to.
        start = point
        present = point
        if ends.isEmpty { ends = [point] }
      case .line(let point): add([point])
      case .quadCurve(let end, let control):
        let from = present
        curve { s, t in
          CGPoint(
            x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
            y: s * s * from.y + 2 * s * t * control.y + t * t * end.y)
        }
      case .curve(let end, let first, let second):
        let from = present
        curve { s, t in
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * first.x + c * second.x + d * end.x,
            y: a * from.y + b * first.y + c * second.y + d * end.y)
        }
      case .close: if present != start { add([start]) }
      }
    }
  }

  /// A point of a piece, from 0 at its beginning to 1 at its end by the curve's own measure, and the direction there in
  /// radians.
  func place(_ piece: Int, _ part: Double) -> (point: CGPoint, angle: CGFloat) {
    let points = pieces[piece]
    let along = part * Double(points.count - 1)
    let step = min(points.count - 2, max(0, Int(along)))
    let (from, to) = (points[step], points[step + 1])
    let rest = CGFloat(along - Double(step))
    return (
      CGPoint(x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest),
      atan2(to.y - from.y, to.x - from.x)
    )
  }

  /// The place at a part of the whole length.
  func spot(atPartOfLength fraction: Double) -> (piece: Int, part: Double) {
    let lengths = pieces.map { points in
      zip(points, points.dropFirst()).map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
    }
    var rest = fraction * lengths.joined().reduce(0, +)
    for (piece, steps) in lengths.enumerated() {
      for (step, length) in steps.enumerated() {
        if rest <= length {
          return (piece, (Double(step) + (length > 0 ? rest / length : 0)) / Double(steps.count))
        }
        rest -= length
      }
    }
    return (pieces.count - 1, 1)
  }
}
