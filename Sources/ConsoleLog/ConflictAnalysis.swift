// A solved conflict: which of its constraints exclude each other.

import Foundation
import Plumbline

struct ConflictAnalysis {
  let system: ConflictSystem
  let core: ConflictSystem.Conflict
  /// The solution without a change.
  let outcome: ConflictSystem.Outcome
  /// The one in which the core's constraint breaks.
  private let solution: ConflictSystem.Outcome
  var isRightToLeft: Bool { system.isRightToLeft }

  /// Nil where all of the list can hold together.
  init?(_ conflict: ConsoleLog.Conflict) {
    for isRightToLeft in [false, true] {
      let system = ConflictSystem(conflict.constraints, broken: conflict.broken, isRightToLeft: isRightToLeft)
      guard let outcome = system.solve() else { return nil }
      guard let (core, solution) = Self.core(of: outcome, in: system) else { continue }
      // Almost every log is from left to right: what conflicts in the other direction only has to explain what breaks, or
      // without that all of a whole list.
      if isRightToLeft {
        let explains = conflict.broken.map(core.members.contains) ?? (core.members.count == conflict.constraints.count)
        guard explains, conflict.damaged.isEmpty else { return nil }
      }
      self.system = system
      self.outcome = outcome
      self.core = core
      self.solution = solution
      return
    }
    return nil
  }

  /// So many systems are solved to find the set with the constraint that breaks.
  private static let roundLimit = 24

  /// A set with the constraint that breaks, if there is one: a size that is negative without it hides the set that Apple
  /// found, so that such sizes are set free, one at a time and then several.
  private static func core(of outcome: ConflictSystem.Outcome, in system: ConflictSystem) -> (
    ConflictSystem.Conflict, ConflictSystem.Outcome
  )? {
    let plain = outcome.conflicts.first.map { ($0, outcome) }
    guard let broken = system.broken else { return plain }
    var tried: Set<Set<ConflictSystem.Size>> = [[]]
    var waiting = [(free: Set<ConflictSystem.Size>(), solution: outcome)]
    while !waiting.isEmpty {
      let (free, solution) = waiting.removeFirst()
      if let core = solution.conflicts.first(where: { $0.members.contains(broken) }) { return (core, solution) }
      for size in solution.conflicts.flatMap(\.sizes) {
        let more = free.union([size])
        guard tried.count <= roundLimit, tried.insert(more).inserted,
          let next = system.solve(ConflictSystem.Change(), ConflictSystem.Mode(free: more))
        else { continue }
        waiting.append((more, next))
      }
    }
    return plain
  }

  /// How far the one without effect is from holding.
  var distance: Double? {
    guard let broken = system.broken, solution.residuals.indices.contains(broken) else { return nil }
    return violation(solution.residuals[broken], system.constraints[broken].relation)
  }

  func violation(_ residual: Double, _ relation: NotedConstraint.Relation) -> Double {
    switch relation {
    case .equal: abs(residual)
    case .lessThanOrEqual: max(residual, 0)
    case .greaterThanOrEqual: max(-residual, 0)
    }
  }
}
