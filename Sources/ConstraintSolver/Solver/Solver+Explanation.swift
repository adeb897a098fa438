// Sensitivity of values: a sum of variables as a linear combination of the constants of tight constraints.

extension Solver {
  /// A sum of variables as a linear combination of constants: its value is Σ multiplier · constant of the shares.
  ///
  /// ```swift
  /// // width ≤ 300 − left and left = 20 are tight
  /// let why = try solver.explanations(of: [[Term(1, width)]])[0]
  /// why.shares.map(\.multiplier)  // [-1.0, 1.0]: 300 − 20
  /// ```
  ///
  /// Tight rows determine all values, so every value is such a combination, with the entries of a row of the inverse basis
  /// as multipliers. At a degenerate vertex more constraints are tight than needed, and some of them are chosen.
  /// - Complexity: as many shares as the sum depends on.
  public struct Explanation: Hashable, Sendable {
    /// A tight constraint with its multiplier: the derivative of the sum by its constant.
    ///
    /// ```swift
    /// let moved = share.multiplier * 10  // by how much the sum changes if the constant grows by 10
    /// ```
    ///
    /// It holds for as long as the same constraints stay tight.
    /// - Complexity: constant.
    public struct Share: Hashable, Sendable {
      /// A constraint that is tight at the values of the last `solve()`.
      public var constraint: Constraint
      /// The change of the sum when the constant grows by 1, for as long as the same constraints hold exactly.
      public var multiplier: Double
    }
    /// The shares, those of constraints farthest from the sum's own variables first.
    public var shares: [Share] = []
    /// The variables of the combination that are nonbasic at 0, in the order in which they were made.
    public var resting: [Variable] = []
  }

  /// The value of each sum as a combination of the constants of constraints that hold exactly.
  ///
  /// Where more constraints meet in a point than are needed to fix it, some of them are chosen. Sums of a system whose
  /// values could not be computed have no shares.
  /// - Complexity: one solve of each system that the variables belong to, and the tight rows for each variable.
  public func explanations(of sums: [[Term]]) throws(SolverError) -> [Explanation] {
    try solve()
    plan.extend(storage)
    var askers: [Int: [(sum: Int, coefficient: Double)]] = [:]
    var asked: [Int] = []
    for (k, sum) in sums.enumerated() {
      for term in sum {
        let id = try index(of: term.variable)
        asked.append(id)
        askers[id, default: []].append((k, term.coefficient))
      }
    }
    var answers = [Explanation](repeating: Explanation(), count: sums.count)
    var resting = [Set<Int>](repeating: [], count: sums.count)
    var multipliers = [[Int: Double]](repeating: [:], count: sums.count)
    search.begin()
    for id in asked where !search.isReached(id) {
      let component = search.component(around: id, in: storage)
      let system = system(of: component)
      guard var explanation = try ComponentExplanation(system) else { continue }
      var parts: [Int: [(variable: Int, coefficient: Double)]] = [:]
      for (local, variable) in component.variables.enumerated() {
        for asker in askers[variable] ?? [] {
          parts[asker.sum, default: []].append((local, asker.coefficient))
        }
      }
      for (k, part) in parts {
        let combination = explanation.combination(of: part)
        for (row, multiplier) in combination.multipliers { multipliers[k][system.sources[row]] = multiplier }
        for variable in combination.resting { resting[k].insert(component.variables[variable]) }
      }
    }
    for k in sums.indices {
      let seeds = try sums[k].map { term throws(SolverError) in try index(of: term.variable) }
      answers[k].shares = inOrder(multipliers[k], towards: seeds).map {
        Explanation.Share(constraint: handle(ofRow: $0), multiplier: multipliers[k][$0] ?? 0)
      }
      answers[k].resting = resting[k].sorted().map(handle(ofVariable:))
    }
    return answers
  }

  /// Rows by their distance from variables, the farthest first; of one distance, rows of positions before those of sizes,
  /// then by age.
  private func inOrder(_ rows: [Int: Double], towards seeds: [Int]) -> [Int] {
    var rowsOf: [Int: [Int]] = [:]
    for row in rows.keys.sorted() {
      for e in storage.range(of: row) { rowsOf[Int(storage.entries[e].variable), default: []].append(row) }
    }
    var distances: [Int: Int] = [:]
    var known = Set(seeds)
    var layer = seeds
    var distance = 0
    while !layer.isEmpty {
      var next: [Int] = []
      for variable in layer {
        for row in rowsOf[variable] ?? [] where distances[row] == nil {
          distances[row] = distance
          for e in storage.range(of: row) where known.insert(Int(storage.entries[e].variable)).inserted {
            next.append(Int(storage.entries[e].variable))
          }
        }
      }
      layer = next
      distance += 1
    }
    func isOfSizes(_ row: Int) -> Int {
      storage.range(of: row).allSatisfy { storage.columns[storage.entries[$0].variable].isNonNegative }
        ? 1 : 0
    }
    return rows.keys.sorted { first, second in
      (-(distances[first] ?? distance), isOfSizes(first), storage.rows[first].age)
        < (-(distances[second] ?? distance), isOfSizes(second), storage.rows[second].age)
    }
  }
}
