// The lexicographic primal simplex over the tight set. A vertex is as many tight rows as there are variables; leaving
// one of them in one of its two directions changes each level's sum of violations at a known slope. Levels are made
// optimal from the highest down; a direction whose slope is positive at a level is closed for all that follow.

internal import Unchecked

/// Optimises one `LinearProblem`.
final class Simplex {
  @exclusivity(unchecked) var problem: LinearProblem
  @exclusivity(unchecked) var factor = BasisFactor()
  /// The tight row at each position, and the position of each row (−1 when it is not tight).
  @exclusivity(unchecked) var basis: [Int] = []
  @exclusivity(unchecked) var position = FlatBuffer<Int>()
  @exclusivity(unchecked) var x: [Double] = []
  /// For rows that are not tight: the residual and the side of zero that they count as (also at zero).
  @exclusivity(unchecked) var residual = FlatBuffer<Double>()
  @exclusivity(unchecked) var isAbove = FlatBuffer<Bool>()
  /// Directions of tight rows that a level decided so far has closed.
  @exclusivity(unchecked) var isClosedAbove = FlatBuffer<Bool>()
  @exclusivity(unchecked) var isClosedBelow = FlatBuffer<Bool>()
  @exclusivity(unchecked) var openHint = 0
  @exclusivity(unchecked) var pivots = 0
  @exclusivity(unchecked) var degenerate = 0
  /// The number of pivots at which a phase is taken to have lost its way.
  @exclusivity(unchecked) var wanderingStart = Int.max

  /// While ties are broken: whose turn comes when.
  @exclusivity(unchecked) private var tieTurns: TieTurns?

  // Work space.
  @exclusivity(unchecked) private var crash = CrashSpace()
  @exclusivity(unchecked) private var turns: [LinearProblem.Turn] = []
  @exclusivity(unchecked) private var turnSides: [(turn: Int, entry: LinearProblem.Turn)] = []
  @exclusivity(unchecked) private var restOrder: [Int] = []
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

  static let slopeTolerance = 1e-9
  /// After so many replacements the rows are factored anew.
  private var replacementLimit: Int { max(60, problem.variableCount / 16) }
  static let degenerateLimit = 40
  /// Rows that move less than this while the leaving one moves by 1 stand still, unless the step is long.
  static let slowestRate = 1e-11
  /// A residual of which so much was lost in a difference is computed anew.
  static let lossLimit = 1e-6
  static let attemptLimit = 4
  /// So many rows are brought in one by one; more join the first guess.
  static let fewViolations = 8
  /// So many variables are solved without asking first whether the required rows can hold together.
  static let smallProblem = 64

  struct Breakpoint: BitwiseCopyable {
    var step: Double
    var row: Int
    var rate: Double
    /// How much the current level's slope grows beyond; infinity where a higher level forbids to go on.
    var jump: Double
  }

  /// A tight row and the side of it to which it is left.
  struct Direction {
    var position: Int
    var isUp: Bool
  }

  /// What a phase makes small.
  enum Objective {
    /// The sum of violations of a level.
    case level(Int)
    /// The violation of one required row, while those that hold go on to hold.
    case required(Int)
    /// The violation of one row (or |x| for a unit row), all levels being decided.
    case row(Int)
    /// The value of a variable, times a sign, all levels being decided.
    case variable(Int, sign: Double)
  }

  init(_ problem: LinearProblem, startingWith basis: [Int]? = nil) throws(SolverError) {
    self.problem = problem
    try begin(with: basis)
  }

  /// Begins anew, with another problem in the memory of the one before.
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
    try refactor()
    if basis == nil {
      let violated = violatedInequalities
      if violated.count > Self.fewViolations {
        // Those that the first guess made tight are likely to be so beside the others, too.
        problem.guess(&self.basis, besides: violated + tightInequalities, in: &crash)
        try refactor()
      }
    }
    for row in 0..<rows where position[row] < 0 { chooseSide(of: row) }
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

  /// Factors the tight rows anew and evaluates the vertex and all residuals.
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

  /// The point at which the rows meet whose constants are the right-hand side.
  func takeVertex() throws(SolverError) {
    factor.solve(&rightHandSide, into: &direction)
    x.refill(0, count: problem.variableCount)
    for j in direction.pattern.elements {
      guard direction[j].isFinite else { throw .numericalBreakdown }
      x[j] = direction[j]
    }
  }

  /// A row at zero counts as being on the side that costs nothing, or less.
  func chooseSide(of row: Int) {
    if residual[row] != 0 {
      isAbove[row] = residual[row] > 0
    } else {
      isAbove[row] = problem.level(of: row, isAbove: true) >= problem.level(of: row, isAbove: false)
    }
  }

  /// How far a row is from holding.
  func violation(of row: Int) -> Double {
    guard position[row] < 0, residual[row] != 0 else { return 0 }
    return problem.level(of: row, isAbove: isAbove[row]) == LinearProblem.free ? 0 : abs(residual[row])
  }

  /// Whether some direction is open still.
  var hasOpenDirection: Bool {
    get {
      // Directions close from the front, as a rule: begin where the last one was found.
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

  /// When each row is brought to 0 while ties are broken, by the side on which it is.
  private struct TieTurns {
    private(set) var above: [Int]
    private(set) var below: [Int]

    init(_ problem: LinearProblem, _ turns: [LinearProblem.Turn], _ restOrder: [Int]) {
      // What has no turn gives way first.
      above = [Int](repeating: turns.count + restOrder.count, count: problem.rowCount + problem.variableCount)
      below = above
      for (place, row) in restOrder.enumerated() {
        above[row] = turns.count + place
        below[row] = turns.count + place
      }
      for (place, turn) in turns.enumerated() {
        if turn.isAbove { above[turn.row] = place }
        if turn.isBelow { below[turn.row] = place }
      }
    }
  }

  // MARK: Phases

  /// Minimises the levels from the highest to the lowest.
  /// - Returns: Whether the required rows (level 0) hold; if not, lower levels are left alone.
  func solveLevels() throws(SolverError) -> Bool {
    // In a long column, contents give way one by one until it shows that not even nothing would be little enough. Without
    // them it shows at once.
    if problem.variableCount > Self.smallProblem, problem.levelCount > 1, !isFeasible {
      let required = try Simplex(problem.required)
      guard try required.solveLevels() else { return false }
    }
    for _ in 0..<Self.attemptLimit {
      guard try descend() else { return false }
      // What the pivots take for holding must hold at the vertex itself.
      if factor.replacementCount > 0 { try refactor() }
      if isFeasible { return true }
      reopenAll()
    }
    throw .numericalBreakdown
  }

  private func descend() throws(SolverError) -> Bool {
    try reachFeasibility()
    for level in 0..<problem.levelCount {
      try minimise(.level(level))
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

  /// Fulfils the required rows one after the other: each step looks only at what one row depends on. A row that cannot
  /// hold beside those that do is left to the sum of violations, which tells a conflict from rounding errors.
  private func reachFeasibility() throws(SolverError) {
    for row in position.indices where violation(of: row) > 0 {
      guard problem.level(of: row, isAbove: isAbove[row]) == 0 else { continue }
      try minimise(.required(row))
      if violation(of: row) > 0 { return }
    }
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
    abs(residual) > 1e-8 * (1 + abs(constant(of: row)))
  }

  /// Chooses among equally good solutions. First the rows are satisfied in the order of their turns, as far as the rest
  /// of the freedom allows. Then what nothing decides is brought to 0, or as near to it as can be: sizes, the slacks of
  /// inequalities by their age, at last positions, which so take what follows from the rest. It is what the tableau of
  /// Cassowary comes to by itself (spec 02 §8): numbers `>= 0` rest outside of its basis.
  func breakTies() throws(SolverError) {
    problem.collectTurns(into: &turns, &turnSides)
    problem.collectRestOrder(into: &restOrder)
    let (turns, restOrder) = (turns, restOrder)
    tieTurns = TieTurns(problem, turns, restOrder)
    defer { tieTurns = nil }
    for turn in turns {
      guard hasOpenDirection else { return }
      try refactorIfStale()
      let row = turn.row
      if position[row] < 0 {
        if residual[row] == 0 {
          try holdAtZero(row, isAboveHeld: turn.isAbove && turn.isBelow ? isAbove[row] : turn.isAbove)
        } else if residual[row] > 0 ? turn.isAbove : turn.isBelow {
          try minimise(.row(row))
        }
      }
      closeTight(row, above: turn.isAbove, below: turn.isBelow)
    }
    for row in restOrder {
      guard hasOpenDirection else { return }
      try refactorIfStale()
      if row < problem.rowCount {
        try minimiseSlack(of: row)
        continue
      }
      if position[row] < 0 {
        if residual[row] == 0 {
          try holdAtZero(row, isAboveHeld: isAbove[row])
        } else {
          try minimise(.row(row))
        }
      }
      closeTight(row, above: true, below: true)
    }
  }

  /// A few replaced rows can make every answer a long one. There are as many questions as rows: a new factorisation
  /// costs less.
  private func refactorIfStale() throws(SolverError) {
    guard factor.replacementCount > 0,
      factor.visitedCount > (problem.rowVariables.count + problem.variableCount)
    else { return }
    try refactor()
  }

  private func minimiseSlack(of row: Int) throws(SolverError) {
    let isSlackAbove = problem.levelAbove[row] == LinearProblem.free
    if position[row] < 0 {
      if residual[row] == 0 {
        try holdAtZero(row, isAboveHeld: isSlackAbove)
      } else if (residual[row] > 0) == isSlackAbove {
        try minimise(.row(row))
      }
    }
    closeTight(row, above: isSlackAbove, below: !isSlackAbove)
  }

  private func closeTight(_ row: Int, above: Bool, below: Bool) {
    let p = position[row]
    guard p >= 0 else { return }
    if above { isClosedAbove[p] = true }
    if below { isClosedBelow[p] = true }
  }

  /// A row that just holds without being tight must not be given up for a later one: counted as being on the side whose
  /// turn it is, it closes or takes over the directions that would move it there.
  func holdAtZero(_ row: Int, isAboveHeld: Bool) throws(SolverError) {
    let wasAbove = isAbove[row]
    isAbove[row] = isAboveHeld
    try minimise(.row(row))
    let p = position[row]
    if p < 0 {
      if residual[row] == 0 { isAbove[row] = wasAbove }
    } else if wasAbove != isAboveHeld {
      // It came in along an edge that costs nothing, and going on to the side that it was on costs nothing more.
      if wasAbove { isClosedAbove[p] = false } else { isClosedBelow[p] = false }
    }
  }

  /// Pivots until no open direction makes the objective smaller, then closes those that make it larger.
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
      pivots += 1
      if pivots > limit { throw .noConvergence(pivots: pivots) }
    }
  }

  func isTie(_ objective: Objective) -> Bool {
    if case .level = objective { return false }
    return true
  }

  /// The level being decided; one past the last while ties are broken.
  func currentLevel(_ objective: Objective) -> Int {
    switch objective {
    case .level(let level): level
    case .required: 0
    case .row, .variable: problem.levelCount
    }
  }

  /// Multipliers of the tight rows: how fast the objective grows, through the rows that are not tight, when the
  /// residual of a tight row grows. False when they are all zero.
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

  /// The slope of the objective when a tight row is left in a direction.
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
    // After many steps of length zero, the lowest row number decides (Bland), which cannot cycle.
    let isBland = degenerate > Self.degenerateLimit
    // The steepest slope can lead past every corner there is (Klee and Minty); a choice as if at random does not.
    let isWandering = !isBland && pivots >= wanderingStart
    if let tieTurns, !isBland, !isWandering { return lastToGiveWay(tieTurns) }
    var lowestMark = UInt64.max
    var best: Direction?
    var bestSlope = -Self.slopeTolerance
    for p in multipliers.pattern.elements where multipliers[p] != 0 {
      // Only the direction against the multiplier can fall.
      let isUp = multipliers[p] < 0
      if isUp ? isClosedAbove[p] : isClosedBelow[p] { continue }
      if keepsRequired && problem.level(of: basis[p], isAbove: isUp) == 0 { continue }
      let slope = slope(Direction(position: p, isUp: isUp), objective, hasMultipliers: true)
      guard slope < -Self.slopeTolerance else { continue }
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

  /// While ties are broken, of the directions in which the objective falls that of the row whose turn comes last: what
  /// gives way now would else be brought back at its turn, by the next one, and so on.
  private func lastToGiveWay(_ turns: TieTurns) -> Direction? {
    var best: Direction?
    var last = -1
    for p in multipliers.pattern.elements where abs(multipliers[p]) > Self.slopeTolerance {
      let isUp = multipliers[p] < 0
      if isUp ? isClosedAbove[p] : isClosedBelow[p] { continue }
      let turn = isUp ? turns.above[basis[p]] : turns.below[basis[p]]
      if turn > last {
        last = turn
        best = Direction(position: p, isUp: isUp)
      }
    }
    return best
  }

  /// A number for each row that is another at each pivot, and the same in each run.
  private func mark(of row: Int) -> UInt64 {
    var mark = (UInt64(row) &+ 1) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(pivots) &* 0xD1B5_4A32_D192_ED03
    mark = (mark ^ mark >> 31) &* 0xBF58_476D_1CE4_E5B9
    return mark ^ mark >> 29
  }

  func close(for objective: Objective, hasMultipliers: Bool) {
    // Once all levels are decided, a row costs something only through the multipliers.
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
      if slope > Self.slopeTolerance { isClosedAbove[p] = true }
    }
    if !isClosedBelow[p] {
      let slope = slope(Direction(position: p, isUp: false), objective, hasMultipliers: hasMultipliers)
      if slope > Self.slopeTolerance { isClosedBelow[p] = true }
    }
  }

  // MARK: Pivots

  /// Computes the direction in which of the tight rows only one changes, and the rates of all other rows.
  func computeDirection(_ leaving: Direction) {
    rightHandSide.clear()
    rightHandSide[leaving.position] = leaving.isUp ? 1 : -1
    factor.solve(&rightHandSide, into: &direction)
    for row in touched.elements {
      rate[row] = 0
      rateMagnitude[row] = 0
      isTouched[row] = false
    }
    touched.removeAll()
    var largest = 0.0
    for j in direction.pattern.elements { largest = max(largest, abs(direction[j])) }
    for j in direction.pattern.elements {
      let speed = direction[j]
      if speed == 0 { continue }
      if abs(speed) <= 1e-13 * largest {
        direction[j] = 0
        continue
      }
      for e in problem.columnStart[j]..<problem.columnStart[j + 1] {
        let row = problem.columnRows[e]
        guard position[row] < 0 else { continue }
        if !isTouched[row] {
          isTouched[row] = true
          touched.append(row)
        }
        let share = speed * problem.columnCoefficients[e]
        rate[row] += share
        rateMagnitude[row] += abs(share)
      }
      let unit = problem.rowCount + j
      if position[unit] < 0 {
        isTouched[unit] = true
        touched.append(unit)
        rate[unit] = speed
        rateMagnitude[unit] = abs(speed)
      }
    }
    // A rate that is only rounding error must not carry a row across zero.
    for row in touched.elements where abs(rate[row]) <= 1e-11 * rateMagnitude[row] { rate[row] = 0 }
  }

  /// The rows whose residual reaches zero along the direction, where that matters to the current or a higher level.
  ///
  /// - Parameter slowest: Rows that move no faster are left out: they would be bad pivots.
  func collectBreakpoints(for objective: Objective, slowest: Double = slowestRate) {
    breakpoints.removeAll()
    let level = currentLevel(objective)
    let isTie = isTie(objective)
    var stopRow = -1
    var keepsRequired = false
    switch objective {
    case .row(let row) where row >= problem.rowCount: stopRow = row
    case .required(let row):
      stopRow = row
      keepsRequired = true
    default: break
    }
    for row in touched.elements {
      let speed = rate[row]
      if isAbove[row] ? speed >= -slowest : speed <= slowest { continue }
      let left = problem.level(of: row, isAbove: isAbove[row])
      let entered = problem.level(of: row, isAbove: !isAbove[row])
      var jump = 0.0
      if row == stopRow || (keepsRequired ? entered == 0 : min(left, entered) < level) {
        jump = .infinity
      } else if !isTie {
        if left == level { jump += abs(speed) }
        if entered == level { jump += abs(speed) }
      }
      if jump > 0 {
        let step = max(0, -residual[row] / speed)
        breakpoints.append(Breakpoint(step: step, row: row, rate: speed, jump: jump))
      }
    }
  }

  /// Leaves a tight row, goes on while the objective falls, and makes the row tight at which it stops to fall.
  func pivot(leaving: Direction, objective: Objective) throws(SolverError) {
    computeDirection(leaving)
    collectBreakpoints(for: objective)
    let slope = slope(leaving, objective, hasMultipliers: true)
    var stop = stoppingBreakpoint(slope: slope)
    if isSlowRowCarried(to: stop.map { breakpoints[$0].step } ?? .infinity) {
      collectBreakpoints(for: objective, slowest: 0)
      stop = stoppingBreakpoint(slope: slope)
    }
    guard let stop else {
      // Nothing stops a fall of a sum of absolute values only if the slope is rounding error.
      if factor.replacementCount > 0 {
        try refactor()
      } else if leaving.isUp {
        isClosedAbove[leaving.position] = true
      } else {
        isClosedBelow[leaving.position] = true
      }
      return
    }
    let entering = fastestBreakpoint(besides: stop)
    degenerate = breakpoints[entering].step <= 1e-9 ? degenerate + 1 : 0
    try exchange(leaving: leaving, entering: entering, passed: stop, objective: objective)
  }

  /// Whether a step is so long that even a row too slow for a good pivot is carried through zero by it.
  private func isSlowRowCarried(to step: Double) -> Bool {
    guard step > 1 else { return false }
    for row in touched.elements where rate[row] != 0 && abs(rate[row]) <= Self.slowestRate {
      guard isAbove[row] == (rate[row] < 0) else { continue }
      if isSignificant(max(0, step * abs(rate[row]) - abs(residual[row])), of: row) { return true }
    }
    return false
  }

  /// Sorts the breakpoints and finds the first at which the slope is no longer negative.
  func stoppingBreakpoint(slope: Double) -> Int? {
    breakpoints.sort(breakpoints.indices) { ($0.step, $0.row) < ($1.step, $1.row) }
    var slope = slope
    for k in breakpoints.indices {
      slope += breakpoints[k].jump
      if slope >= -Self.slopeTolerance || degenerate > Self.degenerateLimit { return k }
    }
    return nil
  }

  /// Among the rows that reach zero together with the stopping one, the one that moves fastest: the best pivot.
  func fastestBreakpoint(besides stop: Int) -> Int {
    guard degenerate <= Self.degenerateLimit else { return stop }
    var best = stop
    let width = 1e-12 * (1 + breakpoints[stop].step)
    var k = stop + 1
    while k < breakpoints.count, breakpoints[k].step <= breakpoints[stop].step + width {
      if abs(breakpoints[k].rate) > 4 * abs(breakpoints[best].rate) { best = k }
      k += 1
    }
    k = stop - 1
    while k >= 0, breakpoints[k].step >= breakpoints[stop].step - width {
      if abs(breakpoints[k].rate) > 4 * abs(breakpoints[best].rate) { best = k }
      k -= 1
    }
    return best
  }

  func exchange(leaving: Direction, entering: Int, passed: Int, objective: Objective)
    throws(SolverError)
  {
    let p = leaving.position
    let row = breakpoints[entering].row
    let step = breakpoints[entering].step
    // The entering row as a combination of the tight rows.
    gradient.clear()
    addGradient(of: row, 1)
    factor.solveTransposed(&gradient, into: &combination)
    let expected = leaving.isUp ? rate[row] : -rate[row]
    if abs(combination[p] - expected) > 1e-7 * (1 + abs(expected)) && factor.replacementCount > 0 {
      try refactor()
      return
    }
    for j in direction.pattern.elements { x[j] += step * direction[j] }
    for k in 0..<passed where k != entering { isAbove[breakpoints[k].row].toggle() }
    var isLossy = false
    for other in touched.elements where rate[other] != 0 {
      let moved = residual[other] + step * rate[other]
      let noise = 1e-11 * (abs(residual[other]) + abs(step * rate[other]))
      let isZero = abs(moved) <= noise
      if noise > Self.lossLimit * (1 + abs(constant(of: other))), abs(moved) <= 1e3 * noise { isLossy = true }
      residual[other] = isZero ? 0 : moved
      if !isZero { isAbove[other] = moved > 0 }
    }
    let isForwardClosed =
      min(problem.level(of: row, isAbove: true), problem.level(of: row, isAbove: false))
      < currentLevel(objective)
    let left = basis[p]
    position[left] = -1
    residual[left] = leaving.isUp ? step : -step
    isAbove[left] = leaving.isUp
    // Back along the edge is open; on through zero only as far as higher levels do not mind.
    let cameFromAbove = breakpoints[entering].rate < 0
    isClosedAbove[p] = cameFromAbove ? false : isForwardClosed
    isClosedBelow[p] = cameFromAbove ? isForwardClosed : false
    basis[p] = row
    position[row] = p
    residual[row] = 0
    factor.replaceRow(at: p, byCombination: combination)
    if isLossy || factor.replacementCount >= replacementLimit
      || factor.replacementEntries > 4 * (problem.rowVariables.count + problem.variableCount)
    {
      try refactor()
    }
  }
}
