// Rows of the engine, made from constraints of views and guides.

import Foundation
import LayoutEngine

extension LayoutContext {
  /// The engine's item and attribute of a view or guide.
  private typealias Part = (item: LayoutEngine.Item, attribute: LayoutEngine.Attribute)

  /// Adds the row of an active constraint. One whose items are not below its holder yet waits.
  func add(_ constraint: consuming NSLayoutConstraint) {
    recorder?.note(constraint)
    markProportionsStale(above: constraint.holder)
    guard !isSuspended else { return unprepared.append(constraint) }
    guard let row = rowOrWait(for: constraint) else { return }
    if purpose == .hosting { constraint.row = row.index }
    let index = Int(row.index)
    if index >= constraintOfRow.count { makePlaces(forRows: index + 1) }
    if namesMovableBaseline { noteBaselines(of: constraint, row: row.index) }
    constraintOfRow[index] = consume constraint
  }

  /// Grows the table of the rows' constraints to a number of rows.
  func makePlaces(forRows count: Int) {
    guard count > constraintOfRow.count else { return }
    constraintOfRow.append(contentsOf: repeatElement(nil, count: count - constraintOfRow.count))
  }

  @inline(__always)
  private func rowOrWait(for constraint: NSLayoutConstraint) -> LayoutEngine.Row? {
    awaitsSolve = true
    do throws(LayoutEngineError) {
      if !hasScrollViews, let row = try makePlainRow(for: constraint) { return row }
      if let row = try makeRow(for: constraint) { return row }
    } catch .noCommonSpace {
      // It waits.
    } catch {
      if failure == nil { failure = error }
      return nil
    }
    if purpose == .hosting { unprepared.append(constraint) }
    return nil
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let row = constraint.row
    guard row >= 0 else { return }
    recorder?.note(constraint)
    markProportionsStale(above: constraint.holder)
    constraint.row = -1
    constraintOfRow[Int(row)] = nil
    if !baselineItems.isEmpty { baselineItems[row] = nil }
    markPlacementsStale(of: constraint)
    attempt { () throws(LayoutEngineError) in try engine.removeRow(LayoutEngine.Row(index: row)) }
  }

  /// A variable that no row mentions any more becomes 0 without a notice from the solver: the superviews check in their
  /// next layout.
  private func markPlacementsStale(of constraint: NSLayoutConstraint) {
    guard purpose == .hosting, let holder = constraint.holder else { return }
    for place in 0..<constraint.placeCount {
      var view = constraint.reference(at: place)?.layoutView
      while let current = view, current !== holder {
        current.markPlacementStale()
        view = current.storedSuperview
      }
    }
    holder.markPlacementStale()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard constraint.row >= 0 else { return }
    if holdsConstants { heldConstants.append(constraint) } else { applyConstant(of: constraint) }
  }

  /// Passes the postponed constants to the engine.
  func applyHeldConstants() {
    let held = heldConstants
    heldConstants = []
    for constraint in held where constraint.row >= 0 { applyConstant(of: constraint) }
  }

  private func applyConstant(of constraint: NSLayoutConstraint) {
    recorder?.note(constraint)
    markProportionsStale(above: constraint.holder)
    attempt { () throws(LayoutEngineError) in
      try engine.setConstant(
        limited(constant(of: constraint)), of: LayoutEngine.Row(index: constraint.row))
    }
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard constraint.row >= 0 else { return }
    recorder?.note(constraint)
    markProportionsStale(above: constraint.holder)
    attempt { () throws(LayoutEngineError) in
      try engine.setPriority(constraint.storedPriority.rawValue, of: LayoutEngine.Row(index: constraint.row))
    }
  }

  /// The row of a constraint that is not plain in a tree without scroll views; nil while one of its items is not in the tree.
  private func makeRow(for constraint: NSLayoutConstraint) throws(LayoutEngineError) -> LayoutEngine.Row? {
    if hasScrollViews {
      if let row = try makeFloatingRow(for: constraint) { return row }
      if let row = try makePlainRow(for: constraint) { return row }
    } else if constraint.distances == nil {
      // Items that come now may be those of scroll views.
      makeItem(of: constraint.firstReference)
      makeItem(of: constraint.secondReference)
      if hasScrollViews, let row = try makeFloatingRow(for: constraint) { return row }
    }
    guard let holder = constraint.holder, let space = item(for: holder) else { return nil }
    guard constraint.distances == nil else { return try makeDistanceRow(for: constraint, holder, space) }
    let second = constraint.secondReference
    guard
      let first = part(
        constraint.firstReference, constraint.firstAttribute, beside: second, heldBy: holder)
    else { return nil }
    guard constraint.secondAttribute != .notAnAttribute else {
      return try addRow(of: constraint, first, nil, holder: space)
    }
    guard
      let other = part(
        second, constraint.secondAttribute, beside: constraint.firstReference, heldBy: holder)
    else { return nil }
    return try addRow(of: constraint, first, other, holder: space)
  }

  private func makeItem(of reference: ItemReference?) {
    if let view = reference?.view {
      _ = item(for: view)
    } else if let guide = reference?.guide {
      _ = item(for: guide)
    }
  }

  @inline(__always)
  private func addRow(
    of constraint: NSLayoutConstraint, _ first: Part, _ second: Part?, holder: LayoutEngine.Item
  ) throws(LayoutEngineError) -> LayoutEngine.Row {
    let relation = LayoutEngine.RowRelation(constraint.relation)
    let constant = limited(constant(of: constraint))
    let priority = constraint.storedPriority.rawValue
    guard let second else {
      return try engine.addRow(
        first.item, first.attribute, relation, constant: constant, priority: priority,
        precedence: constraint.precedence, holder: holder)
    }
    return try engine.addRow(
      first.item, first.attribute, relation, multiplier(of: constraint), second.item, second.attribute,
      constant: constant, priority: priority, precedence: constraint.precedence, holder: holder)
  }

  /// The row of a constraint whose views have their items, and whose attributes need nothing else: of nearly all. Nil
  /// for others.
  @inline(__always)
  private func makePlainRow(for constraint: NSLayoutConstraint) throws(LayoutEngineError) -> LayoutEngine.Row?
  {
    guard constraint.distances == nil,
      let space = constraint.holderReference.ask({ knownItem(for: $0) }) ?? nil,
      let first = plainPart(constraint.firstReference, constraint.firstAttribute)
    else { return nil }
    guard constraint.secondAttribute != .notAnAttribute else {
      return try addRow(of: constraint, first, nil, holder: space)
    }
    guard let second = plainPart(constraint.secondReference, constraint.secondAttribute) else { return nil }
    return try addRow(of: constraint, first, second, holder: space)
  }

  @inline(__always)
  private func plainPart(_ reference: ItemReference?, _ attribute: NSLayoutConstraint.Attribute) -> Part? {
    guard attribute.rawValue < NSLayoutConstraint.Attribute.lastBaseline.rawValue,
      let engineAttribute = LayoutEngine.Attribute(attribute),
      let item = reference?.viewReference.ask({
        hasScrollViews && $0.hasContentGuide ? nil : knownItem(for: $0)
      }) ?? nil
    else { return nil }
    return (item, engineAttribute)
  }

  /// The row of a constraint between something in a scroll view and something outside, which is where the scrolled content
  /// shows it (spec 05 §10, TN2154): from every position in the scroll view the offset is taken. Nil for others.
  private func makeFloatingRow(for constraint: NSLayoutConstraint) throws(LayoutEngineError)
    -> LayoutEngine.Row?
  {
    guard constraint.distances == nil, let holder = constraint.holder,
      let first = constraint.firstReference, let second = constraint.secondReference
    else { return nil }
    let scrolling = (first.scrollViews(without: second), second.scrollViews(without: first))
    guard !(scrolling.0.isEmpty && scrolling.1.isEmpty), let space = item(for: holder) else { return nil }
    guard var terms = scrolledTerms(first, constraint.firstAttribute, 1, scrolling.0, second, holder),
      let others = scrolledTerms(
        second, constraint.secondAttribute, -multiplier(of: constraint), scrolling.1, first, holder)
    else { return nil }
    terms += others
    return try engine.addRow(
      terms, LayoutEngine.RowRelation(constraint.relation), limited(constant(of: constraint)),
      priority: constraint.storedPriority.rawValue, precedence: constraint.precedence, holder: space)
  }

  /// A side of such a row. The visible rectangle lies at the offset in the scroll view's space.
  private func scrolledTerms(
    _ named: ItemReference, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double,
    _ scrollViews: [UIScrollView], _ other: ItemReference, _ holder: UIView
  ) -> [LayoutEngine.Term]? {
    guard let own = part(named, attribute, beside: other, heldBy: holder) else { return nil }
    var terms = [LayoutEngine.Term(coefficient, own.item, own.attribute)]
    guard own.attribute.isHorizontalLocation || own.attribute.isVerticalLocation else { return terms }
    let origin = Self.origin(beside: own.attribute)
    for scrollView in scrollViews {
      guard let frame = item(for: scrollView), let visible = item(for: scrollView.frameLayoutGuide) else {
        return nil
      }
      terms.append(LayoutEngine.Term(-coefficient, visible, origin))
      terms.append(LayoutEngine.Term(coefficient, frame, origin))
    }
    return terms
  }

  /// The attribute of a visible rectangle that follows its offset, from the side, leading or left, of another attribute.
  private static func origin(beside attribute: LayoutEngine.Attribute) -> LayoutEngine.Attribute {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leading
    case .centerX, .centerXWithinMargins: .centerX
    default: attribute.isHorizontalLocation ? .frameLeft : .frameTop
    }
  }

  private func makeDistanceRow(
    for constraint: NSLayoutConstraint, _ holder: UIView, _ space: LayoutEngine.Item
  ) throws(LayoutEngineError) -> LayoutEngine.Row? {
    let first = constraint.firstSide
    let second = constraint.secondSide
    guard var terms = terms(of: first, 1, beside: second?.reference, heldBy: holder) else { return nil }
    if let second {
      guard
        let others = self.terms(
          of: second, -multiplier(of: constraint), beside: first.reference, heldBy: holder)
      else { return nil }
      terms += others
    }
    return try engine.addRow(
      terms, LayoutEngine.RowRelation(constraint.relation), limited(constant(of: constraint)),
      priority: constraint.storedPriority.rawValue, precedence: constraint.precedence, holder: space)
  }

  private func terms(
    of side: AnchorSide, _ coefficient: Double, beside other: ItemReference?, heldBy holder: UIView
  ) -> [LayoutEngine.Term]? {
    func term(_ named: ItemReference?, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double)
      -> LayoutEngine.Term?
    {
      part(named, attribute, beside: other, heldBy: holder).map {
        LayoutEngine.Term(coefficient, $0.item, $0.attribute)
      }
    }
    guard let distance = side.distance else {
      return term(side.reference, side.attribute, coefficient).map { [$0] }
    }
    guard let to = term(distance.to, distance.toAttribute, coefficient),
      let from = term(distance.from, distance.fromAttribute, -coefficient)
    else { return nil }
    return [to, from]
  }

  /// The engine's item and attribute of a view or guide; nil for one that is gone or not in the tree.
  /// - Parameters:
  ///   - other: what the attribute is compared with; the holder where there is nothing else.
  ///   - holder: the view that holds the constraint.
  private func part(
    _ named: ItemReference?, _ attribute: NSLayoutConstraint.Attribute, beside other: ItemReference?,
    heldBy holder: UIView
  ) -> Part? {
    guard let named, let engineAttribute = LayoutEngine.Attribute(attribute) else { return nil }
    guard let view = named.view else {
      guard let guide = named.guide, let item = item(for: guide) else { return nil }
      return (item, engineAttribute)
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      let baselineView = view.baselineView(first: attribute == .firstBaseline)
      if baselineView !== view || view.mayNameAnotherBaseline { namesMovableBaseline = true }
      guard let item = item(for: baselineView) else { return nil }
      if !notes[Int(item.index)].usesBaselines {
        notes[Int(item.index)].usesBaselines = true
        updateBaselines(of: baselineView, item)
      }
      return (item, engineAttribute)
    }
    guard let item = item(for: view) else { return nil }
    if attribute.isMargin && !notes[Int(item.index)].usesMargins {
      notes[Int(item.index)].usesMargins = true
      marginsDidChange(of: view)
    }
    guard let content = view.contentGuide(for: attribute, beside: other, heldBy: holder) else {
      return (item, engineAttribute)
    }
    guard let contentItem = self.item(for: content) else { return nil }
    if attribute.isMargin { setMargins(view.layoutMargins, of: contentItem) }
    return (contentItem, engineAttribute)
  }

  // MARK: Limits

  /// The largest number that reaches the engine, in points: Apple's own (SnapKit/SnapKit #841: views are no wider, even in
  /// one of 20 million points).
  nonisolated static var limit: Double { 2_777_777 }

  /// An inset as the engine takes it: nothing for what is no number.
  nonisolated static func kept(_ inset: CGFloat) -> Double {
    inset.isNaN ? 0 : min(max(Double(inset), -limit), limit)
  }

  /// A number as the engine takes it. A larger one is replaced, and told of once, in Apple's words.
  @inline(__always)
  func limited(_ value: Double) -> Double { abs(value) <= Self.limit ? value : replacement(for: value) }

  private func replacement(for value: Double) -> Double {
    guard !value.isNaN else { return value }
    if !hasReportedLimit {
      hasReportedLimit = true
      root.effectiveLayoutEnvironment.console(ConsoleMessage(Self.limitWarning))
    }
    return value < 0 ? -Self.limit : Self.limit
  }

  private static let limitWarning =
    "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be "
    + "substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to debug.  "
    + "This will be logged only once.  This may break in the future."

  // MARK: Figures of items

  func updateBaselines(of view: UIView, _ item: LayoutEngine.Item) {
    let offsets = view.baselineOffsetsInLayout
    attempt { () throws(LayoutEngineError) in
      try engine.setBaselines(
        firstFromTop: Double(offsets?.firstFromTop ?? 0),
        lastFromBottom: Double(offsets?.lastFromBottom ?? 0),
        centeredIn: offsets?.centeredHeight.map { Double($0) }, of: item)
    }
  }

  private func setMargins(_ margins: UIEdgeInsets, of item: LayoutEngine.Item) {
    attempt { () throws(LayoutEngineError) in
      try engine.setMargins(LayoutEngine.Edges(margins), of: item)
    }
  }

  func marginsDidChange(of view: UIView) {
    guard notes[Int(view.item)].usesMargins else { return }
    markProportionsStale(above: view)
    setMargins(view.layoutMargins, of: LayoutEngine.Item(index: view.item))
    if let content = view.systemGuides?.scrollContent, content.item >= 0, content.itemContext === self {
      setMargins(view.layoutMargins, of: LayoutEngine.Item(index: content.item))
    }
  }

  func insetsDidChange(of guide: UILayoutGuide) {
    if let keyboard = guide as? UIKeyboardLayoutGuide {
      updateKeyboardRows(of: keyboard)
      guide.storedOwner?.markLayoutNeeded()
      return
    }
    markProportionsStale(above: guide.storedOwner)
    attempt { () throws(LayoutEngineError) in
      try engine.setInsets(LayoutEngine.Edges(guide.derivedInsets), of: LayoutEngine.Item(index: guide.item))
    }
    guide.storedOwner?.markLayoutNeeded()
  }

  func directionDidChange(of view: UIView) {
    attempt { () throws(LayoutEngineError) in
      try engine.setRightToLeft(view.isRightToLeft, of: LayoutEngine.Item(index: view.item))
    }
  }

  func contentSizeDidChange(of view: UIView) {
    markProportionsStale(above: view)
    guard !notes[Int(view.item)].isContentStale else { return }
    notes[Int(view.item)].isContentStale = true
    staleContent.append(view.item)
  }

  func frameDidChange(of view: UIView) {
    markProportionsStale(above: view)
    guard view === root || view.storedTranslatesMask, !notes[Int(view.item)].isFrameStale else { return }
    notes[Int(view.item)].isFrameStale = true
    staleFrames.append(view.item)
  }

  /// A scroll view's visible frame moves over the content; a plain view's mask-placed subviews stay where they are.
  func boundsOriginDidChange(of view: UIView) {
    if let frame = view.systemGuides?.scrollFrame, frame.item >= 0 { insetsDidChange(of: frame) }
    guard !(view is UIScrollView) else { return }
    for subview in view.storedSubviews where subview.item >= 0 && subview.itemContext === self {
      frameDidChange(of: subview)
    }
  }
}

extension ItemReference {
  /// The scroll views that contain the item, but not another one.
  fileprivate func scrollViews(without other: ItemReference) -> [UIScrollView] {
    guard let outside = other.layoutView else { return [] }
    var result: [UIScrollView] = []
    var above = view.map { $0.storedSuperview } ?? guide?.storedOwner
    while let current = above, !outside.isDescendant(of: current) {
      if current.hasContentGuide, let scrollView = current as? UIScrollView { result.append(scrollView) }
      above = current.storedSuperview
    }
    return result
  }
}

extension UIView {
  /// The view whose baseline counts, through as many views as name another (spec 05 §3).
  func baselineView(first: Bool) -> UIView {
    var view = self
    while true {
      let next = first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isDescendant(of: view) { return view }
      view = next
    }
  }
}

extension UIView {
  /// Whether the view whose baseline counts may become another one: not in a view that holds none.
  fileprivate var mayNameAnotherBaseline: Bool { !storedSubviews.isEmpty || self is UIStackView }
}

extension NSLayoutConstraint.Attribute {
  var isMargin: Bool {
    rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
  }
}

extension NSLayoutConstraint {
  /// Both sides as its row has them: beside something inside of a scroll view its edges are those of its content.
  package final var rowSides: [(item: AnyObject?, attribute: Attribute)] {
    zip(sides, [secondReference, firstReference]).map { side, other in
      let view = side.item as? UIView
      let content = holder.flatMap { view?.contentGuide(for: side.attribute, beside: other, heldBy: $0) }
      return (content ?? side.item, side.attribute)
    }
  }
}

extension LayoutEngine.Attribute {
  init?(_ attribute: NSLayoutConstraint.Attribute) {
    self.init(rawValue: UInt8(attribute.rawValue))
  }
}

extension LayoutEngine.RowRelation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
