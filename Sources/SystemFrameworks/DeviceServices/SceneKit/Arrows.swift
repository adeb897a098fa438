// Arithmetic of two, three and four numbers, and of turns, under simd's names.

import Foundation

/// The sum of products.
public func dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { (x * y).sum() }
/// The sum of products.
public func dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { (x * y).sum() }
/// The sum of products.
public func dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { (x * y).sum() }
/// How long an arrow is.
public func length(_ x: SIMD2<Float>) -> Float { dot(x, x).squareRoot() }
/// How long an arrow is.
public func length(_ x: SIMD3<Float>) -> Float { dot(x, x).squareRoot() }
/// How long an arrow is.
public func length(_ x: SIMD4<Float>) -> Float { dot(x, x).squareRoot() }
/// How far two points are from each other.
public func distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length(x - y) }
/// An arrow of length 1 in the same direction.
public func normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { x / length(x) }
/// An arrow of length 1 in the same direction.
public func normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { x / length(x) }
/// An arrow of length 1 in the same direction.
public func normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x / length(x) }
/// An arrow at right angles to two others, as long as the area between them.
public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// An arrow at right angles to two others.
public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { cross(x, y) }

/// A turn as four numbers.
public struct simd_quatf: Equatable, Sendable {
  /// The numbers; the last one is the real part.
  public var vector: SIMD4<Float>
  /// Of four numbers.
  public init(vector: SIMD4<Float>) { self.vector = vector }
  /// Of four numbers.
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
  /// Around an axis of length 1, in radians.
  public init(angle: Float, axis: SIMD3<Float>) {
    vector = SIMD4(axis * Foundation.sin(angle / 2), Foundation.cos(angle / 2))
  }
  /// The imaginary part.
  public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
  /// The real part.
  public var real: Float { vector.w }
  /// How far, in radians.
  public var angle: Float { 2 * Foundation.atan2(SceneArrow.length(imag), real) }
  /// What undoes it.
  public var inverse: simd_quatf { simd_quatf(vector: SIMD4(-imag, real) / (vector * vector).sum()) }
  /// An arrow, turned.
  public func act(_ v: SIMD3<Float>) -> SIMD3<Float> {
    let t = 2 * cross(imag, v)
    return v + real * t + cross(imag, t)
  }
  /// One turn after another.
  public static func * (p: simd_quatf, q: simd_quatf) -> simd_quatf {
    simd_quatf(
      vector: SIMD4(
        p.real * q.imag + q.real * p.imag + cross(p.imag, q.imag), p.real * q.real - dot(p.imag, q.imag)))
  }
}

private enum SceneArrow {
  static func length(_ x: SIMD3<Float>) -> Float { dot(x, x).squareRoot() }
}

extension simd_float4x4 {
  /// A turn as a matrix.
  public init(_ q: simd_quatf) {
    self.init(
      SIMD4(q.act(SIMD3(1, 0, 0)), 0), SIMD4(q.act(SIMD3(0, 1, 0)), 0), SIMD4(q.act(SIMD3(0, 0, 1)), 0),
      SIMD4(0, 0, 0, 1))
  }
}
