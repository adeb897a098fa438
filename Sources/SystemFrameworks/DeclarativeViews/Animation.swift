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
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  )
    -> Animation
  { Animation(name: "spring", duration: response) }
  /// As a spring that settles within about a time in seconds.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(name: "spring", duration: duration)
  }
  /// As a spring.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation(name: "interactiveSpring", duration: response) }
  /// Later by seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What a change is made with.
public struct Transaction: Sendable {
  /// How the change would go on over time.
  public var animation: Animation?
  /// Whether nothing is animated.
  public var disablesAnimations = false
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

/// Makes changes, which are there in the next layout pass.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

/// What could be animated: nothing is here.
public protocol Animatable {}

/// How a view comes and goes; carried.
public struct AnyTransition: Sendable {
  /// Apple's names.
  public static let opacity = AnyTransition(), slide = AnyTransition(), identity = AnyTransition()
  /// Apple's names.
  public static let scale = AnyTransition()
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From a place beside.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Larger or smaller.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// One way to come and another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }
  /// Both.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Animated.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// How changes go on over time; carried.
  public func animation(_ animation: Animation?) -> some View { self }
  /// How changes of a value go on over time; carried.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// How the view comes and goes; carried.
  public func transition(_ t: AnyTransition) -> some View { self }
  /// What changes are made with; carried.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
