// Stroked and dashed copies of paths, under Core Graphics' names. Curves are flattened at equal steps of their
// parameter.

import Foundation
import Plumbline

extension CGPath {
  /// The subpaths as polygonal chains: their vertices, and whether they are closed.
  private func corners() -> [(points: [CGPoint], isClosed: Bool)] {
    var pieces: [(points: [CGPoint], isClosed: Bool)] = []
    func add(_ point: CGPoint) {
      guard point != pieces[pieces.count - 1].points.last else { return }
      pieces[pieces.count - 1].points.append(point)
    }
    for element in elements {
      if case .move(let point) = element {
        pieces.append(([point], false))
        continue
      }
      guard let last = pieces.last else { continue }
      if last.isClosed, element != .close { pieces.append(([last.points[0]], false)) }
      let start = pieces[pieces.count - 1].points[pieces[pieces.count - 1].points.count - 1]
      switch element {
      case .move: break
      case .line(let point): add(point)
      case .quadCurve(let end, let control):
        CurvePoints.quadratic(from: start, control: control, to: end, steps: 16).forEach(add)
      case .curve(let end, let first, let second):
        CurvePoints.cubic(from: start, control1: first, control2: second, to: end, steps: 16).forEach(add)
      case .close: pieces[pieces.count - 1].isClosed = true
      }
    }
    return pieces
  }

  /// A dashed copy of the path. Lengths are those of dashes and gaps in turn, a dash first; without any, or where
  /// they add up to 0, the path is copied as it is.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let total = lengths.reduce(0, +)
    let result = CGMutablePath()
    guard total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      result.addPath(self, transform: transform)
      return result
    }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = total * CGFloat(pattern.count / lengths.count)
    for piece in corners() {
      var (index, left) = (0, phase.truncatingRemainder(dividingBy: period))
      if left < 0 { left += period }
      while left >= pattern[index] {
        left -= pattern[index]
        index = (index + 1) % pattern.count
      }
      left = pattern[index] - left
      let points = piece.isClosed ? piece.points + [piece.points[0]] : piece.points
      if index % 2 == 0 { result.move(to: points[0], transform: transform) }
      for (from, to) in zip(points, points.dropFirst()) {
        let length = hypot(to.x - from.x, to.y - from.y)
        // More than a hundred thousand dashes in one line are nobody's picture.
        guard length > 0, length.isFinite, length / total < 100_000 else { continue }
        var along: CGFloat = 0
        while along < length {
          let step = min(left, length - along)
          along += step
          left -= step
          let point = CGPoint(
            x: from.x + (to.x - from.x) * along / length, y: from.y + (to.y - from.y) * along / length)
          if index % 2 == 0 { result.addLine(to: point, transform: transform) }
          while left <= 0 {
            index = (index + 1) % pattern.count
            left = pattern[index]
            if index % 2 == 0, left > 0 { result.move(to: point, transform: transform) }
          }
        }
      }
    }
    return result
  }

  /// The outline of the stroked path: a rectangle for each segment, and a shape for each join and cap. Miter joins
  /// beyond the miter limit are bevelled.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let result = CGMutablePath()
    let half = lineWidth / 2
    guard half > 0, half.isFinite else { return result }
    func dot(_ point: CGPoint) {
      result.addEllipse(
        in: CGRect(x: point.x - half, y: point.y - half, width: lineWidth, height: lineWidth),
        transform: transform)
    }
    func shape(_ points: [CGPoint]) {
      result.addLines(between: points, transform: transform)
      result.closeSubpath()
    }
    for piece in corners() {
      let points = piece.isClosed ? piece.points + [piece.points[0]] : piece.points
      if points.count == 1, lineCap == .round { dot(points[0]) }
      var directions: [CGVector] = []
      for (number, (from, to)) in zip(points, points.dropFirst()).enumerated() {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0, length.isFinite else { continue }
        let way = CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
        directions.append(way)
        let isFirst = number == 0 && !piece.isClosed
        let isLast = number == points.count - 2 && !piece.isClosed
        if lineCap == .round {
          if isFirst { dot(from) }
          if isLast { dot(to) }
        }
        let (before, after) = (
          lineCap == .square && isFirst ? half : 0, lineCap == .square && isLast ? half : 0
        )
        let start = CGPoint(x: from.x - way.dx * before, y: from.y - way.dy * before)
        let end = CGPoint(x: to.x + way.dx * after, y: to.y + way.dy * after)
        let side = CGVector(dx: -way.dy * half, dy: way.dx * half)
        shape([
          CGPoint(x: start.x + side.dx, y: start.y + side.dy),
          CGPoint(x: end.x + side.dx, y: end.y + side.dy),
          CGPoint(x: end.x - side.dx, y: end.y - side.dy),
          CGPoint(x: start.x - side.dx, y: start.y - side.dy),
        ])
        if number > 0, directions.count > 1 {
          turn(at: from, directions[directions.count - 2], way)
        }
      }
      if piece.isClosed, directions.count > 1 {
        turn(at: points[0], directions[directions.count - 1], directions[0])
      }
    }
    func turn(at point: CGPoint, _ coming: CGVector, _ going: CGVector) {
      if lineJoin == .round { return dot(point) }
      let cross = coming.dx * going.dy - coming.dy * going.dx
      guard cross != 0 else { return }
      // The outer side is on the right of a turn to the left.
      let sign: CGFloat = cross > 0 ? -1 : 1
      let a = CGPoint(x: point.x - coming.dy * half * sign, y: point.y + coming.dx * half * sign)
      let b = CGPoint(x: point.x - going.dy * half * sign, y: point.y + going.dx * half * sign)
      // 1 / sin(angle / 2) of the corner, by its cosine.
      let cosine = -(coming.dx * going.dx + coming.dy * going.dy)
      let sine = ((1 - cosine) / 2).squareRoot()
      guard lineJoin == .miter, sine > 0, 1 / sine <= miterLimit else { return shape([point, a, b]) }
      let middle = CGVector(dx: (a.x + b.x) / 2 - point.x, dy: (a.y + b.y) / 2 - point.y)
      let length = hypot(middle.dx, middle.dy)
      guard length > 0 else { return shape([point, a, b]) }
      let reach = half / sine / length
      shape([point, a, CGPoint(x: point.x + middle.dx * reach, y: point.y + middle.dy * reach), b])
    }
    return result
  }
}
