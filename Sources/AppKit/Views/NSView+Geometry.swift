// Conversion between AppKit's coordinates and the engine's. A point of an unflipped view lies its y above the lower
// edge of the visible bounds' origin; the engine's lies its y below the upper edge. Content that is moved by the
// bounds' origin moves the same way in both, so that the translation asks for the height alone, and for the length of
// the view's points where its bounds are scaled.

import Foundation
import Plumbline

extension NSView {
  /// A rectangle of the engine's view, in this view's coordinates.
  package func rect(fromCarrier rect: CGRect) -> NSRect {
    let scale = carrier.scaleInWindow
    let turned = self.turned(rect)
    return NSRect(
      x: turned.minX / scale.width, y: turned.minY / scale.height, width: turned.width / scale.width,
      height: turned.height / scale.height)
  }

  /// A rectangle of this view, in the coordinates of the engine's view.
  func rect(toCarrier rect: NSRect) -> CGRect {
    let scale = carrier.scaleInWindow
    return turned(
      CGRect(
        x: rect.minX * scale.width, y: rect.minY * scale.height, width: rect.width * scale.width,
        height: rect.height * scale.height))
  }

  /// A rectangle in points of the window, with y flipped.
  private func turned(_ rect: CGRect) -> CGRect {
    isFlipped
      ? rect
      : CGRect(x: rect.minX, y: carrier.bounds.height - rect.maxY, width: rect.width, height: rect.height)
  }

  private func point(fromCarrier point: CGPoint) -> NSPoint {
    rect(fromCarrier: CGRect(origin: point, size: .zero)).origin
  }

  private func point(toCarrier point: NSPoint) -> CGPoint {
    rect(toCarrier: NSRect(origin: point, size: .zero)).origin
  }

  func place(_ rect: NSRect) { carrier.frame = storedSuperview.map { $0.rect(toCarrier: rect) } ?? rect }

  /// Calls `resizeSubviews(withOldSize:)` for a size of which subclasses have not been told yet.
  func tellSize() {
    let old = toldSize
    toldSize = carrier.bounds.size
    if toldSize != old { resizeSubviews(withOldSize: old) }
  }

  // MARK: Bounds

  var ownBounds: NSRect {
    let bounds = carrier.bounds
    let scale = carrier.scaleInWindow
    return NSRect(
      x: bounds.minX / scale.width, y: (isFlipped ? bounds.minY : -bounds.minY) / scale.height,
      width: bounds.width / scale.width, height: bounds.height / scale.height)
  }

  func moveContent(to origin: NSPoint) {
    let scale = carrier.scaleInWindow
    carrier.bounds.origin = CGPoint(
      x: origin.x * scale.width, y: (isFlipped ? origin.y : -origin.y) * scale.height)
  }

  /// Sets the length of the view's own points; the view's content keeps its numbers.
  func setScale(_ scale: CGSize) {
    guard scale.width > 0, scale.height > 0, scale.width.isFinite, scale.height.isFinite else { return }
    let origin = ownBounds.origin
    keepingNumbers {
      carrier.contentScale = scale
      moveContent(to: origin)
    }
  }

  /// Runs a change of scale around the subtree, and gives what lies in it the frames that it had, in numbers.
  func keepingNumbers(_ change: () -> Void) {
    var frames: [(NSView, NSRect, NSPoint)] = []
    func note(_ view: NSView) {
      for subview in view.storedSubviews {
        frames.append((subview, subview.frame, subview.ownBounds.origin))
        note(subview)
      }
    }
    note(self)
    change()
    for (view, frame, origin) in frames {
      view.place(frame)
      view.moveContent(to: origin)
    }
  }

  /// Sets the engine's mask for the current superview: its margins are the visual ones, and a frame whose y counts
  /// from the lower edge stays there when nothing gives.
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
    let moved = carrier.convert(self.point(toCarrier: point), to: target.carrier)
    if view == nil { return NSPoint(x: moved.x, y: target.carrier.bounds.height - moved.y) }
    return target.point(fromCarrier: moved)
  }

  /// A point in another view's coordinates, or the window's for nil, in this one's.
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    if let view { return view.convert(point, to: self) }
    let root = rootView.carrier
    let moved = root.convert(CGPoint(x: point.x, y: root.bounds.height - point.y), to: carrier)
    return self.point(fromCarrier: moved)
  }

  /// A rectangle in the coordinates of another view of the tree; of the window for nil.
  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    Self.box(convert(rect.origin, to: view), convert(NSPoint(x: rect.maxX, y: rect.maxY), to: view))
  }

  /// A rectangle in another view's coordinates, or the window's for nil, in this one's.
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    Self.box(convert(rect.origin, from: view), convert(NSPoint(x: rect.maxX, y: rect.maxY), from: view))
  }

  /// A size of this view's points in those of another one; of the window for nil.
  public func convert(_ size: NSSize, to view: NSView?) -> NSSize {
    convert(NSRect(origin: .zero, size: size), to: view).size
  }

  /// A size of another view's points, or the window's for nil, in this one's.
  public func convert(_ size: NSSize, from view: NSView?) -> NSSize {
    convert(NSRect(origin: .zero, size: size), from: view).size
  }

  private static func box(_ first: NSPoint, _ second: NSPoint) -> NSRect {
    NSRect(
      x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
      height: abs(second.y - first.y))
  }
}
