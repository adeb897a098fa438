// Optional values that most of their owners do not have, kept outside of them.

/// An optional that takes one word while it is nil: what only pictures show of a view is several times as large as all else.
@propertyWrapper
package struct Apart<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  package init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  package static func == (first: Apart, second: Apart) -> Bool { first.wrappedValue == second.wrappedValue }
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
