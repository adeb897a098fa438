// Random trees of views, guides and stacks whose frames are known by arithmetic, and random edits of them.

import Foundation
import Plumbline

/// A tree with a seed.
struct ReferenceTree {
  static let depthLimit = 5
  static let childLimit = 6

  let root: ReferenceBox
  private var random: SeededGenerator
  private(set) var isRightToLeft = false
  private let boxLimit: Int

  init(seed: UInt64, boxLimit: Int = 60) {
    random = SeededGenerator(seed: seed)
    self.boxLimit = boxLimit
    root = ReferenceBox(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600)))
    // So fine that rounding does not show.
    root.view?.layoutEnvironment = .plain(scale: 1e9)
    root.spans = [ReferenceSpan(low: 0, length: 400), ReferenceSpan(low: 0, length: 600)]
    grow(root, depth: 1)
  }

  var boxes: [ReferenceBox] { root.all }

  // MARK: Growing

  private mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: values.indices, using: &random)] }
  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func constant(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random)) / pick([1, 1, 2, 3])
  }

  private mutating func grow(_ box: ReferenceBox, depth: Int) {
    guard depth <= Self.depthLimit, box.view != nil else { return }
    for _ in 0..<Int.random(in: depth == 1 ? 3...Self.childLimit : 0...Self.childLimit, using: &random) {
      guard boxes.count < boxLimit else { return }
      guard let child = addChild(to: box) else { continue }
      if chance(70) { grow(child, depth: depth + 1) }
    }
  }

  /// Adds a box at the end of a container; nil if no rules were found that leave it a size.
  @discardableResult
  private mutating func addChild(to container: ReferenceBox) -> ReferenceBox? {
    guard let superview = container.view else { return nil }
    let child: ReferenceBox
    if container.stack == nil && chance(15) {
      let guide = UILayoutGuide()
      superview.addLayoutGuide(guide)
      child = ReferenceBox(guide)
    } else {
      let view = chance(15) ? UIStackView() : UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      if let stack = view as? UIStackView {
        stack.axis = chance(50) ? .horizontal : .vertical
        stack.distribution = .fillEqually
        stack.spacing = pick([0, 1, 4])
      }
      child = ReferenceBox(view)
      if chance(15) {
        child.forcesRightToLeft = chance(50)
        view.semanticContentAttribute =
          child.forcesRightToLeft == true ? .forceRightToLeft : .forceLeftToRight
      }
      if chance(40) { setMargins(of: child) }
      if let stack = container.stack { stack.addArrangedSubview(view) } else { superview.addSubview(view) }
    }
    child.container = container
    guard attach(child, to: container) else {
      child.view?.removeFromSuperview()
      child.guide.map(superview.removeLayoutGuide)
      return nil
    }
    return child
  }

  /// Makes a box the last child of its new container, with new rules.
  private mutating func attach(_ child: ReferenceBox, to container: ReferenceBox) -> Bool {
    child.container = container
    let earlier = container.children
    container.children.append(child)
    for _ in 0..<20 {
      child.rules = [[], []]
      if container.stack == nil {
        child.rules = [rules(beside: earlier), rules(beside: earlier)]
        if chance(20) { setAspectRatio(of: child) }
      }
      if isPossible {
        child.activateRules()
        return true
      }
    }
    container.children.removeLast()
    return false
  }

  /// Whether every box has a size, by arithmetic.
  private var isPossible: Bool { root.placeChildren(isRightToLeft: isRightToLeft) }

  private mutating func setMargins(of box: ReferenceBox) {
    box.margins = NSDirectionalEdgeInsets(
      top: constant(0...10), leading: constant(0...10), bottom: constant(0...10), trailing: constant(0...10))
    box.view?.directionalLayoutMargins = box.margins
  }

  // MARK: Rules

  /// Two rules for an axis: two edges, or an edge and a length.
  private mutating func rules(beside siblings: [ReferenceBox]) -> [ReferenceRule] {
    if chance(30) { return pinnedEdges() }
    return [length(beside: siblings), place(beside: siblings)]
  }

  private mutating func pinnedEdges() -> [ReferenceRule] {
    let inset = constant(0...12)
    let other = constant(0...12)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return [
        ReferenceRule(edge: .start, other: .container, otherEdge: .start, constant: inset),
        ReferenceRule(edge: .end, other: .container, otherEdge: .end, constant: -other),
      ]
    case 1:
      return [
        ReferenceRule(edge: .low, other: .container, otherEdge: .low, constant: inset),
        ReferenceRule(edge: .high, other: .container, otherEdge: .high, constant: -other),
      ]
    case 2:
      return [
        ReferenceRule(edge: .start, other: .container, otherEdge: .marginStart, constant: 0),
        ReferenceRule(edge: .end, other: .container, otherEdge: .marginEnd, constant: -other),
      ]
    default:
      return [
        ReferenceRule(edge: .end, other: .marginsGuide, otherEdge: .end, constant: -other),
        ReferenceRule(edge: .start, other: .marginsGuide, otherEdge: .start, constant: 0),
      ]
    }
  }

  private mutating func length(beside siblings: [ReferenceBox]) -> ReferenceRule {
    let multiplier = pick([0.25, 0.5, 0.75, 1.0 / 3])
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return ReferenceRule(other: .container, multiplier: multiplier, constant: constant(-4...8))
    case 1: return ReferenceRule(other: .marginsGuide, multiplier: multiplier, constant: constant(0...8))
    case 2, 3:
      guard let sibling = siblings.randomElement(using: &random) else { fallthrough }
      return ReferenceRule(
        other: .sibling(sibling), multiplier: pick([1, 1, 0.5, 1.25]), constant: constant(-5...5))
    default: return ReferenceRule(other: .nothing, constant: constant(5...80))
    }
  }

  private mutating func place(beside siblings: [ReferenceBox]) -> ReferenceRule {
    let gap = constant(-20...20)
    if let sibling = siblings.randomElement(using: &random), chance(50) {
      let (edge, other): (ReferenceEdge, ReferenceEdge) = pick([
        (.start, .end), (.start, .end), (.end, .start), (.center, .center), (.low, .high), (.high, .high),
        (.center, .end), (.start, .center),
      ])
      return ReferenceRule(edge: edge, other: .sibling(sibling), otherEdge: other, constant: gap)
    }
    if chance(15) {
      return ReferenceRule(
        edge: pick([.start, .end, .center]), other: .container, otherEdge: .end,
        multiplier: pick([0.25, 0.5, 1.5]), constant: gap)
    }
    let (edge, other): (ReferenceEdge, ReferenceEdge) = pick([
      (.start, .start), (.end, .end), (.center, .center), (.low, .low), (.high, .high),
      (.start, .marginStart), (.end, .marginEnd), (.start, .center), (.center, .start),
    ])
    let usesGuide = other.isDirectional && other != .marginStart && other != .marginEnd && chance(30)
    return ReferenceRule(
      edge: edge, other: usesGuide ? .marginsGuide : .container, otherEdge: other, constant: gap)
  }

  /// Puts a multiple of the other axis' length in place of a length.
  private mutating func setAspectRatio(of box: ReferenceBox) {
    let axis = Int.random(in: 0...1, using: &random)
    guard let k = box.rules[axis].firstIndex(where: { $0.edge == nil }) else { return }
    box.rules[axis][k] = ReferenceRule(
      other: .ownOtherLength, multiplier: pick([0.5, 1, 1.5, 16.0 / 9]), constant: pick([0, 0, 2]))
  }

  // MARK: Edits

  /// A random edit that leaves every box a size; one that would not is taken back.
  /// - Returns: What it was.
  mutating func edit() -> String {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<45: return editConstant()
    case ..<60: return editMargins()
    case ..<70: return moveBox()
    case ..<78: return removeBox()
    case ..<84:
      guard boxes.count < boxLimit,
        let box = boxes.filter({ $0.view != nil && !$0.isHidden }).randomElement(using: &random)
      else { return "no box" }
      return addChild(to: box) == nil ? "no new box" : "a new box"
    case ..<90: return hideArranged()
    case ..<95: return resizeRoot()
    default: return turn()
    }
  }

  private mutating func editConstant() -> String {
    let boxes = boxes.filter { !$0.rules[0].isEmpty }
    guard let box = boxes.randomElement(using: &random) else { return "no constant" }
    let axis = Int.random(in: 0...1, using: &random)
    let k = Int.random(in: box.rules[axis].indices, using: &random)
    let old = box.rules[axis][k].constant
    box.rules[axis][k].constant += constant(-10...10)
    guard isPossible else {
      box.rules[axis][k].constant = old
      return "no constant"
    }
    box.rules[axis][k].constraint?.constant = box.rules[axis][k].constant
    return "a constant"
  }

  private mutating func editMargins() -> String {
    guard let box = boxes.filter({ $0.view != nil && $0 !== root }).randomElement(using: &random) else {
      return "no margins"
    }
    let old = box.margins
    setMargins(of: box)
    guard isPossible else {
      box.margins = old
      box.view?.directionalLayoutMargins = old
      return "no margins"
    }
    return "margins"
  }

  /// A box on which no rule of another depends.
  private mutating func unreferenced() -> ReferenceBox? {
    let referenced = Set(boxes.flatMap(\.references).map(ObjectIdentifier.init))
    return boxes.filter { $0 !== root && !referenced.contains(ObjectIdentifier($0)) }
      .randomElement(using: &random)
  }

  private mutating func moveBox() -> String {
    guard let box = unreferenced(), let view = box.view, let container = box.container else {
      return "no move"
    }
    let inside = Set(box.all.map(ObjectIdentifier.init))
    let targets = boxes.filter {
      $0.view != nil && !$0.isHidden && !inside.contains(ObjectIdentifier($0))
        && $0.children.count < Self.childLimit
    }
    guard let target = targets.randomElement(using: &random) else { return "no move" }
    box.dropConstraints()
    container.children.removeAll { $0 === box }
    view.removeFromSuperview()
    box.isHidden = false
    view.isHidden = false
    if let stack = target.stack { stack.addArrangedSubview(view) } else { target.view?.addSubview(view) }
    guard attach(box, to: target) else {
      view.removeFromSuperview()
      return "a box that fits nowhere goes"
    }
    return "a box moves"
  }

  private mutating func removeBox() -> String {
    guard boxes.count > 8, let box = unreferenced(), let container = box.container else {
      return "no removal"
    }
    container.children.removeAll { $0 === box }
    box.view?.removeFromSuperview()
    box.guide.map { container.view?.removeLayoutGuide($0) }
    _ = isPossible
    return "a box goes"
  }

  private mutating func hideArranged() -> String {
    // What is inside of a hidden arranged view has no room: its constraints would contradict each other.
    let arranged = boxes.filter { $0.container?.stack != nil && $0.children.isEmpty }
    guard let box = arranged.randomElement(using: &random) else { return "no arranged view" }
    box.isHidden.toggle()
    let isSomeVisible = box.container?.children.contains { !$0.isHidden } ?? false
    guard isSomeVisible, isPossible else {
      box.isHidden.toggle()
      _ = isPossible
      return "no arranged view"
    }
    box.view?.isHidden = box.isHidden
    return box.isHidden ? "an arranged view hides" : "an arranged view appears"
  }

  private mutating func resizeRoot() -> String {
    let old = root.spans
    root.spans[0].length = constant(300...1200)
    root.spans[1].length = constant(300...1200)
    guard isPossible else {
      root.spans = old
      return "no size"
    }
    root.view?.frame = root.frame
    return "a size"
  }

  private mutating func turn() -> String {
    isRightToLeft.toggle()
    guard isPossible else {
      isRightToLeft.toggle()
      return "no turn"
    }
    root.view?.layoutEnvironment?.isRightToLeft = isRightToLeft
    return "the direction turns"
  }

  // MARK: Comparison

  /// The first box whose frame is not what arithmetic says, by more than a millionth.
  mutating func mistake() -> String? {
    guard isPossible else { return "the reference is impossible" }
    root.view?.layoutIfNeeded()
    return mistake(in: root, path: "root")
  }

  private func mistake(in box: ReferenceBox, path: String) -> String? {
    for (k, child) in box.children.enumerated() where !child.isHidden {
      let path = "\(path).\(k)"
      guard let frame = child.view?.frame ?? child.guide?.layoutFrame else { continue }
      let (got, want) = (frame.numbers, child.frame.numbers)
      for (a, b) in zip(got, want) where abs(a - b) > 1e-6 * max(1, abs(b)) {
        return "\(path) is \(frame) instead of \(child.frame)"
      }
      if let mistake = mistake(in: child, path: path) { return mistake }
    }
    return nil
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}
