// Code of the main actor on other threads. Apple's classes belong to the main actor; a tree of views of this package belongs
// to whatever thread uses it.

/// Calls a main-actor closure on the calling thread, without a task and without a check of isolation.
///
/// Invariants: what the closure touches is used by this thread alone while it runs, and it calls nothing that checks its
/// isolation. A function type with a global actor has the layout of the one without, so that the cast changes only what the
/// compiler believes.
@inlinable @inline(__always)
public func withoutIsolation<Answer, Failure: Error>(
  _ body: @MainActor () throws(Failure) -> Answer
) throws(Failure) -> Answer {
  try withoutActuallyEscaping(body) { body throws(Failure) in
    try unsafeBitCast(body, to: (() throws(Failure) -> Answer).self)()
  }
}

/// The same with an argument that is not `Sendable` and stays on the calling thread.
@inlinable @inline(__always)
public func withoutIsolation<Value, Answer>(_ value: Value, _ body: @MainActor (Value) -> Answer) -> Answer {
  withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: ((Value) -> Answer).self)(value) }
}

/// Calls a closure of the main actor on the calling thread, in a task of its own that the run-time system takes for one of the
/// main actor: `MainActor.assumeIsolated` and the checks that the compiler puts into programs hold in it.
///
/// Invariants: what the closure touches is used by this thread alone while it runs. The task never waits, and its executor
/// has run it when it was handed over, so that body and outcome are never used by two threads.
public func withMainActorRights<Answer, Failure: Error>(
  _ body: @MainActor () throws(Failure) -> Answer
) throws(Failure) -> Answer {
  try withoutActuallyEscaping(body) { body throws(Failure) in
    nonisolated(unsafe) let body = unsafeBitCast(body, to: (() throws(Failure) -> Answer).self)
    nonisolated(unsafe) var outcome: Result<Answer, Failure>?
    Task { @CallingThread in
      do throws(Failure) { outcome = .success(try body()) } catch { outcome = .failure(error) }
    }
    guard let outcome else { preconditionFailure("the task was not run where it was made") }
    return try outcome.get()
  }
}

/// Runs its jobs at once on the calling thread, as jobs of the main actor.
@globalActor private actor CallingThread {
  static let shared = CallingThread()
  private static let executor = CallingThreadExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }
}

private final class CallingThreadExecutor: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: MainActor.sharedUnownedExecutor)
  }
}
