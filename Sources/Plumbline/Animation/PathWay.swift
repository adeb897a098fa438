// Motion of a layer along a path: piece by piece, each line or curve one.

import Foundation

/// The pieces of a path in their order, each as points close to each other along it.
struct PathWay {
  /// The number of steps of a curve; a line is one.
  private static let steps = 64

  private(set) var pieces: [[CGPoint]] = []
  /// The end points of the pieces: one more than pieces, empty for an empty path.
  private(set) var ends: [CGPoint] = []

  init(_ path: CGPath) {
    var start = CGPoint.zero
    var present = CGPoint.zero
    func add(_ points: [CGPoint]) {
      pieces.append([present] + points)
      present = points[points.count - 1]
      ends.append(present)
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        // A figure that begins elsewhere is jumped to.
        start = points[0]
        present = start
        if ends.isEmpty { ends = [start] }
      case .addLineToPoint: add([points[0]])
      case .addQuadCurveToPoint:
        add(CurvePoints.quadratic(from: present, control: points[0], to: points[1], steps: Self.steps))
      case .addCurveToPoint:
        add(
          CurvePoints.cubic(
            from: present, control1: points[0], control2: points[1], to: points[2], steps: Self.steps))
      // Closing: the one kind that is left.
      default: if present != start { add([start]) }
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

  /// The piece and its part at a fraction of the whole length.
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
