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
      // Equal lengths are no way out for a design that has others.
      let lengths = stack.arrangedSubviews.compactMap { view in
        scene.views.first { $0.view === view }?.storedFrame.map(axis.extent)
      }
      let isEqual = (lengths.max() ?? 0) - (lengths.min() ?? 0) <= 0.51
      let ways: [(UIStackView.Distribution, String?, String)] =
        (isEqual ? [(.fillEqually, "fillEqually", "Fill Equally")] : []) + [(.fill, nil, "Fill")]
      return ways.filter { $0.0 != stack.distribution }.map { _, value, name in
        Repair(words: "set the distribution of stack view \(id) to \(name)") {
          $0.setDistribution(value, of: id, line: line)
        }
      }
    }
  }

  /// An inequality that becomes an equality: of a length that the canvas has at its bound, and of edges that meet there at just
  /// that distance.
  @MainActor
  static func equalities(for finding: Finding, in scene: Scene) -> [Repair] {
    guard let (entry, axis) = lead(of: finding, in: scene) else { return [] }
    let views = finding.views.compactMap { id in scene.views.first { $0.id == id } }
    return scene.constraints.filter { bound in
      let constraint = bound.constraint
      guard bound.line != nil, constraint.isActive, constraint.relation != .equal,
        constraint.firstAttribute.isVertical != axis.isHorizontal
      else { return false }
      if constraint.firstAttribute.isSize, constraint.secondItem == nil {
        return views.contains { view in
          constraint.firstItem === view.view
            && abs(axis.extent(view.storedFrame ?? .zero) - constraint.constant) <= 0.51
        }
      }
      return [constraint.firstItem, constraint.secondItem].contains { $0 === entry.view }
        && scene.meetsOnCanvas(constraint)
    }.map { bound in
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

extension Scene {
  /// Whether an inequality between views side by side or in each other is met exactly by the frames that the document
  /// stores.
  @MainActor
  fileprivate func meetsOnCanvas(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.multiplier == 1, let first = constraint.firstItem as? UIView,
      let second = constraint.secondItem as? UIView,
      let frames = storedFrames(of: first, second),
      let own = frames.0.place(of: constraint.firstAttribute),
      let other = frames.1.place(of: constraint.secondAttribute)
    else { return false }
    return abs(own - other - constraint.constant) <= 0.51
  }

  /// The stored frames of two views in one space: of siblings, or of a view and its superview.
  @MainActor
  private func storedFrames(of first: UIView, _ second: UIView) -> (CGRect, CGRect)? {
    func stored(_ view: UIView) -> CGRect? { views.first { $0.view === view }?.storedFrame }
    guard let own = stored(first), let other = stored(second), !own.isEmpty, !other.isEmpty else {
      return nil
    }
    if first.superview === second.superview { return (own, other) }
    if first.superview === second { return (own, CGRect(origin: .zero, size: other.size)) }
    return second.superview === first ? (CGRect(origin: .zero, size: own.size), other) : nil
  }
}

extension CGRect {
  /// Where an edge or a center lies, from left to right; nil for margins, baselines and lengths.
  fileprivate func place(of attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    switch attribute {
    case .left, .leading: minX
    case .right, .trailing: maxX
    case .centerX: midX
    case .top: minY
    case .bottom: maxY
    case .centerY: midY
    default: nil
    }
  }
}
