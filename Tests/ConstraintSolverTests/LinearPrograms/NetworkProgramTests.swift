// Flows and distances: programs in which nearly every corner has several bases, with answers that need no solver.

import ConstraintSolver
import Testing

@Suite("Networks full of ties") struct NetworkProgramTests {
  /// Shipping from sources to sinks; limits are the amounts of the sources, then those of the sinks.
  private static func transportation(
    _ name: String, _ supply: [Int], _ demand: [Int], _ cost: (Int, Int) -> Int
  )
    -> LinearProgram
  {
    let (m, n) = (supply.count, demand.count)
    var program = LinearProgram(name: name, cost: [], rows: [])
    for i in 0..<m { for j in 0..<n { program.cost.append(Double(cost(i, j))) } }
    for i in 0..<m {
      let factors = (0..<m * n).map { $0 / n == i ? 1.0 : 0 }
      program.rows.append(LinearProgram.Row(factors: factors, limit: Double(supply[i])))
    }
    for j in 0..<n {
      let factors = (0..<m * n).map { $0 % n == j ? 1.0 : 0 }
      let limit = Double(demand[j])
      program.rows.append(
        LinearProgram.Row(factors: factors, relation: .greaterThanOrEqual, limit: limit))
    }
    return program
  }

  /// Between places on a line every unit that is ahead of its demand crosses the gap to the next place: the least cost
  /// is the area between the two sums (L. N. Vaserstein's distance on a line).
  private static func lineDistance(_ supply: [Int], _ demand: [Int]) -> Double {
    var (ahead, total) = (0, 0)
    for (given, taken) in zip(supply, demand) {
      ahead += given - taken
      total += abs(ahead)
    }
    return Double(total)
  }

  private static func amounts(_ count: Int, total: Int, _ choices: inout SeededChoices) -> [Int] {
    var result = [Int](repeating: 0, count: count)
    for _ in 0..<total { result[choices.number(below: count)] += 1 }
    return result
  }

  @Test("shipping along a line costs the area between supply and demand", arguments: UInt64(1)...12)
  func line(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    let count = choices.number(in: 3...7)
    let equal = [Int](repeating: 10, count: count)
    let program = Self.transportation("line", equal, equal) { abs($0 - $1) }
    var posed = try PosedProgram(program, order: &choices)
    #expect(try posed.solve().isNear(0, within: 1e-9), "seed \(seed)")
    // Few units, so that sums of supplies and demands meet often: degenerate.
    for _ in 0..<12 {
      let supply = Self.amounts(count, total: 8, &choices)
      let demand = Self.amounts(count, total: 8, &choices)
      for (row, amount) in (supply + demand).enumerated() { try posed.setLimit(Double(amount), of: row) }
      #expect(try posed.solve().isNear(Self.lineDistance(supply, demand), within: 1e-9), "seed \(seed)")
      let row = choices.number(below: 2 * count)
      try posed.remove(row)
      _ = try posed.solve()
      try posed.restore(row)
      try posed.setLimit(Double((supply + demand)[row]), of: row)
      #expect(try posed.solve().isNear(Self.lineDistance(supply, demand), within: 1e-9), "seed \(seed)")
    }
  }

  /// A. J. Hoffman, "On simple linear programming problems" (1963): for costs with c_ij + c_kl <= c_il + c_kj, i < k and
  /// j < l, shipping from the north-west corner on is optimal.
  @Test("squared distances are shipped from the north-west corner on", arguments: UInt64(1)...12)
  func monge(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    let count = choices.number(in: 2...7)
    let supply = Self.amounts(count, total: 3 * count, &choices)
    let demand = Self.amounts(count, total: 3 * count, &choices)
    let program = Self.transportation("squares", supply, demand) { ($0 - $1) * ($0 - $1) }
    var (left, wanted, i, j, cost) = (supply, demand, 0, 0, 0)
    while i < count && j < count {
      let amount = min(left[i], wanted[j])
      cost += amount * (i - j) * (i - j)
      left[i] -= amount
      wanted[j] -= amount
      if left[i] == 0 { i += 1 } else { j += 1 }
    }
    let posed = try PosedProgram(program, order: &choices)
    #expect(try posed.solve().isNear(Double(cost), within: 1e-9), "seed \(seed)")
  }

  /// G. B. Dantzig, "Application of the simplex method to a transportation problem" (1951): whole amounts have whole
  /// optima; of an assignment that is one of the n! orders.
  @Test("assignments cost what the best of all orders costs", arguments: UInt64(1)...12)
  func assignment(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    let count = choices.number(in: 2...6)
    // Three different costs: many orders are equally good.
    let costs = (0..<count * count).map { _ in choices.number(below: 3) }
    let ones = [Int](repeating: 1, count: count)
    let program = Self.transportation("assignment", ones, ones) { costs[$0 * count + $1] }
    func least(_ row: Int, _ taken: Set<Int>) -> Int {
      guard row < count else { return 0 }
      return (0..<count).filter { !taken.contains($0) }
        .map { costs[row * count + $0] + least(row + 1, taken.union([$0])) }.min() ?? 0
    }
    let posed = try PosedProgram(program, order: &choices)
    #expect(try posed.solve().isNear(Double(least(0, [])), within: 1e-9), "seed \(seed)")
  }

  /// The dual of a shortest way (R. E. Bellman, "On a routing problem", 1958): places as far apart as no edge forbids.
  @Test("distances in a grid, whose ways are all tied, are those of a walk", arguments: UInt64(1)...6)
  func shortestWays(seed: UInt64) throws {
    var choices = SeededChoices(seed: seed)
    let (width, height) = (choices.number(in: 2...7), choices.number(in: 2...7))
    let solver = Solver()
    let places = (0..<width * height).map { _ in solver.makeVariable() }
    try solver.addConstraint([Term(1, places[0])], .equal, 0)
    var edges: [(from: Int, to: Int, length: Double, row: Constraint)] = []
    func connect(_ a: Int, _ b: Int) throws {
      for (from, to) in [(a, b), (b, a)] {
        let row = try solver.addConstraint(
          [Term(1, places[to]), Term(-1, places[from])], .lessThanOrEqual, 1)
        edges.append((from, to, 1, row))
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        if x > 0 { try connect(y * width + x - 1, y * width + x) }
        if y > 0 { try connect((y - 1) * width + x, y * width + x) }
      }
    }
    for place in places.dropFirst() {
      try solver.addConstraint([Term(1, place)], .equal, 1e6, priority: 500)
    }
    func walks() -> [Double] {
      var distance = [Double](repeating: .infinity, count: places.count)
      distance[0] = 0
      for _ in places {
        for edge in edges { distance[edge.to] = min(distance[edge.to], distance[edge.from] + edge.length) }
      }
      return distance
    }
    try solver.solve()
    for (k, place) in places.enumerated() {
      #expect(solver.value(of: place).isNear(Double(k % width + k / width), within: 1e-9), "seed \(seed)")
    }
    for _ in 0..<20 {
      let k = choices.number(below: edges.count)
      edges[k].length = Double(choices.number(in: 0...3))
      try solver.setConstant(edges[k].length, of: edges[k].row)
      try solver.solve()
      for (place, distance) in zip(places, walks()) {
        #expect(solver.value(of: place).isNear(distance, within: 1e-9), "seed \(seed)")
      }
    }
  }
}
