// Ways to other screens, which are pushed when they are touched or while a value says so.

import UIKit

/// Pushes a screen while a value is true.
struct Pushing: Watching {
  final class Memory {
    weak var screen: PushedScreen?
    var isShown = false
  }
  let isActive: Binding<Bool>
  let destination: () -> AnyView
  func begin() -> Memory { Memory() }

  func update(_ memory: inout Memory, _ node: ViewNode) {
    guard memory.isShown, let screen = memory.screen else { return }
    if isActive.wrappedValue {
      screen.rootView = destination()
    } else {
      // A screen that is covered has no layout pass to do it in.
      node.host.afterUpdate { [memory] in pop(memory) }
    }
  }
  func didLayOut(_ memory: inout Memory, _ node: ViewNode) {
    let isWanted = node.noticing { isActive.wrappedValue }
    if isWanted, !memory.isShown, let push = node.environment[PushKey.self] {
      memory.isShown = true
      memory.screen = push(destination()) { [memory, isActive] in
        guard memory.isShown else { return }
        memory.isShown = false
        if isActive.wrappedValue { isActive.wrappedValue = false }
      }
      if memory.screen == nil { memory.isShown = false }
    } else if !isWanted {
      pop(memory)
    }
  }
  private func pop(_ memory: Memory) {
    guard memory.isShown else { return }
    memory.isShown = false
    memory.screen?.pop()
  }
}

/// The screen that a link has pushed, while it is there.
@MainActor
private final class LinkedScreen {
  weak var screen: PushedScreen?
  nonisolated init() {}
}

/// A button that pushes a screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let destination: (() -> Destination)?
  private let value: AnyHashable?
  private let isActive: Binding<Bool>?
  @Environment(\.self) private var environment
  @State private var pushed = LinkedScreen()

  private init(
    _ label: Label, _ destination: (() -> Destination)?, value: AnyHashable? = nil,
    isActive: Binding<Bool>? = nil
  ) {
    self.label = label
    self.destination = destination
    self.value = value
    self.isActive = isActive
  }
  /// A way to a screen.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), destination)
  }
  /// A way to a screen.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), { destination })
  }
  /// A way to a screen that is pushed while a value is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), destination, isActive: isActive) }
  /// A way to a screen that is pushed while a value is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), { destination }, isActive: isActive)
  }
  /// A way to a screen that is pushed while a selection is the link's.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), destination, isActive: selection.is(tag)) }
  /// A way to a screen that is pushed while a selection is the link's.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(label(), { destination }, isActive: selection.is(tag)) }
  /// A way to the screen that `navigationDestination(for:destination:)` gives for a value; in a list with a selection, the value
  /// becomes that.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
    self.init(label(), nil, value: value.map { AnyHashable($0) })
  }
  private func refresh() {
    if let screen = pushed.screen, let destination { screen.rootView = AnyView(destination()) }
  }
  var look: TabLook { TabLook(label) }
  func follow() {
    if let isActive {
      isActive.wrappedValue = true
    } else if let destination {
      if let detail = environment[DetailKey.self] { return detail(AnyView(destination())) }
      pushed.screen = environment[PushKey.self]?(AnyView(destination())) {}
    } else if let value {
      if environment[SelectKey.self]?(value) == true { return }
      environment[FollowKey.self]?(value)
    }
  }
  /// The button.
  public var body: some View {
    // The screen follows what its closure reads.
    let _ = refresh()
    let button = Button(action: follow) { label }.disabled(destination == nil && value == nil)
    if let isActive, let destination {
      Watched(content: button, watch: Pushing(isActive: isActive) { AnyView(destination()) })
    } else {
      button
    }
  }
}

extension Binding {
  /// Whether an optional is a value; true makes it that, false takes it away.
  fileprivate func `is`<Wrapped: Equatable>(_ tag: Wrapped) -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool> {
      wrappedValue == tag
    } set: {
      if $0 { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
    }
  }
}

extension NavigationLink where Label == Text {
  /// A way to a screen.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// A way to a screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
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
  /// A way to a screen that is pushed while a value is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
  /// A way to a screen that is pushed while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
  /// A way to a screen that is pushed while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }
  /// A way to a screen that is pushed while a selection is the link's.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }
  /// A way to a screen that is pushed while a selection is the link's.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
  /// A way to the screen of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Destination == Never {
    self.init(value: value) { Text(titleKey) }
  }
  /// A way to the screen of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Destination == Never {
    self.init(value: value) { Text(title) }
  }
}
extension NavigationLink {
  /// Whether a link in a list beside its screens leads to a detail; without effect.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// A list of values of any types, for the screens of a stack.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  /// No values.
  public init() {}
  /// The values of a collection.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { $0 } }
  /// How many values there are.
  public var count: Int { elements.count }
  /// Whether there are none.
  public var isEmpty: Bool { elements.isEmpty }
  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Removes values from the end; no more than there are.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(max(0, min(k, elements.count))) }
}
