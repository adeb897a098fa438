// Why a sum has its value: every variable is a combination of the constants of tight rows, and a sum of variables is one,
// too.

/// What stands behind the numbers of one solved component.
struct ComponentExplanation {
  /// A sum as Σ multiplier · constant of rows, and the variables without which the sum would not be complete although no
  /// row holds them: they rest at 0.
  struct Combination {
    /// By row of the problem.
    var multipliers: [Int: Double] = [:]
    var resting: Set<Int> = []
  }

  private let system: ComponentSystem
  private var simplexes: [Simplex] = []

  /// Nil where the required rows cannot hold together: then nothing follows from them.
  init?(_ system: ComponentSystem) throws(SolverError) {
    self.system = system
    guard !system.presolve.isContradictory else { return nil }
    for part in system.presolve.parts {
      guard let (simplex, _) = try system.optimum(of: part) else { return nil }
      simplexes.append(simplex)
    }
  }

  /// Takes the substitutions back: dependents are replaced by what defines them, then open variables by the tight rows
  /// of their part, then settled ones by what settled them, the last first.
  mutating func combination(of sum: [(variable: Int, coefficient: Double)]) -> Combination {
    var weights = [Double](repeating: 0, count: system.problem.variableCount)
    for term in sum { weights[term.variable] += term.coefficient }
    var result = Combination()
    for (variable, row) in system.presolve.dependents { replace(variable, by: row, &weights, &result) }
    for (index, part) in system.presolve.parts.enumerated() {
      for (local, variable) in part.variables.enumerated() where weights[variable] != 0 {
        let weight = weights[variable]
        weights[variable] = 0
        guard simplexes[index].computeMultipliers(for: .variable(local, sign: 1)) else { continue }
        for p in simplexes[index].multipliers.pattern {
          let multiplier = simplexes[index].multipliers[p]
          guard abs(multiplier) > Simplex.slopeTolerance else { continue }
          let tight = simplexes[index].basis[p]
          guard tight < part.problem.rowCount else {
            result.resting.insert(part.variables[tight - part.problem.rowCount])
            continue
          }
          let row = part.rows[tight]
          result.multipliers[row, default: 0] += weight * multiplier
          for e in entries(of: row) where system.presolve.settlingRow[system.problem.rowVariables[e]] >= 0 {
            weights[system.problem.rowVariables[e]] -= weight * multiplier * system.problem.rowCoefficients[e]
          }
        }
      }
    }
    for variable in system.presolve.loners where weights[variable] != 0 {
      weights[variable] = 0
      result.resting.insert(variable)
    }
    for variable in system.presolve.settled.reversed() {
      replace(variable, by: system.presolve.settlingRow[variable], &weights, &result)
    }
    result.multipliers = result.multipliers.filter { abs($0.value) > Simplex.slopeTolerance }
    return result
  }

  private func entries(of row: Int) -> Range<Int> {
    system.problem.rowStart[row]..<system.problem.rowStart[row + 1]
  }

  /// Puts what a row says of a variable in its place.
  private func replace(
    _ variable: Int, by row: Int, _ weights: inout [Double], _ result: inout Combination
  ) {
    let weight = weights[variable]
    guard abs(weight) > Simplex.slopeTolerance,
      let own = entries(of: row).first(where: { system.problem.rowVariables[$0] == variable })
    else { return }
    let multiplier = weight / system.problem.rowCoefficients[own]
    result.multipliers[row, default: 0] += multiplier
    for e in entries(of: row) {
      weights[system.problem.rowVariables[e]] -= multiplier * system.problem.rowCoefficients[e]
    }
    weights[variable] = 0
  }
}
