// The everyday functions of Accelerate over lists of numbers (vDSP), computed one number after the other. A count of 0 or
// less computes nothing.

import UIKit

/// A count of numbers.
public typealias vDSP_Length = UInt
/// From one number to the next.
public typealias vDSP_Stride = Int

func mapped<Number>(
  _ a: UnsafePointer<Number>, _ ia: Int, _ c: UnsafeMutablePointer<Number>, _ ic: Int, _ n: vDSP_Length,
  _ change: (Number) -> Number
) {
  for index in 0..<Int(clamping: n) { c[index * ic] = change(a[index * ia]) }
}
func combined<Number>(
  _ a: UnsafePointer<Number>, _ ia: Int, _ b: UnsafePointer<Number>, _ ib: Int,
  _ c: UnsafeMutablePointer<Number>,
  _ ic: Int, _ n: vDSP_Length, _ combine: (Number, Number) -> Number
) {
  for index in 0..<Int(clamping: n) { c[index * ic] = combine(a[index * ia], b[index * ib]) }
}
func folded<Number>(
  _ a: UnsafePointer<Number>, _ ia: Int, _ n: vDSP_Length, _ initial: Number,
  _ add: (Number, Number) -> Number
) -> Number { (0..<Int(clamping: n)).reduce(initial) { add($0, a[$1 * ia]) } }

/// C = A + B.
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { combined(a, ia, b, ib, c, ic, n, +) }
/// C = A − B, with B first.
public func vDSP_vsub(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { combined(a, ia, b, ib, c, ic, n, -) }
/// C = A · B.
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { combined(a, ia, b, ib, c, ic, n, *) }
/// C = A / B, with B first.
public func vDSP_vdiv(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { combined(a, ia, b, ib, c, ic, n, /) }
/// C = A · b.
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { mapped(a, ia, c, ic, n) { $0 * b.pointee } }
/// C = A + b.
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { mapped(a, ia, c, ic, n) { $0 + b.pointee } }
/// C = |A|.
public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { mapped(a, ia, c, ic, n, abs) }
/// C = A².
public func vDSP_vsq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { mapped(a, ia, c, ic, n) { $0 * $0 } }
/// The numbers that are kept within two bounds.
public func vDSP_vclip(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ low: UnsafePointer<Float>, _ high: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { mapped(a, ia, c, ic, n) { min(max($0, low.pointee), high.pointee) } }
/// The sum.
public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, 0, +) }
/// The mean; no number for a count of 0.
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, 0, +) / Float(n) }
/// The mean of what the numbers are without their signs.
public func vDSP_meamgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, 0) { $0 + abs($1) } / Float(n) }
/// The mean of the squares.
public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, 0) { $0 + $1 * $1 } / Float(n) }
/// The root of the mean of the squares.
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (folded(a, ia, n, 0) { $0 + $1 * $1 } / Float(n)).squareRoot() }
/// The largest; −∞ for a count of 0.
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, -.infinity, max) }
/// The largest without its sign; 0 for a count of 0.
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, 0) { max($0, abs($1)) } }
/// The smallest; ∞ for a count of 0.
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, .infinity, min) }
/// The sum of the products.
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(clamping: n)).reduce(0) { $0 + a[$1 * ia] * b[$1 * ib] } }
/// Whole numbers of 16 bits as fractions' kind.
public func vDSP_vflt16(
  _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for index in 0..<Int(clamping: n) { c[index * ic] = Float(a[index * ia]) } }

/// The same over collections. Of two collections the shorter one counts.
public enum vDSP {
  /// One by one.
  public static func add(_ one: [Float], _ other: [Float]) -> [Float] { zip(one, other).map(+) }
  /// To each.
  public static func add(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { $0 + scalar } }
  /// One by one.
  public static func subtract(_ one: [Float], _ other: [Float]) -> [Float] { zip(one, other).map(-) }
  /// One by one.
  public static func multiply(_ one: [Float], _ other: [Float]) -> [Float] { zip(one, other).map(*) }
  /// Each.
  public static func multiply(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { $0 * scalar } }
  /// Each.
  public static func divide(_ vector: [Float], _ scalar: Float) -> [Float] { vector.map { $0 / scalar } }
  /// Without signs.
  public static func absolute(_ vector: [Float]) -> [Float] { vector.map(abs) }
  /// Squares.
  public static func square(_ vector: [Float]) -> [Float] { vector.map { $0 * $0 } }
  /// The sum.
  public static func sum(_ vector: [Float]) -> Float { vector.reduce(0, +) }
  /// The mean; no number for no numbers.
  public static func mean(_ vector: [Float]) -> Float { sum(vector) / Float(vector.count) }
  /// The root of the mean of the squares.
  public static func rootMeanSquare(_ vector: [Float]) -> Float { mean(square(vector)).squareRoot() }
  /// The largest; −∞ for none.
  public static func maximum(_ vector: [Float]) -> Float { vector.max() ?? -.infinity }
  /// The smallest; ∞ for none.
  public static func minimum(_ vector: [Float]) -> Float { vector.min() ?? .infinity }
  /// The sum of the products.
  public static func dot(_ one: [Float], _ other: [Float]) -> Float { sum(multiply(one, other)) }
}
