// Adding, editing and removing rows.

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
        guard let ancestor = items.commonAncestor(space, term.item.index) else { throw .noCommonSpace }
        space = ancestor
      }
    }
    let row = try makeRow(space, relation, constant, priority, precedence)
    for term in terms.reversed() { rows.prependTerm(term, to: row, items: items) }
    return try insertNew(row)
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
    let row = try makeRow((holder ?? item).index, relation, constant, priority, precedence)
    rows.prependTerm(Term(1, item, attribute), to: row, items: items)
    return try insertNew(row)
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
      guard let common = items.commonAncestor(first.index, second.index) else { throw .noCommonSpace }
      space = common
    }
    let row = try makeRow(space, relation, constant, priority, precedence)
    rows.prependTerm(Term(-multiplier, second, secondAttribute), to: row, items: items)
    rows.prependTerm(Term(1, first, attribute), to: row, items: items)
    return try insertNew(row)
  }

  private func makeRow(
    _ holder: Int32, _ relation: RowRelation, _ constant: Double, _ priority: Float, _ precedence: Int32
  ) throws(LayoutEngineError) -> Int32 {
    guard constant.isFinite else { throw .solver(.notFinite(constant)) }
    guard priority > 0 && priority <= 1000 else { throw .solver(.priorityOutOfRange(priority)) }
    return rows.make(
      RowRecord(
        constant: constant, holder: holder, priority: priority, precedence: precedence, relation: relation))
  }

  private func insertNew(_ row: Int32) throws(LayoutEngineError) -> Row {
    do throws(LayoutEngineError) {
      try insert(row)
    } catch {
      rows.remove(row, items: items)
      throw error
    }
    return Row(index: row)
  }

  /// Removes a row; its handle is no longer valid.
  public func removeRow(_ row: Row) throws(LayoutEngineError) {
    try check(row)
    try withdraw(row.index)
    rows.remove(row.index, items: items)
  }

  /// The cheap edit: only the right-hand side changes.
  public func setConstant(_ constant: Double, of row: Row) throws(LayoutEngineError) {
    try check(row)
    guard constant.isFinite else { throw .solver(.notFinite(constant)) }
    rows.records[row.index].constant = constant
    try pushConstant(row.index)
  }

  /// Changes a row's priority, above 0 and at most 1000.
  public func setPriority(_ priority: Float, of row: Row) throws(LayoutEngineError) {
    try check(row)
    guard priority > 0 && priority <= 1000 else { throw .solver(.priorityOutOfRange(priority)) }
    rows.records[row.index].priority = priority
    let constraint = rows.records[row.index].constraint
    guard constraint >= 0 else { return }
    try wrap { () throws(SolverError) in
      try solver.setPriority(priority, of: solver.constraint(at: constraint))
    }
  }

  /// What a row relates.
  public func terms(of row: Row) throws(LayoutEngineError) -> [Term] {
    try check(row)
    var result: [LayoutEngine.Term] = []
    var next = rows.records[row.index].firstTerm
    while next >= 0 {
      let term = rows.terms[next]
      result.append(LayoutEngine.Term(term.coefficient, Item(index: term.item), term.attribute))
      next = term.next
    }
    return result
  }

  func check(_ row: Row) throws(LayoutEngineError) {
    guard rows.isUsed(row.index) else { throw .unknownRow(row) }
  }

  /// Composes the row's sum in the holder's space.
  private func compose(_ row: Int32) {
    sum.removeAll()
    sumConstant = 0
    let holder = rows.records[row].holder
    let first = rows.records[row].firstTerm
    var isMirrored = false
    if items.records[holder].isRightToLeft {
      var next = first
      while next >= 0 {
        if rows.terms[next].attribute.isDirectional { isMirrored = true }
        next = rows.terms[next].next
      }
    }
    var next = first
    var isFirst = true
    /// The only item in the sum; negative where there may be others.
    var only: Int32 = -1
    while next >= 0 {
      let term = rows.terms[next]
      next = term.next
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
      isFirst = false
    }
  }

  private func insert(_ row: Int32) throws(LayoutEngineError) {
    compose(row)
    let offset = sumConstant
    let record = rows.records[row]
    let constraint: Int32
    do throws(SolverError) {
      constraint = try solver.addRow(
        sum, record.relation, record.constant - offset, priority: record.priority,
        precedence: record.precedence)
    } catch { throw .solver(error) }
    rows.records[row].offset = offset
    rows.records[row].constraint = constraint
    if Int(constraint) < rowOfConstraint.count {
      rowOfConstraint[constraint] = row
    } else {
      rowOfConstraint.append(row)
    }
  }

  private func withdraw(_ row: Int32) throws(LayoutEngineError) {
    let constraint = rows.records[row].constraint
    guard constraint >= 0 else { return }
    rowOfConstraint[constraint] = -1
    rows.records[row].constraint = -1
    try wrap { () throws(SolverError) in
      try solver.removeConstraint(solver.constraint(at: constraint))
    }
  }

  private func pushConstant(_ row: Int32) throws(LayoutEngineError) {
    let record = rows.records[row]
    guard record.constraint >= 0 else { return }
    do throws(SolverError) {
      try solver.setConstant(record.constant - record.offset, at: record.constraint)
    } catch { throw .solver(error) }
  }

  /// Insets, margins and baselines only shift right-hand sides.
  private func refresh(_ row: Int32) throws(LayoutEngineError) {
    compose(row)
    guard sumConstant != rows.records[row].offset else { return }
    rows.records[row].offset = sumConstant
    try pushConstant(row)
  }

  func refreshRows(mentioning item: Int32) throws(LayoutEngineError) {
    var term = items.records[item].firstTerm
    while term >= 0 {
      try refresh(rows.terms[term].row)
      term = rows.terms[term].nextOfItem
    }
  }

  /// The rows' variables change, not only their constants.
  func recomposeRows(mentioning item: Int32) throws(LayoutEngineError) {
    var term = items.records[item].firstTerm
    while term >= 0 {
      try recompose(rows.terms[term].row)
      term = rows.terms[term].nextOfItem
    }
  }

  func refreshAllRows() throws(LayoutEngineError) {
    for row in 0..<Int32(rows.count) where rows.isUsed(row) { try refresh(row) }
  }

  /// A turned direction changes the variables of a row.
  func recompose(_ row: Int32) throws(LayoutEngineError) {
    try withdraw(row)
    try insert(row)
  }
}
