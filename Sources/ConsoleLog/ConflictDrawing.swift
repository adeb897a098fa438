// The picture of a conflict: its views as the remaining constraints place them while the broken one has no effect.

import Foundation
import LayoutReport
import Plumbline

struct ConflictDrawing {
  private let found: ConflictAnalysis
  private let names: LogNames

  init(_ found: ConflictAnalysis, _ names: LogNames) {
    self.found = found
    self.names = names
  }

  /// Larger frames are of no use in a picture.
  private static let limit = 20_000.0

  /// Nil where the frames are of no use: none, or beyond all bounds.
  var picture: ConstraintPicture? {
    let frames = found.outcome.frames
    let corner = CGPoint(x: frames.values.map(\.minX).min() ?? 0, y: frames.values.map(\.minY).min() ?? 0)
    let size = CGSize(
      width: (frames.values.map(\.maxX).max() ?? 0) - corner.x,
      height: (frames.values.map(\.maxY).max() ?? 0) - corner.y)
    guard !frames.isEmpty, size.width <= Self.limit, size.height <= Self.limit else { return nil }
    let shown = frames.mapValues { $0.offsetBy(dx: -corner.x, dy: -corner.y) }
    var items: [ConstraintVisualization.Item] = []
    var seen: Set<String> = []
    for constraint in found.system.constraints {
      for item in constraint.items where seen.insert(item.key).inserted {
        guard let frame = shown[item.key] else { continue }
        items.append(
          ConstraintVisualization.Item(
            name: names.phrase(for: item), frame: frame, isGuide: item.className?.hasSuffix("Guide") ?? false)
        )
      }
    }
    var constraints: [ConstraintVisualization.Constraint] = []
    var lines: [ConstraintVisualization.Line] = []
    for index in found.core.members {
      let constraint = found.system.constraints[index]
      lines += self.lines(of: constraint, shown).map {
        ConstraintVisualization.Line(constraint: constraints.count, start: $0.0, end: $0.1)
      }
      let mark = index == found.system.broken ? " (has no effect)" : ""
      constraints.append(
        ConstraintVisualization.Constraint(
          text: LogWords(constraint, names).sentence + mark, isRequired: constraint.priority == 1000))
    }
    // Large boxes first, so that what lies in them is seen.
    items.sort { $0.frame.width * $0.frame.height > $1.frame.width * $1.frame.height }
    return ConstraintPicture(
      ConstraintVisualization(size: size, items: items, constraints: constraints, lines: lines))
  }

  private func lines(of constraint: NotedConstraint, _ frames: [String: CGRect]) -> [(CGPoint, CGPoint)] {
    let first = constraint.first.place
    guard constraint.first.start == nil, constraint.second?.start == nil, let frame = frames[first.item.key]
    else {
      return []
    }
    if first.attribute.isSize {
      let other = constraint.second.flatMap { second in
        frames[second.place.item.key].map { length(second.place.attribute, of: $0) }
      }
      return [length(first.attribute, of: frame)] + [other].compactMap { $0 }
    }
    guard let second = constraint.second?.place, let other = frames[second.item.key] else { return [] }
    let isVertical = first.attribute.isVertical
    let end = position(first.attribute, of: frame)
    let start = position(second.attribute, of: other)
    return [
      ConstraintVisualization.line(from: start, to: end, isVertical: isVertical, between: frame, and: other)
    ]
  }

  private func length(_ attribute: NotedConstraint.Attribute, of frame: CGRect) -> (CGPoint, CGPoint) {
    ConstraintVisualization.lineOfLength(isHeight: attribute == .height, of: frame)
  }

  private func position(_ attribute: NotedConstraint.Attribute, of frame: CGRect) -> CGFloat {
    switch attribute {
    case .left, .leftMargin, .width, .notAnAttribute: frame.minX
    case .right, .rightMargin: frame.maxX
    case .leading, .leadingMargin: found.isRightToLeft ? frame.maxX : frame.minX
    case .trailing, .trailingMargin: found.isRightToLeft ? frame.minX : frame.maxX
    case .centerX, .centerXWithinMargins: frame.midX
    case .top, .topMargin, .firstBaseline, .height: frame.minY
    case .bottom, .bottomMargin, .lastBaseline: frame.maxY
    case .centerY, .centerYWithinMargins: frame.midY
    }
  }
}
