// Stacks: views in a row, in a column, or one above the other.

import UIKit

/// Shares room between the views of a row or column. The rule is the one that Apple describes: views of a higher priority
/// first, with the least room set aside for the others; among equals the least flexible first, each offered an equal share
/// of what is left.
@MainActor
private struct StackSharing {
  let axis: Axis
  let spacing: CGFloat?
  let subviews: LayoutSubviews

  func distances() -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { one, next in
      spacing ?? one.spacing.distance(to: next.spacing, along: axis)
    }
  }

  func offers(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
    var offers = Array(repeating: proposal, count: subviews.count)
    guard let whole = proposal[axis] else { return offers }
    func length(_ index: Int, _ length: CGFloat) -> CGFloat {
      var offer = proposal
      offer[axis] = length
      return subviews[index].sizeThatFits(offer)[axis]
    }
    let least = subviews.indices.map { length($0, 0) }
    let flexibility = subviews.indices.map { index -> CGFloat in
      let most = length(index, .infinity)
      return most.isFinite ? most - least[index] : .infinity
    }
    let groups = Dictionary(grouping: subviews.indices) { subviews[$0].priority }
    var left = whole - distances().reduce(0, +)
    var reserved = least.reduce(0, +)
    for priority in groups.keys.sorted(by: >) {
      let group = groups[priority] ?? []
      reserved -= group.reduce(0) { $0 + least[$1] }
      var waiting = group.count
      for index in group.sorted(by: { (flexibility[$0], $0) < (flexibility[$1], $1) }) {
        let offer = max(0, left - reserved) / CGFloat(waiting)
        offers[index][axis] = offer
        let taken = length(index, offer)
        if left.isFinite { left -= taken }
        waiting -= 1
      }
    }
    return offers
  }

  /// The frames of the views, from the container's upper leading corner.
  func frames(_ proposal: ProposedViewSize, by alignment: AlignmentKey) -> (
    frames: [CGRect], offers: [ProposedViewSize], size: CGSize
  ) {
    let offers = offers(proposal)
    let dimensions = zip(subviews, offers).map { $0.dimensions(in: $1) }
    let guides = dimensions.map { $0[alignment] }
    let before = guides.max() ?? 0
    let distances = distances()
    var frames: [CGRect] = []
    var size = CGSize.zero
    for (index, dimension) in dimensions.enumerated() {
      let own = CGSize(width: dimension.width, height: dimension.height)
      var origin = CGPoint.zero
      origin[axis] = size[axis]
      origin[axis.other] = before - guides[index]
      frames.append(CGRect(origin: origin, size: own))
      size[axis] += own[axis] + (index < distances.count ? distances[index] : 0)
      size[axis.other] = max(size[axis.other], origin[axis.other] + own[axis.other])
    }
    return (frames, offers, size)
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, by alignment: AlignmentKey) {
    let (frames, offers, _) = frames(proposal, by: alignment)
    for (index, frame) in frames.enumerated() {
      let place = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
      subviews[index].place(at: place, proposal: offers[index])
    }
  }

  /// Nothing around a row of which nothing has any.
  var outerSpacing: ViewSpacing {
    subviews.dropFirst().reduce(subviews.first?.spacing ?? .zero) { $0.union($1.spacing) }
  }
}

/// Views in a row.
public struct HStackLayout: Layout {
  /// How views of different heights meet.
  public var alignment: VerticalAlignment
  /// Points between two views; nil for what they would like.
  public var spacing: CGFloat?
  /// Views in a row.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// Across.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  private func sharing(_ subviews: Subviews) -> StackSharing {
    StackSharing(axis: .horizontal, spacing: spacing, subviews: subviews)
  }
  /// As wide as the views together, as high as they reach.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    sharing(subviews).frames(proposal, by: alignment.key).size
  }
  /// One beside the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { sharing(subviews).place(in: bounds, proposal, by: alignment.key) }
  /// Those of the views.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { sharing(subviews).outerSpacing }
}

/// Views in a column.
public struct VStackLayout: Layout {
  /// How views of different widths meet.
  public var alignment: HorizontalAlignment
  /// Points between two views; nil for what they would like.
  public var spacing: CGFloat?
  /// Views in a column.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// Down.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  private func sharing(_ subviews: Subviews) -> StackSharing {
    StackSharing(axis: .vertical, spacing: spacing, subviews: subviews)
  }
  /// As high as the views together, as wide as they reach.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    sharing(subviews).frames(proposal, by: alignment.key).size
  }
  /// One below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { sharing(subviews).place(in: bounds, proposal, by: alignment.key) }
  /// Those of the views.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { sharing(subviews).outerSpacing }
}

/// Views above each other.
public struct ZStackLayout: Layout {
  /// Where the views meet.
  public var alignment: Alignment
  /// Views above each other.
  public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }
  /// Views of the highest priority are offered the room, and the stack is as large as they reach; the others are offered that.
  private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (
    frames: [CGRect], offers: [ProposedViewSize], size: CGSize
  ) {
    let first = subviews.map(\.priority).filter(\.isFinite).max() ?? subviews.map(\.priority).max()
    let leading = subviews.filter { $0.priority == first }.map { $0.dimensions(in: proposal) }
    let before = CGPoint(
      x: leading.map { $0[alignment.horizontal] }.max() ?? 0,
      y: leading.map { $0[alignment.vertical] }.max() ?? 0)
    func frame(_ view: ViewDimensions) -> CGRect {
      CGRect(
        x: before.x - view[alignment.horizontal], y: before.y - view[alignment.vertical], width: view.width,
        height: view.height)
    }
    let reached = leading.map(frame)
    let size = CGSize(width: reached.map(\.maxX).max() ?? 0, height: reached.map(\.maxY).max() ?? 0)
    let offers = subviews.map { $0.priority == first ? proposal : ProposedViewSize(size) }
    return (zip(subviews, offers).map { frame($0.dimensions(in: $1)) }, offers, size)
  }
  /// As large as the views reach, each of which is offered the whole room.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frames(proposal, subviews).size
  }
  /// One above the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (frames, offers, _) = frames(proposal, subviews)
    for (index, frame) in frames.enumerated() {
      let place = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
      subviews[index].place(at: place, proposal: offers[index])
    }
  }
}

/// Views in a row.
public struct HStack<Content: View>: View {
  private let layout: HStackLayout
  private let content: Content
  /// Views in a row; 8 points between two unless it is said otherwise.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  /// The container.
  public var body: some View { LayoutContainer(layout: layout, content: content) }
}

/// Views in a column.
public struct VStack<Content: View>: View {
  private let layout: VStackLayout
  private let content: Content
  /// Views in a column; 8 points between two unless it is said otherwise.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  /// The container.
  public var body: some View { LayoutContainer(layout: layout, content: content) }
}

/// Views above each other.
public struct ZStack<Content: View>: View {
  private let layout: ZStackLayout
  private let content: Content
  /// Views above each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
  /// The container.
  public var body: some View { LayoutContainer(layout: layout, content: content) }
}

/// Which headers and footers stay at an edge; carried.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// A bit for each.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A row of views. All of them are made at once here.
public struct LazyHStack<Content: View>: View {
  private let layout: HStackLayout
  private let content: Content
  /// Views in a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  /// The container, as high as it may become.
  public var body: some View {
    LayoutContainer(layout: layout, content: content).placed { item, _ in
      FillingItem(item, .vertical, Alignment(horizontal: .leading, vertical: layout.alignment))
    }
  }
}

/// A column of views. All of them are made at once here.
public struct LazyVStack<Content: View>: View {
  private let layout: VStackLayout
  private let content: Content
  /// Views in a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  /// The container, as wide as it may become.
  public var body: some View {
    LayoutContainer(layout: layout, content: content).placed { item, _ in
      FillingItem(item, .horizontal, Alignment(horizontal: layout.alignment, vertical: .top))
    }
  }
}

/// An item that takes the offered length of an axis.
@MainActor
final class FillingItem: AlignedItem {
  private let axis: Axis
  init(_ inner: LayoutItem, _ axis: Axis, _ alignment: Alignment) {
    self.axis = axis
    super.init(inner, alignment)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = inner.size(proposal)
    if let length = proposal[axis], length.isFinite { size[axis] = max(size[axis], length) }
    return size
  }
}

/// Room that grows along the stack around it, and on both axes outside of one.
public struct Spacer: PrimitiveView {
  /// The least length in points; nil for 8.
  public var minLength: CGFloat?
  /// Room of at least a length.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
  func makeNode(_ seed: NodeSeed) -> ViewNode { SpacerNode(self, seed) }
}

@MainActor
private final class SpacerNode: TypedNode<Spacer> {
  override var items: [LayoutItem] { [SpacerItem(max(0, view.minLength ?? 8))] }
}

@MainActor
private final class SpacerItem: LayoutItem {
  private let least: CGFloat
  private var axis: Axis?
  init(_ least: CGFloat) { self.least = least }
  override func adopt(_ axis: Axis?) { self.axis = axis }
  override var spacing: ViewSpacing { .zero }
  /// Gets what is left by all others.
  override var priority: Double { -.infinity }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for axis in Axis.allCases where self.axis == nil || self.axis == axis {
      size[axis] = max(least, proposal[axis] ?? least)
    }
    return size
  }
}
