// Paths flattened to lines: hit testing, and the elements one by one.

#if !canImport(Darwin)
  import Foundation

  extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
  }

  extension CGPath {
    /// The figures as polygons: curves become lines, sixteen each.
    private var polygons: [[CGPoint]] {
      var result: [[CGPoint]] = []
      var current: [CGPoint] = []
      func end() {
        if current.count > 1 { result.append(current) }
        current = []
      }
      for element in elements {
        switch element {
        case .move(let point):
          end()
          current = [point]
        case .line(let point): current.append(point)
        case .quadCurve(let point, let control):
          current += CurvePoints.quadratic(
            from: current.last ?? point, control: control, to: point, steps: 16)
        case .curve(let point, let first, let second):
          current += CurvePoints.cubic(
            from: current.last ?? point, control1: first, control2: second, to: point, steps: 16)
        case .close:
          let start = current.first
          if let start { current.append(start) }
          end()
          if let start { current = [start] }
        }
      }
      end()
      return result
    }

    /// The section between two fractions of the path's length, from 0 to 1, as lines.
    package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
      let figures = polygons
      func length(_ from: CGPoint, _ to: CGPoint) -> CGFloat { hypot(to.x - from.x, to.y - from.y) }
      let total = figures.reduce(0) { sum, figure in
        sum + zip(figure, figure.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
      }
      let (first, last) = (max(0, min(1, start)) * total, max(0, min(1, end)) * total)
      let result = CGMutablePath()
      guard first < last else { return result }
      var passed: CGFloat = 0
      for figure in figures {
        var isOpen = false
        for (from, to) in zip(figure, figure.dropFirst()) {
          let step = length(from, to)
          defer { passed += step }
          guard step > 0, passed < last, passed + step > first else {
            isOpen = false
            continue
          }
          func point(_ place: CGFloat) -> CGPoint {
            let t = min(max((place - passed) / step, 0), 1)
            return CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
          }
          if !isOpen { result.move(to: point(first)) }
          isOpen = true
          result.addLine(to: point(last))
        }
      }
      return result
    }

    /// The path as the attribute `d` of SVG; nil where a point is not finite.
    package var svg: String? {
      let isFinite = elements.allSatisfy { element in
        switch element {
        case .move(let point), .line(let point): point.isFinite
        case .quadCurve(let point, let control): point.isFinite && control.isFinite
        case .curve(let point, let first, let second): point.isFinite && first.isFinite && second.isFinite
        case .close: true
        }
      }
      guard isFinite else { return nil }
      func text(_ points: CGPoint...) -> String {
        points.map { "\(Double($0.x).shortText) \(Double($0.y).shortText)" }.joined(separator: " ")
      }
      return elements.map { element in
        switch element {
        case .move(let point): "M" + text(point)
        case .line(let point): "L" + text(point)
        case .quadCurve(let point, let control): "Q" + text(control, point)
        case .curve(let point, let first, let second): "C" + text(first, second, point)
        case .close: "Z"
        }
      }.joined()
    }

    /// Whether a point lies within the path, whose open subpaths count as closed.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      var winding = 0
      var crossings = 0
      for polygon in polygons {
        let corners = transform.isIdentity ? polygon : polygon.map { $0.applying(transform) }
        for (index, a) in corners.enumerated() {
          let b = corners[(index + 1) % corners.count]
          guard (a.y <= point.y) != (b.y <= point.y) else { continue }
          let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
          guard x > point.x else { continue }
          crossings += 1
          winding += b.y > a.y ? 1 : -1
        }
      }
      return rule == .evenOdd ? crossings % 2 == 1 : winding != 0
    }

    /// A copy with every point transformed; a plain copy for nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      let path = CGMutablePath()
      path.addPath(self, transform: transform?.pointee ?? .identity)
      return path
    }

    /// Calls a closure with each element, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
      for element in elements {
        var points: [CGPoint]
        let type: CGPathElementType
        switch element {
        case .move(let point): (type, points) = (.moveToPoint, [point])
        case .line(let point): (type, points) = (.addLineToPoint, [point])
        case .quadCurve(let point, let control): (type, points) = (.addQuadCurveToPoint, [control, point])
        case .curve(let point, let first, let second):
          (type, points) = (.addCurveToPoint, [first, second, point])
        case .close: (type, points) = (.closeSubpath, [.zero])
        }
        points.withUnsafeMutableBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          var handed = CGPathElement(type: type, points: base)
          block(&handed)
        }
      }
    }
  }

  /// Kinds of elements of an outline. Raw values are Apple's.
  public enum CGPathElementType: Int32, Sendable {
    /// Apple's names in the order of the raw values.
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
  }

  /// An element of an outline, for as long as the closure of `applyWithBlock(_:)` runs.
  public struct CGPathElement {
    /// The kind, which decides the number of points: 1, 2 or 3, none for closing.
    public var type: CGPathElementType
    /// The points: control points first, the end point last.
    public var points: UnsafeMutablePointer<CGPoint>
    /// The points are not copied.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
      (self.type, self.points) = (type, points)
    }
  }

  extension CGMutablePath {
    /// Appends an arc tangent to the line from the current point to a point and the line from there to another, with
    /// the line to it.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
      let start = currentPoint.applying(transform.inverted())
      func unit(_ to: CGPoint) -> (x: CGFloat, y: CGFloat, length: CGFloat) {
        let (x, y) = (to.x - tangent1End.x, to.y - tangent1End.y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? (x / length, y / length, length) : (0, 0, 0)
      }
      let (a, b) = (unit(start), unit(tangent2End))
      let cosine = a.x * b.x + a.y * b.y
      let sine = a.x * b.y - a.y * b.x
      guard a.length > 0, b.length > 0, abs(sine) > 1e-9, radius > 0 else {
        addLine(to: tangent1End, transform: transform)
        return
      }
      // From the corner to where the circle touches: the radius over the tangent of half the angle.
      let distance = radius * (1 + cosine) / abs(sine)
      let first = CGPoint(x: tangent1End.x + a.x * distance, y: tangent1End.y + a.y * distance)
      let last = CGPoint(x: tangent1End.x + b.x * distance, y: tangent1End.y + b.y * distance)
      let bisector = (x: a.x + b.x, y: a.y + b.y)
      let length = (bisector.x * bisector.x + bisector.y * bisector.y).squareRoot()
      let toCenter = (distance * distance + radius * radius).squareRoot()
      let center = CGPoint(
        x: tangent1End.x + bisector.x / length * toCenter, y: tangent1End.y + bisector.y / length * toCenter)
      func angle(_ point: CGPoint) -> CGFloat {
        CGFloat(atan2(Double(point.y - center.y), Double(point.x - center.x)))
      }
      addArc(
        center: center, radius: radius, startAngle: angle(first), endAngle: angle(last), clockwise: sine > 0,
        transform: transform)
    }
  }

  extension CGContext {
    /// Appends an arc tangent to the line from the current point to a point and the line from there to another.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
      let path = CGMutablePath()
      if let present = self.path { path.addPath(present) }
      path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
      beginPath()
      addPath(path)
    }
    /// Appends each rectangle as a subpath.
    public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
    /// Intersects the clip with the union of rectangles; the current path is discarded.
    public func clip(to rects: [CGRect]) {
      beginPath()
      addRects(rects)
      clip()
    }
  }
#endif
