// Ways out of a conflict of a log, each tried by solving the list with it.

import Foundation
import LayoutReport
import Plumbline

struct WaysOutOfConflict {
  /// The maximum number of core members that are tried.
  private static let memberLimit = 8

  private let found: ConflictAnalysis
  private let origins: [SystemOrigin?]
  private let names: LogNames
  /// The familiar cause of the conflict, with ways of its own.
  private let familiar: FamiliarConflict
  private var constraints: [NotedConstraint] { found.system.constraints }

  init(
    _ found: ConflictAnalysis, _ origins: [SystemOrigin?], _ names: LogNames,
    _ familiar: FamiliarConflict
  ) {
    self.familiar = familiar
    self.found = found
    self.origins = origins
    self.names = names
  }

  /// The ways out, those for the commonest causes first.
  var ways: [LogExplanation.Way] {
    let typical = familiar.comesAfterMasks ? masksThatGo + familiar.ways : familiar.ways + masksThatGo
    let tried = typical + membersThatGiveWay
    return tried.isEmpty ? [fallback] : tried
  }

  /// The outcome with a change, if the conflict is gone with it.
  private func outcome(_ change: ConflictSystem.Change) -> ConflictSystem.Outcome? {
    found.system.solve(change).flatMap { $0.conflicts.count < found.outcome.conflicts.count ? $0 : nil }
  }

  /// Views that constraints place and whose masks were forgotten: the commonest cause of all.
  private var masksThatGo: [LogExplanation.Way] {
    var keys: [String] = []
    for index in found.core.members where origins[index] == .autoresizing {
      let item = constraints[index].masked
      if !keys.contains(item.key), !SystemOrigin.hasMaskOfSystem(item) { keys.append(item.key) }
    }
    return keys.compactMap { key in
      let masks = constraints.indices.filter {
        origins[$0] == .autoresizing && constraints[$0].masked.key == key
      }
      guard outcome(ConflictSystem.Change(removed: Set(masks))) != nil else { return nil }
      return LogExplanation.Way(
        words: "If \(names.phrase(forKey: key)) is positioned by constraints, set its "
          + "translatesAutoresizingMaskIntoConstraints to false: then its frame adds no constraints.",
        isTried: true)
    }
  }

  private var membersThatGiveWay: [LogExplanation.Way] {
    let own = found.core.members.filter { origins[$0] == nil || origins[$0]?.isProgramsOwn ?? false }
    let first = own.filter { $0 == found.system.broken }
    return (first + own.filter { $0 != found.system.broken }).prefix(Self.memberLimit).flatMap(ways)
  }

  private func ways(forMember index: Int) -> [LogExplanation.Way] {
    let constraint = constraints[index]
    guard constraint.priority == 1000, let lowered = outcome(ConflictSystem.Change(lowered: [index])) else {
      return []
    }
    let name = LogWords(constraint, names).sentence
    let residual = found.residual(of: index, lowered)
    let distance = found.amount(found.violation(residual, constraint.relation))
    if origins[index] == .content {
      let priority = residual < 0 ? "compression resistance" : "content hugging"
      let item = names.phrase(for: constraint.first.place.item)
      let words = "Lower the \(priority) of \(item) to 999: then it is off by \(distance)."
      return [LogExplanation.Way(words: words, isTried: true)]
    }
    var ways =
      familiar.lowered.contains(index)
      ? []
      : [
        LogExplanation.Way(
          words: "Remove \"\(name)\", or lower its priority to 999: then it is off by \(distance).",
          isTried: true)
      ]
    // A length that is a number is most often meant as a bound.
    guard constraint.relation == .equal, constraint.second == nil else { return ways }
    let wider: NotedConstraint.Relation = residual > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    if outcome(ConflictSystem.Change(relations: [index: wider])) != nil {
      let bound = wider == .greaterThanOrEqual ? "at least (>=)" : "at most (<=)"
      ways.append(
        LogExplanation.Way(
          words: "Make the \(constraint.first.place.attribute.words) of "
            + "\(names.phrase(for: constraint.first.place.item)) \(bound) \(points(constraint.constant)).",
          isTried: true))
    }
    return ways
  }

  /// The ways out where no constraint of the program is in the list.
  private var fallback: LogExplanation.Way {
    let core = found.core.members.map { origins[$0] }
    let words: String
    if familiar.isApples {
      words = "Nothing needs to be done: the views are Apple's own."
    } else if found.core.members.contains(where: {
      if case .encapsulated = origins[$0] { constraints[$0].constant <= 1 } else { false }
    }) {
      words =
        "The container has no size yet, and will have one: give it its size, or its views, only then, or leave it so."
    } else if core.contains(where: { if case .stack = $0 { true } else { false } }) || core.contains(.hiding)
    {
      words = "Check the stack view: change its alignment, distribution or spacing, or give it more space."
    } else if core.contains(where: { if case .encapsulated = $0 { true } else { false } }) {
      words = "Change the size of the container, or make the content smaller."
    } else {
      words = "Change the frames of the superviews, or use constraints for those too."
    }
    return LogExplanation.Way(words: words, isTried: false)
  }
}
