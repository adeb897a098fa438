// Changes for ambiguous positions and sizes.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

extension Repair {
  /// A content hugging or compression resistance priority lower by one, where equal priorities compete.
  @MainActor
  static func contentPriorities(for finding: Finding, in scene: Scene) -> [Repair] {
    guard finding.level == .warning, let entry = scene.views.first(where: { $0.id == finding.views.first })
    else {
      return []
    }
    let axis: NSLayoutConstraint.Axis =
      finding.variables.contains { $0 == "x" || $0 == "width" } ? .horizontal : .vertical
    return [true, false].compactMap { isHugging in
      let old =
        isHugging
        ? entry.view.contentHuggingPriority(for: axis).rawValue
        : entry.view.contentCompressionResistancePriority(for: axis).rawValue
      guard old > 1 else { return nil }
      let (id, line, priority) = (entry.id, entry.line, old - 1)
      let direction = axis == .horizontal ? "horizontal" : "vertical"
      let kind = isHugging ? "content hugging" : "compression resistance"
      return Repair(words: "set the \(direction) \(kind) priority of \(id) to \(Int(priority))") {
        $0.setContentPriority(priority, hugging: isHugging, axis, of: id, line: line)
      }
    }
  }

  /// Constraints for the ambiguous attributes, with the values of the stored frame.
  @MainActor
  static func newConstraints(for finding: Finding, in scene: Scene) -> [Repair] {
    guard finding.level == .error, let entry = scene.views.first(where: { $0.id == finding.views.first }),
      let parent = scene.views.first(where: { $0.id == entry.parentID }),
      Set(finding.variables).isSubset(of: ["x", "y", "width", "height"])
    else { return [] }
    let stored = entry.storedFrame ?? .zero
    let frame = stored.size.width > 0 && stored.size.height > 0 ? stored : entry.view.frame
    let isRightToLeft = entry.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = isRightToLeft ? parent.view.bounds.width - frame.maxX : frame.minX
    var outer: [NewConstraint] = []
    var own: [NewConstraint] = []
    for name in finding.variables {
      switch name {
      case "x":
        outer.append(
          NewConstraint(
            firstItem: entry.id, firstAttribute: "leading", secondItem: parent.id, secondAttribute: "leading",
            constant: Double(leading)))
      case "y":
        outer.append(
          NewConstraint(
            firstItem: entry.id, firstAttribute: "top", secondItem: parent.id, secondAttribute: "top",
            constant: Double(frame.minY)))
      case "width": own.append(NewConstraint(firstAttribute: "width", constant: Double(frame.width)))
      default: own.append(NewConstraint(firstAttribute: "height", constant: Double(frame.height)))
      }
    }
    let (id, line, parentID, parentLine) = (entry.id, entry.line, parent.id, parent.line)
    let names = (outer + own).map(\.firstAttribute).joined(separator: ", ")
    let (added, held) = (outer, own)
    return [
      Repair(words: "added constraints for the \(names) of \(id), as the canvas shows it") { editor in
        (added.isEmpty || editor.add(added, to: parentID, line: parentLine))
          && (held.isEmpty || editor.add(held, to: id, line: line))
      }
    ]
  }
}
