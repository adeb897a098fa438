// Outlines under UIKit's name. Nothing draws: a path is made, measured, and given to a layer.

#if !canImport(Darwin)
  import Foundation

  /// An outline with the way in which its line would be drawn.
  open class UIBezierPath: NSObject {
    private let path = CGMutablePath()

    /// The width of the line in points.
    open var lineWidth: CGFloat = 1
    /// How long a corner may be, in widths.
    open var miterLimit: CGFloat = 10
    /// How exact curves are.
    open var flatness: CGFloat = 0.6
    /// Whether a point is inside behind an odd number of lines.
    open var usesEvenOddFillRule = false
    /// How the line ends; stored.
    open var lineCapStyle = CGLineCap.butt
    /// How the line turns; stored.
    open var lineJoinStyle = CGLineJoin.miter
    /// Breaks the line; stored by nobody: nothing draws it.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    /// Fills the path in the present drawing.
    open func fill() {
      guard let context = CGContext.current else { return }
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// Draws the line in the present drawing.
    open func stroke() {
      guard let context = CGContext.current else { return }
      context.saveGState()
      context.setLineWidth(lineWidth)
      context.beginPath()
      context.addPath(path)
      context.strokePath()
      context.restoreGState()
    }
    /// Fills the path, mixed in a way and so opaque.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }
    /// Draws the line, mixed in a way and so opaque.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }
    /// Draws within the path only, from now on.
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

    /// An outline of nothing.
    public override init() { super.init() }

    /// A rectangle.
    public convenience init(rect: CGRect) {
      self.init()
      path.addRect(rect)
    }

    /// An ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
      self.init()
      path.addEllipse(in: rect)
    }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init()
      path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// A rectangle of which some corners are round.
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

    /// The outline of a path.
    public convenience init(cgPath: CGPath) {
      self.init()
      path.addPath(cgPath)
    }

    /// The outline as layers take it.
    open var cgPath: CGPath {
      get { path.copy() ?? CGPath() }
      set {
        path.removeAllElements()
        path.addPath(newValue)
      }
    }

    /// Starts a new figure.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// A line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// A curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// A curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
      path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// A part of a circle, from angle to angle in radians, clockwise as it looks where y grows downwards.
    open func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      path.appendArc(center, radius, startAngle, endAngle, growing: clockwise, .identity)
    }
    /// Closes the figure.
    open func close() { path.closeSubpath() }
    /// Removes everything.
    open func removeAllPoints() { path.removeAllElements() }
    /// The elements of another outline.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Maps every point.
    open func apply(_ transform: CGAffineTransform) { path.apply(transform) }

    /// Whether there is nothing in it.
    open var isEmpty: Bool { path.isEmpty }
    /// Where the last element ends.
    open var currentPoint: CGPoint { path.currentPoint }
    /// The smallest rectangle around the outline; null when empty.
    open var bounds: CGRect { path.boundingBoxOfPath }
  }
#endif
