// A conflict as a sum: the lengths that constraints put one after the other along an axis, and the room that they have.

import Foundation
import Plumbline

/// The lengths of a conflict whose members form one chain: "20 + 100 + 20 = 140 of 320".
///
/// Each member is a way from one edge of a view or guide to another, so that a conflict of such members alone is a circle of
/// ways whose lengths do not add up to 0. The size of the outermost view is the room for the others. Nil for conflicts with
/// proportions, centres, baselines or equal sizes, of which no chain of lengths tells.
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
    var isEnd: Bool
    var isContent = false
  }

  /// A member: from one edge to another, in parts.
  private struct Way {
    var from: Edge
    var to: Edge
    var parts: [Term]
    /// The depth of the view whose size it is, if it can be the room of the others.
    var depth: Int?

    var length: Double { parts.reduce(0) { $0 + $1.length } }

    var reversed: Way {
      Way(
        from: to, to: from,
        parts: parts.reversed().map { Term(length: -$0.length, name: $0.name) }, depth: depth)
    }
  }

  private let terms: [Term]
  private let room: Term

  private var total: Double { terms.reduce(0) { $0 + $1.length } }
  /// By how many points the sum and the room differ; below 0 where the sum is too small.
  var excess: Double { total - room.length }

  init?(_ conflict: LayoutDiagnosis.Conflict, in inspection: SceneInspection) {
    guard let first = conflict.constraints.first else { return nil }
    let isVertical = first.firstAttribute.isVertical
    var ways: [Way] = []
    for constraint in conflict.constraints {
      guard constraint.firstAttribute.isVertical == isVertical,
        let way = Self.way(of: constraint, in: inspection)
      else { return nil }
      // A guide's distance from its view is in the ways that end at it.
      if way.from != way.to { ways.append(way) }
    }
    for item in conflict.nonNegativeSizes {
      let id = ObjectIdentifier(item)
      ways.append(Way(from: Edge(item: id, isEnd: false), to: Edge(item: id, isEnd: true), parts: []))
    }
    guard let circle = Self.circle(of: ways) else { return nil }
    let candidates = circle.indices.filter { circle[$0].depth != nil }
    guard
      let place = candidates.min(by: { one, other in
        let (depth, otherDepth) = (circle[one].depth ?? 0, circle[other].depth ?? 0)
        return depth == otherDepth ? abs(circle[one].length) > abs(circle[other].length) : depth < otherDepth
      })
    else { return nil }
    var rest = Array(circle[(place + 1)...] + circle[..<place])
    // The circle goes through the room one way and through all others back.
    if circle[place].length > 0 { rest = rest.reversed().map(\.reversed) }
    terms = rest.flatMap(\.parts).filter { abs($0.length) > 1e-6 }
    room = Term(length: abs(circle[place].length), name: circle[place].parts.first?.name)
    guard terms.count > 1, room.length > 0, abs(excess) > 1e-6 else { return nil }
  }

  /// The ways in the order in which each begins where the one before ends; nil unless they are one circle.
  private static func circle(of ways: [Way]) -> [Way]? {
    guard ways.count > 2 else { return nil }
    var left = ways.dropFirst()
    var circle = [ways[0]]
    while let end = circle.last?.to, !left.isEmpty {
      guard let next = left.firstIndex(where: { $0.from == end || $0.to == end }) else { return nil }
      let way = left.remove(at: next)
      circle.append(way.from == end ? way : way.reversed)
    }
    guard circle.last?.to == circle[0].from, Set(circle.map(\.from)).count == circle.count else { return nil }
    return circle
  }

  private static func way(of constraint: NSLayoutConstraint, in inspection: SceneInspection) -> Way? {
    guard let item = constraint.firstItem else { return nil }
    let name = inspection.phrase(for: item)
    let axis = constraint.firstAttribute.isVertical ? "height" : "width"
    if let mask = constraint as? NSAutoresizingMaskLayoutConstraint {
      guard constraint.secondItem == nil, let view = item as? UIView, let superview = view.superview else {
        return nil
      }
      let start = Edge(item: ObjectIdentifier(view), isEnd: false)
      let constant = Double(constraint.constant)
      guard mask.isLength else {
        return Way(
          from: Edge(item: ObjectIdentifier(superview), isEnd: false), to: start,
          parts: [Term(length: constant, name: nil)])
      }
      return Way(
        from: start, to: Edge(item: ObjectIdentifier(view), isEnd: true),
        parts: [Term(length: constant, name: "\(axis) of \(name)")], depth: view.depth)
    }
    if constraint.firstAttribute.isSize {
      guard constraint.secondItem == nil, !isSystemGuide(item) else { return nil }
      return Way(
        from: Edge(item: ObjectIdentifier(item), isEnd: false),
        to: Edge(item: ObjectIdentifier(item), isEnd: true),
        parts: [Term(length: Double(constraint.constant), name: "\(axis) of \(name)")],
        depth: (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.depth)
    }
    guard constraint.multiplier == 1, let other = constraint.secondItem else { return nil }
    // Positive constants of leading and trailing point towards trailing (spec 01 §2), as the view that holds both reads.
    let isMirrored = inspection.isRightToLeft(holder(of: item, other))
    guard
      let to = place(of: constraint.firstAttribute, of: item, beside: other, isMirrored, in: inspection),
      let from = place(of: constraint.secondAttribute, of: other, beside: item, isMirrored, in: inspection)
    else { return nil }
    let constant =
      Double(constraint.constant) * (isMirrored && constraint.firstAttribute.isDirectional ? -1 : 1)
    return Way(
      from: from.edge, to: to.edge,
      parts: [
        from.inset,
        Term(length: constant, name: gap(from.edge, to.edge, item, other, constraint, inspection)),
        to.inset.map { Term(length: -$0.length, name: $0.name) },
      ].compactMap { $0 })
  }

  /// The nearest view around two items, or that is one of them and around the other.
  private static func holder(of item: AnyObject, _ other: AnyObject) -> UIView? {
    func view(_ item: AnyObject) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
    guard let first = view(item), let second = view(other) else { return nil }
    return sequence(first: first, next: \.superview).first { second === $0 || second.isDescendant(of: $0) }
  }

  /// What a distance is called: "between label 'A' and button 'B'", "above label 'A'".
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

  /// The edge at which an attribute lies, and how far inside of it; nil for centres and baselines.
  private static func place(
    of attribute: NSLayoutConstraint.Attribute, of item: AnyObject, beside other: AnyObject,
    _ isMirrored: Bool,
    in inspection: SceneInspection
  ) -> (edge: Edge, inset: Term?)? {
    guard let side = attribute.side(isMirrored: isMirrored) else { return nil }
    let isEnd = side == "right" || side == "bottom"
    if let guide = item as? UILayoutGuide, let owner = guide.owningView, isSystemGuide(guide) {
      let name = guide.identifier == "UIViewSafeAreaLayoutGuide" ? "safe area" : "margin"
      return (
        Edge(item: ObjectIdentifier(owner), isEnd: isEnd),
        inset(of: guide.layoutFrame, in: owner.bounds, attribute.isVertical, isEnd, name: name)
      )
    }
    guard let view = item as? UIView else {
      return (Edge(item: ObjectIdentifier(item), isEnd: isEnd), nil)
    }
    var edge = Edge(item: ObjectIdentifier(view), isEnd: isEnd)
    if view is UIScrollView, let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView {
      edge.isContent = inner !== view && inner.isDescendant(of: view)
    }
    guard attribute.isMargin else { return (edge, nil) }
    return (
      edge,
      inset(
        of: view.layoutMarginsGuide.layoutFrame, in: view.bounds, attribute.isVertical, isEnd, name: "margin")
    )
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

  /// So many terms are written out.
  private static let shownLimit = 9
  /// So many of them, the largest, are named.
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
  /// How many views are around it.
  fileprivate var depth: Int {
    var (depth, current) = (0, superview)
    while let view = current { (depth, current) = (depth + 1, view.superview) }
    return depth
  }
}
