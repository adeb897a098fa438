// Matrices of four by four, and where nodes are by them.

import Foundation
import UIKit

/// Sixteen numbers, a row after the other; points are rows that are multiplied from the left.
public struct SCNMatrix4: Equatable, Sendable {
  /// Apple's names of the numbers.
  public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: Float
  /// Sixteen numbers.
  public init(
    m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float,
    m31: Float, m32: Float, m33: Float, m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
  /// Zeros.
  public init() { self.init(rows: [Float](repeating: 0, count: 16)) }
  /// The numbers of a matrix of columns.
  public init(_ m: simd_float4x4) {
    self.init(
      rows: [m.columns.0, m.columns.1, m.columns.2, m.columns.3].flatMap { [$0.x, $0.y, $0.z, $0.w] })
  }
  fileprivate init(rows r: [Float]) {
    self.init(
      m11: r[0], m12: r[1], m13: r[2], m14: r[3], m21: r[4], m22: r[5], m23: r[6], m24: r[7], m31: r[8],
      m32: r[9], m33: r[10], m34: r[11], m41: r[12], m42: r[13], m43: r[14], m44: r[15])
  }
  fileprivate var rows: [Float] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// Four columns of four numbers.
public struct simd_float4x4: Equatable, Sendable {
  /// The columns.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  /// Columns.
  public init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) {
    columns = (a, b, c, d)
  }
  /// Columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  /// Zeros.
  public init() { self.init(.zero, .zero, .zero, .zero) }
  /// A number on the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD4(repeating: scalar)) }
  /// Numbers on the diagonal.
  public init(diagonal d: SIMD4<Float>) {
    self.init(
      SIMD4(d.x, 0, 0, 0), SIMD4(0, d.y, 0, 0), SIMD4(0, 0, d.z, 0), SIMD4(0, 0, 0, d.w))
  }
  /// The columns of a matrix of rows.
  public init(_ m: SCNMatrix4) {
    let r = m.rows
    func column(_ i: Int) -> SIMD4<Float> { SIMD4(r[i], r[i + 1], r[i + 2], r[i + 3]) }
    self.init(column(0), column(4), column(8), column(12))
  }
  /// Whether all numbers are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1 && lhs.columns.2 == rhs.columns.2
      && lhs.columns.3 == rhs.columns.3
  }
  /// A column.
  public subscript(column: Int) -> SIMD4<Float> {
    get { [columns.0, columns.1, columns.2, columns.3][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
  /// A column by a matrix.
  public static func * (m: Self, v: SIMD4<Float>) -> SIMD4<Float> {
    m.columns.0 * v.x + m.columns.1 * v.y + m.columns.2 * v.z + m.columns.3 * v.w
  }
  /// One after the other, the right one first.
  public static func * (a: Self, b: Self) -> Self {
    Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
  }
}

/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias float3 = SIMD3<Float>
/// Four columns of four numbers.
public typealias float4x4 = simd_float4x4
/// Four columns of four numbers.
public typealias matrix_float4x4 = simd_float4x4
/// Ones on the diagonal.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// How long an arrow is.
public func simd_length(_ x: SIMD3<Float>) -> Float { (x * x).sum().squareRoot() }
/// How far two points are from each other.
public func simd_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_length(x - y) }
/// An arrow of length 1.
public func simd_normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { x / simd_length(x) }
/// The sum of products.
public func simd_dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { (x * y).sum() }
/// One matrix after the other, the right one first.
public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
/// A column by a matrix.
public func simd_mul(_ a: simd_float4x4, _ b: SIMD4<Float>) -> SIMD4<Float> { a * b }
/// One matrix after the other, the right one first.
public func matrix_multiply(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }

/// Ones on the diagonal.
public let SCNMatrix4Identity = SCNMatrix4(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

/// Moves.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var m = SCNMatrix4Identity
  (m.m41, m.m42, m.m43) = (tx, ty, tz)
  return m
}
/// Makes larger.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  var m = SCNMatrix4Identity
  (m.m11, m.m22, m.m33) = (sx, sy, sz)
  return m
}
/// Turns around a direction, in radians.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return SCNMatrix4Identity }
  let (x, y, z, c, s) = (x / length, y / length, z / length, cos(angle), sin(angle))
  let d: Float = 1 - c
  var m = SCNMatrix4Identity
  (m.m11, m.m22, m.m33) = (c + x * x * d, c + y * y * d, c + z * z * d)
  let (xy, xz, yz): (Float, Float, Float) = (x * y * d, x * z * d, y * z * d)
  (m.m12, m.m13, m.m23) = (xy + z * s, xz - y * s, yz + x * s)
  (m.m21, m.m31, m.m32) = (xy - z * s, xz + y * s, yz - x * s)
  return m
}
/// One after the other, the left one first.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  let (p, q) = (a.rows, b.rows)
  var rows = [Float](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      for k in 0..<4 { rows[row * 4 + column] += p[row * 4 + k] * q[k * 4 + column] }
    }
  }
  return SCNMatrix4(rows: rows)
}
/// Moves first.
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
/// Makes larger afterwards.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
/// Turns afterwards.
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float)
  -> SCNMatrix4
{ SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z)) }
/// Whether all numbers are equal.
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a == b }

extension SCNVector3 {
  /// Three numbers.
  public init(_ v: SIMD3<Float>) { self.init(v.x, v.y, v.z) }
}

extension SIMD3 where Scalar == Float {
  /// Three numbers.
  public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

extension SCNNode {
  /// Where it is, how it is turned and how large it is, in its parent's coordinates: made larger, turned around its own axes
  /// (around z, then y, then x, as Apple has it) and moved.
  public var transform: SCNMatrix4 {
    get {
      let turned =
        rotation.w != 0
        ? SCNMatrix4MakeRotation(rotation.w, rotation.x, rotation.y, rotation.z)
        : SCNMatrix4Mult(
          SCNMatrix4Mult(
            SCNMatrix4MakeRotation(eulerAngles.z, 0, 0, 1), SCNMatrix4MakeRotation(eulerAngles.y, 0, 1, 0)),
          SCNMatrix4MakeRotation(eulerAngles.x, 1, 0, 0))
      let scaled = SCNMatrix4Mult(SCNMatrix4MakeScale(scale.x, scale.y, scale.z), turned)
      return SCNMatrix4Mult(scaled, SCNMatrix4MakeTranslation(position.x, position.y, position.z))
    }
    set {
      func length(_ x: Float, _ y: Float, _ z: Float) -> Float { simd_length(SIMD3(x, y, z)) }
      position = SCNVector3(newValue.m41, newValue.m42, newValue.m43)
      scale = SCNVector3(
        length(newValue.m11, newValue.m12, newValue.m13), length(newValue.m21, newValue.m22, newValue.m23),
        length(newValue.m31, newValue.m32, newValue.m33))
      rotation = SCNVector4(0, 0, 0, 0)
      let (a, b, c) = (
        max(scale.x, .leastNormalMagnitude), max(scale.y, .leastNormalMagnitude),
        max(scale.z, .leastNormalMagnitude)
      )
      // Of the product of the three turns: m31 = sin y, m32 = -sin x cos y, m33 = cos x cos y, m21 = -cos y sin z.
      let sine = newValue.m31 / c
      guard abs(sine) < 0.999_999 else {
        // Turned a quarter around y, the other two turn around one axis: all of it is x's.
        eulerAngles = SCNVector3(
          atan2(newValue.m23 / b, newValue.m22 / b), sine < 0 ? -Float.pi / 2 : .pi / 2, 0)
        return
      }
      eulerAngles = SCNVector3(
        atan2(-newValue.m32 / c, newValue.m33 / c), asin(max(-1, min(1, newValue.m31 / c))),
        atan2(-newValue.m21 / b, newValue.m11 / a))
    }
  }
  /// The same in the scene's coordinates.
  public var worldTransform: SCNMatrix4 {
    parent.map { SCNMatrix4Mult(transform, $0.worldTransform) } ?? transform
  }
  /// Where it is in the scene's coordinates.
  public var worldPosition: SCNVector3 {
    get {
      let m = worldTransform
      return SCNVector3(m.m41, m.m42, m.m43)
    }
    set { position = parent?.convertPosition(newValue, from: nil) ?? newValue }
  }
  /// `transform` in columns.
  public var simdTransform: simd_float4x4 {
    get { simd_float4x4(transform) }
    set { transform = SCNMatrix4(newValue) }
  }
  /// `worldTransform` in columns.
  public var simdWorldTransform: simd_float4x4 {
    get { simd_float4x4(worldTransform) }
    set { simdTransform = (parent.map { $0.simdWorldTransform.inverse * newValue }) ?? newValue }
  }
  /// `position`.
  public var simdPosition: SIMD3<Float> {
    get { SIMD3(position) }
    set { position = SCNVector3(newValue) }
  }
  /// `worldPosition`.
  public var simdWorldPosition: SIMD3<Float> {
    get { SIMD3(worldPosition) }
    set { worldPosition = SCNVector3(newValue) }
  }
  /// `eulerAngles`.
  public var simdEulerAngles: SIMD3<Float> {
    get { SIMD3(eulerAngles) }
    set { eulerAngles = SCNVector3(newValue) }
  }
  /// `scale`.
  public var simdScale: SIMD3<Float> {
    get { SIMD3(scale) }
    set { scale = SCNVector3(newValue) }
  }
  /// The box around its own body, in its coordinates: zeros without a body, and of bodies whose size is not known here.
  public var boundingBox: (min: SCNVector3, max: SCNVector3) {
    geometry?.boundingBox ?? (SCNVector3(), SCNVector3())
  }
}

extension SCNGeometry {
  /// The box around it, in its own coordinates; zeros for texts, which are not set here.
  public var boundingBox: (min: SCNVector3, max: SCNVector3) {
    let half: (CGFloat, CGFloat, CGFloat)
    switch self {
    case let box as SCNBox: half = (box.width / 2, box.height / 2, box.length / 2)
    case let ball as SCNSphere: half = (ball.radius, ball.radius, ball.radius)
    case let plane as SCNPlane: half = (plane.width / 2, plane.height / 2, 0)
    case let roll as SCNCylinder: half = (roll.radius, roll.height / 2, roll.radius)
    case let cone as SCNCone:
      let radius = max(cone.topRadius, cone.bottomRadius)
      half = (radius, cone.height / 2, radius)
    case let ring as SCNTorus:
      half = (ring.ringRadius + ring.pipeRadius, ring.pipeRadius, ring.ringRadius + ring.pipeRadius)
    case let tube as SCNTube: half = (tube.outerRadius, tube.height / 2, tube.outerRadius)
    case let capsule as SCNCapsule: half = (capsule.capRadius, capsule.height / 2, capsule.capRadius)
    case let pyramid as SCNPyramid:
      return (
        SCNVector3(-pyramid.width / 2, 0, -pyramid.length / 2),
        SCNVector3(pyramid.width / 2, pyramid.height, pyramid.length / 2)
      )
    default:
      let points = sources(for: .vertex).flatMap(\.points).map { SIMD3<Float>($0.x, $0.y, $0.z) }
      guard let first = points.first else { return (SCNVector3(), SCNVector3()) }
      return (SCNVector3(points.reduce(first, pointwiseMin)), SCNVector3(points.reduce(first, pointwiseMax)))
    }
    return (SCNVector3(-half.0, -half.1, -half.2), SCNVector3(half.0, half.1, half.2))
  }
}
