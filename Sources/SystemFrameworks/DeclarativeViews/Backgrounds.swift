// Views behind or before another, which have its size.

import UIKit

/// A view with others behind or before it, for each of its items.
struct Layered<Content: View, Other: View>: PrimitiveView {
  let content: Content
  let other: Other
  let alignment: Alignment
  var isBehind = true
  /// Reaches below bars on these edges, where the view lies beside them.
  var ignored: Edge.Set = []
  func makeNode(_ seed: NodeSeed) -> ViewNode { LayeredNode(self, seed) }
}

extension Layered: WrappingView {
  var wrapped: any View { content }
}

@MainActor
private final class LayeredNode<Content: View, Other: View>: TypedNode<Layered<Content, Other>> {
  private var first: ViewNode?
  private var others: [ViewNode] = []
  override var children: [ViewNode] { (first.map { [$0] } ?? []) + others }

  override func update() {
    first = node(view.content, replacing: first, environment)
    let count = first?.items.count ?? 0
    let old = others
    others = (0..<count).map { node(view.other, replacing: $0 < old.count ? old[$0] : nil, environment) }
    old.dropFirst(count).forEach { $0.remove() }
  }
  override var items: [LayoutItem] {
    // Groups whose number of views changed by themselves get theirs in the next update.
    var firsts = first?.items ?? []
    if firsts.count != others.count {
      update()
      firsts = first?.items ?? []
    }
    return zip(firsts, others).map { item, other in
      let items = other.items
      let layer = ContainerItem(ZStackLayout(alignment: view.alignment), items, environment.layoutDirection)
      return LayeredItem(
        item, layer, view.alignment, isBehind: view.isBehind, isEmpty: items.isEmpty, ignored: view.ignored)
    }
  }
}

@MainActor
private final class LayeredItem: WrappedItem {
  private let layer: LayoutItem
  private let alignment: Alignment
  private let isBehind: Bool
  private let isEmpty: Bool
  private let ignored: Edge.Set
  init(
    _ inner: LayoutItem, _ layer: LayoutItem, _ alignment: Alignment, isBehind: Bool, isEmpty: Bool,
    ignored: Edge.Set
  ) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
    self.isEmpty = isEmpty
    self.ignored = ignored
    super.init(inner)
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    if !isBehind { inner.place(frame, proposal, in: placement) }
    if !isEmpty {
      let room = placement.grown(frame, ignored)
      let offer = ProposedViewSize(room.size)
      let own = layer.dimensions(offer)
      // Guides of the view that it is behind count, as in a stack of both.
      let outer = ViewDimensions(room.size) { [inner] key in
        onTreesThread { room == frame ? inner.guide(key, frame.size, proposal) : nil }
      }
      let origin = CGPoint(
        x: room.minX + outer[alignment.horizontal] - own[alignment.horizontal],
        y: room.minY + outer[alignment.vertical] - own[alignment.vertical])
      layer.place(
        CGRect(origin: origin, size: CGSize(width: own.width, height: own.height)), offer, in: placement)
    }
    if isBehind { inner.place(frame, proposal, in: placement) }
  }
}

extension View {
  /// Views behind the view, which are offered its size.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    Layered(content: self, other: content(), alignment: alignment)
  }
  /// A view behind the view, which is offered its size.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    Layered(content: self, other: background, alignment: alignment)
  }
  /// A style behind the view, below bars as well.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    Layered(content: self, other: Rectangle().fill(style), alignment: .center, ignored: edges)
  }
  /// The background's style behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(Color(UIColor.systemBackground), ignoresSafeAreaEdges: edges)
  }
  /// A filled shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { Layered(content: self, other: shape.fill(style), alignment: .center) }
  /// Views before the view, which are offered its size.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    Layered(content: self, other: content(), alignment: alignment, isBehind: false)
  }
  /// A view before the view, which is offered its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    Layered(content: self, other: overlay, alignment: alignment, isBehind: false)
  }
  /// A style before the view.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    Layered(
      content: self, other: Rectangle().fill(style), alignment: .center, isBehind: false, ignored: edges)
  }
  /// A filled shape before the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { Layered(content: self, other: shape.fill(style), alignment: .center, isBehind: false) }
  /// A line within the edges of the view, a number of points wide.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
