// Conflicts: which required constraints exclude each other, which one gives way, and what that costs.

import Foundation
import Plumbline

extension SceneInspection {
  func findings(on conflict: LayoutDiagnosis.Conflict) -> [Finding] {
    let members = conflict.constraints.map(report(on:))
    let broken = report(on: conflict.broken)
    var message = "\(counted(members.count, "required constraint")) cannot hold together"
    let bounds = conflict.nonNegativeSizes.map { "\(phrase(for: $0)) cannot be smaller than nothing" }
    if !bounds.isEmpty { message += ", since \(list(bounds))" }
    message += ". Left out: \(broken.words)"
    if let distance = violation(of: conflict.broken) { message += "; it is off by \(points(distance))" }
    message += "."

    let views = viewIDs(of: conflict.constraints)
    let finding = Finding(
      kind: .conflict, level: .error, views: views, constraints: members.map(\.id), broken: broken.id,
      message: message, fix: wayOut(of: conflict), line: broken.line ?? members.lazy.compactMap(\.line).first,
      details: members)
    return [finding] + negativeSizes(in: conflict)
  }

  private func wayOut(of conflict: LayoutDiagnosis.Conflict) -> String {
    let own = conflict.constraints.map(report(on:)).filter { $0.line != nil || $0.id != $0.notation }
    if conflict.constraints.count == 2, own.count == 2 {
      return "Remove \(own[0].id) or \(own[1].id), or lower the priority of one of them below 1000."
    }
    return
      "Remove one of them, lower the priority of one below 1000 (999 still wins over everything optional), "
      + "or let one be an inequality."
  }

  /// A conflict that needs `width >= 0` or `height >= 0` is one that asks a view for less than nothing.
  private func negativeSizes(in conflict: LayoutDiagnosis.Conflict) -> [Finding] {
    let isVertical = conflict.constraints.contains { $0.firstAttribute.isVertical }
    let size = isVertical ? "height" : "width"
    return conflict.nonNegativeSizes.compactMap { item in
      guard let view = item as? UIView, let entry = entry(of: view) else { return nil }
      return Finding(
        kind: .negativeSize, level: .error, views: [entry.id],
        message: "Its constraints ask for a \(size) below 0.",
        fix: "Reduce the distances around it, or let its neighbours shrink.", line: entry.line)
    }
  }
}
