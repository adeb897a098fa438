// Angles, and points by shares of a view's size.

import UIKit

/// A point by its shares of a view's size.
public struct UnitPoint: Hashable, Sendable {
  /// From the leading edge, from 0 to 1.
  public var x: CGFloat
  /// From the upper edge, from 0 to 1.
  public var y: CGFloat
  /// The upper leading corner.
  public init() { self.init(x: 0, y: 0) }
  /// A point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// Apple's names.
  public static let zero = UnitPoint(), center = UnitPoint(x: 0.5, y: 0.5), leading = UnitPoint(x: 0, y: 0.5)
  /// Apple's names.
  public static let trailing = UnitPoint(x: 1, y: 0.5), top = UnitPoint(x: 0.5, y: 0)
  /// Apple's names.
  public static let bottom = UnitPoint(x: 0.5, y: 1), topLeading = UnitPoint(x: 0, y: 0)
  /// Apple's names.
  public static let topTrailing = UnitPoint(x: 1, y: 0), bottomLeading = UnitPoint(x: 0, y: 1)
  /// Apple's name.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// As a share of a circle of 2π.
  public var radians: Double
  /// As a share of a circle of 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// None.
  public static let zero = Angle(radians: 0)
  /// None.
  public init() { radians = 0 }
  /// A share of a circle of 2π.
  public init(radians: Double) { self.radians = radians }
  /// A share of a circle of 360.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// A share of a circle of 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// A share of a circle of 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The sum.
  public static func + (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians + other.radians) }
  /// The difference.
  public static func - (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians - other.radians) }
  /// The opposite.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// A multiple.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  /// A multiple.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
  /// A part.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  /// Adds.
  public static func += (one: inout Angle, other: Angle) { one = one + other }
  /// Takes away.
  public static func -= (one: inout Angle, other: Angle) { one = one - other }
  /// The smaller one first.
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
}

extension Angle: Animatable {
  /// In radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension UnitPoint: Animatable {
  /// Both shares.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
