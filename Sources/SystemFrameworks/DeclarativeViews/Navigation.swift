// Navigation and tabs: UIKit's controllers, with a hosting controller for each screen.

import UIKit

private enum PushKey: EnvironmentKey {
  static var defaultValue: ((AnyView) -> UIHostingController<AnyView>?)? { nil }
}
private enum FollowKey: EnvironmentKey { static var defaultValue: ((Any) -> Void)? { nil } }

struct TitleKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}
struct TitleModeKey: PreferenceKey {
  static var defaultValue: UINavigationItem.LargeTitleDisplayMode? { nil }
  static func reduce(
    value: inout UINavigationItem.LargeTitleDisplayMode?,
    nextValue: () -> UINavigationItem.LargeTitleDisplayMode?
  ) { value = value ?? nextValue() }
}
struct BarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}
private struct DestinationsKey: PreferenceKey {
  static var defaultValue: [(Any) -> AnyView?] { [] }
  static func reduce(value: inout [(Any) -> AnyView?], nextValue: () -> [(Any) -> AnyView?]) {
    value += nextValue()
  }
}

extension UIViewController {
  /// What a tree says of its screen.
  final func takeNavigationValues(of host: ViewHost) {
    if let title = host.collected(TitleKey.self), navigationItem.title != title {
      navigationItem.title = title
    }
    if let mode = host.collected(TitleModeKey.self), navigationItem.largeTitleDisplayMode != mode {
      navigationItem.largeTitleDisplayMode = mode
    }
    if let hidden = host.collected(BarHiddenKey.self), let navigation = parent as? UINavigationController,
      navigation.isNavigationBarHidden != hidden
    {
      navigation.setNavigationBarHidden(hidden, animated: false)
    }
  }
}

/// A stack of screens: a navigation controller of UIKit's.
private struct NavigationContainer<Content: View>: PrimitiveView {
  let content: Content
  func makeNode(_ seed: NodeSeed) -> ViewNode { NavigationNode(self, seed) }
}

@MainActor
private final class NavigationNode<Content: View>: ControllerNode<NavigationContainer<Content>> {
  private var root: UIHostingController<Content>?
  private weak var navigation: UINavigationController?

  override func update() {
    let screen: UIHostingController<Content>
    if let root {
      root.rootView = view.content
      screen = root
    } else {
      screen = UIHostingController(rootView: view.content)
      root = screen
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      self.navigation = navigation
      adopt(navigation)
    }
    if let navigation { adopt(navigation) }
    screen.inherit(inner)
    for pushed in pushed { pushed.inherit(innerOfPushed) }
  }
  private var pushed: [UIHostingController<AnyView>] {
    (navigation?.viewControllers ?? []).compactMap { $0 as? UIHostingController<AnyView> }
      .filter { $0 !== root }
  }
  /// What screens inherit: ways to push others. The first one is left by the way that leaves the whole stack.
  private var inner: EnvironmentValues {
    var inner = environment
    inner[PushKey.self] = { [weak self] view in self?.push(view) }
    inner[FollowKey.self] = { [weak self] value in self?.follow(value) }
    return inner
  }
  /// The others leave the stack alone.
  private var innerOfPushed: EnvironmentValues {
    var inner = inner
    inner.dismiss = DismissAction()
    inner.isPresented = true
    return inner
  }
  @discardableResult private func push(_ view: AnyView) -> UIHostingController<AnyView>? {
    guard let navigation, let root else { return nil }
    let screen = UIHostingController(rootView: view)
    screen.treeHost.lie(over: pushed.last?.treeHost ?? root.treeHost)
    screen.inherit(innerOfPushed)
    navigation.pushViewController(screen, animated: true)
    return screen
  }
  /// The screen that those below another one have for a value.
  private func destination(of value: Any, below screen: UIViewController?) -> AnyView? {
    guard let root else { return nil }
    let below = pushed.prefix { $0 !== screen }.reversed().flatMap(\.destinations) + root.destinations
    for destination in below { if let view = destination(value) { return view } }
    return nil
  }
  private func follow(_ value: Any) {
    guard let view = destination(of: value, below: nil), let screen = push(view) else { return }
    screen.treeHost.refresh = { [weak self, weak screen] in
      guard let screen, let view = self?.destination(of: value, below: screen) else { return }
      screen.rootView = view
    }
  }
}

extension UIHostingController {
  fileprivate var destinations: [(Any) -> AnyView?] {
    (viewIfLoaded as? _UIHostingView<Content>)?.host.collected(DestinationsKey.self) ?? []
  }
}

/// A stack of screens.
public struct NavigationView<Content: View>: View {
  private let content: Content
  /// The first screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The navigation controller.
  public var body: some View { NavigationContainer(content: content) }
}

/// A stack of screens.
public struct NavigationStack<Root: View>: View {
  private let root: Root
  /// The first screen.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  /// The navigation controller.
  public var body: some View { NavigationContainer(content: root) }
}

/// The screen that a link has pushed, while it is there.
@MainActor
private final class PushedScreen {
  weak var screen: UIHostingController<AnyView>?
  nonisolated init() {}
}

/// A button that pushes a screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let destination: (() -> Destination)?
  private let value: Any?
  @Environment(\.self) private var environment
  @State private var pushed = PushedScreen()
  /// A way to a screen.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
    value = nil
  }
  /// A way to a screen.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }
  /// A way to the screen that `navigationDestination(for:destination:)` gives for a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
    self.label = label()
    destination = nil
    self.value = value
  }
  private func refresh() {
    if let screen = pushed.screen, let destination { screen.rootView = AnyView(destination()) }
  }
  /// The button.
  public var body: some View {
    // The screen follows what its closure reads.
    let _ = refresh()
    Button {
      if let destination {
        pushed.screen = environment[PushKey.self]?(AnyView(destination()))
      } else if let value {
        environment[FollowKey.self]?(value)
      }
    } label: {
      label
    }
  }
}

extension NavigationLink where Label == Text {
  /// A way to a screen.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// A way to a screen.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// A way to a screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// How the title of a screen is shown.
public struct NavigationBarItem {
  /// How the title of a screen is shown.
  public enum TitleDisplayMode: Sendable {
    /// Apple's names.
    case automatic, inline, large
  }
}

extension View {
  /// The title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  /// The title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    preference(key: TitleKey.self, value: title.plain)
  }
  /// The title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// The title of the screen, and how it is shown.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  /// The title of the screen, and how it is shown.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// How the title is shown.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    preference(
      key: TitleModeKey.self,
      value: displayMode == .inline ? .never : displayMode == .large ? .always : .automatic)
  }
  /// Whether the bar is hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    preference(key: BarHiddenKey.self, value: hidden)
  }
  /// The screen for values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    transformPreference(DestinationsKey.self) { $0.append { ($0 as? D).map { AnyView(destination($0)) } } }
  }
}

// MARK: Tabs

/// A view with what its tab says of it.
@MainActor
protocol TabPart {
  var inner: any View { get }
  var label: (any View)? { get }
  var tag: AnyHashable? { get }
}

struct TabItem<Content: View, Label: View>: View, TabPart {
  let content: Content
  let tabLabel: Label
  var body: some View { content }
  var inner: any View { content }
  var label: (any View)? { tabLabel }
  var tag: AnyHashable? { nil }
}

struct Tagged<Content: View>: View, TabPart {
  let content: Content
  let value: AnyHashable
  var body: some View { content }
  var inner: any View { content }
  var label: (any View)? { nil }
  var tag: AnyHashable? { value }
}

extension View {
  /// What the tab of the view shows: the first text and the first image.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItem(content: self, tabLabel: label())
  }
  /// The value that selects the view.
  public func tag<V: Hashable>(_ tag: V) -> some View { Tagged(content: self, value: AnyHashable(tag)) }
}

/// Screens with tabs: a tab bar controller of UIKit's.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: Content
  fileprivate let selection: Binding<SelectionValue>?
  /// Screens, one of which is selected.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
  /// Screens, of which the first is selected at first.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }
  func makeNode(_ seed: NodeSeed) -> ViewNode { TabNode(self, seed) }

  @MainActor fileprivate struct Screen {
    var id: [AnyHashable]
    var view: any View
    var title: String?
    var image: UIImage?
    var tag: AnyHashable?
  }
  @MainActor fileprivate var screens: [Screen] { Self.screens(content, []) }
  @MainActor private static func screens(_ view: any View, _ id: [AnyHashable]) -> [Screen] {
    if let several = view as? any MultiView {
      return several.parts.flatMap { screens($0.view, id + [$0.id]) }
    }
    var screen = Screen(id: id, view: view)
    var part = view as? any TabPart
    while let present = part {
      if screen.tag == nil { screen.tag = present.tag }
      if let label = present.label {
        let shown = TabLook(label)
        screen.title = shown.title
        screen.image = shown.image
      }
      part = present.inner as? any TabPart
    }
    return [screen]
  }
}

/// The first text and image of a label.
@MainActor
struct TabLook {
  var title: String?
  var image: UIImage?
  init(_ view: any View) {
    if let text = view as? Text {
      title = text.plain
    } else if let image = view as? Image {
      self.image = image.uiImage
    } else if let parts = (view as? any MultiView)?.parts {
      for part in parts {
        let look = TabLook(part.view)
        title = title ?? look.title
        image = image ?? look.image
      }
    } else if let label = view as? any LabelParts {
      title = TabLook(label.titleView).title
      image = TabLook(label.iconView).image
    }
  }
}

@MainActor
private final class TabNode<SelectionValue: Hashable, Content: View>: ControllerNode<
  TabView<SelectionValue, Content>
>
{
  private let tabs = UITabBarController()
  private var screens: [[AnyHashable]: UIHostingController<AnyView>] = [:]
  private let chosen = ChosenTab()

  private func choose(_ wanted: [TabView<SelectionValue, Content>.Screen], _ index: Int) {
    guard wanted.indices.contains(index), let tag = wanted[index].tag?.base as? SelectionValue,
      let selection = view.selection, selection.wrappedValue != tag
    else { return }
    selection.wrappedValue = tag
  }

  override func update() {
    adopt(tabs)
    let wanted = view.screens
    var present: [[AnyHashable]: UIHostingController<AnyView>] = [:]
    for (index, screen) in wanted.enumerated() {
      let controller = screens[screen.id] ?? UIHostingController(rootView: AnyView(EmptyView()))
      controller.rootView = AnyView(screen.view)
      controller.tabBarItem = UITabBarItem(title: screen.title, image: screen.image, tag: index)
      controller.inherit(environment)
      present[screen.id] = controller
    }
    let all = wanted.compactMap { present[$0.id] }
    if tabs.viewControllers?.map(ObjectIdentifier.init) ?? [] != all.map(ObjectIdentifier.init) {
      tabs.setViewControllers(all, animated: false)
    }
    screens = present
    // A tab that the user chose is said to the binding.
    chosen.action = { [weak self] in self?.choose(wanted, $0) }
    if tabs.delegate == nil { tabs.delegate = chosen }
    if let selected = noticing({ view.selection?.wrappedValue }),
      let index = wanted.firstIndex(where: { $0.tag == AnyHashable(selected) }), tabs.selectedIndex != index
    {
      tabs.selectedIndex = index
    }
  }
}

@MainActor
private final class ChosenTab: NSObject, UITabBarControllerDelegate {
  var action: ((Int) -> Void)?
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    action?(tabBarController.selectedIndex)
  }
}
