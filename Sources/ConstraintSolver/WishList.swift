// The commonest question of a layout: one number with a few wishes, such as the width of a text.

internal import Unchecked

/// What is asked of one variable: rows that hold at a target and cost something beside it.
struct WishList: ~Copyable {
  enum Optimum {
    case value(Double)
    /// The required wishes exclude each other.
    case none
    /// More than one value is best.
    case free
  }

  struct Wish: BitwiseCopyable {
    var target: Double
    var weight: Double
    /// The priorities that pay for a value above and below the target; 0 where that side costs nothing.
    var above: Float
    var below: Float
  }

  private var wishes = FlatBuffer<Wish>()
  private var byTarget = FlatBuffer<Int32>()
  private var low = -Double.infinity
  private var high = Double.infinity

  /// Between what the number must be. `optimum` cuts them down to what is best.
  var bounds: (low: Double, high: Double) {
    get { (low, high) }
    set { (low, high) = newValue }
  }

  mutating func begin() {
    wishes.removeAll()
    low = -.infinity
    high = .infinity
  }

  /// A row `coefficient · variable − rest`, with the priorities that pay for its sides.
  @inline(__always)
  mutating func add(_ coefficient: Double, rest: Double, _ sides: Sides) {
    let target = rest / coefficient
    var (above, below) = (sides.above, sides.below)
    if coefficient < 0 { swap(&above, &below) }
    if above == 1000 { high = min(high, target) }
    if below == 1000 { low = max(low, target) }
    // What is required is a bound, and costs nothing within it.
    if max(above, below) == 1000 { return }
    wishes.append(Wish(target: target, weight: abs(coefficient), above: above, below: below))
  }

  /// What is asked of another number that is `offset + factor ·` this one.
  mutating func add(_ other: borrowing WishList, offset: Double, factor: Double) {
    for k in 0..<other.wishes.count {
      var wish = other.wishes[k]
      wish.target = (wish.target - offset) / factor
      wish.weight *= abs(factor)
      if factor < 0 { swap(&wish.above, &wish.below) }
      wishes.append(wish)
    }
    let (first, last) = ((other.low - offset) / factor, (other.high - offset) / factor)
    low = max(low, min(first, last))
    high = min(high, max(first, last))
  }

  @inline(__always)
  mutating func require(atLeast bound: Double) { low = max(low, bound) }
  @inline(__always)
  mutating func require(atMost bound: Double) { high = min(high, bound) }

  /// The best value: level by level the interval of equally good values is cut down.
  ///
  /// Complexity: linear in the wishes for each priority, and `n log n` for their order where wishes of one priority pull
  /// in both directions.
  mutating func optimum() -> Optimum {
    if low > high {
      guard low - high <= 1e-8 * (1 + max(abs(low), abs(high))) else { return .none }
      low = min(low, high)
      high = low
    }
    // Most have one wish with two sides, such as a content size.
    if wishes.count == 1, wishes[0].above > 0, wishes[0].below > 0, wishes[0].target.isFinite {
      return .value(min(max(wishes[0].target, low), high))
    }
    var level: Float = 1000
    var isSorted = false
    while low < high, let next = priority(below: level) {
      level = next
      if cutUndisputed(level) { continue }
      if !isSorted {
        sortByTarget()
        isSorted = true
      }
      cut(level)
    }
    let width = high - low
    if !width.isFinite || width > 1e-9 * (1 + max(abs(low), abs(high))) { return .free }
    return .value(min(max(0, low), high))
  }

  /// Whether every wish is granted between the bounds, after `optimum`: then what is left is open, and no tie.
  var areAllGranted: Bool {
    for k in 0..<wishes.count {
      let wish = wishes[k]
      if wish.above > 0 && high > wish.target || wish.below > 0 && low < wish.target { return false }
    }
    return true
  }

  private mutating func sortByTarget() {
    byTarget.removeAll()
    for k in 0..<wishes.count { byTarget.append(Int32(k)) }
    if wishes.count <= 12 {
      for k in 1..<max(wishes.count, 1) {
        let moved = byTarget[k]
        var place = k
        while place > 0, wishes[byTarget[place - 1]].target > wishes[moved].target {
          byTarget[place] = byTarget[place - 1]
          place -= 1
        }
        byTarget[place] = moved
      }
    } else {
      byTarget.sort(0..<wishes.count) { wishes[$0].target < wishes[$1].target }
    }
  }

  private func priority(below level: Float) -> Float? {
    var highest: Float = 0
    for k in 0..<wishes.count {
      let wish = wishes[k]
      if wish.above < level && wish.above > highest { highest = wish.above }
      if wish.below < level && wish.below > highest { highest = wish.below }
    }
    return highest > 0 ? highest : nil
  }

  /// Cuts the interval down where the wishes of a level can all be granted, or all pull the same way: the widest of a
  /// million texts takes no sorting.
  /// - Returns: Whether that was so; if not, nothing was done.
  private mutating func cutUndisputed(_ level: Float) -> Bool {
    var highestBelow = -Double.infinity
    var lowestAbove = Double.infinity
    for k in 0..<wishes.count {
      let wish = wishes[k]
      // A wish without weight has no say.
      if wish.weight < 1e-6 && (wish.below == level || wish.above == level) { return false }
      if wish.below == level { highestBelow = max(highestBelow, wish.target) }
      if wish.above == level { lowestAbove = min(lowestAbove, wish.target) }
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

  /// Cuts the interval down to the minimum of one level's sum of violations, which is convex and bends at the targets.
  private mutating func cut(_ level: Float) {
    var slope = 0.0
    var k = 0
    for k in 0..<wishes.count where wishes[k].target > low && wishes[k].below == level {
      slope -= wishes[k].weight
    }
    while k < wishes.count, wishes[byTarget[k]].target <= low {
      if wishes[byTarget[k]].above == level { slope += wishes[byTarget[k]].weight }
      k += 1
    }
    var (newLow, newHigh) = (low, high)
    var isFalling = slope < -1e-9
    if !isFalling && slope > 1e-9 {
      high = low
      return
    }
    while k < wishes.count, wishes[byTarget[k]].target < high {
      let corner = wishes[byTarget[k]].target
      while k < wishes.count, wishes[byTarget[k]].target == corner {
        let wish = wishes[byTarget[k]]
        if wish.above == level { slope += wish.weight }
        if wish.below == level { slope += wish.weight }
        k += 1
      }
      if isFalling && slope >= -1e-9 {
        isFalling = false
        newLow = corner
      }
      if slope > 1e-9 {
        newHigh = corner
        break
      }
    }
    if isFalling { newLow = high }
    low = newLow
    high = newHigh
  }
}
