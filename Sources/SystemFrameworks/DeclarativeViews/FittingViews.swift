// The first of several views that fits, room beside bars of a program's own, and views by a share of what is around.

import UIKit

/// The first of several views that fits into the room, the last one where none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content
  /// The first view that fits along axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
  func makeNode(_ seed: NodeSeed) -> ViewNode { FittingNode(self, seed) }
}

@MainActor
private final class FittingNode<Content: View>: ContentNode<ViewThatFits<Content>, Content> {
  override func update() { show(view.content, environment) }
  override var items: [LayoutItem] {
    let all = super.items
    return all.isEmpty ? [] : [FittingItem(all, view.axes)]
  }
}

/// Views are as large as they like along the axes that count.
@MainActor
private final class FittingItem: LayoutItem {
  private let all: [LayoutItem]
  private let axes: Axis.Set
  init(_ all: [LayoutItem], _ axes: Axis.Set) {
    self.all = all
    self.axes = axes
  }
  private func chosen(_ proposal: ProposedViewSize) -> LayoutItem {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(axis.set) { offer[axis] = nil }
    let fitting = all.first { item in
      let size = item.size(offer)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis.set), let room = proposal[axis] else { return true }
        return size[axis] <= room + 0.001
      }
    }
    return fitting ?? all[all.count - 1]
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { chosen(proposal).size(proposal) }
  override func findGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    chosen(proposal).guide(key, size, proposal)
  }
  override func adopt(_ axis: Axis?) { all.forEach { $0.adopt(axis) } }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    chosen(proposal).place(frame, proposal, in: placement)
  }
}

/// A view with another one at an edge, which covers the rest of the room as a bar does.
private struct SafeAreaBar<Content: View, Bar: View>: PrimitiveView, WrappingView {
  let content: Content
  let bar: Bar
  let edge: Edge
  let spacing: CGFloat
  let alignment: Alignment
  var wrapped: any View { content }
  func makeNode(_ seed: NodeSeed) -> ViewNode { SafeAreaBarNode(self, seed) }
}

@MainActor
private final class SafeAreaBarNode<Content: View, Bar: View>: TypedNode<SafeAreaBar<Content, Bar>> {
  private var content: ViewNode?
  private var bar: ViewNode?
  override var children: [ViewNode] { [content, bar].compactMap { $0 } }
  override func update() {
    content = node(view.content, replacing: content, environment)
    bar = node(view.bar, replacing: bar, environment)
  }
  override var items: [LayoutItem] {
    let bar = ContainerItem(
      VStackLayout(alignment: view.alignment.horizontal), bar?.items ?? [], environment.layoutDirection)
    return (content?.items ?? []).map {
      SafeAreaBarItem($0, bar, view.edge, view.spacing, view.alignment)
    }
  }
}

/// The content is offered what the bar leaves, and is told that the rest is covered: scroll views reach below the bar.
@MainActor
private final class SafeAreaBarItem: WrappedItem {
  private let bar: LayoutItem
  private let edge: Edge
  private let gap: CGFloat
  private let alignment: Alignment
  init(_ inner: LayoutItem, _ bar: LayoutItem, _ edge: Edge, _ spacing: CGFloat, _ alignment: Alignment) {
    self.bar = bar
    self.edge = edge
    gap = spacing
    self.alignment = alignment
    super.init(inner)
  }
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private func barSize(_ proposal: ProposedViewSize) -> CGSize {
    var offer = proposal
    offer[axis] = nil
    return bar.size(offer)
  }
  private func rest(_ proposal: ProposedViewSize, _ taken: CGFloat) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = proposal[axis].map { max(0, $0 - taken) }
    return offer
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let taken = barSize(proposal)[axis] + gap
    var size = inner.size(rest(proposal, taken))
    size[axis] += taken
    return size
  }
  override func content(in frame: CGRect, _ proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    let offer = ProposedViewSize(frame.size)
    let taken = barSize(offer)[axis] + gap
    let inside = rest(offer, taken)
    let own = inner.size(inside)
    var origin = frame.origin
    if edge == .top || edge == .leading { origin[axis] += taken }
    origin[axis.other] += (frame.size[axis.other] - own[axis.other]) / 2
    return (CGRect(origin: origin, size: own), inside)
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    let offer = ProposedViewSize(frame.size)
    let size = barSize(offer)
    let outer = ViewDimensions(frame.size) { _ in nil }
    let own = bar.dimensions(axis == .vertical ? ProposedViewSize(width: frame.width, height: nil) : ProposedViewSize(width: nil, height: frame.height))
    var origin = CGPoint(
      x: frame.minX + outer[alignment.horizontal] - own[alignment.horizontal],
      y: frame.minY + outer[alignment.vertical] - own[alignment.vertical])
    switch edge {
    case .top: origin.y = frame.minY
    case .bottom: origin.y = frame.maxY - size.height
    case .leading: origin.x = frame.minX
    case .trailing: origin.x = frame.maxX - size.width
    }
    let safe = placement.safeBounds
    let (inside, rest) = content(in: frame, proposal)
    let covered = size[axis] + gap
    var inner = safe
    switch edge {
    case .top where frame.minY <= safe.minY: inner = inner.inset(top: covered)
    case .bottom where frame.maxY >= safe.maxY: inner = inner.inset(bottom: covered)
    case .leading where frame.minX <= safe.minX: inner = inner.inset(leading: covered)
    case .trailing where frame.maxX >= safe.maxX: inner = inner.inset(trailing: covered)
    default: break
    }
    placement.safeBounds = inner
    self.inner.place(inside, rest, in: placement)
    placement.safeBounds = safe
    bar.place(CGRect(origin: origin, size: size), ProposedViewSize(size), in: placement)
  }
}

extension CGRect {
  fileprivate func inset(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> CGRect {
    CGRect(
      x: minX + leading, y: minY + top, width: max(0, width - leading - trailing),
      height: max(0, height - top - bottom))
  }
}

/// A share of the room of the hosting view.
@MainActor
private final class RelativeItem: AlignedItem {
  private let axes: Axis.Set
  private let room: () -> CGSize
  private let length: (CGFloat, Axis) -> CGFloat
  init(
    _ inner: LayoutItem, _ axes: Axis.Set, _ alignment: Alignment, _ room: @escaping () -> CGSize,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.axes = axes
    self.room = room
    self.length = length
    super.init(inner, alignment)
  }
  override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(axis.set) { offer[axis] = max(0, length(room()[axis], axis)) }
    return offer
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offer = offer(proposal)
    var size = inner.size(offer)
    for axis in Axis.allCases where axes.contains(axis.set) { size[axis] = offer[axis] ?? size[axis] }
    return size
  }
}

private struct Relative<Content: View>: PrimitiveView, WrappingView {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  var wrapped: any View { content }
  func makeNode(_ seed: NodeSeed) -> ViewNode { RelativeNode(self, seed) }
}

@MainActor
private final class RelativeNode<Content: View>: ContentNode<Relative<Content>, Content> {
  override func update() { show(view.content, environment) }
  override var items: [LayoutItem] {
    super.items.map { item in
      RelativeItem(
        item, view.axes, view.alignment,
        { [weak host] in host?.view.bounds.inset(by: host?.view.safeAreaInsets ?? .zero).size ?? .zero },
        view.length)
    }
  }
}

extension View {
  /// A view at the upper or lower edge, which takes its room from the view as a bar does.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaBar(
      content: self, bar: content(), edge: edge == .top ? .top : .bottom, spacing: max(0, spacing ?? 0),
      alignment: Alignment(horizontal: alignment, vertical: .center))
  }
  /// A view at the leading or trailing edge, which takes its room from the view as a bar does.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaBar(
      content: self, bar: content(), edge: edge == .leading ? .leading : .trailing, spacing: max(0, spacing ?? 0),
      alignment: Alignment(horizontal: .center, vertical: alignment))
  }
  /// Room at edges, as bars take it; 16 points for nil.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  /// Room at edges, as bars take it.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  /// Room at all edges, as bars take it.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// As long as the hosting view's room along axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    Relative(content: self, axes: axes, alignment: alignment) { length, _ in length }
  }
  /// A length by that of the hosting view's room along axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { Relative(content: self, axes: axes, alignment: alignment, length: length) }
  /// As long as some of a number of equal parts of the hosting view's room, with distances between them.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    Relative(content: self, axes: axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count)), span = CGFloat(max(1, span))
      return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }
}

/// The upper or the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// Apple's names.
  case top, bottom
  /// Some of them.
  public struct Set: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int8
    /// A bit for each.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Apple's names.
    public static let top = Set(rawValue: 1), bottom = Set(rawValue: 2), all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// Apple's names.
  case leading, trailing
  /// Some of them.
  public struct Set: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int8
    /// A bit for each.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Apple's names.
    public static let leading = Set(rawValue: 1), trailing = Set(rawValue: 2), all: Set = [.leading, .trailing]
  }
}
