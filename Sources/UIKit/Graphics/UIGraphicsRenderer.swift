// The base class of graphics renderers, which programs may subclass.

import Foundation
import Plumbline

/// The context of a drawing, in points with the origin at the upper left corner: the base of pictures and pages.
@preconcurrency @MainActor
open class UIGraphicsRendererContext: NSObject {
  /// The context that keeps drawing as operations; nothing becomes pixels.
  open var cgContext: CGContext { drawing }
  /// The renderer's own.
  open var format: UIGraphicsRendererFormat { ownFormat }
  final var drawing: CGContext
  private let ownFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    drawing = context
    ownFormat = format
    super.init()
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// The blend mode is not kept.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Strokes a rectangle with the current stroke colour and line width.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// The blend mode is not kept.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.stroke(rect) }
  /// Clips all later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The base of renderers of pictures and of pages, which call closures to draw.
@preconcurrency @MainActor
open class UIGraphicsRenderer: NSObject {
  /// The one that was given, with the renderer's bounds.
  open var format: UIGraphicsRendererFormat { ownFormat }
  private let ownFormat: UIGraphicsRendererFormat

  /// In points, of the preferred format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat.preferred())
  }
  /// The format is copied, with the bounds.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    ownFormat = format.copy(for: bounds)
    super.init()
  }

  /// The context of a format: as large as its bounds, at one pixel per point. For subclasses.
  open class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    CGContext(size: format.bounds.size, scale: 1)
  }
  /// Prepares a context before it is drawn into: the bounds' origin is the corner. For subclasses.
  open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
    let corner = rendererContext.format.bounds.origin
    context.translateBy(x: -corner.x, y: -corner.y)
  }

  func makeContext() -> UIGraphicsRendererContext {
    UIGraphicsRendererContext(drawingContext(), format: format)
  }
  final func drawingContext() -> CGContext {
    type(of: self).context(with: format) ?? CGContext(size: format.bounds.size, scale: 1)
  }

  @discardableResult
  final func run(_ actions: (UIGraphicsRendererContext) -> Void) -> UIGraphicsRendererContext {
    let context = makeContext()
    type(of: self).prepare(context.cgContext, with: context)
    CGContext.push(context.cgContext)
    defer { CGContext.pop() }
    actions(context)
    return context
  }
}
