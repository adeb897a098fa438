// Core Foundation's names of run loops and their timers: Foundation's, which they are bridged to on Apple's systems.

import Foundation

/// Core Foundation's name for run loops.
public typealias CFRunLoop = RunLoop
/// Core Foundation's name for timers.
public typealias CFRunLoopTimer = Timer

/// What a run loop listens to at a time.
public struct CFRunLoopMode: Sendable {
  let mode: RunLoop.Mode
  /// The usual one.
  public static let defaultMode = CFRunLoopMode(mode: .default)
  /// All those that are declared common.
  public static let commonModes = CFRunLoopMode(mode: .common)
}

/// The run loop of the thread that asks.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// The main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
/// Has a run loop call a timer.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  rl.add(timer, forMode: mode.mode)
}
/// A timer for a run loop.
///
/// - Parameters:
///   - fireDate: when it fires first, in seconds since the first of January 2001.
///   - interval: the seconds between two times; 0 for once.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: Double, _ flags: UInt,
  _ order: CFIndex, _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0,
    block: block)
}
/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
/// Turns the thread's run loop until nothing is left that it listens to.
public func CFRunLoopRun() { RunLoop.current.run() }
