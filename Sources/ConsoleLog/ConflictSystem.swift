// A conflict of a log as a linear system: its views as boxes with addresses, its constraints as rows.

import ConstraintSolver
import Foundation
import LayoutReport
import Plumbline

/// Solves the constraints of a log, unchanged or with one change.
struct ConflictSystem {
  /// A change to try, by the indices of constraints.
  struct Change: Equatable {
    var removed: Set<Int> = []
    /// The constraints whose priority is lowered to 999.
    var lowered: Set<Int> = []
    var relations: [Int: NotedConstraint.Relation] = [:]
    var constants: [Int: Double] = [:]
  }

  /// A solution: conflicts and residuals.
  struct Outcome {
    /// Minimal sets, each with the sizes that would have to be negative.
    var conflicts: [Conflict] = []
    /// The residuals by constraint: the left side less the right one.
    var residuals: [Double] = []
    var frames: [String: CGRect] = [:]
    /// Whether printed numbers are taken as exact.
    var isExact = true
  }

  struct Conflict {
    var members: [Int]
    var sizes: [Size]
    var broken: Int
  }

  /// A width or height, which cannot be negative, by the key of its item.
  struct Size: Hashable {
    var item: String
    var isWidth: Bool
  }

  let constraints: [NotedConstraint]
  /// The member that gives way, if one has to.
  let broken: Int?
  let isRightToLeft: Bool
  /// Whether a constraint uses margins or baselines, whose values are not in the log.
  let hasUnknowns: Bool

  /// - Parameter isMessage: Whether the system says that all of the list excludes each other.
  init(_ constraints: [NotedConstraint], broken: Int?, isRightToLeft: Bool = false, isMessage: Bool = true) {
    self.constraints = Self.completed(constraints, isMessage: isMessage)
    self.broken = broken
    self.isRightToLeft = isRightToLeft
    hasUnknowns = constraints.contains(where: \.hasUnknowns)
  }

  /// A mask's position is measured in the superview, which old logs do not name there; what other lines call `|` beside the
  /// same view is it. A position times a factor is measured in the nearest view that holds both (spec 01 §1).
  private static func completed(_ constraints: [NotedConstraint], isMessage: Bool) -> [NotedConstraint] {
    var superviews: [String: NotedConstraint.Item] = [:]
    for constraint in constraints {
      guard let container = constraint.container else { continue }
      for item in constraint.items where item.key != container.key { superviews[item.key] = container }
    }
    let holders = Set(superviews.values.map(\.key))
    // Lines of two messages may contradict each other, so that there is no end.
    let chain = { (item: NotedConstraint.Item) in sequence(first: item) { superviews[$0.key] }.prefix(64) }
    return constraints.map { constraint in
      var constraint = constraint
      constraint.settleContentPriorities(isMessage: isMessage)
      let (first, second) = (constraint.first.place.item, constraint.second?.place.item)
      if constraint.springs != nil, constraint.container == nil, second == nil {
        constraint.container = superviews[first.key]
      } else if let second, constraint.scalesPositions {
        let outer = chain(second)
        let shared = chain(first).first { item in !item.isGuide && outer.contains { $0.key == item.key } }
        // A guide is no view; where the lines do not tell, the second is what the first is a part of.
        let guide = [second, first].first(where: \.isGuide)
        let holder = holders.contains(first.key) && !holders.contains(second.key) ? first : second
        constraint.container = shared ?? guide.map { superviews[$0.key] } ?? holder
      }
      return constraint
    }
  }

  /// The mode in which a system is solved.
  struct Mode: Equatable {
    /// Whether a printed number stands for the interval of all values that are printed so, or is exact.
    var isTolerant = true
    /// Sizes that may be negative.
    var free: Set<Size> = []
    /// The default lengths of undetermined views, for a drawing; by axis.
    var defaultLength: CGSize?
  }

  /// Solves the system; nil where a number is beyond what the solver takes.
  ///
  /// Numbers stand for themselves where that brings no further conflict, so that amounts come out as they are printed.
  func solve(_ change: Change = Change(), free: Set<Size> = []) -> Outcome? {
    guard var tolerant = solve(change, Mode(free: free)) else { return nil }
    guard let exact = solve(change, Mode(isTolerant: false, free: free)),
      exact.conflicts.count == tolerant.conflicts.count
    else {
      tolerant.isExact = false
      return tolerant
    }
    return exact
  }

  func solve(_ change: Change, _ mode: Mode) -> Outcome? {
    var build = Build(isRightToLeft: isRightToLeft, mode)
    do throws(SolverError) {
      for (index, constraint) in constraints.enumerated() where !change.removed.contains(index) {
        var constraint = constraint
        if change.lowered.contains(index) { constraint.priority = min(constraint.priority, 999) }
        if let relation = change.relations[index] { constraint.relation = relation }
        if let constant = change.constants[index] { constraint.constant = constant }
        try build.add(constraint, index, precedence: index == broken ? 1 : 0)
      }
      try build.addDefaultLengths()
      try build.solver.solve()
      return try build.outcome(of: constraints)
    } catch {
      return nil
    }
  }
}

/// The solver with the variables of the items.
private struct Build {
  typealias Attribute = NotedConstraint.Attribute

  let solver = Solver()
  let isRightToLeft: Bool
  let mode: ConflictSystem.Mode
  private var boxes: [String: Box] = [:]
  private var unknowns: [String: Variable] = [:]
  private var sizeOf: [Variable: ConflictSystem.Size] = [:]
  private var constraintOf: [Constraint: Int] = [:]

  private struct Box {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
  }

  init(isRightToLeft: Bool, _ mode: ConflictSystem.Mode) {
    self.isRightToLeft = isRightToLeft
    self.mode = mode
  }

  private mutating func box(_ key: String) -> Box {
    if let known = boxes[key] { return known }
    let width = ConflictSystem.Size(item: key, isWidth: true)
    let height = ConflictSystem.Size(item: key, isWidth: false)
    let box = Box(
      x: solver.makeVariable(), y: solver.makeVariable(),
      width: solver.makeVariable(nonNegative: !mode.free.contains(width)),
      height: solver.makeVariable(nonNegative: !mode.free.contains(height)))
    boxes[key] = box
    sizeOf[box.width] = width
    sizeOf[box.height] = height
    return box
  }

  /// The priority of default lengths, below all priorities of a log.
  private static let defaultPriority: Float = 0.0005

  mutating func addDefaultLengths() throws(SolverError) {
    guard let size = mode.defaultLength else { return }
    for box in boxes.values {
      for (variable, length) in [(box.width, size.width), (box.height, size.height)] {
        _ = try solver.addConstraint(
          [Term(1, variable)], .equal, length, priority: Self.defaultPriority, precedence: 0)
      }
    }
  }

  /// A margin or the height of a baseline, an unknown of the item.
  private mutating func unknown(_ key: String, _ name: String) -> Variable {
    if let known = unknowns[key + name] { return known }
    let variable = solver.makeVariable(nonNegative: true)
    unknowns[key + name] = variable
    return variable
  }

  mutating func add(_ constraint: NotedConstraint, _ index: Int, precedence: Int32) throws(SolverError) {
    let terms = row(of: constraint)
    guard !terms.isEmpty else { return }
    if let priorities = constraint.contentPriorities {
      // Content sizes are never required (spec 05 §2).
      let below = Float(min(priorities.resistance, 999.99)), above = Float(min(priorities.hugging, 999.99))
      guard above > 0 || below > 0 else { return }
      constraintOf[
        try solver.addGoal(terms, constraint.constant, above: max(above, 0), below: max(below, 0))] = index
      return
    }
    let priority = Float(min(max(constraint.priority, 0.001), 1000))
    // What is printed has six digits: two numbers that are equal in the program may differ here.
    let slack =
      mode.isTolerant
      ? Self.rounding(of: constraint.constant) + Self.largestLength * Self.rounding(of: constraint.multiplier)
      : 0
    let (low, high) = (constraint.constant - slack, constraint.constant + slack)
    let demands: [(Relation, Double)] =
      switch constraint.relation {
      case .equal: slack == 0 ? [(.equal, low)] : [(.greaterThanOrEqual, low), (.lessThanOrEqual, high)]
      case .lessThanOrEqual: [(.lessThanOrEqual, high)]
      case .greaterThanOrEqual: [(.greaterThanOrEqual, low)]
      }
    for (relation, constant) in demands {
      let row = try solver.addConstraint(
        terms, relation, constant, priority: priority, precedence: precedence)
      constraintOf[row] = index
    }
  }

  /// The largest length that a multiplier is applied to, in points.
  private static let largestLength = 2000.0

  /// A unit of the last digit of a number that has all six; 0 for numbers that are printed in full.
  private static func rounding(of number: Double) -> Double {
    let digits = String(format: "%g", number).prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
    return digits.count < 6 ? 0 : pow(10, floor(log10(abs(number))) - 5)
  }

  /// Left side minus right side, without the constant.
  mutating func row(of constraint: NotedConstraint) -> [Term] {
    let sides = [constraint.first, constraint.second].compactMap { $0 }
    // Masks know left and right only, though the format of some has no (LTR).
    let isMirrored =
      isRightToLeft && constraint.springs == nil
      && sides.contains {
        [.leading, .trailing, .leadingMargin, .trailingMargin].contains($0.place.attribute)
      }
    var terms = self.terms(of: constraint.first, 1, isMirrored)
    if let second = constraint.second { terms += self.terms(of: second, -constraint.multiplier, isMirrored) }
    let isMask =
      constraint.springs != nil && !constraint.first.place.attribute.isSize && constraint.first.others.isEmpty
      && constraint.second?.place.attribute.isSize ?? true
    let container = constraint.container ?? (isMask ? constraint.second?.place.item : nil)
    if isMask || constraint.scalesPositions, let container {
      let box = box(container.key)
      // From right to left, 0 is the left edge, too (spec 07, E083).
      let factor = isMask ? 1 : (1 - constraint.multiplier) * (isMirrored ? -1 : 1)
      terms.append(Term(-factor, constraint.isVertical ? box.y : box.x))
    }
    return Self.summed(terms)
  }

  /// Terms of one variable are added up; those that cancel out are left out.
  private static func summed(_ terms: [Term]) -> [Term] {
    var order: [Variable] = []
    var sums: [Variable: Double] = [:]
    for term in terms {
      if sums[term.variable] == nil { order.append(term.variable) }
      sums[term.variable, default: 0] += term.coefficient
    }
    let kept = order.filter { abs(sums[$0] ?? 0) > 1e-12 }
    // A row that contradicts itself, such as a width that is 10 more than itself, must stay one.
    return (kept.isEmpty ? Array(order.prefix(1)) : kept).map { Term(kept.isEmpty ? 0 : sums[$0] ?? 0, $0) }
  }

  private mutating func terms(of side: NotedConstraint.Side, _ factor: Double, _ isMirrored: Bool) -> [Term] {
    side.others.reduce(into: terms(of: side.place, factor, isMirrored)) {
      $0 += terms(of: $1.place, factor * $1.factor, isMirrored)
    }
  }

  private mutating func terms(of place: NotedConstraint.Place, _ factor: Double, _ isMirrored: Bool) -> [Term]
  {
    let key = place.item.key
    let box = box(key)
    let attribute = Self.edge(place.attribute, isMirrored)
    let (isVertical, isSize) = (attribute.isVertical, attribute.isSize)
    let (start, length) = isVertical ? (box.y, box.height) : (box.x, box.width)
    let (near, far) = isVertical ? ("top", "bottom") : ("left", "right")
    // From the right, towards the left.
    let factor = isMirrored && !isSize && !isVertical ? -factor : factor
    func term(_ coefficient: Double, _ variable: Variable) -> Term { Term(coefficient * factor, variable) }
    switch attribute {
    case .left, .leading, .top: return [term(1, start)]
    case .right, .trailing, .bottom: return [term(1, start), term(1, length)]
    case .centerX, .centerY: return [term(1, start), term(0.5, length)]
    case .width, .height: return [term(1, length)]
    case .leftMargin, .leadingMargin, .topMargin: return [term(1, start), term(1, unknown(key, near))]
    case .rightMargin, .trailingMargin, .bottomMargin:
      return [term(1, start), term(1, length), term(-1, unknown(key, far))]
    case .centerXWithinMargins, .centerYWithinMargins:
      return [
        term(1, start), term(0.5, length), term(0.5, unknown(key, near)), term(-0.5, unknown(key, far)),
      ]
    case .firstBaseline: return [term(1, start), term(1, unknown(key, "first"))]
    case .lastBaseline: return [term(1, start), term(1, length), term(-1, unknown(key, "last"))]
    case .notAnAttribute: return []
    }
  }

  private static func edge(_ attribute: Attribute, _ isMirrored: Bool) -> Attribute {
    switch attribute {
    case .left, .leading: isMirrored ? .right : .left
    case .right, .trailing: isMirrored ? .left : .right
    case .leftMargin, .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .rightMargin, .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: attribute
    }
  }

  mutating func outcome(of constraints: [NotedConstraint]) throws(SolverError) -> ConflictSystem.Outcome {
    var outcome = ConflictSystem.Outcome()
    outcome.conflicts = solver.conflicts.compactMap { conflict in
      guard let broken = constraintOf[conflict.broken] else { return nil }
      let members = Set(conflict.constraints.compactMap { constraintOf[$0] }).sorted()
      return ConflictSystem.Conflict(
        members: members, sizes: conflict.bounds.compactMap { sizeOf[$0] }, broken: broken)
    }
    for constraint in constraints {
      let sum = row(of: constraint).reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
      outcome.residuals.append(sum - constraint.constant)
    }
    for (key, box) in boxes {
      outcome.frames[key] = CGRect(
        x: solver.value(of: box.x), y: solver.value(of: box.y), width: solver.value(of: box.width),
        height: solver.value(of: box.height))
    }
    return outcome
  }
}

extension NotedConstraint {
  /// UIKit prints no priorities of a content size: those of a view that was told none. A message lists none that could
  /// yield, so that there 1000 makes a row of it: one for both sides, or a bound.
  fileprivate mutating func settleContentPriorities(isMessage: Bool) {
    guard className == "NSContentSizeLayoutConstraint" else { return }
    let usual = isMessage ? (1000.0, 1000.0) : (250, 750)
    let told = contentPriorities ?? ContentPriorities(hugging: usual.0, resistance: usual.1)
    let isRequired = isMessage && max(told.hugging, told.resistance) >= 1000
    contentPriorities = isRequired ? nil : told
    guard isRequired, told.hugging != told.resistance else { return }
    relation = told.hugging < told.resistance ? .greaterThanOrEqual : .lessThanOrEqual
  }

  /// Whether it relates a position to a multiple of a position, so that the origin matters.
  fileprivate var scalesPositions: Bool {
    isPlain && multiplier != 1 && places.count == 2 && !places.contains(where: \.attribute.isSize)
  }

  /// Whether it uses margins or baselines, whose values are not in the log.
  var hasUnknowns: Bool {
    let known: [Attribute] = [
      .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY, .notAnAttribute,
    ]
    return places.contains { !known.contains($0.attribute) }
  }
}
