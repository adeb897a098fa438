// The minimum of a piecewise linear penalty of one variable under bounds: what nearly every variable of a user interface
// comes to once substitution is done, such as the width of a text.

internal import Unchecked

/// The rows of one variable: required ones are bounds, the others soft constraints with a penalty on either side of a
/// target.
///
/// The penalties of one priority add up to a convex piecewise linear function, whose minimum is an interval between two
/// targets or bounds. `optimum` minimises one priority after the other, each over the interval that the higher ones leave.
/// So no simplex is needed, and the memory is used for one variable after the other.
struct SingleVariable: ~Copyable {
  enum Optimum {
    case value(Double)
    /// The required rows exclude each other.
    case infeasible
    /// The optimal values are an interval.
    case free
  }

  /// `weight · |variable − target|`, at a priority for each side.
  struct SoftConstraint: BitwiseCopyable {
    var target: Double
    var weight: Double
    /// The priorities of the penalties above and below the target; 0 where that side costs nothing.
    var above: Float
    var below: Float
  }

  private var softConstraints = FlatBuffer<SoftConstraint>()
  private var byTarget = FlatBuffer<Int32>()
  private var low = -Double.infinity
  private var high = Double.infinity

  /// The feasible interval; after `optimum` the optimal one.
  var bounds: (low: Double, high: Double) {
    get { (low, high) }
    set { (low, high) = newValue }
  }

  mutating func begin() {
    softConstraints.removeAll()
    low = -.infinity
    high = .infinity
  }

  /// Adds a row `coefficient · variable − rest` with the priorities of its sides.
  @inline(__always)
  mutating func add(_ coefficient: Double, rest: Double, _ sides: Sides) {
    let target = rest / coefficient
    var (above, below) = (sides.above, sides.below)
    if coefficient < 0 { swap(&above, &below) }
    if above == 1000 { high = min(high, target) }
    if below == 1000 { low = max(low, target) }
    // A required row costs nothing within its bound.
    if max(above, below) == 1000 { return }
    softConstraints.append(
      SoftConstraint(target: target, weight: abs(coefficient), above: above, below: below))
  }

  /// Adds the rows of another variable that is `offset + factor ·` this one.
  mutating func add(_ other: borrowing SingleVariable, offset: Double, factor: Double) {
    for k in 0..<other.softConstraints.count {
      var soft = other.softConstraints[k]
      soft.target = (soft.target - offset) / factor
      soft.weight *= abs(factor)
      if factor < 0 { swap(&soft.above, &soft.below) }
      softConstraints.append(soft)
    }
    let (first, last) = ((other.low - offset) / factor, (other.high - offset) / factor)
    low = max(low, min(first, last))
    high = min(high, max(first, last))
  }

  @inline(__always)
  mutating func require(atLeast bound: Double) { low = max(low, bound) }
  @inline(__always)
  mutating func require(atMost bound: Double) { high = min(high, bound) }

  /// The optimal value, or what keeps it from being one value.
  ///
  /// Complexity: linear in the soft constraints for each priority, and `n log n` for their order where those of one priority
  /// pull in both directions.
  mutating func optimum() -> Optimum {
    if low > high {
      guard low - high <= Tolerance.feasibility * (1 + max(abs(low), abs(high))) else { return .infeasible }
      low = min(low, high)
      high = low
    }
    // Most variables have one soft constraint with two sides, such as a content size.
    if softConstraints.count == 1, softConstraints[0].above > 0, softConstraints[0].below > 0,
      softConstraints[0].target.isFinite
    {
      return .value(min(max(softConstraints[0].target, low), high))
    }
    var level: Float = 1000
    var isSorted = false
    while low < high, let next = priority(below: level) {
      level = next
      if minimiseOneSided(level) { continue }
      if !isSorted {
        sortByTarget()
        isSorted = true
      }
      minimise(level)
    }
    let width = high - low
    if !width.isFinite || width > Tolerance.interval * (1 + max(abs(low), abs(high))) { return .free }
    return .value(min(max(0, low), high))
  }

  /// Whether no soft constraint is violated anywhere in the optimal interval, after `optimum`: then no two of them compete.
  var areAllSatisfied: Bool {
    for k in 0..<softConstraints.count {
      let soft = softConstraints[k]
      if soft.above > 0 && high > soft.target || soft.below > 0 && low < soft.target { return false }
    }
    return true
  }

  private mutating func sortByTarget() {
    byTarget.removeAll()
    for k in 0..<softConstraints.count { byTarget.append(Int32(k)) }
    if softConstraints.count <= 12 {
      for k in 1..<max(softConstraints.count, 1) {
        let moved = byTarget[k]
        var place = k
        while place > 0, softConstraints[byTarget[place - 1]].target > softConstraints[moved].target {
          byTarget[place] = byTarget[place - 1]
          place -= 1
        }
        byTarget[place] = moved
      }
    } else {
      byTarget.sort(0..<softConstraints.count) { softConstraints[$0].target < softConstraints[$1].target }
    }
  }

  private func priority(below level: Float) -> Float? {
    var highest: Float = 0
    for k in 0..<softConstraints.count {
      let soft = softConstraints[k]
      if soft.above < level && soft.above > highest { highest = soft.above }
      if soft.below < level && soft.below > highest { highest = soft.below }
    }
    return highest > 0 ? highest : nil
  }

  /// Minimises a level whose soft constraints can all hold, or all pull in one direction, without sorting them: the widest
  /// of a million texts is a maximum.
  /// - Returns: Whether the level was so; if not, nothing was done.
  private mutating func minimiseOneSided(_ level: Float) -> Bool {
    var highestBelow = -Double.infinity
    var lowestAbove = Double.infinity
    for k in 0..<softConstraints.count {
      let soft = softConstraints[k]
      // Whether so small a slope counts is for their sum to say.
      if soft.weight < Tolerance.weight && (soft.below == level || soft.above == level) { return false }
      if soft.below == level { highestBelow = max(highestBelow, soft.target) }
      if soft.above == level { lowestAbove = min(lowestAbove, soft.target) }
    }
    guard
      max(low, highestBelow) <= min(high, lowestAbove) || highestBelow == -.infinity
        || lowestAbove == .infinity
    else { return false }
    let (from, to) = (low, high)
    low = min(max(from, highestBelow), to)
    high = max(min(to, lowestAbove), from)
    return true
  }

  /// Minimises the sum of a level's penalties, whose slope grows at each target that is passed: the interval begins at the
  /// first target behind which it no longer falls, and ends where it begins to rise.
  private mutating func minimise(_ level: Float) {
    var slope = 0.0
    var k = 0
    for k in 0..<softConstraints.count
    where softConstraints[k].target > low && softConstraints[k].below == level {
      slope -= softConstraints[k].weight
    }
    while k < softConstraints.count, softConstraints[byTarget[k]].target <= low {
      if softConstraints[byTarget[k]].above == level { slope += softConstraints[byTarget[k]].weight }
      k += 1
    }
    var (newLow, newHigh) = (low, high)
    var isFalling = slope < -Tolerance.slope
    if !isFalling && slope > Tolerance.slope {
      high = low
      return
    }
    while k < softConstraints.count, softConstraints[byTarget[k]].target < high {
      let corner = softConstraints[byTarget[k]].target
      while k < softConstraints.count, softConstraints[byTarget[k]].target == corner {
        let soft = softConstraints[byTarget[k]]
        if soft.above == level { slope += soft.weight }
        if soft.below == level { slope += soft.weight }
        k += 1
      }
      if isFalling && slope >= -Tolerance.slope {
        isFalling = false
        newLow = corner
      }
      if slope > Tolerance.slope {
        newHigh = corner
        break
      }
    }
    if isFalling { newLow = high }
    low = newLow
    high = newHigh
  }
}
