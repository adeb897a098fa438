// The tolerances of the solver, in one place with their reasons. Doubles carry 16 digits; lengths of a layout are about 1 to
// 10⁵ points, and coefficients are mostly ±1, ½ or a ratio. Each value leaves room for the rounding errors of sums over
// thousands of terms and is far below what a picture shows.

/// The numbers below which a difference counts as rounding error, or a coefficient as unfit for a pivot.
enum Tolerance {
  // MARK: Rows and bounds

  /// A required row is violated if it misses its constant by more than this share of `1 + |constant|`, and a variable `>= 0`
  /// if it is below minus this. Two required rows that agree to eight digits are not a conflict: people write 33.33333333
  /// for a third.
  static let feasibility = 1e-8
  /// A residual that is no more than this share of the sum of the magnitudes of its summands is what cancellation left of
  /// them.
  static let residualNoise = 1e-11
  /// Values below this are 0. A residual may come of an error of this size in each value, times the largest coefficient.
  static let valueNoise = 1e-10
  /// `Solver` tells of a violation from this share of `1 + the magnitude of the summands` on: what is told must be real, so
  /// it is wider than the noise.
  static let violation = 1e-9
  /// A dependent variable `>= 0` that comes out negative by no more than this share of `1 + |constant|` is 0; beyond, it has
  /// to be optimised with the others. Narrower than `feasibility`: to optimise it costs time, and is never wrong.
  static let negativeDependent = 1e-9
  /// An inequality has room to spare if its residual is more than this share of the magnitude of its summands: far more than
  /// what counts as tight, since rows with room are not looked at again.
  static let room = 1e-6

  /// Whether Σ coefficient · value − constant is only rounding error.
  /// - Parameters:
  ///   - magnitude: The sum of the magnitudes of the summands and of the constant.
  ///   - largest: The largest coefficient.
  @inline(__always)
  static func isNoise(_ residual: Double, magnitude: Double, largest: Double) -> Bool {
    abs(residual) <= residualNoise * magnitude + valueNoise * largest
  }

  // MARK: Pivots of a substitution

  /// A variable is solved for only in rows where its coefficient is at least this share of the largest one: substitution
  /// multiplies the errors of the other values by the inverse.
  static let pivotShare = 1e-6
  /// The factors between tied variables stay within this range: chains of substitutions multiply them, and an offset keeps
  /// at least nine of its digits.
  static let factorRange = 1e-7...1e7
  /// The coefficients of one variable add up to 0 if no more is left than this share of the largest of them. `x =
  /// 1e13 y` is a valid row.
  static let cancellation = 1e-13
  /// The same for coefficients that are products with factors of a class, which have been rounded once or twice.
  static let productCancellation = 1e-12

  // MARK: Optima

  /// A penalty rises or falls if its slope is more than this. Slopes are sums of coefficients, which cancel to some 1e-16.
  static let slope = 1e-9
  /// An optimum is unique if the interval of optimal values is no wider than this share of `1 + its larger end`.
  static let interval = 1e-9
  /// A soft constraint whose coefficient is below this goes through the slopes with the others, which decide whether it has
  /// a say.
  static let weight = 1e-6

  // MARK: The simplex

  /// An entry of a basis is a pivot if it is at least this share of the largest entry of its row: the usual compromise of
  /// Markowitz elimination between fill and growth.
  static let pivotThreshold = 0.05
  /// A component of a direction below this share of the largest one is rounding error.
  static let direction = 1e-13
  /// The rate of a row is rounding error below this share of the magnitude of its summands.
  static let rate = 1e-11
  /// Rows that move less than this while the leaving one moves by 1 are no pivots, and stand still unless the step is long.
  static let slowestRate = 1e-11
  /// A step is degenerate if it is no longer than this.
  static let degenerateStep = 1e-9
  /// Breakpoints are at one place if their steps differ by no more than this share of `1 + step`: the best pivot among them
  /// is taken.
  static let breakpoint = 1e-12
  /// The basis is factored anew if two ways to compute a pivot differ by more than this share of it.
  static let pivotDisagreement = 1e-7
  /// A residual is computed anew if its noise is more than this share of `1 + |constant|` …
  static let loss = 1e-6
  /// … and what is left of it is no more than so many times the noise.
  static let lossFactor = 1e3

  // MARK: Other optima

  /// A variable is free if another optimum moves it by more than this: plain to see beside rounding errors.
  static let move = 1e-6
  /// The distance in points to which an unbounded edge is followed.
  static let edgeLength = 100.0
  /// A variable that moves more slowly than this along an edge does not bound how far the edge is followed.
  static let slowestMove = 1e-9
}
