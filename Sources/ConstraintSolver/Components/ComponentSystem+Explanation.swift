// Sensitivities: every variable is a linear combination of the constants of tight rows, and so is a sum of variables. The
// multipliers are its derivatives by the constants.

internal import Unchecked

/// The tight rows of one solved component, to express sums by their constants.
struct ComponentExplanation: ~Copyable {
  /// A sum as Σ multiplier · constant of rows, and the variables of the sum that are nonbasic at 0.
  struct Combination {
    /// By row of the problem.
    var multipliers: [Int: Double] = [:]
    var resting: Set<Int> = []
  }

  /// The row or rows by which a variable is replaced.
  private enum Source {
    /// The index among the dependents.
    case dependent(Int)
    /// The index of the part, and that of the variable within it.
    case part(Int, Int)
    /// The index among the settled variables.
    case settled(Int)
    /// The variable is in no row, and is not replaced.
    case none
  }

  private let system: ComponentSystem
  private var simplexes: [Simplex] = []
  private var sources: [Source]
  /// By variable: its coefficient in the sum that is substituted; zero between two sums.
  private var weights: [Double]
  // The variables of that sum, in the order of substitution.
  private var dependents = RankSet()
  private var open: [(part: Int, local: Int)] = []
  private var alone: [Int] = []
  private var settled = RankSet()

  /// Nil where the required rows are infeasible.
  init?(_ system: ComponentSystem) throws(SolverError) {
    guard !system.isContradictory else { return nil }
    var simplexes: [Simplex] = []
    var sources = [Source](repeating: .none, count: system.problem.variableCount)
    for (index, part) in system.parts.enumerated() {
      guard let (simplex, _) = try system.optimum(of: part) else { return nil }
      simplexes.append(simplex)
      for (local, variable) in part.variables.enumerated() { sources[variable] = .part(index, local) }
    }
    for (place, dependent) in system.dependents.enumerated() {
      sources[dependent.variable] = .dependent(place)
    }
    for (place, variable) in system.settled.enumerated() { sources[variable] = .settled(place) }
    self.system = system
    self.simplexes = simplexes
    self.sources = sources
    weights = [Double](repeating: 0, count: system.problem.variableCount)
    dependents.extend(to: system.dependents.count)
    settled.extend(to: system.settled.count)
  }

  /// Substitutes back: dependents by their rows, then variables of parts by the tight rows of their basis, then settled
  /// variables by their row singletons, the last first.
  /// - Complexity: linear in the entries of the rows behind the sum.
  mutating func combination(of sum: [(variable: Int, coefficient: Double)]) -> Combination {
    var result = Combination()
    for term in sum { add(term.coefficient, term.variable) }
    while let place = dependents.popFirst() {
      let (variable, row) = system.dependents[place]
      replace(variable, by: row, &result)
    }
    // Replacing one open variable adds only settled ones.
    open.sort { ($0.part, $0.local) < ($1.part, $1.local) }
    for (index, local) in open { replaceOpen(local, ofPart: index, &result) }
    open.removeAll(keepingCapacity: true)
    while let place = settled.popLast() {
      let variable = system.settled[place]
      replace(variable, by: system.settlingRow[variable], &result)
    }
    for variable in alone where weights[variable] != 0 {
      weights[variable] = 0
      result.resting.insert(variable)
    }
    alone.removeAll(keepingCapacity: true)
    result.multipliers = result.multipliers.filter { abs($0.value) > Tolerance.slope }
    return result
  }

  /// Adds to the weight of a variable, and queues it for substitution.
  private mutating func add(_ weight: Double, _ variable: Int) {
    let isNew = weights[variable] == 0
    weights[variable] += weight
    guard isNew, weight != 0 else { return }
    switch sources[variable] {
    case .dependent(let place): dependents.insert(place)
    case .part(let part, let local): open.append((part, local))
    case .settled(let place): settled.insert(place)
    case .none: alone.append(variable)
    }
  }

  private mutating func replaceOpen(_ local: Int, ofPart index: Int, _ result: inout Combination) {
    let part = system.parts[index]
    let variable = part.variables[local]
    let weight = weights[variable]
    weights[variable] = 0
    guard weight != 0, simplexes[index].computeMultipliers(for: .variable(local, sign: 1)) else { return }
    for p in simplexes[index].multipliers.pattern.elements {
      let multiplier = simplexes[index].multipliers[p]
      guard abs(multiplier) > Tolerance.slope else { continue }
      let tight = simplexes[index].basis[p]
      guard tight < part.problem.rowCount else {
        result.resting.insert(part.variables[tight - part.problem.rowCount])
        continue
      }
      let row = part.rows[tight]
      result.multipliers[row, default: 0] += weight * multiplier
      for e in entries(of: row) where system.settlingRow[system.problem.rowVariables[e]] >= 0 {
        add(-weight * multiplier * system.problem.rowCoefficients[e], system.problem.rowVariables[e])
      }
    }
  }

  private func entries(of row: Int) -> Range<Int> {
    system.problem.rowStart[row]..<system.problem.rowStart[row + 1]
  }

  private mutating func replace(_ variable: Int, by row: Int, _ result: inout Combination) {
    let weight = weights[variable]
    weights[variable] = 0
    guard abs(weight) > Tolerance.slope,
      let own = entries(of: row).first(where: { system.problem.rowVariables[$0] == variable })
    else { return }
    let multiplier = weight / system.problem.rowCoefficients[own]
    result.multipliers[row, default: 0] += multiplier
    for e in entries(of: row) where e != own {
      add(-multiplier * system.problem.rowCoefficients[e], system.problem.rowVariables[e])
    }
  }
}
