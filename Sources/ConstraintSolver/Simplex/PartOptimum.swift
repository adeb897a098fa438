// The optimal basis of a part with several roots, kept for other right-hand sides.

internal import Unchecked

/// An optimal basis of a part. It stays optimal over a polyhedron of right-hand sides: as long as no nonbasic row changes
/// its sign, a drag or an animation solves one triangular system a step.
final class PartOptimum {
  var simplex: Simplex
  /// The sides and bounds of which the problem was made, beside the coefficients, which a part never changes.
  private let sides: [Sides]
  private let bounds: PartBounds
  private(set) var isUnique = false

  private enum State {
    case new
    /// Solved; not known whether the basis is dual feasible.
    case solved
    /// It is, or it is not: at a degenerate vertex the vertex may be optimal and its basis not.
    case lasting, passing
  }
  private var state = State.new

  init(
    _ simplex: Simplex, _ part: SubstitutionPlan.Part, _ partRows: borrowing FlatBuffer<Int32>,
    _ storage: borrowing RowStorage, _ bounds: PartBounds
  ) {
    self.simplex = simplex
    self.bounds = bounds
    var sides: [Sides] = []
    for k in Int(part.rowBegin)..<Int(part.rowBegin + part.rowCount) {
      sides.append(storage.rows[partRows[k]].sides)
    }
    self.sides = sides
  }

  /// Whether only constants differ from those of the problem.
  func isAbout(
    _ part: SubstitutionPlan.Part, _ partRows: borrowing FlatBuffer<Int32>, _ storage: borrowing RowStorage,
    _ bounds: PartBounds
  ) -> Bool {
    for (k, side) in sides.enumerated()
    where storage.rows[partRows[Int(part.rowBegin) + k]].sides != side { return false }
    return self.bounds.hasSameRows(as: bounds)
  }

  /// Moves to the optimum for the problem's constants.
  /// - Returns: Whether the required rows can hold together.
  func reach() throws(SolverError) -> Bool {
    if state != .new {
      do throws(SolverError) {
        if try moveVertex() { return true }
        simplex = try Simplex(simplex.problem, startingWith: simplex.basis)
        return try solve()
      } catch {
        // The last basis may be a bad start.
        simplex = try Simplex(simplex.problem)
      }
    }
    return try solve()
  }

  /// Keeps the basis, if it is optimal for the new right-hand side as well.
  private func moveVertex() throws(SolverError) -> Bool {
    if state == .solved { state = simplex.isOptimalOnItsSides() ? .lasting : .passing }
    guard state == .lasting else { return false }
    return try simplex.moveVertex()
  }

  private func solve() throws(SolverError) -> Bool {
    guard try simplex.solveLevels() else { return false }
    isUnique = !simplex.hasOpenDirection
    try simplex.sortBasis()
    state = .solved
    return true
  }
}
