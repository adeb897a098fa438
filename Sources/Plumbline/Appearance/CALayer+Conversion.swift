// Points between layers, through their common superlayers. Transforms of the plane count.

import Foundation

extension CALayer {
  /// A point of this layer's space in another one's; in the topmost layer's superspace for nil.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let outer = pointInTopSpace(point)
    return layer.map { $0.pointFromTopSpace(outer) } ?? outer
  }

  /// A point of another layer's space, or of the topmost layer's superspace, in this one's.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    pointFromTopSpace(layer?.pointInTopSpace(point) ?? point)
  }

  /// A rectangle of this layer's space in another one's: the upright box around it.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    Self.box(rect) { convert($0, to: layer) }
  }

  /// A rectangle of another layer's space in this one's: the upright box around it.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    Self.box(rect) { convert($0, from: layer) }
  }

  private static func box(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return rect
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The anchor point in the layer's own space: what `position` places and transforms turn around.
  private var pivot: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  private func pointInTopSpace(_ point: CGPoint) -> CGPoint {
    var point = point
    var layer: CALayer? = self
    while let current = layer {
      let pivot = current.pivot
      let turned = CGPoint(x: point.x - pivot.x, y: point.y - pivot.y).applying(current.affineTransform())
      point = CGPoint(x: turned.x + current.position.x, y: turned.y + current.position.y)
      layer = current.superlayer
    }
    return point
  }

  private func pointFromTopSpace(_ point: CGPoint) -> CGPoint {
    let outer = superlayer?.pointFromTopSpace(point) ?? point
    let offset = CGPoint(x: outer.x - position.x, y: outer.y - position.y)
      .applying(affineTransform().inverted())
    return CGPoint(x: offset.x + pivot.x, y: offset.y + pivot.y)
  }
}
