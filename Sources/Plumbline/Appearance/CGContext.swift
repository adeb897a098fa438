// The drawing context of Core Graphics, where the system has none: what is drawn is kept as a list of what was asked for.
// Nothing is turned into pixels.

#if !canImport(Darwin)
  import Foundation

  /// A drawing: the operations that were asked for, in their order, with the transform, colours and widths that were set.
  public final class CGContext {
    /// Something that was drawn, in the context's own space with the transform of the time. No counterpart of
    /// Apple's.
    public enum Operation {
      /// What is inside of a path.
      case fill(CGPath, CGColor)
      /// The outline of a path; the width is in points.
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

    /// What an operation's own values do not say of how it is drawn.
    package struct Manner {
      /// Which parts of a path are filled.
      package var rule = CGPathFillRule.winding
      package var lineCap = CGLineCap.butt
      package var lineJoin = CGLineJoin.miter
      /// Dash and gap in turn; empty for one line. In points of the space that was drawn in, as widths.
      package var dashLengths: [CGFloat] = []
      package var dashPhase: CGFloat = 0
      /// Points of the context for a point of the space that was drawn in.
      package var scale: CGFloat = 1
      /// Opacity of what has no colour of its own.
      package var alpha: CGFloat = 1
      /// What is drawn lies within all of them.
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

    /// In the order in which it was drawn. No counterpart of Apple's.
    public private(set) var operations: [Operation] = []
    /// How each operation is drawn, beside it.
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

    /// State: transform, colours, line, clip, opacity, blend mode. `restoreGState()` brings it back.
    public func saveGState() { savedStates.append(state) }
    /// Takes the state that was saved last; nothing happens where none was.
    public func restoreGState() { if let saved = savedStates.popLast() { state = saved } }
    /// In points of the current space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Factors of the current space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns what is drawn from now on, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    /// What is drawn is mapped by it first.
    public func concatenate(_ transform: CGAffineTransform) {
      state.transform = transform.concatenating(state.transform)
    }
    /// The colour of what is filled from now on; black by default.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    /// The colour of what is filled from now on, its parts from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// The grey of what is filled from now on, from 0 for black to 1 for white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      state.fillColor = CGColor(gray: gray, alpha: alpha)
    }
    /// The colour of outlines from now on; black by default.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
    /// The colour of outlines from now on, its parts from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// The grey of outlines from now on, from 0 for black to 1 for white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }
    /// The colour of what is filled from now on, by the inks of a print, from 0 to 1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
    {
      let light = 1 - black
      setFillColor(
        red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
    }
    /// The colour of outlines from now on, by the inks of a print, from 0 to 1.
    public func setStrokeColor(
      cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
      let light = 1 - black
      setStrokeColor(
        red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
    }
    /// The width of outlines from now on, in points of the space that is drawn in; 1 by default.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// How outlines end from now on; cut off by default.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// How outlines turn from now on; pointed by default.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// How outlines are broken from now on, in points: dash and gap in turn; empty, the default, for one
    /// line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      (state.dashPhase, state.dashLengths) = (phase, lengths)
    }
    /// Kept in the state; operations do not say it.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// How opaque everything is from now on, from 0 to 1; multiplies the colours' own opacity.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Everything is as much less opaque from now on.
    func multiplyAlpha(by factor: CGFloat) { state.alpha *= factor }
    /// A shadow of everything; not kept.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// A shadow of everything; not kept.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// The pixels: nil, as nothing is turned into pixels.
    public var data: UnsafeMutableRawPointer? { nil }
    /// sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    /// Everything is drawn at once; without effect.
    public func synchronize() {}

    // MARK: Path

    /// The current path goes.
    public func beginPath() { currentPath = CGMutablePath() }
    /// Begins a new figure. Points are mapped by the transform of the time when the path is drawn.
    public func move(to point: CGPoint) { currentPath.move(to: point) }
    /// From where the path ends.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
    /// A cubic curve from where the path ends.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      currentPath.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Angles in radians from the right; a line leads from where the path ends.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      currentPath.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// A figure of its own.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
    /// A figure of its own, in the rectangle.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
    /// As figures of their own, in the current space.
    public func addPath(_ path: CGPath) { currentPath.addPath(path) }
    /// A line back to where the figure began.
    public func closePath() { currentPath.closeSubpath() }
    /// A copy, in the current space; empty for none.
    public var path: CGPath? { currentPath.copy() }
    /// What is drawn from now on lies within; the path goes.
    public func clip(using rule: CGPathFillRule = .winding) { state.clip.append(takePath()) }
    /// What is drawn from now on lies within.
    public func clip(to rect: CGRect) {
      let path = CGMutablePath()
      path.addRect(rect, transform: state.transform)
      state.clip.append(path)
    }
    /// Draws where a mask lets through, from now on; kept as its rectangle.
    public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

    /// Everything is drawn again from now on.
    public func resetClip() { state.clip = [] }
    /// The smallest rectangle around what is drawn, in the current space.
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

    /// With the fill colour and opacity of the time; the path goes.
    public func fillPath(using rule: CGPathFillRule = .winding) {
      record(
        .fill(
          takePath(), state.fillColor.copy(alpha: state.fillColor.alpha * state.alpha) ?? state.fillColor),
        using: rule)
    }
    /// Draws the outline of the path in the width that is set, and begins a new one.
    public func strokePath() {
      record(
        .stroke(
          takePath(),
          state.strokeColor.copy(alpha: state.strokeColor.alpha * state.alpha) ?? state.strokeColor,
          width: state.lineWidth))
    }
    /// As fill and outline of the mode; the path goes.
    public func drawPath(using mode: CGPathDrawingMode) {
      let path = currentPath.copy() ?? CGPath()
      if mode != .stroke { fillPath(using: mode.rule) }
      if mode == .fill || mode == .eoFill { return }
      beginPath()
      addPath(path)
      strokePath()
    }
    /// Fills a rectangle of the space that is drawn in; the path goes.
    public func fill(_ rect: CGRect) {
      beginPath()
      addRect(rect)
      fillPath()
    }
    /// Fills rectangles, one after the other; the path goes.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Draws the outline of a rectangle, half of the width outside; the path goes.
    public func stroke(_ rect: CGRect) {
      beginPath()
      addRect(rect)
      strokePath()
    }
    /// Draws the outline of a rectangle in a width of points; the width that is set stays.
    public func stroke(_ rect: CGRect, width: CGFloat) {
      saveGState()
      setLineWidth(width)
      stroke(rect)
      restoreGState()
    }
    /// Fills the ellipse in a rectangle; the path goes.
    public func fillEllipse(in rect: CGRect) {
      beginPath()
      addEllipse(in: rect)
      fillPath()
    }
    /// Makes a rectangle empty, whatever lies there.
    public func clear(_ rect: CGRect) { record(.clear(rect.applying(state.transform))) }
    /// Stretched to the rectangle; tiling is not kept.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
      record(.image(image, rect.applying(state.transform)))
    }
    /// Along a line between two points; options are not kept.
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

  /// What was drawn into a context, for whoever keeps it.
  package struct CGDrawing {
    package let operations: [CGContext.Operation]
    package let manners: [CGContext.Manner]

    package init(of context: CGContext) {
      operations = context.operations
      manners = context.manners
    }
  }
#endif
