// Constraints for ambiguous views: edges that meet, and distances that the document has already.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

extension Repair {
  /// Stored frames agree where they differ by less: editors round to pixels.
  private static let canvasTolerance: CGFloat = 0.51

  /// The other edge of a view that is tied at one: to the same item, at the same distance, where the canvas has it so.
  @MainActor
  static func oppositeEdges(for finding: Finding, in scene: Scene) -> [Repair] {
    guard let (entry, axis) = lead(of: finding, in: scene), finding.variables.contains(axis.length) else {
      return []
    }
    return edges(of: entry, axis, in: scene, asOnCanvas: true)
  }

  /// - Parameter asOnCanvas: Whether the stored frame must show both distances to be equal.
  @MainActor
  private static func edges(of entry: SceneView, _ axis: RepairAxis, in scene: Scene, asOnCanvas: Bool)
    -> [Repair]
  {
    let ends = [(axis.beginAttribute, axis.end, true), (axis.endAttribute, axis.begin, false)]
    let ties: [(constraint: NSLayoutConstraint, missing: String, item: String, distance: Double)] =
      scene.constraints.flatMap { tie in
        ends.compactMap { attribute, missing, isBegin in
          guard let (item, distance) = tie.constraint.distance(of: attribute, of: entry.view),
            let id = scene.id(of: item)
          else { return nil }
          return (tie.constraint, missing, id, isBegin ? distance : -distance)
        }
      }
    guard Set(ties.map(\.missing)).count == 1, let tie = ties.first,
      let parent = entry.view.superview.flatMap({ view in scene.views.first { $0.view === view } }),
      !asOnCanvas || isSymmetrical(entry, parent, scene.views.first { $0.id == tie.item } ?? parent, axis)
    else { return [] }
    let isEnd = tie.missing == axis.end
    let (id, distance, missing, item) = (entry.id, tie.distance, tie.missing, tie.item)
    let (parentID, parentLine) = (parent.id, parent.line)
    let other = isEnd ? axis.begin : axis.end
    let words =
      "tie the \(missing) edge of \(id) to that of \(item), \(distance == 0 ? "" : "\(decimal(abs(distance))) away, ")"
      + "as its \(other) edge is"
    return [
      Repair(words: words) {
        $0.add(
          [
            NewConstraint(
              firstItem: isEnd ? item : id, firstAttribute: missing, secondItem: isEnd ? id : item,
              secondAttribute: missing, constant: distance)
          ], to: parentID, line: parentLine)
      }
    ]
  }

  /// Whether the canvas has a view in the middle of its superview, or of the view beside it that it is tied to.
  @MainActor
  private static func isSymmetrical(
    _ entry: SceneView, _ parent: SceneView, _ item: SceneView, _ axis: RepairAxis
  ) -> Bool {
    guard let stored = entry.storedFrame, let outer = item.storedFrame, axis.extent(stored) > 0,
      item.view === parent.view || item.view.superview === parent.view
    else { return false }
    let start = item.view === parent.view ? 0 : axis.near(outer)
    return abs(axis.near(stored) - start - (start + axis.extent(outer) - axis.far(stored))) <= canvasTolerance
  }

  /// The content of a scroll view: as wide as the scroll view where it scrolls downwards, and closed at its end.
  @MainActor
  static func scrolledContents(for finding: Finding, in scene: Scene) -> [Repair] {
    guard let (leading, axis) = lead(of: finding, in: scene) else { return [] }
    // The finding is at the scroll view, or at the one view in it whose length is open.
    let isOfContent = finding.variables.contains { $0.hasPrefix("content") }
    guard let scrollView = (isOfContent ? leading.view : leading.view.superview) as? UIScrollView,
      let entry = scene.views.first(where: { $0.view === scrollView })
    else { return [] }
    let contents = scene.views.filter { $0.view.superview === scrollView && $0.isPlacedByConstraints }
    var repairs: [Repair] = []
    if axis.isHorizontal, contents.count == 1, let content = contents.first,
      let begin = tie(axis.beginAttribute, of: content.view, in: scene, to: scrollView),
      let end = tie(axis.endAttribute, of: content.view, in: scene, to: scrollView)
    {
      let distance = begin - end
      let frameGuide = scene.guides.first { $0.guide === scrollView.frameLayoutGuide }
      let (id, line, item) = (entry.id, entry.line, frameGuide?.id ?? entry.id)
      let (inner, words) = (
        content.id, frameGuide == nil ? "\(entry.id)" : "the frame layout guide of \(entry.id)"
      )
      repairs.append(
        Repair(
          words: "add a constraint that makes \(inner) as wide as \(words)"
            + (distance == 0 ? "" : ", less the distances at its edges")
        ) {
          $0.add(
            [
              NewConstraint(
                firstItem: inner, firstAttribute: "width", secondItem: item, secondAttribute: "width",
                constant: -distance)
            ], to: id, line: line)
        })
    }
    let last = contents.max { (axis.far($0.storedFrame ?? .zero)) < (axis.far($1.storedFrame ?? .zero)) }
    if let last { repairs += edges(of: last, axis, in: scene, asOnCanvas: false) }
    return repairs
  }

  /// The distance at which an edge of a view is tied to a scroll view or its content.
  @MainActor
  private static func tie(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, in scene: Scene, to scrollView: UIScrollView
  ) -> Double? {
    scene.constraints.lazy.compactMap { entry -> Double? in
      guard let (item, distance) = entry.constraint.distance(of: attribute, of: view),
        item === scrollView || item === scrollView.contentLayoutGuide
      else { return nil }
      return distance
    }.first
  }

  /// Edges and centres that meet on the canvas: at the superview, and at a neighbour.
  @MainActor
  static func alignments(for finding: Finding, in scene: Scene) -> [Repair] {
    guard let (entry, axis) = lead(of: finding, in: scene),
      let parent = scene.views.first(where: { $0.id == entry.parentID }), !(parent.view is UIStackView),
      let stored = entry.storedFrame, let outer = parent.storedFrame, axis.extent(stored) > 0
    else { return [] }
    let position = axis.isHorizontal ? "x" : "y"
    let needsLength = finding.variables.contains(axis.length)
    guard finding.variables.contains(position) || needsLength,
      finding.variables.allSatisfy({ !$0.hasPrefix("content") })
    else { return [] }
    let center = axis.isHorizontal ? "centerX" : "centerY"
    let own = Self.ends(of: stored, axis)
    let bounds = Self.ends(of: CGRect(origin: .zero, size: outer.size), axis)
    let (begins, ends) = (own.begin - bounds.begin, own.end - bounds.end)
    func meets(_ distance: CGFloat) -> Bool { abs(distance) <= canvasTolerance }
    /// The edges of two items that are to meet.
    func repair(_ attributes: [String], with other: SceneView, called name: String) -> Repair {
      let (id, otherID, holder, line) = (entry.id, other.id, parent.id, parent.line)
      let added = attributes.map {
        NewConstraint(
          firstItem: id, firstAttribute: $0, secondItem: otherID, secondAttribute: $0, constant: 0)
      }
      return Repair(words: "add constraints that align \(list(attributes)) of \(id) with \(name)") {
        $0.add(added, to: holder, line: line)
      }
    }
    var repairs: [Repair] = []
    if needsLength {
      if meets(begins), meets(ends) {
        let missing = finding.variables.contains(position) ? [axis.begin, axis.end] : [axis.end]
        repairs.append(repair(missing, with: parent, called: "its superview"))
      }
      // A length alone is not known by an edge that it shares with a neighbour.
      return repairs
    }
    if meets(own.middle - bounds.middle) {
      repairs.append(repair([center], with: parent, called: "its superview"))
    }
    if meets(begins) { repairs.append(repair([axis.begin], with: parent, called: "its superview")) }
    if meets(ends) { repairs.append(repair([axis.end], with: parent, called: "its superview")) }
    for other in scene.views where other.parentID == parent.id && other.id != entry.id {
      guard other.isPlacedByConstraints, !finding.views.contains(other.id), let frame = other.storedFrame,
        axis.extent(frame) > 0
      else { continue }
      let theirs = Self.ends(of: frame, axis)
      if meets(own.begin - theirs.begin) {
        repairs.append(repair([axis.begin], with: other, called: other.id))
      } else if meets(own.middle - theirs.middle) {
        repairs.append(repair([center], with: other, called: other.id))
      } else if meets(own.end - theirs.end) {
        repairs.append(repair([axis.end], with: other, called: other.id))
      }
    }
    return Array(repairs.prefix(6))
  }

  private static func ends(of rect: CGRect, _ axis: RepairAxis) -> (
    begin: CGFloat, middle: CGFloat, end: CGFloat
  ) {
    (axis.near(rect), (axis.near(rect) + axis.far(rect)) / 2, axis.far(rect))
  }
}

extension Scene {
  /// The id that the document has for a view or a guide.
  @MainActor
  fileprivate func id(of item: AnyObject) -> String? {
    if let view = item as? UIView { return views.first { $0.view === view }?.id }
    return guides.first { $0.guide === item }?.id
  }
}

extension NSLayoutConstraint {
  /// What an edge of a view is tied to by the same edge, and how far it lies towards the end of the axis from that.
  fileprivate func distance(of attribute: Attribute, of view: UIView) -> (item: AnyObject, distance: Double)?
  {
    guard relation == .equal, isActive, multiplier == 1, firstAttribute == attribute,
      secondAttribute == attribute,
      let firstItem, let secondItem
    else { return nil }
    if firstItem === view, secondItem !== view { return (secondItem, Double(constant)) }
    return secondItem === view && firstItem !== view ? (firstItem, Double(-constant)) : nil
  }
}
