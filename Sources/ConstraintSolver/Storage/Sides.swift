// Who pays when a row does not hold: one priority for each side of its constant.

/// The priorities that pay for a sum above and below the constant; 0 where that side costs nothing.
@usableFromInline
package struct Sides: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package var above: Float
  @usableFromInline package var below: Float

  @inlinable @inline(__always)
  package init(above: Float, below: Float) {
    self.above = above
    self.below = below
  }

  /// Those of a constraint.
  @inlinable @inline(__always)
  package init(_ relation: Relation, _ priority: Float) {
    above = relation == .greaterThanOrEqual ? 0 : priority
    below = relation == .lessThanOrEqual ? 0 : priority
  }

  /// Whether something is asked, and nothing is required.
  @inlinable package var isGoal: Bool {
    above >= 0 && above < 1000 && below >= 0 && below < 1000 && above + below > 0
  }

  /// The priority that pays for a residual of a sign.
  @inline(__always)
  func cost(ofPositive isPositive: Bool) -> Float { isPositive ? above : below }

  /// Those of a constraint with another priority.
  func with(priority: Float) -> Sides {
    Sides(above: above > 0 ? priority : 0, below: below > 0 ? priority : 0)
  }
}
