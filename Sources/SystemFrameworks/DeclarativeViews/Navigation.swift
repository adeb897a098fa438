// Stacks of screens: UIKit's navigation controllers, with a hosting controller for each screen.

import UIKit

/// Pushes a view; the closure is called when its screen is gone.
typealias Push = (AnyView, _ gone: @escaping () -> Void) -> PushedScreen?

enum PushKey: EnvironmentKey { static var defaultValue: Push? { nil } }
enum FollowKey: EnvironmentKey { static var defaultValue: ((AnyHashable) -> Void)? { nil } }

private struct DestinationsKey: PreferenceKey {
  static var defaultValue: [(Any) -> AnyView?] { [] }
  static func reduce(value: inout [(Any) -> AnyView?], nextValue: () -> [(Any) -> AnyView?]) {
    value += nextValue()
  }
}

/// The controller of a screen that was pushed, which says when it is gone, whoever took it away.
@MainActor
final class PushedScreen: UIHostingController<AnyView> {
  /// What a path says of it; nil for the screen of a link with a view of its own.
  fileprivate var value: AnyHashable?
  fileprivate var gone: (() -> Void)?
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil {
      let gone = gone
      self.gone = nil
      gone?()
    }
  }
  /// Leaves its stack, with what lies above.
  func pop() {
    guard let navigation = navigationController,
      let place = navigation.viewControllers.firstIndex(where: { $0 === self }), place > 0
    else { return }
    navigation.popToViewController(navigation.viewControllers[place - 1], animated: true)
  }
}

/// What a program's path is as values.
struct PathAccess {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}

/// A stack of screens: a navigation controller of UIKit's.
struct NavigationContainer<Content: View>: PrimitiveView {
  let content: Content
  var path: PathAccess?
  func makeNode(_ seed: NodeSeed) -> ViewNode { NavigationNode(self, seed) }
}

/// A stack of a tree's own: each of its screens has its say about bars.
final class TreeNavigation: UINavigationController {}

@MainActor
private final class NavigationNode<Content: View>: ControllerNode<NavigationContainer<Content>> {
  override var reachedEdges: Edge.Set { .all }
  private var root: UIHostingController<Content>?
  private weak var navigation: UINavigationController?
  private var isFollowing = false

  override func update() {
    let screen: UIHostingController<Content>
    if let root {
      root.rootView = view.content
      screen = root
    } else {
      screen = UIHostingController(rootView: view.content)
      root = screen
      let navigation = TreeNavigation(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      self.navigation = navigation
      adopt(navigation)
    }
    if let navigation { adopt(navigation) }
    screen.inherit(inner)
    for pushed in pushed { pushed.inherit(innerOfPushed) }
    followPath()
  }
  override func didLayOut() {
    super.didLayOut()
    // A destination may have come with the layout.
    followPath()
  }
  private var pushed: [PushedScreen] {
    (navigation?.viewControllers ?? []).compactMap { $0 as? PushedScreen }
  }
  /// What screens inherit: ways to push others. The first one is left by the way that leaves the whole stack.
  private var inner: EnvironmentValues {
    var inner = environment
    inner[PushKey.self] = { [weak self] view, gone in
      let screen = self?.push(view)
      screen?.gone = gone
      return screen
    }
    inner[FollowKey.self] = { [weak self] value in self?.follow(value) }
    inner[DetailKey.self] = environment[DetailKey.self]
    return inner
  }
  /// The others leave the stack alone.
  private var innerOfPushed: EnvironmentValues {
    var inner = inner
    inner.dismiss = DismissAction()
    inner.isPresented = true
    return inner
  }
  private func push(_ view: AnyView) -> PushedScreen? {
    guard let navigation, let root else { return nil }
    let screen = PushedScreen(rootView: view)
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
  @discardableResult private func show(_ value: AnyHashable) -> Bool {
    guard let view = destination(of: value.base, below: nil), let screen = push(view) else { return false }
    screen.value = value
    screen.gone = { [weak self, weak screen] in self?.isGone(screen) }
    screen.treeHost.refresh = { [weak self, weak screen] in
      guard let screen, let view = self?.destination(of: value.base, below: screen) else { return }
      screen.rootView = view
    }
    return true
  }
  private func follow(_ value: AnyHashable) {
    if let path = view.path {
      path.set(path.get() + [value])
      followPath()
    } else {
      show(value)
    }
  }

  // MARK: A program's path

  /// Brings the screens to what the path says: those that both have in common stay.
  private func followPath() {
    guard let path = view.path, !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    let wanted = noticing { path.get() }
    let present = pushed.filter { $0.value != nil }
    let common = zip(wanted, present).prefix { $0 == $1.value }.count
    if common < present.count { present[common].pop() }
    guard common < wanted.count else { return }
    // Destinations are known once those below have been asked.
    root?.treeHost.update()
    for value in wanted[common...] {
      guard show(value) else { return }
      pushed.last?.treeHost.update()
    }
  }
  /// A screen was left by the bar's button or another way: the path ends before it.
  private func isGone(_ screen: PushedScreen?) {
    guard let path = view.path, !isFollowing, screen?.value != nil else { return }
    let left = pushed.compactMap(\.value)
    if path.get().count > left.count { path.set(Array(path.get().prefix(left.count))) }
  }
}

extension UIHostingController {
  fileprivate var destinations: [(Any) -> AnyView?] { treeHost.collected(DestinationsKey.self) }
}

/// A stack of screens.
public struct NavigationView<Content: View>: View {
  private let content: Content
  /// The first screen. Of several views it is the first one: the others stand beside it where there is room in Apple's.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The navigation controller.
  public var body: some View {
    NavigationContainer(content: FirstOfSeveral(content: content))
  }
}

/// The first of several statements.
private struct FirstOfSeveral<Content: View>: View {
  let content: Content
  var body: some View {
    if let several = content as? any StatementsView, let first = several.parts.first {
      AnyView(first.view)
    } else {
      content
    }
  }
}

@MainActor private protocol StatementsView: MultiView {}
extension TupleView: StatementsView {}

/// A stack of screens, which a program may keep as a path of values.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: PathAccess?
  /// The first screen.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }
  /// The first screen, and those of a path's values.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess {
      path.wrappedValue.elements
    } set: {
      path.wrappedValue.elements = $0
    }
  }
  /// The first screen, and those of a collection's values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess {
      path.wrappedValue.map { AnyHashable($0) }
    } set: {
      path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element })
    }
  }
  /// The navigation controller.
  public var body: some View { NavigationContainer(content: root, path: path) }
}

extension View {
  /// The screen for values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    transformPreference(DestinationsKey.self) { $0.append { ($0 as? D).map { AnyView(destination($0)) } } }
  }
  /// A screen that is pushed while a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    Watched(content: self, watch: Pushing(isActive: isPresented) { AnyView(destination()) })
  }
  /// A screen of an item that is pushed while there is one.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    Watched(
      content: self,
      watch: Pushing(isActive: item.isThere()) {
        AnyView(
          ForEach(item.wrappedValue.map { [$0] } ?? [], id: \.self) { destination($0) })
      })
  }
}
