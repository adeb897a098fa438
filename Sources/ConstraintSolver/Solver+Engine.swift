// What the layout engine uses of the solver: the same edits by number, for a caller that keeps its own handles and never
// holds a stale one.

extension Solver {
  /// The number of a new variable.
  package func makeVariable(isSize: Bool) -> Int32 { makeVariable(nonNegative: isSize).index }

  /// A variable by its number.
  package func variable(at index: Int32) -> Variable {
    Variable(index: index, generation: storage.columns[index].generation)
  }

  /// A constraint by its number.
  package func constraint(at index: Int32) -> Constraint {
    Constraint(index: index, generation: storage.rows[index].generation)
  }

  /// Begins the sum of a new row.
  package func beginSum() { draft.removeAll() }

  /// Whether the sum has no terms.
  package var isSumEmpty: Bool { draft.isEmpty }

  /// Adds to the sum; terms of one variable are added up.
  package func addTerm(_ coefficient: Double, _ variable: Int32) {
    guard coefficient != 0 else { return }
    for k in 0..<draft.count where draft[k].variable == variable {
      draft[k].coefficient += coefficient
      return
    }
    draft.append(DraftTerm(coefficient: coefficient, variable: variable))
  }

  /// Adds the row of the sum, and returns its number. Terms that cancel are left out.
  ///
  /// - Precondition: coefficients are finite, the priority is above 0 and at most 1000.
  package func addRow(
    _ relation: Relation, _ constant: Double, priority: Float, precedence: Int32
  ) throws(SolverError) -> Int32 {
    var kept = 0
    for k in 0..<draft.count where draft[k].coefficient != 0 {
      try check(draft[k].coefficient)
      draft[kept] = draft[k]
      kept += 1
    }
    draft.removeLast(draft.count - kept)
    try check(constant)
    try checkRoom()
    let row = storage.addRow(
      length: kept, relation, constant, priority: priority, precedence: precedence)
    for k in 0..<kept { storage.setEntry(k, of: row, draft[k].coefficient, variable: draft[k].variable) }
    admit(row)
    return Int32(row)
  }

  /// Changes a right-hand side.
  package func setConstant(_ constant: Double, at row: Int32) throws(SolverError) {
    try check(constant)
    guard storage.rows[row].constant != constant else { return }
    storage.rows[row].constant = constant
    edit(Int(row))
  }

  /// The values of four variables; 0 for a negative number.
  package func values(at indices: SIMD4<Int32>) -> SIMD4<Double> {
    var result = SIMD4<Double>()
    let count = Int32(plan.value.count)
    for k in 0..<4 where indices[k] >= 0 && indices[k] < count { result[k] = plan.value[indices[k]] }
    return result
  }

  /// How many variables changed in the last `solve()`.
  package var changedCount: Int { plan.changed.count }

  /// The number of a variable that changed.
  package func changedVariable(at place: Int) -> Int32 { plan.changed[place] }
}

/// A term of a row that is being composed.
struct DraftTerm: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
}
