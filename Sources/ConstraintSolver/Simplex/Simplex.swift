// The lexicographic primal simplex on rows: a basis is as many tight rows as there are variables. Along an edge one of them
// leaves, in one of its two directions, and each level's sum of violations changes at a slope that the duals give. Levels
// are minimised from the highest down; an edge with a positive slope (reduced cost) at a level is closed for those below.

internal import Unchecked

/// Minimises a `LinearProblem`, level by level.
final class Simplex {
  // What unchecked access is worth: Documentation/Solver.md, "Exclusive access".
  @exclusivity(unchecked) var problem: LinearProblem
  @exclusivity(unchecked) var factor = BasisFactor()
  /// The basis: the tight row at each position, and the position of each row (−1 for a row that is not in the basis).
  @exclusivity(unchecked) var basis: [Int] = []
  @exclusivity(unchecked) var position = FlatBuffer<Int>()
  @exclusivity(unchecked) var x: [Double] = []
  /// For rows outside the basis: the residual and the side of zero that they count as (also at zero).
  @exclusivity(unchecked) var residual = FlatBuffer<Double>()
  @exclusivity(unchecked) var isAbove = FlatBuffer<Bool>()
  /// Edges that a level decided so far has closed.
  @exclusivity(unchecked) var isClosedAbove = FlatBuffer<Bool>()
  @exclusivity(unchecked) var isClosedBelow = FlatBuffer<Bool>()
  @exclusivity(unchecked) var openHint = 0
  @exclusivity(unchecked) var pivots = 0
  @exclusivity(unchecked) var degenerate = 0
  /// The number of pivots at which a phase is taken for one of exponential length.
  @exclusivity(unchecked) var wanderingStart = Int.max
  /// The number of pivots at which a trial ends.
  @exclusivity(unchecked) private var budget = Int.max
  /// Inequalities that another crash basis would make tight, while few pivots were made from the first.
  private var otherStart: [Int] = []

  /// While ties are broken: the rank of each row.
  @exclusivity(unchecked) var tieTurns: TieTurns?

  // Work space.
  private var crash = CrashSpace()
  var turns: [LinearProblem.Turn] = []
  var turnSides: [(turn: Int, entry: LinearProblem.Turn)] = []
  var restOrder: [Int] = []
  @exclusivity(unchecked) var gradient = SparseVector()
  @exclusivity(unchecked) var multipliers = SparseVector()
  @exclusivity(unchecked) var rightHandSide = SparseVector()
  @exclusivity(unchecked) var direction = SparseVector()
  @exclusivity(unchecked) var combination = SparseVector()
  @exclusivity(unchecked) var rate = FlatBuffer<Double>()
  @exclusivity(unchecked) var rateMagnitude = FlatBuffer<Double>()
  @exclusivity(unchecked) var touched = FlatBuffer<Int>()
  @exclusivity(unchecked) var isTouched = FlatBuffer<Bool>()
  @exclusivity(unchecked) private var tightStart = FlatBuffer<Int>()
  @exclusivity(unchecked) private var tightColumns = FlatBuffer<Int>()
  @exclusivity(unchecked) private var tightValues = FlatBuffer<Double>()
  @exclusivity(unchecked) var breakpoints = FlatBuffer<Breakpoint>()

  /// The number of row replacements after which the basis is factored anew.
  var replacementLimit: Int { max(60, problem.variableCount / 16) }
  static let degenerateLimit = 40
  static let attemptLimit = 4
  /// The number of pivots between two looks at the clock, each of which costs a fraction of a pivot.
  static let pivotsPerLook = 16
  /// The most violated rows to make feasible one by one; more go into a second crash basis, unless others hold with them.
  static let fewViolations = 8
  /// The number of variables up to which a problem is solved without a feasibility problem before.
  static let smallProblem = 64

  struct Breakpoint: BitwiseCopyable {
    var step: Double
    var row: Int
    var rate: Double
    /// The growth of the slope beyond the breakpoint; infinity where a higher level would get worse.
    var jump: Double
  }

  /// An edge: the tight row that leaves, and the sign of its residual along the edge.
  struct Direction {
    var position: Int
    var isUp: Bool
  }

  enum Objective {
    /// The sum of violations of a level.
    case level(Int)
    /// The violation of one required row, while those that hold go on to hold.
    case required(Int)
    /// The violation of one row (or |x| for a bound row), all levels being decided.
    case row(Int)
    /// The value of a variable, times a sign, all levels being decided.
    case variable(Int, sign: Double)
  }

  init(_ problem: LinearProblem, startingWith basis: [Int]? = nil) throws(SolverError) {
    self.problem = problem
    try begin(with: basis)
  }

  /// Starts with the crash basis of another problem, in the memory of the one before.
  func restart() throws(SolverError) { try begin(with: nil) }

  private func begin(with basis: [Int]?) throws(SolverError) {
    let n = problem.variableCount
    let rows = problem.rowCount + n
    if let basis { self.basis = basis } else { problem.guess(&self.basis, in: &crash) }
    position.refill(-1, count: rows)
    x.refill(0, count: n)
    residual.refill(0, count: rows)
    isAbove.refill(false, count: rows)
    isClosedAbove.refill(false, count: n)
    isClosedBelow.refill(false, count: n)
    gradient.reset(count: n)
    multipliers.reset(count: n)
    rightHandSide.reset(count: n)
    direction.reset(count: n)
    combination.reset(count: n)
    rate.refill(0, count: rows)
    rateMagnitude.refill(0, count: rows)
    isTouched.refill(false, count: rows)
    touched.removeAll()
    breakpoints.removeAll()
    (openHint, pivots, degenerate, wanderingStart) = (0, 0, 0, Int.max)
    otherStart.removeAll()
    try refactor()
    chooseSides()
    guard basis == nil else { return }
    let violated = violatedInequalities
    guard violated.count > Self.fewViolations else { return }
    // Those that the first basis made tight are likely to be tight in the next one.
    otherStart = violated + tightInequalities
    if try !reachFeasibility(tryingFew: true) { try takeOtherStart() }
  }

  private func takeOtherStart() throws(SolverError) {
    problem.guess(&basis, besides: otherStart, in: &crash)
    otherStart.removeAll()
    try refactor()
    chooseSides()
    (pivots, degenerate) = (0, 0)
  }

  private func chooseSides() {
    for row in position.indices where position[row] < 0 { chooseSide(of: row) }
  }

  /// The required inequalities that do not hold at the vertex.
  private var violatedInequalities: [Int] {
    (0..<problem.rowCount).filter { row in
      guard position[row] < 0, residual[row] != 0, problem.isInequality(row) else { return false }
      return problem.level(of: row, isAbove: residual[row] > 0) == 0
    }
  }

  /// The tight rows that are required on one side.
  private var tightInequalities: [Int] {
    basis.filter { row in
      row < problem.rowCount && problem.isInequality(row)
        && min(problem.levelAbove[row], problem.levelBelow[row]) == 0
    }
  }

  // MARK: The vertex

  func constant(of row: Int) -> Double { row < problem.rowCount ? problem.constants[row] : 0 }

  /// Factors the basis and computes the vertex and all residuals.
  func refactor() throws(SolverError) {
    let n = problem.variableCount
    tightStart.reserve(n + 1)
    tightStart.refill(0, count: 1)
    tightColumns.removeAll()
    tightValues.removeAll()
    for row in basis {
      if row < problem.rowCount {
        for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
          tightColumns.append(problem.rowVariables[e])
          tightValues.append(problem.rowCoefficients[e])
        }
      } else {
        tightColumns.append(row - problem.rowCount)
        tightValues.append(1)
      }
      tightStart.append(tightColumns.count)
    }
    for row in position.indices { position[row] = -1 }
    let deficiencies = factor.factorize(
      size: n, rowStart: tightStart, columns: tightColumns, values: tightValues)
    for deficiency in deficiencies {
      basis[deficiency.position] = problem.rowCount + deficiency.column
    }
    rightHandSide.clear()
    for p in 0..<n {
      position[basis[p]] = p
      let constant = constant(of: basis[p])
      if constant != 0 { rightHandSide[p] = constant }
    }
    try takeVertex()
    for row in position.indices {
      if position[row] >= 0 {
        residual[row] = 0
      } else {
        residual[row] = problem.residual(of: row, at: x)
        if residual[row] != 0 { isAbove[row] = residual[row] > 0 }
      }
    }
  }

  /// Solves for the vertex of the right-hand side.
  func takeVertex() throws(SolverError) {
    factor.solve(&rightHandSide, into: &direction)
    x.refill(0, count: problem.variableCount)
    for j in direction.pattern.elements {
      guard direction[j].isFinite else { throw .numericalBreakdown }
      x[j] = direction[j]
    }
  }

  /// Chooses the sign of a residual; at zero, that of the side with the lower penalty.
  func chooseSide(of row: Int) {
    if residual[row] != 0 {
      isAbove[row] = residual[row] > 0
    } else {
      isAbove[row] = problem.level(of: row, isAbove: true) >= problem.level(of: row, isAbove: false)
    }
  }

  /// The magnitude of a penalised residual.
  func violation(of row: Int) -> Double {
    guard position[row] < 0, residual[row] != 0 else { return 0 }
    return problem.level(of: row, isAbove: isAbove[row]) == LinearProblem.free ? 0 : abs(residual[row])
  }

  /// Whether some direction is still open.
  var hasOpenDirection: Bool {
    get {
      // Edges close from the front, as a rule: begin where the last open one was found.
      for p in openHint..<basis.count where !isClosedAbove[p] || !isClosedBelow[p] {
        openHint = p
        return true
      }
      for p in 0..<openHint where !isClosedAbove[p] || !isClosedBelow[p] {
        openHint = p
        return true
      }
      return false
    }
  }

  // MARK: Phases

  /// Goes to the canonical optimum, on a fresh factorisation.
  /// - Returns: Whether there were others before ties were broken; nil where required rows exclude each other.
  func optimise() throws(SolverError) -> Bool? {
    guard try solveLevels() else { return nil }
    let isOpen = hasOpenDirection
    if isOpen { try breakTies() }
    try polish()
    return isOpen
  }

  /// Minimises the levels from the highest to the lowest. Where that takes many pivots from a basis that made few of the
  /// violated inequalities tight, they are all made tight instead: equal gaps that a lower level draws together again.
  /// - Returns: Whether the required rows (level 0) hold; if not, lower levels are left alone.
  func solveLevels() throws(SolverError) -> Bool {
    // Checks the required rows first; otherwise infeasibility shows only after a pivot per content row.
    if problem.variableCount > Self.smallProblem, problem.levelCount > 1, !isFeasible {
      let required = try Simplex(problem.required)
      guard try required.solveLevels() else { return false }
    }
    for _ in 0..<Self.attemptLimit {
      guard try descend() else { return false }
      // Feasibility is decided on a fresh factorisation, not by residuals that pivots have updated.
      if factor.replacementCount > 0 { try refactor() }
      if isFeasible { return true }
      reopenAll()
    }
    throw .numericalBreakdown
  }

  private func descend() throws(SolverError) -> Bool {
    try reachFeasibility()
    if !otherStart.isEmpty { budget = pivots + max(Self.smallProblem, otherStart.count / 8) }
    defer { budget = Int.max }
    for level in 0..<problem.levelCount {
      try minimise(.level(level))
      if pivots >= budget {
        budget = Int.max
        try takeOtherStart()
        reopenAll()
        return try descend()
      }
      if level == 0, !isFeasible {
        // Rounding errors of many pivots must not pass for a conflict.
        guard factor.replacementCount > 0 else { return false }
        try refactor()
        reopenAll()
        try minimise(.level(0))
        if !isFeasible { return false }
      }
      if !hasOpenDirection { break }
    }
    return true
  }

  /// Phase 1, one required row after the other: each looks only at the rows that it depends on. The one that is violated
  /// furthest comes first: of many bounds of a variable the others hold with it. Where one cannot be made feasible, the sum of
  /// violations tells a conflict from rounding errors.
  /// - Parameter tryingFew: Whether to give up where a few pivots do not make nearly all of them hold.
  /// - Returns: Whether it did not give up.
  @discardableResult
  private func reachFeasibility(tryingFew: Bool = false) throws(SolverError) -> Bool {
    var violated: [(row: Int, distance: Double)] = []
    for row in position.indices where violation(of: row) > 0 {
      guard problem.level(of: row, isAbove: isAbove[row]) == 0 else { continue }
      violated.append((row, violation(of: row) / problem.largestCoefficient(of: row)))
    }
    violated.sort { ($0.distance, $1.row) > ($1.distance, $0.row) }
    if tryingFew { budget = 2 * Self.fewViolations }
    defer { budget = Int.max }
    for (row, _) in violated where violation(of: row) > 0 {
      if pivots >= budget { return violatedInequalities.count <= Self.fewViolations }
      try minimise(.required(row))
      if violation(of: row) > 0 { return false }
    }
    return true
  }

  var isFeasible: Bool {
    for row in position.indices
    where position[row] < 0 && residual[row] != 0
      && problem.level(of: row, isAbove: isAbove[row]) == 0 && isSignificant(residual[row], of: row)
    {
      return false
    }
    return true
  }

  /// Whether a residual is more than the rounding errors of the numbers at hand.
  func isSignificant(_ residual: Double, of row: Int) -> Bool {
    abs(residual) > Tolerance.feasibility * (1 + abs(constant(of: row)))
  }

  /// Pivots until no open edge has a negative slope, then closes those with a positive one.
  func minimise(_ objective: Objective) throws(SolverError) {
    let size = problem.variableCount + problem.rowCount
    let limit = pivots + 200 + 60 * size
    wanderingStart = pivots + 100 + 10 * size
    degenerate = 0
    while true {
      let hasMultipliers = computeMultipliers(for: objective)
      guard let leaving = leavingDirection(for: objective, hasMultipliers: hasMultipliers) else {
        if case .required = objective { return }
        close(for: objective, hasMultipliers: hasMultipliers)
        return
      }
      try pivot(leaving: leaving, objective: objective)
      if pivots % Self.pivotsPerLook == 0 { try TimeLimit.check() }
      pivots += 1
      if pivots >= budget { return }
      if pivots > limit { throw .noConvergence(pivots: pivots) }
    }
  }

  func isTie(_ objective: Objective) -> Bool {
    if case .level = objective { return false }
    return true
  }

  /// The level that is minimised; one past the last while ties are broken.
  func currentLevel(_ objective: Objective) -> Int {
    switch objective {
    case .level(let level): level
    case .required: 0
    case .row, .variable: problem.levelCount
    }
  }

  /// Computes the duals: how fast the objective grows, through the rows outside the basis, with the residual of each tight
  /// row.
  /// - Returns: False where all are zero.
  func computeMultipliers(for objective: Objective) -> Bool {
    var isZero = true
    gradient.clear()
    switch objective {
    case .level(let level):
      for row in 0..<problem.rowCount where position[row] < 0 {
        guard (isAbove[row] ? problem.levelAbove[row] : problem.levelBelow[row]) == level else { continue }
        addGradient(of: row, isAbove[row] ? 1 : -1)
        isZero = false
      }
      if level == 0 {
        for j in 0..<problem.variableCount
        where problem.isNonNegative[j] && position[problem.rowCount + j] < 0 && !isAbove[problem.rowCount + j]
        {
          gradient.add(-1, at: j)
          isZero = false
        }
      }
    case .row(let row), .required(let row):
      if position[row] < 0 {
        addGradient(of: row, isAbove[row] ? 1 : -1)
        isZero = false
      }
    case .variable(let j, let sign):
      gradient[j] = sign
      isZero = false
    }
    if isZero { return false }
    factor.solveTransposed(&gradient, into: &multipliers)
    return true
  }

  func addGradient(of row: Int, _ sign: Double) {
    guard row < problem.rowCount else {
      gradient.add(sign, at: row - problem.rowCount)
      return
    }
    for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
      gradient.add(sign * problem.rowCoefficients[e], at: problem.rowVariables[e])
    }
  }

  /// The slope of the objective along an edge: its reduced cost.
  func slope(_ direction: Direction, _ objective: Objective, hasMultipliers: Bool) -> Double {
    let multiplier = hasMultipliers ? multipliers[direction.position] : 0
    let through = direction.isUp ? multiplier : -multiplier
    if case .level(let level) = objective,
      problem.level(of: basis[direction.position], isAbove: direction.isUp) == level
    {
      return through + 1
    }
    return through
  }

  func leavingDirection(for objective: Objective, hasMultipliers: Bool) -> Direction? {
    guard hasMultipliers else { return nil }
    var keepsRequired = false
    if case .required = objective { keepsRequired = true }
    // After many degenerate steps Bland's rule, the lowest row number, which cannot cycle.
    let isBland = degenerate > Self.degenerateLimit
    // Dantzig's rule, the steepest slope, can take exponentially many pivots (Klee and Minty); a random one does not.
    let isWandering = !isBland && pivots >= wanderingStart
    if let tieTurns, !isBland, !isWandering { return lastToGiveWay(tieTurns) }
    var lowestMark = UInt64.max
    var best: Direction?
    var bestSlope = -Tolerance.slope
    for p in multipliers.pattern.elements where multipliers[p] != 0 {
      // Only the edge against the dual can fall.
      let isUp = multipliers[p] < 0
      if isUp ? isClosedAbove[p] : isClosedBelow[p] { continue }
      if keepsRequired && problem.level(of: basis[p], isAbove: isUp) == 0 { continue }
      let slope = slope(Direction(position: p, isUp: isUp), objective, hasMultipliers: true)
      guard slope < -Tolerance.slope else { continue }
      if isBland {
        if let chosen = best, basis[chosen.position] < basis[p] { continue }
        best = Direction(position: p, isUp: isUp)
      } else if isWandering {
        let mark = mark(of: basis[p])
        if mark < lowestMark || best == nil {
          lowestMark = mark
          best = Direction(position: p, isUp: isUp)
        }
      } else if slope < bestSlope || (slope == bestSlope && p < best?.position ?? 0) {
        bestSlope = slope
        best = Direction(position: p, isUp: isUp)
      }
    }
    return best
  }

  /// A pseudorandom number of a row, different at each pivot and the same in each run.
  private func mark(of row: Int) -> UInt64 {
    var mark = (UInt64(row) &+ 1) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(pivots) &* 0xD1B5_4A32_D192_ED03
    mark = (mark ^ mark >> 31) &* 0xBF58_476D_1CE4_E5B9
    return mark ^ mark >> 29
  }

  func close(for objective: Objective, hasMultipliers: Bool) {
    // Once all levels are minimal, only duals make a slope.
    if isTie(objective) {
      if hasMultipliers {
        for p in multipliers.pattern.elements { close(p, objective, hasMultipliers: true) }
      }
    } else {
      for p in basis.indices { close(p, objective, hasMultipliers: hasMultipliers) }
    }
  }

  private func close(_ p: Int, _ objective: Objective, hasMultipliers: Bool) {
    if !isClosedAbove[p] {
      let slope = slope(Direction(position: p, isUp: true), objective, hasMultipliers: hasMultipliers)
      if slope > Tolerance.slope { isClosedAbove[p] = true }
    }
    if !isClosedBelow[p] {
      let slope = slope(Direction(position: p, isUp: false), objective, hasMultipliers: hasMultipliers)
      if slope > Tolerance.slope { isClosedBelow[p] = true }
    }
  }
}
