// Variables, terms and constraints: what a system is made of, as handles and values.

/// The relation of the left-hand side of a constraint to its constant. Raw values are Apple's (`NSLayoutConstraint.Relation`).
///
/// ```swift
/// try solver.addConstraint([Term(1, width)], .greaterThanOrEqual, 44)
/// ```
///
/// The relation says which sign of the residual Σ coefficient · variable − constant is penalised: that of an equality on
/// both sides, that of an inequality on one. So an inequality whose sum is on the other side costs nothing, however far it
/// is.
public enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
  /// The sum is at most the constant.
  case lessThanOrEqual = -1
  /// The sum is the constant.
  case equal = 0
  /// The sum is at least the constant.
  case greaterThanOrEqual = 1
}

/// A real number that a `Solver` determines: a column of its matrix.
///
/// ```swift
/// let left = solver.makeVariable()
/// let width = solver.makeVariable(nonNegative: true)
/// ```
///
/// It is a handle of eight bytes, valid in the solver that made it until `removeVariable(_:)`; a later use throws
/// `SolverError.unknownVariable`. Its value is read with `value(of:)`.
/// - Complexity: making, comparing and hashing one is constant.
public struct Variable: Hashable, Sendable {
  /// The index in the solver's tables. It is reused after removal, which the handle notices by its generation.
  public let index: Int32
  let generation: Int32
}

/// A row of a `Solver`: Σ coefficient · variable RELATION constant, at a priority.
///
/// ```swift
/// let pin = try solver.addConstraint([Term(1, right), Term(-1, left)], .equal, 8, priority: 750)
/// try solver.setConstant(16, of: pin)
/// ```
///
/// It is a handle of eight bytes, valid in the solver that made it until `removeConstraint(_:)`; a later use throws
/// `SolverError.unknownConstraint`. Terms are fixed; constant and priority can be changed.
/// - Complexity: comparing and hashing one is constant.
public struct Constraint: Hashable, Sendable {
  /// The index in the solver's tables. It is reused after removal, which the handle notices by its generation.
  public let index: Int32
  let generation: Int32
}

/// One summand of a row: a variable with its coefficient.
///
/// ```swift
/// // right = left + width
/// try solver.addConstraint([Term(1, right), Term(-1, left), Term(-1, width)], .equal, 0)
/// ```
///
/// A variable may stand in several terms of a row; their coefficients add up, and what adds up to 0 is left out.
public struct Term: Hashable, Sendable {
  /// The variable, of the solver that made it.
  public var variable: Variable
  /// The coefficient, within ±1e15; anything else is refused with `SolverError.notFinite` when the row is added.
  public var coefficient: Double
  /// `coefficient · variable`.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
