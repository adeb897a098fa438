// The parts of a box that a row can name, and plain geometry.

import ConstraintSolver

extension LayoutEngine {
  /// A part of a box. Raw values up to 20 are Apple's; the last group names the frame instead of the alignment
  /// rectangle and is what autoresizing speaks of.
  public enum Attribute: UInt8, Hashable, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline,
      leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins,
      centerYWithinMargins
    case frameLeft = 32
    case frameTop, frameRight, frameBottom, frameWidth, frameHeight

    var isHorizontalLocation: Bool {
      switch self {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins, .frameLeft, .frameRight:
        true
      default: false
      }
    }

    var isVerticalLocation: Bool {
      switch self {
      case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins, .frameTop, .frameBottom:
        true
      default: false
      }
    }

    /// Turns with the reading direction.
    var isDirectional: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    var isNeutralX: Bool { self == .centerX || self == .centerXWithinMargins }

    /// The attribute by side, where text runs from left to right.
    var leftToRight: Attribute {
      switch self {
      case .leading: .left
      case .trailing: .right
      case .leadingMargin: .leftMargin
      case .trailingMargin: .rightMargin
      default: self
      }
    }

    /// The attribute by side, where text runs from right to left.
    var rightToLeft: Attribute {
      switch self {
      case .leading: .right
      case .trailing: .left
      case .leadingMargin: .rightMargin
      case .trailingMargin: .leftMargin
      default: self
      }
    }
  }

  /// How the two sides of a row compare.
  public typealias RowRelation = Relation

  /// One summand of a row.
  public struct Term: Hashable, Sendable {
    public var coefficient: Double
    public var item: Item
    public var attribute: Attribute
    public init(_ coefficient: Double, _ item: Item, _ attribute: Attribute) {
      self.coefficient = coefficient
      self.item = item
      self.attribute = attribute
    }
  }

  /// Distances from the edges of a box, inwards.
  public struct Edges: Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A rectangle, in the space of the item's parent.
  public struct Rect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// One of the four numbers of a box.
  public enum Component: Int, Hashable, Sendable, CaseIterable { case x = 0, y, width, height }
}
