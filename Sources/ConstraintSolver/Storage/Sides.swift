// The penalties of a row: a priority for each side of its constant.

/// The priorities at which a positive and a negative residual are penalised: 1000 for required, 0 for no penalty. Two equal
/// ones are an equality, one is an inequality, two different ones a goal.
@usableFromInline
package struct Sides: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package var above: Float
  @usableFromInline package var below: Float

  @inlinable @inline(__always)
  package init(above: Float, below: Float) {
    self.above = above
    self.below = below
  }

  @inlinable @inline(__always)
  package init(_ relation: Relation, _ priority: Float) {
    above = relation == .greaterThanOrEqual ? 0 : priority
    below = relation == .lessThanOrEqual ? 0 : priority
  }

  /// Whether some side is penalised, and none is required.
  @inlinable package var isGoal: Bool {
    above >= 0 && above < 1000 && below >= 0 && below < 1000 && above + below > 0
  }

  @inline(__always)
  func cost(ofPositive isPositive: Bool) -> Float { isPositive ? above : below }

  /// The same sides with another priority.
  func with(priority: Float) -> Sides {
    Sides(above: above > 0 ? priority : 0, below: below > 0 ? priority : 0)
  }
}
