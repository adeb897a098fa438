// A pool of one simplex: small linear programs are many, and each is solved in the memory of the one before.

/// A pool of one simplex.
final class SpareSimplex {
  /// The largest number of variables and rows of a simplex that is kept.
  private static let sizeLimit = 1_000
  private var spare: Simplex?

  /// A simplex at the crash basis of a problem.
  func simplex(for problem: LinearProblem) throws(SolverError) -> Simplex {
    guard let simplex = spare.take() else { return try Simplex(problem) }
    simplex.problem = problem
    try simplex.restart()
    return simplex
  }

  /// A simplex at the crash basis of a matrix' problem, which is the simplex' own from then on.
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
