// The everyday functions of Accelerate over lists of numbers of double precision.

import UIKit

/// C = A + B.
public func vDSP_vaddD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { combined(a, ia, b, ib, c, ic, n, +) }
/// C = A − B, with B first.
public func vDSP_vsubD(
  _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { combined(a, ia, b, ib, c, ic, n, -) }
/// C = A · B.
public func vDSP_vmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { combined(a, ia, b, ib, c, ic, n, *) }
/// C = A / B, with B first.
public func vDSP_vdivD(
  _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { combined(a, ia, b, ib, c, ic, n, /) }
/// C = A · b.
public func vDSP_vsmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { mapped(a, ia, c, ic, n) { $0 * b.pointee } }
/// C = A + b.
public func vDSP_vsaddD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { mapped(a, ia, c, ic, n) { $0 + b.pointee } }
/// C = |A|.
public func vDSP_vabsD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { mapped(a, ia, c, ic, n, abs) }
/// C = A².
public func vDSP_vsqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { mapped(a, ia, c, ic, n) { $0 * $0 } }
/// The numbers that are kept within two bounds.
public func vDSP_vclipD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ low: UnsafePointer<Double>, _ high: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { mapped(a, ia, c, ic, n) { min(max($0, low.pointee), high.pointee) } }
/// The sum.
public func vDSP_sveD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, 0, +) }
/// The mean; no number for a count of 0.
public func vDSP_meanvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, 0, +) / Double(n) }
/// The mean of what the numbers are without their signs.
public func vDSP_meamgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, 0) { $0 + abs($1) } / Double(n) }
/// The mean of the squares.
public func vDSP_measqvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, 0) { $0 + $1 * $1 } / Double(n) }
/// The root of the mean of the squares.
public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = (folded(a, ia, n, 0) { $0 + $1 * $1 } / Double(n)).squareRoot() }
/// The largest; −∞ for a count of 0.
public func vDSP_maxvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, -.infinity, max) }
/// The largest without its sign; 0 for a count of 0.
public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, 0) { max($0, abs($1)) } }
/// The smallest; ∞ for a count of 0.
public func vDSP_minvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = folded(a, ia, n, .infinity, min) }
/// The sum of the products.
public func vDSP_dotprD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = (0..<Int(clamping: n)).reduce(0) { $0 + a[$1 * ia] * b[$1 * ib] } }
/// Whole numbers of 16 bits as fractions' kind.
public func vDSP_vflt16D(
  _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { for index in 0..<Int(clamping: n) { c[index * ic] = Double(a[index * ia]) } }

extension vDSP {
  /// One by one.
  public static func add(_ one: [Double], _ other: [Double]) -> [Double] { zip(one, other).map(+) }
  /// To each.
  public static func add(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 + scalar } }
  /// One by one.
  public static func subtract(_ one: [Double], _ other: [Double]) -> [Double] { zip(one, other).map(-) }
  /// One by one.
  public static func multiply(_ one: [Double], _ other: [Double]) -> [Double] { zip(one, other).map(*) }
  /// Each.
  public static func multiply(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 * scalar } }
  /// Each.
  public static func divide(_ vector: [Double], _ scalar: Double) -> [Double] { vector.map { $0 / scalar } }
  /// Without signs.
  public static func absolute(_ vector: [Double]) -> [Double] { vector.map(abs) }
  /// Squares.
  public static func square(_ vector: [Double]) -> [Double] { vector.map { $0 * $0 } }
  /// The sum.
  public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
  /// The mean; no number for no numbers.
  public static func mean(_ vector: [Double]) -> Double { sum(vector) / Double(vector.count) }
  /// The root of the mean of the squares.
  public static func rootMeanSquare(_ vector: [Double]) -> Double { mean(square(vector)).squareRoot() }
  /// The largest; −∞ for none.
  public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? -.infinity }
  /// The smallest; ∞ for none.
  public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? .infinity }
  /// The sum of the products.
  public static func dot(_ one: [Double], _ other: [Double]) -> Double { sum(multiply(one, other)) }
}
