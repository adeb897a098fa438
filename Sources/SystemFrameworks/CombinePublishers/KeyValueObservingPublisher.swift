// The values of an object's property: what key-value observing tells, as a publisher.

import Foundation
import OpenCombine
import Plumbline

extension _KeyValueCodingAndObserving {
  /// The values of a property, beginning with the present one unless the options are others.
  ///
  /// Told are those changes that `observe(_:options:changeHandler:)` tells.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// The values of an object's property. The object lives as long as the publisher or a subscription.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    /// Values of the property.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never
    /// Whose property it is.
    public let object: Subject
    /// Which property it is.
    public let keyPath: KeyPath<Subject, Value>
    /// Which values are told.
    public let options: NSKeyValueObservingOptions

    /// The values of an object's property.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Observes the property.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subscriber.receive(
        subscription: PropertySubscription(object, keyPath, options: options, subscriber: subscriber))
    }

    /// Whether both tell the same values of the same property.
    public static func == (left: Self, right: Self) -> Bool {
      left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
    }
  }
}

/// An observation that sends values as they are asked for. The latest value that nobody asked for waits, if the subscriber
/// wants to know how things stand (`initial`).
private final class PropertySubscription<Subject: NSObject, Value, Downstream: Subscriber>:
  Subscription, CustomStringConvertible
where Downstream.Input == Value, Downstream.Failure == Never {
  private let state = NSLock()
  private let delivery = NSRecursiveLock()
  private let keepsLatest: Bool
  private var object: Subject?
  private var downstream: Downstream?
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  private var waiting: Value?

  init(
    _ object: Subject, _ keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions,
    subscriber: Downstream
  ) {
    self.object = object
    downstream = subscriber
    keepsLatest = options.contains(.initial)
    let isTold = options.subtracting(.initial)
    if keepsLatest { waiting = object[keyPath: keyPath] }
    observation = object.observe(keyPath, options: isTold) { [weak self] object, _ in
      self?.receive(object[keyPath: keyPath])
    }
  }

  var description: String { "KVOSubscription" }

  private func receive(_ value: Value) {
    state.lock()
    guard downstream != nil, demand > 0 || keepsLatest else { return state.unlock() }
    waiting = value
    state.unlock()
    send()
  }

  /// Sends the value that waits, if somebody asked for it.
  private func send() {
    state.lock()
    guard let downstream, demand > 0, let value = waiting else { return state.unlock() }
    demand -= 1
    waiting = nil
    state.unlock()
    delivery.lock()
    let more = downstream.receive(value)
    delivery.unlock()
    if more > 0 { request(more) }
  }

  func request(_ more: Subscribers.Demand) {
    state.lock()
    demand += more
    state.unlock()
    send()
  }

  func cancel() {
    state.lock()
    let observation = observation
    (self.observation, downstream, object, waiting) = (nil, nil, nil, nil)
    state.unlock()
    observation?.invalidate()
  }
}
