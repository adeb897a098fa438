// Names and functions for small vectors, as Apple's `simd` has them beside Swift's own types.

/// Two numbers.
public typealias vector_float2 = SIMD2<Float>
/// Three numbers.
public typealias vector_float3 = SIMD3<Float>
/// Four numbers.
public typealias vector_float4 = SIMD4<Float>
/// Two numbers of twice the precision.
public typealias vector_double2 = SIMD2<Double>
/// Three numbers of twice the precision.
public typealias vector_double3 = SIMD3<Double>
/// Four numbers of twice the precision.
public typealias vector_double4 = SIMD4<Double>
/// Two whole numbers.
public typealias vector_int2 = SIMD2<Int32>
/// Three whole numbers.
public typealias vector_int3 = SIMD3<Int32>
/// Four whole numbers.
public typealias vector_int4 = SIMD4<Int32>
/// Two whole numbers without a sign.
public typealias vector_uint2 = SIMD2<UInt32>
/// Three whole numbers without a sign.
public typealias vector_uint3 = SIMD3<UInt32>
/// Four whole numbers without a sign.
public typealias vector_uint4 = SIMD4<UInt32>

/// Two numbers.
public func vector2(_ x: Float, _ y: Float) -> vector_float2 { SIMD2(x, y) }
/// Two numbers of twice the precision.
public func vector2(_ x: Double, _ y: Double) -> vector_double2 { SIMD2(x, y) }
/// Two whole numbers.
public func vector2(_ x: Int32, _ y: Int32) -> vector_int2 { SIMD2(x, y) }
/// Two whole numbers without a sign.
public func vector2(_ x: UInt32, _ y: UInt32) -> vector_uint2 { SIMD2(x, y) }
/// Three numbers.
public func vector3(_ x: Float, _ y: Float, _ z: Float) -> vector_float3 { SIMD3(x, y, z) }
/// Three numbers of twice the precision.
public func vector3(_ x: Double, _ y: Double, _ z: Double) -> vector_double3 { SIMD3(x, y, z) }
/// Three whole numbers.
public func vector3(_ x: Int32, _ y: Int32, _ z: Int32) -> vector_int3 { SIMD3(x, y, z) }
/// Four numbers.
public func vector4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> vector_float4 { SIMD4(x, y, z, w) }
/// Four numbers of twice the precision.
public func vector4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> vector_double4 {
  SIMD4(x, y, z, w)
}
/// Four whole numbers.
public func vector4(_ x: Int32, _ y: Int32, _ z: Int32, _ w: Int32) -> vector_int4 { SIMD4(x, y, z, w) }

/// Two numbers.
public func simd_make_float2(_ x: Float, _ y: Float) -> vector_float2 { SIMD2(x, y) }
/// The first two of three numbers.
public func simd_make_float2(_ other: vector_float3) -> vector_float2 { SIMD2(other.x, other.y) }
/// The first two of four numbers.
public func simd_make_float2(_ other: vector_float4) -> vector_float2 { SIMD2(other.x, other.y) }
/// Three numbers.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> vector_float3 { SIMD3(x, y, z) }
/// Two numbers and a third one.
public func simd_make_float3(_ xy: vector_float2, _ z: Float) -> vector_float3 { SIMD3(xy, z) }
/// Two numbers and 0.
public func simd_make_float3(_ other: vector_float2) -> vector_float3 { SIMD3(other, 0) }
/// The first three of four numbers.
public func simd_make_float3(_ other: vector_float4) -> vector_float3 { SIMD3(other.x, other.y, other.z) }
/// Four numbers.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> vector_float4 {
  SIMD4(x, y, z, w)
}
/// Three numbers and a fourth one.
public func simd_make_float4(_ xyz: vector_float3, _ w: Float) -> vector_float4 { SIMD4(xyz, w) }
/// Three numbers and 0.
public func simd_make_float4(_ other: vector_float3) -> vector_float4 { SIMD4(other, 0) }
/// Two numbers of twice the precision.
public func simd_make_double2(_ x: Double, _ y: Double) -> vector_double2 { SIMD2(x, y) }
/// Three numbers of twice the precision.
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> vector_double3 { SIMD3(x, y, z) }
/// Four numbers of twice the precision.
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> vector_double4 {
  SIMD4(x, y, z, w)
}
/// Two whole numbers.
public func simd_make_int2(_ x: Int32, _ y: Int32) -> vector_int2 { SIMD2(x, y) }
