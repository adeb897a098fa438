// Items of UIKit's bars for what screens put there.

import UIKit

/// What a tree says for the bars around its screen.
struct ToolbarKey: PreferenceKey {
  struct Item {
    let placement: ToolbarItemPlacement
    let items: [UIBarButtonItem]
    let view: UIView?
  }
  static var defaultValue: [Item] { [] }
  static func reduce(value: inout [Item], nextValue: () -> [Item]) { value += nextValue() }
}

/// A view with what it puts into bars. Views there are nodes of the same tree, so they have state and may present sheets.
private struct WithToolbar<Content: View>: PrimitiveView, WrappingView {
  let content: Content
  let entries: [ToolbarEntry]
  var wrapped: any View { content }
  func makeNode(_ seed: NodeSeed) -> ViewNode { ToolbarNode(self, seed) }
}

@MainActor
private final class ToolbarNode<Content: View>: TypedNode<WithToolbar<Content>> {
  private var content: ViewNode?
  private var nodes: [(placement: ToolbarItemPlacement, node: ViewNode)] = []
  private var known: [ObjectIdentifier: UIBarButtonItem] = [:]
  override var children: [ViewNode] { (content.map { [$0] } ?? []) + nodes.map(\.node) }
  override var items: [LayoutItem] { content?.items ?? [] }

  override func update() {
    content = node(view.content, replacing: content, environment)
    let old = nodes
    nodes = view.entries.enumerated().map { index, entry in
      let present = index < old.count ? old[index].node : nil
      return (entry.placement, node(entry.view, replacing: present, environment))
    }
    old.dropFirst(nodes.count).forEach { $0.node.remove() }
  }
  override func collect<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    content?.collect(key, into: &value)
    guard key is ToolbarKey.Type else { return }
    var all = value as? [ToolbarKey.Item] ?? []
    var used: [ObjectIdentifier: UIBarButtonItem] = [:]
    for (placement, node) in nodes {
      let parts = node.barParts
      let items = parts.map { part in
        // Another node may have come to the place of one that is gone.
        let isSpace = part.anyView is Spacer
        let present = known[ObjectIdentifier(part)].flatMap { ($0 is BarItem) == isSpace ? nil : $0 }
        let item = present ?? (isSpace ? .flexibleSpace() : BarItem())
        used[ObjectIdentifier(part)] = item
        (item as? BarItem)?.show(part, placement)
        return item
      }
      all.append(ToolbarKey.Item(placement: placement, items: items, view: items.first?.customView))
    }
    known = used
    if let all = all as? K.Value { value = all }
  }
}

extension ViewNode {
  /// The nodes of which each is an item of a bar.
  fileprivate final var barParts: [ViewNode] {
    if anyView is any ActingView || anyView is Spacer { return [self] }
    if anyView is any MultiView { return children.flatMap(\.barParts) }
    // Modifiers and a program's own views are seen through, where there is something that acts within.
    if children.count == 1 {
      let inner = children[0].barParts
      if inner.count != 1 || inner[0].isActing { return inner }
    }
    return [self]
  }
  private var isActing: Bool { anyView is any ActingView || anyView is Spacer }
}

/// An item of a bar for a view: a button where the view is one, otherwise the view itself.
@MainActor
private final class BarItem: UIBarButtonItem {
  private lazy var box = UIView()
  private lazy var container = PlacedViews(box)

  func show(_ node: ViewNode, _ placement: ToolbarItemPlacement) {
    isEnabled = node.environment.isEnabled
    if placement == .confirmationAction { style = .done }
    if let menu = node as? any MenuHolding {
      take(menu.look)
      self.menu = UIMenu(children: menu.contentChildren)
      primaryAction = menu.primaryAction.map { action in UIAction { _ in action() } }
    } else if let acting = (node.anyView as? any ActingView)?.barAction, placement.side != .middle {
      take(acting.look)
      primaryAction = UIAction { _ in acting.action() }
    } else {
      customView = place(node)
    }
  }
  /// Of a label with both, the image is shown.
  private func take(_ look: TabLook) {
    image = look.image
    title = look.image == nil ? look.title : nil
    accessibilityLabel = look.image == nil ? nil : look.title
  }
  private func place(_ node: ViewNode) -> UIView {
    let item = ContainerItem(HStackLayout(), node.items, node.environment.layoutDirection)
    let size = item.size(.unspecified)
    let bounds = CGRect(origin: .zero, size: size)
    if box.bounds.size != size { box.frame.size = size }
    let placement = Placement(
      container, bounds: bounds, isRightToLeft: node.environment.layoutDirection == .rightToLeft,
      scale: node.environment.displayScale)
    item.place(bounds, ProposedViewSize(size), in: placement)
    placement.finish()
    return box
  }
}

extension UIViewController {
  /// Puts what a tree says into the bars around its screen; what programs put there themselves stays where it says nothing.
  final func takeToolbar(of host: ViewHost) {
    let all = host.collected(ToolbarKey.self)
    if let navigation = parent as? TreeNavigation, navigation.topViewController === self {
      let isHidden = !all.contains { $0.placement.side == .bottom }
      if navigation.isToolbarHidden != isHidden { navigation.setToolbarHidden(isHidden, animated: false) }
    }
    guard !all.isEmpty || host.hasToolbar else { return }
    host.hasToolbar = !all.isEmpty
    func items(_ side: ToolbarItemPlacement.Side) -> [UIBarButtonItem] {
      all.filter { $0.placement.side == side }.flatMap(\.items)
    }
    func set(_ path: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>, _ new: [UIBarButtonItem])
    {
      if navigationItem[keyPath: path] ?? [] != new {
        navigationItem[keyPath: path] = new.isEmpty ? nil : new
      }
    }
    set(\.leftBarButtonItems, items(.leading))
    // The outermost is the first one in UIKit's list.
    set(\.rightBarButtonItems, items(.trailing).reversed())
    let middle = all.first { $0.placement.side == .middle }?.view
    if navigationItem.titleView !== middle { navigationItem.titleView = middle }
    let bottom = items(.bottom)
    if toolbarItems ?? [] != bottom {
      toolbarItems = bottom.isEmpty ? nil : bottom
      if let navigation = parent as? UINavigationController, navigation.isToolbarHidden != bottom.isEmpty {
        navigation.setToolbarHidden(bottom.isEmpty, animated: false)
      }
    }
  }
}

/// Which bars a modifier is about.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// Apple's names.
  public static let automatic = Self(name: "automatic"), navigationBar = Self(name: "navigation"),
    tabBar = Self(name: "tab"), bottomBar = Self(name: "bottom")
}

/// What a bar is for; carried.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// Apple's names.
  public static let automatic = Self(name: "automatic"), navigationStack = Self(name: "navigationStack"),
    browser = Self(name: "browser"), editor = Self(name: "editor")
}

/// How a title is shown in a bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  fileprivate let mode: UINavigationItem.LargeTitleDisplayMode
  /// As the screen before.
  public static let automatic = Self(mode: .automatic)
  /// In the bar's row.
  public static let inline = Self(mode: .never)
  /// Below the bar's row.
  public static let large = Self(mode: .always)
  /// Apple's name for large letters in the bar's row.
  public static let inlineLarge = Self(mode: .never)
}

extension View {
  /// What is in the bars around the screen.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    WithToolbar(content: self, entries: entries(content()))
  }
  /// Views in the bar above the screen.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    WithToolbar(content: self, entries: [ToolbarEntry(placement: .automatic, view: content())])
  }
  /// What is in the bars around the screen; nobody arranges it here.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { WithToolbar(content: self, entries: entries(content())) }
  /// Whether bars are seen.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isHidden = visibility == .automatic ? nil : visibility == .hidden
    let isAbout = { (bar: ToolbarPlacement) in bars.contains(bar) }
    return transformPreference(BarHiddenKey.self) {
      if let isHidden, isAbout(.navigationBar) || isAbout(.automatic) || bars.isEmpty { $0 = isHidden }
    }.transformPreference(TabBarHiddenKey.self) { if let isHidden, isAbout(.tabBar) { $0 = isHidden } }
  }
  /// Whether bars are seen.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isHidden = visibility == .hidden
    return transformPreference(BarHiddenKey.self) { if bars.contains(.navigationBar) { $0 = isHidden } }
      .transformPreference(TabBarHiddenKey.self) { if bars.contains(.tabBar) { $0 = isHidden } }
  }
  /// What is behind bars; carried.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }
  /// Whether something is behind bars; carried.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Whether something is behind bars; carried.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }
  /// Whether bars are light or dark; carried.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }
  /// What the bar is for; carried.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// How the title is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    preference(key: TitleModeKey.self, value: mode.mode)
  }
  /// The menu of the title; carried.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}
