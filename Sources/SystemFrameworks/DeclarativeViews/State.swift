// State that belongs to a view's place in the tree, and ways to it.

import Observation
import UIKit

/// A value that a view keeps while it stays in the tree. A change has the view's body asked for in the next layout pass;
/// outside of a tree the value is the first one, and changes are lost.
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Begins with a value.
  public init(wrappedValue value: Value) { initial = value }
  /// Begins with a value.
  public init(initialValue value: Value) { initial = value }
  /// The present value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }
  /// A way to the value for other views.
  public var projectedValue: Binding<Value> {
    if let location {
      return Binding {
        location.value
      } set: {
        location.set($0)
      }
    }
    return .constant(initial)
  }
  @MainActor mutating func install(_ slot: PropertySlot) {
    let location = slot.lasting { StateLocation(initial) }
    location.node = slot.store.node?.reference
    self.location = location
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

/// Where a state is kept. Any thread may read and write it.
final class StateLocation<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var present: Value
  fileprivate var node: NodeReference?
  init(_ value: Value) { present = value }
  var value: Value { lock.withLock { present } }
  func set(_ newValue: Value) {
    // What programs do when they compare or let go of values may come back here.
    let old = value
    lock.withLock { present = newValue }
    if !isEqual(old, newValue) { node?.invalidate() }
  }
}

/// Whether two values are known to be equal.
private func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<E: Equatable>(_ one: E) -> Bool { other as? E == one }
  return (one as? any Equatable).map { isEqual($0) } ?? false
}

/// A way to a value that lies elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// What a change through the binding is made with; carried.
  public var transaction = Transaction()

  /// Reads and writes by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  /// Reads and writes by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction()) })
  }
  /// Another binding's value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  /// An optional for the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init {
      base.wrappedValue
    } set: {
      if let new = $0 { base.wrappedValue = new }
    }
  }
  /// The value of an optional; nil where there is none at present.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init {
      base.wrappedValue ?? first
    } set: {
      base.wrappedValue = $0
    }
  }
  /// The present value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
  /// A value that nobody changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
    }
  }
  /// A part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject> {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
  /// Changes through the binding are animated; carried.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// What changes through the binding are made with; carried.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: DynamicProperty {}
extension Binding: Identifiable where Value: Identifiable {
  /// That of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value
  /// An object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  /// An object.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }
  /// A property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > where Value: AnyObject {
    Binding {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}

/// A value of the user's settings.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let store: UserDefaults
  private let read: (Any?) -> Value
  private let written: (Value) -> Any?
  private var location: StateLocation<Void>?

  /// A value that settings can hold as it is: a truth value, number, text, address or bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    self.store = store ?? .standard
    read = { $0 as? Value ?? wrappedValue }
    written = { $0 }
  }
  /// A value by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable {
    self.key = key
    self.store = store ?? .standard
    read = { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } ?? wrappedValue }
    written = { $0.rawValue }
  }
  /// A value that may be missing.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.key = key
    self.store = store ?? .standard
    read = { $0 as? Wrapped }
    written = { $0 }
  }
  /// The present value.
  public var wrappedValue: Value {
    get { read(store.object(forKey: key)) }
    nonmutating set {
      if let new = written(newValue) { store.set(new, forKey: key) } else { store.removeObject(forKey: key) }
      // Foundation tells nobody on systems that are not Apple's.
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
      location?.set(())
    }
  }
  /// A way to the value for other views.
  public var projectedValue: Binding<Value> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
  @MainActor mutating func install(_ slot: PropertySlot) {
    location = slot.lasting { StateLocation(()) }
    location?.node = slot.store.node?.reference
    // Other views may set the value.
    let seen = slot.store.node?.reference
    _ = slot.lasting(beside: true) { SettingsListener(store) { seen?.invalidate() } }
  }
}

/// Hears of changes of a store while it lives.
private final class SettingsListener {
  private let token: any NSObjectProtocol
  init(_ store: UserDefaults, _ changed: @escaping @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: store, queue: nil
    ) { _ in changed() }
  }
  deinit { NotificationCenter.default.removeObserver(token) }
}

/// A number that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: UIFont.TextStyle
  private var scaled: Value

  /// A number at the default text size, which grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    scaled = wrappedValue
    style = textStyle.uiTextStyle
  }
  /// The number at the present text size.
  public var wrappedValue: Value { scaled }
  @MainActor mutating func install(_ slot: PropertySlot) {
    let metrics = UIFontMetrics(forTextStyle: style)
    scaled = Value(metrics.scaledValue(for: CGFloat(base), compatibleWith: slot.environment.traits))
  }
}

/// Which field is edited: a value that programs read and set, and nothing here follows.
@propertyWrapper
public struct FocusState<Value: Hashable> {
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

  /// No field.
  public init() where Value == Bool { state = State(initialValue: false) }
  /// No field.
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }
  /// The field.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A way to the value for fields.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
  @MainActor mutating func install(_ slot: PropertySlot) { state.install(slot) }
}

/// A name for views that belong together in an animation; carried.
@propertyWrapper
public struct Namespace {
  /// The name.
  public struct ID: Hashable, Sendable {
    private let id = UUID()
  }
  /// The name.
  public private(set) var wrappedValue = ID()
  /// A new name.
  public init() {}
  @MainActor mutating func install(_ slot: PropertySlot) {
    wrappedValue = slot.lasting { StateLocation(wrappedValue) }.value
  }
}

// In extensions, so that the values themselves are bound to no actor.
extension State: InstalledProperty {}
extension AppStorage: InstalledProperty {}
extension ScaledMetric: InstalledProperty {}
extension FocusState: InstalledProperty {}
extension Namespace: InstalledProperty {}
