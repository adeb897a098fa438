// The solver's interface for the layout engine: the same edits by index instead of handle, without checks of generations.

package import Unchecked

extension Solver {
  package func reserveCapacity(variables: Int, rows: Int, terms: Int) {
    storage.reserve(variables: variables, rows: rows, entries: terms)
  }

  /// Makes a variable, and returns its index.
  package func makeVariable(isSize: Bool) -> Int32 {
    Int32(truncatingIfNeeded: addVariable(isNonNegative: isSize))
  }

  package func variable(at index: Int32) -> Variable {
    Variable(index: index, generation: storage.columns[index].generation)
  }

  package func constraint(at index: Int32) -> Constraint {
    Constraint(index: index, generation: storage.rows[index].generation)
  }

  /// Adds a row, and returns its index. Terms with the factor 0 are left out.
  /// - Precondition: each variable is named once, and the priority is above 0 and at most 1000.
  package func addRow(
    _ terms: borrowing FlatBuffer<RowTerm>, _ constant: Double, _ sides: Sides, precedence: Int32
  ) throws(SolverError) -> Int32 {
    try check(constant)
    for k in 0..<terms.count { try check(terms[k].coefficient) }
    try checkRoom()
    let row = storage.addRow(terms, constant, sides, precedence: precedence)
    admit(Int(row))
    return row
  }

  /// The priorities of a row's sides, and its precedence.
  package func demand(ofRow row: Int32) -> (sides: Sides, precedence: Int32) {
    (storage.rows[row].sides, storage.rows[row].precedence)
  }

  /// Changes a right-hand side.
  package func setConstant(_ constant: Double, at row: Int32) throws(SolverError) {
    try check(constant)
    guard storage.rows[row].constant != constant else { return }
    storage.rows[row].constant = constant
    edit(Int(row))
  }

  /// The values by index of variable, to be read before the next edit. Variables that were made since the last
  /// `solve()` may be missing; their values are 0.
  package var values: FlatElements<Double> { plan.value.elements }

  /// The indices of the variables that changed in the last `solve()`, to be read before the next one.
  package var changedNumbers: FlatElements<Int32> { plan.changed.elements }
}

/// A term of a row, by the index of its variable.
// Usable from what is in line: else making one is a call from the engine.
@usableFromInline
package struct RowTerm: BitwiseCopyable {
  @usableFromInline package var coefficient: Double
  @usableFromInline package var variable: Int32

  @inlinable @inline(__always)
  package init(coefficient: Double, variable: Int32) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
