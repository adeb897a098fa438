// Window levels.

import Foundation

extension UIWindow {
  /// The level of a window in depth; without effect on layout. Raw values are Apple's.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The level in depth; 0 is `normal`.
    public var rawValue: CGFloat
    /// A level in depth; 0 is `normal`.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level in depth; 0 is `normal`.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0: where an application's windows are.
    public static let normal = Level(0)
    /// 1000: over an application's windows.
    public static let statusBar = Level(1000)
    /// 2000: over everything.
    public static let alert = Level(2000)

    /// Whether the left level is further behind.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level further in front.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
  }
}
