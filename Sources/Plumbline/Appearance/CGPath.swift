// Paths as layers hold them: lists of elements, with bounding boxes. Nothing draws.

#if !canImport(Darwin)
  import Foundation

  /// A path of lines and curves. Immutable; `CGMutablePath` is the mutable one.
  public class CGPath: NSObject, @unchecked Sendable {
    /// An element of a path.
    package enum Element: Hashable, Sendable {
      case move(CGPoint)
      case line(CGPoint)
      case quadCurve(to: CGPoint, control: CGPoint)
      case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
      case close
    }

    package fileprivate(set) var elements: [Element] = []

    override init() { super.init() }

    /// A rectangle, transformed; nil for the identity.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init()
      addRect(rect, transform?.pointee ?? .identity)
    }

    /// An ellipse of four curves, transformed; nil for the identity.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init()
      addRoundedRect(
        rect, width: rect.width / 2, height: rect.height / 2, transform?.pointee ?? .identity)
    }

    /// A rectangle with elliptical corners, radii in points, transformed; nil for the identity.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init()
      addRoundedRect(rect, width: cornerWidth, height: cornerHeight, transform?.pointee ?? .identity)
    }

    /// Whether it has no elements.
    public var isEmpty: Bool { elements.isEmpty }
    /// The current point: the end of the last element; after closing, the last point before. (0, 0) for an empty path.
    public var currentPoint: CGPoint {
      for element in elements.reversed() {
        switch element {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
          return point
        case .close: continue
        }
      }
      return .zero
    }

    /// The bounding box of all points, control points included; null when empty.
    public var boundingBox: CGRect {
      Self.box(
        of: elements.flatMap { element -> [CGPoint] in
          switch element {
          case .move(let point), .line(let point): [point]
          case .quadCurve(let point, let control): [point, control]
          case .curve(let point, let first, let second): [point, first, second]
          case .close: []
          }
        })
    }

    /// The bounding box of the curves themselves; null when empty.
    public var boundingBoxOfPath: CGRect {
      var points: [CGPoint] = []
      var start = CGPoint.zero
      for element in elements {
        switch element {
        case .move(let point), .line(let point): points.append(point)
        case .quadCurve(let point, let control):
          points += Self.extremes(
            [start, start.toward(control, 2 / 3), point.toward(control, 2 / 3), point])
        case .curve(let point, let first, let second): points += Self.extremes([start, first, second, point])
        case .close: break
        }
        switch element {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
          start = point
        case .close: break
        }
      }
      return Self.box(of: points)
    }

    /// An immutable copy.
    public func copy() -> CGPath? {
      let path = CGPath()
      path.elements = elements
      return path
    }

    /// A mutable copy.
    public func mutableCopy() -> CGMutablePath? {
      let path = CGMutablePath()
      path.elements = elements
      return path
    }

    // Those of NSObject, which Core Graphics's paths are not at Apple's: without these a copy's type would be open.
    @_disfavoredOverload
    public override func copy() -> Any { self.copy() as CGPath? as Any }
    @_disfavoredOverload
    public override func mutableCopy() -> Any { self.mutableCopy() as CGMutablePath? as Any }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.elements == elements }
    public override var hash: Int { elements.hashValue }

    private static func box(of points: [CGPoint]) -> CGRect {
      guard let first = points.first else { return .null }
      var (low, high) = (first, first)
      for point in points {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The end of a cubic curve and its points of extreme x and y.
    private static func extremes(_ points: [CGPoint]) -> [CGPoint] {
      func value(_ t: CGFloat) -> CGPoint {
        let s = 1 - t
        let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        return zip(points, weights).reduce(.zero) {
          CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
        }
      }
      var result = [points[3]]
      for axis in [\CGPoint.x, \CGPoint.y] {
        let p = points.map { $0[keyPath: axis] }
        // The derivative a·t² + b·t + c is zero.
        let a = 3 * (p[3] - 3 * p[2] + 3 * p[1] - p[0])
        let b = 6 * (p[2] - 2 * p[1] + p[0])
        let c = 3 * (p[1] - p[0])
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 {
          if abs(b) > 1e-12 { roots = [-c / b] }
        } else if b * b - 4 * a * c >= 0 {
          let root = (b * b - 4 * a * c).squareRoot()
          roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        result += roots.filter { $0 > 0 && $0 < 1 }.map(value)
      }
      return result
    }
  }

  /// A mutable path.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public override init() { super.init() }

    /// Begins a subpath at a point; the one before stays open.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(.move(point.applying(transform)))
    }
    /// From where the outline ends.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(.line(point.applying(transform)))
    }
    /// Appends lines between points as a subpath.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      for (index, point) in points.enumerated() {
        if index == 0 {
          move(to: point, transform: transform)
        } else {
          addLine(to: point, transform: transform)
        }
      }
    }
    /// From where the outline ends.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(.quadCurve(to: end.applying(transform), control: control.applying(transform)))
    }
    /// From where the outline ends.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      elements.append(
        .curve(
          to: end.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform)))
    }
    /// Appends an arc between angles in radians; clockwise as seen with y upwards.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      appendArc(center, radius, startAngle, endAngle, growing: !clockwise, transform)
    }
    /// Appends a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { addRect(rect, transform) }
    /// Appends an ellipse of four curves as a closed subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      addRoundedRect(rect, width: rect.width / 2, height: rect.height / 2, transform)
    }
    /// Appends a rectangle with elliptical corners, radii in points, as a closed subpath.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      addRoundedRect(rect, width: cornerWidth, height: cornerHeight, transform)
    }
    /// Appends the subpaths of a path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      elements += path.elements.map { $0.applying(transform) }
    }
    /// Closes the subpath with a line to its first point.
    public func closeSubpath() { elements.append(.close) }
  }

  extension CGPath {
    fileprivate func addRect(_ rect: CGRect, _ transform: CGAffineTransform) {
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ].map { $0.applying(transform) }
      elements += [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close]
    }

    /// Appends four quarters of ellipses with lines between.
    fileprivate func addRoundedRect(
      _ rect: CGRect, width: CGFloat, height: CGFloat, _ transform: CGAffineTransform
    ) {
      let (w, h) = (min(max(0, width), rect.width / 2), min(max(0, height), rect.height / 2))
      guard w > 0, h > 0 else { return addRect(rect, transform) }
      // The distance of control points that comes nearest to a quarter of a circle.
      let k = 4 * (CGFloat(2).squareRoot() - 1) / 3
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
      let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
      elements += [
        .move(point(l + w, t)), .line(point(r - w, t)),
        .curve(
          to: point(r, t + h), control1: point(r - w + k * w, t), control2: point(r, t + h - k * h)),
        .line(point(r, b - h)),
        .curve(
          to: point(r - w, b), control1: point(r, b - h + k * h), control2: point(r - w + k * w, b)),
        .line(point(l + w, b)),
        .curve(
          to: point(l, b - h), control1: point(l + w - k * w, b), control2: point(l, b - h + k * h)),
        .line(point(l, t + h)),
        .curve(
          to: point(l + w, t), control1: point(l, t + h - k * h), control2: point(l + w - k * w, t)),
        .close,
      ]
    }

    /// - Parameter growing: whether the angle grows from start to end.
    func appendArc(
      _ center: CGPoint, _ radius: CGFloat, _ startAngle: CGFloat, _ endAngle: CGFloat, growing: Bool,
      _ transform: CGAffineTransform
    ) {
      let turn = 2 * CGFloat.pi
      var sweep = endAngle - startAngle
      if growing, sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
      if !growing, sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
      sweep = min(max(sweep, -turn), turn)
      func point(_ angle: CGFloat) -> CGPoint {
        CGPoint(
          x: center.x + radius * CGFloat(cos(Double(angle))),
          y: center.y + radius * CGFloat(sin(Double(angle))))
      }
      let start = point(startAngle).applying(transform)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
      let part = sweep / CGFloat(count)
      let k = 4 / 3 * CGFloat(tan(Double(part / 4))) * radius
      for index in 0..<count {
        let (from, to) = (startAngle + part * CGFloat(index), startAngle + part * CGFloat(index + 1))
        func control(_ angle: CGFloat, _ sign: CGFloat) -> CGPoint {
          let at = point(angle)
          return CGPoint(
            x: at.x - sign * k * CGFloat(sin(Double(angle))), y: at.y + sign * k * CGFloat(cos(Double(angle)))
          )
        }
        elements.append(
          .curve(
            to: point(to).applying(transform), control1: control(from, 1).applying(transform),
            control2: control(to, -1).applying(transform)))
      }
    }

    func append(_ element: Element) { elements.append(element) }
    func removeAllElements() { elements = [] }
    func apply(_ transform: CGAffineTransform) { elements = elements.map { $0.applying(transform) } }
  }

  extension CGPath.Element {
    func applying(_ transform: CGAffineTransform) -> Self {
      switch self {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quadCurve(let point, let control):
        .quadCurve(to: point.applying(transform), control: control.applying(transform))
      case .curve(let point, let first, let second):
        .curve(
          to: point.applying(transform), control1: first.applying(transform),
          control2: second.applying(transform))
      case .close: .close
      }
    }
  }

  extension CGPoint {
    fileprivate func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
      CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
  }
#endif
