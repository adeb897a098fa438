// Small systems are many: one after the other is solved in the memory of the one before.

/// A simplex that nobody needs any more.
final class SpareSimplex {
  /// Memory of large systems is given back.
  private static let sizeLimit = 1_000
  @exclusivity(unchecked) private var spare: Simplex?

  /// A simplex at the first guess for a problem.
  func simplex(for problem: LinearProblem) throws(SolverError) -> Simplex {
    guard let simplex = spare.take() else { return try Simplex(problem) }
    simplex.problem = problem
    try simplex.restart()
    return simplex
  }

  /// A simplex at the first guess for the problem of a matrix, which is the simplex' own from then on.
  func simplex(for matrix: inout ComponentMatrix) throws(SolverError) -> Simplex {
    guard let simplex = spare.take() else { return try Simplex(matrix.problem) }
    matrix.exchangeProblem(with: &simplex.problem)
    try simplex.restart()
    return simplex
  }

  func giveBack(_ simplex: consuming Simplex) {
    if simplex.problem.variableCount + simplex.problem.rowCount <= Self.sizeLimit { spare = simplex }
  }
}
