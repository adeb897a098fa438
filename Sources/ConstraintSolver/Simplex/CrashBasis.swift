// The crash basis: rows join from the highest level down, each with a pivot in a column that no row has yet; then
// inequalities, as the paths of a network of difference constraints.

internal import Unchecked

extension LinearProblem {
  /// A row for each variable, its bound row where no other is left. The basis need not be independent or optimal: the
  /// factorisation repairs the first, the simplex the second.
  /// - Parameter violated: Inequalities that an earlier basis violates: they join at their level.
  /// - Complexity: linear in the entries.
  func guess(_ basis: inout [Int], besides violated: [Int] = [], in space: inout CrashSpace) {
    space.begin(self)
    space.isSecond = !violated.isEmpty
    for row in violated { space.isCandidate[row] = true }
    space.joinByLevel(self)
    space.joinInequalities(self)
    basis.removeAll(keepingCapacity: true)
    for j in 0..<variableCount { basis.append(space.rowOf[j] >= 0 ? space.rowOf[j] : rowCount + j) }
  }
}

/// The work space of crash bases, used for one after the other.
struct CrashSpace: ~Copyable {
  /// By variable: the row that it was given to; −1 for none, −2 for its bound row.
  fileprivate var rowOf = FlatBuffer<Int>()
  fileprivate var isCandidate = FlatBuffer<Bool>()
  /// Whether violated inequalities are candidates too.
  fileprivate var isSecond = false
  /// By row: how many of its variables no row has yet.
  private var openCount = FlatBuffer<Int>()
  /// By row: whether it may join, and whether it did.
  private var isReached = FlatBuffer<Bool>()
  private var isUsed = FlatBuffer<Bool>()
  private var queue = FlatBuffer<Int>()
  /// By variable: how many candidates mention it; in a second basis, how many of the required ones.
  private var columnOpen = FlatBuffer<Int>()

  fileprivate mutating func begin(_ problem: LinearProblem) {
    rowOf.refill(-1, count: problem.variableCount)
    openCount.removeAll()
    isCandidate.removeAll()
    for row in 0..<problem.rowCount {
      openCount.append(problem.rowStart[row + 1] - problem.rowStart[row])
      isCandidate.append(problem.isLikelyTight(row))
    }
    isReached.refill(false, count: problem.rowCount)
    isUsed.refill(false, count: problem.rowCount)
    queue.removeAll()
  }

  private mutating func take(_ variable: Int, by row: Int, _ problem: LinearProblem) {
    rowOf[variable] = row
    if row >= 0 { isUsed[row] = true }
    for e in problem.columnStart[variable]..<problem.columnStart[variable + 1] {
      let other = problem.columnRows[e]
      openCount[other] -= 1
      if openCount[other] == 1 && isReached[other] { queue.append(other) }
    }
  }

  private mutating func drain(_ problem: LinearProblem) {
    while let row = queue.popLast() {
      guard openCount[row] == 1, !isUsed[row] else { continue }
      let entries = problem.rowStart[row]..<problem.rowStart[row + 1]
      guard let open = entries.first(where: { rowOf[problem.rowVariables[$0]] == -1 }) else { continue }
      take(problem.rowVariables[open], by: row, problem)
    }
  }

  /// `order` has the rows by level; rows of one level are reached together.
  fileprivate mutating func joinByLevel(_ problem: LinearProblem) {
    columnOpen.refill(0, count: problem.variableCount)
    for row in 0..<problem.rowCount where isCandidate[row] && !(isSecond && problem.bestLevel(row) > 0) {
      for e in problem.rowStart[row]..<problem.rowStart[row + 1] { columnOpen[problem.rowVariables[e]] += 1 }
    }
    let order = problem.order
    var first = 0
    while first < order.count {
      let level = problem.bestLevel(order[first])
      var end = first
      while end < order.count, problem.bestLevel(order[end]) == level { end += 1 }
      for k in stride(from: end - 1, through: first, by: -1) where isCandidate[order[k]] {
        isReached[order[k]] = true
        if openCount[order[k]] == 1 { queue.append(order[k]) }
      }
      drain(problem)
      for k in first..<end {
        guard isCandidate[order[k]], openCount[order[k]] > 1, !isUsed[order[k]] else { continue }
        // Free variables before those `>= 0`, which may be nonbasic; of these the shortest column, which the fewest rows
        // need. In a second basis first what no other required row needs: a gap's length follows from its views, which are
        // for the inequalities between them.
        var best = -1
        for e in problem.rowStart[order[k]]..<problem.rowStart[order[k] + 1] {
          let variable = problem.rowVariables[e]
          guard rowOf[variable] == -1 else { continue }
          if best < 0 || claim(variable, problem) < claim(best, problem) { best = variable }
        }
        if best >= 0 { take(best, by: order[k], problem) }
        drain(problem)
      }
      first = end
    }
  }

  /// The key by which a row chooses among its columns: the one with the least claim by other rows is taken.
  private func claim(_ variable: Int, _ problem: LinearProblem) -> (Int, Int, Int) {
    (
      isSecond && columnOpen[variable] == 1 ? 0 : 1, problem.isNonNegative[variable] ? 1 : 0,
      columnOpen[variable]
    )
  }

  /// Columns without a row: variables `>= 0` are nonbasic at 0, free ones get an inequality that leads to them from other
  /// columns.
  fileprivate mutating func joinInequalities(_ problem: LinearProblem) {
    var hasOpen = false
    for variable in rowOf.indices where rowOf[variable] == -1 {
      if problem.isNonNegative[variable] { rowOf[variable] = -2 } else { hasOpen = true }
    }
    guard hasOpen else { return }
    var clusters = CrashClusters(problem, rowOf)
    for row in 0..<problem.rowCount where !isUsed[row] && problem.isInequality(row) {
      if let variable = clusters.join(row, problem) { rowOf[variable] = row }
    }
  }
}

/// A weighted union-find: which variables move with a column that has no row, as far as the rows of the basis are
/// triangular.
private struct CrashClusters {
  private enum Root {
    static let unknown = -1
    static let placed = -2
    /// It moves with several others.
    static let several = -3
  }

  /// By variable: the root with which it moves, and its derivative by it.
  private var root: [Int]
  private var factor: [Double]
  /// By root: its parent since an inequality joined, `Root.placed`, or itself.
  private var parent: [Int]
  private var weight: [Double]

  init(_ problem: LinearProblem, _ rowOf: borrowing FlatBuffer<Int>) {
    let n = problem.variableCount
    root = [Int](repeating: Root.unknown, count: n)
    factor = [Double](repeating: 0, count: n)
    parent = Array(0..<n)
    weight = [Double](repeating: 1, count: n)
    var variableOf = [Int](repeating: -1, count: problem.rowCount)
    var waiting = [Int](repeating: 0, count: problem.rowCount)
    var queue: [Int] = []
    queue.reserveCapacity(n)
    for variable in 0..<n {
      let row = rowOf[variable]
      if row >= 0 {
        variableOf[row] = variable
        waiting[row] = problem.rowStart[row + 1] - problem.rowStart[row] - 1
        guard waiting[row] == 0 else { continue }
        root[variable] = Root.placed
      } else {
        root[variable] = row == -2 ? Root.placed : variable
        factor[variable] = row == -2 ? 0 : 1
      }
      queue.append(variable)
    }
    while let variable = queue.popLast() {
      for e in problem.columnStart[variable]..<problem.columnStart[variable + 1] {
        let row = problem.columnRows[e]
        guard variableOf[row] >= 0, variableOf[row] != variable else { continue }
        waiting[row] -= 1
        guard waiting[row] == 0 else { continue }
        propagate(variableOf[row], row, problem)
        queue.append(variableOf[row])
      }
    }
  }

  /// Computes the root and derivative of a variable from the others of its row.
  private mutating func propagate(_ variable: Int, _ row: Int, _ problem: LinearProblem) {
    var found = Root.placed
    var sum = 0.0
    var own = 1.0
    for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
      let other = problem.rowVariables[e]
      if other == variable {
        own = problem.rowCoefficients[e]
      } else if root[other] != Root.placed {
        found = found == Root.placed || found == root[other] ? root[other] : Root.several
        sum += problem.rowCoefficients[e] * factor[other]
      }
    }
    root[variable] = found
    factor[variable] = -sum / own
  }

  /// The root of a root, and the derivative by it, with path compression.
  private mutating func find(_ start: Int) -> (root: Int, weight: Double) {
    var root = start
    var total = 1.0
    while parent[root] != root {
      total *= weight[root]
      root = parent[root]
      if root == Root.placed { break }
    }
    var next = start
    var rest = total
    while next != root {
      let (above, share) = (parent[next], weight[next])
      parent[next] = root
      weight[next] = rest
      rest /= share
      if above == Root.placed { break }
      next = above
    }
    return (root, total)
  }

  /// Makes an inequality tight, if it has one or two roots.
  /// - Returns: The column that gets the row.
  mutating func join(_ row: Int, _ problem: LinearProblem) -> Int? {
    var (first, second) = (Root.unknown, Root.unknown)
    var (firstSum, secondSum, largest) = (0.0, 0.0, 0.0)
    for e in problem.rowStart[row]..<problem.rowStart[row + 1] {
      let variable = problem.rowVariables[e]
      if root[variable] == Root.placed { continue }
      guard root[variable] >= 0 else { return nil }
      let (found, weight) = find(root[variable])
      if found == Root.placed { continue }
      let share = problem.rowCoefficients[e] * factor[variable] * weight
      largest = max(largest, abs(share))
      if first == Root.unknown || first == found {
        first = found
        firstSum += share
      } else if second == Root.unknown || second == found {
        second = found
        secondSum += share
      } else {
        return nil
      }
    }
    if abs(firstSum) <= Tolerance.pivotShare * largest {
      (first, firstSum) = (second, secondSum)
      (second, secondSum) = (Root.unknown, 0)
    }
    if abs(secondSum) <= Tolerance.pivotShare * largest { (second, secondSum) = (Root.unknown, 0) }
    guard first >= 0, abs(firstSum) > Tolerance.pivotShare * largest else { return nil }
    guard second >= 0 else {
      parent[first] = Root.placed
      weight[first] = 0
      return first
    }
    // The earlier column stays a root: it is 0 unless another row joins.
    let (placed, share) = first > second ? (first, -secondSum / firstSum) : (second, -firstSum / secondSum)
    parent[placed] = min(first, second)
    weight[placed] = share
    return placed
  }
}

extension LinearProblem {
  fileprivate func bestLevel(_ row: Int) -> Int { min(levelAbove[row], levelBelow[row]) }

  /// Whether a row is likely to be tight: an equality, or a soft row singleton such as a content size.
  fileprivate func isLikelyTight(_ row: Int) -> Bool {
    if levelAbove[row] == levelBelow[row] { return levelAbove[row] != Self.free }
    return bestLevel(row) > 0 && bestLevel(row) != Self.free && rowStart[row + 1] - rowStart[row] == 1
  }
}
