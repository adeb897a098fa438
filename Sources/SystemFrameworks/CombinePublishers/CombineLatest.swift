// The latest values of several publishers beside each other, again whenever one of them sends a new one.

import Foundation
import OpenCombine

/// The latest values of two publishers, on their way to one subscriber. What it asks for is asked of both; values that it
/// has not asked for are not sent to it later.
private final class LatestSubscription<A, B, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == (A, B) {
  private let state = NSLock()
  // Whoever receives a value may ask for another one, which comes within the same call.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var latest: (A?, B?)
  private var subscriptions: [(any Subscription)?] = [nil, nil]
  private var hasFinished = [false, false]

  init(_ downstream: Downstream) { self.downstream = downstream }

  var description: String { "CombineLatest" }

  var first: AnySubscriber<A, Downstream.Failure> { subscriber(0) { $0.latest.0 = $1 } }
  var second: AnySubscriber<B, Downstream.Failure> { subscriber(1) { $0.latest.1 = $1 } }

  private func subscriber<Value>(
    _ index: Int, keep: @escaping (LatestSubscription, Value) -> Void
  ) -> AnySubscriber<Value, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { self.receive(subscription: $0, from: index) },
      receiveValue: { value in self.receive(from: index) { keep(self, value) } },
      receiveCompletion: { self.receive(completion: $0, from: index) })
  }

  private func receive(subscription: any Subscription, from index: Int) {
    state.lock()
    guard downstream != nil, subscriptions[index] == nil, !hasFinished[index] else {
      state.unlock()
      return subscription.cancel()
    }
    subscriptions[index] = subscription
    let demand = demand
    state.unlock()
    if demand > 0 { subscription.request(demand) }
  }

  private func receive(from index: Int, keep: () -> Void) -> Subscribers.Demand {
    state.lock()
    keep()
    guard let downstream, demand > 0, let a = latest.0, let b = latest.1 else {
      state.unlock()
      return .none
    }
    demand -= 1
    state.unlock()
    delivery.lock()
    let more = downstream.receive((a, b))
    delivery.unlock()
    guard more > 0 else { return .none }
    state.lock()
    demand += more
    let other = subscriptions[1 - index]
    state.unlock()
    other?.request(more)
    return more
  }

  private func receive(completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    state.lock()
    hasFinished[index] = true
    subscriptions[index] = nil
    var ends = hasFinished == [true, true]
    if case .failure = completion { ends = true }
    guard ends, let downstream else { return state.unlock() }
    let others = end()
    state.unlock()
    for subscription in others { subscription.cancel() }
    delivery.lock()
    downstream.receive(completion: completion)
    delivery.unlock()
  }

  /// Lets go of everything; called with the lock.
  /// - Returns: the subscriptions that are to be cancelled without it.
  private func end() -> [any Subscription] {
    defer { (downstream, latest, subscriptions) = (nil, (nil, nil), [nil, nil]) }
    return subscriptions.compactMap(\.self)
  }

  func request(_ more: Subscribers.Demand) {
    state.lock()
    guard downstream != nil else { return state.unlock() }
    demand += more
    let subscriptions = subscriptions
    state.unlock()
    for subscription in subscriptions { subscription?.request(more) }
  }

  func cancel() {
    state.lock()
    let subscriptions = end()
    state.unlock()
    for subscription in subscriptions { subscription.cancel() }
  }
}

extension Publishers {
  /// The latest values of two publishers, from when both have sent one. It finishes when both have, and fails when one does.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// How any of them fails.
    public typealias Failure = A.Failure
    /// Publisher 1.
    public let a: A
    /// Publisher 2.
    public let b: B
    /// The latest values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// Subscribes to both.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = LatestSubscription<A.Output, B.Output, S>(subscriber)
      subscriber.receive(subscription: subscription)
      a.subscribe(subscription.first)
      b.subscribe(subscription.second)
    }
  }

  /// The latest values of three publishers, from when all have sent one. It finishes when all have, and fails when one does.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How any of them fails.
    public typealias Failure = A.Failure
    /// Publisher 1.
    public let a: A
    /// Publisher 2.
    public let b: B
    /// Publisher 3.
    public let c: C
    /// The latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    /// Subscribes to all of them.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// The latest values of four publishers, from when all have sent one. It finishes when all have, and fails when one does.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How any of them fails.
    public typealias Failure = A.Failure
    /// Publisher 1.
    public let a: A
    /// Publisher 2.
    public let b: B
    /// Publisher 3.
    public let c: C
    /// Publisher 4.
    public let d: D
    /// The latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    /// Subscribes to all of them.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// The latest values of this and another publisher.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// What a closure makes of the latest values of this and another publisher.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.Map(upstream: combineLatest(other), transform: { transform($0.0, $0.1) })
  }

  /// The latest values of this and two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// What a closure makes of the latest values of this and two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Map(
      upstream: combineLatest(publisher1, publisher2), transform: { transform($0.0, $0.1, $0.2) })
  }

  /// The latest values of this and three other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// What a closure makes of the latest values of this and three other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Map(
      upstream: combineLatest(publisher1, publisher2, publisher3),
      transform: { transform($0.0, $0.1, $0.2, $0.3) })
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
