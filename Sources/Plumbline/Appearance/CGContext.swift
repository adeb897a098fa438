// The drawing context of Core Graphics, where the system has none: drawing is recorded as a list of operations. Nothing
// is rasterized.

#if !canImport(Darwin)
  import Foundation

  /// A drawing: the recorded operations in their order, with the transform, colours and widths that were set.
  public final class CGContext {
    /// A recorded operation, in the context's own space: the transform of its time is applied. No counterpart of
    /// Apple's.
    public enum Operation {
      /// The fill of a path.
      case fill(CGPath, CGColor)
      /// The stroke of a path; the width is in points.
      case stroke(CGPath, CGColor, width: CGFloat)
      /// A bitmap in a rectangle.
      case image(CGImage, CGRect)
      case picture(NSObject, CGRect)
      case text(NSAttributedString, CGRect)
      /// A gradient from a point to another.
      case gradient(CGGradient, from: CGPoint, to: CGPoint)
      /// A rectangle made empty.
      case clear(CGRect)
    }

    /// The graphics state of an operation beyond its own values.
    package struct Manner {
      /// The fill rule of a path.
      package var rule = CGPathFillRule.winding
      package var lineCap = CGLineCap.butt
      package var lineJoin = CGLineJoin.miter
      /// Dashes and gaps alternating; empty for a solid line. In points of user space, as widths.
      package var dashLengths: [CGFloat] = []
      package var dashPhase: CGFloat = 0
      /// Points of the context per point of user space.
      package var scale: CGFloat = 1
      /// Opacity of what has no colour of its own.
      package var alpha: CGFloat = 1
      /// The clip paths; drawing is confined to their intersection.
      package var clip: [CGPath] = []
    }

    private struct State {
      var transform = CGAffineTransform.identity
      var fillColor = CGColor(gray: 0, alpha: 1)
      var strokeColor = CGColor(gray: 0, alpha: 1)
      var lineWidth: CGFloat = 1
      var lineCap = CGLineCap.butt
      var lineJoin = CGLineJoin.miter
      var dashLengths: [CGFloat] = []
      var dashPhase: CGFloat = 0
      var blendMode = CGBlendMode.normal
      var alpha: CGFloat = 1
      var clip: [CGPath] = []
    }

    /// The operations in drawing order. No counterpart of Apple's.
    public private(set) var operations: [Operation] = []
    /// The graphics state of each operation, by the same index.
    package private(set) var manners: [Manner] = []
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    private let scale: CGFloat
    private var state = State()
    private var savedStates: [State] = []
    private var currentPath = CGMutablePath()

    /// A drawing of a size in points, with pixels a point.
    package init(size: CGSize, scale: CGFloat) {
      self.scale = scale
      width = Int((size.width * scale).rounded(.up))
      height = Int((size.height * scale).rounded(.up))
    }

    /// Of so many pixels, at a pixel a point; nil without any. The memory is not used.
    public init?(
      data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
      space: CGColorSpace, bitmapInfo: UInt32
    ) {
      guard width > 0, height > 0 else { return nil }
      scale = 1
      self.width = width
      self.height = height
    }

    // MARK: State

    /// Pushes the graphics state: transform, colours, line, clip, opacity, blend mode.
    public func saveGState() { savedStates.append(state) }
    /// Restores the graphics state that was saved last; does nothing without one.
    public func restoreGState() { if let saved = savedStates.popLast() { state = saved } }
    /// Translates user space, in points of the current space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Scales user space by factors along the axes of the current space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Rotates user space by an angle in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// Concatenates a transform, which is applied before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
      state.transform = transform.concatenating(state.transform)
    }
    /// The fill colour from now on; black by default.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    /// The fill colour from now on, in RGB, components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// The fill colour from now on, a grey from 0 for black to 1 for white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      state.fillColor = CGColor(gray: gray, alpha: alpha)
    }
    /// The stroke colour from now on; black by default.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
    /// The stroke colour from now on, in RGB, components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// The stroke colour from now on, a grey from 0 for black to 1 for white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }
    /// The fill colour from now on, in CMYK, components from 0 to 1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
    {
      let light = 1 - black
      setFillColor(
        red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
    }
    /// The stroke colour from now on, in CMYK, components from 0 to 1.
    public func setStrokeColor(
      cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
      let light = 1 - black
      setStrokeColor(
        red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
    }
    /// The line width from now on, in points of user space; 1 by default.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// The line cap from now on; butt by default.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// The line join from now on; miter by default.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// The dash pattern from now on, in points, dashes and gaps alternating; empty, the default, for solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      (state.dashPhase, state.dashLengths) = (phase, lengths)
    }
    /// The blend mode from now on; kept in the state, not recorded.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// The opacity of everything from now on, from 0 to 1; multiplies the colours' own opacity.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Multiplies the opacity by a factor from now on.
    func multiplyAlpha(by factor: CGFloat) { state.alpha *= factor }
    /// A shadow of everything; not kept.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// A shadow of everything; not kept.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// The pixels: nil, as nothing is rasterized.
    public var data: UnsafeMutableRawPointer? { nil }
    /// sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    /// Without effect: operations are recorded at once.
    public func synchronize() {}

    // MARK: Path

    /// Discards the current path and begins an empty one.
    public func beginPath() { currentPath = CGMutablePath() }
    /// Begins a new subpath. Points are mapped by the transform of the time when the path is drawn.
    public func move(to point: CGPoint) { currentPath.move(to: point) }
    /// Appends a line from the current point.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
    /// Appends a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      currentPath.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Appends an arc, angles in radians from the x axis, and a line to it from the current point.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      currentPath.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Appends a rectangle as a subpath.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
    /// Appends the ellipse in a rectangle as a subpath.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
    /// Appends the subpaths of a path, in the current space.
    public func addPath(_ path: CGPath) { currentPath.addPath(path) }
    /// Closes the subpath with a line to its first point.
    public func closePath() { currentPath.closeSubpath() }
    /// A copy of the current path, in the current space; empty for none.
    public var path: CGPath? { currentPath.copy() }
    /// Intersects the clip with the current path, which is discarded.
    public func clip(using rule: CGPathFillRule = .winding) { state.clip.append(takePath()) }
    /// Intersects the clip with a rectangle.
    public func clip(to rect: CGRect) {
      let path = CGMutablePath()
      path.addRect(rect, transform: state.transform)
      state.clip.append(path)
    }
    /// Clips to a mask; recorded as its rectangle.
    public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

    /// Removes the clip.
    public func resetClip() { state.clip = [] }
    /// The bounding box of the clip, in the current space.
    public var boundingBoxOfClipPath: CGRect {
      let whole = CGRect(
        x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
      return state.clip.reduce(whole) { $0.intersection($1.boundingBoxOfPath) }
        .applying(state.transform.inverted())
    }

    private func takePath() -> CGPath {
      let path = CGMutablePath()
      path.addPath(currentPath, transform: state.transform)
      currentPath = CGMutablePath()
      return path
    }

    // MARK: Drawing

    private func record(_ operation: Operation, using rule: CGPathFillRule = .winding) {
      let transform = state.transform
      operations.append(operation)
      manners.append(
        Manner(
          rule: rule, lineCap: state.lineCap, lineJoin: state.lineJoin, dashLengths: state.dashLengths,
          dashPhase: state.dashPhase,
          scale: abs(transform.a * transform.d - transform.b * transform.c).squareRoot(), alpha: state.alpha,
          clip: state.clip))
    }

    /// Fills the current path with the current colour and opacity, and discards it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
      record(
        .fill(
          takePath(), state.fillColor.copy(alpha: state.fillColor.alpha * state.alpha) ?? state.fillColor),
        using: rule)
    }
    /// Strokes the current path in the current line width, and discards it.
    public func strokePath() {
      record(
        .stroke(
          takePath(),
          state.strokeColor.copy(alpha: state.strokeColor.alpha * state.alpha) ?? state.strokeColor,
          width: state.lineWidth))
    }
    /// Fills or strokes the current path, or both, and discards it.
    public func drawPath(using mode: CGPathDrawingMode) {
      let path = currentPath.copy() ?? CGPath()
      if mode != .stroke { fillPath(using: mode.rule) }
      if mode == .fill || mode == .eoFill { return }
      beginPath()
      addPath(path)
      strokePath()
    }
    /// Fills a rectangle of user space; the current path is discarded.
    public func fill(_ rect: CGRect) {
      beginPath()
      addRect(rect)
      fillPath()
    }
    /// Fills rectangles, one after the other; the current path is discarded.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Strokes a rectangle, half of the line width outside; the current path is discarded.
    public func stroke(_ rect: CGRect) {
      beginPath()
      addRect(rect)
      strokePath()
    }
    /// Strokes a rectangle in a line width in points; the current one stays.
    public func stroke(_ rect: CGRect, width: CGFloat) {
      saveGState()
      setLineWidth(width)
      stroke(rect)
      restoreGState()
    }
    /// Fills the ellipse in a rectangle; the current path is discarded.
    public func fillEllipse(in rect: CGRect) {
      beginPath()
      addEllipse(in: rect)
      fillPath()
    }
    /// Erases a rectangle.
    public func clear(_ rect: CGRect) { record(.clear(rect.applying(state.transform))) }
    /// Draws an image stretched to the rectangle; tiling is not recorded.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
      record(.image(image, rect.applying(state.transform)))
    }
    /// Draws a gradient along the line between two points; options are not recorded.
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
      options: CGGradientDrawingOptions
    ) {
      record(
        .gradient(
          gradient, from: startPoint.applying(state.transform), to: endPoint.applying(state.transform)))
    }
    /// Draws a picture that is no bitmap.
    package func draw(_ picture: NSObject, in rect: CGRect) {
      record(.picture(picture, rect.applying(state.transform)))
    }
    package func draw(_ text: NSAttributedString, in rect: CGRect) {
      record(.text(text, rect.applying(state.transform)))
    }

    // MARK: The current drawing

    private final class Stack { var contexts: [CGContext] = [] }

    private static var stack: Stack {
      let key = "Plumbline.CGContext"
      if let known = Thread.current.threadDictionary[key] as? Stack { return known }
      let made = Stack()
      Thread.current.threadDictionary[key] = made
      return made
    }

    /// The drawing that this thread draws into.
    package static var current: CGContext? { stack.contexts.last }
    package static func push(_ context: CGContext) { stack.contexts.append(context) }
    @discardableResult
    package static func pop() -> CGContext? { stack.contexts.popLast() }
    /// Pixels a point.
    package var pixelsPerPoint: CGFloat { scale }
  }

  /// The recorded drawing of a context.
  package struct CGDrawing {
    package let operations: [CGContext.Operation]
    package let manners: [CGContext.Manner]

    package init(of context: CGContext) {
      operations = context.operations
      manners = context.manners
    }
  }
#endif
