// Sensitivity of rectangles: variables of items as linear combinations of the constants of tight rows.

import ConstraintSolver

extension LayoutEngine {
  /// A tight row with its multiplier and what it contributes to a sum, in points.
  ///
  /// ```swift
  /// for share in explanation.shares { print(share.row, share.value) }
  /// ```
  ///
  /// The multiplier is the derivative of the sum by the row's constant, for as long as the same rows are tight.
  /// - Complexity: constant.
  public struct Share: Hashable, Sendable {
    /// A row that is tight at the last `solve()`.
    public var row: Row
    /// The change of the sum when the row's constant grows by 1.
    public var multiplier: Double
    /// The row's contribution to the sum, in points: its constant, with the margins, insets and baselines of what it
    /// names, times the multiplier.
    public var value: Double
  }

  /// A sum of variables as a linear combination of the constants of tight rows.
  ///
  /// ```swift
  /// let right: [LayoutEngine.Number] = [.init(1, box, .x), .init(1, box, .width)]
  /// let why = try engine.explanations(of: [right])[0]
  /// why.shares.reduce(0) { $0 + $1.value }  // the right edge of the box
  /// ```
  /// - Complexity: as many shares as the sum depends on.
  public struct Explanation: Hashable, Sendable {
    /// The rows, those farthest from the variables first. Their values add up to the sum.
    public var shares: [Share] = []
    /// The variables of the combination that are nonbasic at 0.
    public var resting: [Size] = []
  }

  /// One summand of a sum that is to be explained: `coefficient · item.component`.
  ///
  /// ```swift
  /// let centre: [LayoutEngine.Number] = [.init(1, box, .x), .init(0.5, box, .width)]
  /// ```
  /// - Complexity: constant.
  public struct Number: Hashable, Sendable {
    /// The factor within the sum.
    public var coefficient: Double
    /// The item.
    public var item: Item
    /// Which of the item's four variables, in its parent's space.
    public var component: Component
    /// A variable with its factor.
    public init(_ coefficient: Double, _ item: Item, _ component: Component) {
      self.coefficient = coefficient
      self.item = item
      self.component = component
    }
  }

  /// The sums of variables as combinations of constants at the last `solve()`. Variables that no row mentions are 0.
  /// - Complexity: one solve of each system that the variables belong to.
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
