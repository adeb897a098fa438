// A time at which work on a document is given up.

/// How long the work of a task may take. Pivots and solves look at it and throw; whoever set it asks in the end whether it is
/// over, and then believes none of the answers.
package struct TimeLimit: Sendable {
  /// The limit of the work at hand. Other threads that take a part of it are handed it on.
  @TaskLocal package static var current: TimeLimit?
  private let end: SuspendingClock.Instant

  package init(seconds: Double) { end = .now.advanced(by: .seconds(seconds)) }

  package var isOver: Bool { .now >= end }

  /// Whether the work at hand has a limit, and that is over.
  package static var isOver: Bool { current?.isOver ?? false }

  static func check() throws(SolverError) {
    if isOver { throw .outOfTime }
  }
}
