// The picture of a conflict: its views as the remaining constraints place them while the broken one has no effect.

import Foundation
import LayoutReport
import Plumbline

struct ConflictDrawing {
  private typealias Attribute = NotedConstraint.Attribute

  private let found: ConflictAnalysis
  private let names: LogNames
  private let tree: ConflictTree

  init(_ found: ConflictAnalysis, _ names: LogNames) {
    self.found = found
    self.names = names
    let constraints = found.system.constraints
    tree = ConflictTree(constraints.count <= Self.constraintLimit ? constraints : [])
  }

  /// The maximum number of constraints whose lines can be told apart.
  private static let constraintLimit = 400

  /// Larger frames are of no use in a picture.
  private static let limit = 20_000.0
  /// The default size of a view where the log does not determine it.
  private static let defaultLength = CGSize(width: 120, height: 44)
  /// The extent of a picture along an axis of which the log speaks.
  private static let extents = 280.0...720.0
  /// The maximum factor by which a distance is enlarged.
  private static let largestScale = 6.0

  /// The picture; nil where there are no frames, or they exceed all bounds.
  var picture: ConstraintPicture? {
    guard found.system.constraints.count <= Self.constraintLimit else { return nil }
    var frames = solvedFrames
    // A view may be shorter than it is told to be, which is drawn.
    let demands = found.core.members.compactMap { index -> CGRect? in
      let place = found.system.constraints[index].first.place
      guard let length = Self.demandedLength(by: found.system.constraints[index]) else { return nil }
      let isVertical = place.attribute.isVertical
      let size = CGSize(width: isVertical ? 0 : length, height: isVertical ? length : 0)
      return CGRect(origin: frames[place.item.key]?.origin ?? .zero, size: size)
    }
    let stage = (Array(frames.values) + demands).reduce(CGRect.null) { $0.union($1) }
    let (corner, size) = (stage.origin, stage.size)
    guard !frames.isEmpty, size.width <= Self.limit, size.height <= Self.limit else { return nil }
    let silent = [false, true].filter { isVertical in
      !found.system.constraints.contains {
        $0.isVertical == isVertical || $0.second?.place.attribute.isVertical == isVertical
      }
    }
    // One axis of which the log says nothing: a lane for each view.
    let lanes = silent.count == 1 ? tree.lanes(isVertical: silent[0], length: Self.defaultLength) : nil
    let scale = CGPoint(
      x: silent.contains(false) ? 1 : Self.scale(of: size.width),
      y: silent.contains(true) ? 1 : Self.scale(of: size.height))
    for (key, frame) in frames {
      var shown = CGRect(
        x: (frame.minX - corner.x) * scale.x, y: (frame.minY - corner.y) * scale.y,
        width: frame.width * scale.x, height: frame.height * scale.y)
      if let lane = lanes?[key] {
        let length = lane.upperBound - lane.lowerBound
        if silent[0] {
          (shown.origin.y, shown.size.height) = (lane.lowerBound, length)
        } else {
          (shown.origin.x, shown.size.width) = (lane.lowerBound, length)
        }
      }
      frames[key] = shown
    }
    return picture(frames, scale)
  }

  /// The views where numbers stand for themselves and lengths that nothing determines are of a usual size.
  private var solvedFrames: [String: CGRect] {
    let mode = ConflictSystem.Mode(isTolerant: false, defaultLength: Self.defaultLength)
    return found.system.solve(ConflictSystem.Change(), mode)?.frames ?? found.outcome.frames
  }

  private static func scale(of extent: Double) -> Double {
    guard extent > 0 else { return 1 }
    return min(min(max(extent, extents.lowerBound), extents.upperBound) / extent, largestScale)
  }

  private func picture(_ frames: [String: CGRect], _ scale: CGPoint) -> ConstraintPicture {
    var items: [ConstraintVisualization.Item] = []
    var seen: Set<String> = []
    for constraint in found.system.constraints {
      for item in constraint.items where seen.insert(item.key).inserted {
        guard let frame = frames[item.key] else { continue }
        items.append(
          ConstraintVisualization.Item(
            name: names.phrase(for: item), frame: frame, isGuide: item.className?.hasSuffix("Guide") ?? false)
        )
      }
    }
    var constraints: [ConstraintVisualization.Constraint] = []
    var lines: [ConstraintVisualization.Line] = []
    var used: [String: Int] = [:]
    for index in found.core.members {
      let constraint = found.system.constraints[index]
      lines += self.lines(of: constraint, frames, scale, &used).map {
        ConstraintVisualization.Line(constraint: constraints.count, start: $0.0, end: $0.1)
      }
      let isBroken = index == found.system.broken
      constraints.append(
        ConstraintVisualization.Constraint(
          text: LogWords(constraint, names).sentence + (isBroken ? " (has no effect)" : ""),
          isRequired: constraint.priority == 1000 && !isBroken))
    }
    // Large boxes first, so that what lies in them is seen.
    items.sort { $0.frame.width * $0.frame.height > $1.frame.width * $1.frame.height }
    let ends = lines.flatMap { [$0.start, $0.end] }
    let size = CGSize(
      width: (frames.values.map(\.maxX) + ends.map(\.x)).max() ?? 0,
      height: (frames.values.map(\.maxY) + ends.map(\.y)).max() ?? 0)
    return ConstraintPicture(
      ConstraintVisualization(size: size, items: items, constraints: constraints, lines: lines))
  }

  // MARK: Lines

  private func lines(
    of constraint: NotedConstraint, _ frames: [String: CGRect], _ scale: CGPoint, _ used: inout [String: Int]
  ) -> [(CGPoint, CGPoint)] {
    let first = constraint.first.place
    guard constraint.isPlain, let frame = frames[first.item.key] else { return [] }
    let isVertical = first.attribute.isVertical
    guard first.attribute.isSize else {
      guard let second = constraint.second?.place, let other = frames[second.item.key] else { return [] }
      // Beside the smaller one of the two, which most often lies in the other.
      let inner = frame.width * frame.height <= other.width * other.height ? first.item : second.item
      let across = across(inner, isVertical, frames, &used)
      return [
        Self.line(
          from: position(second.attribute, of: other), to: position(first.attribute, of: frame), isVertical,
          across)
      ]
    }
    let demanded = Self.demandedLength(by: constraint).map { $0 * (isVertical ? scale.y : scale.x) }
    var lines = [length(of: first, frame, demanded, frames, &used)]
    if let second = constraint.second?.place, let other = frames[second.item.key], second.attribute.isSize {
      lines.append(length(of: second, other, nil, frames, &used))
    }
    return lines
  }

  /// The length that a constraint requires, by which it is drawn: where it has no effect, the view's differs.
  private static func demandedLength(by constraint: NotedConstraint) -> Double? {
    constraint.first.place.attribute.isSize && constraint.isPlain && constraint.second == nil
      && constraint.relation == .equal && abs(constraint.constant) <= limit ? constraint.constant : nil
  }

  private func length(
    of place: NotedConstraint.Place, _ frame: CGRect, _ demanded: Double?, _ frames: [String: CGRect],
    _ used: inout [String: Int]
  ) -> (CGPoint, CGPoint) {
    let isVertical = place.attribute.isVertical
    let start = isVertical ? frame.minY : frame.minX
    let end = start + (demanded ?? Double(isVertical ? frame.height : frame.width))
    return Self.line(from: start, to: end, isVertical, across(place.item, isVertical, frames, &used))
  }

  private static func line(
    from start: Double, to end: Double, _ isVertical: Bool, _ across: Double
  ) -> (CGPoint, CGPoint) {
    isVertical
      ? (CGPoint(x: across, y: start), CGPoint(x: across, y: end))
      : (CGPoint(x: start, y: across), CGPoint(x: end, y: across))
  }

  /// The position of an item's line across its axis: below the name, or at the far side of what holds others; each a
  /// little further than the one before.
  private func across(
    _ item: NotedConstraint.Item, _ isVertical: Bool, _ frames: [String: CGRect], _ used: inout [String: Int]
  ) -> Double {
    guard let frame = frames[item.key] else { return 0 }
    let count = used[item.key + (isVertical ? " V" : " H"), default: 0]
    used[item.key + (isVertical ? " V" : " H")] = count + 1
    let (low, high) = isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let step = isVertical ? 16.0 : 10
    if tree.holdsOthers(item.key) { return high - 6 - step * Double(count) }
    let offset = (isVertical ? 14 : 18) + step * Double(count)
    return high - low >= offset ? low + offset : (low + high) / 2 + step * Double(count) / 2
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
