// Why a number of a box is what it is: the rows that hold it there, and what each contributes.

import ConstraintSolver

extension LayoutEngine {
  /// A number of a box with a factor.
  public struct Share: Hashable, Sendable {
    /// A row that holds exactly at the last `solve()`.
    public var row: Row
    /// How far the sum moves when the row's constant grows by 1, for as long as the same rows hold exactly.
    public var multiplier: Double
    /// What the row contributes to the sum, in points: its constant, with the margins, insets and baselines of what it
    /// names, times the multiplier.
    public var value: Double
  }

  /// A sum of numbers as a combination of the constants of rows.
  public struct Explanation: Hashable, Sendable {
    /// The rows, those farthest from the numbers first. Their values add up to the sum.
    public var shares: [Share] = []
    /// The numbers behind the sum that are 0 because nothing makes them more, or because they may not be less.
    public var resting: [Size] = []
  }

  /// One summand of a sum that is to be explained: `coefficient · item.component`.
  public struct Number: Hashable, Sendable {
    /// The factor of the number within the sum.
    public var coefficient: Double
    /// The item whose number it is.
    public var item: Item
    /// Which of the item's four numbers, all in its parent's space.
    public var component: Component
    /// A number with its factor.
    public init(_ coefficient: Double, _ item: Item, _ component: Component) {
      self.coefficient = coefficient
      self.item = item
      self.component = component
    }
  }

  /// Why sums of numbers of boxes are what they are at the last `solve()`. Numbers that no row mentions rest at 0.
  /// - Complexity: one solve of each system that the numbers belong to.
  public func explanations(of sums: [[Number]]) throws(LayoutEngineError) -> [Explanation] {
    var unmentioned = [[Size]](repeating: [], count: sums.count)
    var terms = [[ConstraintSolver.Term]](repeating: [], count: sums.count)
    for (k, sum) in sums.enumerated() {
      for number in sum {
        try check(number.item)
        let variable = items.records[number.item.index].variables[number.component.rawValue]
        if variable < 0 {
          unmentioned[k].append(Size(item: number.item, component: number.component))
        } else {
          terms[k].append(ConstraintSolver.Term(number.coefficient, solver.variable(at: variable)))
        }
      }
    }
    try solveBeforeQuestion()
    let found = try wrap { () throws(SolverError) in try solver.explanations(of: terms) }
    return zip(found, unmentioned).map { answer, unmentioned in
      Explanation(
        shares: answer.shares.compactMap { share in
          let row = row(ofConstraint: share.constraint.index)
          guard row >= 0 else { return nil }
          return Share(
            row: Row(index: row), multiplier: share.multiplier,
            value: share.multiplier * (rows.records[row].constant - rows.offset(of: row)))
        },
        resting: unmentioned
          + answer.resting.compactMap { variable in
            let place = placeOfVariable[variable.index]
            guard place >= 0, let component = Component(rawValue: Int(place % 4)) else { return nil }
            return Size(item: Item(index: place / 4), component: component)
          })
    }
  }
}
