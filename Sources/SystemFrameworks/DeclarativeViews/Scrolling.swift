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

/// Rows below each other in a scroll view.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  /// Rows.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never { self.content = content() }
  /// Rows that can be selected; carried.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Rows that can be selected; carried.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// A row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable, SelectionValue == Never {
    content = ForEach(data, content: rowContent)
  }
  /// A row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, SelectionValue == Never {
    content = ForEach(data, id: id, content: rowContent)
  }
  /// The rows, as wide as the list.
  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        content.surrounded { $0.isInList = true }.placed { item, environment in
          RowItem(item, least: environment.defaultMinListRowHeight)
        }
      }
    }
  }
}

/// A row has the insets of a table's cell, 11 above and below and 20 at the sides, and is 44 points high at least.
@MainActor
private final class RowItem: AlignedItem {
  private let least: CGFloat
  init(_ inner: LayoutItem, least: CGFloat) {
    self.least = least
    let own = inner.value(ObjectIdentifier(RowInsets.self)) as? EdgeInsets
    let isHeader = inner.value(ObjectIdentifier(HeaderMark.self)) != nil
    super.init(
      PaddedItem(
        inner, own ?? EdgeInsets(top: isHeader ? 7 : 11, leading: 20, bottom: isHeader ? 7 : 11, trailing: 20)
      ),
      .leading)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = inner.size(proposal)
    let isHeader = inner.value(ObjectIdentifier(HeaderMark.self)) != nil
    return CGSize(
      width: max(own.width, proposal.width ?? 0), height: isHeader ? own.height : max(least, own.height))
  }
}

private enum RowInsets {}
private enum HeaderMark {}

/// A list of settings.
public struct Form<Content: View>: View {
  private let content: Content
  /// Settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The rows of a list.
  public var body: some View { List { content } }
}

/// Rows with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The header, the rows, the footer.
  public var body: some View {
    header.marked().surrounded {
      if $0.isInList {
        $0.font = $0.font ?? .footnote
        $0.foreground = $0.foreground ?? .secondary
      }
    }
    content
    footer.marked().surrounded {
      if $0.isInList {
        $0.font = $0.font ?? .footnote
        $0.foreground = $0.foreground ?? .secondary
      }
    }
  }
}

extension View {
  fileprivate func marked() -> Modified<Self> {
    placed { item, _ in ValueItem(item, ObjectIdentifier(HeaderMark.self), true) }
  }
}

extension Section {
  /// Rows with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
  /// Rows with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Rows with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  /// Rows with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Rows with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  /// Rows with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows with a text as header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  /// Rows with a text as header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// The system's looks of lists: all look alike here.
public struct SystemListStyle: Sendable {
  /// The system's look.
  public init() {}
  /// Apple's names.
  public static let automatic = Self(), plain = Self(), grouped = Self(), insetGrouped = Self(),
    inset = Self()
  /// Apple's name.
  public static let sidebar = Self()
}

/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Apple's names.
  case automatic, visible, hidden
}

extension View {
  /// How lists look; carried.
  public func listStyle(_ style: SystemListStyle) -> some View { self }
  /// The distances of a row from its content.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    placed { item, _ in insets.map { ValueItem(item, ObjectIdentifier(RowInsets.self), $0) } ?? item }
  }
  /// What is behind a row; carried.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Whether lines are seen between rows: none are here.
  public func listRowSeparator(_ visibility: Visibility) -> some View { self }
  /// What is behind scrolling content; carried.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Whether bars tell where one is; carried.
  public func scrollIndicators(_ visibility: Visibility) -> some View { self }
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
