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

/// Two numbers of twice the precision.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers of twice the precision.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers of twice the precision.
public typealias simd_double4 = SIMD4<Double>
/// Two whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Three whole numbers.
public typealias simd_int3 = SIMD3<Int32>
/// Four whole numbers.
public typealias simd_int4 = SIMD4<Int32>
/// Two whole numbers.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three whole numbers.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four whole numbers.
public typealias simd_uint4 = SIMD4<UInt32>
/// Two numbers.
public typealias float2 = SIMD2<Float>
/// Four numbers.
public typealias float4 = SIMD4<Float>

/// The length of an arrow.
public func simd_length(_ x: SIMD2<Float>) -> Float { length(x) }
/// The length of an arrow.
public func simd_length(_ x: SIMD4<Float>) -> Float { length(x) }
/// The square of the length of an arrow.
public func simd_length_squared(_ x: SIMD2<Float>) -> Float { dot(x, x) }
/// The square of the length of an arrow.
public func simd_length_squared(_ x: SIMD3<Float>) -> Float { dot(x, x) }
/// The square of the length of an arrow.
public func length_squared(_ x: SIMD2<Float>) -> Float { dot(x, x) }
/// The square of the length of an arrow.
public func length_squared(_ x: SIMD3<Float>) -> Float { dot(x, x) }
/// How far two points are from each other.
public func simd_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length(x - y) }
/// How far two points are from each other.
public func distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length(x - y) }
/// The square of how far two points are from each other.
public func simd_distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { dot(x - y, x - y) }
/// The square of how far two points are from each other.
public func distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { dot(x - y, x - y) }
/// An arrow of length 1 in the same direction.
public func simd_normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { normalize(x) }
/// An arrow of length 1 in the same direction.
public func simd_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { normalize(x) }
/// The sum of the products.
public func simd_dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { dot(x, y) }
/// The sum of the products.
public func simd_dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { dot(x, y) }
/// Between two points: at the first for 0, at the second for 1.
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float> { x + (y - x) * t }
/// Between two points: at the first for 0, at the second for 1.
public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ t: SIMD3<Float>) -> SIMD3<Float> {
  x + (y - x) * t
}
/// Between two points: at the first for 0, at the second for 1.
public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: Float) -> SIMD2<Float> { x + (y - x) * t }
/// Each number, at least and at most.
public func clamp(_ x: SIMD3<Float>, min: Float, max: Float) -> SIMD3<Float> {
  x.clamped(lowerBound: SIMD3(repeating: min), upperBound: SIMD3(repeating: max))
}
/// A number, at least and at most.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
/// Each number, at least and at most.
public func simd_clamp(_ x: SIMD3<Float>, _ min: SIMD3<Float>, _ max: SIMD3<Float>) -> SIMD3<Float> {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Each number without its sign.
public func simd_abs(_ x: SIMD3<Float>) -> SIMD3<Float> { x.replacing(with: -x, where: x .< 0) }
/// Without its sign, each number.
public func abs(_ x: SIMD3<Float>) -> SIMD3<Float> { simd_abs(x) }
/// The smaller ones.
public func simd_min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(x, y) }
/// The greater ones.
public func simd_max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMax(x, y) }
/// The direction in which an arrow is thrown back by a surface.
public func simd_reflect(_ x: SIMD3<Float>, _ n: SIMD3<Float>) -> SIMD3<Float> { x - n * (2 * dot(x, n)) }
/// The direction in which an arrow is thrown back by a surface.
public func reflect(_ x: SIMD3<Float>, n: SIMD3<Float>) -> SIMD3<Float> { simd_reflect(x, n) }
