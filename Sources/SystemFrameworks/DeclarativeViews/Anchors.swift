// Places that views say to those above them, and views made of what those below say.

import UIKit

/// A place or size in a view, which a geometry reader's proxy counts in its own space.
public struct Anchor<Value> {
  /// What is told of a view.
  public struct Source: Sendable {
    let find: @Sendable (CGRect) -> Value
    let shift: @Sendable (Value, CGPoint) -> Value
  }
  /// In the hosting view.
  let value: Value
  let shift: @Sendable (Value, CGPoint) -> Value
}
extension Anchor: @unchecked Sendable {}
extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same place.
  public static func == (one: Self, other: Self) -> Bool { one.value == other.value }
}
extension Anchor: Hashable where Value: Hashable {
  /// By the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Self {
    Self {
      $0
    } shift: {
      $0.offsetBy(dx: $1.x, dy: $1.y)
    }
  }
  /// A rectangle in the view.
  public static func rect(_ r: CGRect) -> Self {
    Self {
      r.offsetBy(dx: $0.minX, dy: $0.minY)
    } shift: {
      $0.offsetBy(dx: $1.x, dy: $1.y)
    }
  }
}
extension Anchor.Source where Value == CGPoint {
  /// A point by its shares of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Self {
    Self {
      CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height)
    } shift: {
      CGPoint(x: $0.x + $1.x, y: $0.y + $1.y)
    }
  }
  /// A point in the view.
  public static func point(_ p: CGPoint) -> Self {
    Self {
      CGPoint(x: $0.minX + p.x, y: $0.minY + p.y)
    } shift: {
      CGPoint(x: $0.x + $1.x, y: $0.y + $1.y)
    }
  }
  /// Apple's names.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// Apple's names.
  public static var top: Self { unitPoint(.top) }
  /// Apple's names.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// Apple's names.
  public static var leading: Self { unitPoint(.leading) }
  /// Apple's names.
  public static var center: Self { unitPoint(.center) }
  /// Apple's names.
  public static var trailing: Self { unitPoint(.trailing) }
  /// Apple's names.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// Apple's names.
  public static var bottom: Self { unitPoint(.bottom) }
  /// Apple's names.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

/// A view that says where it lies: known once it has been placed.
private struct Anchoring<Content: View, A, K: PreferenceKey>: PrimitiveView, WrappingView {
  let content: Content
  let source: Anchor<A>.Source
  let change: (inout K.Value, Anchor<A>) -> Void
  var wrapped: any View { content }
  func makeNode(_ seed: NodeSeed) -> ViewNode { AnchoringNode(self, seed) }
}

@MainActor
private final class AnchoringNode<Content: View, A, K: PreferenceKey>: ContentNode<
  Anchoring<Content, A, K>, Content
>
{
  private var frame: CGRect?
  override func update() { show(view.content, environment) }
  override var items: [LayoutItem] {
    super.items.map { FrameItem($0) { [weak self] in self?.frame = $0 } }
  }
  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    guard key is K.Type, let frame else { return super.collect(key, into: &value) }
    var inner: K.Value?
    super.collect(K.self, into: &inner)
    var said = inner ?? K.defaultValue
    view.change(&said, Anchor(value: view.source.find(frame), shift: view.source.shift))
    if let said = said as? Key.Value { join(key, &value, said) }
  }
}

/// Tells where an item was placed, in the hosting view.
@MainActor
private final class FrameItem: WrappedItem {
  private let tell: (CGRect) -> Void
  init(_ inner: LayoutItem, _ tell: @escaping (CGRect) -> Void) {
    self.tell = tell
    super.init(inner)
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    tell(placement.shown(frame).offsetBy(dx: placement.origin.x, dy: placement.origin.y))
    inner.place(frame, proposal, in: placement)
  }
}

/// A view with others behind or before it that are made of what it says.
private struct PreferenceLayer<Content: View, K: PreferenceKey, Other: View>: PrimitiveView, WrappingView {
  let content: Content
  let isBehind: Bool
  let alignment: Alignment
  let make: (K.Value) -> Other
  var wrapped: any View { content }
  func makeNode(_ seed: NodeSeed) -> ViewNode { PreferenceLayerNode(self, seed) }
}

@MainActor
private final class PreferenceLayerNode<Content: View, K: PreferenceKey, Other: View>: ContentNode<
  PreferenceLayer<Content, K, Other>, Content
>
{
  private var other: ViewNode?
  override var children: [ViewNode] { super.children + (other.map { [$0] } ?? []) }
  override func update() { show(view.content, environment) }
  override var items: [LayoutItem] {
    let items = child?.items ?? []
    let whole: LayoutItem =
      items.count == 1 ? items[0] : ContainerItem(ZStackLayout(), items, environment.layoutDirection)
    return [PreferenceLayerItem(whole, self)]
  }
  /// What is said is known once the content has been placed.
  func layer() -> (LayoutItem, Alignment, isBehind: Bool) {
    var inner: K.Value?
    child?.collect(K.self, into: &inner)
    let said = inner ?? K.defaultValue
    other = node(noticing { view.make(said) }, replacing: other, environment)
    return (
      ContainerItem(ZStackLayout(alignment: view.alignment), other?.items ?? [], environment.layoutDirection),
      view.alignment, view.isBehind
    )
  }
}

@MainActor
private final class PreferenceLayerItem<Content: View, K: PreferenceKey, Other: View>: WrappedItem {
  private let node: PreferenceLayerNode<Content, K, Other>
  init(_ inner: LayoutItem, _ node: PreferenceLayerNode<Content, K, Other>) {
    self.node = node
    super.init(inner)
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    let count = placement.views.count
    inner.place(frame, proposal, in: placement)
    let (layer, alignment, isBehind) = node.layer()
    let offer = ProposedViewSize(frame.size)
    let own = layer.dimensions(offer)
    let outer = ViewDimensions(frame.size) { _ in nil }
    let origin = CGPoint(
      x: frame.minX + outer[alignment.horizontal] - own[alignment.horizontal],
      y: frame.minY + outer[alignment.vertical] - own[alignment.vertical])
    let middle = placement.views.count
    layer.place(
      CGRect(origin: origin, size: CGSize(width: own.width, height: own.height)), offer, in: placement)
    if isBehind { placement.moveBack(from: middle, to: count) }
  }
}

extension GeometryProxy {
  /// A place that a view said, in the reader's space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.shift(anchor.value, CGPoint(x: -hostOrigin.x, y: -hostOrigin.y))
  }
}

extension View {
  /// Says where the view lies to the views above.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { Anchoring<Self, A, K>(content: self, source: value) { $0 = transform($1) } }
  /// Changes what the view says to the views above by where it lies.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { Anchoring<Self, A, K>(content: self, source: value, change: transform) }
  /// Views before the view, made of what it says.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(content: self, isBehind: false, alignment: alignment, make: transform)
  }
  /// Views behind the view, made of what it says.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(content: self, isBehind: true, alignment: alignment, make: transform)
  }
}
