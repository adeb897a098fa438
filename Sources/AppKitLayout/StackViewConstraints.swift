// The constraints of a stack view (spec 06 §5): ends and gaps along the stack, alignment and room across it. What hugs is
// just below the hugging priority, so that views of that priority are not stretched by it. They relate the views of the
// engine, so that programs' stack views and those of documents are arranged by one set of rules.

import Foundation
import Plumbline

/// The properties that decide how a stack view arranges its views, in AppKit's terms.
@MainActor
package struct AppKitStackArrangement {
  /// How the views share the stack's length. Raw values are Apple's.
  package enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The area of a view in a stack of `gravityAreas`. Raw values are Apple's.
  package enum Gravity: Int, Sendable { case leading = 1, center, trailing }

  /// One view that takes part, with the gap after it in points.
  package struct Entry {
    package var view: UIView
    package var gravity: Gravity
    package var gap: CGFloat
    package init(view: UIView, gravity: Gravity = .leading, gap: CGFloat) {
      self.view = view
      self.gravity = gravity
      self.gap = gap
    }
  }

  package var isRow = true
  package var distribution = Distribution.gravityAreas
  /// The attribute at which views lie across the stack; `width` and `height` make them as wide or high as the stack.
  package var alignment = NSLayoutConstraint.Attribute.centerY
  /// Room between the stack's edges and the views.
  package var insets = UIEdgeInsets()
  /// How strongly the stack resists becoming larger than its views.
  package var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  /// How strongly the stack resists cutting its views off.
  package var clipping = (horizontal: UILayoutPriority.required, vertical: UILayoutPriority.required)
  package var isMirrored = false
  package init() {}
}

/// Makes the constraints of one arrangement. A value for one rebuild.
@MainActor
package struct StackViewConstraints {
  package typealias Entry = AppKitStackArrangement.Entry

  /// The constraints and guides that a rebuild installs and the next one removes.
  package struct Rows {
    package var constraints: [NSLayoutConstraint] = []
    package var guides: [UILayoutGuide] = []
    package init() {}
  }

  private typealias Attribute = NSLayoutConstraint.Attribute
  private typealias Priority = UILayoutPriority

  /// The priority of a view's position across the stack.
  private static let alignmentPriority = Priority(260)
  /// "Equal as much as possible" (Apple): no content and no window gives way to it (reports.md: 25, 25 and 100 in 170).
  private static let equal = Priority(499)
  /// The priority at which a line of baselines is in the middle of a stack that is higher than it has to be.
  private static let restingPriority = Priority(49)
  /// The priority at which the middle area is in the middle.
  private static let centringPriority = Priority(Priority.defaultHigh.rawValue.nextDown)

  private let stack: UIView
  private let arrangement: AppKitStackArrangement
  private let entries: [Entry]
  private let isRow: Bool
  private let near: Attribute
  private let far: Attribute
  private let length: Attribute
  private let insets: (near: CGFloat, far: CGFloat)
  private let hugging: Priority
  private let clipping: Priority
  private var rows = Rows()

  package init(of stack: UIView, _ arrangement: AppKitStackArrangement, _ entries: [Entry]) {
    self.stack = stack
    self.arrangement = arrangement
    self.entries = entries.map { entry in
      var entry = entry
      if !entry.gap.isFinite { entry.gap = 0 }
      return entry
    }
    isRow = arrangement.isRow
    near = isRow ? .leading : .top
    far = isRow ? .trailing : .bottom
    length = isRow ? .width : .height
    let edges = arrangement.insets
    let isMirrored = arrangement.isMirrored
    insets =
      isRow
      ? (isMirrored ? edges.right : edges.left, isMirrored ? edges.left : edges.right)
      : (edges.top, edges.bottom)
    hugging = Self.below(isRow ? arrangement.hugging.horizontal : arrangement.hugging.vertical)
    clipping = isRow ? arrangement.clipping.horizontal : arrangement.clipping.vertical
  }

  private static func below(_ priority: Priority) -> Priority { Priority(priority.rawValue.nextDown) }

  package mutating func make() -> Rows {
    guard let first = entries.first, let last = entries.last else {
      // Empty, it is as small across as along: three sheets of NetNewsWire store 0 x 0 and no mark, none says otherwise.
      let (edges, hugging) = (arrangement.insets, arrangement.hugging)
      add(
        stack, .width, .equal, nil, .notAnAttribute, constant: edges.left + edges.right,
        Self.below(hugging.horizontal))
      add(
        stack, .height, .equal, nil, .notAnAttribute, constant: edges.top + edges.bottom,
        Self.below(hugging.vertical))
      return rows
    }
    if arrangement.distribution == .gravityAreas {
      addAreas()
    } else if arrangement.distribution == .equalCentering, entries.count == 1 {
      addAlone(first.view)
    } else {
      add(first.view, near, .equal, stack, near, constant: insets.near)
      addFarEnd(last.view)
      addDistribution()
    }
    for entry in entries { addAcross(entry.view) }
    return rows
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, _ priority: Priority = .required
  ) {
    // A priority of 0 has no effect, and neither has one just below it.
    guard priority.rawValue > 0 else { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    // Beside a required one of the program's or the document's it is this that breaks: in all 7 places of 3 documents where
    // gaps and insets contradict constraints the stored frames obey these, and a log of AppKit's breaks the gap.
    if priority == .required { constraint.precedence = .max }
    constraint.creationSite = nil
    rows.constraints.append(constraint)
  }

  /// The stack ends where its last view does. That the view is not cut off is as important as the clipping resistance;
  /// room behind it there is none (comments of NSStackView.h: a filling stack hugs its views with required priority).
  private mutating func addFarEnd(_ view: UIView) {
    guard clipping != .required else { return add(stack, far, .equal, view, far, constant: insets.far) }
    add(stack, far, .greaterThanOrEqual, view, far, constant: insets.far, clipping)
    add(stack, far, .lessThanOrEqual, view, far, constant: insets.far)
  }

  // MARK: Gravity areas

  private mutating func addAreas() {
    func area(_ gravity: AppKitStackArrangement.Gravity) -> [Entry] {
      entries.filter { $0.gravity == gravity }
    }
    let areas = [area(.leading), area(.center), area(.trailing)]
    // Comments of NSStackView.h: gaps within an area may be wider than the spacing where a constraint asks for it.
    let packing = max(hugging.rawValue, Priority.defaultHigh.rawValue)
    for area in areas {
      for (entry, next) in zip(area, area.dropFirst()) {
        add(next.view, near, .greaterThanOrEqual, entry.view, far, constant: entry.gap)
        add(next.view, near, .equal, entry.view, far, constant: entry.gap, Priority(packing))
      }
    }
    let ordered = areas.flatMap { $0 }
    guard let first = ordered.first, let last = ordered.last else { return }
    // What is not packed at an end keeps away from it, and the stack is no longer than it has to be.
    let touchesNear = !areas[0].isEmpty
    let touchesFar = !areas[2].isEmpty
    add(first.view, near, touchesNear ? .equal : .greaterThanOrEqual, stack, near, constant: insets.near)
    if touchesFar {
      addFarEnd(last.view)
    } else {
      add(stack, far, .greaterThanOrEqual, last.view, far, constant: insets.far, clipping)
      add(stack, far, .equal, last.view, far, constant: insets.far, hugging)
    }
    let filled = areas.filter { !$0.isEmpty }
    for (area, next) in zip(filled, filled.dropFirst()) {
      guard let end = area.last, let begin = next.first else { continue }
      add(begin.view, near, .greaterThanOrEqual, end.view, far, constant: end.gap)
      add(begin.view, near, .equal, end.view, far, constant: end.gap, hugging)
    }
    if let begin = areas[1].first, let end = areas[1].last { addMiddle(begin.view, end.view) }
  }

  /// Centres a single view whose middle would be spread (Rectangle's storyboard: 733 points wide in 850).
  private mutating func addAlone(_ view: UIView) {
    let center: Attribute = isRow ? .centerX : .centerY
    add(view, near, .greaterThanOrEqual, stack, near, constant: insets.near)
    add(stack, far, .greaterThanOrEqual, view, far, constant: insets.far, clipping)
    add(stack, length, .equal, view, length, constant: insets.near + insets.far, hugging)
    add(view, center, .equal, stack, center, constant: (insets.near - insets.far) / 2, Self.centringPriority)
  }

  /// Centres the middle area as a whole in the room.
  private mutating func addMiddle(_ begin: UIView, _ end: UIView) {
    let span = addGuide()
    add(span, near, .equal, begin, near)
    add(span, far, .equal, end, far)
    add(
      span, isRow ? .centerX : .centerY, .equal, stack, isRow ? .centerX : .centerY,
      constant: (insets.near - insets.far) / 2, Self.centringPriority)
  }

  private mutating func addGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    stack.addLayoutGuide(guide)
    rows.guides.append(guide)
    return guide
  }

  // MARK: Other distributions

  private mutating func addDistribution() {
    let flexes = arrangement.distribution == .equalSpacing || arrangement.distribution == .equalCentering
    for (entry, next) in zip(entries, entries.dropFirst()) {
      add(next.view, near, flexes ? .greaterThanOrEqual : .equal, entry.view, far, constant: entry.gap)
    }
    switch arrangement.distribution {
    case .gravityAreas, .fill: break
    case .fillEqually:
      for next in entries.dropFirst() { add(next.view, length, .equal, entries[0].view, length, Self.equal) }
    case .fillProportionally: addShares()
    case .equalSpacing: addEqualGaps(from: far, to: near, .required)
    case .equalCentering:
      let center: Attribute = isRow ? .centerX : .centerY
      addEqualGaps(from: center, to: center, Priority(150))
    }
    if flexes { add(stack, length, .equal, nil, .notAnAttribute, hugging) }
  }

  /// Gives each view its natural share of the room without gaps and insets.
  private mutating func addShares() {
    let lengths = entries.map { entry -> CGFloat in
      let content = entry.view.facade?.contentSizeOfFacade ?? entry.view.intrinsicContentSize
      let own = isRow ? content.width : content.height
      if own != UIView.noIntrinsicMetric, own.isFinite { return own }
      let fitting = entry.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let length = isRow ? fitting.width : fitting.height
      return length.isFinite ? length : 0
    }
    guard let place = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (index, entry) in entries.enumerated() where index != place {
      add(
        entry.view, length, .equal, entries[place].view, length, multiplier: lengths[index] / lengths[place],
        Priority(999))
    }
  }

  private mutating func addEqualGaps(from: Attribute, to: Attribute, _ priority: Priority) {
    var first: UILayoutGuide?
    for (entry, next) in zip(entries, entries.dropFirst()) {
      let gap = addGuide()
      add(gap, near, .equal, entry.view, from)
      add(gap, far, .equal, next.view, to)
      if let first { add(gap, length, .equal, first, length, priority) } else { first = gap }
    }
  }

  // MARK: Across

  private mutating func addAcross(_ view: UIView) {
    let edges = arrangement.insets
    let clipping = isRow ? arrangement.clipping.vertical : arrangement.clipping.horizontal
    let hugging = Self.below(isRow ? arrangement.hugging.vertical : arrangement.hugging.horizontal)
    let (low, high): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.left, .right)
    let (before, after) = isRow ? (edges.top, edges.bottom) : (edges.left, edges.right)
    let across: Attribute = isRow ? .height : .width
    add(view, low, .greaterThanOrEqual, stack, low, constant: before, clipping)
    add(stack, high, .greaterThanOrEqual, view, high, constant: after, clipping)
    add(stack, across, .equal, view, across, constant: before + after, hugging)
    guard isAcross(arrangement.alignment) else { return }
    let offset: CGFloat
    switch arrangement.alignment {
    case .top: offset = edges.top
    case .bottom: offset = -edges.bottom
    case .left: offset = edges.left
    case .right: offset = -edges.right
    case .leading: offset = isMirrored ? edges.right : edges.left
    case .trailing: offset = isMirrored ? -edges.left : -edges.right
    case .centerX: offset = (edges.left - edges.right) / 2
    case .centerY: offset = (edges.top - edges.bottom) / 2
    case .width, .height: offset = -(before + after)
    case .firstBaseline, .lastBaseline:
      // One view's baseline is the line; its place takes what room there is, and asks for none.
      guard let first = entries.first, first.view !== view else {
        return add(view, .centerY, .equal, stack, .centerY, Self.restingPriority)
      }
      return add(
        view, arrangement.alignment, .equal, first.view, arrangement.alignment, Self.alignmentPriority)
    default: return
    }
    add(
      view, arrangement.alignment, .equal, stack, arrangement.alignment, constant: offset,
      Self.alignmentPriority)
  }

  /// Whether an attribute lies across the stack. One that does not is taken for none (comments of NSStackView.h).
  private func isAcross(_ attribute: Attribute) -> Bool {
    switch attribute {
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: isRow
    case .left, .right, .leading, .trailing, .centerX, .width: !isRow
    default: false
    }
  }

  private var isMirrored: Bool { arrangement.isMirrored }
}
