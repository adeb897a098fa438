// Changes for conflicts, and for constraints whose items do not exist.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

extension Repair {
  private static let memberLimit = 6

  /// The members of a conflict that the document has: the broken one first, and where a row is hidden, the edges at its end.
  @MainActor
  private static func members(of finding: Finding, in scene: Scene) -> [SceneConstraint] {
    let members = finding.constraints.compactMap { id in
      scene.constraints.first { $0.id == id && $0.line != nil && !$0.isPlaceholder }
    }
    let isHidden = finding.constraints.contains("UISV-hiding")
    func rank(_ entry: SceneConstraint) -> Int {
      isHidden && entry.constraint.isAtEnd ? 0 : entry.id == finding.broken ? 1 : 2
    }
    return members.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  /// Another distribution for a stack view whose Fill Proportionally is part of the conflict: it gives its views shares of
  /// its length, whatever their own constraints require.
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
          $0.setDistribution(nil, of: id, line: line)
        } : nil
    }
  }

  /// One of two equalities of the same items and attributes goes: the one that is broken.
  @MainActor
  static func duplicates(for finding: Finding, in scene: Scene) -> [Repair] {
    let members = members(of: finding, in: scene)
    return members.filter { entry in
      entry.id == finding.broken
        && members.contains { $0.id != entry.id && $0.constraint.isTwin(of: entry.constraint) }
    }.map { entry in
      let (id, line) = (entry.id, entry.line)
      let words = "remove constraint \(id), of which there is another one with another constant"
      return Repair(words: words) { $0.removeConstraint(id, line: line) }
    }
  }

  /// Priority 999 for the lengths and the ends of several views that one stack view hides: each of them has to give way.
  @MainActor
  static func hidings(for finding: Finding, in scene: Scene) -> [Repair] {
    guard finding.caused > 0, finding.constraints.contains("UISV-hiding") else { return [] }
    let own = members(of: finding, in: scene).filter { entry in
      entry.constraint.priority == .required
        && (entry.constraint.isAtEnd || entry.constraint.firstAttribute.isSize)
    }.map { ($0.id, $0.line) }
    guard own.count > 1 else { return [] }
    return [
      Repair(words: "set the priority of constraints \(list(own.map(\.0))) to 999") { editor in
        own.allSatisfy { editor.setPriority(999, ofConstraint: $0.0, line: $0.1) }
      }
    ]
  }

  /// Priority 999 for one constraint of the conflict.
  @MainActor
  static func priorities(for finding: Finding, in scene: Scene) -> [Repair] {
    members(of: finding, in: scene).filter { $0.constraint.priority == .required }.prefix(memberLimit).map {
      entry in
      let (id, line) = (entry.id, entry.line)
      return Repair(words: "set the priority of constraint \(id) to 999") {
        $0.setPriority(999, ofConstraint: id, line: line)
      }
    }
  }

  /// Spacing 0 for a stack view in a row that is hidden: its views can then be 0 high together.
  @MainActor
  static func spacings(for finding: Finding, in scene: Scene) -> [Repair] {
    guard finding.constraints.contains("UISV-hiding"), finding.constraints.contains("UISV-spacing") else {
      return []
    }
    return scene.views.filter { entry in
      guard let stack = entry.view as? UIStackView, stack.spacing > 0 else { return false }
      return stack.arrangedSubviews.contains { arranged in
        scene.views.contains { $0.view === arranged && finding.views.contains($0.id) }
      }
    }.map { entry in
      let (id, line) = (entry.id, entry.line)
      return Repair(words: "set the spacing of stack view \(id) to 0") {
        $0.removeSpacing(of: id, line: line)
      }
    }
  }

  static func removals(for finding: Finding) -> [Repair] {
    let (ids, line) = (finding.constraints, finding.line)
    guard ids.count > 1 else {
      return ids.map { id in
        Repair(words: "delete constraint \(id)") { $0.removeConstraint(id, line: line) }
      }
    }
    return [
      Repair(words: "delete constraints \(list(ids))") { editor in
        ids.map { editor.removeConstraint($0, line: nil) }.allSatisfy { $0 }
      }
    ]
  }
}

extension NSLayoutConstraint {
  /// Whether it says where something ends: the edge that engineers let give way when a row closes.
  fileprivate var isAtEnd: Bool {
    [.bottom, .trailing, .right, .bottomMargin, .trailingMargin, .rightMargin].contains(firstAttribute)
      && secondItem != nil
  }

  /// Whether both are equalities of the same two numbers.
  fileprivate func isTwin(of other: NSLayoutConstraint) -> Bool {
    guard relation == .equal, other.relation == .equal, multiplier == other.multiplier else { return false }
    if firstItem === other.firstItem, firstAttribute == other.firstAttribute {
      return secondItem === other.secondItem && secondAttribute == other.secondAttribute
    }
    return firstItem === other.secondItem && firstAttribute == other.secondAttribute
      && secondItem === other.firstItem && secondAttribute == other.firstAttribute
  }
}
