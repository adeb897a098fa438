// Bézier paths under UIKit's name. Nothing draws: a path is made, measured, and given to a layer.

#if !canImport(Darwin)
  import Foundation

  /// An outline with the way in which its line would be drawn.
  open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private let path = CGMutablePath()

    /// In points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// In widths of the line; 10 by default; stored.
    open var miterLimit: CGFloat = 10
    /// How far curves may be missed when they are drawn, in pixels; 0.6 by default; stored.
    open var flatness: CGFloat = 0.6
    /// False by default: inside is where the line turns round.
    open var usesEvenOddFillRule = false
    /// How the line ends; stored.
    open var lineCapStyle = CGLineCap.butt
    /// How the line turns; stored.
    open var lineJoinStyle = CGLineJoin.miter
    private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)
    /// Breaks the line: lengths of what is seen and of what is not, in points, in turn; stored.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
      dash = (Array(UnsafeBufferPointer(start: pattern, count: max(0, count))), phase)
    }
    /// Writes what `setLineDash(_:count:phase:)` was given; each place may be nil. The pattern has to have room for the count.
    open func getLineDash(
      _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
      phase: UnsafeMutablePointer<CGFloat>?
    ) {
      for (index, length) in dash.pattern.enumerated() { pattern?[index] = length }
      count?.pointee = dash.pattern.count
      phase?.pointee = dash.phase
    }
    /// Into the current `CGContext`, with its fill colour; does nothing where there is none.
    open func fill() {
      guard let context = CGContext.current else { return }
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// Into the current `CGContext`, with its stroke colour; does nothing where there is none.
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
    /// What is drawn into the current `CGContext` from now on lies within; does nothing where there is none.
    open func addClip() {
      guard let context = CGContext.current else { return }
      context.beginPath()
      context.addPath(path)
      context.clip()
    }
    /// Whether a point lies within the path, by its rule of filling.
    open func contains(_ point: CGPoint) -> Bool {
      path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// The path from its end to its start: the same, as nothing here goes along it.
    open func reversing() -> UIBezierPath {
      let copy = UIBezierPath(cgPath: path)
      copy.lineWidth = lineWidth
      return copy
    }

    /// Without elements.
    public override init() { super.init() }

    // MARK: Copies and archives

    /// What an archive has; nil for what it cannot hold.
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

    /// A path of its own, with the line's figures.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = UIBezierPath(cgPath: path)
      (copy.lineWidth, copy.miterLimit, copy.flatness) = (lineWidth, miterLimit, flatness)
      copy.usesEvenOddFillRule = usesEvenOddFillRule
      (copy.lineCapStyle, copy.lineJoinStyle, copy.dash) = (lineCapStyle, lineJoinStyle, dash)
      return copy
    }

    /// A closed figure.
    public convenience init(rect: CGRect) {
      self.init()
      path.addRect(rect)
    }

    /// A closed figure of four curves.
    public convenience init(ovalIn rect: CGRect) {
      self.init()
      path.addEllipse(in: rect)
    }

    /// In points; as far as the rectangle allows.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init()
      path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// Radii in points, as far as the rectangle allows; other corners stay sharp.
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

    /// A copy of the outline, with a line as at first.
    public convenience init(cgPath: CGPath) {
      self.init()
      path.addPath(cgPath)
    }

    /// A copy at each call. Set: the outline is replaced, the line stays.
    open var cgPath: CGPath {
      get { path.copy() ?? CGPath() }
      set {
        path.removeAllElements()
        path.addPath(newValue)
      }
    }

    /// Begins a figure there.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// From where the outline ends.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// A cubic curve from where the outline ends.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// A quadratic curve from where the outline ends.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
      path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// A part of a circle, from angle to angle in radians, clockwise as it looks where y grows downwards.
    open func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      path.appendArc(center, radius, startAngle, endAngle, growing: clockwise, .identity)
    }
    /// A line back to where the figure began.
    open func close() { path.closeSubpath() }
    /// The line's width and the like stay.
    open func removeAllPoints() { path.removeAllElements() }
    /// As figures of their own.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Maps every point.
    open func apply(_ transform: CGAffineTransform) { path.apply(transform) }

    /// Whether it has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// (0, 0) for an empty one.
    open var currentPoint: CGPoint { path.currentPoint }
    /// The smallest rectangle around the outline; null when empty.
    open var bounds: CGRect { path.boundingBoxOfPath }
  }
#endif
