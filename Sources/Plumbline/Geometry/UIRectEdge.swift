// Edges and corners of rectangles, as sets.

/// Corners of a rectangle. Raw values are Apple's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: UInt
  /// A set of the members with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner, whatever the reading direction.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner, whatever the reading direction.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner, whatever the reading direction.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner, whatever the reading direction.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// Every corner.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Edges of a rectangle. Raw values are Apple's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: UInt
  /// A set of the members with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
