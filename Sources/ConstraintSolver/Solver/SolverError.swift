// The errors of a solver, and the sentence for each.

/// A mistake of the caller, or a limit of the solver.
///
/// ```swift
/// do { try solver.setConstant(.nan, of: pin) } catch { print(error) }  // nan is not a number within ±1e15
/// ```
///
/// An edit that throws has changed nothing. After a `solve()` that throws, values are finite and partly those of before; the
/// next call begins anew. Infeasible rows are no error: see `Conflict`.
/// - Complexity: constant; the sentence is made when `description` is read.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient or constant is NaN, infinite or beyond ±1e15.
  case notFinite(Double)
  /// A constraint without terms.
  case emptyTerms
  /// The variable was removed, or belongs to another solver.
  case unknownVariable(Variable)
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint(Constraint)
  /// Priorities are greater than 0 and at most 1000.
  case priorityOutOfRange(Float)
  /// Priorities of a goal are at least 0 and less than 1000, and one of them is greater than 0.
  case goalPriorityOutOfRange(above: Float, below: Float)
  /// A variable that a constraint still mentions cannot be removed.
  case variableInUse(Variable)
  /// The solver has as many variables as it can hold.
  case tooManyVariables(limit: Int)
  /// The solver has as many constraints as it can hold.
  case tooManyConstraints(limit: Int)
  /// The numbers of the system are so far apart that double precision cannot solve it.
  case numericalBreakdown
  /// The pivots reached their limit, as they never do in a well-scaled system.
  case noConvergence(pivots: Int)
  /// The time limit of the work was exceeded.
  case outOfTime
}

extension SolverError: CustomStringConvertible {
  /// One sentence for people, without a full stop: the number or handle at fault, and the range that is allowed.
  public var description: String {
    switch self {
    case .notFinite(let value): "\(value) is not a number within ±1e15"
    case .emptyTerms: "a constraint needs at least one term"
    case .unknownVariable(let variable):
      "variable \(variable.index) was removed, or belongs to another solver"
    case .unknownConstraint(let constraint):
      "constraint \(constraint.index) was removed, or belongs to another solver"
    case .priorityOutOfRange(let priority):
      "priority \(priority) is out of range: priorities are greater than 0 and at most 1000"
    case .goalPriorityOutOfRange(let above, let below):
      "priorities \(above) and \(below) are out of range for a goal: each is at least 0 and less than 1000, and one is above 0"
    case .variableInUse(let variable): "variable \(variable.index) is still mentioned by a constraint"
    case .tooManyVariables(let limit): "more than \(limit) variables"
    case .tooManyConstraints(let limit): "more than \(limit) constraints"
    case .numericalBreakdown:
      "the system is too ill-conditioned for double precision: its coefficients differ too much in magnitude"
    case .noConvergence(let pivots): "no optimum after \(pivots) pivots"
    case .outOfTime: "the time limit was exceeded"
    }
  }
}
