// A pivot: the edge along which one row leaves, the ratio test with long steps, and the row that enters.

internal import Unchecked

extension Simplex {
  /// Computes an edge, along which all tight rows but one stay tight, and the rates of all other residuals.
  func computeDirection(_ leaving: Direction) {
    rightHandSide.clear()
    rightHandSide[leaving.position] = leaving.isUp ? 1 : -1
    computeDirection()
  }

  /// The same for the residuals of the right-hand side.
  func computeDirection() {
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
      if abs(speed) <= Tolerance.direction * largest {
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
    for row in touched.elements where abs(rate[row]) <= Tolerance.rate * rateMagnitude[row] { rate[row] = 0 }
  }

  /// The ratio test: rows whose residual reaches zero along the edge, where that matters to the current or a higher level.
  /// - Parameter slowest: Rows that move no faster are left out: they would be bad pivots.
  func collectBreakpoints(for objective: Objective, slowest: Double = Tolerance.slowestRate) {
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

  /// Goes along an edge while the objective falls; the row at which it stops enters the basis.
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
      // A sum of absolute values is bounded below: a slope without end is rounding error.
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
    degenerate = breakpoints[entering].step <= Tolerance.degenerateStep ? degenerate + 1 : 0
    try exchange(leaving: leaving, entering: entering, passed: stop, objective: objective)
  }

  /// Whether a step is so long that a row too slow for a pivot passes zero.
  private func isSlowRowCarried(to step: Double) -> Bool {
    guard step > 1 else { return false }
    for row in touched.elements where rate[row] != 0 && abs(rate[row]) <= Tolerance.slowestRate {
      guard isAbove[row] == (rate[row] < 0) else { continue }
      if isSignificant(max(0, step * abs(rate[row]) - abs(residual[row])), of: row) { return true }
    }
    return false
  }

  /// Sorts the breakpoints and finds the first behind which the slope is not negative (the long-step rule).
  func stoppingBreakpoint(slope: Double) -> Int? {
    breakpoints.sort(breakpoints.indices) { ($0.step, $0.row) < ($1.step, $1.row) }
    var slope = slope
    for k in breakpoints.indices {
      slope += breakpoints[k].jump
      if slope >= -Tolerance.slope || degenerate > Self.degenerateLimit { return k }
    }
    return nil
  }

  /// Among the rows that reach zero together with the stopping one, the fastest: the largest pivot (Harris).
  func fastestBreakpoint(besides stop: Int) -> Int {
    guard degenerate <= Self.degenerateLimit else { return stop }
    var best = stop
    let width = Tolerance.breakpoint * (1 + breakpoints[stop].step)
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
    if abs(combination[p] - expected) > Tolerance.pivotDisagreement * (1 + abs(expected))
      && factor.replacementCount > 0
    {
      try refactor()
      return
    }
    for j in direction.pattern.elements { x[j] += step * direction[j] }
    for k in 0..<passed where k != entering { isAbove[breakpoints[k].row].toggle() }
    var isLossy = false
    for other in touched.elements where rate[other] != 0 {
      let moved = residual[other] + step * rate[other]
      let noise = Tolerance.residualNoise * (abs(residual[other]) + abs(step * rate[other]))
      let isZero = abs(moved) <= noise
      if noise > Tolerance.loss * (1 + abs(constant(of: other))), abs(moved) <= Tolerance.lossFactor * noise {
        isLossy = true
      }
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
    // Back along the edge is open; on through zero unless a higher level gets worse.
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
