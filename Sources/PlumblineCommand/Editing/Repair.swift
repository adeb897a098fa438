// Changes of a document that may end a finding, in the order in which the ways out of findings are tried.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

/// One change of a document.
struct Repair: Sendable {
  /// What is done, in the past tense: "set the priority of constraint abc-de-fgh to 999".
  var words: String
  /// Makes the change; false where the document has no place for it.
  var apply: @Sendable (inout DocumentEditor) -> Bool

  /// So many members of one conflict are tried.
  private static let memberLimit = 6

  /// The document after the first change that ends a finding and brings no other error or warning, and what was done.
  /// A view that comes inside leaves its frame misplaced, which `update` writes.
  @MainActor
  static func first(thatEnds finding: String, onScene id: String, of editor: DocumentEditor)
    -> (bytes: Data, words: String)?
  {
    guard let scene = editor.scenes().first(where: { $0.id == id }) else { return nil }
    let findings = SceneReport(scene).findings
    guard let wanted = findings.first(where: { $0.id == finding }) else { return nil }
    let before = Set(findings.filter { $0.level != .note }.map(\.id))
    for repair in all(for: wanted, in: scene) {
      var edited = editor
      guard repair.apply(&edited), !edited.isUnchanged else { continue }
      let bytes = edited.bytes
      guard let after = try? DocumentEditor(bytes: bytes, name: id),
        let scene = after.scenes().first(where: { $0.id == id })
      else { continue }
      let left = SceneReport(scene).findings
      let isGone = !left.contains { $0.id == finding }
      let new = left.filter { $0.level != .note && !before.contains($0.id) }
      guard isGone, new.allSatisfy({ $0.kind == .misplaced && wanted.kind == .outside }) else { continue }
      return (bytes, repair.words + (new.isEmpty ? "" : ". 'plumbline update' writes the frames that follow"))
    }
    return nil
  }

  /// What may end a finding on a scene, which has been laid out.
  @MainActor
  static func all(for finding: Finding, in scene: Scene) -> [Repair] {
    switch finding.kind {
    case .conflict: fillings(for: finding, in: scene) + priorities(for: finding, in: scene)
    case .ambiguous: contentPriorities(for: finding, in: scene) + newConstraints(for: finding, in: scene)
    case .misplaced: frames(for: finding, in: scene)
    case .unresolved: removals(for: finding)
    case .outside: limits(for: finding, in: scene)
    default: []
    }
  }

  /// A stack view that gives its views shares of itself contradicts what they ask for.
  @MainActor
  private static func fillings(for finding: Finding, in scene: Scene) -> [Repair] {
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

  /// The member without effect gives way first, then the others.
  @MainActor
  private static func priorities(for finding: Finding, in scene: Scene) -> [Repair] {
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

  /// Of equal wishes, the view's own gives way by one.
  @MainActor
  private static func contentPriorities(for finding: Finding, in scene: Scene) -> [Repair] {
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

  /// What is open becomes what the canvas shows.
  @MainActor
  private static func newConstraints(for finding: Finding, in scene: Scene) -> [Repair] {
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

  /// The view's frame, or where others lean on it, those of the whole scene.
  @MainActor
  private static func frames(for finding: Finding, in scene: Scene) -> [Repair] {
    let root = scene.id
    let changes = FrameUpdate(scene).changes
    return changes.filter { finding.views.contains($0.id) }.flatMap { own in
      [
        ("wrote the computed frame of \(own.words)", [own]),
        ("wrote the computed frames of the scene, of them \(own.words)", changes),
      ]
    }.map { words, changes in
      Repair(words: words) { editor in
        changes.allSatisfy { editor.setFrame($0.frame, of: $0.id, line: $0.line, scene: root) }
      }
    }
  }

  /// A view that constraints place is kept within its superview; one that its frame places moves there, where it fits.
  @MainActor
  private static func limits(for finding: Finding, in scene: Scene) -> [Repair] {
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
        Repair(words: String(format: "moved %@ to %g, %g, within its superview", id, moved.minX, moved.minY))
        {
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
    // The inner edge lies further along than the outer one at its beginning, and less far at its end.
    let limits = crossed.map { edge in
      let isBeginning = edge == "leading" || edge == "top"
      return NewConstraint(
        firstItem: isBeginning ? id : parentID, firstAttribute: edge, relation: "greaterThanOrEqual",
        secondItem: isBeginning ? parentID : id, secondAttribute: edge, constant: 0)
    }
    let names = crossed.joined(separator: ", ")
    return [
      Repair(words: "added constraints that keep the \(names) of \(id) within its superview") {
        $0.add(limits, to: parentID, line: parentLine)
      }
    ]
  }

  private static func removals(for finding: Finding) -> [Repair] {
    finding.constraints.map { id in
      let line = finding.line
      return Repair(words: "deleted constraint \(id)") { $0.removeConstraint(id, line: line) }
    }
  }
}
