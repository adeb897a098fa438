// The last step to a number of a frame: what the view itself is tied to, without what lies behind that.

import Foundation
import LayoutScene
import Plumbline

/// Says one step in words: "the bottom edge of text field 'Name' (259), plus 24".
///
/// Places are told in the superview's space, counted as the frame's are. Of the constraints of a number's chain those are
/// taken that name the view itself, so that what is told is what decides, and not what merely holds as well.
@MainActor
struct FrameStep {
  let inspection: SceneInspection
  let view: UIView
  /// Whether y is the distance from the lower edge of the superview.
  let countsUpwards: Bool

  /// An edge of the view that a constraint places, and its reference.
  private struct Tie {
    var constraint: NSLayoutConstraint
    var own: NSLayoutConstraint.Attribute
    var other: NSLayoutConstraint.Attribute
    var item: AnyObject?
  }

  /// The step for a position or a dimension of the view by the constraints of a chain; nil where none names it.
  func step(to part: FramePart, along links: [PlacementExplanation.Link]) -> ViewExplanation.Step? {
    let ties = links.compactMap { link -> Tie? in
      guard case .constraint(let constraint, _, _) = link else { return nil }
      return tie(constraint, part)
    }
    let lengths = ties.filter { $0.own.isSize }
    // What is outside of the view decides before what is in it.
    let places =
      ties.filter { !$0.own.isSize && !isInside($0.item) }
      + ties.filter { !$0.own.isSize && isInside($0.item) }
    if !part.isLength {
      let tie = places.first { !isInside($0.item) && isStart($0) } ?? places.first
      return tie.map { step(words(of: $0) + lessOwnLength($0, part) + toFrame(links), [$0]) }
    }
    if let tie = lengths.last { return step(length(of: tie, part) + toFrame(links), [tie]) }
    let (near, far) = (places.first(where: isStart), places.first(where: isEnd))
    guard let near, let far else { return nil }
    if near.item === far.item {
      let words = "from \(end(of: near))\(comma(after: near)) to \(end(of: far))\(comma(after: far))"
      return step("\(words) of \(name(of: near.item))", [near, far])
    }
    return step("from \(words(of: near))\(comma(after: near)) to \(words(of: far))", [near, far])
  }

  private func comma(after tie: Tie) -> String { distance(offset(of: tie) ?? 0).isEmpty ? "" : "," }

  private func step(_ words: String, _ ties: [Tie]) -> ViewExplanation.Step {
    let entries = ties.compactMap { inspection.entry(of: $0.constraint) }
    return ViewExplanation.Step(words: words, constraints: entries.map(\.id), lines: entries.map(\.line))
  }

  /// The view's end of a constraint on an axis; nil for one that does not name the view.
  private func tie(_ constraint: NSLayoutConstraint, _ part: FramePart) -> Tie? {
    let first = Tie(
      constraint: constraint, own: constraint.firstAttribute, other: constraint.secondAttribute,
      item: constraint.secondItem)
    let second = Tie(
      constraint: constraint, own: constraint.secondAttribute, other: constraint.firstAttribute,
      item: constraint.firstItem)
    func fits(_ tie: Tie) -> Bool { tie.own.isVertical != part.isHorizontal }
    if constraint.firstItem === view, fits(first) { return first }
    return constraint.secondItem === view && fits(second) ? second : nil
  }

  /// The offset between the alignment rectangle, which constraints see, and the frame, in words.
  private func toFrame(_ links: [PlacementExplanation.Link]) -> String {
    let inset = links.reduce(0.0) { sum, link in
      guard case .alignment(let value) = link else { return sum }
      return sum + Double(value)
    }
    let words = distance(inset)
    return words.isEmpty ? "" : words + " from its alignment rectangle to its frame"
  }

  private func isInside(_ item: AnyObject?) -> Bool {
    let other = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return other?.isDescendant(of: view) ?? false
  }

  // MARK: Words

  /// "the bottom edge (259), plus 24", without whose edge it is.
  private func end(of tie: Tie) -> String {
    let place = place(of: tie.other, of: tie.item, tie) ?? 0
    let number = abs(place) > 0.05 ? " (\(decimal(place)))" : ""
    return "the \(tie.other.words)\(number)" + distance(offset(of: tie) ?? 0)
  }

  /// "the bottom edge of text field 'Name' (259), plus 24".
  private func words(of tie: Tie) -> String {
    if tie.constraint is NSAutoresizingMaskLayoutConstraint { return "its frame and autoresizing mask" }
    let isFirst = tie.constraint.firstItem === view
    let multiplier = isFirst ? tie.constraint.multiplier : 1 / tie.constraint.multiplier
    var words = "the \(tie.other.words) of \(name(of: tie.item))"
    if abs(multiplier - 1) > 0.0005 { words = "\(decimal(multiplier)) times \(words)" }
    let offset = self.offset(of: tie)
    guard let place = place(of: tie.other, of: tie.item, tie) else {
      return words + distance(offset ?? Double(isFirst ? 1 : -1) * tie.constraint.constant)
    }
    if abs(place) > 0.05 { words += " (\(decimal(place)))" }
    return words + distance(offset ?? 0)
  }

  /// The distance of the view's own edge from its reference; the constant where only rounding differs from it.
  private func offset(of tie: Tie) -> Double? {
    guard let own = place(of: tie.own, of: view, tie), let other = place(of: tie.other, of: tie.item, tie)
    else { return nil }
    let isFirst = tie.constraint.firstItem === view
    let multiplier = isFirst ? tie.constraint.multiplier : 1 / tie.constraint.multiplier
    let offset = own - Double(multiplier) * other
    let constant = Double(tie.constraint.constant)
    let pixel = 1 / max(Double(inspection.scene.scale), 1)
    return abs(abs(offset) - abs(constant)) <= pixel + 0.001
      ? (offset < 0 ? -abs(constant) : abs(constant)) : offset
  }

  private func distance(_ value: Double) -> String {
    abs(value) < 0.05 ? "" : value < 0 ? ", less \(decimal(-value))" : ", plus \(decimal(value))"
  }

  /// What lies between the end that is tied and the place that is told.
  private func lessOwnLength(_ tie: Tie, _ part: FramePart) -> String {
    let name = part.isHorizontal ? "width" : "height"
    // What constraints see of it.
    let rect = view.alignmentRect(forFrame: view.frame)
    let length = part.isHorizontal ? rect.width : rect.height
    switch tie.own {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      return ", less half its own \(name) \(decimal(length))"
    case .firstBaseline, .lastBaseline: return ", less what lies between its top edge and that baseline"
    default: return isEnd(tie) ? ", less its own \(name) \(decimal(length))" : ""
    }
  }

  private func length(of tie: Tie, _ part: FramePart) -> String {
    let constraint = tie.constraint
    if constraint is NSContentSizeLayoutConstraint {
      return inspection.words(ofContent: constraint, named: "its content")
    }
    if constraint is NSAutoresizingMaskLayoutConstraint { return "its frame and autoresizing mask" }
    guard let item = tie.item else {
      guard inspection.entry(of: constraint) != nil else { return inspection.words(of: constraint) }
      let bound = ["at most", "", "at least"][constraint.relation.rawValue + 1]
      return "its own constraint"
        + (bound.isEmpty ? "" : ": \(bound) \(decimal(Double(constraint.constant)))")
    }
    let isFirst = constraint.firstItem === view
    let multiplier = Double(isFirst ? constraint.multiplier : 1 / constraint.multiplier)
    let constant = Double(isFirst ? constraint.constant : -constraint.constant / constraint.multiplier)
    let owner = item === view ? "its own \(tie.other.words)" : "the \(tie.other.words) of \(name(of: item))"
    let value = inspection.value(of: tie.other, of: item).map { " (\(decimal($0)))" } ?? ""
    let times = abs(multiplier - 1) > 0.0005 ? "\(decimal(multiplier)) times " : ""
    return times + owner + value + distance(constant)
  }

  /// The name of an item in a step: every number is relative to the superview.
  private func name(of item: AnyObject?) -> String {
    if let superview = view.superview {
      if item === superview { return "its superview" }
      if let guide = item as? UILayoutGuide, guide.owningView === superview {
        let phrase = inspection.phrase(for: guide)
        let owner = " of \(inspection.phrase(for: superview))"
        return phrase.hasSuffix(owner) ? phrase.dropLast(owner.count) + " of its superview" : phrase
      }
    }
    return inspection.phrase(for: item)
  }

  // MARK: Places

  /// The position of an attribute, in the space of the view's frame.
  private func place(of attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, _ tie: Tie) -> Double? {
    guard let superview = view.superview, !attribute.isSize,
      let value = inspection.value(of: attribute, of: item, in: tie.constraint)
    else { return nil }
    let origin = inspection.inScene(CGRect(origin: .zero, size: superview.bounds.size), of: superview).origin
    guard attribute.isVertical else { return value - origin.x }
    let fromTop = value - origin.y
    return countsUpwards ? Double(superview.bounds.height) - fromTop : fromTop
  }

  /// Whether the view's own end is where its x or y is counted from.
  private func isStart(_ tie: Tie) -> Bool { ["left", countsUpwards ? "bottom" : "top"].contains(side(tie)) }

  private func isEnd(_ tie: Tie) -> Bool { ["right", countsUpwards ? "top" : "bottom"].contains(side(tie)) }

  private func side(_ tie: Tie) -> String? {
    tie.own.side(isMirrored: inspection.isRightToLeft(tie.constraint.holder ?? view))
  }
}

enum FramePart: String {
  case x, y, width, height
  var isHorizontal: Bool { self == .x || self == .width }
  var isLength: Bool { self == .width || self == .height }

  func of(_ rect: CGRect) -> Double {
    switch self {
    case .x: rect.origin.x
    case .y: rect.origin.y
    case .width: rect.size.width
    case .height: rect.size.height
    }
  }
}
