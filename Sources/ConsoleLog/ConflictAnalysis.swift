// A solved conflict: which of its constraints exclude each other.

import Foundation
import LayoutReport
import Plumbline

struct ConflictAnalysis {
  let system: ConflictSystem
  let core: ConflictSystem.Conflict
  /// The solution without a change.
  let outcome: ConflictSystem.Outcome
  /// The sizes that were set free to find the set.
  private let free: Set<ConflictSystem.Size>
  var isRightToLeft: Bool { system.isRightToLeft }

  /// Analyses a conflict; nil where all of its constraints can hold together.
  init?(_ conflict: ConsoleLog.Conflict) {
    // All boundaries of a grid's rows have one name: those before and behind a row may be one, that of two rows.
    var readings = [(conflict.constraints, false), (conflict.constraints, true)]
    let hasGrid = conflict.constraints.contains { $0.items.contains(where: \.isGridLine) }
    if hasGrid { readings.insert((conflict.constraints.map(\.withOneGridBoundary), false), at: 1) }
    var found: (ConflictSystem, ConflictSystem.Outcome, ConflictSystem.Conflict, Set<ConflictSystem.Size>)?
    for (constraints, isRightToLeft) in readings {
      let system = ConflictSystem(
        constraints, broken: conflict.broken, isRightToLeft: isRightToLeft,
        isMessage: conflict.form == .message)
      guard let outcome = system.solve() else { break }
      guard let (core, free) = Self.core(of: outcome, in: system) else { continue }
      let explains = conflict.broken.map(core.members.contains)
      // Almost every log is from left to right: another reading counts where it alone explains what breaks, or without that
      // all of a whole list.
      if !isRightToLeft, constraints == conflict.constraints {
        found = (system, outcome, core, free)
        if explains ?? true { break }
      } else if conflict.damaged.isEmpty, explains ?? (core.members.count == constraints.count) {
        found = (system, outcome, core, free)
        break
      }
    }
    guard let found else { return nil }
    (system, outcome, core, free) = found
  }

  /// The maximum number of systems that are solved to find the set with the broken constraint.
  private static let roundLimit = 24

  /// A set with the constraint that breaks, if there is one: a size that is negative without it hides the set that Apple
  /// found, so that such sizes are set free, one at a time and then several.
  private static func core(of outcome: ConflictSystem.Outcome, in system: ConflictSystem) -> (
    ConflictSystem.Conflict, Set<ConflictSystem.Size>
  )? {
    let plain = outcome.conflicts.first.map { ($0, Set<ConflictSystem.Size>()) }
    guard let broken = system.broken else { return plain }
    var tried: Set<Set<ConflictSystem.Size>> = [[]]
    var waiting = [(free: Set<ConflictSystem.Size>(), solution: outcome)]
    while !waiting.isEmpty {
      let (free, solution) = waiting.removeFirst()
      if let core = solution.conflicts.first(where: { $0.members.contains(broken) }) { return (core, free) }
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

  /// The least violation of the broken constraint: as far as it is off at priority 999.
  var distance: Double? {
    guard let broken = system.broken,
      let outcome = system.solve(ConflictSystem.Change(lowered: [broken]), free: free)
    else { return nil }
    return violation(residual(of: broken, outcome), system.constraints[broken].relation)
  }

  /// The violation of a member in a solution in which its priority is 999. Where the printed numbers of the rest hold
  /// only as rounded ones, the set counts alone, with its printed numbers: amounts of one explanation agree.
  func residual(of index: Int, _ outcome: ConflictSystem.Outcome) -> Double {
    let others = Set(system.constraints.indices).subtracting(core.members)
    guard !outcome.isExact, core.members.contains(index),
      let exact = system.solve(
        ConflictSystem.Change(removed: others, lowered: [index]),
        ConflictSystem.Mode(isTolerant: false, free: free)), exact.conflicts.isEmpty
    else { return outcome.residuals[index] }
    return exact.residuals[index]
  }

  /// An amount of the explanation: margins and baselines, of which logs have no numbers, may add to it.
  func amount(_ distance: Double) -> String {
    let isLeast = core.members.contains { system.constraints[$0].hasUnknowns }
    return (isLeast ? "at least " : "") + points(distance)
  }

  func violation(_ residual: Double, _ relation: NotedConstraint.Relation) -> Double {
    switch relation {
    case .equal: abs(residual)
    case .lessThanOrEqual: max(residual, 0)
    case .greaterThanOrEqual: max(-residual, 0)
    }
  }
}
