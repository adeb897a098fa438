// Between AppKit's coordinates and the engine's. A point of an unflipped view lies its y above the lower edge of the
// visible bounds' origin; the engine's lies its y below the upper edge. Content that is moved by the bounds' origin moves
// the same way in both, so that the translation asks for the height alone.

import Foundation
import Plumbline

extension NSView {
  /// A rectangle of the engine's view, in this view's coordinates.
  package func rect(fromCarrier rect: CGRect) -> NSRect {
    isFlipped
      ? rect
      : NSRect(x: rect.minX, y: carrier.bounds.height - rect.maxY, width: rect.width, height: rect.height)
  }

  /// A rectangle of this view, in the coordinates of the engine's view: the same turn.
  func rect(toCarrier rect: NSRect) -> CGRect { self.rect(fromCarrier: rect) }

  private func point(turned point: NSPoint) -> NSPoint {
    isFlipped ? point : NSPoint(x: point.x, y: carrier.bounds.height - point.y)
  }

  func place(_ rect: NSRect) { carrier.frame = storedSuperview.map { $0.rect(toCarrier: rect) } ?? rect }

  var ownBounds: NSRect {
    let bounds = carrier.bounds
    return isFlipped
      ? bounds : NSRect(x: bounds.minX, y: -bounds.minY, width: bounds.width, height: bounds.height)
  }

  func moveContent(to origin: NSPoint) {
    carrier.bounds.origin = CGPoint(x: origin.x, y: isFlipped ? origin.y : -origin.y)
  }

  /// The engine's mask in the present superview: its margins are the visual ones, and a frame whose y counts from the
  /// lower edge stays there when nothing gives.
  func refreshMask() {
    let superview = storedSuperview
    let mask = superview?.autoresizesSubviews == false ? [] : autoresizingMask
    var visual: UIView.AutoresizingMask = []
    if mask.contains(.minXMargin) { visual.insert(.flexibleLeftMargin) }
    if mask.contains(.width) { visual.insert(.flexibleWidth) }
    if mask.contains(.maxXMargin) { visual.insert(.flexibleRightMargin) }
    if mask.contains(.height) { visual.insert(.flexibleHeight) }
    let isUpward = superview?.hasOriginAtBottom ?? false
    if mask.contains(.minYMargin) { visual.insert(isUpward ? .flexibleBottomMargin : .flexibleTopMargin) }
    let vertical: AutoresizingMask = [.minYMargin, .height, .maxYMargin]
    if mask.contains(.maxYMargin) || isUpward && mask.isDisjoint(with: vertical) {
      visual.insert(isUpward ? .flexibleTopMargin : .flexibleBottomMargin)
    }
    carrier.autoresizingMask = visual
  }

  // MARK: Conversion

  /// The point in the coordinates of another view of the tree; of the window, whose y grows upwards, for nil.
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    let target = view ?? rootView
    let moved = carrier.convert(self.point(turned: point), to: target.carrier)
    if view == nil { return NSPoint(x: moved.x, y: target.carrier.bounds.height - moved.y) }
    return target.point(turned: moved)
  }

  /// A point in another view's coordinates, or the window's for nil, in this one's.
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    if let view { return view.convert(point, to: self) }
    let root = rootView.carrier
    let moved = root.convert(CGPoint(x: point.x, y: root.bounds.height - point.y), to: carrier)
    return self.point(turned: moved)
  }

  /// A rectangle in the coordinates of another view of the tree; of the window for nil.
  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    Self.box(convert(rect.origin, to: view), convert(NSPoint(x: rect.maxX, y: rect.maxY), to: view))
  }

  /// A rectangle in another view's coordinates, or the window's for nil, in this one's.
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    Self.box(convert(rect.origin, from: view), convert(NSPoint(x: rect.maxX, y: rect.maxY), from: view))
  }

  private static func box(_ first: NSPoint, _ second: NSPoint) -> NSRect {
    NSRect(
      x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
      height: abs(second.y - first.y))
  }
}
