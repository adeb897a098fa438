// Parts with several roots that do not compete: each is where it would like to be or rests, and the rows between them hold.

internal import Unchecked

/// The roots of a part, each by itself. The memory is used for one part after the other.
struct SeparateRoots: ~Copyable {
  /// A row of one root.
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
  /// How many of the members are sizes, the last of these, and whether sizes follow from members.
  fileprivate var sizeCount = FlatBuffer<Int32>()
  fileprivate var size = FlatBuffer<Int32>()
  fileprivate var carriesSize = FlatBuffer<Bool>()
  fileprivate var firstRow = FlatBuffer<Int32>()
  /// What the row that is looked at has of the root.
  fileprivate var share = FlatBuffer<Share>()

  fileprivate var ownRows = FlatBuffer<OwnRow>()
  fileprivate var jointRows = FlatBuffer<Int32>()
  /// The roots of the row that is looked at.
  fileprivate var rootsOfRow = FlatBuffer<Int32>()

  fileprivate mutating func begin(count: Int) {
    value.refill(0, count: count)
    low.refill(-.infinity, count: count)
    high.refill(.infinity, count: count)
    isFree.refill(false, count: count)
    sizeCount.refill(0, count: count)
    size.refill(-1, count: count)
    carriesSize.refill(false, count: count)
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
  /// A root's factor in a row must be at least this share of the others', or rounding errors would blow up.
  private static let leastShare = 1e-6
  /// More roots are left to the simplex.
  private static let mostRoots = 64

  /// Finds the best values of the roots of a part, where no row of several roots keeps one from its own best value.
  ///
  /// No level's sum can be less than what the roots' own rows come to, so a point where the other rows cost nothing is the
  /// optimum. Sizes that are open there rest as near to 0 as can be; then one position may be open: it rests where of its
  /// rows the one that was added first just holds, or does so most nearly (spec 02 §8).
  ///
  /// - Precondition: the members' values are their offsets.
  /// - Returns: Whether that is so; the values are those of `separate` then.
  mutating func findsSeparateOptimum(_ part: Part, step: Int32, _ storage: borrowing RowStorage) -> Bool {
    guard part.rootCount <= Self.mostRoots else { return false }
    work.separate.begin(count: Int(part.rootCount))
    let range = Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount)
    for m in range { enter(members[m], storage) }
    let position = placesRoots(part, step: step, storage)
    let isFound = position.map { placesJointRows(beside: $0, step: step, storage) } ?? false
    for m in range {
      let member = members[m]
      classOf[member.variable] = -1
      if isFound { mayBeFree[member.variable] = work.separate.isFree[member.root] }
    }
    return isFound
  }

  /// Beside others of its step, a member is known by its root.
  private mutating func enter(_ member: Member, _ storage: borrowing RowStorage) {
    classOf[member.variable] = member.root
    if carriesSize[member.variable] { work.separate.carriesSize[member.root] = true }
    guard storage.columns[member.variable].isNonNegative else { return }
    work.separate.sizeCount[member.root] += 1
    work.separate.size[member.root] = member.variable
    let bound = -value[member.variable] / factor[member.variable]
    if factor[member.variable] > 0 {
      work.separate.low[member.root] = max(work.separate.low[member.root], bound)
    } else {
      work.separate.high[member.root] = min(work.separate.high[member.root], bound)
    }
  }

  /// The shares of a row's roots, what other values leave of its constant, and the largest share.
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

  /// Gives each root the best value for the rows that it has for itself.
  /// - Returns: The root of the one position that these rows leave open, −1 where there is none; nil where it takes more.
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
    var position: Int32 = -1
    for root in 0..<part.rootCount {
      work.wishes.begin()
      work.wishes.bounds = (work.separate.low[root], work.separate.high[root])
      var next = work.separate.firstRow[root]
      while next >= 0 {
        let own = work.separate.ownRows[next]
        work.wishes.add(own.coefficient, rest: own.rest, own.sides)
        next = own.next
      }
      switch work.wishes.optimum() {
      case .value(let best):
        work.separate.value[root] = best
      case .none: return nil
      case .free:
        guard !work.separate.carriesSize[root] else { return nil }
        work.separate.isFree[root] = true
        if work.separate.sizeCount[root] == 1 {
          guard work.wishes.areAllGranted else { return nil }
          let isLow = factor[work.separate.size[root]] > 0
          work.separate.value[root] = isLow ? work.wishes.bounds.low : work.wishes.bounds.high
        } else {
          guard work.separate.sizeCount[root] == 0, position < 0 else { return nil }
          position = root
        }
      }
      guard work.separate.value[root].isFinite else { return nil }
    }
    return position
  }

  /// Looks at the rows of several roots, and places the position that is open.
  /// - Returns: Whether they hold.
  private mutating func placesJointRows(
    beside position: Int32, step: Int32, _ storage: borrowing RowStorage
  ) -> Bool {
    work.wishes.begin()
    var first: Int32 = -1
    var isFirstPositive = true
    func note(_ row: Int32, _ coefficient: Double, _ storage: borrowing RowStorage) {
      let (own, other) = (storage.rows[row], first < 0 ? storage.rows[row] : storage.rows[first])
      guard first < 0 || (own.precedence, own.age) < (other.precedence, other.age) else { return }
      (first, isFirstPositive) = (row, coefficient > 0)
    }
    var next = position < 0 ? -1 : work.separate.firstRow[position]
    while next >= 0 {
      let own = work.separate.ownRows[next]
      next = own.next
      work.wishes.add(own.coefficient, rest: own.rest, own.sides)
      note(own.row, own.coefficient, storage)
    }
    for k in 0..<work.separate.jointRows.count {
      let row = work.separate.jointRows[k]
      let (rest, largest) = gather(row, step: step, storage)
      let own = position < 0 ? 0 : work.separate.share[position].sum
      var (sum, magnitude) = (0.0, abs(rest))
      for k in 0..<work.separate.rootsOfRow.count where work.separate.rootsOfRow[k] != position {
        let product =
          work.separate.share[work.separate.rootsOfRow[k]].sum
          * work.separate.value[work.separate.rootsOfRow[k]]
        sum += product
        magnitude += abs(product)
      }
      work.separate.endRow()
      let record = storage.rows[row]
      if own != 0 {
        guard abs(own) >= Self.leastShare * largest else { return false }
        work.wishes.add(own, rest: rest - sum, record.sides)
        note(row, own, storage)
      } else if abs(sum - rest) > 1e-11 * magnitude + 1e-10 * largest,
        record.sides.cost(ofPositive: sum > rest) > 0
      {
        return false
      }
    }
    guard position >= 0 else { return true }
    switch work.wishes.optimum() {
    case .none: return false
    case .value(let best):
      work.separate.value[position] = best
    case .free:
      guard first >= 0, !storage.rows[first].isEquality else { return false }
      let isLow = (storage.rows[first].sides.below > 0) == isFirstPositive
      work.separate.value[position] = isLow ? work.wishes.bounds.low : work.wishes.bounds.high
    }
    return work.wishes.areAllGranted && work.separate.value[position].isFinite
  }
}
