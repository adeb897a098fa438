// Attributes of items, the terms that name them, and rectangles.

import ConstraintSolver

extension LayoutEngine {
  /// An attribute of an item: an edge, a size, a centre, a baseline or a margin.
  ///
  /// ```swift
  /// try engine.addRow(label, .firstBaseline, .equal, 1, field, .firstBaseline)
  /// ```
  ///
  /// Each is a linear combination of the item's x, y, width and height with a constant. Raw values up to 20 are Apple's
  /// (`NSLayoutConstraint.Attribute`); the last group is of the frame instead of the alignment rectangle, as autoresizing
  /// masks are.
  /// - Complexity: constant.
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

    /// The attribute as a combination of variables, without insets, margins and baselines.
    var plainParts: PlainParts {
      switch self {
      case .left, .leading, .leftMargin, .leadingMargin, .frameLeft: .position
      case .top, .firstBaseline, .topMargin, .frameTop: [.position, .vertical]
      case .right, .trailing, .rightMargin, .trailingMargin, .frameRight: [.position, .size]
      case .bottom, .lastBaseline, .bottomMargin, .frameBottom: [.position, .size, .vertical]
      case .centerX, .centerXWithinMargins: [.position, .size, .half]
      case .centerY, .centerYWithinMargins: [.position, .size, .half, .vertical]
      case .width, .frameWidth: .size
      case .height, .frameHeight: [.size, .vertical]
      }
    }

    var isDirectional: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    /// Whether it is a baseline, a margin or the centre within margins, which are the last of Apple's.
    @inline(__always)
    var isMarginOrBaseline: Bool {
      rawValue >= Self.lastBaseline.rawValue && rawValue <= Self.centerYWithinMargins.rawValue
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    var isNeutralX: Bool { self == .centerX || self == .centerXWithinMargins }

    /// The attribute with leading and trailing resolved for text from left to right.
    var leftToRight: Attribute {
      switch self {
      case .leading: .left
      case .trailing: .right
      case .leadingMargin: .leftMargin
      case .trailingMargin: .rightMargin
      default: self
      }
    }

    /// The attribute with leading and trailing resolved for text from right to left.
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

  /// A combination of an item's position and size along one axis.
  struct PlainParts: OptionSet, BitwiseCopyable {
    var rawValue: UInt8
    static let position = PlainParts(rawValue: 1)
    static let size = PlainParts(rawValue: 2)
    /// Half of the size.
    static let half = PlainParts(rawValue: 4)
    static let vertical = PlainParts(rawValue: 8)

    var hasPosition: Bool { rawValue & 1 != 0 }
    var hasSize: Bool { rawValue & 2 != 0 }
    var isHalf: Bool { rawValue & 4 != 0 }
    var isVertical: Bool { rawValue & 8 != 0 }
  }

  /// The relation of a row; see `Relation`.
  public typealias RowRelation = Relation

  /// One summand of a row: an attribute of an item with its coefficient.
  ///
  /// ```swift
  /// // the gap between two boxes is a tenth of the width
  /// try engine.addRow(
  ///   [LayoutEngine.Term(1, second, .left), LayoutEngine.Term(-1, first, .right), LayoutEngine.Term(-0.1, root, .width)],
  ///   .equal, 0)
  /// ```
  ///
  /// Locations are measured in the space of the row's holder, sizes in no space. An item may stand in several terms.
  /// - Complexity: when the row is added, the number of items between the term's item and the holder.
  public struct Term: Hashable, Sendable {
    /// The factor; a number that is not finite is refused when the row is added.
    public var coefficient: Double
    /// The item, of the engine that made it.
    public var item: Item
    /// The attribute of the item; leading and trailing are resolved by the reading direction of the row's holder.
    public var attribute: Attribute
    /// `coefficient · item.attribute`.
    public init(_ coefficient: Double, _ item: Item, _ attribute: Attribute) {
      self.coefficient = coefficient
      self.item = item
      self.attribute = attribute
    }
  }

  /// Insets: distances from the edges of a box, inwards.
  ///
  /// ```swift
  /// try engine.setMargins(LayoutEngine.Edges(top: 8, left: 16, bottom: 8, right: 16), of: root)
  /// ```
  ///
  /// Left and right are sides, whatever the reading direction. Negative values lie outside of the box.
  /// - Complexity: setting those of an item updates the constants of the rows that name it.
  public struct Edges: Hashable, Sendable, BitwiseCopyable {
    /// From the top edge down, in points; may be negative.
    public var top: Double
    /// From the left edge to the right, in points; may be negative.
    public var left: Double
    /// From the bottom edge up, in points; may be negative.
    public var bottom: Double
    /// From the right edge to the left, in points; may be negative.
    public var right: Double
    /// Distances in points; 0 where nothing is given.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A rectangle in the space of an item's parent, in points.
  ///
  /// ```swift
  /// let rect = engine.rect(of: box)
  /// let right = rect.x + rect.width
  /// ```
  ///
  /// Values are those of the solver, not rounded to pixels; x grows to the right and y downwards.
  /// - Complexity: `LayoutEngine.rect(of:)` is constant.
  public struct Rect: Hashable, Sendable {
    /// The left edge in the parent's space.
    public var x: Double
    /// The top edge in the parent's space.
    public var y: Double
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double
    /// A rectangle of a corner and a size in points, as they are given: nothing is made positive.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// One of the four variables of an item.
  ///
  /// ```swift
  /// let isWidthKnown = engine.isMentioned(label, .width)
  /// ```
  ///
  /// All attributes are made of these four. x and y are free variables in the parent's space, width and height are `>= 0`.
  /// - Complexity: constant.
  public enum Component: Int, Hashable, Sendable, CaseIterable {
    /// The position and the size.
    case x = 0, y, width, height
  }
}
