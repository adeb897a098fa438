// A conflict as a sum: the lengths that constraints put one after the other along an axis, and the room that they have.

import Foundation
import Plumbline

/// The lengths of a conflict along an axis: "20 + 100 + 20 = 140 of 320".
///
/// Each member says how far edges of views and guides are from each other. There is a sum of multiples of them in which the
/// edges are gone and numbers are left that do not agree (Farkas' lemma). The size of the outermost view is the room for the
/// others. Nil where a length would not count once, and for baselines.
@MainActor
struct ConflictSum {
  /// A length, and what has it, if that can be told in a few words.
  private struct Term {
    var length: Double
    var name: String?
  }

  /// An edge of a view or guide, or of what a scroll view scrolls.
  private struct Edge: Hashable {
    var item: ObjectIdentifier
    var isVertical: Bool
    var isEnd: Bool
    var isContent = false

    init(_ item: AnyObject, _ isVertical: Bool, isEnd: Bool) {
      (self.item, self.isVertical, self.isEnd) = (ObjectIdentifier(item), isVertical, isEnd)
    }
  }

  private typealias Edges = [(edge: Edge, weight: Double)]

  /// A member: a weighted sum of edges is a length, which has parts.
  private struct Row {
    var edges: Edges
    var parts: [Term] = []
    /// 1 where the length is a lower bound, -1 where it is an upper one, 0 where it is equal.
    var bound = 0.0
    /// The depth of the view whose size it is, if it can be the room of the others.
    var depth: Int?
    /// The position in the scene: sums are read from the start of the room to its end.
    var position = 0.0

    var length: Double { parts.reduce(0) { $0 + $1.length } }
  }

  private let terms: [Term]
  private let room: Term

  private var total: Double { terms.reduce(0) { $0 + $1.length } }
  /// The difference of sum and room, in points; below 0 where the sum is too small.
  var excess: Double { total - room.length }

  /// The maximum number of members of a sum: the search takes memory by its square, and nobody reads it.
  private static let memberLimit = 200

  init?(_ conflict: LayoutDiagnosis.Conflict, in inspection: SceneInspection) {
    guard conflict.constraints.count + conflict.nonNegativeSizes.count <= Self.memberLimit else { return nil }
    var rows: [Row] = []
    for constraint in conflict.constraints {
      guard var row = Self.row(of: constraint, in: inspection) else { return nil }
      row.bound *= constraint.relation == .equal ? 0 : constraint.relation == .greaterThanOrEqual ? 1 : -1
      row.position = Self.position(of: constraint, in: inspection)
      // A guide's distance from its view is in the rows that end at it.
      if Set(row.edges.map(\.edge)).count > 1 { rows.append(row) }
    }
    let axes = Set(rows.flatMap(\.edges).map(\.edge.isVertical))
    for item in conflict.nonNegativeSizes {
      guard axes.count == 1, let isVertical = axes.first else { return nil }
      rows.append(Row(edges: Self.size(of: item, isVertical), bound: 1))
    }
    guard rows.count > 2, var multipliers = Self.multipliers(of: rows) else { return nil }
    let candidates = rows.indices.filter { rows[$0].depth != nil && multipliers[$0] != 0 }
    guard
      let place = candidates.min(by: { one, other in
        let (depth, otherDepth) = (rows[one].depth ?? 0, rows[other].depth ?? 0)
        return depth == otherDepth ? abs(rows[one].length) > abs(rows[other].length) : depth < otherDepth
      })
    else { return nil }
    multipliers = multipliers.map { -$0 / multipliers[place] }
    let used = rows.indices.filter { $0 != place && multipliers[$0] != 0 }
    let rest = used.filter { abs(rows[$0].length) > 1e-6 }
    guard rest.allSatisfy({ abs(abs(multipliers[$0]) - 1) < 1e-6 }) else { return nil }
    let places = Self.places(of: used.map { rows[$0] }, from: rows[place])
    let positions = rows.map { row in
      let known = row.edges.compactMap { places[$0.edge] }
      return known.isEmpty ? row.position : known.reduce(0, +) / Double(known.count)
    }
    terms = rest.sorted { (positions[$0], $0) < (positions[$1], $1) }.flatMap { index in
      let isForwards = multipliers[index] > 0
      return (isForwards ? rows[index].parts : rows[index].parts.reversed()).map {
        Term(length: isForwards ? $0.length : -$0.length, name: $0.name)
      }
    }.filter { abs($0.length) > 1e-6 }
    room = Term(length: rows[place].length, name: rows[place].parts.first?.name)
    guard terms.count > 1, room.length > 0, abs(excess) > 1e-6 else { return nil }
  }

  /// The multipliers of the rows whose sum has no edge left and is a contradiction. Rows that only say where a margin
  /// lies count 0: lengths from there begin at the view's edge.
  private static func multipliers(of rows: [Row]) -> [Double]? {
    var numbers: [Edge: Int] = [:]
    for edge in rows.flatMap(\.edges).map(\.edge) where numbers[edge] == nil { numbers[edge] = numbers.count }
    var reduced: [(pivot: Int, weights: [Double], made: [Double])] = []
    for (index, row) in rows.enumerated() {
      var weights = [Double](repeating: 0, count: numbers.count)
      for (edge, weight) in row.edges { weights[numbers[edge]!] += weight }
      var made = [Double](repeating: 0, count: rows.count)
      made[index] = 1
      for known in reduced where abs(weights[known.pivot]) > 1e-9 {
        let factor = weights[known.pivot] / known.weights[known.pivot]
        for column in weights.indices { weights[column] -= factor * known.weights[column] }
        for other in made.indices { made[other] -= factor * known.made[other] }
      }
      guard let pivot = weights.firstIndex(where: { abs($0) > 1e-9 }) else {
        made = made.map { abs($0) < 1e-9 ? 0 : $0 }
        let sum = zip(made, rows).reduce(0) { $0 + $1.0 * $1.1.length }
        let isContradiction = zip(made, rows).allSatisfy { $0.0 * $0.1.bound * sum >= 0 }
        // Where a margin is twice in it, its rounding may be all that is left.
        if abs(sum) > (made.contains(0) ? 0.5 : 1e-6) && isContradiction { return made }
        continue
      }
      reduced.append((pivot, weights, made))
    }
    return nil
  }

  /// The position of a member in the scene: of a size the middle of its view, of others that between their attributes.
  private static func position(of constraint: NSLayoutConstraint, in inspection: SceneInspection) -> Double {
    if constraint.firstAttribute.isSize {
      let middle: NSLayoutConstraint.Attribute = constraint.firstAttribute == .width ? .centerX : .centerY
      return inspection.value(of: middle, of: constraint.firstItem) ?? 0
    }
    let places = constraint.sides.compactMap { inspection.value(of: $0.attribute, of: $0.item) }
    return places.reduce(0, +) / Double(max(places.count, 1))
  }

  /// The positions of the edges reachable from the start of the room, from one to the next.
  private static func places(of rows: [Row], from room: Row) -> [Edge: Double] {
    guard let start = room.edges.first(where: { !$0.edge.isEnd })?.edge else { return [:] }
    var places = [start: room.position - room.length / 2]
    var left = rows.filter { $0.edges.count == 2 }
    while let next = left.firstIndex(where: { $0.edges.contains { places[$0.edge] != nil } }) {
      let row = left.remove(at: next)
      let isForwards = places[row.edges[0].edge] != nil
      let (one, other) = (row.edges[isForwards ? 0 : 1], row.edges[isForwards ? 1 : 0])
      places[other.edge] = places[other.edge] ?? (row.length - one.weight * places[one.edge]!) / other.weight
    }
    return places
  }

  private static func size(of item: AnyObject, _ isVertical: Bool, weight: Double = 1) -> Edges {
    [(Edge(item, isVertical, isEnd: true), weight), (Edge(item, isVertical, isEnd: false), -weight)]
  }

  private static func row(of constraint: NSLayoutConstraint, in inspection: SceneInspection) -> Row? {
    guard let item = constraint.firstItem else { return nil }
    let isVertical = constraint.firstAttribute.isVertical
    let constant = Double(constraint.constant)
    // Of a mask's constraints the constant is the length or the position, whatever their description says of the superview.
    let mask = constraint as? NSAutoresizingMaskLayoutConstraint
    if let mask, !mask.isLength {
      guard let superview = (item as? UIView)?.superview else { return nil }
      let edges = [
        (Edge(item, isVertical, isEnd: false), 1.0), (Edge(superview, isVertical, isEnd: false), -1),
      ]
      return Row(edges: edges, parts: [Term(length: constant)], bound: 1)
    }
    if constraint.firstAttribute.isSize {
      guard !isSystemGuide(item) else { return nil }
      let edges = size(of: item, isVertical)
      if mask == nil, let other = constraint.secondItem {
        guard !isSystemGuide(other) else { return nil }
        let others = size(
          of: other, constraint.secondAttribute.isVertical, weight: -Double(constraint.multiplier))
        return Row(edges: edges + others, parts: [Term(length: constant)], bound: 1)
      }
      let name = "\(isVertical ? "height" : "width") of \(inspection.phrase(for: item))"
      return Row(
        edges: edges, parts: [Term(length: constant, name: name)], bound: 1,
        depth: (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.depth)
    }
    guard constraint.multiplier == 1, let other = constraint.secondItem else { return nil }
    // Positive constants of leading and trailing point towards trailing (spec 01 §2), as the view that holds both reads.
    let isMirrored = inspection.isRightToLeft(constraint.holder)
    guard
      let to = place(of: constraint.firstAttribute, of: item, beside: other, isMirrored, in: inspection),
      let from = place(of: constraint.secondAttribute, of: other, beside: item, isMirrored, in: inspection)
    else { return nil }
    let isReversed = isMirrored && constraint.sides.contains { $0.attribute.isDirectional }
    let isGap = to.edges.count == 1 && from.edges.count == 1
    return Row(
      edges: to.edges + from.edges.map { ($0.edge, -$0.weight) },
      parts: [
        from.inset,
        Term(
          length: isReversed ? -constant : constant,
          name: isGap ? gap(from.edges[0].edge, to.edges[0].edge, item, other, constraint, inspection) : nil),
        to.inset.map { Term(length: -$0.length, name: $0.name) },
      ].compactMap { $0 }, bound: isReversed ? -1 : 1)
  }

  /// The name of a distance: "between label 'A' and button 'B'", "above label 'A'".
  private static func gap(
    _ from: Edge, _ to: Edge, _ item: AnyObject, _ other: AnyObject, _ constraint: NSLayoutConstraint,
    _ inspection: SceneInspection
  ) -> String? {
    let (first, second) = (inspection.phrase(for: item), inspection.phrase(for: other))
    if from.isEnd != to.isEnd {
      return "between \(from.isEnd ? second : first) and \(from.isEnd ? first : second)"
    }
    guard let view = item as? UIView, let around = other as? UIView ?? (other as? UILayoutGuide)?.owningView
    else {
      return nil
    }
    let inner = view.isDescendant(of: around) ? first : second
    let isVertical = constraint.firstAttribute.isVertical
    return "\(from.isEnd ? isVertical ? "below" : "right of" : isVertical ? "above" : "left of") \(inner)"
  }

  private static func isSystemGuide(_ item: AnyObject) -> Bool {
    guard let guide = item as? UILayoutGuide else { return false }
    return [
      "UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide",
    ].contains(guide.identifier)
  }

  /// The edge at which an attribute lies, or both edges of a centre, and how far inside of it; nil for baselines.
  private static func place(
    of attribute: NSLayoutConstraint.Attribute, of item: AnyObject, beside other: AnyObject,
    _ isMirrored: Bool, in inspection: SceneInspection
  ) -> (edges: Edges, inset: Term?)? {
    let isVertical = attribute.isVertical
    guard let side = attribute.side(isMirrored: isMirrored) else {
      let isCentre = attribute == .centerX || attribute == .centerY
      guard isCentre, !isSystemGuide(item), !(item is UIScrollView) else { return nil }
      return ([false, true].map { (Edge(item, isVertical, isEnd: $0), 0.5) }, nil)
    }
    let isEnd = side == "right" || side == "bottom"
    if let guide = item as? UILayoutGuide, let owner = guide.owningView, isSystemGuide(guide) {
      let name = guide.identifier == "UIViewSafeAreaLayoutGuide" ? "safe area" : "margin"
      let inset = inset(of: guide.layoutFrame, in: owner.bounds, isVertical, isEnd, name: name)
      return ([(Edge(owner, isVertical, isEnd: isEnd), 1)], inset)
    }
    var edge = Edge(item, isVertical, isEnd: isEnd)
    guard let view = item as? UIView else { return ([(edge, 1)], nil) }
    if view is UIScrollView, let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView {
      edge.isContent = inner !== view && inner.isDescendant(of: view)
    }
    let inner = attribute.isMargin ? view.layoutMarginsGuide.layoutFrame : nil
    return ([(edge, 1)], inner.map { inset(of: $0, in: view.bounds, isVertical, isEnd, name: "margin") })
  }

  private static func inset(
    of inner: CGRect, in outer: CGRect, _ isVertical: Bool, _ isEnd: Bool, name: String
  ) -> Term {
    let length =
      isVertical
      ? isEnd ? inner.maxY - outer.maxY : inner.minY - outer.minY
      : isEnd ? inner.maxX - outer.maxX : inner.minX - outer.minX
    return Term(length: Double(length), name: name)
  }

  // MARK: Words

  /// The maximum number of terms that are written out.
  private static let shownLimit = 9
  /// The maximum number of them, the largest, that are named.
  private static let namedLimit = 4
  /// A term is large that takes this share of the room.
  private static let largeShare = 0.05

  /// "20 + 100 (width of view card) + 20 = 140 of 320 (width of view root): 180 too few".
  var words: String {
    let large = terms.indices.filter {
      abs(terms[$0].length) >= room.length * Self.largeShare && terms[$0].name != nil
    }.sorted { abs(terms[$0].length) > abs(terms[$1].length) }
    let named = Set(large.prefix(Self.namedLimit))
    // Where not all can be shown, the small ones are counted.
    let shown =
      terms.count <= Self.shownLimit
      ? Set(terms.indices)
      : Set(
        terms.indices.sorted { abs(terms[$0].length) > abs(terms[$1].length) }.prefix(Self.shownLimit - 1))
    var text = ""
    for index in terms.indices where shown.contains(index) {
      let term = terms[index]
      let sign = term.length < 0 ? "-" : "+"
      text += text.isEmpty ? (term.length < 0 ? "-" : "") : " \(sign) "
      text += decimal(abs(term.length))
      if named.contains(index), let name = term.name { text += " (\(name))" }
    }
    let rest = terms.indices.filter { !shown.contains($0) }
    if !rest.isEmpty {
      let sum = rest.reduce(0) { $0 + terms[$1].length }
      text += " \(sum < 0 ? "-" : "+") \(decimal(abs(sum))) (\(rest.count) smaller ones)"
    }
    let roomName = room.name.map { " (\($0))" } ?? ""
    return "\(text) = \(decimal(total)) of \(decimal(room.length))\(roomName): "
      + "\(decimal(abs(excess))) too \(excess > 0 ? "many" : "few")"
  }
}

extension UIView {
  fileprivate var depth: Int {
    var (depth, current) = (0, superview)
    while let view = current { (depth, current) = (depth + 1, view.superview) }
    return depth
  }
}
