// Frame, bounds, centre and transform, and the conversion of points between views.

import Foundation

extension UIView {
  var currentFrame: CGRect {
    let box = CGRect(origin: origin, size: storedBounds.size)
    if storedTransform.isIdentity { return box }
    let middle = center
    let around = CGRect(
      x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height
    ).applying(storedTransform)
    return around.offsetBy(dx: middle.x, dy: middle.y)
  }

  /// - Parameter byEngine: the engine's own answer, which does not become a new constraint.
  func setFrame(_ frame: CGRect, byEngine: Bool) {
    if storedTransform.isIdentity {
      let oldOrigin = origin
      origin = frame.origin
      if frame.size == storedBounds.size {
        if oldOrigin != origin { geometryDidChange(oldSize: frame.size, byEngine: byEngine) }
        return
      }
      setBounds(CGRect(origin: storedBounds.origin, size: frame.size), byEngine: byEngine, around: false)
    } else {
      let size = CGRect(origin: .zero, size: storedBounds.size).applying(storedTransform).size
      let scaleX = size.width == 0 ? 1 : frame.width / size.width
      let scaleY = size.height == 0 ? 1 : frame.height / size.height
      let newSize = CGSize(width: storedBounds.width * scaleX, height: storedBounds.height * scaleY)
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      origin = CGPoint(x: middle.x - newSize.width / 2, y: middle.y - newSize.height / 2)
      setBounds(CGRect(origin: storedBounds.origin, size: newSize), byEngine: byEngine, around: false)
    }
  }

  /// The engine's way: an untransformed rectangle in the superview's space becomes centre and bounds (spec 05 §9).
  func setUntransformedFrame(_ frame: CGRect) {
    let oldOrigin = origin
    let oldSize = storedBounds.size
    origin = frame.origin
    guard frame.size != oldSize else {
      if oldOrigin != origin { geometryDidChange(oldSize: oldSize, byEngine: true) }
      return
    }
    setBounds(CGRect(origin: storedBounds.origin, size: frame.size), byEngine: true, around: false)
  }

  /// - Parameter around: whether the centre stays, as it does when bounds are set by themselves.
  func setBounds(_ bounds: CGRect, byEngine: Bool, around: Bool = true) {
    let old = storedBounds
    guard bounds != old || !around else { return }
    storedBounds = bounds
    if around {
      origin.x += (old.width - bounds.width) / 2
      origin.y += (old.height - bounds.height) / 2
    }
    if bounds.origin != old.origin {
      markLayoutNeeded()
      boundsOriginDidChange()
    }
    geometryDidChange(oldSize: old.size, byEngine: byEngine)
  }

  func setCenter(_ point: CGPoint) {
    let moved = CGPoint(x: point.x - storedBounds.width / 2, y: point.y - storedBounds.height / 2)
    guard moved != origin else { return }
    origin = moved
    geometryDidChange(oldSize: storedBounds.size, byEngine: false)
  }

  private func geometryDidChange(oldSize: CGSize, byEngine: Bool) {
    if storedBounds.size != oldSize {
      controller?.refreshSystemMargins()
      markLayoutNeeded()
      if autoresizesSubviews { resizeSubviews(withOldSize: oldSize) }
    }
    if !byEngine {
      autoresizingReferenceSize = nil
      if item >= 0 { itemContext?.frameDidChange(of: self) }
    }
    surroundingsDidChange()
  }

  private func boundsOriginDidChange() {
    if item >= 0 { itemContext?.boundsOriginDidChange(of: self) }
  }

  // MARK: Conversion

  /// A point of this view's space in the space of another view of the tree; of the root's own superspace for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = pointInRootSpace(point)
    return view.map { $0.pointFromRootSpace(outer) } ?? outer
  }

  /// A point in another view's space, in this one's; nil is the space of the topmost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convert(point, to: self) ?? pointFromRootSpace(point)
  }

  /// A rectangle in this view's space, in another one's; nil is the space of the topmost view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    boundingBox(of: rect) { convert($0, to: view) }
  }

  /// A rectangle in another view's space, in this one's; nil is the space of the topmost view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    boundingBox(of: rect) { convert($0, from: view) }
  }

  private func boundingBox(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let first = map(rect.origin)
    let others = [
      map(CGPoint(x: rect.maxX, y: rect.minY)), map(CGPoint(x: rect.minX, y: rect.maxY)),
      map(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for corner in others {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func pointInRootSpace(_ point: CGPoint) -> CGPoint {
    var result = point
    var view: UIView? = self
    while let current = view {
      let middle = CGPoint(x: current.storedBounds.midX, y: current.storedBounds.midY)
      let turned = CGPoint(x: result.x - middle.x, y: result.y - middle.y).applying(current.storedTransform)
      result = CGPoint(x: turned.x + current.center.x, y: turned.y + current.center.y)
      view = current.storedSuperview
    }
    return result
  }

  private func pointFromRootSpace(_ point: CGPoint) -> CGPoint {
    let outer = storedSuperview?.pointFromRootSpace(point) ?? point
    let offset = CGPoint(x: outer.x - center.x, y: outer.y - center.y)
    let t = storedTransform
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0 else { return CGPoint(x: storedBounds.midX, y: storedBounds.midY) }
    let x = offset.x - t.tx
    let y = offset.y - t.ty
    return CGPoint(
      x: (t.d * x - t.c * y) / determinant + storedBounds.midX,
      y: (t.a * y - t.b * x) / determinant + storedBounds.midY)
  }
}
