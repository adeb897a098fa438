// Two or three columns: a split view controller of UIKit's where there is room, a stack of screens otherwise.

import UIKit

/// Shows a view in the last column.
enum DetailKey: EnvironmentKey { static var defaultValue: ((AnyView) -> Void)? { nil } }
/// Takes a value as the selection of a list; false where it is none of its values.
enum SelectKey: EnvironmentKey { static var defaultValue: ((AnyHashable) -> Bool)? { nil } }
/// Told when a list in a column has selected something.
enum SelectedKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  var mode: UISplitViewController.DisplayMode {
    switch name {
    case "detailOnly": .secondaryOnly
    case "doubleColumn": .oneBesideSecondary
    case "all": .twoBesideSecondary
    default: .automatic
    }
  }
  /// Only the last one.
  public static let detailOnly = Self(name: "detailOnly")
  /// The last two, or the first one of two.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// All of them.
  public static let all = Self(name: "all")
  /// As many as there is room for.
  public static let automatic = Self(name: "automatic")
}

/// The column that is seen where there is room for one.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// Apple's names.
  public static let sidebar = Self(name: "sidebar"), content = Self(name: "content"),
    detail = Self(name: "detail")
}

/// Two or three columns, in each of which a selection decides what the next one shows.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: [AnyView]
  private let visibility: Binding<NavigationSplitViewVisibility>?
  @Environment(\.horizontalSizeClass) private var sizeClass

  private init(_ columns: [AnyView], _ visibility: Binding<NavigationSplitViewVisibility>?) {
    self.columns = columns
    self.visibility = visibility
  }
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil) }
  /// Three columns, some of which may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility) }
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { self.init([AnyView(sidebar()), AnyView(detail())], nil) }
  /// Two columns, one of which may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init([AnyView(sidebar()), AnyView(detail())], columnVisibility) }
  /// Two columns, and which of them is seen where there is room for one: carried.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init([AnyView(sidebar()), AnyView(detail())], nil) }
  /// Two columns, one of which may be hidden, and which of them is seen where there is room for one: carried.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init([AnyView(sidebar()), AnyView(detail())], columnVisibility) }
  /// Three columns, some of which may be hidden, and which of them is seen where there is room for one: carried.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility) }
  /// The columns, or one stack of them.
  public var body: some View {
    if sizeClass == .compact {
      ColumnStack(columns: columns)
    } else {
      SplitContainer(columns: columns, visibility: visibility)
    }
  }
}

/// Columns as screens of one stack: a selection pushes the next one.
private struct ColumnStack: View {
  let columns: [AnyView]
  @State private var pushed: [Int] = []
  var body: some View {
    NavigationStack(path: $pushed) {
      screen(0).navigationDestination(for: Int.self) { screen($0) }
    }
  }
  @ViewBuilder private func screen(_ index: Int) -> some View {
    if columns.indices.contains(index) {
      columns[index].surrounded { $0[SelectedKey.self] = next(index) }
    }
  }
  private func next(_ index: Int) -> (() -> Void)? {
    guard index + 1 < columns.count else { return nil }
    return { pushed = Array(1...(index + 1)) }
  }
}

private struct SplitContainer: PrimitiveView {
  let columns: [AnyView]
  let visibility: Binding<NavigationSplitViewVisibility>?
  func makeNode(_ seed: NodeSeed) -> ViewNode { SplitNode(self, seed) }
}

@MainActor
private final class SplitNode: ControllerNode<SplitContainer> {
  override var reachedEdges: Edge.Set { .all }
  private var split: UISplitViewController?
  private var screens: [UIHostingController<AnyView>] = []
  /// What a link of the first columns has put into the last one.
  private var detail: AnyView?

  override func update() {
    let split =
      self.split ?? UISplitViewController(style: view.columns.count > 2 ? .tripleColumn : .doubleColumn)
    self.split = split
    adopt(split)
    if let mode = noticing({ view.visibility?.wrappedValue.mode }), split.preferredDisplayMode != mode {
      split.preferredDisplayMode = mode
    }
    let places: [UISplitViewController.Column] =
      view.columns.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (index, column) in view.columns.enumerated() where places.indices.contains(index) {
      let isLast = index + 1 == view.columns.count
      let shown = AnyView(NavigationContainer(content: isLast ? detail ?? column : column))
      if index == screens.count {
        let screen = UIHostingController(rootView: shown)
        screens.append(screen)
        split.setViewController(screen, for: places[index])
      }
      screens[index].rootView = shown
      var inner = environment
      inner[DetailKey.self] = isLast ? nil : { [weak self] in self?.show($0) }
      inner[SelectedKey.self] = { [weak self] in self?.show(nil) }
      screens[index].inherit(inner)
    }
  }
  private func show(_ view: AnyView?) {
    guard view != nil || detail != nil else { return }
    detail = view
    invalidate()
  }
}

/// The look of columns; all of Apple's are carried.
public struct SystemNavigationSplitViewStyle: Sendable {
  /// Apple's names.
  public static let automatic = Self(), balanced = Self(), prominentDetail = Self()
}

extension View {
  /// How columns share the room; carried.
  public func navigationSplitViewStyle(_ style: SystemNavigationSplitViewStyle) -> some View { self }
  /// The width of the column in points; carried: columns are as wide as UIKit's.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// The width of the column in points; carried: columns are as wide as UIKit's.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { self }
}
