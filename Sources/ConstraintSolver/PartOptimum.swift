// The optimum of a small system, kept for the next constants.

internal import Unchecked

/// The tight rows of a part with several roots. They are optimal over a whole region of constants: as long as no other
/// row changes its side, a drag or an animation only evaluates them.
final class PartOptimum {
  var simplex: Simplex
  /// What the problem was made of, beside the coefficients, which a part keeps as long as it lives.
  private let sides: [Sides]
  private let bounds: PartBounds
  private(set) var isUnique = false

  private enum State {
    /// Not solved yet.
    case new
    /// Solved; not known whether the tight rows stay optimal for other constants.
    case solved
    /// They do, or they do not: where many rows meet, the vertex may be optimal and its tight rows not.
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

  /// Whether only constants are other ones than those of the problem.
  func isAbout(
    _ part: SubstitutionPlan.Part, _ partRows: borrowing FlatBuffer<Int32>, _ storage: borrowing RowStorage,
    _ bounds: PartBounds
  ) -> Bool {
    for (k, side) in sides.enumerated()
    where storage.rows[partRows[Int(part.rowBegin) + k]].sides != side { return false }
    return self.bounds.hasSameRows(as: bounds)
  }

  /// Goes to the optimum for the problem's constants.
  /// - Returns: Whether the required rows can hold together.
  func reach() throws(SolverError) -> Bool {
    if state != .new {
      do throws(SolverError) {
        if try follow() { return true }
        simplex = try Simplex(simplex.problem, startingWith: simplex.basis)
        return try solve()
      } catch {
        // The last tight rows may be a bad beginning.
        simplex = try Simplex(simplex.problem)
      }
    }
    return try solve()
  }

  /// Keeps the tight rows, if they are the right ones for the new constants as well.
  private func follow() throws(SolverError) -> Bool {
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
