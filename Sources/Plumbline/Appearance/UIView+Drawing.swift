// Content that a view draws by itself, for pictures that programs make of layers.

import Foundation

#if !canImport(Darwin)
  /// A view whose content is drawn without a call of its `draw(_:)`.
  @MainActor
  protocol ContentDrawing: UIView {
    func drawOwnContent(in context: CGContext)
  }

  extension UIView {
    /// Has the view draw into a context: by its `draw(_:)`, with the context as the current one.
    func drawContent(in context: CGContext) {
      if let own = self as? any ContentDrawing { return own.drawOwnContent(in: context) }
      CGContext.push(context)
      context.saveGState()
      draw(bounds)
      context.restoreGState()
      CGContext.pop()
    }

    /// What the program draws of the view beneath its subviews, in the view's own space: by its `draw(_:)`, its layer's class
    /// and delegate, and the layers that it added. Not its background and border, nor what Apple's classes show.
    /// - Parameter callsDraw: false for views whose `draw(_:)` draws what the picture has already.
    package func drawForPicture(in context: CGContext, callsDraw: Bool) {
      context.saveGState()
      if callsDraw, !(self is any ContentDrawing) { drawContent(in: context) }
      if let layer = look?.layer {
        layer.drawOwnContent(in: context)
        layer.draw(in: context)
        for sublayer in layer.addedSublayers where !sublayer.isHidden {
          sublayer.renderAtItsPlace(in: context)
        }
      }
      context.restoreGState()
    }

    /// The rectangle of content of a size, by the view's content mode.
    func rectOfContent(of size: CGSize) -> CGRect {
      guard size.width > 0, size.height > 0 else { return bounds }
      let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
      func scaled(_ scale: CGFloat) -> CGRect {
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
      }
      var rect = scaled(1)
      switch contentMode {
      case .scaleToFill, .redraw: return bounds
      case .scaleAspectFit: return scaled(min(wide, high))
      case .scaleAspectFill: return scaled(max(wide, high))
      case .center: return rect
      case .top, .topLeft, .topRight: rect.origin.y = bounds.minY
      case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.maxY - size.height
      case .left, .right: break
      }
      switch contentMode {
      case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
      case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - size.width
      default: break
      }
      return rect
    }
  }
#endif
