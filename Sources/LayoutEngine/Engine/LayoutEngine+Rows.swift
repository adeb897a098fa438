// Rows of the engine: adding, editing and removing them, and composing their linear combinations.

import ConstraintSolver

extension LayoutEngine {
  /// Adds Σ coefficient · item.attribute RELATION constant.
  /// - Parameters:
  ///   - terms: attributes of items with their factors; at least one.
  ///   - relation: how the sum relates to the constant.
  ///   - constant: in points.
  ///   - priority: above 0; 1000 means required.
  ///   - holder: the item in whose space locations are measured, an ancestor of all items or one of them; nil for the
  ///     nearest one. Its direction decides what leading means.
  ///   - precedence: see `Solver.addConstraint`.
  /// - Complexity: the number of items on the way from the items to the holder.
  @discardableResult
  public func addRow(
    _ terms: [LayoutEngine.Term], _ relation: RowRelation, _ constant: Double, priority: Float = 1000,
    precedence: Int32 = 0,
    holder: Item? = nil
  ) throws(LayoutEngineError) -> Row {
    guard let first = terms.first else { throw .noTerms }
    for term in terms {
      try check(term.item)
      guard term.coefficient.isFinite else { throw .solver(.notFinite(term.coefficient)) }
    }
    var space = holder?.index ?? first.item.index
    if let holder {
      try check(holder)
      for term in terms where !items.isAncestor(holder.index, of: term.item.index) { throw .noCommonSpace }
    } else {
      for term in terms.dropFirst() {
        guard let ancestor = commonAncestor(space, term.item.index) else { throw .noCommonSpace }
        space = ancestor
      }
    }
    try admit(constant, priority)
    let row = rows.make(constant, holder: space, terms)
    for term in terms { mention(term) }
    return try insertNew(row, Sides(relation, priority), precedence)
  }

  /// `first.attribute RELATION constant`; see the general form.
  @discardableResult
  public func addRow(
    _ item: Item, _ attribute: Attribute, _ relation: RowRelation, constant: Double, priority: Float = 1000,
    precedence: Int32 = 0, holder: Item? = nil
  ) throws(LayoutEngineError) -> Row {
    try check(item)
    if let holder {
      try check(holder)
      guard items.isAncestor(holder.index, of: item.index) else { throw .noCommonSpace }
    }
    try admit(constant, priority)
    return try insertNew(
      constant, (holder ?? item).index, item, attribute, Sides(relation, priority), precedence)
  }

  /// Adds a goal: the attribute should be the constant; to be above it costs at one priority, to be below it at
  /// another. A content size is one on each axis, with hugging as the first and compression resistance as the second.
  /// - Parameters:
  ///   - item: the item that has the goal.
  ///   - attribute: measured in the item's own space.
  ///   - constant: in points.
  ///   - above: below 1000; 0 where it may be above the constant. One of the two is greater than 0.
  ///   - below: the same for values below the constant.
  ///   - precedence: see `Solver.addConstraint`.
  @discardableResult
  public func addGoal(
    _ item: Item, _ attribute: Attribute, constant: Double, above: Float, below: Float, precedence: Int32 = 0
  ) throws(LayoutEngineError) -> Row {
    try check(item)
    let sides = Sides(above: above, below: below)
    guard sides.isGoal else { throw .solver(.goalPriorityOutOfRange(above: above, below: below)) }
    try admit(constant)
    return try insertNew(constant, item.index, item, attribute, sides, precedence)
  }

  /// A new row of one attribute.
  @inline(__always)
  private func insertNew(
    _ constant: Double, _ holder: Int32, _ item: Item, _ attribute: Attribute, _ sides: Sides,
    _ precedence: Int32
  ) throws(LayoutEngineError) -> Row {
    let term = Term(1, item, attribute)
    let row = rows.make(constant, holder: holder, term)
    mention(term)
    beginSum()
    let isPlain =
      !items.records[holder].isRightToLeft && addPlainAttribute(attribute, 1, item.index, holder: holder)
    return try insertNew(row, sides, precedence, isComposed: isPlain)
  }

  /// `first.attribute RELATION multiplier · second.attribute + constant`.
  @discardableResult
  public func addRow(
    _ first: Item, _ attribute: Attribute, _ relation: RowRelation, _ multiplier: Double, _ second: Item,
    _ secondAttribute: Attribute, constant: Double = 0, priority: Float = 1000, precedence: Int32 = 0,
    holder: Item? = nil
  ) throws(LayoutEngineError) -> Row {
    try check(first)
    try check(second)
    guard multiplier.isFinite else { throw .solver(.notFinite(multiplier)) }
    var space: Int32
    if let holder {
      try check(holder)
      space = holder.index
      guard items.isAncestor(space, of: first.index), items.isAncestor(space, of: second.index) else {
        throw .noCommonSpace
      }
    } else {
      guard let common = commonAncestor(first.index, second.index) else { throw .noCommonSpace }
      space = common
    }
    try admit(constant, priority)
    let (term, secondTerm) = (Term(1, first, attribute), Term(-multiplier, second, secondAttribute))
    let row = rows.make(constant, holder: space, term, secondTerm)
    mention(term)
    mention(secondTerm)
    beginSum()
    let isPlain =
      !items.records[space].isRightToLeft && first != second
      && addPlainAttribute(attribute, 1, first.index, holder: space)
      && addPlainAttribute(secondAttribute, -multiplier, second.index, holder: space)
    return try insertNew(row, Sides(relation, priority), precedence, isComposed: isPlain)
  }

  /// The nearest item in whose space both can be measured.
  @inline(__always)
  private func commonAncestor(_ first: Int32, _ second: Int32) -> Int32? {
    // Nearly all are siblings, or a parent and its child.
    let (parent, other) = (items.records[first].parent, items.records[second].parent)
    if parent == other, parent >= 0, first != second { return parent }
    if parent == second { return second }
    if other == first { return first }
    return distantAncestor(first, second)
  }

  private func distantAncestor(_ first: Int32, _ second: Int32) -> Int32? {
    var a = first
    var b = second
    while items.records[a].depth > items.records[b].depth { a = items.records[a].parent }
    while items.records[b].depth > items.records[a].depth { b = items.records[b].parent }
    while a != b {
      a = items.records[a].parent
      b = items.records[b].parent
      if a < 0 || b < 0 { return nil }
    }
    return a
  }

  @inline(__always)
  private func admit(_ constant: Double, _ priority: Float = 1000) throws(LayoutEngineError) {
    guard constant.isFinite else { throw .solver(.notFinite(constant)) }
    guard priority > 0 && priority <= 1000 else { throw .solver(.priorityOutOfRange(priority)) }
    noteMoves()
  }

  /// - Parameter isComposed: whether `sum` is that of the row already.
  @inline(__always)
  private func insertNew(_ row: Int32, _ sides: Sides, _ precedence: Int32, isComposed: Bool = false)
    throws(LayoutEngineError) -> Row
  {
    do throws(LayoutEngineError) {
      if !isComposed { compose(row) }
      try insert(row, sides, precedence)
    } catch {
      forget(row)
      throw error
    }
    return Row(index: row)
  }

  /// Counts a term of a new row for its item.
  // Each part of a table is reached by itself: a call of a table's method would copy the heads of all its arrays.
  @inline(__always)
  private func mention(_ term: Term) {
    items.records[term.item.index].mentionCount &+= 1
    if term.attribute.isMarginOrBaseline { noteFigure(of: term) }
  }

  private func noteFigure(of term: Term) {
    if term.attribute.isBaseline {
      items.records[term.item.index].areBaselinesNamed = true
    } else {
      items.records[term.item.index].areMarginsNamed = true
    }
  }

  /// Removes a row from the tables; the solver does not have it.
  private func forget(_ row: Int32) {
    rows.remove(row) { item in
      items.records[item].mentionCount -= 1
      guard items.records[item].mentionCount == 0 else { return }
      items.records[item].areMarginsNamed = false
      items.records[item].areBaselinesNamed = false
    }
  }

  /// Removes a row; its handle is no longer valid.
  public func removeRow(_ row: Row) throws(LayoutEngineError) {
    try check(row)
    noteMoves()
    try withdraw(constraint(ofRow: row.index))
    forget(row.index)
  }

  /// Changes the right-hand side of a row alone, which is the cheapest edit.
  public func setConstant(_ constant: Double, of row: Row) throws(LayoutEngineError) {
    try check(row)
    guard constant.isFinite else { throw .solver(.notFinite(constant)) }
    rows.records[row.index].constant = constant
    try pushConstant(row.index)
  }

  /// Changes a row's priority, above 0 and at most 1000; that of a goal on each side that costs something; at
  /// 1000 it is a goal no longer, but required.
  public func setPriority(_ priority: Float, of row: Row) throws(LayoutEngineError) {
    try check(row)
    let constraint = constraint(ofRow: row.index)
    try wrap { () throws(SolverError) in
      try solver.setPriority(priority, of: solver.constraint(at: constraint))
    }
  }

  /// Changes the priorities of a goal; see `addGoal`. Any other row becomes a goal.
  public func setPriorities(above: Float, below: Float, of goal: Row) throws(LayoutEngineError) {
    try check(goal)
    let constraint = constraint(ofRow: goal.index)
    try wrap { () throws(SolverError) in
      try solver.setPriorities(above: above, below: below, of: solver.constraint(at: constraint))
    }
  }

  /// The terms of a row as they were given, all on the left side of its relation. Throws for a row that was removed.
  public func terms(of row: Row) throws(LayoutEngineError) -> [Term] {
    try check(row)
    var result: [LayoutEngine.Term] = []
    var next = rows.records[row.index].firstTerm
    while true {
      let term = rows.terms[next]
      result.append(LayoutEngine.Term(term.coefficient, Item(index: term.item), term.attribute))
      if term.isLast { return result }
      next += 1
    }
  }

  func check(_ row: Row) throws(LayoutEngineError) {
    guard rows.isUsed(row.index) else { throw .unknownRow(row) }
  }

  private func beginSum() {
    sum.removeAll()
    sumConstant = 0
  }

  /// Composes the row's sum in the holder's space.
  ///
  /// In a holder that reads from right to left, leading and trailing name the opposite edges and the constant changes its
  /// sign; multipliers stay, and the holder's left edge is coordinate 0 as ever. `trailing == 0.8 * super.trailing` is the
  /// left edge at 0 (Stack Overflow 33714527, iOS 9; freshOS/Stevia issue 128, 2019). With multiplier 1 the layout is the
  /// mirror image.
  private func compose(_ row: Int32) {
    beginSum()
    let holder = rows.records[row].holder
    let first = rows.records[row].firstTerm
    let isMirrored = items.records[holder].isRightToLeft && isDirectional(row)
    var next = first
    var isFirst = true
    /// The only item in the sum; negative where there may be others.
    var only: Int32 = -1
    while true {
      let term = rows.terms[next]
      if !isMirrored, isFirst || (only >= 0 && term.item != only),
        addPlainAttribute(term.attribute, term.coefficient, term.item, holder: holder)
      {
        only = isFirst ? term.item : -1
      } else {
        // A centre beside a leading edge is measured from the same side; left and right never turn.
        let mirrors = isMirrored && (term.attribute.isDirectional || term.attribute.isNeutralX)
        addAttribute(term.attribute, term.coefficient, term.item, holder: holder, isMirrored: mirrors)
        only = -1
      }
      if term.isLast { return }
      isFirst = false
      next += 1
    }
  }

  private func isDirectional(_ row: Int32) -> Bool {
    var next = rows.records[row].firstTerm
    while !rows.terms[next].attribute.isDirectional {
      if rows.terms[next].isLast { return false }
      next += 1
    }
    return true
  }

  /// Adds the composed row to the solver.
  @inline(__always)
  private func insert(_ row: Int32, _ sides: Sides, _ precedence: Int32) throws(LayoutEngineError) {
    let offset = sumConstant
    let constraint: Int32
    do throws(SolverError) {
      constraint = try solver.addRow(
        sum, rows.records[row].constant - offset, sides, precedence: precedence)
    } catch { throw .solver(error) }
    rows.setOffset(offset, of: row)
    if constraint != row || !rowOfConstraint.isEmpty { note(row, ofConstraint: constraint) }
  }

  private func note(_ row: Int32, ofConstraint constraint: Int32) {
    if rowOfConstraint.isEmpty {
      for other in 0..<Int32(rows.count) {
        rowOfConstraint.append(rows.isUsed(other) && other != row ? other : -1)
        constraintOfRow.append(other)
      }
    }
    rowOfConstraint.extend(to: Int(constraint) + 1, with: -1)
    rowOfConstraint[constraint] = row
    constraintOfRow.extend(to: Int(row) + 1, with: -1)
    constraintOfRow[row] = constraint
  }

  private func withdraw(_ constraint: Int32) throws(LayoutEngineError) {
    if !rowOfConstraint.isEmpty { rowOfConstraint[constraint] = -1 }
    try wrap { () throws(SolverError) in
      try solver.removeConstraint(solver.constraint(at: constraint))
    }
  }

  private func pushConstant(_ row: Int32) throws(LayoutEngineError) {
    do throws(SolverError) {
      try solver.setConstant(rows.records[row].constant - rows.offset(of: row), at: constraint(ofRow: row))
    } catch { throw .solver(error) }
  }

  /// Composes a row again whose variables stay: insets, margins and baselines only shift right-hand sides.
  private func refresh(_ row: Int32) throws(LayoutEngineError) {
    compose(row)
    let old = rows.offset(of: row)
    guard sumConstant != old else { return }
    rows.setOffset(sumConstant, of: row)
    do throws(LayoutEngineError) { try pushConstant(row) } catch {
      rows.setOffset(old, of: row)
      throw error
    }
  }

  /// Calls a closure for each row that mentions an item; twice for one that names it in two terms.
  func forEachRow<E>(mentioning item: Int32, _ body: (Int32) throws(E) -> Void) throws(E) {
    guard items.records[item].mentionCount > 0 else { return }
    var term = rows.firstMention(of: item)
    while term >= 0 {
      let mention = rows.mention(term)
      try body(mention.row)
      term = mention.next
    }
  }

  func refreshRows(mentioning item: Int32) throws(LayoutEngineError) {
    // A row that cannot follow stays as it is, and keeps no other from following.
    var failure: LayoutEngineError?
    forEachRow(mentioning: item) { row in
      do throws(LayoutEngineError) { try refresh(row) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  func recomposeRows(mentioning item: Int32) throws(LayoutEngineError) {
    try forEachRow(mentioning: item) { row throws(LayoutEngineError) in try recompose(row) }
  }

  func refreshAllRows() throws(LayoutEngineError) {
    var failure: LayoutEngineError?
    for row in 0..<Int32(rows.count) where rows.isUsed(row) {
      do throws(LayoutEngineError) { try refresh(row) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  /// Composes a row anew and replaces it in the solver: its variables change with the reading direction.
  func recompose(_ row: Int32) throws(LayoutEngineError) {
    let constraint = constraint(ofRow: row)
    let (sides, precedence) = solver.demand(ofRow: constraint)
    // The new row first: if it cannot be, the old one stays.
    compose(row)
    try insert(row, sides, precedence)
    try withdraw(constraint)
  }
}
