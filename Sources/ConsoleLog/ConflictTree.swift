// The hierarchy of a log's views, as far as its lines tell: for a drawing, in which each gets a place of its own.

import Foundation
import Plumbline

struct ConflictTree {
  private var order: [String] = []
  private var parents: [String: String] = [:]

  init(_ constraints: [NotedConstraint]) {
    var seen: Set<String> = []
    for item in constraints.flatMap(\.items) where seen.insert(item.key).inserted { order.append(item.key) }
    // What `|` stands for holds the others for certain.
    for constraint in constraints {
      guard let container = constraint.container else { continue }
      for item in constraint.items where item.key != container.key { setParent(container.key, of: item.key) }
    }
    // Two equal edges: the one that holds others already, or else the second, which programs name so.
    for constraint in constraints {
      guard let second = constraint.second?.place, constraint.isPlain,
        Self.side(second.attribute) == Self.side(constraint.first.place.attribute)
      else { continue }
      let (one, other) = (constraint.first.place.item.key, second.item.key)
      if holdsOthers(one), !holdsOthers(other) {
        setParent(one, of: other)
      } else {
        setParent(other, of: one)
      }
    }
  }

  private mutating func setParent(_ parent: String, of child: String) {
    guard parents[child] == nil, parent != child else { return }
    var above: String? = parent
    while let key = above {
      if key == child { return }
      above = parents[key]
    }
    parents[child] = parent
  }

  /// Leading, trailing, top, bottom or a center; nil for sizes.
  private static func side(_ attribute: NotedConstraint.Attribute) -> Int? {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: 0
    case .right, .trailing, .rightMargin, .trailingMargin: 1
    case .top, .topMargin: 2
    case .bottom, .bottomMargin: 3
    case .centerX, .centerXWithinMargins: 4
    case .centerY, .centerYWithinMargins: 5
    default: nil
    }
  }

  func holdsOthers(_ key: String) -> Bool { parents.values.contains(key) }

  /// Room for a name above the contents, between contents, and below them for dimensions.
  private static let head = 18.0, gap = 10.0, foot = 22.0

  /// A lane for each view along an axis of which the log says nothing: one after the other, within what holds them.
  func lanes(isVertical: Bool, length: CGSize) -> [String: ClosedRange<Double>] {
    var lanes: [String: ClosedRange<Double>] = [:]
    var next = 0.0
    for key in order where parents[key] == nil {
      next = place(key, from: next, isVertical ? length.height : length.width, isVertical, &lanes) + Self.gap
    }
    return lanes
  }

  private func place(
    _ key: String, from start: Double, _ length: Double, _ isVertical: Bool,
    _ lanes: inout [String: ClosedRange<Double>]
  ) -> Double {
    let children = order.filter { parents[$0] == key }
    var end = start
    if children.isEmpty {
      end += length
    } else {
      end += isVertical ? Self.head : Self.gap
      for child in children { end = place(child, from: end, length, isVertical, &lanes) + Self.gap }
      end += Self.foot - Self.gap
    }
    lanes[key] = start...end
    return end
  }
}
