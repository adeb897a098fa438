// Values in groups: what came within a stretch of time, or until there were enough of them.

import Foundation
import OpenCombine

extension Publishers {
  /// When a group of values is full.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// When its time has passed.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// When its time has passed, or when there are so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Values in groups by time. A group without values is not sent; the last one is sent before the end, unless that is a
  /// failure.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A group.
    public typealias Output = [Upstream.Output]
    /// How the publisher of the values fails.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// When a group is full.
    public let strategy: TimeGroupingStrategy<Context>
    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Groups of a publisher's values.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) { (self.upstream, self.strategy, self.options) = (upstream, strategy, options) }

    /// Subscribes to the publisher of the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(GroupedSubscription(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// Values in groups by time.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// Values that wait for their group to be full.
private final class GroupedSubscription<Input, Downstream: Subscriber, Context: Scheduler>:
  Subscriber, Subscription, CustomStringConvertible
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let state = NSLock()
  // Whoever receives a group may ask for another one, which comes within the same call.
  private let delivery = NSRecursiveLock()
  private let strategy: Publishers.TimeGroupingStrategy<Context>
  private let options: Context.SchedulerOptions?
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var clock: (any Cancellable)?
  private var demand = Subscribers.Demand.none
  private var group: [Input] = []

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
    _ options: Context.SchedulerOptions?
  ) { (self.downstream, self.strategy, self.options) = (downstream, strategy, options) }

  var description: String { "CollectByTime" }

  func receive(subscription: any Subscription) {
    state.lock()
    guard let downstream, upstream == nil else {
      state.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    state.unlock()
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
    let (context, length): (Context, Context.SchedulerTimeType.Stride) =
      switch strategy {
      case .byTime(let context, let length), .byTimeOrCount(let context, let length, _): (context, length)
      }
    let clock = context.schedule(
      after: context.now.advanced(by: length), interval: length, tolerance: context.minimumTolerance,
      options: options
    ) { [weak self] in self?.send() }
    state.lock()
    let isOver = self.downstream == nil
    if !isOver { self.clock = clock }
    state.unlock()
    if isOver { clock.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    state.lock()
    if downstream != nil { group.append(input) }
    var isFull = false
    if case .byTimeOrCount(_, _, let count) = strategy { isFull = group.count >= count }
    state.unlock()
    if isFull { send() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { send() }
    state.lock()
    let downstream = downstream
    let clock = end().clock
    state.unlock()
    clock?.cancel()
    delivery.lock()
    downstream?.receive(completion: completion)
    delivery.unlock()
  }

  /// Sends the group, if there is something in it and somebody asked for it.
  private func send() {
    state.lock()
    guard let downstream, !group.isEmpty, demand > 0 else { return state.unlock() }
    demand -= 1
    let values = group
    group = []
    state.unlock()
    delivery.lock()
    let more = downstream.receive(values)
    delivery.unlock()
    state.lock()
    demand += more
    state.unlock()
  }

  /// Lets go of everything; called with the lock.
  private func end() -> (clock: (any Cancellable)?, upstream: (any Subscription)?) {
    defer { (downstream, clock, upstream, group) = (nil, nil, nil, []) }
    return (clock, upstream)
  }

  func request(_ more: Subscribers.Demand) {
    state.lock()
    demand += more
    state.unlock()
  }

  func cancel() {
    state.lock()
    let (clock, upstream) = end()
    state.unlock()
    clock?.cancel()
    upstream?.cancel()
  }
}
