// Several publishers of one kind as one: whatever any of them sends is passed on, in the order in which it comes.

import Foundation
import OpenCombine

/// What comes from several publishers, on its way to one subscriber.
///
/// A subscriber that asks for everything gets everything at once. For one that asks for less each publisher is asked for one
/// value at a time, which waits here until it is wanted.
final class MergedSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private struct Source {
    var subscription: (any Subscription)?
    var waiting: Downstream.Input?
    var hasAskedForAll = false
    var hasFinished = false
  }

  private let state = NSLock()
  // Whoever receives a value may ask for another one, which comes within the same call.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var sources: [Source]

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    sources = Array(repeating: Source(), count: count)
  }

  var description: String { "Merge" }

  /// The subscriber of the publisher at an index.
  func subscriber(_ index: Int) -> AnySubscriber<Downstream.Input, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { self.receive(subscription: $0, from: index) },
      receiveValue: { self.receive($0, from: index) },
      receiveCompletion: { self.receive(completion: $0, from: index) })
  }

  /// Ends where there is nothing to wait for.
  func finishIfEmpty() { finishIfDone() }

  private func receive(subscription: any Subscription, from index: Int) {
    state.lock()
    guard downstream != nil, sources[index].subscription == nil, !sources[index].hasFinished else {
      state.unlock()
      return subscription.cancel()
    }
    sources[index].subscription = subscription
    let all = demand == .unlimited
    sources[index].hasAskedForAll = all
    state.unlock()
    subscription.request(all ? .unlimited : .max(1))
  }

  private func receive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
    state.lock()
    guard let downstream else {
      state.unlock()
      return .none
    }
    guard demand > 0 else {
      sources[index].waiting = value
      state.unlock()
      return .none
    }
    demand -= 1
    state.unlock()
    deliver(value, to: downstream)
    state.lock()
    defer { state.unlock() }
    if sources[index].hasAskedForAll { return .none }
    sources[index].hasAskedForAll = demand == .unlimited
    return demand == .unlimited ? .unlimited : .max(1)
  }

  private func deliver(_ value: Downstream.Input, to downstream: Downstream) {
    delivery.lock()
    let more = downstream.receive(value)
    delivery.unlock()
    if more > 0 { request(more) }
  }

  private func receive(completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    state.lock()
    sources[index].hasFinished = true
    sources[index].subscription = nil
    guard case .failure = completion, let downstream else {
      state.unlock()
      return finishIfDone()
    }
    let others = end()
    state.unlock()
    for subscription in others { subscription.cancel() }
    delivery.lock()
    downstream.receive(completion: completion)
    delivery.unlock()
  }

  private func finishIfDone() {
    state.lock()
    guard let downstream, sources.allSatisfy({ $0.hasFinished && $0.waiting == nil }) else {
      return state.unlock()
    }
    _ = end()
    state.unlock()
    delivery.lock()
    downstream.receive(completion: .finished)
    delivery.unlock()
  }

  /// Lets go of everything; called with the lock.
  /// - Returns: the subscriptions that are to be cancelled without it.
  private func end() -> [any Subscription] {
    downstream = nil
    defer { sources = sources.map { _ in Source(hasFinished: true) } }
    return sources.compactMap(\.subscription)
  }

  func request(_ more: Subscribers.Demand) {
    state.lock()
    guard downstream != nil else { return state.unlock() }
    demand += more
    state.unlock()
    while let (value, downstream, source) = takeWaiting() {
      deliver(value, to: downstream)
      source?.request(.max(1))
    }
    state.lock()
    var asked: [any Subscription] = []
    if demand == .unlimited {
      for index in sources.indices where !sources[index].hasAskedForAll {
        guard let subscription = sources[index].subscription else { continue }
        sources[index].hasAskedForAll = true
        asked.append(subscription)
      }
    }
    state.unlock()
    for subscription in asked { subscription.request(.unlimited) }
    finishIfDone()
  }

  private func takeWaiting() -> (Downstream.Input, Downstream, (any Subscription)?)? {
    state.lock()
    defer { state.unlock() }
    guard let downstream, demand > 0, let index = sources.firstIndex(where: { $0.waiting != nil }),
      let value = sources[index].waiting
    else { return nil }
    sources[index].waiting = nil
    demand -= 1
    return (value, downstream, sources[index].subscription)
  }

  func cancel() {
    state.lock()
    let subscriptions = end()
    state.unlock()
    for subscription in subscriptions { subscription.cancel() }
  }
}

/// Subscribes to all, each by a closure that is given its subscriber.
func subscribeAll<Downstream: Subscriber>(
  for subscriber: Downstream,
  _ sources: [(AnySubscriber<Downstream.Input, Downstream.Failure>) -> Void]
) {
  let subscription = MergedSubscription(subscriber, count: sources.count)
  subscriber.receive(subscription: subscription)
  for (index, subscribe) in sources.enumerated() { subscribe(subscription.subscriber(index)) }
  subscription.finishIfEmpty()
}
