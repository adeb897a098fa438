// Decomposed transforms: translation, rotation, scale and shear are interpolated each by itself, as in Core Animation.

import Foundation

/// A transform taken apart: scale and shear first, then the turn, then the move.
struct TransformParts {
  var angle: Double
  var scaleX: Double
  var scaleY: Double
  private var shear: Double
  var move: (Double, Double)

  init?(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d))
    scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 0 else { return nil }
    scaleY = (a * d - b * c) / scaleX
    shear = (a * c + b * d) / scaleX
    angle = atan2(b, a)
    move = (Double(transform.tx), Double(transform.ty))
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGAffineTransform(
      a: cosine * scaleX, b: sine * scaleX, c: cosine * shear - sine * scaleY,
      d: sine * shear + cosine * scaleY, tx: move.0, ty: move.1)
  }

  /// The transform at a fraction of the way from one to another, turning the shorter way round. One that has no turn,
  /// because it maps everything to a line, is reached number by number.
  static func between(_ from: CGAffineTransform, _ to: CGAffineTransform, _ fraction: Double)
    -> CGAffineTransform
  {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * fraction }
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { CGFloat(mix(Double(x), Double(y))) }
    guard var parts = TransformParts(from), let end = TransformParts(to) else {
      return CGAffineTransform(
        a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d),
        tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty))
    }
    var turn = end.angle - parts.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    parts.angle += turn * fraction
    parts.scaleX = mix(parts.scaleX, end.scaleX)
    parts.scaleY = mix(parts.scaleY, end.scaleY)
    parts.shear = mix(parts.shear, end.shear)
    parts.move = (mix(parts.move.0, end.move.0), mix(parts.move.1, end.move.1))
    return parts.transform
  }
}
