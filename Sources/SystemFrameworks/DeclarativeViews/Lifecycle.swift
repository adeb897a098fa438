// What views do when they appear, change and go, and what they say to those above them.

import CombinePublishers
import UIKit

/// A view with something that happens beside it.
struct Watched<Content: View, Watch: Watching>: PrimitiveView {
  let content: Content
  let watch: Watch
  func makeNode(_ seed: NodeSeed) -> ViewNode { WatchedNode(self, seed) }
}

/// What happens beside a view while it is in the tree.
@MainActor
protocol Watching {
  associatedtype Memory = Void
  /// What is kept from the first time on.
  func begin() -> Memory
  /// The view's value came anew.
  func update(_ memory: inout Memory, _ node: ViewNode)
  /// The view is shown, or no longer shown.
  func visibilityDidChange(_ isShown: Bool, _ memory: inout Memory)
  func didLayOut(_ memory: inout Memory, _ node: ViewNode)
  /// The view leaves the tree.
  func end(_ memory: inout Memory, _ node: ViewNode)
}

extension Watching {
  func update(_ memory: inout Memory, _ node: ViewNode) {}
  func visibilityDidChange(_ isShown: Bool, _ memory: inout Memory) {}
  func didLayOut(_ memory: inout Memory, _ node: ViewNode) {}
  func end(_ memory: inout Memory, _ node: ViewNode) {}
}

extension Watched: WrappingView {
  var wrapped: any View { content }
}

@MainActor
private final class WatchedNode<Content: View, Watch: Watching>: ContentNode<Watched<Content, Watch>, Content>
{
  private lazy var memory = view.watch.begin()
  private var isShown = false
  override func update() {
    show(view.content, environment)
    noticing { view.watch.update(&memory, self) }
  }
  override func visibilityDidChange(_ isShown: Bool) {
    super.visibilityDidChange(isShown)
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    view.watch.visibilityDidChange(isShown, &memory)
  }
  override func didLayOut() {
    super.didLayOut()
    view.watch.didLayOut(&memory, self)
  }
  override func remove() {
    if isShown {
      isShown = false
      view.watch.visibilityDidChange(false, &memory)
    }
    view.watch.end(&memory, self)
    super.remove()
  }
}

private struct Appearing: Watching {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  func begin() {}
  func visibilityDidChange(_ isShown: Bool, _ memory: inout Void) { isShown ? appear?() : disappear?() }
}

/// Work that begins when a view appears, and again when a value is another.
private struct Working<ID: Equatable>: Watching {
  struct Memory {
    var task: Task<Void, Never>?
    var id: ID?
    var isShown = false
  }
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void
  func begin() -> Memory { Memory() }
  private func start(_ memory: inout Memory) {
    memory.task?.cancel()
    memory.id = id
    let action = action
    memory.task = Task(priority: priority) { await action() }
  }
  func update(_ memory: inout Memory, _ node: ViewNode) {
    if memory.isShown, memory.id != id { start(&memory) }
  }
  func visibilityDidChange(_ isShown: Bool, _ memory: inout Memory) {
    memory.isShown = isShown
    if isShown { start(&memory) } else { memory.task?.cancel() }
  }
}

private struct Changing<V: Equatable>: Watching {
  let value: V
  let isCalledAtFirst: Bool
  let action: (V, V) -> Void
  func begin() -> (old: V, isNew: Bool) { (value, isCalledAtFirst) }
  func update(_ memory: inout (old: V, isNew: Bool), _ node: ViewNode) {
    guard memory.isNew || memory.old != value else { return }
    let old = memory.old
    memory = (value, false)
    // After the pass in which the value came.
    node.host.afterUpdate { [value, action] in action(old, value) }
  }
}

private struct Receiving<P: Publisher>: Watching where P.Failure == Never {
  final class Memory {
    var action: ((P.Output) -> Void)?
    var listening: AnyCancellable?
    /// What came while the publisher was asked for the first time.
    var early: [P.Output]? = []
  }
  let publisher: P
  let action: (P.Output) -> Void
  func begin() -> Memory { Memory() }
  func update(_ memory: inout Memory, _ node: ViewNode) {
    memory.action = action
    guard memory.listening == nil else { return }
    memory.listening = publisher.sink { [weak memory] value in
      if memory?.early != nil { memory?.early?.append(value) } else { memory?.action?(value) }
    }
    let early = memory.early ?? []
    memory.early = nil
    // The view is in the making.
    if !early.isEmpty { node.host.afterUpdate { [action] in early.forEach(action) } }
  }
}

extension View {
  /// Calls a closure when the view is shown: at the end of the first layout pass in a window.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Watched(content: self, watch: Appearing(appear: action))
  }
  /// Calls a closure when the view is no longer shown.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Watched(content: self, watch: Appearing(disappear: action))
  }
  /// Begins work when the view is shown, and cancels it when it is no longer shown.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View { Watched(content: self, watch: Working(id: 0, priority: priority, action: action)) }
  /// Begins work when the view is shown and when a value is another one.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View { Watched(content: self, watch: Working(id: value, priority: priority, action: action)) }
  /// Calls a closure when a value is another one, with both.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    Watched(content: self, watch: Changing(value: value, isCalledAtFirst: initial, action: action))
  }
  /// Calls a closure when a value is another one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    Watched(content: self, watch: Changing(value: value, isCalledAtFirst: initial) { _, _ in action() })
  }
  /// Calls a closure when a value is another one, with the new one.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    Watched(content: self, watch: Changing(value: value, isCalledAtFirst: false) { action($1) })
  }
  /// Calls a closure with what a publisher says.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never { Watched(content: self, watch: Receiving(publisher: publisher, action: action)) }
}

/// What views say to those above them.
public protocol PreferenceKey {
  /// The type of what is said.
  associatedtype Value
  /// What is said where nobody says anything.
  static var defaultValue: Value { get }
  /// Joins what the next view says.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

struct Saying<Content: View, K: PreferenceKey>: PrimitiveView {
  let content: Content
  let change: (inout K.Value) -> Void
  func makeNode(_ seed: NodeSeed) -> ViewNode { SayingNode(self, seed) }
}

extension Saying: WrappingView {
  var wrapped: any View { content }
}

@MainActor
private final class SayingNode<Content: View, K: PreferenceKey>: ContentNode<Saying<Content, K>, Content> {
  override func update() { show(view.content, environment) }
  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    guard key is K.Type else { return super.collect(key, into: &value) }
    var inner: K.Value?
    super.collect(K.self, into: &inner)
    var said = inner ?? K.defaultValue
    view.change(&said)
    if let said = said as? Key.Value { join(key, &value, said) }
  }
}

/// What the first view says is not joined with the default: a key whose `reduce` does nothing has the first one's.
func join<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?, _ next: K.Value) {
  guard var present = value else { return value = next }
  K.reduce(value: &present) { next }
  value = present
}

private struct Hearing<K: PreferenceKey>: Watching where K.Value: Equatable {
  let action: (K.Value) -> Void
  func begin() -> K.Value? { nil }
  func didLayOut(_ memory: inout K.Value?, _ node: ViewNode) {
    var said: K.Value?
    for child in node.children { child.collect(K.self, into: &said) }
    let value = said ?? K.defaultValue
    guard memory != value else { return }
    memory = value
    action(value)
  }
}

extension View {
  /// Says a value to the views above.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    Saying<Self, K>(content: self) { $0 = value }
  }
  /// Changes what the view says to the views above.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { Saying<Self, K>(content: self, change: callback) }
  /// Calls a closure at the end of a layout pass in which the views below say something else.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { Watched(content: self, watch: Hearing<K>(action: action)) }
}
