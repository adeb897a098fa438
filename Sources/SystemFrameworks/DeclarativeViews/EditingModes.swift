// Whether lists are edited, who is written in, and what the keyboard does.

import UIKit

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  /// Apple's names.
  case inactive, transient, active
  /// Whether it is.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether lists are edited; nil where nobody says.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @State private var own = EditMode.inactive
  /// A button.
  public nonisolated init() {}
  /// "Edit", or "Done" while something is edited.
  public var body: some View {
    let mode = mode ?? $own
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}

/// A key of a keyboard, with others held down.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The others.
  public var modifiers: EventModifiers
  /// A key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  /// The return key.
  public static let defaultAction = Self(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = Self(.escape, modifiers: [])
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What it writes.
  public var character: Character
  /// A key.
  public init(_ character: Character) { self.character = character }
  /// A key.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// Apple's names.
  public static let `return` = Self("\r"), escape = Self("\u{1b}"), space = Self(" "), tab = Self("\t"),
    delete = Self("\u{8}"), upArrow = Self("\u{f700}"), downArrow = Self("\u{f701}"),
    leftArrow = Self("\u{f702}"), rightArrow = Self("\u{f703}")
}

/// Keys that are held down.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// A bit for each.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Apple's names.
  public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4),
    option = Self(rawValue: 8), command = Self(rawValue: 16), numericPad = Self(rawValue: 32)
  /// All of them.
  public static let all = Self(rawValue: 63)
}

/// What a keyboard says of a key.
public struct KeyPress: Sendable {
  /// What became of it.
  public enum Result: Sendable {
    /// Apple's names.
    case handled, ignored
  }
  /// The key.
  public let key: KeyEquivalent
}

extension View {
  /// A key that does what the control does: there is no keyboard here.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  /// A key that does what the control does: there is no keyboard here.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Calls a closure for a key: there is no keyboard here.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  /// Whether the view can be written in or chosen by a keyboard: there is none here.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Which view is chosen first; nothing here follows it.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
  /// Calls a closure while a pointer is over the view: there is none here.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// What the view looks like below a pointer: there is none here.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

/// What a view looks like below a pointer; carried.
public struct HoverEffect: Sendable {
  /// Apple's names.
  public static let automatic = Self(), highlight = Self(), lift = Self()
}

// MARK: Values that outlast views

/// A value of a scene: here as long as the view that it belongs to.
@propertyWrapper
public struct SceneStorage<Value> {
  private var state: State<Value>
  /// A value under a name.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
  /// A value that may be missing.
  public init<V>(_ key: String) where Value == V? { state = State(wrappedValue: nil) }
  /// The present value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A way to the value for other views.
  public var projectedValue: Binding<Value> { state.projectedValue }
  @MainActor mutating func install(_ slot: PropertySlot) { state.install(slot) }
}
extension SceneStorage: InstalledProperty {}

/// Which element is read out: a value that programs read and set, and nothing here follows.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  /// A way to the value.
  @propertyWrapper
  public struct Binding {
    let base: DeclarativeViews.Binding<Value>
    /// The present value.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
  private var state: State<Value>
  /// No element.
  public init() where Value == Bool { state = State(initialValue: false) }
  /// No element.
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }
  /// The element.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A way to the value.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
  @MainActor mutating func install(_ slot: PropertySlot) { state.install(slot) }
}
extension AccessibilityFocusState: InstalledProperty {}

extension View {
  /// Whether the view is read out; nothing here follows it.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  /// Which view is read out; nothing here follows it.
  public func accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V)
    -> some View
  { self }
}
