// The coefficient of a row in one variable after substitution: several of its terms may be affine functions of that
// variable.

/// A sum of coefficients that knows whether it cancelled.
struct Share: BitwiseCopyable {
  private var total = 0.0
  private var largest = 0.0

  mutating func add(_ coefficient: Double) {
    total += coefficient
    largest = max(largest, abs(coefficient))
  }

  /// Exactly 0 where the coefficients cancel. A coefficient that is small beside those of other variables is not 0: `x =
  /// 1e13 y` has both.
  var sum: Double { abs(total) <= Tolerance.cancellation * largest ? 0 : total }
}
