// What a row comes to in one unknown, where several of its terms follow from the same one.

/// The sum of a row's coefficients of one unknown.
struct Share: BitwiseCopyable {
  private var total = 0.0
  private var largest = 0.0

  mutating func add(_ coefficient: Double) {
    total += coefficient
    largest = max(largest, abs(coefficient))
  }

  /// 0 where the coefficients cancel: what is left of a difference of equals is rounding error. Small beside other unknowns of
  /// the row says nothing: `x = 1e13 y` has both.
  var sum: Double { abs(total) <= Tolerance.cancellation * largest ? 0 : total }
}
