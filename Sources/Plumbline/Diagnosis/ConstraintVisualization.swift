// Constraint visualisation as data: `NSWindow.visualizeConstraints(_:)` makes it, and LayoutReport's `ConstraintPicture`
// draws it.

import Foundation

/// Constraints as lines between the rectangles that they name, in points of the root, y downwards: what
/// `NSWindow.visualizeConstraints(_:)` of AppKit shows, as data. `LayoutReport` draws it.
public struct ConstraintVisualization: Hashable, Sendable {
  /// A view or guide that a constraint names.
  public struct Item: Hashable, Sendable {
    /// `Class:0x…`, or the identifier.
    public var name: String
    /// The rectangle in the root's space: a view's frame, or a guide's rectangle.
    public var frame: CGRect
    /// Whether the item is a layout guide rather than a view.
    public var isGuide: Bool

    package init(name: String, frame: CGRect, isGuide: Bool) {
      self.name = name
      self.frame = frame
      self.isGuide = isGuide
    }
  }

  /// A part of a constraint: the distance between two attributes, or the length of an item.
  public struct Line: Hashable, Sendable {
    /// The index in `constraints` of the constraint that it draws.
    public var constraint: Int
    /// From the second item's attribute to the first item's, or along a length.
    public var start: CGPoint
    /// The other end of the line: on the first item, or where a length ends.
    public var end: CGPoint

    package init(constraint: Int, start: CGPoint, end: CGPoint) {
      self.constraint = constraint
      self.start = start
      self.end = end
    }
  }

  /// The label of a constraint beside its lines.
  public struct Constraint: Hashable, Sendable {
    /// The constraint's own description, as in logs.
    public var text: String
    /// Whether its priority is 1000.
    public var isRequired: Bool

    package init(text: String, isRequired: Bool) {
      self.text = text
      self.isRequired = isRequired
    }
  }

  /// The size of the root, in points.
  public var size: CGSize
  /// The items in the order in which they are named.
  public var items: [Item]
  /// The constraints in the order in which they were given.
  public var constraints: [Constraint]
  /// One line for a constraint of one item or of two positions, two where two lengths are compared.
  public var lines: [Line]

  /// A drawing that is known already.
  package init(size: CGSize, items: [Item], constraints: [Constraint], lines: [Line]) {
    self.size = size
    self.items = items
    self.constraints = constraints
    self.lines = lines
  }

  /// The drawing of constraints in a tree; items outside of the tree are left out, and constraints without items in it
  /// have no line.
  @MainActor package init(_ constraints: [NSLayoutConstraint], in root: UIView) {
    size = root.bounds.size
    items = []
    lines = []
    self.constraints = constraints.map {
      Constraint(text: $0.description, isRequired: $0.priority == .required)
    }
    var known: Set<ObjectIdentifier> = []
    for (index, constraint) in constraints.enumerated() {
      for case let item? in constraint.mentionedItems where known.insert(ObjectIdentifier(item)).inserted {
        if let made = Self.item(item, in: root) { items.append(made) }
      }
      lines += Self.lines(of: constraint, in: root).map { Line(constraint: index, start: $0, end: $1) }
    }
  }

  @MainActor private static func item(_ item: AnyObject, in root: UIView) -> Item? {
    guard let frame = frame(of: item, in: root) else { return nil }
    let shown = Facades.shown(item)
    let identifier = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier ?? ""
    return Item(
      name: identifier.isEmpty ? Facades.name(of: shown) : identifier, frame: frame,
      isGuide: item is UILayoutGuide)
  }

  @MainActor private static func frame(of item: AnyObject, in root: UIView) -> CGRect? {
    if let view = item as? UIView {
      guard view.isDescendant(of: root) else { return nil }
      return view.convert(view.bounds, to: root)
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView, owner.isDescendant(of: root)
    else {
      return nil
    }
    return owner.convert(guide.layoutFrame, to: root)
  }

  @MainActor private static func lines(of constraint: NSLayoutConstraint, in root: UIView) -> [(
    CGPoint, CGPoint
  )] {
    guard constraint.distances == nil, let first = constraint.firstLayoutItem,
      let frame = frame(of: first, in: root)
    else { return [] }
    let holder = constraint.holder ?? root
    let attribute = constraint.firstAttribute
    let other = constraint.secondLayoutItem.flatMap { self.frame(of: $0, in: root) }
    if attribute.family == .size {
      let second = other.map { lineOfLength(isHeight: constraint.secondAttribute == .height, of: $0) }
      return [lineOfLength(isHeight: attribute == .height, of: frame)] + (second.map { [$0] } ?? [])
    }
    guard let other else { return [] }
    let isVertical = attribute.family == .y
    let end = position(attribute, of: frame, in: holder)
    let start = position(constraint.secondAttribute, of: other, in: holder)
    return [line(from: start, to: end, isVertical: isVertical, between: frame, and: other)]
  }

  /// A line along an axis between positions in two frames: at the middle of what both have in common across it, or of
  /// the first.
  package static func line(
    from start: CGFloat, to end: CGFloat, isVertical: Bool, between frame: CGRect, and other: CGRect
  ) -> (CGPoint, CGPoint) {
    let (low, high) =
      isVertical
      ? (max(frame.minX, other.minX), min(frame.maxX, other.maxX))
      : (max(frame.minY, other.minY), min(frame.maxY, other.maxY))
    let across = low <= high ? (low + high) / 2 : isVertical ? frame.midX : frame.midY
    return isVertical
      ? (CGPoint(x: across, y: start), CGPoint(x: across, y: end))
      : (CGPoint(x: start, y: across), CGPoint(x: end, y: across))
  }

  /// The line of a frame's height or width, through its middle.
  package static func lineOfLength(isHeight: Bool, of frame: CGRect) -> (CGPoint, CGPoint) {
    isHeight
      ? (CGPoint(x: frame.midX, y: frame.minY), CGPoint(x: frame.midX, y: frame.maxY))
      : (CGPoint(x: frame.minX, y: frame.midY), CGPoint(x: frame.maxX, y: frame.midY))
  }

  /// The position of an attribute on its axis; baselines and margins at the edges that they belong to.
  @MainActor private static func position(
    _ attribute: NSLayoutConstraint.Attribute, of frame: CGRect, in holder: UIView
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: frame.minX
    case .right, .rightMargin: frame.maxX
    case .leading, .leadingMargin: holder.isRightToLeft ? frame.maxX : frame.minX
    case .trailing, .trailingMargin: holder.isRightToLeft ? frame.minX : frame.maxX
    case .centerX, .centerXWithinMargins: frame.midX
    case .top, .topMargin, .firstBaseline: frame.minY
    case .bottom, .bottomMargin, .lastBaseline: frame.maxY
    case .centerY, .centerYWithinMargins: frame.midY
    case .width, .height, .notAnAttribute: frame.minX
    }
  }
}
