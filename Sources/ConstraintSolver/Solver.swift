// The public face of the solver: variables, constraints with priorities, edits, answers.

/// How the two sides of a constraint relate. Raw values are Apple's (`NSLayoutConstraint.Relation`).
public enum Relation: Int8, Hashable, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// A free real number that a `Solver` determines.
public struct Variable: Hashable, Sendable {
  public let index: Int32
  @usableFromInline package init(index: Int32) { self.index = index }
}

/// A row of a `Solver`: Σ coefficient · variable RELATION constant, at a priority.
public struct Constraint: Hashable, Sendable {
  public let index: Int32
  @usableFromInline package init(index: Int32) { self.index = index }
}

/// One summand of a row.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// Mistakes of the caller and limits of the solver.
public enum SolverError: Error, Hashable, Sendable {
  case notFinite(Double)
  case emptyTerms
  case unknownVariable(Variable)
  case unknownConstraint(Constraint)
  case priorityOutOfRange(Float)
  case variableInUse(Variable)
  case tooManyVariables(limit: Int)
  case tooManyConstraints(limit: Int)
  case noConvergence(pivots: Int)
}

/// Required constraints that exclude each other: without any one member the others can hold together.
public struct Conflict: Hashable, Sendable {
  /// The members, in the order in which they were added.
  public var constraints: [Constraint]
  /// Variables whose implicit `>= 0` is a member as well.
  public var bounds: [Variable]
  /// The member that has no effect, so that the others hold.
  public var broken: Constraint
}

/// Solves linear constraints with strict priorities: required rows hold; then, level by level from the
/// highest priority, the sum of absolute violations is minimal in the freedom that higher levels left.
public final class Solver {
  public init() {}
  /// A new variable; with `nonNegative`, an implicit required `>= 0` that outranks every constraint.
  public func makeVariable(nonNegative: Bool = false) -> Variable { fatalError() }
  /// Forgets a variable that no constraint mentions.
  public func removeVariable(_ variable: Variable) throws(SolverError) { fatalError() }
  /// Adds Σ terms RELATION constant.
  /// - Parameter precedence: decides ties. Of several constraints of one priority that cannot all hold at the same
  ///   cost, those with the lowest precedence (then the earliest added) are satisfied; in a required conflict the
  ///   member with the highest precedence (then the latest added) is broken. System rows use negative numbers.
  @discardableResult
  public func addConstraint(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000, precedence: Int32 = 0
  ) throws(SolverError) -> Constraint { fatalError() }
  public func removeConstraint(_ constraint: Constraint) throws(SolverError) { fatalError() }
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) { fatalError() }
  public func setPriority(_ priority: Float, of constraint: Constraint) throws(SolverError) { fatalError() }
  /// Brings all values up to date with the edits since the last call; costs nothing without edits.
  public func solve() throws(SolverError) { fatalError() }
  /// The value at the last `solve()`; 0 for a variable that nothing determines.
  public func value(of variable: Variable) -> Double { fatalError() }
  /// How far a constraint is from holding at the last `solve()`; 0 when it holds.
  public func violation(of constraint: Constraint) -> Double { fatalError() }
  /// The required constraints that could not hold together at the last `solve()`.
  public var conflicts: [Conflict] { fatalError() }
  /// The variables whose value changed in the last `solve()` that did something.
  public var changedVariables: [Variable] { fatalError() }
  /// The variables that another optimal solution would give another value, each with one such solution's value
  /// beside its own.
  public func freeVariables() throws(SolverError) -> [FreeVariable] { fatalError() }
  /// The constraints whose rows determine the value of a variable, in the order in which they were added.
  public func constraintsDetermining(_ variable: Variable) -> [Constraint] { fatalError() }
}

/// A variable that the optimum does not determine, with two of its optimal values.
public struct FreeVariable: Hashable, Sendable {
  public var variable: Variable
  /// Its value in the solution that the solver chose, and a different one.
  public var witness: (Double, Double) { (first, second) }
  public var first: Double
  public var second: Double
}
