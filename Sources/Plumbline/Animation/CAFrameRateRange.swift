// The rates at which a display link would like to be called.

/// A range of frame rates, in frames a second, as a display link asks for it: a minimum, a maximum and the rate that suits
/// it best.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that suits, in frames a second; 0 for no limit.
  public var minimum: Float
  /// The highest rate that suits, in frames a second; 0 for no limit.
  public var maximum: Float
  /// The rate that suits best, in frames a second; nil or 0 leaves it to the system.
  public var preferred: Float?

  /// A range of rates. The numbers are not checked against each other.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// No limits: the system chooses.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
