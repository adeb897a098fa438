// Animations are carried: what changes is there in the next layout pass.

import UIKit

/// How a change would go on over time; carried.
public struct Animation: Hashable, Sendable {
  private let name: String
  private let duration: Double
  /// Apple's names.
  public static let `default` = Animation(name: "default", duration: 0.35)
  /// Apple's names.
  public static let linear = Animation(name: "linear", duration: 0.35)
  /// Apple's names.
  public static let easeIn = Animation(name: "easeIn", duration: 0.35)
  /// Apple's names.
  public static let easeOut = Animation(name: "easeOut", duration: 0.35)
  /// Apple's names.
  public static let easeInOut = Animation(name: "easeInOut", duration: 0.35)
  /// Apple's names.
  public static let spring = Animation(name: "spring", duration: 0.5)
  /// Apple's names.
  public static let interactiveSpring = Animation(name: "interactiveSpring", duration: 0.15)
  /// Apple's names.
  public static let interpolatingSpring = Animation(name: "interpolatingSpring", duration: 0.5)
  /// Apple's names.
  public static let bouncy = Animation(name: "bouncy", duration: 0.5)
  /// Apple's names.
  public static let smooth = Animation(name: "smooth", duration: 0.5)
  /// Apple's names.
  public static let snappy = Animation(name: "snappy", duration: 0.5)
  /// At one speed, in seconds.
  public static func linear(duration: Double) -> Animation { Animation(name: "linear", duration: duration) }
  /// Slow at first, in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(name: "easeIn", duration: duration) }
  /// Slow at the end, in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(name: "easeOut", duration: duration) }
  /// Slow at both ends, in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(name: "easeInOut", duration: duration)
  }
  /// By a curve of two control points, in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation(name: "timingCurve \(p1x) \(p1y) \(p2x) \(p2y)", duration: duration) }
  /// By a curve, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double = 0.35) -> Animation {
    Animation(name: "timingCurve", duration: duration)
  }
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation(name: "spring", duration: response) }
  /// As a spring that settles within about a time in seconds.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(name: "spring", duration: duration)
  }
  /// As a spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(name: "spring", duration: spring.duration)
  }
  /// As a spring.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation(name: "interactiveSpring", duration: response) }
  /// As a spring of physical values, whose speed a change takes along.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation(name: "interpolatingSpring \(mass) \(stiffness) \(damping)", duration: 0.5) }
  /// As a spring, whose speed a change takes along.
  public static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0)
    -> Animation
  { Animation(name: "interpolatingSpring", duration: duration) }
  /// As a spring without an overshoot.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(name: "smooth", duration: duration)
  }
  /// As a spring with a small overshoot.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(name: "snappy", duration: duration)
  }
  /// As a spring with a larger overshoot.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(name: "bouncy", duration: duration)
  }
  /// Later by seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// A spring by the time within which it settles, and how far it goes beyond.
public struct Spring: Hashable, Sendable {
  /// Seconds.
  public var duration: Double
  /// From -1 to 1; 0 for none.
  public var bounce: Double
  /// A spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  /// A spring by response and damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }
  /// Apple's names.
  public static let smooth = Spring(), snappy = Spring(bounce: 0.15), bouncy = Spring(bounce: 0.3)
}

/// A curve of time.
public struct UnitCurve: Hashable, Sendable {
  private let name: String
  /// Apple's names.
  public static let linear = Self(name: "linear"), easeIn = Self(name: "easeIn"),
    easeOut = Self(name: "easeOut"), easeInOut = Self(name: "easeInOut")
  /// A curve of two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> Self {
    Self(name: "bezier \(startControlPoint) \(endControlPoint)")
  }
}

/// What a change is made with.
public struct Transaction: Sendable {
  /// How the change would go on over time.
  public var animation: Animation?
  /// Whether nothing is animated.
  public var disablesAnimations = false
  /// Whether the change is one of many, as while a finger moves.
  public var isContinuous = false
  /// A change that is not animated.
  public init() {}
  /// An animated change.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes changes, which are there in the next layout pass.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

/// When an animation is over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// Apple's names.
  public static let logicallyComplete = Self(name: "logicallyComplete"), removed = Self(name: "removed")
}

/// Makes changes, which are there in the next layout pass, and calls a closure at once: nothing moves over time.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// Makes changes, which are there in the next layout pass.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

/// Makes changes, which are there in the next layout pass.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

/// Numbers between which there are others.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies by a number.
  mutating func scale(by rhs: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// The product.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
  /// The product.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
  /// The product.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that could be animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public init() {}
  /// Nothing.
  public static var zero: Self { Self() }
  /// Nothing.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Nothing.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that could be animated.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var first: First, second: Second
  /// Two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Two zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.second + rhs.second) }
  /// The differences.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.second - rhs.second) }
  /// The products.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// What could be animated: the value is there in the next layout pass.
public protocol Animatable {
  /// The type of what could be animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What could be animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier that could be animated.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A change of what is seen, by points; the place in the layout stays.
public struct ProjectionTransform: Equatable, Sendable {
  /// The elements of three rows.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The elements of three rows.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The elements of three rows.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  /// No change.
  public init() {}
  /// That of Core Graphics.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  /// That of a layer, seen from the front.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
  /// Whether nothing changes.
  public var isIdentity: Bool { self == ProjectionTransform() }
}

/// A change of what is seen by the size of a view.
@preconcurrency @MainActor
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The change for a size, about the view's upper leading corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Nobody asks for it.
  public func body(content: Content) -> Never { preconditionFailure("An effect has no body.") }
  /// The effect, which the layout does not know: it never does here.
  public func ignoredByLayout() -> Self { self }
}
