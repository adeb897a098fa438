// Queries of an optimal basis beside its values: proofs of infeasibility, other optima, and the tight rows behind a
// variable.

extension Simplex {
  /// Computes the vertex from a fresh factorisation, without the rounding errors of the pivots.
  func polish() throws(SolverError) {
    if factor.replacementCount > 0 { try refactor() }
  }

  /// Computes the vertex from a factorisation that depends on the basis and not on the pivots that led to it.
  func sortBasis() throws(SolverError) {
    reopenAll()
    let isSorted = zip(basis, basis.dropFirst()).allSatisfy { $0 < $1 }
    if isSorted && factor.replacementCount == 0 { return }
    basis.sort()
    try refactor()
  }

  /// Whether the basis is dual feasible: at every level no edge falls that the levels above leave open, and in the end none
  /// is open. Then it is optimal for all right-hand sides at which no residual changes its sign.
  ///
  /// Slopes depend on coefficients, levels and signs only. A row at zero counts as being on its side, which can only make
  /// slopes smaller.
  func isOptimalOnItsSides() -> Bool {
    reopenAll()
    for level in 0..<problem.levelCount {
      let objective = Objective.level(level)
      let hasMultipliers = computeMultipliers(for: objective)
      for p in basis.indices {
        for isUp in [true, false] where !(isUp ? isClosedAbove[p] : isClosedBelow[p]) {
          let slope = slope(Direction(position: p, isUp: isUp), objective, hasMultipliers: hasMultipliers)
          if slope < -Tolerance.slope { return false }
        }
      }
      close(for: objective, hasMultipliers: hasMultipliers)
      if !hasOpenDirection { return true }
    }
    return false
  }

  /// Moves the vertex to the problem's right-hand side.
  /// - Returns: Whether the basis is primal feasible there: no penalised residual changed its sign, and required rows hold.
  func moveVertex() throws(SolverError) -> Bool {
    rightHandSide.clear()
    for p in basis.indices {
      let constant = constant(of: basis[p])
      if constant != 0 { rightHandSide[p] = constant }
    }
    try takeVertex()
    for row in position.indices where position[row] < 0 {
      residual[row] = problem.residual(of: row, at: x)
      guard residual[row] != 0, isAbove[row] != (residual[row] > 0) else { continue }
      if problem.level(of: row, isAbove: true) != LinearProblem.free
        || problem.level(of: row, isAbove: false) != LinearProblem.free
      {
        return false
      }
      isAbove[row].toggle()
    }
    return isFeasible
  }

  /// Rows at zero outside the basis (degenerate ones) that count as being on a penalised side.
  var costlyRowsAtZero: [Int] {
    position.indices.filter {
      position[$0] < 0 && residual[$0] == 0
        && problem.level(of: $0, isAbove: isAbove[$0]) != LinearProblem.free
    }
  }

  /// The tight rows with a dual that is not zero.
  func support(of objective: Objective) -> [Int] {
    guard computeMultipliers(for: objective) else { return [] }
    return multipliers.pattern.elements.filter { abs(multipliers[$0]) > Tolerance.slope }.map {
      basis[$0]
    }
  }

  /// A Farkas proof: the tight rows with a dual, if the side to which each would have to move is required; nil if not.
  ///
  /// They are an irreducible infeasible set: tight rows are independent, so the gradient is a combination of them in one way
  /// only.
  func proof(of objective: Objective) -> [Int]? {
    guard computeMultipliers(for: objective) else { return nil }
    var rows: [Int] = []
    for p in multipliers.pattern.elements where abs(multipliers[p]) > Tolerance.slope {
      guard problem.level(of: basis[p], isAbove: multipliers[p] < 0) == 0 else { return nil }
      rows.append(basis[p])
    }
    return rows
  }

  /// Requires sides of a row, or relaxes them. The vertex stays.
  func setRequired(of row: Int, above: Bool, below: Bool) {
    problem.levelAbove[row] = above ? 0 : LinearProblem.free
    problem.levelBelow[row] = below ? 0 : LinearProblem.free
    if position[row] < 0 { chooseSide(of: row) }
  }

  func reopenAll() {
    for p in basis.indices {
      isClosedAbove[p] = false
      isClosedBelow[p] = false
    }
  }

  /// Opens exactly the edges of the optimal face, whatever ties decided. A row that is off by no more than tolerances allow
  /// holds: else an edge would end where it brings that row to zero.
  func reopenOptimalFace() {
    for row in position.indices where violation(of: row) > 0 {
      let isRequired = problem.level(of: row, isAbove: isAbove[row]) == 0
      let share = isRequired ? Tolerance.feasibility : Tolerance.violation
      guard abs(residual[row]) <= share * (1 + abs(constant(of: row))) else { continue }
      residual[row] = 0
      chooseSide(of: row)
    }
    reopenAll()
    for level in 0..<problem.levelCount {
      let hasMultipliers = computeMultipliers(for: .level(level))
      close(for: .level(level), hasMultipliers: hasMultipliers)
      if !hasOpenDirection { return }
    }
  }

  /// Another optimum, at which a variable has another value, from a vertex of the optimal face.
  ///
  /// Pivots in degenerate steps only, so that the vertex itself stays.
  func otherOptimum(moving variable: Int, sign: Double) throws(SolverError) -> [Double]? {
    let objective = Objective.variable(variable, sign: -sign)
    let limit = pivots + 200 + 60 * (problem.variableCount + problem.rowCount)
    degenerate = 0
    try TimeLimit.check()
    while computeMultipliers(for: objective),
      let leaving = leavingDirection(for: objective, hasMultipliers: true)
    {
      computeDirection(leaving)
      collectBreakpoints(for: objective)
      let speed = abs(direction[variable])
      let slope = slope(leaving, objective, hasMultipliers: true)
      let stop = stoppingBreakpoint(slope: slope)
      let length = min(
        stop.map { breakpoints[$0].step } ?? .infinity,
        Tolerance.edgeLength / max(speed, Tolerance.slowestMove))
      if length * speed > Tolerance.move { return x.indices.map { x[$0] + length * direction[$0] } }
      guard let stop else { return nil }
      degenerate += 1
      try exchange(
        leaving: leaving, entering: fastestBreakpoint(besides: stop), passed: stop, objective: objective)
      if pivots % Self.pivotsPerLook == 0 { try TimeLimit.check() }
      pivots += 1
      if pivots > limit { throw .noConvergence(pivots: pivots) }
    }
    return nil
  }

  /// The tight rows, bound rows included, of which a variable is a combination.
  func rowsDetermining(_ variable: Int) -> [Int] { support(of: .variable(variable, sign: 1)) }

  /// The variables that differ between two optima.
  struct Move {
    var variables: [Int]
    /// Whether something is violated less there and something else as much more.
    var isTie: Bool
  }

  /// Follows every open edge of a vertex of the optimal face to its end. Of a long row of views each is as long as the row:
  /// beyond 200,000 entries a sum of edges answers for them, which is a direction of the face as well.
  /// - Returns: For each variable, whether some open edge moves it, and its value at the end of one that is not degenerate;
  ///   the moves along those.
  func followOpenDirections() throws(SolverError) -> (isMoved: [Bool], other: [Double?], moves: [Move]) {
    var isMoved = [Bool](repeating: false, count: problem.variableCount)
    var other = [Double?](repeating: nil, count: problem.variableCount)
    var moves: [Move] = []
    let edges = basis.indices.flatMap { p in [true, false].map { Direction(position: p, isUp: $0) } }
      .filter { !($0.isUp ? isClosedAbove[$0.position] : isClosedBelow[$0.position]) }
    func isPaid(_ edge: Direction) -> Bool {
      problem.level(of: basis[edge.position], isAbove: edge.isUp) != LinearProblem.free
    }
    var entries = 0
    var pending = edges.reversed().map { [$0][...] }
    while let sum = pending.popLast() {
      try TimeLimit.check()
      if entries > 200_000 {
        let rest = edges.suffix(pending.count + 1)
        pending = [true, false].flatMap { isUp in
          [true, false].map { paid in rest.filter { $0.isUp == isUp && isPaid($0) == paid }[...] }
        }
        entries = .min
        continue
      }
      rightHandSide.clear()
      for (place, edge) in sum.enumerated() {
        rightHandSide[edge.position] = (edge.isUp ? 1 : -1) * Self.edgeLength(at: place)
      }
      computeDirection()
      entries += direction.pattern.count
      collectBreakpoints(for: .variable(0, sign: 1))
      let length = breakpoints.elements.reduce(Tolerance.edgeLength) { min($0, $1.step) }
      for j in direction.pattern.elements where direction[j] != 0 { isMoved[j] = true }
      let moved = direction.pattern.elements.filter { length * abs(direction[$0]) > Tolerance.move }
      for j in moved where other[j] == nil { other[j] = x[j] + length * direction[j] }
      if moved.isEmpty {
        // One edge of no length stops the others.
        if sum.count > 1 { pending += [sum.prefix(sum.count / 2), sum.dropFirst(sum.count / 2)] }
        continue
      }
      let isTie =
        sum.contains(where: isPaid) || touched.elements.contains { rate[$0] != 0 && violation(of: $0) > 0 }
      moves.append(Move(variables: moved, isTie: isTie))
      // One move of all variables answers for all.
      if moved.count == problem.variableCount, !isTie { break }
    }
    return (isMoved, other, moves)
  }

  /// The length of an edge in a sum of them: 1 for the first, then from 1 to 2 at random (SplitMix64), lest edges cancel each
  /// other out in a variable that is a combination of some.
  private static func edgeLength(at place: Int) -> Double {
    var mark = UInt64(place) &* 0x9E37_79B9_7F4A_7C15
    mark = (mark ^ mark >> 30) &* 0xBF58_476D_1CE4_E5B9
    mark = (mark ^ mark >> 27) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((mark ^ mark >> 31) >> 11) * 0x1p-53
  }

  /// The move from the vertex to another optimal point.
  func move(to other: [Double]) -> Move {
    let moved = other.indices.filter { abs(other[$0] - x[$0]) > Tolerance.move }
    let isTie = moved.contains { j in
      problem.columnRows[problem.columnStart[j]..<problem.columnStart[j + 1]].contains { row in
        let there = problem.residual(of: row, at: other)
        let isPaid = there != 0 && problem.level(of: row, isAbove: there > 0) != LinearProblem.free
        return abs((isPaid ? abs(there) : 0) - violation(of: row)) > Tolerance.move
      }
    }
    return Move(variables: moved, isTie: isTie)
  }

  /// The residual of a row, signed; 0 for tight rows.
  func signedResidual(of row: Int) -> Double { position[row] >= 0 ? 0 : residual[row] }
}
