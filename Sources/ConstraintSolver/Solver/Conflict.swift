// Conflicts and free variables, as the solver reports them.

/// An irreducible infeasible set: required constraints that exclude each other, while any of them could be left out.
///
/// ```swift
/// try solver.addConstraint([Term(1, width)], .equal, 100)
/// let second = try solver.addConstraint([Term(1, width)], .equal, 120)
/// try solver.solve()
/// solver.conflicts[0].broken == second  // true: width is 100
/// ```
///
/// One member is relaxed, so that the rest holds: the one with the highest precedence, of several the one that was added
/// last. It is required again as soon as an edit of the system lets it hold.
/// - Complexity: as large as the set; `Solver.conflicts` is constant time.
public struct Conflict: Hashable, Sendable {
  /// The members, in the order in which they were added.
  public var constraints: [Constraint]
  /// Variables whose bound `>= 0` is a member as well.
  public var bounds: [Variable]
  /// The member that is relaxed.
  public var broken: Constraint
}

/// A variable that the optimum does not determine, with two of its optimal values.
///
/// ```swift
/// let x = solver.makeVariable()
/// try solver.addConstraint([Term(1, x)], .greaterThanOrEqual, 10)
/// let free = try solver.freeVariables()[0]
/// free.chosen  // 10.0
/// free.isTie   // false: nothing decides it
/// ```
///
/// The optimal face of a linear program may be more than a point. Each of its edges moves some variables together; these are
/// a *group*, and a constraint on one of them bears on all. In an Auto Layout engine, this is what an ambiguous layout is.
/// - Complexity: see `Solver.freeVariables()`.
public struct FreeVariable: Hashable, Sendable {
  /// The variable that could have another value.
  public var variable: Variable
  /// Its value in the solution that the solver chose.
  public var chosen: Double
  /// Its value in another optimum.
  public var other: Double
  /// The number of its group.
  public var group: Int
  /// Whether soft constraints of one priority compete for the variable, so that another value violates one more and another
  /// as much less; false where no constraint decides it.
  public var isTie: Bool
}
