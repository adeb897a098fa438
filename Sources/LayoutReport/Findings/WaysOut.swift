// Ways out of findings, each tried before it is offered: it removes the finding and causes no other.

import Foundation
import Plumbline

/// Tries changes of a scene's constraints. Each trial diagnoses the whole scene, so their number is limited; further
/// findings have ways out that were not tried.
@MainActor final class WaysOut {
  private static let sceneLimit = 24
  /// A trial finds all conflicts again: for each so many it counts as one more.
  private static let conflictsOfTrial = 16
  /// It follows all open edges again, each as long as a row of views: the same.
  private static let ambiguitiesOfTrial = 100
  /// The number of members of a conflict that are tried.
  private static let trialLimit = 6
  /// Conflicts with more members are not tried: a trial would take as long as the layout of the whole scene.
  private static let memberLimit = 60

  private let inspection: SceneInspection
  private let diagnosis: LayoutDiagnosis
  private let known: [ObjectIdentifier: Set<String>]
  private var trialsLeft = WaysOut.sceneLimit
  /// Whether changes are tried in this layout; what decides a level is tried in any case.
  private let triesWays: Bool
  private var root: UIView { inspection.scene.rootView }

  init(_ inspection: SceneInspection, _ diagnosis: LayoutDiagnosis, triesWays: Bool) {
    self.triesWays = triesWays
    self.inspection = inspection
    self.diagnosis = diagnosis
    known = Dictionary(
      diagnosis.ambiguities.map { (ObjectIdentifier($0.view), Set($0.variables)) },
      uniquingKeysWith: { $0.union($1) })
  }

  private func takeTrial() -> Bool {
    guard trialsLeft > 0 else { return false }
    trialsLeft -=
      1 + diagnosis.conflicts.count / Self.conflictsOfTrial
      + diagnosis.ambiguities.count / Self.ambiguitiesOfTrial
    return true
  }

  /// The members of a conflict whose lower priority resolves it, the broken one first.
  func membersThatGiveWay(in conflict: LayoutDiagnosis.Conflict) -> [NSLayoutConstraint] {
    guard triesWays, conflict.constraints.count <= Self.memberLimit else { return [] }
    let own = changeable(in: conflict)
    return
      ([conflict.broken].filter { broken in own.contains { $0 === broken } }
      + own.filter { $0 !== conflict.broken })
      .prefix(Self.trialLimit)
      .filter { helps(.priority(999, $0), against: conflict) }
  }

  /// The members that are constraints of the document.
  func changeable(in conflict: LayoutDiagnosis.Conflict) -> [NSLayoutConstraint] {
    conflict.constraints.filter { inspection.entry(of: $0)?.line != nil }
  }

  private func helps(_ trial: LayoutTrial, against conflict: LayoutDiagnosis.Conflict) -> Bool {
    guard takeTrial() else { return false }
    let after = root.layoutDiagnosis(trying: trial)
    return after.conflicts.count < diagnosis.conflicts.count
      && !after.conflicts.contains { $0.broken === conflict.broken } && addsNoAmbiguity(after)
  }

  /// Whether variables of a view are determined once some of its own or of another view are held.
  func isPlaced(
    _ view: UIView, _ names: [String], byHolding held: [String]? = nil, of other: UIView? = nil
  ) -> Bool {
    guard triesWays || held != nil, takeTrial() else { return false }
    let after = root.layoutDiagnosis(trying: .holding(held ?? names, other ?? view))
    return after.conflicts.count <= diagnosis.conflicts.count && addsNoAmbiguity(after)
      && !after.ambiguities.contains { $0.view === view && !Set($0.variables).isDisjoint(with: names) }
  }

  /// Whether variables of a view are ambiguous only because a self-sizing row has the height that the document stores.
  func followsStoredHeight(_ view: UIView, _ names: [String]) -> Bool {
    guard let loose = withoutStoredHeights else { return false }
    return !loose.ambiguities.contains { $0.view === view && !Set($0.variables).isDisjoint(with: names) }
  }

  /// The diagnosis with self-sizing rows at the height of their content; nil where there is none.
  private lazy var withoutStoredHeights: LayoutDiagnosis? = {
    let rows = inspection.scene.views.filter(\.isContentOfSelfSizingRow).map(\.view)
    return rows.isEmpty ? nil : root.layoutDiagnosis(trying: .looseHeights(rows))
  }()

  /// Whether the distribution Fill resolves conflicts in a stack view.
  func endsConflicts(_ conflicts: [LayoutDiagnosis.Conflict], filling stack: UIStackView) -> Bool {
    guard triesWays, takeTrial() else { return false }
    let old = stack.distribution
    stack.distribution = .fill
    let after = root.layoutDiagnosis()
    stack.distribution = old
    root.layoutIfNeeded()
    return after.conflicts.count <= diagnosis.conflicts.count - conflicts.count
      && !after.conflicts.contains { left in conflicts.contains { $0.broken === left.broken } }
      && addsNoAmbiguity(after)
  }

  /// The content priority, one below the neighbours', that decides a tie on an axis.
  func priorityThatDecides(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> (
    isHugging: Bool, priority: Float
  )? {
    for isHugging in [true, false] {
      let old =
        isHugging
        ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
      func set(_ priority: UILayoutPriority) {
        if isHugging {
          view.setContentHuggingPriority(priority, for: axis)
        } else {
          view.setContentCompressionResistancePriority(priority, for: axis)
        }
      }
      guard triesWays, old.rawValue > 1, takeTrial() else { continue }
      set(UILayoutPriority(old.rawValue - 1))
      let after =
        view.superview is UIStackView
        ? root.layoutDiagnosis(trying: .unorderedStacks) : root.layoutDiagnosis()
      set(old)
      root.layoutIfNeeded()
      let isOpen = after.ambiguities.contains { $0.view === view && $0.open.contains(where: \.isTie) }
      if !isOpen && after.conflicts.count <= diagnosis.conflicts.count && addsNoAmbiguity(after) {
        return (isHugging, old.rawValue - 1)
      }
    }
    return nil
  }

  private func addsNoAmbiguity(_ after: LayoutDiagnosis) -> Bool {
    after.ambiguities.allSatisfy {
      known[ObjectIdentifier($0.view)]?.isSuperset(of: $0.variables) ?? false
    }
  }
}
