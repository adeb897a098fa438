// Timing curves as objects, for property animators.

import Foundation

/// The kind of a timing curve. Raw values are Apple's.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// Apple's names in the order of the raw values.
  case builtin = 0, cubic, spring, composed
}

/// Gives an animator its timing curve: a cubic one, a spring, or the system's.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// Tells which of the two parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil for a spring alone.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, which wins over a cubic curve; nil for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The curve; one that takes its time from itself ignores the animator's duration.
  func curve(duration: TimeInterval) -> TimingCurve {
    if let spring = springTimingParameters { return .spring(spring.spring(duration: duration)) }
    return cubicTimingParameters?.curve ?? .easeInOut
  }

  func duration(_ duration: TimeInterval) -> TimeInterval {
    springTimingParameters?.spring(duration: duration).duration ?? duration
  }
}

/// A Bézier curve from 0, 0 to 1, 1: the time across, how far the change is up.
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve that it was made of; `.easeInOut` for one of control points.
  public let animationCurve: UIView.AnimationCurve
  /// The control point next to (0, 0); x from 0 to 1, y may be beyond.
  public let controlPoint1: CGPoint
  /// The control point next to (1, 1); x from 0 to 1, y may be beyond.
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// The control points of the system's curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    let numbers: [CGFloat]
    switch curve {
    case .easeInOut: numbers = [0.42, 0, 0.58, 1]
    case .easeIn: numbers = [0.42, 0, 1, 1]
    case .easeOut: numbers = [0, 0, 0.58, 1]
    case .linear: numbers = [0, 0, 1, 1]
    }
    controlPoint1 = CGPoint(x: numbers[0], y: numbers[1])
    controlPoint2 = CGPoint(x: numbers[2], y: numbers[3])
    super.init()
  }

  /// Not checked: for an x beyond 0 to 1 the curve is no function of time.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// `.easeInOut`.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Built in for one of the system's curves, cubic for control points.
  public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: a Bézier curve is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve {
    if isBuiltin { return TimingCurve(animationCurve) }
    return .cubic(
      x1: min(1, max(0, Double(controlPoint1.x))), y1: Double(controlPoint1.y),
      x2: min(1, max(0, Double(controlPoint2.x))), y2: Double(controlPoint2.y))
  }
}

/// A spring that pulls changes to their new values, beyond them and back.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(CGFloat)
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case bounce(duration: TimeInterval, bounce: CGFloat)
  }
  private let kind: Kind
  /// The initial velocity, in ways a second along each axis; x counts for scalar values.
  public let initialVelocity: CGVector

  /// 1 for no swinging, less for more; it rests after the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// A spring by its physics, whose settling time counts in place of the animator's duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physics(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// The duration in seconds as it is felt; bounce from -1 to 1, 0 for none. Its own time to rest counts.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .bounce(duration: duration, bounce: bounce)
    initialVelocity = velocity
    super.init()
  }

  /// The system's spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Always `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil: a spring is no Bézier curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  func spring(duration: TimeInterval) -> Spring {
    let velocity = Double(initialVelocity.dx)
    switch kind {
    case .ratio(let ratio):
      return Spring(duration: duration, dampingRatio: Double(ratio), velocity: velocity)
    case .physics(let mass, let stiffness, let damping):
      return Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: velocity)
    case .bounce(let seconds, let bounce):
      return Spring(perceptualDuration: seconds, bounce: Double(bounce), velocity: velocity)
    }
  }
}
