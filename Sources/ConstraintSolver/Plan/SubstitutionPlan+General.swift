// Parts with several roots: linear programs. Their optimal basis is kept, so that a new right-hand side only moves the
// vertex as long as the basis stays feasible.

internal import Unchecked

extension SubstitutionPlan {
  /// - Precondition: the members' values are their offsets, and their values are aside.
  mutating func evaluate(
    general index: Int, _ range: Range<Int>, step: Int32, _ storage: borrowing RowStorage, notifies: Bool
  ) throws(SolverError) {
    switch parts[index].rootCount == 2 ? optimumOfPair(parts[index], step: step, storage) : .unknown {
    case .values(let first, let second):
      putBack(range)
      guard first.isFinite, second.isFinite else { throw .numericalBreakdown }
      for (k, m) in range.enumerated() {
        let member = members[m]
        let newValue = factor[member.variable] * (member.root == 0 ? first : second) + work.aside[k]
        set(member.variable, to: newValue, by: step, storage, notifies: notifies)
      }
      return
    case .free:
      putBack(range)
      return freeSteps.append(step)
    case .unknown: break
    }
    if optima[index] == nil, findsSeparateOptimum(parts[index], step: step, storage) {
      putBack(range)
      for (k, m) in range.enumerated() {
        let member = members[m]
        let newValue = factor[member.variable] * work.separate.value[member.root] + work.aside[k]
        set(member.variable, to: newValue, by: step, storage, notifies: notifies)
      }
      return
    }
    // With fewer rows than variables the optimum is not unique, or some are nonbasic at 0.
    guard parts[index].rowCount >= parts[index].rootCount else {
      putBack(range)
      return freeSteps.append(step)
    }
    let bounds = PartBounds(parts[index], members, value, factor, storage)
    let optimum: PartOptimum
    if let known = optima[index], known.isAbout(parts[index], partRows, storage, bounds) {
      optimum = known
      updateConstants(of: optimum, ofPart: index, storage, bounds)
      putBack(range)
    } else {
      let problem = problem(ofPart: index, step: step, storage, bounds)
      putBack(range)
      optima[index] = nil
      guard !problem.hasOpenColumn else { return freeSteps.append(step) }
      optimum = PartOptimum(
        try work.spares.simplex(for: problem), parts[index], partRows, storage, bounds)
    }
    guard try optimum.reach() else {
      optima[index] = nil
      contradictoryOwners.append(step)
      return
    }
    guard optimum.isUnique else {
      optima[index] = nil
      work.spares.giveBack(optimum.simplex)
      freeSteps.append(step)
      return
    }
    optima[index] = optimum
    for (k, m) in range.enumerated() {
      let member = members[m]
      let newValue = factor[member.variable] * optimum.simplex.x[Int(member.root)] + work.aside[k]
      set(member.variable, to: newValue, by: step, storage, notifies: notifies)
    }
  }

  private mutating func problem(
    ofPart index: Int, step: Int32, _ storage: borrowing RowStorage, _ bounds: PartBounds
  ) -> LinearProblem {
    let part = parts[index]
    let memberRange = Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount)
    for m in memberRange { classOf[members[m].variable] = members[m].root }
    var builder = PartProblemBuilder(isNonNegative: bounds.isNonNegative)
    for k in Int(part.rowBegin)..<Int(part.rowBegin + part.rowCount) {
      let row = partRows[k]
      for e in storage.range(of: Int(row)) {
        let entry = storage.entries[e]
        guard stepOf[entry.variable] == step else { continue }
        builder.add(entry.coefficient * factor[entry.variable], Int(classOf[entry.variable]))
      }
      builder.endRow(rest(of: row, storage), storage.rows[row].sides)
    }
    for m in memberRange { classOf[members[m].variable] = -1 }
    for root in bounds.isNonNegative.indices {
      if bounds.hasLow(root) { builder.addBound(bounds.low[root], Sides(above: 0, below: 1000), root) }
      if bounds.hasHigh(root) { builder.addBound(bounds.high[root], Sides(above: 1000, below: 0), root) }
    }
    return builder.finish()
  }

  /// Sets the constants of the problem, in the order of its rows.
  private mutating func updateConstants(
    of optimum: PartOptimum, ofPart index: Int, _ storage: borrowing RowStorage, _ bounds: PartBounds
  ) {
    let part = parts[index]
    for k in 0..<Int(part.rowCount) {
      optimum.simplex.problem.constants[k] = rest(of: partRows[Int(part.rowBegin) + k], storage)
    }
    var next = Int(part.rowCount)
    for root in bounds.isNonNegative.indices {
      if bounds.hasLow(root) {
        optimum.simplex.problem.constants[next] = bounds.low[root]
        next += 1
      }
      if bounds.hasHigh(root) {
        optimum.simplex.problem.constants[next] = bounds.high[root]
        next += 1
      }
    }
  }

  /// The constant of a row less its sum over variables with values.
  @inline(__always)
  private mutating func rest(of row: Int32, _ storage: borrowing RowStorage) -> Double {
    var rest = storage.rows[row].constant
    for e in storage.range(of: Int(row)) {
      rest -= storage.entries[e].coefficient * value[storage.entries[e].variable]
    }
    return rest
  }
}

/// The bounds of a part's roots that come of members `>= 0`.
struct PartBounds {
  private(set) var isNonNegative: [Bool]
  private(set) var low: [Double]
  private(set) var high: [Double]

  /// - Precondition: the members' values are their offsets.
  init(
    _ part: SubstitutionPlan.Part, _ members: borrowing FlatBuffer<SubstitutionPlan.Member>,
    _ offset: borrowing FlatBuffer<Double>, _ factor: borrowing FlatBuffer<Double>,
    _ storage: borrowing RowStorage
  ) {
    let roots = Int(part.rootCount)
    isNonNegative = [Bool](repeating: false, count: roots)
    low = [Double](repeating: -.infinity, count: roots)
    high = [Double](repeating: .infinity, count: roots)
    for m in Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount) {
      let member = members[m]
      guard storage.columns[member.variable].isNonNegative else { continue }
      let root = Int(member.root)
      let bound = -offset[member.variable] / factor[member.variable]
      if member.row < 0 || (bound == 0 && factor[member.variable] > 0) {
        isNonNegative[root] = true
      } else if factor[member.variable] > 0 {
        low[root] = max(low[root], bound)
      } else {
        high[root] = min(high[root], bound)
      }
    }
  }

  func hasLow(_ root: Int) -> Bool { low[root].isFinite && (low[root] > 0 || !isNonNegative[root]) }
  func hasHigh(_ root: Int) -> Bool { high[root].isFinite }

  /// Whether the same roots have bounds, whatever their values.
  func hasSameRows(as other: PartBounds) -> Bool {
    guard isNonNegative == other.isNonNegative else { return false }
    return isNonNegative.indices.allSatisfy {
      hasLow($0) == other.hasLow($0) && hasHigh($0) == other.hasHigh($0)
    }
  }
}
