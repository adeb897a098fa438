// Layout off the main thread. Apple's classes belong to the main actor; a tree of this package belongs to whatever thread
// uses it.

import Unchecked

/// Runs a closure with the rights of the main actor on the calling thread, which need not be the main one: a server, a
/// command or a test makes a tree in it, lays it out, and takes from it what it wants to know.
///
///     let size = withConfinedLayout {
///       let label = UILabel()
///       label.text = "Bonjour"
///       return label.intrinsicContentSize
///     }
///
/// The caller vouches that one thread at a time uses each tree. Trees share no state, so any number of threads may be in
/// such closures at once; what else a program keeps on the main actor (`static` variables, its own model) is not guarded
/// in them. Overrides, delegates and closures are called as they are on the main thread: `MainActor.assumeIsolated` and
/// the compiler's own checks hold. `Task { @MainActor in … }` and `isolated deinit` still go to the main thread.
///
/// The closure runs in a task of its own that starts and ends within the call, with the task-local values of the caller;
/// that costs less than a microsecond.
/// - Parameter body: what makes and asks the tree. What it returns may be anything; views are best left inside.
public func withConfinedLayout<Answer, Failure: Error>(
  _ body: @MainActor () throws(Failure) -> Answer
) throws(Failure) -> Answer {
  try withMainActorRights(body)
}

/// As `withConfinedLayout`, for what only the compiler must be told: `deinit`, layers and what else is not isolated but
/// belongs to a tree, called by the thread that uses it. The closure is called as it is, without a task, and must call
/// nothing of the program's that checks its isolation.
@inline(__always)
package func onTreesThread<Answer, Failure: Error>(
  _ body: @MainActor () throws(Failure) -> Answer
) throws(Failure) -> Answer {
  try withoutIsolation(body)
}

/// The same with a value that the thread has and the main actor may not, as it is not `Sendable`.
@inline(__always)
package func onTreesThread<Value, Answer>(_ value: Value, _ body: @MainActor (Value) -> Answer) -> Answer {
  withoutIsolation(value, body)
}
