// Separable linear programs: each root of a part is at the optimum of its own rows, and the joint rows hold there.
// Worth, in millions of instructions of 1,000 views through the engine (callgrind), by the simplex and so: churn of `list`
// 8.4 and 7.4; no other workload of the benchmark has such parts.

internal import Unchecked

/// The work space of separable parts: the own rows of each root. It is used for one part after the other.
struct SeparateRoots: ~Copyable {
  struct OwnRow: BitwiseCopyable {
    var coefficient: Double
    var rest: Double
    var sides: Sides
    var row: Int32
    /// The next row of the root; −1 for none.
    var next: Int32
  }

  // By root.
  var value = FlatBuffer<Double>()
  var low = FlatBuffer<Double>()
  var high = FlatBuffer<Double>()
  var isFree = FlatBuffer<Bool>()
  /// The number of members `>= 0`, the last of these, and whether such variables depend on members.
  fileprivate var nonNegativeCount = FlatBuffer<Int32>()
  fileprivate var nonNegative = FlatBuffer<Int32>()
  fileprivate var determinesNonNegative = FlatBuffer<Bool>()
  fileprivate var firstRow = FlatBuffer<Int32>()
  /// The coefficient of the root in the row at hand.
  fileprivate var share = FlatBuffer<Share>()

  fileprivate var ownRows = FlatBuffer<OwnRow>()
  fileprivate var jointRows = FlatBuffer<Int32>()
  fileprivate var rootsOfRow = FlatBuffer<Int32>()

  fileprivate mutating func begin(count: Int) {
    value.refill(0, count: count)
    low.refill(-.infinity, count: count)
    high.refill(.infinity, count: count)
    isFree.refill(false, count: count)
    nonNegativeCount.refill(0, count: count)
    nonNegative.refill(-1, count: count)
    determinesNonNegative.refill(false, count: count)
    firstRow.refill(-1, count: count)
    share.refill(Share(), count: count)
    ownRows.removeAll()
    jointRows.removeAll()
    rootsOfRow.removeAll()
  }

  fileprivate mutating func add(_ own: Double, of root: Int32) {
    var isListed = false
    for k in 0..<rootsOfRow.count where rootsOfRow[k] == root { isListed = true }
    if !isListed { rootsOfRow.append(root) }
    share[root].add(own)
  }

  fileprivate mutating func endRow() {
    for k in 0..<rootsOfRow.count { share[rootsOfRow[k]] = Share() }
    rootsOfRow.removeAll()
  }
}

extension SubstitutionPlan {
  /// More roots are left to the simplex.
  private static let mostRoots = 64

  /// Finds the optimum of a part at the separate optima of its roots.
  ///
  /// The penalty of the roots' own rows is a lower bound at each level, so a point that attains it and at which the joint
  /// rows hold is optimal. A variable `>= 0` whose own optimum is an interval is at the lower end; then one free variable
  /// may be left, which is where the slack of the oldest of its rows is least (spec 02 §8).
  /// - Precondition: the members' values are their offsets.
  /// - Returns: Whether that is so; the values are those of `separate` then.
  mutating func findsSeparateOptimum(_ part: Part, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    guard part.rootCount <= Self.mostRoots else { return false }
    work.separate.begin(count: Int(part.rootCount))
    let range = Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount)
    for m in range { enter(members[m], storage) }
    let freeRoot = placesRoots(part, step: step, storage)
    let isFound = freeRoot.map { placesJointRows(beside: $0, step: step, storage) } ?? false
    for m in range {
      let member = members[m]
      classOf[member.variable] = -1
      if isFound { mayBeFree[member.variable] = work.separate.isFree[member.root] }
    }
    return isFound
  }

  /// Adds the bound of a member to its root.
  private mutating func enter(_ member: Member, _ storage: borrowing RowStorage) {
    classOf[member.variable] = member.root
    if determinesNonNegative[member.variable] { work.separate.determinesNonNegative[member.root] = true }
    guard storage.columns[member.variable].isNonNegative else { return }
    work.separate.nonNegativeCount[member.root] += 1
    work.separate.nonNegative[member.root] = member.variable
    let bound = -value[member.variable] / factor[member.variable]
    if factor[member.variable] > 0 {
      work.separate.low[member.root] = max(work.separate.low[member.root], bound)
    } else {
      work.separate.high[member.root] = min(work.separate.high[member.root], bound)
    }
  }

  /// The coefficients of a row's roots, what other values leave of its constant, and the largest coefficient.
  private mutating func gather(_ row: Int32, step: Int32, _ storage: borrowing RowStorage)
    -> (rest: Double, largest: Double)
  {
    var rest = storage.rows[row].constant
    var largest = 0.0
    for e in storage.range(of: Int(row)) {
      let entry = storage.entries[e]
      rest -= entry.coefficient * value[entry.variable]
      guard stepOf[entry.variable] == step else { continue }
      let share = entry.coefficient * factor[entry.variable]
      largest = max(largest, abs(share))
      work.separate.add(share, of: classOf[entry.variable])
    }
    return (rest, largest)
  }

  /// Computes each root's optimum for its own rows.
  /// - Returns: The root of the one free variable that these rows do not determine, −1 for none; nil where the simplex has
  ///   to decide.
  private mutating func placesRoots(_ part: Part, step: Int32, _ storage: borrowing RowStorage) -> Int32? {
    for k in Int(part.rowBegin)..<Int(part.rowBegin + part.rowCount) {
      let row = partRows[k]
      let rest = gather(row, step: step, storage).rest
      var count = 0
      var root: Int32 = -1
      for k in 0..<work.separate.rootsOfRow.count {
        let other = work.separate.rootsOfRow[k]
        if work.separate.share[other].sum == 0 { continue }
        root = other
        count += 1
      }
      if count == 1 {
        work.separate.ownRows.append(
          SeparateRoots.OwnRow(
            coefficient: work.separate.share[root].sum, rest: rest, sides: storage.rows[row].sides, row: row,
            next: work.separate.firstRow[root]))
        work.separate.firstRow[root] = Int32(work.separate.ownRows.count - 1)
      } else if count > 1 {
        work.separate.jointRows.append(row)
      }
      work.separate.endRow()
      if count == 0 { return nil }
    }
    var freeRoot: Int32 = -1
    for root in 0..<part.rootCount {
      work.single.begin()
      work.single.bounds = (work.separate.low[root], work.separate.high[root])
      var next = work.separate.firstRow[root]
      while next >= 0 {
        let own = work.separate.ownRows[next]
        work.single.add(own.coefficient, rest: own.rest, own.sides)
        next = own.next
      }
      switch work.single.optimum() {
      case .value(let best):
        work.separate.value[root] = best
      case .infeasible: return nil
      case .free:
        guard !work.separate.determinesNonNegative[root] else { return nil }
        work.separate.isFree[root] = true
        if work.separate.nonNegativeCount[root] == 1 {
          guard work.single.areAllSatisfied else { return nil }
          let isLow = factor[work.separate.nonNegative[root]] > 0
          work.separate.value[root] = isLow ? work.single.bounds.low : work.single.bounds.high
        } else {
          guard work.separate.nonNegativeCount[root] == 0, freeRoot < 0 else { return nil }
          freeRoot = root
        }
      }
      guard work.separate.value[root].isFinite else { return nil }
    }
    return freeRoot
  }

  /// Checks the joint rows, and computes the free variable that is left.
  /// - Returns: Whether all rows hold.
  private mutating func placesJointRows(
    beside freeRoot: Int32, step: Int32, _ storage: borrowing RowStorage
  ) -> Bool {
    work.single.begin()
    var first: Int32 = -1
    var isFirstPositive = true
    func note(_ row: Int32, _ coefficient: Double, _ storage: borrowing RowStorage) {
      let (own, other) = (storage.rows[row], first < 0 ? storage.rows[row] : storage.rows[first])
      guard first < 0 || (own.precedence, own.age) < (other.precedence, other.age) else { return }
      (first, isFirstPositive) = (row, coefficient > 0)
    }
    var next = freeRoot < 0 ? -1 : work.separate.firstRow[freeRoot]
    while next >= 0 {
      let own = work.separate.ownRows[next]
      next = own.next
      work.single.add(own.coefficient, rest: own.rest, own.sides)
      note(own.row, own.coefficient, storage)
    }
    for k in 0..<work.separate.jointRows.count {
      let row = work.separate.jointRows[k]
      let (rest, largest) = gather(row, step: step, storage)
      let own = freeRoot < 0 ? 0 : work.separate.share[freeRoot].sum
      var (sum, magnitude) = (0.0, abs(rest))
      for k in 0..<work.separate.rootsOfRow.count where work.separate.rootsOfRow[k] != freeRoot {
        let product =
          work.separate.share[work.separate.rootsOfRow[k]].sum
          * work.separate.value[work.separate.rootsOfRow[k]]
        sum += product
        magnitude += abs(product)
      }
      work.separate.endRow()
      let record = storage.rows[row]
      if own != 0 {
        guard abs(own) >= Tolerance.pivotShare * largest else { return false }
        work.single.add(own, rest: rest - sum, record.sides)
        note(row, own, storage)
      } else if !Tolerance.isNoise(sum - rest, magnitude: magnitude, largest: largest),
        record.sides.cost(ofPositive: sum > rest) > 0
      {
        return false
      }
    }
    guard freeRoot >= 0 else { return true }
    switch work.single.optimum() {
    case .infeasible: return false
    case .value(let best):
      work.separate.value[freeRoot] = best
    case .free:
      guard first >= 0, !storage.rows[first].isEquality else { return false }
      let isLow = (storage.rows[first].sides.below > 0) == isFirstPositive
      work.separate.value[freeRoot] = isLow ? work.single.bounds.low : work.single.bounds.high
    }
    return work.single.areAllSatisfied && work.separate.value[freeRoot].isFinite
  }
}
