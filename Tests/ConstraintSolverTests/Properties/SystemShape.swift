// Pieces of systems, of the kinds that layouts and their accidents are made of. Each piece hangs itself onto variables
// that are there already, so that pieces grow together.

import ConstraintSolver

/// A kind of piece.
enum SystemShape: CaseIterable {
  case chain, equalSiblings, contentSizes, tiedClass, parallelRows, inequalities, redundant, sparse, conflict,
    openTies, container

  static let priorities: [Float] = [1000, 1000, 1000, 999, 750, 750, 500, 251, 250, 250, 50, 1, 0.5]
  static let wishes: [Float] = [999, 750, 750, 500, 251, 250, 250, 50, 1, 0.5]
  static let coefficients: [Double] = [1, 1, 1, -1, -1, -1, 2, -2, 0.5, -0.5, 3, 0.25]

  /// Adds a piece of this kind.
  func grow(_ system: inout EditedSystem, _ choices: inout some Choices) throws {
    switch self {
    case .chain: try Self.chain(&system, &choices)
    case .equalSiblings: try Self.equalSiblings(&system, &choices, depth: 2)
    case .contentSizes: try Self.contentSizes(&system, &choices)
    case .tiedClass: try Self.tiedClass(&system, &choices)
    case .parallelRows: try Self.parallelRows(&system, &choices)
    case .inequalities: try Self.inequalities(&system, &choices)
    case .redundant: try Self.redundant(&system, &choices)
    case .sparse: try Self.sparse(&system, &choices)
    case .conflict: try Self.conflict(&system, &choices)
    case .openTies: try Self.openTies(&system, &choices)
    case .container: try Self.container(&system, &choices)
    }
  }

  // MARK: Rows by themselves

  /// A variable that is there, or a new one.
  private static func variable(_ system: inout EditedSystem, _ choices: inout some Choices) -> Int {
    if system.variables.isEmpty || choices.chance(15) {
      return system.makeVariable(nonNegative: choices.chance(40))
    }
    return choices.element(of: system.variables)
  }

  static func relation(_ choices: inout some Choices) -> Relation {
    choices.element(of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  static func constant(_ choices: inout some Choices) -> Double {
    choices.chance(70)
      ? choices.element(of: [0, 8, 10, 16, 20, 44, 100, 320, -8, -50, 7.5])
      : Double(choices.number(in: -1000...1000)) / choices.element(of: [1, 1, 2, 3, 8])
  }

  /// A row between up to four variables.
  static func anyRow(_ system: inout EditedSystem, _ choices: inout some Choices) throws {
    let count = choices.element(of: [1, 1, 2, 2, 2, 3, 4])
    let terms = (0..<count).map { _ in
      (choices.element(of: coefficients), variable(&system, &choices))
    }
    if choices.chance(15) {
      return try system.add(
        terms, .equal, constant(&choices), choices.element(of: wishes), below: choices.element(of: wishes),
        precedence: choices.chance(20) ? Int32(choices.number(in: -2...2)) : 0)
    }
    try system.add(
      terms, relation(&choices), constant(&choices), choices.element(of: priorities),
      precedence: choices.chance(20) ? Int32(choices.number(in: -2...2)) : 0)
  }

  private static func contentSize(
    _ size: Int, _ system: inout EditedSystem, _ choices: inout some Choices
  ) throws {
    let length = Double(choices.number(in: 0...200))
    if choices.chance(50) {
      let below: Float = choices.element(of: [750, 750, 749, 751, 250])
      return try system.add(
        [(1, size)], .equal, length, choices.element(of: [250, 250, 251, 500, 750]), below: below)
    }
    try system.add([(1, size)], .lessThanOrEqual, length, choices.element(of: [250, 250, 251, 500, 750]))
    try system.add([(1, size)], .greaterThanOrEqual, length, choices.element(of: [750, 750, 749, 751, 1000]))
  }

  // MARK: Pieces

  /// Views one after the other, each with a place and a size, the last held by the end or not.
  private static func chain(_ system: inout EditedSystem, _ choices: inout some Choices) throws {
    let start = variable(&system, &choices)
    let end = variable(&system, &choices)
    var before: [(Double, Int)] = [(-1, start)]
    for _ in 0..<choices.number(in: 2...6) {
      let left = system.makeVariable()
      let width = system.makeVariable(nonNegative: choices.chance(85))
      let gap = Double(choices.element(of: [0, 8, 8, 16]))
      if choices.chance(80) {
        try system.add([(1, left)] + before, .equal, gap)
      } else {
        try system.add([(1, left)] + before, .greaterThanOrEqual, gap)
        try system.add([(1, left)] + before, .equal, gap, choices.element(of: wishes))
      }
      if choices.chance(70) { try contentSize(width, &system, &choices) }
      before = [(-1, left), (-1, width)]
    }
    guard choices.chance(75) else { return }
    try system.add(
      [(1, end)] + before, choices.element(of: [.equal, .equal, .greaterThanOrEqual]), 8,
      choices.element(of: [1000, 1000, 750, 250]))
  }

  /// Siblings of one size that fill their container, in some of which there are siblings again.
  private static func equalSiblings(
    _ system: inout EditedSystem, _ choices: inout some Choices, depth: Int, in container: Int? = nil
  ) throws {
    let outer = container ?? variable(&system, &choices)
    let count = choices.number(in: 2...4)
    let sizes = (0..<count).map { _ in system.makeVariable(nonNegative: true) }
    var previous: [(Double, Int)] = []
    for (k, size) in sizes.enumerated() {
      let place = system.makeVariable()
      try system.add([(1, place)] + previous, .equal, k == 0 ? 0 : 2)
      previous = [(-1, place), (-1, size)]
      if k > 0 {
        try system.add(
          [(1, size), (-choices.element(of: [1, 1, 1, 2, 0.5]), sizes[0])], .equal, 0,
          choices.chance(80) ? 1000 : choices.element(of: wishes))
      }
    }
    try system.add([(1, outer)] + previous, .equal, 0)
    if container == nil, choices.chance(50) { try system.add([(1, outer)], .equal, 320) }
    guard depth > 1, choices.chance(40) else { return }
    try equalSiblings(&system, &choices, depth: depth - 1, in: choices.element(of: sizes))
  }

  /// Contents that compete for a given space.
  private static func contentSizes(_ system: inout EditedSystem, _ choices: inout some Choices) throws {
    let sizes = (0..<choices.number(in: 1...3)).map { _ in system.makeVariable(nonNegative: true) }
    for size in sizes { try contentSize(size, &system, &choices) }
    let space = variable(&system, &choices)
    try system.add(
      [(-1, space)] + sizes.map { (1, $0) }, choices.element(of: [.equal, .equal, .lessThanOrEqual]), -16,
      choices.element(of: [1000, 1000, 1000, 500]))
    if choices.chance(60) { try system.add([(1, space)], .equal, Double(choices.number(in: 20...500))) }
  }

  /// Variables that are multiples of each other, with offsets, soft constraints for some, and now and then a row that
  /// settles all.
  private static func tiedClass(_ system: inout EditedSystem, _ choices: inout some Choices) throws {
    var members = [variable(&system, &choices)]
    for _ in 0..<choices.number(in: 2...5) {
      let member = system.makeVariable(nonNegative: choices.chance(50))
      let factor = choices.element(of: [2, 0.5, 3, -1, 0.25, 1.5, 1.0 / 3, 1, -2])
      try system.add(
        [(1, member), (-factor, choices.element(of: members))], .equal,
        Double(choices.number(in: -20...20)))
      members.append(member)
    }
    for _ in 0..<choices.number(in: 0...3) {
      try system.add(
        [(choices.element(of: [1, 1, 2]), choices.element(of: members))], relation(&choices),
        Double(choices.number(in: 0...200)), choices.element(of: wishes))
    }
    if choices.chance(25) {
      try system.add(
        [(1, members[1]), (choices.element(of: [1, 2, -0.75]), members[members.count - 1])], .equal, 60)
    }
  }

  /// One sum, with several opinions of what it should be.
  private static func parallelRows(_ system: inout EditedSystem, _ choices: inout some Choices) throws {
    let count = choices.number(in: 1...3)
    var terms = (0..<count).map { _ in (choices.element(of: coefficients), variable(&system, &choices)) }
    if choices.chance(60) { terms.append((1, system.makeVariable(nonNegative: choices.chance(50)))) }
    for _ in 0..<choices.number(in: 2...4) {
      let factor: Double = choices.element(of: [1, 1, 1, -1, 2])
      try system.add(
        terms.map { (factor * $0.0, $0.1) }, relation(&choices), factor * constant(&choices),
        choices.element(of: choices.chance(30) ? priorities : wishes))
    }
  }

  private static func inequalities(_ system: inout EditedSystem, _ choices: inout some Choices) throws {
    for _ in 0..<choices.number(in: 2...5) {
      let terms = (0..<choices.number(in: 1...3)).map { _ in
        (choices.element(of: coefficients), variable(&system, &choices))
      }
      try system.add(
        terms, choices.element(of: [.lessThanOrEqual, .greaterThanOrEqual]), constant(&choices),
        choices.element(of: priorities))
    }
  }

  /// Multiples of rows that are there and sums of two of them, with the constant that follows or one that is
  /// a rounding error off.
  private static func redundant(_ system: inout EditedSystem, _ choices: inout some Choices) throws {
    let equalities = system.rows.filter { $0.relation == .equal }
    guard !equalities.isEmpty else { return try anyRow(&system, &choices) }
    let first = choices.element(of: equalities)
    let second = choices.element(of: equalities)
    let a: Double = choices.element(of: [1, 2, -1, 0.5])
    let b: Double = choices.element(of: [0, 0, 1, -1, 3])
    let terms =
      first.terms.map { (a * $0.coefficient, $0.variable) }
      + second.terms.map { (b * $0.coefficient, $0.variable) }
    let kept = terms.filter { $0.0 != 0 }
    guard kept.count <= 10 else { return }
    let error: Double = choices.element(of: [0, 0, 1e-13, -1e-12])
    try system.add(
      kept, choices.element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      (a * first.constant + b * second.constant) * (1 + error), choices.element(of: priorities))
  }

  private static func sparse(_ system: inout EditedSystem, _ choices: inout some Choices) throws {
    for _ in 0..<choices.number(in: 1...6) { try anyRow(&system, &choices) }
  }

  /// A required row that, as a rule, contradicts others.
  private static func conflict(_ system: inout EditedSystem, _ choices: inout some Choices) throws {
    let wanted = variable(&system, &choices)
    for _ in 0..<choices.number(in: 1...2) {
      try system.add([(1, wanted)], .equal, Double(choices.number(in: -20...200)))
    }
  }

  /// Soft constraints of one level that cannot all be met and are met equally well in many ways: a system with open ends,
  /// which ties decide.
  private static func openTies(_ system: inout EditedSystem, _ choices: inout some Choices) throws {
    let open = (0..<choices.number(in: 2...3)).map { _ in system.makeVariable(nonNegative: choices.chance(50))
    }
    try system.add(
      open.map { (1, $0) } + [(-1, variable(&system, &choices))], relation(&choices),
      Double(choices.number(in: 0...300)))
    let priority = choices.element(of: wishes)
    for variable in open where choices.chance(80) {
      try system.add([(1, variable)], relation(&choices), Double(choices.number(in: 0...200)), priority)
    }
  }

  /// Sizes side by side in one that they share or make: some as large as the first, some with limits.
  private static func container(_ system: inout EditedSystem, _ choices: inout some Choices) throws {
    let whole = system.makeVariable(nonNegative: true)
    let parts = (0..<choices.number(in: 2...6)).map { _ in system.makeVariable(nonNegative: true) }
    var place = system.makeVariable()
    if choices.chance(85) { try system.add([(1, place)], .equal, constant(&choices)) }
    for (k, part) in parts.enumerated() {
      if k > 0, choices.chance(50) { try system.add([(1, part), (-1, parts[0])], .equal, 0) }
      if choices.chance(20) {
        try system.add(
          [(1, part)], choices.element(of: [.lessThanOrEqual, .greaterThanOrEqual]),
          Double(choices.number(in: 0...200)), choices.element(of: priorities))
      }
      let next = system.makeVariable()
      try system.add([(1, next), (-1, place), (-1, part)], .equal, choices.element(of: [0, 2, 8]))
      place = next
    }
    try system.add([(1, place), (-1, whole)], choices.chance(80) ? .equal : .lessThanOrEqual, 0)
    if choices.chance(40) {
      try system.add([(1, whole)], relation(&choices), Double(choices.number(in: 0...400)))
    }
  }
}
