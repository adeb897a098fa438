// Where views of different sizes meet.

import UIKit

/// The rule of a guide that views are aligned by.
public protocol AlignmentID {
  /// Where the guide lies in a view that says nothing of it, in points from its top or leading edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide by its rule.
struct AlignmentKey: Equatable {
  let id: any AlignmentID.Type
  let axis: Axis
  static func == (one: Self, other: Self) -> Bool { one.id == other.id && one.axis == other.axis }
}

private enum Start: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
private enum MiddleAcross: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum EndAcross: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum MiddleDown: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum EndDown: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
// A view without text has its baselines at its lower edge.
enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A guide across.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  let key: AlignmentKey
  /// A guide with a rule of its own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }
  /// The leading edge.
  public static let leading = HorizontalAlignment(Start.self)
  /// The middle.
  public static let center = HorizontalAlignment(MiddleAcross.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(EndAcross.self)
}

/// A guide down.
public struct VerticalAlignment: Equatable, @unchecked Sendable {
  let key: AlignmentKey
  /// A guide with a rule of its own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }
  /// The upper edge.
  public static let top = VerticalAlignment(Start.self)
  /// The middle.
  public static let center = VerticalAlignment(MiddleDown.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(EndDown.self)
  /// The first line of text; the lower edge of what has none.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The last line of text; the lower edge of what has none.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// Guides on both axes.
public struct Alignment: Equatable, Sendable {
  /// The guide across.
  public var horizontal: HorizontalAlignment
  /// The guide down.
  public var vertical: VerticalAlignment
  /// Guides on both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// A corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// A corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// A corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// A corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first line of text, in the middle.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The first line of text, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
}

/// The size and the guides of a view.
public struct ViewDimensions: Equatable, @unchecked Sendable {
  /// In points.
  public let width: CGFloat
  /// In points.
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  init(_ size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }
  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }
  /// Where a guide lies, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Where a guide lies, in points from the upper edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// Where the view itself says that a guide lies; nil where it says nothing.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// Where the view itself says that a guide lies; nil where it says nothing.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }
  /// Whether the sizes are the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.width == other.width && one.height == other.height
  }
}

/// Across or down.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Apple's names.
  case horizontal, vertical
  /// Both axes, one or none.
  public struct Set: OptionSet, Sendable {
    /// A bit for each axis.
    public let rawValue: Int8
    /// A bit for each axis.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// Apple's names.
  case top, leading, bottom, trailing
  /// Some edges.
  public struct Set: OptionSet, Sendable {
    /// A bit for each edge.
    public let rawValue: Int8
    /// A bit for each edge.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// Apple's names.
    public static let top = Set(.top), leading = Set(.leading), bottom = Set(.bottom),
      trailing = Set(.trailing)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The two at the sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower one.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// In points.
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  /// Distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// None.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Those of UIKit.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
  var across: CGFloat { leading + trailing }
  var down: CGFloat { top + bottom }
}

extension NSDirectionalEdgeInsets {
  /// Those of a view.
  public init(_ insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
