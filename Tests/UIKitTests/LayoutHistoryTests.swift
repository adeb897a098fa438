// What a layout is depends on what the program said, not on when it was laid out: a script of random edits of views, stacks,
// texts, guides and constraints that is laid out after every step ends with the frames of the same script laid out once.
// Failures name their seed. `PLUMBLINE_LONG_TESTS=10` tries ten times as many.

import Foundation
import Testing
import UIKit

/// A generator with a seed, so that a failure can be repeated.
private struct Choices {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D >> 11
  }
  mutating func number(_ range: Range<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }
  mutating func one<Element>(of elements: [Element]) -> Element { elements[number(0..<elements.count)] }
  mutating func isTrue(in parts: Int) -> Bool { number(0..<parts) == 0 }
}

/// A view with a size of its own.
private final class Box: UIView {
  var size = CGSize(width: 20, height: 10) { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { size }
}

/// A tree of views that a script changes. Choices never look at a frame.
@MainActor
private final class ScriptedTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var views: [UIView] = []
  private var containers: [UIView]
  private var constraints: [NSLayoutConstraint] = []
  private var choices = Choices(seed: 1)
  private var wishes = 0
  private(set) var told: [String] = []

  init() { containers = [root] }

  /// A tree that went through steps, laid out after each of them or once.
  convenience init(_ steps: [UInt64], laidOutOften: Bool) {
    self.init()
    for step in steps {
      take(step)
      if laidOutOften { root.layoutIfNeeded() }
    }
    root.layoutIfNeeded()
  }

  /// The frame of every view that was ever made, in the order in which they were; null of those that are not in the tree.
  var frames: [CGRect] { views.map { $0.isDescendant(of: root) ? $0.frame : .null } }
  var kinds: [String] { views.map { String(describing: type(of: $0)) } }

  func identity(_ index: Int) -> ObjectIdentifier { ObjectIdentifier(views[index]) }

  /// Whether a baseline is that of the tallest view as the last layout left it (spec 05 §3), so that history counts.
  var readsHeights: Bool {
    containers.compactMap { $0 as? UIStackView }.contains { stack in
      stack.axis == .horizontal && (stack.alignment == .center || stack.alignment == .bottom)
        && (stack.superview as? UIStackView)?.alignment == .firstBaseline
    }
  }

  private static let words = ["", "Go", "Settings", "A longer text of some words", "Line\nand line"]
  private static let priorities: [Float] = [2, 49, 250, 251, 500, 749, 750, 751, 999]

  /// One edit; which, the number decides, whatever was before it.
  private func take(_ step: UInt64) {
    choices = Choices(seed: step)
    switch choices.number(0..<20) {
    case 0...3: add(leaf())
    case 4, 5: add(container())
    case 6: move()
    case 7: if let view = someView() { tell("isHidden of", view) { view.isHidden.toggle() } }
    case 8, 9: changeContent()
    case 10: changePriority()
    case 11, 12: changeStack()
    case 13, 14: constrain()
    case 15, 16: changeConstraint()
    case 17:
      let size = CGSize(width: choices.number(100..<500), height: choices.number(100..<700))
      tell("size of", root) { root.frame.size = size }
    case 18: changeMargins()
    default:
      let attribute = choices.one(of: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
      let container = choices.one(of: containers)
      tell("direction \(attribute.rawValue) of", container) { container.semanticContentAttribute = attribute }
    }
  }

  private func tell(_ what: String, _ view: UIView, _ change: () -> Void) {
    told.append("\(what) \(views.firstIndex { $0 === view } ?? -1)")
    change()
  }

  /// A priority that nothing else has: of equals, those give way that came into the layout first.
  private func own(_ priority: Float) -> UILayoutPriority {
    wishes += 1
    return UILayoutPriority(min(priority, 999) - Float(wishes % 1000) / 1024)
  }

  private func someView() -> UIView? { views.isEmpty ? nil : choices.one(of: views) }

  private func leaf() -> UIView {
    switch choices.number(0..<5) {
    case 0, 1:
      let label = UILabel()
      label.text = choices.one(of: Self.words)
      return label
    case 2:
      let button = UIButton(type: .system)
      button.setTitle(choices.one(of: Self.words), for: .normal)
      return button
    case 3: return UISwitch()
    default: return Box()
    }
  }

  private func container() -> UIView {
    let made: UIView = choices.isTrue(in: 4) ? UIView() : UIStackView()
    if let stack = made as? UIStackView { stack.axis = choices.one(of: [.horizontal, .vertical]) }
    containers.append(made)
    return made
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    views.append(view)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(own(view.contentHuggingPriority(for: axis).rawValue), for: axis)
      view.setContentCompressionResistancePriority(
        own(view.contentCompressionResistancePriority(for: axis).rawValue), for: axis)
    }
    place(view, in: choices.one(of: containers.filter { $0 !== view }))
  }

  private func place(_ view: UIView, in parent: UIView) {
    let place = choices.number(0..<8)
    tell("\(type(of: view)) into \(views.firstIndex { $0 === parent } ?? -1) at \(place)", view) {
      if let stack = parent as? UIStackView {
        stack.insertArrangedSubview(view, at: min(place, stack.arrangedSubviews.count))
      } else {
        parent.insertSubview(view, at: min(place, parent.subviews.count))
      }
    }
    // What no stack places has a place, and may have a size.
    guard !(parent is UIStackView) else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: CGFloat(place)),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: CGFloat(2 * place)),
    ])
  }

  private func move() {
    guard let view = someView() else { return }
    let isGone = choices.isTrue(in: 3)
    let parent = choices.one(of: containers)
    tell("move of", view) {
      view.removeFromSuperview()
      if !isGone, !parent.isDescendant(of: view) { place(view, in: parent) }
    }
  }

  private func changeContent() {
    guard let view = someView() else { return }
    let word = choices.one(of: Self.words)
    let number = choices.number(0..<4)
    tell("content \(word.debugDescription) \(number) of", view) {
      switch view {
      case let label as UILabel:
        if number == 0 {
          label.font = .systemFont(ofSize: CGFloat(12 + word.count % 9))
        } else {
          label.text = word
        }
      case let button as UIButton: button.setTitle(word, for: .normal)
      case let box as Box: box.size = CGSize(width: 10 * word.count, height: 7 * number)
      default: view.setNeedsLayout()
      }
    }
  }

  private func changePriority() {
    guard let view = someView() else { return }
    let axis = choices.one(of: [NSLayoutConstraint.Axis.horizontal, .vertical])
    let priority = own(choices.one(of: Self.priorities))
    let isHugging = choices.isTrue(in: 2)
    tell("\(isHugging ? "hugging" : "compression") \(axis.rawValue) \(priority.rawValue) of", view) {
      if isHugging {
        view.setContentHuggingPriority(priority, for: axis)
      } else {
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
  }

  private func changeStack() {
    let stacks = containers.compactMap { $0 as? UIStackView }
    guard !stacks.isEmpty else { return }
    let stack = choices.one(of: stacks)
    let kind = choices.number(0..<6)
    let number = choices.number(0..<16)
    tell("stack \(kind) \(number) of", stack) {
      switch kind {
      case 0: stack.axis = number % 2 == 0 ? .horizontal : .vertical
      case 1: stack.alignment = UIStackView.Alignment(rawValue: number % 5) ?? .fill
      case 2: stack.distribution = UIStackView.Distribution(rawValue: number % 5) ?? .fill
      case 3: stack.spacing = CGFloat(number)
      case 4: stack.isLayoutMarginsRelativeArrangement = number % 2 == 0
      default:
        if let view = stack.arrangedSubviews.first { stack.setCustomSpacing(CGFloat(number), after: view) }
      }
    }
  }

  /// Wishes between two views that have a container in common.
  private func constrain() {
    let known = views.filter { $0.isDescendant(of: root) }
    guard known.count > 1 else { return }
    let first = choices.one(of: known)
    let others = [root] + known.filter { $0 !== first }
    let second = choices.one(of: others)
    let attributes: [NSLayoutConstraint.Attribute] = [
      .leading, .trailing, .top, .bottom, .width, .height, .centerX,
    ]
    let attribute = choices.one(of: attributes)
    let relation = choices.one(of: [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    let constant = CGFloat(choices.number(-20..<40))
    let priority = choices.one(of: Self.priorities)
    let made = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: attribute,
      multiplier: 1,
      constant: constant)
    made.priority = own(priority)
    constraints.append(made)
    let other = views.firstIndex { $0 === second } ?? -1
    tell("\(attribute.rawValue) \(relation.rawValue) \(constant) @\(priority) to \(other) for", first) {
      made.isActive = true
    }
  }

  private func changeConstraint() {
    guard !constraints.isEmpty else { return }
    let constraint = choices.one(of: constraints)
    let number = choices.number(-20..<40)
    guard let view = constraint.firstItem as? UIView else { return }
    let place = constraints.firstIndex { $0 === constraint } ?? 0
    tell("constraint \(place) \(number) of", view) {
      if number % 3 == 0, constraint.isActive {
        constraint.isActive = false
      } else if !constraint.isActive, let other = constraint.secondItem as? UIView,
        view.isDescendant(of: root),
        other.isDescendant(of: root)
      {
        constraint.isActive = true
      } else {
        constraint.constant = CGFloat(number)
      }
    }
  }

  private func changeMargins() {
    let container = choices.one(of: containers)
    let (a, b) = (CGFloat(choices.number(0..<20)), CGFloat(choices.number(0..<20)))
    tell("margins of", container) {
      container.directionalLayoutMargins = NSDirectionalEdgeInsets(top: a, leading: b, bottom: b, trailing: a)
    }
  }
}

@MainActor
@Suite("Layouts do not depend on when they are made")
struct LayoutHistoryTests {
  nonisolated static let seeds: [UInt64] = {
    let factor = ProcessInfo.processInfo.environment["PLUMBLINE_LONG_TESTS"].flatMap { UInt64($0) } ?? 1
    return Array(1...(40 * max(1, factor)))
  }()

  @Test("laid out after every step, and once", arguments: seeds)
  func history(seed: UInt64) {
    var steps = (0..<60).map { seed * 1000 + $0 }
    guard difference(steps) != nil else { return }
    // The shortest script that still differs tells most.
    var (index, isShorter) = (steps.count - 1, true)
    while isShorter {
      isShorter = false
      index = steps.count - 1
      while index >= 0 {
        let shorter = Array(steps[..<index] + steps[(index + 1)...])
        if difference(shorter) != nil { (steps, isShorter) = (shorter, true) }
        index = min(index, steps.count) - 1
      }
    }
    Issue.record("seed \(seed): \(difference(steps) ?? "")")
  }

  @Test("the scripts make trees, and what is compared is in them")
  func material() {
    var (views, wide) = (0, 0)
    for seed in Self.seeds.prefix(40) {
      let tree = ScriptedTree((0..<60).map { seed * 1000 + $0 }, laidOutOften: false)
      let frames = tree.frames.filter { !$0.isNull }
      views += frames.count
      wide += frames.count { $0.width > 0 && $0.height > 0 }
    }
    #expect(views > 300 && wide > 200)
  }

  /// Which view lies elsewhere when the tree is laid out after every step, and the script.
  private func difference(_ steps: [UInt64]) -> String? {
    let often = ScriptedTree(steps, laidOutOften: true)
    let once = ScriptedTree(steps, laidOutOften: false)
    guard often.told == once.told else { return "the scripts differ" }
    // Of constraints that exclude each other, the youngest give way; and those of a stack are as old as its last arrangement.
    let diagnosis = once.root.layoutDiagnosis()
    guard diagnosis.conflicts.isEmpty, !once.readsHeights else { return nil }
    // What nothing decides is told of by the diagnosis, and may be one or the other.
    let open = Set(diagnosis.ambiguities.map { ObjectIdentifier($0.view) })
    for (index, (a, b)) in zip(often.frames, once.frames).enumerated()
    where !isClose(a, b) && !open.contains(once.identity(index)) {
      return "\(often.kinds[index]) \(index) is at \(a) laid out often, at \(b) laid out once\n"
        + often.told.joined(separator: "\n")
    }
    return nil
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    if a.isNull || b.isNull { return a.isNull == b.isNull }
    return abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
      && abs(a.height - b.height) < 0.01
  }
}
