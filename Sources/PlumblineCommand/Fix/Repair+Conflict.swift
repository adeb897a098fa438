// Changes for conflicts, and for constraints whose items do not exist.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

extension Repair {
  /// Another distribution for a stack view whose Fill Proportionally is part of the conflict.
  @MainActor
  static func fillings(for finding: Finding, in scene: Scene) -> [Repair] {
    guard finding.constraints.contains("UISV-fill-proportionally") else { return [] }
    return scene.views.compactMap { entry in
      guard let stack = entry.view as? UIStackView, stack.distribution == .fillProportionally else {
        return nil
      }
      let isConcerned = scene.views.contains { inner in
        finding.views.contains(inner.id) && (inner.view === stack || inner.view.superview === stack)
      }
      let (id, line) = (entry.id, entry.line)
      return isConcerned
        ? Repair(words: "set the distribution of stack view \(id) to Fill") {
          $0.setFillDistribution(of: id, line: line)
        } : nil
    }
  }

  /// Priority 999 for one constraint of the conflict: first the broken one, then the others.
  @MainActor
  static func priorities(for finding: Finding, in scene: Scene) -> [Repair] {
    let members = finding.constraints.compactMap { id in
      scene.constraints.first { $0.id == id && $0.line != nil }
    }
    let ordered = members.filter { $0.id == finding.broken } + members.filter { $0.id != finding.broken }
    return ordered.prefix(memberLimit).map { entry in
      let (id, line) = (entry.id, entry.line)
      return Repair(words: "set the priority of constraint \(id) to 999") {
        $0.setPriority(999, ofConstraint: id, line: line)
      }
    }
  }

  static func removals(for finding: Finding) -> [Repair] {
    finding.constraints.map { id in
      let line = finding.line
      return Repair(words: "deleted constraint \(id)") { $0.removeConstraint(id, line: line) }
    }
  }
}
