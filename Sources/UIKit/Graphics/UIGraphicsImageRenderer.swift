// Pictures that programs draw: their sizes are right, and what was asked for is kept with them (`CGContext.operations`).

import Foundation
import Plumbline

/// How a picture is to be.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
  /// The format of the main screen.
  open class func `default`() -> Self { preferred() }
  /// The format of the main screen.
  open class func preferred() -> Self { make() }
  /// The rectangle that is drawn.
  open internal(set) var bounds = CGRect.zero

  /// A format of the main screen.
  public required override init() { super.init() }

  /// The same format for a renderer's rectangle: what the program holds is not changed by it.
  func copy(for bounds: CGRect) -> Self {
    let copy = type(of: self).init()
    copy.take(self)
    copy.bounds = bounds
    return copy
  }
  func take(_ other: UIGraphicsRendererFormat) {}
  private class func make() -> Self { self.init() }
}

/// How a bitmap is to be.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours a bitmap can have. Raw values are Apple's.
  public enum Range: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unspecified = -1, automatic, extended, standard
  }
  /// Pixels a point.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether nothing shows through.
  open var opaque = false
  /// Which colours the bitmap can have.
  open var preferredRange = Range.automatic

  /// A format of the main screen.
  public required init() { super.init() }
  /// A format of a display's traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  override func take(_ other: UIGraphicsRendererFormat) {
    guard let other = other as? UIGraphicsImageRendererFormat else { return }
    (scale, opaque, preferredRange) = (other.scale, other.opaque, other.preferredRange)
  }
}

/// A drawing while it is made.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The drawing.
  public let cgContext: CGContext
  /// How the picture is to be.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the present colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// The same, mixed in a way.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws the outline of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// The same, mixed in a way.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.stroke(rect) }
  /// Draws within a rectangle only, from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// The picture so far.
  open var currentImage: UIImage {
    UIImage(drawing: cgContext, size: format.bounds.size, scale: format.scale)
  }
}

/// Makes pictures of a size.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// What draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// How pictures are to be.
  public let format: UIGraphicsImageRendererFormat

  /// Makes pictures of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  /// Makes pictures of a size in points and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Makes pictures of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Makes pictures of a rectangle and a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format.copy(for: bounds)
    super.init()
  }

  /// A picture that a closure draws.
  open func image(actions: DrawingActions) -> UIImage {
    UIImage(drawing: draw(actions), size: format.bounds.size, scale: format.scale)
  }
  /// The bytes of a picture that a closure draws: none, as nothing becomes pixels.
  open func pngData(actions: DrawingActions) -> Data {
    _ = draw(actions)
    return Data()
  }
  /// The bytes of a picture that a closure draws: none, as nothing becomes pixels.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    _ = draw(actions)
    return Data()
  }

  private func draw(_ actions: DrawingActions) -> CGContext {
    let context = CGContext(size: format.bounds.size, scale: format.scale)
    context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
    CGContext.push(context)
    defer { CGContext.pop() }
    actions(UIGraphicsImageRendererContext(context, format))
    return context
  }
}

/// The drawing that the thread draws into; nil for none.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
/// Makes a drawing the present one.
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.push(context) }
/// Makes the drawing before it the present one again.
public func UIGraphicsPopContext() { CGContext.pop() }
/// Begins a picture of a size in points, at a pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { CGContext.push(CGContext(size: size, scale: 1)) }
/// Begins a picture of a size in points; 0 for the main screen's pixels a point.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  CGContext.push(CGContext(size: size, scale: scale > 0 ? scale : onTreesThread { UIScreen.main.scale }))
}
/// The present picture; nil for none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = CGContext.current else { return nil }
  let scale = context.pixelsPerPoint
  return UIImage(
    drawing: context,
    size: CGSize(width: CGFloat(context.width) / scale, height: CGFloat(context.height) / scale),
    scale: scale)
}
/// Ends the present picture.
public func UIGraphicsEndImageContext() { CGContext.pop() }
/// Fills a rectangle of the present drawing.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
/// Draws the outline of a rectangle of the present drawing.
public func UIRectFrame(_ rect: CGRect) { CGContext.current?.stroke(rect) }
/// Draws within a rectangle of the present drawing only.
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

extension UIColor {
  /// Makes it the colour of what is filled.
  public func setFill() { CGContext.current?.setFillColor(cgColor) }
  /// Makes it the colour of outlines.
  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
  /// Makes it the colour of both.
  public func set() {
    setFill()
    setStroke()
  }
}

extension NSAttributedString {
  /// Draws the text with its upper left corner at a point.
  public func draw(at point: CGPoint) {
    CGContext.current?.draw(self, in: CGRect(origin: point, size: size()))
  }
  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }
  /// Draws the text in a rectangle.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    draw(in: rect)
  }
}

extension NSString {
  /// Draws the text with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: "\(self)", attributes: attrs).draw(at: point)
  }
  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: "\(self)", attributes: attrs).draw(in: rect)
  }
}

extension String {
  /// Draws the text with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}
