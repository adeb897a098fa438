// Changes for ambiguous positions and sizes: of priorities, of stack views, of constraints that are there already.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

extension Repair {
  @MainActor
  static func lead(of finding: Finding, in scene: Scene) -> (SceneView, RepairAxis)? {
    guard let axis = RepairAxis(of: finding),
      let entry = scene.views.first(where: { $0.id == finding.views.first })
    else { return nil }
    return (entry, axis)
  }

  /// A content hugging or compression resistance priority lower by one, where equal priorities compete.
  @MainActor
  static func contentPriorities(for finding: Finding, in scene: Scene) -> [Repair] {
    guard finding.level != .error, let (entry, axis) = lead(of: finding, in: scene) else { return [] }
    return [true, false].compactMap { isHugging in
      let old =
        isHugging
        ? entry.view.contentHuggingPriority(for: axis.uiKit).rawValue
        : entry.view.contentCompressionResistancePriority(for: axis.uiKit).rawValue
      guard old > 1 else { return nil }
      let (id, line, priority, along) = (entry.id, entry.line, old - 1, axis.uiKit)
      let kind = isHugging ? "content hugging" : "compression resistance"
      return Repair(words: "set the \(axis.name) \(kind) priority of \(id) to \(Int(priority))") {
        $0.setContentPriority(priority, hugging: isHugging, along, of: id, line: line)
      }
    }
  }

  /// The alignment or distribution of the stack view that the view is, or is arranged in.
  @MainActor
  static func arrangements(for finding: Finding, in scene: Scene) -> [Repair] {
    guard let (entry, axis) = lead(of: finding, in: scene) else { return [] }
    let stacks = [entry.view.superview, entry.view].compactMap { $0 as? UIStackView }
    return stacks.flatMap { stack -> [Repair] in
      guard let owner = scene.views.first(where: { $0.view === stack }) else { return [] }
      let (id, line) = (owner.id, owner.line)
      guard stack.axis == axis.uiKit else {
        guard stack.alignment != .fill else { return [] }
        return [
          Repair(words: "set the alignment of stack view \(id) to Fill") {
            $0.setAlignment(nil, of: id, line: line)
          }
        ]
      }
      let ways: [(UIStackView.Distribution, String?, String)] = [
        (.fillEqually, "fillEqually", "Fill Equally"), (.fill, nil, "Fill"),
      ]
      return ways.filter { $0.0 != stack.distribution }.map { _, value, name in
        Repair(words: "set the distribution of stack view \(id) to \(name)") {
          $0.setDistribution(value, of: id, line: line)
        }
      }
    }
  }

  /// An inequality that becomes an equality: the document's own number, where it leaves the view open.
  @MainActor
  static func equalities(for finding: Finding, in scene: Scene) -> [Repair] {
    guard let (entry, axis) = lead(of: finding, in: scene) else { return [] }
    let views = scene.views.filter { finding.views.contains($0.id) }.map(\.view)
    func names(_ constraint: NSLayoutConstraint, _ view: UIView) -> Bool {
      constraint.firstItem === view || constraint.secondItem === view
    }
    let open = scene.constraints.filter { bound in
      bound.line != nil && bound.constraint.isActive && bound.constraint.relation != .equal
        && bound.constraint.firstAttribute.isVertical != axis.isHorizontal
        && views.contains { names(bound.constraint, $0) }
    }
    // Lengths first, of the view before those that follow it.
    func rank(_ bound: SceneConstraint) -> Int {
      (bound.constraint.firstAttribute.isSize ? 0 : 2) + (names(bound.constraint, entry.view) ? 0 : 1)
    }
    return open.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .prefix(4).map { _, bound in
        let (id, line) = (bound.id, bound.line)
        return Repair(words: "set the relation of constraint \(id) to equal") {
          $0.setRelation(nil, ofConstraint: id, line: line)
        }
      }
  }

  /// A placeholder for the size of a view whose class or code gives it one when it runs.
  @MainActor
  static func placeholders(for finding: Finding, in scene: Scene) -> [Repair] {
    guard Set(finding.variables).isSubset(of: ["width", "height"]),
      let (first, axis) = lead(of: finding, in: scene)
    else { return [] }
    let candidates = finding.views.compactMap { id in scene.views.first { $0.id == id } }.filter { entry in
      let isImage = (entry.view as? UIImageView).map { $0.intrinsicContentSize.width < 0 } ?? false
      return (entry.customClass != nil || isImage) && !entry.hasPlaceholderSize
        && axis.extent(entry.storedFrame ?? .zero) > 0
    }
    return candidates.sorted { $0.id == first.id && $1.id != first.id }.prefix(2).map { entry in
      let (id, line) = (entry.id, entry.line)
      let length = Double(axis.extent(entry.storedFrame ?? .zero))
      let (width, height) = axis.isHorizontal ? (length, nil) : (nil, length)
      let size = axis.isHorizontal ? "\(decimal(length)) x None" : "None x \(decimal(length))"
      let reason = entry.customClass.map { "if \($0) has a size of its own" } ?? "if code gives it its image"
      return Repair(words: "set Intrinsic Size of \(id) to Placeholder, \(size), \(reason)") {
        $0.setPlaceholderSize(width: width, height: height, of: id, line: line)
      }
    }
  }
}
