// Content that is larger than its room, lists of rows, and views that ask for their own size.

import UIKit

/// Content that scrolls in a scroll view of UIKit's.
public struct ScrollView<Content: View>: PrimitiveView {
  /// What is shown.
  public var content: Content
  /// Along which axes it scrolls.
  public var axes: Axis.Set
  /// Whether the bars that tell where one is are seen.
  public var showsIndicators: Bool
  /// Content that scrolls.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
  func makeNode(_ seed: NodeSeed) -> ViewNode { ScrollNode(self, seed) }
}

@MainActor
private final class ScrollNode<Content: View>: ContentNode<ScrollView<Content>, Content> {
  private let scrollView = UIScrollView()
  private lazy var places = PlacedViews(scrollView)
  override func update() {
    scrollView.showsVerticalScrollIndicator = view.showsIndicators
    scrollView.showsHorizontalScrollIndicator = view.showsIndicators
    scrollView.takeRefresh(environment)
    show(view.content, environment)
  }
  override var items: [LayoutItem] {
    let content = ContainerItem(
      ZStackLayout(alignment: .topLeading),
      [ContainerItem(VStackLayout(), super.items, environment.layoutDirection)],
      environment.layoutDirection)
    return [ScrollItem(scrollView, places, content, view.axes)]
  }
}

/// As long as it is offered along the axes, and as its content across them. What lies at an edge of the screen reaches below
/// bars, where the scroll view leaves room for them.
@MainActor
private final class ScrollItem: LayoutItem {
  private let scrollView: UIScrollView
  private let places: PlacedViews
  private let content: LayoutItem
  private let axes: Axis.Set
  init(_ scrollView: UIScrollView, _ places: PlacedViews, _ content: LayoutItem, _ axes: Axis.Set) {
    self.scrollView = scrollView
    self.places = places
    self.content = content
    self.axes = axes
  }
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.size(offer(proposal))
    for axis in Axis.allCases where axes.contains(axis.set) { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    let edges = (axes.contains(.vertical) ? Edge.Set.vertical : []).union(
      axes.contains(.horizontal) ? .horizontal : [])
    placement.add(scrollView, placement.grown(frame, edges))
    let offer = offer(ProposedViewSize(frame.size))
    let own = content.size(offer)
    // Content that is smaller than its room begins at the upper edge, in the middle.
    let room = CGSize(
      width: max(own.width, axes.contains(.horizontal) ? 0 : frame.width),
      height: max(own.height, axes.contains(.vertical) ? 0 : frame.height))
    scrollView.contentSize = room
    placement.nested(in: places, frame, scrolling: room) { inner, bounds in
      let x = axes.contains(.horizontal) ? 0 : (bounds.width - own.width) / 2
      let y = axes.contains(.vertical) ? 0 : (bounds.height - own.height) / 2
      content.place(CGRect(origin: CGPoint(x: x, y: y), size: own), offer, in: inner)
    }
  }
}

/// Scrolls to views by their names; carried, nothing scrolls.
public struct ScrollViewReader<Content: View>: View {
  /// What is shown.
  public var content: (ScrollViewProxy) -> Content
  /// A view that can be told to scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to views by their names; carried, nothing scrolls.
public struct ScrollViewProxy {
  /// Nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Where frames are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// A view that a program named.
  case named(AnyHashable)
}

/// The size and place that a geometry reader got.
public struct GeometryProxy {
  /// In points.
  public let size: CGSize
  /// How far bars cover the view, in points.
  public let safeAreaInsets: EdgeInsets
  private let origin: CGPoint
  var hostOrigin: CGPoint { origin }
  // Programs keep proxies, in closures of the tree itself among them.
  private weak var host: ViewHost?
  private weak var view: UIView?
  @MainActor fileprivate init(_ size: CGSize, _ insets: EdgeInsets, _ origin: CGPoint, _ host: ViewHost) {
    self.size = size
    safeAreaInsets = insets
    self.origin = origin
    self.host = host
    view = host.view
  }
  /// The frame in a space; one that nobody named is the window's.
  @preconcurrency @MainActor public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      guard let other = host?.spaces[name] else { return frame(in: .global) }
      return CGRect(x: origin.x - other.x, y: origin.y - other.y, width: size.width, height: size.height)
    case .global: return CGRect(origin: view?.convert(origin, to: nil) ?? origin, size: size)
    }
  }
}

/// Views that are made by the size and place that they get: all that is offered, from the upper leading corner.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// What is shown in a size.
  public var content: (GeometryProxy) -> Content
  /// Views by their size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  func makeNode(_ seed: NodeSeed) -> ViewNode { GeometryNode(self, seed) }
}

@MainActor
private final class GeometryNode<Content: View>: ContentNode<GeometryReader<Content>, Content> {
  override var items: [LayoutItem] { [GeometryItem(self)] }
  func place(_ frame: CGRect, in placement: Placement) {
    let safe = placement.safeBounds
    let insets = EdgeInsets(
      top: max(0, safe.minY - frame.minY), leading: max(0, safe.minX - frame.minX),
      bottom: max(0, frame.maxY - safe.maxY), trailing: max(0, frame.maxX - safe.maxX))
    let shown = placement.shown(frame)
    let origin = CGPoint(x: placement.origin.x + shown.minX, y: placement.origin.y + shown.minY)
    let proxy = GeometryProxy(frame.size, insets, origin, host)
    show(noticing { view.content(proxy) }, environment)
    let content = ContainerItem(
      ZStackLayout(alignment: .topLeading), child?.items ?? [], environment.layoutDirection)
    let offer = ProposedViewSize(frame.size)
    content.place(CGRect(origin: frame.origin, size: content.size(offer)), offer, in: placement)
  }
}

@MainActor
private final class GeometryItem<Content: View>: LayoutItem {
  private let node: GeometryNode<Content>
  init(_ node: GeometryNode<Content>) { self.node = node }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    node.place(frame, in: placement)
  }
}

@MainActor
private final class SpaceItem: WrappedItem {
  private let name: AnyHashable
  private let host: ViewHost
  init(_ inner: LayoutItem, _ name: AnyHashable, _ host: ViewHost) {
    self.name = name
    self.host = host
    super.init(inner)
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    let shown = placement.shown(frame)
    host.spaces[name] = CGPoint(x: placement.origin.x + shown.minX, y: placement.origin.y + shown.minY)
    inner.place(frame, proposal, in: placement)
  }
}

struct Named<Content: View>: PrimitiveView {
  let content: Content
  let name: AnyHashable
  func makeNode(_ seed: NodeSeed) -> ViewNode { NamedNode(self, seed) }
}

extension Named: WrappingView {
  var wrapped: any View { content }
}

@MainActor
private final class NamedNode<Content: View>: ContentNode<Named<Content>, Content> {
  override func update() { show(view.content, environment) }
  override var items: [LayoutItem] { super.items.map { SpaceItem($0, view.name, host) } }
}

extension View {
  /// Names the view as a space that frames are counted in.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    Named(content: self, name: AnyHashable(name))
  }
}
