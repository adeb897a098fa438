// Methods that Foundation calls by their selectors on Apple's systems. Here a selector must hold its method (`Selector`);
// one of a name alone calls nothing.

import Foundation
import Plumbline

extension NSObject {
  /// Calls a method; its result is nil where it is no object.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { result(of: aSelector, []) }

  /// Calls a method with an object.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    result(of: aSelector, [object])
  }

  /// Calls a method with two objects.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  {
    result(of: aSelector, [object1, object2])
  }

  /// Calls a method later, by a timer of the thread's run loop, which the program has to run.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let call = DelayedCall(target: self, selector: aSelector, object: anArgument)
    let timer = Timer(timeInterval: delay, repeats: false) { _ in call.run() }
    call.timer = timer
    DelayedCall.pending(of: self).calls.append(call)
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Cancels the delayed calls on an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    guard let target = aTarget as? NSObject else { return }
    DelayedCall.cancel(on: target) { _ in true }
  }

  /// Cancels the delayed calls on an object by a selector.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    guard let target = aTarget as? NSObject else { return }
    DelayedCall.cancel(on: target) { $0.selector == aSelector }
  }

  private func result(of selector: Selector?, _ objects: [Any?]) -> Unmanaged<AnyObject>? {
    let outcome = onTreesThread((self, selector, objects)) { $1?.call(on: $0, with: $2) }
    guard let value = outcome?.value, type(of: value) is AnyClass else { return nil }
    // Apple's runtime keeps what a method gave back for a while; here this object does, until its next answer.
    makeAssociated(SelectorAnswer.self).value = value
    return Unmanaged.passUnretained(value as AnyObject)
  }
}

/// The latest result of a method that was called by its selector.
private final class SelectorAnswer: CarriedState {
  var value: Any?
}

private final class DelayedCall: @unchecked Sendable {
  private weak var target: NSObject?
  let selector: Selector
  private let object: Any?
  var timer: Timer?

  init(target: NSObject, selector: Selector, object: Any?) {
    self.target = target
    self.selector = selector
    self.object = object
  }

  func run() {
    guard let target else { return }
    Self.cancel(on: target) { $0 === self }
    onTreesThread((target, selector, object)) { _ = $1.call(on: $0, with: [$2]) }
  }

  final class Pending: CarriedState { var calls: [DelayedCall] = [] }

  static func pending(of target: NSObject) -> Pending { target.makeAssociated(Pending.self) }

  static func cancel(on target: NSObject, where matches: (DelayedCall) -> Bool) {
    let pending = pending(of: target)
    for call in pending.calls where matches(call) { call.timer?.invalidate() }
    pending.calls.removeAll(where: matches)
  }
}

/// Makes timers that call methods: an initializer of a protocol's extension may give an object of a subclass.
public protocol MethodTimerMaking {}
extension Timer: MethodTimerMaking {}

extension MethodTimerMaking {
  /// A timer that calls a method of a target, which it retains until it is invalid.
  public init(
    timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// A timer that calls a method of a target from a moment on.
  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall(target: target, selector: selector)
    // The initializer is reached through `Timer` itself, of which the other one comes.
    // swift-format-ignore: NeverForceUnwrap
    self =
      MethodTimer(date, interval: interval, repeats: repeats, userInfo: userInfo) { call.run($0) } as! Self
  }
}

extension Timer {
  /// A timer that calls a method of a target, in the thread's run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// The `userInfo` given to a timer with a selector.
  public var selectorUserInfo: Any? { userInfo }
}

private final class MethodTimer: Timer {
  private let given: Any?

  init(
    _ date: Date, interval: TimeInterval, repeats: Bool, userInfo: Any?,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    given = userInfo
    super.init(fire: date, interval: interval, repeats: repeats, block: block)
  }

  override var userInfo: Any? { given }
}

private final class TimerCall: @unchecked Sendable {
  private let target: Any
  private let selector: Selector

  init(target: Any, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func run(_ timer: Timer) { onTreesThread((target, selector, timer)) { _ = $1.call(on: $0, with: [$2]) } }
}

extension NotificationCenter {
  /// Calls the method that a selector holds on an observer for notifications of a name and an object; nil stands for
  /// all. The observer is not retained.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any? = nil
  ) {
    observe(observer as AnyObject, aName, anObject) { observer, note in
      onTreesThread((observer, note)) { observer, note in
        if aSelector.call(on: observer, with: [note]) == nil {
          aSelector.call(
            on: observer,
            with: [NSNotification(name: note.name, object: note.object, userInfo: note.userInfo)])
        }
      }
    }
  }
}

extension NSObject {
  /// Calls a method on the main thread, later or at once.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait || Thread.isMainThread {
      _ = perform(aSelector, with: arg)
    } else {
      perform(aSelector, with: arg, afterDelay: 0)
    }
  }
  /// Calls a method at once on the calling thread: objects of views belong to one thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    _ = perform(aSelector, with: arg)
  }
}
