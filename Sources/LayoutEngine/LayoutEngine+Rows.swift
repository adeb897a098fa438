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
    for term in terms { try check(term.item) }
    let space: Int32
    if let holder {
      try check(holder)
      for term in terms where !items.isAncestor(holder.index, of: term.item.index) { throw .noCommonSpace }
      space = holder.index
    } else {
      var common = first.item.index
      for term in terms.dropFirst() {
        guard let ancestor = items.commonAncestor(common, term.item.index) else { throw .noCommonSpace }
        common = ancestor
      }
      space = common
    }
    for term in terms where !term.coefficient.isFinite { throw .solver(.notFinite(term.coefficient)) }
    guard constant.isFinite else { throw .solver(.notFinite(constant)) }
    guard priority > 0 && priority <= 1000 else { throw .solver(.priorityOutOfRange(priority)) }
    let row = rows.make(
      RowRecord(
        holder: space, firstTerm: -1, relation: relation, constant: constant, priority: priority,
        precedence: precedence, constraint: nil, offset: 0, isUsed: true))
    for term in terms.reversed() { rows.appendTerm(term, to: row, items: &items) }
    do throws(LayoutEngineError) {
      try insert(row)
    } catch {
      rows.remove(row, items: &items)
      throw error
    }
    return Row(index: row)
  }

  /// `first.attribute RELATION multiplier · second.attribute + constant`.
  @discardableResult
  public func addRow(
    _ first: Item, _ attribute: Attribute, _ relation: RowRelation, _ multiplier: Double, _ second: Item,
    _ secondAttribute: Attribute, constant: Double = 0, priority: Float = 1000, precedence: Int32 = 0,
    holder: Item? = nil
  ) throws(LayoutEngineError) -> Row {
    try addRow(
      [LayoutEngine.Term(1, first, attribute), LayoutEngine.Term(-multiplier, second, secondAttribute)],
      relation,
      constant, priority: priority, precedence: precedence, holder: holder)
  }

  /// Removes a row; its handle is no longer valid.
  public func removeRow(_ row: Row) throws(LayoutEngineError) {
    try check(row)
    try withdraw(row.index)
    rows.remove(row.index, items: &items)
  }

  /// The cheap edit: only the right-hand side changes.
  public func setConstant(_ constant: Double, of row: Row) throws(LayoutEngineError) {
    try check(row)
    guard constant.isFinite else { throw .solver(.notFinite(constant)) }
    rows.records[Int(row.index)].constant = constant
    try pushConstant(row.index)
  }

  /// Changes a row's priority, above 0 and at most 1000.
  public func setPriority(_ priority: Float, of row: Row) throws(LayoutEngineError) {
    try check(row)
    guard priority > 0 && priority <= 1000 else { throw .solver(.priorityOutOfRange(priority)) }
    rows.records[Int(row.index)].priority = priority
    guard let constraint = rows.records[Int(row.index)].constraint else { return }
    try wrap { () throws(SolverError) in try solver.setPriority(priority, of: constraint) }
  }

  /// What a row relates.
  public func terms(of row: Row) throws(LayoutEngineError) -> [Term] {
    try check(row)
    var result: [LayoutEngine.Term] = []
    var term = rows.records[Int(row.index)].firstTerm
    while term >= 0 {
      let i = Int(term)
      result.append(
        LayoutEngine.Term(rows.coefficient[i], Item(index: rows.item[i]), rows.attribute[i]))
      term = rows.next[i]
    }
    return result
  }

  func check(_ row: Row) throws(LayoutEngineError) {
    guard rows.isUsed(row.index) else { throw .unknownRow(row) }
  }

  /// Composes the row's expression in the holder's space.
  private func compose(_ row: Int32) {
    expression.clear()
    let record = rows.records[Int(row)]
    var isMirrored = false
    if items.isRightToLeft[Int(record.holder)] {
      var term = record.firstTerm
      while term >= 0 {
        if rows.attribute[Int(term)].isDirectional { isMirrored = true }
        term = rows.next[Int(term)]
      }
    }
    var term = record.firstTerm
    while term >= 0 {
      let i = Int(term)
      let attribute = rows.attribute[i]
      // A centre beside a leading edge is measured from the same side; left and right never turn.
      let mirrors = isMirrored && (attribute.isDirectional || attribute.isNeutralX)
      addAttribute(attribute, rows.coefficient[i], rows.item[i], holder: record.holder, isMirrored: mirrors)
      term = rows.next[i]
    }
  }

  private func insert(_ row: Int32) throws(LayoutEngineError) {
    compose(row)
    rows.records[Int(row)].offset = expression.constant
    let record = rows.records[Int(row)]
    // An edge of the holder beside itself is a constant: a row that holds or does not, without variables.
    if expression.terms.isEmpty {
      expression.terms.append(ConstraintSolver.Term(0, variable(of: record.holder, .width)))
    }
    let terms = expression.terms
    let constraint = try wrap { () throws(SolverError) in
      try solver.addConstraint(
        terms, record.relation, record.constant - record.offset, priority: record.priority,
        precedence: record.precedence)
    }
    rows.records[Int(row)].constraint = constraint
    while rowOfConstraint.count <= Int(constraint.index) { rowOfConstraint.append(-1) }
    rowOfConstraint[Int(constraint.index)] = row
  }

  private func withdraw(_ row: Int32) throws(LayoutEngineError) {
    guard let constraint = rows.records[Int(row)].constraint else { return }
    rowOfConstraint[Int(constraint.index)] = -1
    rows.records[Int(row)].constraint = nil
    try wrap { () throws(SolverError) in try solver.removeConstraint(constraint) }
  }

  private func pushConstant(_ row: Int32) throws(LayoutEngineError) {
    let record = rows.records[Int(row)]
    guard let constraint = record.constraint else { return }
    try wrap { () throws(SolverError) in
      try solver.setConstant(record.constant - record.offset, of: constraint)
    }
  }

  /// Insets, margins and baselines only shift right-hand sides.
  private func refresh(_ row: Int32) throws(LayoutEngineError) {
    compose(row)
    guard expression.constant != rows.records[Int(row)].offset else { return }
    rows.records[Int(row)].offset = expression.constant
    try pushConstant(row)
  }

  func refreshRows(mentioning item: Int32) throws(LayoutEngineError) {
    var term = items.firstTerm[Int(item)]
    while term >= 0 {
      try refresh(rows.rowOfTerm[Int(term)])
      term = rows.nextOfItem[Int(term)]
    }
  }

  /// The rows' variables change, not only their constants.
  func recomposeRows(mentioning item: Int32) throws(LayoutEngineError) {
    var term = items.firstTerm[Int(item)]
    while term >= 0 {
      try recompose(rows.rowOfTerm[Int(term)])
      term = rows.nextOfItem[Int(term)]
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
