// Changes of frames, and constraints that keep a view within its superview.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

extension Repair {
  /// The computed frame of the view, or those of the whole scene, where other frames depend on it.
  @MainActor
  static func frames(for finding: Finding, in scene: Scene) -> [Repair] {
    let root = scene.id
    let changes = FrameUpdate(scene).changes
    return changes.filter { finding.views.contains($0.id) }.flatMap { own in
      [
        ("write the computed frame of \(own.words)", [own]),
        ("write the computed frames of the scene, of them \(own.words)", changes),
      ]
    }.map { words, changes in
      Repair(words: words) { editor in
        changes.allSatisfy { editor.setFrame($0.frame, of: $0.id, line: $0.line, scene: root) }
      }
    }
  }

  /// Inequalities to the edges that the view crosses; for a view without constraints, a frame inside the superview.
  @MainActor
  static func limits(for finding: Finding, in scene: Scene) -> [Repair] {
    guard let entry = scene.views.first(where: { $0.id == finding.views.first }),
      let parent = scene.views.first(where: { $0.id == entry.parentID })
    else { return [] }
    let (frame, bounds) = (entry.view.frame, parent.view.bounds)
    let (id, line, parentID, parentLine) = (entry.id, entry.line, parent.id, parent.line)
    guard entry.isPlacedByConstraints, !entry.hasFixedFrame else {
      guard entry.view.facade == nil, frame.width <= bounds.width, frame.height <= bounds.height else {
        return []
      }
      var inside = frame
      inside.origin.x = min(max(frame.minX, bounds.minX), bounds.maxX - frame.width)
      inside.origin.y = min(max(frame.minY, bounds.minY), bounds.maxY - frame.height)
      let (moved, root) = (inside, scene.id)
      return [
        Repair(words: String(format: "move %@ to %g, %g, within its superview", id, moved.minX, moved.minY)) {
          $0.setFrame(moved, of: id, line: line, scene: root)
        }
      ]
    }
    let isRightToLeft = parent.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let crossed = [
      ("leading", isRightToLeft ? frame.maxX > bounds.maxX : frame.minX < bounds.minX),
      ("trailing", isRightToLeft ? frame.minX < bounds.minX : frame.maxX > bounds.maxX),
      ("top", frame.minY < bounds.minY), ("bottom", frame.maxY > bounds.maxY),
    ].filter(\.1).map(\.0)
    // leading >= leading of the superview, but trailing of the superview >= trailing.
    let limits = crossed.map { edge in
      let isBeginning = edge == "leading" || edge == "top"
      return NewConstraint(
        firstItem: isBeginning ? id : parentID, firstAttribute: edge, relation: "greaterThanOrEqual",
        secondItem: isBeginning ? parentID : id, secondAttribute: edge, constant: 0)
    }
    let names = crossed.joined(separator: ", ")
    return [
      Repair(words: "add constraints that keep the \(names) of \(id) within its superview") {
        $0.add(limits, to: parentID, line: parentLine)
      }
    ]
  }
}
