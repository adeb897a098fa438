// Bézier paths under UIKit's name. Nothing draws: a path is made, measured, and given to a layer.

#if !canImport(Darwin)
  import Foundation

  /// A path with the parameters of its stroke.
  open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private let path = CGMutablePath()

    /// The line width in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The miter limit, in line widths; 10 by default; stored.
    open var miterLimit: CGFloat = 10
    /// The tolerance of flattened curves, in pixels; 0.6 by default; stored.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule fills the path; false by default, for the nonzero winding number rule.
    open var usesEvenOddFillRule = false
    /// The line cap; stored.
    open var lineCapStyle = CGLineCap.butt
    /// The line join; stored.
    open var lineJoinStyle = CGLineJoin.miter
    private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)
    /// Sets the dash pattern: lengths of dashes and gaps, alternating, in points; stored.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
      dash = (Array(UnsafeBufferPointer(start: pattern, count: max(0, count))), phase)
    }
    /// Writes the dash of `setLineDash(_:count:phase:)`; pointers may be nil. The pattern must hold the count.
    open func getLineDash(
      _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
      phase: UnsafeMutablePointer<CGFloat>?
    ) {
      for (index, length) in dash.pattern.enumerated() { pattern?[index] = length }
      count?.pointee = dash.pattern.count
      phase?.pointee = dash.phase
    }
    /// Fills the path in the current `CGContext`, with its fill colour; does nothing where there is none.
    open func fill() {
      guard let context = CGContext.current else { return }
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// Strokes the path in the current `CGContext`, with its stroke colour; does nothing where there is none.
    open func stroke() {
      guard let context = CGContext.current else { return }
      context.saveGState()
      context.setLineWidth(lineWidth)
      context.beginPath()
      context.addPath(path)
      context.strokePath()
      context.restoreGState()
    }
    /// Blend mode and opacity are not kept.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }
    /// Blend mode and opacity are not kept.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }
    /// Intersects the clip of the current `CGContext` with the path; does nothing where there is none.
    open func addClip() {
      guard let context = CGContext.current else { return }
      context.beginPath()
      context.addPath(path)
      context.clip()
    }
    /// Whether a point lies within the path, by its fill rule.
    open func contains(_ point: CGPoint) -> Bool {
      path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// The path from its end to its start: the same, as nothing here goes along it.
    open func reversing() -> UIBezierPath {
      let copy = UIBezierPath(cgPath: path)
      copy.lineWidth = lineWidth
      return copy
    }

    /// An empty path.
    public override init() { super.init() }

    // MARK: Copies and archives

    /// A path from an archive; nil where the archive is invalid.
    public required init?(coder: NSCoder) {
      super.init()
      guard let kinds = coder.decodeObject(of: NSString.self, forKey: "UIBezierPathElements")?.description,
        let data = coder.decodeObject(of: NSData.self, forKey: "UIBezierPathPoints")
      else { return nil }
      let bytes = [UInt8](Data(referencing: data))
      let numbers = (0..<bytes.count / 8).map { index in
        Double(bitPattern: bytes[8 * index..<8 * index + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
      }
      guard path.append(kinds: kinds, numbers: numbers) else { return nil }
      lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidthKey"))
      miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimitKey"))
      flatness = CGFloat(coder.decodeDouble(forKey: "UIBezierPathFlatnessKey"))
      usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRuleKey")
      lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineCapStyleKey")) ?? .butt
      lineJoinStyle =
        CGLineJoin(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineJoinStyleKey")) ?? .miter
    }

    /// Everything but the dash.
    open func encode(with coder: NSCoder) {
      let (kinds, numbers) = path.kindsAndNumbers
      coder.encode(NSString(string: kinds), forKey: "UIBezierPathElements")
      let bytes = numbers.flatMap { number in
        (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * $0)) }
      }
      coder.encode(NSData(data: Data(bytes)), forKey: "UIBezierPathPoints")
      coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidthKey")
      coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimitKey")
      coder.encode(Double(flatness), forKey: "UIBezierPathFlatnessKey")
      coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRuleKey")
      coder.encode(lineCapStyle.rawValue, forKey: "UIBezierPathLineCapStyleKey")
      coder.encode(lineJoinStyle.rawValue, forKey: "UIBezierPathLineJoinStyleKey")
    }

    /// Archives are read safely.
    public class var supportsSecureCoding: Bool { true }

    /// A copy, with the parameters of the stroke.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = UIBezierPath(cgPath: path)
      (copy.lineWidth, copy.miterLimit, copy.flatness) = (lineWidth, miterLimit, flatness)
      copy.usesEvenOddFillRule = usesEvenOddFillRule
      (copy.lineCapStyle, copy.lineJoinStyle, copy.dash) = (lineCapStyle, lineJoinStyle, dash)
      return copy
    }

    /// A rectangle as a closed path.
    public convenience init(rect: CGRect) {
      self.init()
      path.addRect(rect)
    }

    /// An ellipse of four curves, closed.
    public convenience init(ovalIn rect: CGRect) {
      self.init()
      path.addEllipse(in: rect)
    }

    /// A rounded rectangle, the radius in points, limited by the rectangle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init()
      path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// A rectangle with some corners rounded, radii in points, limited by the rectangle.
    public convenience init(
      roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
      self.init()
      let width = min(max(0, cornerRadii.width), rect.width / 2, rect.height / 2)
      func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? width : 0 }
      let (a, b, c, d) = (radius(.topLeft), radius(.topRight), radius(.bottomRight), radius(.bottomLeft))
      move(to: CGPoint(x: rect.minX + a, y: rect.minY))
      func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ from: CGFloat) {
        addArc(
          withCenter: CGPoint(x: x, y: y), radius: radius, startAngle: from * .pi / 2,
          endAngle: (from + 1) * .pi / 2, clockwise: true)
      }
      corner(rect.maxX - b, rect.minY + b, b, -1)
      corner(rect.maxX - c, rect.maxY - c, c, 0)
      corner(rect.minX + d, rect.maxY - d, d, 1)
      corner(rect.minX + a, rect.minY + a, a, 2)
      close()
    }

    /// A part of a circle, from angle to angle in radians, clockwise as it looks where y grows downwards.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      self.init()
      addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A copy of the elements, with the default parameters of the stroke.
    public convenience init(cgPath: CGPath) {
      self.init()
      path.addPath(cgPath)
    }

    /// The elements, copied at each call. Set: they are replaced, the parameters of the stroke stay.
    open var cgPath: CGPath {
      get { path.copy() ?? CGPath() }
      set {
        path.removeAllElements()
        path.addPath(newValue)
      }
    }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// From where the outline ends.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Appends a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Appends a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
      path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// A part of a circle, from angle to angle in radians, clockwise as it looks where y grows downwards.
    open func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      path.appendArc(center, radius, startAngle, endAngle, growing: clockwise, .identity)
    }
    /// Closes the subpath with a line to its first point.
    open func close() { path.closeSubpath() }
    /// Removes all elements; the parameters of the stroke stay.
    open func removeAllPoints() { path.removeAllElements() }
    /// Appends the subpaths of a path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Transforms every point.
    open func apply(_ transform: CGAffineTransform) { path.apply(transform) }

    /// Whether it has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// (0, 0) for an empty one.
    open var currentPoint: CGPoint { path.currentPoint }
    /// The bounding box of the path; null when empty.
    open var bounds: CGRect { path.boundingBoxOfPath }
  }
#endif
