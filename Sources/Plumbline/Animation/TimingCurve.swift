// Timing curves: how far an animation has come at a fraction of its time, by a cubic curve or a spring.

import Foundation

/// A function from the fraction of the time that has passed to the fraction of the way that is done. Springs may leave 0
/// to 1 on their way.
enum TimingCurve: Hashable, Sendable {
  case linear
  /// A Bézier curve from (0, 0) to (1, 1) with two control points.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  case spring(Spring)

  static let easeInOut = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let easeIn = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)

  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self = .easeInOut
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .linear: self = .linear
    }
  }

  /// The fraction of the way. Exactly 0 before the start and 1 from the end on.
  func callAsFunction(_ fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .linear: return fraction
    case .cubic(let x1, let y1, let x2, let y2):
      return Self.bezier(y1, y2, Self.parameter(at: fraction, x1, x2))
    case .spring(let spring): return 1 - spring.displacement(at: fraction * spring.duration)
    }
  }

  private static func bezier(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  /// The parameter at which the curve's x has a value: x rises with it as long as the control points lie between 0 and 1,
  /// so that halving finds it.
  private static func parameter(at x: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if bezier(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A damped oscillation from 1 to 0.
struct Spring: Hashable, Sendable {
  /// Undamped radians per second.
  var frequency: Double
  /// The damping ratio: 1 is critical damping, less overshoots.
  var dampingRatio: Double
  /// The initial velocity, in whole ways per second towards the rest.
  var velocity: Double
  /// Seconds until it counts as resting.
  var duration: Double

  /// The displacement at which a spring counts as resting, as a fraction of the way.
  private static let rest = 0.001
  private static let logRest = -log(rest)
  /// (1 + x) · e⁻ˣ is `rest` here: when a spring of damping ratio 1 rests.
  private static let criticalRest = 9.233_413_476_451_66

  /// A spring that rests after a duration. Apple does not say how its springs get their stiffness from a duration; this
  /// one's swings are a thousandth of the way by then.
  init(duration: Double, dampingRatio: Double, velocity: Double) {
    let ratio = min(1, max(0.01, dampingRatio))
    let seconds = max(duration, .leastNormalMagnitude)
    frequency = ratio < 1 ? Self.logRest / (ratio * seconds) : Self.criticalRest / seconds
    self.dampingRatio = ratio
    self.velocity = velocity
    self.duration = seconds
  }

  /// A spring by its physics. The duration follows.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = max(mass, 1e-6)
    let stiffness = max(stiffness, 1e-6)
    self.init(
      frequency: sqrt(stiffness / mass), ratio: max(0.01, damping / (2 * sqrt(stiffness * mass))),
      velocity: velocity)
  }

  /// A spring of a perceived duration: one undamped swing takes it. `bounce` is 0 for none, 1 for endless, negative for
  /// more damping.
  init(perceptualDuration: Double, bounce: Double, velocity: Double) {
    let ratio = bounce >= 0 ? 1 - bounce : 1 / max(0.01, 1 + bounce)
    self.init(
      frequency: 2 * .pi / max(perceptualDuration, 1e-6), ratio: max(0.01, ratio), velocity: velocity)
  }

  private init(frequency: Double, ratio: Double, velocity: Double) {
    self.frequency = frequency
    dampingRatio = ratio
    self.velocity = velocity
    if ratio < 1 {
      duration = Self.logRest / (ratio * frequency)
    } else {
      // The slower of the two decays.
      let slow = frequency * (ratio - sqrt(ratio * ratio - 1))
      duration = ratio == 1 ? Self.criticalRest / frequency : Self.criticalRest / slow
    }
  }

  /// The displacement after some seconds, as a fraction of the way.
  func displacement(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * sqrt(1 - dampingRatio * dampingRatio)
      return exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
    if dampingRatio == 1 { return exp(-decay * time) * (1 + (frequency - velocity) * time) }
    let root = frequency * sqrt(dampingRatio * dampingRatio - 1)
    let fast = -decay - root
    let slow = -decay + root
    let slowPart = (-velocity - fast) / (slow - fast)
    return slowPart * exp(slow * time) + (1 - slowPart) * exp(fast * time)
  }
}
