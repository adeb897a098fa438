// What draws overlays: it carries how, and knows where; maps have no pictures here.

import Plumbline
import UIKit

/// Draws an overlay; carried.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// How the overlay is mixed with the map; carried.
  open var blendMode = CGBlendMode.normal
  /// How many pixels a point has.
  open var contentScaleFactor: CGFloat { UIScreen.main.scale }
  /// Whether a part can be drawn now.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool { true }
  /// Draws a part; never called, as maps have no pictures here.
  open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) {}
  /// Has all of it drawn again; without effect.
  open func setNeedsDisplay() {}
  /// Has a part of it drawn again; without effect.
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  /// A point of the plane in the renderer's: from the overlay's corner.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let corner = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - corner.x, y: mapPoint.y - corner.y)
  }
  /// A point of the renderer's in the plane.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let corner = overlay.boundingMapRect.origin
    return MKMapPoint(x: corner.x + point.x, y: corner.y + point.y)
  }
  /// A rectangle of the plane in the renderer's.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin), size: CGSize(width: mapRect.size.width, height: mapRect.size.height)
    )
  }
  /// A rectangle of the renderer's in the plane.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
  }
  /// What it draws.
  public let overlay: any MKOverlay
  /// How much is seen through it.
  open var alpha: CGFloat = 1
  /// Draws an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws a path; carried.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The line.
  open var path: CGPath!
  /// How sharp its corners are; carried.
  open var miterLimit: CGFloat = 10
  /// Where dashes begin; carried.
  open var lineDashPhase: CGFloat = 0
  /// Whether it is drawn as a picture; carried.
  open var shouldRasterize = false
  /// Where the drawn part of the line begins, of 1; carried.
  open var strokeStart: CGFloat = 0
  /// Where the drawn part of the line ends, of 1; carried.
  open var strokeEnd: CGFloat = 1
  /// Tells a context how lines are; its width is in points of the screen, whatever the scale.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setLineWidth(lineWidth / zoomScale)
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
    context.setMiterLimit(miterLimit)
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    if let lineDashPattern {
      context.setLineDash(
        phase: lineDashPhase / zoomScale,
        lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
    }
  }
  /// Tells a context how surfaces are.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }
  /// Draws a line.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    guard strokeColor != nil else { return }
    context.addPath(path)
    context.strokePath()
  }
  /// Draws a surface.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    guard fillColor != nil else { return }
    context.addPath(path)
    context.fillPath()
  }
  /// Makes the line; subclasses do.
  open func createPath() {}
  /// Forgets the line.
  open func invalidatePath() { path = nil }
  /// The colour inside.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 0
  /// How the line ends.
  open var lineCap = CGLineCap.round
  /// How its parts meet.
  open var lineJoin = CGLineJoin.round
  /// The lengths of dashes.
  open var lineDashPattern: [NSNumber]?
}

/// Draws a line; carried.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Draws a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
}
/// Draws a surface; carried.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Draws a surface.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  /// The surface.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
}
/// Draws several lines; carried.
@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// Draws several lines.
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
  /// The lines.
  open var multiPolyline: MKMultiPolyline {
    overlay as? MKMultiPolyline ?? MKMultiPolyline([])
  }
}
/// Draws several surfaces; carried.
@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// Draws several surfaces.
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
  /// The surfaces.
  open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
}
/// Draws a circle; carried.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Draws a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  /// The circle.
  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0)
  }
}
