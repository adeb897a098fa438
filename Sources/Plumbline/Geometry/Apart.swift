// Optional values that most of their owners do not have, kept outside of them.

/// An optional that takes one word while it is nil.
@propertyWrapper
package struct Apart<Value: Equatable & Sendable>: Equatable, Sendable {
  private indirect enum Box: Equatable { case value(Value) }
  private var box: Box?

  package init(wrappedValue: Value?) { box = wrappedValue.map(Box.value) }

  package var wrappedValue: Value? {
    get { if case .value(let value) = box { value } else { nil } }
    set { box = newValue.map(Box.value) }
  }
}
