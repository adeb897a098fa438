// Linear programs of two variables in closed form, such as two texts that compete for a width.
// Worth, in millions of instructions of 1,000 views through the engine (callgrind), by the simplex and so: `pair` cold
// 44.8 and 6.5, ten resizes 40.4 and 11.9, churn 58.1 and 10.5; no other workload of the benchmark has such parts.

internal import Unchecked

/// A row of both roots of a part: `first · x + second · y − rest`, with the priorities of its sides.
struct JointRow: BitwiseCopyable {
  var first: Double
  var second: Double
  var rest: Double
  var sides: Sides

  /// The priority at which the row is violated at a point; 0 where it holds.
  func cost(at firstRoot: Double, _ secondRoot: Double) -> Float {
    let (one, other) = (first * firstRoot, second * secondRoot)
    let residual = one + other - rest
    let isNoise = Tolerance.isNoise(
      residual, magnitude: abs(one) + abs(other) + abs(rest), largest: max(abs(first), abs(second)))
    return isNoise ? 0 : sides.cost(ofPositive: residual > 0)
  }
}

extension SubstitutionPlan {
  enum PairOptimum {
    case values(first: Double, second: Double)
    /// The optimum is not unique.
    case free
    /// The simplex has to decide.
    case unknown
  }

  /// The optimum of the two roots of a part.
  ///
  /// Each root's own penalty is minimised first; where the joint rows hold, that is the optimum. If a required one is
  /// violated, it is tight at the optimum, by convexity: substituting by it leaves one variable with the penalties of both.
  ///
  /// Where several joint rows compete, or the optimal face has more than a tie, the simplex decides.
  /// - Precondition: the members' values are their offsets.
  mutating func optimumOfPair(_ part: Part, step: Int32, _ storage: borrowing RowStorage) -> PairOptimum {
    guard gatherRows(part, step: step, storage) else { return .unknown }
    let (bounds, otherBounds) = (work.single.bounds, work.otherSingle.bounds)
    let (optimum, otherOptimum) = (work.single.optimum(), work.otherSingle.optimum())
    guard case .value(let first) = optimum, case .value(let second) = otherOptimum else {
      return restOfPair(part, optimum, otherOptimum, storage)
    }
    setFree(part, false)
    guard let broken = brokenJoint(first, second) else { return .values(first: first, second: second) }
    let joint = work.joints[broken]
    guard joint.cost(at: first, second) == 1000 else { return .unknown }
    let (offset, factor) = (joint.rest / joint.second, -joint.first / joint.second)
    work.single.bounds = bounds
    work.otherSingle.bounds = otherBounds
    work.single.add(work.otherSingle, offset: offset, factor: factor)
    switch work.single.optimum() {
    case .infeasible: return .unknown
    // Soft constraints of one priority compete, and no other joint row has a say.
    case .free: return work.joints.count == 1 ? .free : .unknown
    case .value(let best):
      let other = offset + factor * best
      return brokenJoint(best, other) == nil ? .values(first: best, second: other) : .unknown
    }
  }

  /// The optimum where one root has a unique one and the other is a variable `>= 0` without violated rows: the other is at
  /// its lower bound, if the joint rows hold there.
  private mutating func restOfPair(
    _ part: Part, _ optimum: SingleVariable.Optimum, _ otherOptimum: SingleVariable.Optimum,
    _ storage: borrowing RowStorage
  ) -> PairOptimum {
    let (first, second): (Double, Double)
    switch (optimum, otherOptimum) {
    case (.value(let decided), .free)
    where work.otherSingle.areAllSatisfied && isLoneNonNegative(root: 1, part, storage):
      (first, second) = (decided, work.otherSingle.bounds.low)
    case (.free, .value(let decided))
    where work.single.areAllSatisfied && isLoneNonNegative(root: 0, part, storage):
      (first, second) = (work.single.bounds.low, decided)
    default: return .unknown
    }
    guard brokenJoint(first, second) == nil else { return .unknown }
    setFree(part, true)
    return .values(first: first, second: second)
  }

  /// Whether a root is a variable `>= 0` with nothing tied to it, and no other such variable depends on it.
  private mutating func isLoneNonNegative(root: Int32, _ part: Part, _ storage: borrowing RowStorage) -> Bool
  {
    var count = 0
    for m in Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount) where members[m].root == root {
      let variable = members[m].variable
      count += 1
      if determinesNonNegative[variable] || !storage.columns[variable].isNonNegative { return false }
    }
    return count == 1
  }

  private mutating func setFree(_ part: Part, _ isFree: Bool) {
    for m in Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount) {
      mayBeFree[members[m].variable] = isFree
    }
  }

  private mutating func brokenJoint(_ first: Double, _ second: Double) -> Int? {
    for k in 0..<work.joints.count where work.joints[k].cost(at: first, second) > 0 { return k }
    return nil
  }

  /// Sorts the rows and bounds of a part by their roots.
  private mutating func gatherRows(_ part: Part, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    work.single.begin()
    work.otherSingle.begin()
    work.joints.removeAll()
    let memberRange = Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount)
    for m in memberRange {
      let variable = members[m].variable
      // Beside others of its step, a member is known by its root.
      classOf[variable] = members[m].root
      guard storage.columns[variable].isNonNegative else { continue }
      let bound = -value[variable] / factor[variable]
      let isLow = factor[variable] > 0
      if members[m].root == 0 {
        if isLow { work.single.require(atLeast: bound) } else { work.single.require(atMost: bound) }
      } else {
        if isLow { work.otherSingle.require(atLeast: bound) } else { work.otherSingle.require(atMost: bound) }
      }
    }
    var isClosed = true
    for k in Int(part.rowBegin)..<Int(part.rowBegin + part.rowCount) {
      let row = partRows[k]
      var (first, second) = (Share(), Share())
      var rest = storage.rows[row].constant
      for e in storage.range(of: Int(row)) {
        let entry = storage.entries[e]
        rest -= entry.coefficient * value[entry.variable]
        guard stepOf[entry.variable] == step else { continue }
        let share = entry.coefficient * factor[entry.variable]
        if classOf[entry.variable] == 0 { first.add(share) } else { second.add(share) }
      }
      let (one, other) = (first.sum, second.sum)
      if one != 0 && other != 0 {
        if min(abs(one), abs(other)) < Tolerance.pivotShare * max(abs(one), abs(other)) { isClosed = false }
        work.joints.append(JointRow(first: one, second: other, rest: rest, sides: storage.rows[row].sides))
      } else if one != 0 {
        work.single.add(one, rest: rest, storage.rows[row].sides)
      } else if other != 0 {
        work.otherSingle.add(other, rest: rest, storage.rows[row].sides)
      } else {
        isClosed = false
      }
    }
    for m in memberRange { classOf[members[m].variable] = -1 }
    return isClosed
  }
}
