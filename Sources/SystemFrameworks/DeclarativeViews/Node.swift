// The tree that lasts while values come and go: a node for each view at its place, with its state and its UIKit views.

import Observation
import UIKit

/// A view around another one, which those see through who look for what a view is: a tab, a choice, a button of a menu.
@MainActor
protocol WrappingView {
  var wrapped: any View { get }
  /// What the other view's surroundings are.
  func surround(_ environment: inout EnvironmentValues)
}

extension WrappingView {
  func surround(_ environment: inout EnvironmentValues) {}
}

/// Where a node grows.
@MainActor
struct NodeSeed {
  let host: ViewHost
  let parent: ViewNode?
  var environment: EnvironmentValues
}

/// A view at its place in the tree.
@MainActor
class ViewNode {
  unowned let host: ViewHost
  /// The host, until it begins to go: what goes with it may tell nodes that are still there.
  private weak var living: ViewHost?
  private(set) weak var parent: ViewNode?
  var environment: EnvironmentValues
  /// Asked for anew before the next layout.
  var isOutdated = false
  private(set) var isRemoved = false

  init(_ seed: NodeSeed) {
    host = seed.host
    living = seed.host
    parent = seed.parent
    environment = seed.environment
  }

  /// The view, with its state in place.
  var anyView: Any? { nil }
  /// The nodes below.
  var children: [ViewNode] { [] }
  /// What takes part in the layout of the container around, from the first to the last. Made anew for each pass.
  var items: [LayoutItem] { children.flatMap(\.items) }
  /// Takes the present value and environment over into what is below.
  func update() {}
  /// Leaves the tree, with what is below.
  func remove() {
    isRemoved = true
    notices.values.forEach { $0.end() }
    notices = [:]
    children.forEach { $0.remove() }
  }
  /// The layout pass ended with the node in a tree that is shown, or no longer shown.
  func visibilityDidChange(_ isShown: Bool) { children.forEach { $0.visibilityDidChange(isShown) } }
  /// The layout pass ended.
  func didLayOut() { children.forEach { $0.didLayOut() } }
  /// What is below says for the views above it; nil while nobody has said anything.
  func collect<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    for child in children { child.collect(key, into: &value) }
  }

  /// The value of a view in this place: in the node that is there, if that is one of its type.
  final func node<V: View>(_ view: V, replacing old: ViewNode?, _ environment: EnvironmentValues) -> ViewNode
  {
    host.node(view, replacing: old, NodeSeed(host: host, parent: self, environment: environment))
  }

  /// The node for those who may be on another thread.
  private(set) final lazy var reference = NodeReference(self)

  private var notices: [Int: Notice] = [:]

  /// Does something, and has the node updated again when what it read of observable objects changes. The next time at the same
  /// place takes back what is still listened to.
  final func noticing<Result>(at place: Int = #line, _ body: () -> Result) -> Result {
    let reference = reference
    let notice = Notice()
    let result = withObservationTracking {
      notice.begin()
      return body()
    } onChange: {
      if !notice.isOver { reference.invalidate() }
    }
    notices.updateValue(notice, forKey: place)?.end()
    return result
  }

  /// Has the node updated in the next layout pass.
  final func invalidate() {
    guard !isOutdated, !isRemoved, let living else { return }
    isOutdated = true
    living.needsUpdate(self)
  }
}

/// Something that is read along with objects that are listened to. Observation has no way to listen no longer, but a change of
/// one of the properties that were read together ends it for all.
private final class Notice: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var ended = false
  var isOver: Bool { lock.withLock { ended } }
  func begin() { registrar.access(self, keyPath: \.isOver) }
  func end() {
    lock.withLock { ended = true }
    registrar.withMutation(of: self, keyPath: \.isOver) {}
  }
}

/// A node for views of a type.
@MainActor
class TypedNode<V: View>: ViewNode {
  var view: V
  override var anyView: Any? { view }

  init(_ view: V, _ seed: NodeSeed) {
    self.view = view
    super.init(seed)
  }
}

/// A view of a program's: its body, asked for with its state in place.
@MainActor
final class CompositeNode<V: View>: TypedNode<V> {
  private var child: ViewNode?
  private let properties: PropertyStore

  override init(_ view: V, _ seed: NodeSeed) {
    properties = PropertyStore()
    super.init(view, seed)
    properties.node = self
  }
  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update() {
    isOutdated = false
    properties.install(in: &view, environment)
    let body = noticing { view.body }
    child = node(body, replacing: child, environment)
  }
  override func remove() {
    super.remove()
    properties.removeAll()
  }
}

/// A node for those who tell it of changes, on whatever thread: a tree is changed by one thread at a time, and one of the main
/// thread hears of others' changes in the main thread's next turn.
final class NodeReference: @unchecked Sendable {
  private weak var node: ViewNode?
  private let isOfMainThread = Thread.isMainThread
  init(_ node: ViewNode) { self.node = node }
  nonisolated func invalidate() {
    if isOfMainThread && !Thread.isMainThread {
      DispatchQueue.main.async { self.invalidate() }
    } else {
      onTreesThread { node?.invalidate() }
    }
  }
}

/// Views in a row.
@MainActor
final class ListNode<V: MultiView>: TypedNode<V> {
  private var nodes: [(id: AnyHashable, node: ViewNode)] = []
  override var children: [ViewNode] { nodes.map(\.node) }

  override func update() {
    let before = nodes
    var old: [AnyHashable: ViewNode] = [:]
    for (id, node) in before where old[id] == nil { old[id] = node }
    var seen: Set<AnyHashable> = []
    nodes = noticing { view.parts }.map { id, part in
      // Of two parts of one name only the first keeps what is there.
      let isFirst = seen.insert(id).inserted
      return (id, node(part, replacing: isFirst ? old.removeValue(forKey: id) : nil, environment))
    }
    let kept = Set(nodes.map { ObjectIdentifier($0.node) })
    for (_, node) in before where !kept.contains(ObjectIdentifier(node)) && !node.isRemoved { node.remove() }
  }
}

/// A view that shows another one in its own way.
@MainActor
class ContentNode<V: View, Content: View>: TypedNode<V> {
  private(set) var child: ViewNode?
  override var children: [ViewNode] { child.map { [$0] } ?? [] }
  final func show(_ content: Content, _ environment: EnvironmentValues) {
    child = node(content, replacing: child, environment)
  }
}

/// Another view with other surroundings, or another place: what most modifiers make.
struct Modified<Content: View>: PrimitiveView {
  let content: Content
  var environment: ((inout EnvironmentValues) -> Void)?
  var wrap: ((LayoutItem, EnvironmentValues) -> LayoutItem)?
  func makeNode(_ seed: NodeSeed) -> ViewNode { ModifiedNode(self, seed) }
}

extension Modified: WrappingView {
  var wrapped: any View { content }
  func surround(_ values: inout EnvironmentValues) { environment?(&values) }
}

@MainActor
private final class ModifiedNode<Content: View>: ContentNode<Modified<Content>, Content> {
  override func update() {
    var inner = environment
    view.environment?(&inner)
    show(view.content, inner)
  }
  override var items: [LayoutItem] {
    guard let wrap = view.wrap else { return super.items }
    return super.items.map { wrap($0, environment) }
  }
}

extension View {
  /// The view in other surroundings.
  func surrounded(_ change: @escaping (inout EnvironmentValues) -> Void) -> Modified<Self> {
    Modified(content: self, environment: change)
  }
  /// The view in another place or size.
  func placed(_ wrap: @escaping (LayoutItem, EnvironmentValues) -> LayoutItem) -> Modified<Self> {
    Modified(content: self, wrap: wrap)
  }
}
