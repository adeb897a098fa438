// A time at which work on a document is given up.

/// A time limit for the work of a task. Pivots and solves check it and throw; whoever set it checks in the end
/// whether it is over, and then discards all results.
package struct TimeLimit: Sendable {
  /// The limit of the current task. It is passed on to other threads that take a part of its work.
  @TaskLocal package static var current: TimeLimit?
  private let end: SuspendingClock.Instant

  package init(seconds: Double) { end = .now.advanced(by: .seconds(seconds)) }

  package var isOver: Bool { .now >= end }

  /// Whether the current task has a limit, and that is over.
  package static var isOver: Bool { current?.isOver ?? false }

  static func check() throws(SolverError) {
    if isOver { throw .outOfTime }
  }
}
