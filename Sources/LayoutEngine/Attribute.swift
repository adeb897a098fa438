// The parts of a box that a row can name, and plain geometry.

import ConstraintSolver

extension LayoutEngine {
  /// A part of a box. Raw values up to 20 are Apple's; the last group names the frame instead of the alignment
  /// rectangle and is what autoresizing speaks of.
  public enum Attribute: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// Apple's attributes with Apple's raw values, of the alignment rectangle.
    case left = 1
    /// Apple's attributes after `left`, in the order of Apple's raw values.
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline,
      leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins,
      centerYWithinMargins
    /// Edges and sizes of the frame, the alignment rectangle and the insets around it.
    case frameLeft = 32
    /// The other edges and the sizes of the frame.
    case frameTop, frameRight, frameBottom, frameWidth, frameHeight

    package var isHorizontalLocation: Bool {
      switch self {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins, .frameLeft, .frameRight:
        true
      default: false
      }
    }

    package var isVerticalLocation: Bool {
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
    /// The factor.
    public var coefficient: Double
    /// The item.
    public var item: Item
    /// The item's attribute.
    public var attribute: Attribute
    /// `coefficient · item.attribute`.
    public init(_ coefficient: Double, _ item: Item, _ attribute: Attribute) {
      self.coefficient = coefficient
      self.item = item
      self.attribute = attribute
    }
  }

  /// Distances from the edges of a box, inwards.
  public struct Edges: Hashable, Sendable, BitwiseCopyable {
    /// At the top, in points.
    public var top: Double
    /// At the left, in points.
    public var left: Double
    /// At the bottom, in points.
    public var bottom: Double
    /// At the right, in points.
    public var right: Double
    /// Distances in points; 0 where nothing is given.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A rectangle, in the space of the item's parent.
  public struct Rect: Hashable, Sendable {
    /// The left edge in the parent's space.
    public var x: Double
    /// The top edge in the parent's space.
    public var y: Double
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double
    /// A rectangle in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// One of the four numbers of a box.
  public enum Component: Int, Hashable, Sendable, CaseIterable {
    /// The place and the extent.
    case x = 0, y, width, height
  }
}
