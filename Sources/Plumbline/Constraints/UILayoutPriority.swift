// Priorities of constraints and of content sizes.

/// The priority of a constraint, or of a content size's hugging or compression resistance: above 0, and at most 1000,
/// which is required.
///
///     label.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
///
/// Each distinct number is a level of its own, and levels are strict: one constraint of priority 751 is satisfied at
/// the cost of any number of 750. On a level the sum of the deviations is made as small as can be; how equal demands
/// share it is canonical here, so that a layout does not depend on the edits that led to it. Any number may be
/// stored; whatever takes a priority stops, or throws, for one that is out of range.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number; any may be stored, constraints and content sizes refuse those that are not above 0 and at most 1000.
  public var rawValue: Float
  /// A priority of a number, unchecked: what takes it stops with a message where the number is out of range.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority of a number, unchecked: what takes it stops with a message where the number is out of range.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold; two required constraints that exclude each other are a conflict.
  public static let required = UILayoutPriority(1000)
  /// The usual resistance of a view against being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: above the size of a scene that stays put.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: at which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: below the size of a scene that stays put.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The usual resistance of a view against being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish of `systemLayoutSizeFitting(_:)` for its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the left one is less important.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }

  // Disfavoured: many programs define these two themselves, and mean theirs.
  /// A priority raised by a number.
  @_disfavoredOverload
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }
  /// A priority lowered by a number.
  @_disfavoredOverload
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// Whether a constraint can have it (spec 01 §4).
  package var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}
