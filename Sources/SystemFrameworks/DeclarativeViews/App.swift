// Applications as values: the first scene's views become the root of a window.

import UIKit

/// An application.
@preconcurrency @MainActor
public protocol App {
  /// The type of its scenes.
  associatedtype Body: Scene
  /// Its scenes.
  @SceneBuilder var body: Body { get }
  /// Made when it starts.
  init()
}

extension App {
  /// What `@main` calls: makes the application, tells its delegate that it started, and puts the first scene's views into a
  /// window. There is no run loop to begin, so it returns then.
  public static func main() {
    let controller = UIHostingController(rootView: AppView(app: Self()))
    // The delegate is told before there are views, as Apple's is.
    controller.treeHost.update()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
}

/// A part of an application with windows of its own.
@preconcurrency @MainActor
public protocol Scene {
  /// The type of what it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Nobody asks for it.
  public var body: Never { preconditionFailure("A scene of type \(Self.self) has no body.") }
}

/// A scene of this module: shows its first window's views.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  /// Nil for a scene without windows.
  var root: AnyView? { get }
}

@MainActor
private func root(of scene: any Scene) -> AnyView? {
  if let known = scene as? any PrimitiveScene { return known.root }
  func inBody<S: Scene>(_ scene: S) -> AnyView? { AnyView(SceneView(scene: scene)) }
  return inBody(scene)
}

/// Makes a scene of the statements of a closure.
@resultBuilder @MainActor
public struct SceneBuilder {
  /// A statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A single scene is itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene {
    var all: [any Scene] = []
    repeat all.append(each content)
    return TupleScene(all: all)
  }
  /// `if` without `else`.
  public static func buildOptional(_ scene: (any Scene)?) -> TupleScene { TupleScene(all: scene.map { [$0] } ?? []) }
  /// `if #available`.
  public static func buildLimitedAvailability(_ scene: any Scene) -> TupleScene { TupleScene(all: [scene]) }
}

/// Several scenes, of which the first is shown.
public struct TupleScene: PrimitiveScene {
  fileprivate let all: [any Scene]
  var root: AnyView? { all.lazy.compactMap { DeclarativeViews.root(of: $0) }.first }
}

/// Windows of the same views.
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: Content
  /// Windows of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows of views, with a name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows of views, with a title.
  public init(_ titleKey: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Windows of views, each for a value: there is one without.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == AnyView { self.content = AnyView(content(.constant(nil))) }
  var root: AnyView? { AnyView(content) }
}

/// A single window.
public struct Window<Content: View>: PrimitiveScene {
  private let content: Content
  /// A window with a title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  var root: AnyView? { AnyView(content) }
}

/// The settings of a Mac's application: not shown.
public struct Settings<Content: View>: PrimitiveScene {
  /// Settings.
  public init(@ViewBuilder content: () -> Content) {}
  var root: AnyView? { nil }
}

/// A scene with something around its views.
public struct _ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView
  var root: AnyView? { DeclarativeViews.root(of: content).map(change) }
}

/// What stands for commands of a menu bar: there is none.
public protocol Commands {}

/// Makes commands of a closure.
@resultBuilder @MainActor
public struct CommandsBuilder {
  /// A statement.
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: Commands, Sendable {
  /// None.
  public nonisolated init() {}
}

/// Commands in a menu of their own.
public struct CommandMenu<Content: View>: Commands {
  /// A menu.
  @MainActor public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Where commands lie among the system's.
public struct CommandGroupPlacement: Sendable {
  /// Apple's names.
  public static let newItem = Self(), saveItem = Self(), appInfo = Self(), appSettings = Self(), help = Self(),
    undoRedo = Self(), pasteboard = Self(), sidebar = Self(), toolbar = Self(), textEditing = Self()
}

/// Commands among the system's.
public struct CommandGroup<Content: View>: Commands {
  /// In place of the system's.
  @MainActor public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Behind the system's.
  @MainActor public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Before the system's.
  @MainActor public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The system's commands of a sidebar.
public struct SidebarCommands: Commands {
  /// The system's.
  public init() {}
}

extension Scene {
  /// Calls a closure when a value is another one, with the new one.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    _ModifiedScene(content: self) { AnyView($0.onChange(of: value, perform: action)) }
  }
  /// Calls a closure when a value is another one, with both.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    _ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }
  /// Calls a closure when a value is another one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _ModifiedScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }
  /// Sets a value of the surroundings for the views of the scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    _ModifiedScene(content: self) { AnyView($0.environment(keyPath, value)) }
  }
  /// Gives an object to the views of the scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _ModifiedScene(content: self) { AnyView($0.environmentObject(object)) }
  }
  /// Commands of a menu bar: there is none.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  /// The size of a new window in points; carried.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Work of the background, which nothing here begins.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  /// Which outside events a scene is for; carried.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// Work that the system begins in the background: nothing here does.
public struct BackgroundTask<Request, Response>: Sendable {}
extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh of a name.
  public static func appRefresh(_ identifier: String) -> Self { Self() }
}

// MARK: The tree of an application

/// The views of a scene of a program's, with the scene's state in place.
private struct SceneView<S: Scene>: PrimitiveView {
  var scene: S
  func makeNode(_ seed: NodeSeed) -> ViewNode { SceneNode(self, seed) }
}

@MainActor
private final class SceneNode<S: Scene>: ContentNode<SceneView<S>, AnyView> {
  private let properties = PropertyStore()
  override init(_ view: SceneView<S>, _ seed: NodeSeed) {
    super.init(view, seed)
    properties.node = self
  }
  override func update() {
    isOutdated = false
    properties.install(in: &view.scene, environment)
    let content = noticing { root(of: view.scene.body) }
    show(content ?? AnyView(EmptyView()), environment)
  }
}

/// The views of an application, with its state in place.
struct AppView<A: App>: PrimitiveView {
  var app: A
  func makeNode(_ seed: NodeSeed) -> ViewNode { AppNode(self, seed) }
}

@MainActor
private final class AppNode<A: App>: ContentNode<AppView<A>, AnyView> {
  private let properties = PropertyStore()
  override init(_ view: AppView<A>, _ seed: NodeSeed) {
    super.init(view, seed)
    properties.node = self
  }
  override func update() {
    isOutdated = false
    properties.install(in: &view.app, environment)
    let content = noticing { root(of: view.app.body) }
    show(content ?? AnyView(EmptyView()), environment)
  }
}

/// The delegate of an application: made when it starts, and told that it did.
@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: InstalledProperty {
  private var delegate: DelegateType?
  /// The delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  /// The delegate; before the application started nothing asks for it.
  public var wrappedValue: DelegateType {
    if let known = delegate ?? UIApplication.shared.delegate as? DelegateType { return known }
    guard let made = NSObject.makeObject(of: DelegateType.self) as? DelegateType else {
      preconditionFailure("\(DelegateType.self) cannot be made.")
    }
    return made
  }
  mutating func install(_ slot: PropertySlot) {
    let delegate = slot.lasting { wrappedValue }
    self.delegate = delegate
    if UIApplication.shared.delegate !== delegate { UIApplication.shared.start(with: delegate) }
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Ways to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(root: wrappedValue) }
}
