// Parts with two roots, in closed form: two texts that compete for a width, and most else that is left where values do
// not follow from one row.

internal import Unchecked

/// A row of both roots of a part: `first · root + second · root = rest`, or more or less than that.
struct JointRow: BitwiseCopyable {
  var first: Double
  var second: Double
  var rest: Double
  var sides: Sides

  /// Who pays at two values of the roots; 0 where the row holds.
  func cost(at firstRoot: Double, _ secondRoot: Double) -> Float {
    let (one, other) = (first * firstRoot, second * secondRoot)
    let residual = one + other - rest
    let noise =
      1e-11 * (abs(one) + abs(other) + abs(rest)) + 1e-10 * max(abs(first), abs(second))
    return abs(residual) <= noise ? 0 : sides.cost(ofPositive: residual > 0)
  }
}

extension SubstitutionPlan {
  /// What is known of the best values of two roots.
  enum PairOptimum {
    case values(first: Double, second: Double)
    /// More than one pair of values is best.
    case free
    /// It takes more to know.
    case unknown
  }

  /// A root's factor must be at least this share of the other's, or rounding errors would blow up.
  private static let jointShare = 1e-6

  /// The best values of the two roots of a part.
  ///
  /// Each root has wishes of its own; if the rows of both hold where these are granted best, that is the optimum. If a
  /// required one does not, the optimum lies where it just holds: on the way there from any other place, convex sums
  /// only fall. There is one number left, with the wishes of both.
  ///
  /// It is not enough where several rows of both compete, or something is open that no wish competes for.
  ///
  /// - Precondition: the members' values are their offsets.
  mutating func optimumOfPair(_ part: Part, step: Int32, _ storage: borrowing RowStorage) -> PairOptimum {
    guard gatherWishes(part, step: step, storage) else { return .unknown }
    let (bounds, otherBounds) = (work.wishes.bounds, work.otherWishes.bounds)
    let (optimum, otherOptimum) = (work.wishes.optimum(), work.otherWishes.optimum())
    guard case .value(let first) = optimum, case .value(let second) = otherOptimum else {
      return restOfPair(part, optimum, otherOptimum, storage)
    }
    setFree(part, false)
    guard let broken = brokenJoint(first, second) else { return .values(first: first, second: second) }
    let joint = work.joints[broken]
    guard joint.cost(at: first, second) == 1000 else { return .unknown }
    let (offset, factor) = (joint.rest / joint.second, -joint.first / joint.second)
    work.wishes.bounds = bounds
    work.otherWishes.bounds = otherBounds
    work.wishes.add(work.otherWishes, offset: offset, factor: factor)
    switch work.wishes.optimum() {
    case .none: return .unknown
    // Equal wishes pull against each other, and no other row of both has a say.
    case .free: return work.joints.count == 1 ? .free : .unknown
    case .value(let best):
      let other = offset + factor * best
      return brokenJoint(best, other) == nil ? .values(first: best, second: other) : .unknown
    }
  }

  /// One root is decided by its own wishes, and the other is a size that nothing asks to be more than it must be: it rests
  /// as near to 0 as can be, if the rows of both leave it there.
  private mutating func restOfPair(
    _ part: Part, _ optimum: WishList.Optimum, _ otherOptimum: WishList.Optimum,
    _ storage: borrowing RowStorage
  ) -> PairOptimum {
    let (first, second): (Double, Double)
    switch (optimum, otherOptimum) {
    case (.value(let decided), .free)
    where work.otherWishes.areAllGranted && isLoneSize(root: 1, part, storage):
      (first, second) = (decided, work.otherWishes.bounds.low)
    case (.free, .value(let decided)) where work.wishes.areAllGranted && isLoneSize(root: 0, part, storage):
      (first, second) = (work.wishes.bounds.low, decided)
    default: return .unknown
    }
    guard brokenJoint(first, second) == nil else { return .unknown }
    setFree(part, true)
    return .values(first: first, second: second)
  }

  /// Whether a root is a size to which nothing is tied, and from which no size follows.
  private func isLoneSize(root: Int32, _ part: Part, _ storage: borrowing RowStorage) -> Bool {
    var count = 0
    for m in Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount) where members[m].root == root {
      let variable = members[m].variable
      count += 1
      if carriesSize[variable] || !storage.columns[variable].isNonNegative { return false }
    }
    return count == 1
  }

  private func setFree(_ part: Part, _ isFree: Bool) {
    for m in Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount) {
      mayBeFree[members[m].variable] = isFree
    }
  }

  private func brokenJoint(_ first: Double, _ second: Double) -> Int? {
    for k in 0..<work.joints.count where work.joints[k].cost(at: first, second) > 0 { return k }
    return nil
  }

  /// Sorts what is asked by the roots that it is asked of.
  private mutating func gatherWishes(_ part: Part, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    work.wishes.begin()
    work.otherWishes.begin()
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
        if isLow { work.wishes.require(atLeast: bound) } else { work.wishes.require(atMost: bound) }
      } else {
        if isLow { work.otherWishes.require(atLeast: bound) } else { work.otherWishes.require(atMost: bound) }
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
        if min(abs(one), abs(other)) < Self.jointShare * max(abs(one), abs(other)) { isClosed = false }
        work.joints.append(JointRow(first: one, second: other, rest: rest, sides: storage.rows[row].sides))
      } else if one != 0 {
        work.wishes.add(one, rest: rest, storage.rows[row].sides)
      } else if other != 0 {
        work.otherWishes.add(other, rest: rest, storage.rows[row].sides)
      } else {
        isClosed = false
      }
    }
    for m in memberRange { classOf[members[m].variable] = -1 }
    return isClosed
  }
}
