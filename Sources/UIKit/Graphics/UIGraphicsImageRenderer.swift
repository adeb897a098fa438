// Image renderers: the sizes of images are right, and the drawing operations are kept with them (`CGContext.operations`).

import Foundation
import Plumbline

/// The format of a picture or a document. A renderer sets the bounds of the format that it is given.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
  /// The same as `preferred()`.
  open class func `default`() -> Self { preferred() }
  /// A new one, for the main screen's scale.
  open class func preferred() -> Self { make() }
  /// In points; zero until a renderer takes the format.
  open internal(set) var bounds = CGRect.zero

  /// For the main screen, without bounds.
  public required override init() { super.init() }

  /// A copy of the format for a renderer's rectangle; the program's own is not changed.
  func copy(for bounds: CGRect) -> Self {
    let copy = type(of: self).init()
    copy.take(self)
    copy.bounds = bounds
    return copy
  }
  func take(_ other: UIGraphicsRendererFormat) {}
  private class func make() -> Self { self.init() }
}

/// The format of a bitmap: only its scale counts for layout.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours. Raw values are Apple's.
  public enum Range: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unspecified = -1, automatic, extended, standard
  }
  /// Pixels per point; the main screen's by default.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether the bitmap is opaque; false by default; carried.
  open var opaque = false
  /// `.automatic` by default; carried.
  open var preferredRange = Range.automatic

  /// For the main screen.
  public required init() { super.init() }
  /// With the traits' display scale, where they have one; otherwise the main screen's.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  override func take(_ other: UIGraphicsRendererFormat) {
    guard let other = other as? UIGraphicsImageRendererFormat else { return }
    (scale, opaque, preferredRange) = (other.scale, other.opaque, other.preferredRange)
  }
}

/// The context of a drawing, in points with the origin at the upper left corner.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The renderer's own.
  open override var format: UIGraphicsImageRendererFormat { imageFormat }
  private let imageFormat: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(context, format: format)
  }
  /// The drawing so far as an image, as large as the format's bounds.
  open var currentImage: UIImage {
    UIImage(drawing: cgContext, size: format.bounds.size, scale: format.scale)
  }
}

/// A renderer of pictures: `UIImage`s of the right size that know what was drawn into them.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Called at once, with the context as the current one.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The one that was given, with the renderer's bounds.
  open override var format: UIGraphicsImageRendererFormat { imageFormat }
  private let imageFormat: UIGraphicsImageRendererFormat

  /// At the main screen's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  /// The format is copied, with the bounds.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// A renderer of a rectangle in points, at the main screen's scale; the origin of the bounds is the picture's corner.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// The format is copied, with the bounds.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format.copy(for: bounds)
    super.init(bounds: bounds, format: imageFormat)
  }

  /// A context as large as the format's bounds, at its scale.
  open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    CGContext(
      size: format.bounds.size,
      scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? UIScreen.main.scale)
  }
  override func makeContext() -> UIGraphicsRendererContext {
    UIGraphicsImageRendererContext(drawingContext(), format)
  }

  /// A picture as large as the bounds, at the format's scale. Its `drawnOperations` are what the closure drew.
  open func image(actions: DrawingActions) -> UIImage {
    UIImage(drawing: draw(actions), size: format.bounds.size, scale: format.scale)
  }
  /// The bytes of a PNG of a drawing: empty, as nothing becomes pixels.
  open func pngData(actions: DrawingActions) -> Data {
    _ = draw(actions)
    return Data()
  }
  /// The bytes of a JPEG of a drawing: empty, as nothing becomes pixels.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    _ = draw(actions)
    return Data()
  }

  private func draw(_ actions: DrawingActions) -> CGContext {
    run { if let context = $0 as? UIGraphicsImageRendererContext { actions(context) } }.cgContext
  }
}

/// The current context: the one of this thread that was pushed last; nil for none. Inside a renderer's closure: its own.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
/// Begins a context at one pixel per point. Ended by `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { CGContext.push(CGContext(size: size, scale: 1)) }
/// Begins a context at `scale` pixels per point, 0 for the main screen's. Opacity is not kept.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  CGContext.push(CGContext(size: size, scale: scale > 0 ? scale : onTreesThread { UIScreen.main.scale }))
}
/// The current drawing as an image, in points, at the context's scale; nil without a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = CGContext.current else { return nil }
  let scale = context.pixelsPerPoint
  return UIImage(
    drawing: context,
    size: CGSize(width: CGFloat(context.width) / scale, height: CGFloat(context.height) / scale),
    scale: scale)
}
/// Ends the current context; the one before becomes current again.
public func UIGraphicsEndImageContext() { CGContext.pop() }
/// Fills a rectangle with the fill colour. Does nothing where there is no context.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
/// The same; nothing lies below that the colour could be mixed with.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) { UIRectFill(rect) }

extension UIColor {
  /// Sets the fill colour of the current context; does nothing where there is none.
  public func setFill() { CGContext.current?.setFillColor(cgColor) }
  /// Sets the stroke colour of the current context; does nothing where there is none.
  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
  /// Sets the fill and stroke colours of the current context.
  public func set() {
    setFill()
    setStroke()
  }
}

extension NSAttributedString {
  /// Draws the text at a point, on as many lines as it has; the size is measured. Does nothing where there is no context.
  public func draw(at point: CGPoint) {
    CGContext.current?.draw(self, in: CGRect(origin: point, size: size()))
  }
  /// Draws the text into the current context; it is not cut or broken at the rectangle here.
  public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }
  /// The same as `draw(in:)`: options are not kept.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    draw(in: rect)
  }
}

extension NSString {
  /// The same as `draw(in:withAttributes:)`: options and context are not kept.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
  /// Draws the text at a point of the current context, in points.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: "\(self)", attributes: attrs).draw(at: point)
  }
  /// Draws the text into the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: "\(self)", attributes: attrs).draw(in: rect)
  }
}

extension String {
  /// The same as `draw(in:withAttributes:)`: options and context are not kept.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
  /// Draws the text at a point of the current context, in points.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  /// Draws the text into the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}
