// Random view trees with random constraints, for the properties that every layout has (spec 02 §7).

import Foundation

@testable import Plumbline

/// A small generator with a seed, so that a failure can be repeated.
nonisolated struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// The plan of a tree: which view lies in which, and its constraints. Required ones all hold in the frames that the
/// plan was drawn from, so that no plan has conflicts.
struct RandomTree {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// `first.attribute REL multiplier · second.attribute + constant`; item −1 is the root.
  struct Row {
    var first: Int
    var attribute: Attribute
    var relation = NSLayoutConstraint.Relation.equal
    var second: Int?
    var secondAttribute = Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat
    var priority: Float = 1000
  }

  var size = CGSize(width: 400, height: 300)
  /// For each view the one that contains it, an earlier one or the root.
  var parents: [Int] = []
  var rows: [Row] = []

  /// - Parameter isDetermined: four wishes a view, of a priority each, leave nothing open: of one row in a level the
  ///   best residual is a single number, because the optima are convex.
  init(seed: UInt64, count: Int = 6, isDetermined: Bool) {
    var random = SeededGenerator(seed: seed)
    var frames: [CGRect] = []  // In the root's space.
    for index in 0..<count {
      parents.append(
        index > 1 && Bool.random(using: &random) ? Int.random(in: 0..<index, using: &random) : -1)
      let number = { (range: ClosedRange<Int>) in CGFloat(Int.random(in: range, using: &random)) }
      frames.append(
        CGRect(x: number(0...200), y: number(0...150), width: number(0...150), height: number(0...100)))
    }
    let root = CGRect(origin: .zero, size: size)
    func value(_ item: Int, _ attribute: Attribute) -> CGFloat {
      Self.value(attribute, in: item < 0 ? root : frames[item])
    }
    let positions: [[Attribute]] = [[.leading, .trailing, .centerX], [.top, .bottom, .centerY]]
    for _ in 0..<(2 * count) {
      let first = Int.random(in: 0..<count, using: &random)
      var second = Int.random(in: -1..<count, using: &random)
      if second == first { second = -1 }
      let kind = Int.random(in: 0..<3, using: &random)
      let axis = positions[kind % 2]
      let attribute = kind < 2 ? axis.randomElement(using: &random) ?? .top : .width
      let other = kind < 2 ? axis.randomElement(using: &random) ?? .top : .height
      var row = Row(first: first, attribute: attribute, second: second, secondAttribute: other, constant: 0)
      if kind == 2 { row.multiplier = [0.5, 1, 2].randomElement(using: &random) ?? 1 }
      row.constant = value(first, attribute) - row.multiplier * value(second, other)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        row.relation = .lessThanOrEqual
        row.constant += CGFloat(Int.random(in: 0...20, using: &random))
      case 1:
        row.relation = .greaterThanOrEqual
        row.constant -= CGFloat(Int.random(in: 0...20, using: &random))
      case 2: break
      default:
        row.priority = [250, 500, 500, 750].randomElement(using: &random) ?? 250
        row.constant += CGFloat(Int.random(in: -30...30, using: &random))
        // Wishes of one level tie; those of a determined tree are levels of their own.
        if isDetermined { row.priority += 0.5 * Float(rows.count) }
      }
      rows.append(row)
    }
    guard isDetermined else { return }
    for index in 0..<count {
      for (place, attribute) in [Attribute.leading, .top, .width, .height].enumerated() {
        let isSize = place > 1
        rows.append(
          Row(
            first: index, attribute: attribute, second: isSize ? nil : parents[index],
            secondAttribute: isSize ? .notAnAttribute : attribute,
            constant: CGFloat(Int.random(in: 0...90, using: &random)), priority: Float(10 + 4 * index + place)
          ))
      }
    }
  }

  static func value(_ attribute: Attribute, in rect: CGRect) -> CGFloat {
    switch attribute {
    case .leading: rect.minX
    case .trailing: rect.maxX
    case .centerX: rect.midX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerY: rect.midY
    case .width: rect.width
    default: rect.height
    }
  }
}

/// A plan made of views and constraints.
final class PlannedViews {
  let root: UIView
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  /// - Parameter root: where the views go; a new one of the plan's size if none is given.
  init(_ plan: RandomTree, in root: UIView? = nil) {
    self.root = root ?? UIView(frame: CGRect(origin: .zero, size: plan.size))
    if root == nil {
      // So fine that rounding does not show.
      self.root.layoutEnvironment = .plain(scale: 100_000)
    }
    for parent in plan.parents {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      (parent < 0 ? self.root : views[parent]).addSubview(view)
      views.append(view)
    }
    for row in plan.rows { add(row) }
  }

  @discardableResult func add(_ row: RandomTree.Row) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item(row.first), attribute: row.attribute, relatedBy: row.relation,
      toItem: row.second.map(item), attribute: row.secondAttribute, multiplier: row.multiplier,
      constant: row.constant)
    constraint.priority = UILayoutPriority(row.priority)
    constraint.isActive = true
    constraints.append(constraint)
    return constraint
  }

  private func item(_ index: Int) -> UIView { index < 0 ? root : views[index] }

  /// The frames after a layout, in the superviews' spaces.
  var frames: [CGRect] {
    var top = root
    while let superview = top.superview { top = superview }
    top.layoutIfNeeded()
    return views.map(\.frame)
  }

  /// Σ |violation| of a plan's rows by level, read off the frames.
  func violations(of rows: [RandomTree.Row]) -> [Float: CGFloat] {
    let frames = frames
    func absolute(_ index: Int) -> CGRect {
      guard index >= 0 else { return CGRect(origin: .zero, size: root.bounds.size) }
      var rect = frames[index]
      var view = views[index].superview
      while let parent = view, parent !== root {
        rect.origin.x += parent.frame.minX
        rect.origin.y += parent.frame.minY
        view = parent.superview
      }
      return rect
    }
    var sums: [Float: CGFloat] = [:]
    for row in rows {
      let second =
        row.second.map { row.multiplier * RandomTree.value(row.secondAttribute, in: absolute($0)) } ?? 0
      let residual = RandomTree.value(row.attribute, in: absolute(row.first)) - second - row.constant
      let amount: CGFloat =
        switch row.relation {
        case .equal: abs(residual)
        case .lessThanOrEqual: max(0, residual)
        case .greaterThanOrEqual: max(0, -residual)
        }
      sums[row.priority, default: 0] += amount
    }
    return sums
  }
}
