// Containers that measure and place their views: the protocol, what it is told of the views, and the item of a container.

import UIKit

/// Measures and places views.
@preconcurrency @MainActor
public protocol Layout {
  /// What is kept between the calls of a pass.
  associatedtype Cache = Void
  /// The views in the container.
  typealias Subviews = LayoutSubviews
  /// What is said of the layout as a whole.
  static var layoutProperties: LayoutProperties { get }
  /// What is kept, at first.
  func makeCache(subviews: Subviews) -> Cache
  /// Views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container would like around itself.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size for an offer.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each view; one that is not placed lies in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a guide lies, if the container says so itself.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where a guide lies, if the container says so itself.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Of no axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The usual distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Nothing.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// Nothing.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// A container of views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// What is said of a layout as a whole.
public struct LayoutProperties: Sendable {
  /// The axis of a stack, for spacers and dividers in it.
  public var stackOrientation: Axis?
  /// Of no axis.
  public init() {}
}

/// A value that a view says to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// What views say that say nothing.
  static var defaultValue: Value { get }
}

/// The distances that a view would like around itself: the usual ones, or none.
public struct ViewSpacing: Sendable {
  var isNone = false
  /// No distances.
  public static let zero = ViewSpacing(isNone: true)
  /// The usual distances.
  public init() {}
  private init(isNone: Bool) { self.isNone = isNone }
  /// Between this view and the next one, in points: 8 as in UIKit, nothing beside a spacer.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { isNone || next.isNone ? 0 : 8 }
  /// Both together: the usual distances, if either has them.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isNone = isNone && other.isNone
  }
  /// Both together.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(isNone: isNone && other.isNone)
  }
}

/// A view as the layout around it sees it.
@preconcurrency @MainActor
public struct LayoutSubview: @preconcurrency Equatable {
  let item: LayoutItem
  fileprivate let places: PlaceList
  fileprivate let index: Int

  /// Which of several gets room first; 0 unless the view says something else.
  public var priority: Double { item.priority }
  /// The distances that the view would like around itself.
  public var spacing: ViewSpacing { item.spacing }
  /// What the view says to the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    guard let known = item.value(ObjectIdentifier(key)) else { return K.defaultValue }
    return known as? K.Value ?? K.defaultValue
  }
  /// The size for an offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }
  /// Size and guides for an offer.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(proposal) }
  /// Puts a point of the view, by its share of the size, at a position of the container's bounds.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = item.size(proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    places.all[index] = (CGRect(origin: origin, size: size), proposal)
  }
  /// Whether both are the same view.
  public static func == (one: Self, other: Self) -> Bool { one.item === other.item }
}

@MainActor
private final class PlaceList {
  var all: [Int: (CGRect, ProposedViewSize)] = [:]
}

/// The views in a container, in their order.
@preconcurrency @MainActor
public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
  let items: [LayoutItem]
  fileprivate let places: PlaceList
  /// From which side lines are read.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Where the first one is.
  public var startIndex: Int { 0 }
  /// Behind the last one.
  public var endIndex: Int { items.count }
  /// A view.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(item: items[position], places: places, index: position)
  }
}

/// A container as a view.
struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content
  func makeNode(_ seed: NodeSeed) -> ViewNode { LayoutNode(self, seed) }
}

@MainActor
private final class LayoutNode<L: Layout, Content: View>: ContentNode<LayoutContainer<L, Content>, Content> {
  override func update() { show(view.content, environment) }
  override var items: [LayoutItem] {
    [ContainerItem(view.layout, super.items, environment.layoutDirection)]
  }
}

/// A container's item.
@MainActor
final class ContainerItem<L: Layout>: LayoutItem {
  private let layout: L
  private let places = PlaceList()
  private let subviews: LayoutSubviews
  private lazy var cache = layout.makeCache(subviews: subviews)

  init(_ layout: L, _ items: [LayoutItem], _ direction: LayoutDirection) {
    self.layout = layout
    subviews = LayoutSubviews(items: items, places: places, layoutDirection: direction)
    super.init()
    let axis = L.layoutProperties.stackOrientation ?? (layout as? AnyLayout)?.axis
    for item in items { item.adopt(axis) }
  }

  override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  private func arrange(in bounds: CGRect, _ proposal: ProposedViewSize) -> [(CGRect, ProposedViewSize)] {
    places.all = [:]
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.items.enumerated().map { index, item in
      if let place = places.all[index] { return place }
      let size = item.size(proposal)
      let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      return (CGRect(origin: origin, size: size), proposal)
    }
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    for (item, place) in zip(subviews.items, arrange(in: frame, proposal)) {
      item.place(place.0, place.1, in: placement)
    }
  }
  /// What the layout says; of baselines the first or last of its views', of a program's guides the mean.
  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own =
      key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    if let own { return own }
    let values = zip(subviews.items, arrange(in: bounds, proposal)).compactMap { item, place in
      item.guide(key, place.0.size, place.1).map { $0 + place.0.origin[key.axis] }
    }
    if key.id == FirstBaseline.self { return values.first }
    if key.id == LastBaseline.self { return values.last }
    return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
  }
}

/// A layout whose type is not told.
@preconcurrency @MainActor
public struct AnyLayout: Layout {
  let axis: Axis?
  private let make: (Subviews) -> AnyLayoutCache

  /// A layout.
  public init<L: Layout>(_ layout: L) {
    axis = L.layoutProperties.stackOrientation
    make = { subviews in
      var cache = layout.makeCache(subviews: subviews)
      return AnyLayoutCache {
        layout.sizeThatFits(proposal: $0, subviews: $1, cache: &cache)
      } place: {
        layout.placeSubviews(in: $0, proposal: $1, subviews: $2, cache: &cache)
      } spacing: {
        layout.spacing(subviews: $0, cache: &cache)
      }
    }
  }
  /// The layout's own.
  public func makeCache(subviews: Subviews) -> AnyLayoutCache { make(subviews) }
  /// The layout's own.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayoutCache)
    -> CGSize
  { cache.size(proposal, subviews) }
  /// The layout's own.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayoutCache
  ) { cache.place(bounds, proposal, subviews) }
  /// The layout's own.
  public func spacing(subviews: Subviews, cache: inout AnyLayoutCache) -> ViewSpacing {
    cache.spacing(subviews)
  }
}

/// What a layout keeps whose type is not told.
@preconcurrency @MainActor
public final class AnyLayoutCache {
  fileprivate let size: (ProposedViewSize, LayoutSubviews) -> CGSize
  fileprivate let place: (CGRect, ProposedViewSize, LayoutSubviews) -> Void
  fileprivate let spacing: (LayoutSubviews) -> ViewSpacing
  fileprivate init(
    size: @escaping (ProposedViewSize, LayoutSubviews) -> CGSize,
    place: @escaping (CGRect, ProposedViewSize, LayoutSubviews) -> Void,
    spacing: @escaping (LayoutSubviews) -> ViewSpacing
  ) {
    self.spacing = spacing
    self.size = size
    self.place = place
  }
}
