// A case of the kind `solver`: steps with a solver of the Cassowary family, taken with ours.

import ConstraintSolver

/// A sequence of edits and expectations.
struct SolverCase: Decodable, CustomStringConvertible, Sendable {
  /// Σ terms + constant RELATION 0, at a strength.
  struct Relation: Decodable, Sendable {
    var terms: [String: Double]
    var constant: Double
    var relation: String
    var strength: Strength
    var weight: Double?
  }

  /// A name or a number.
  struct Strength: Decodable, Hashable, Sendable {
    var priority: Float

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      // The named ones are strict levels in this order.
      let names: [String: Float] = ["required": 1000, "strong": 750, "medium": 500, "weak": 250]
      if let name = try? container.decode(String.self) {
        guard let priority = names[name] else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "strength \(name)")
        }
        self.priority = priority
      } else {
        priority = try container.decode(Float.self)
      }
    }
  }

  struct Step: Decodable, Sendable {
    var op: String
    var id: String?
    var constraint: Relation?
    var constraints: [Relation]?
    var `var`: String?
    var value: Double?
    var strength: Strength?
    var weight: Double?
    var values: [String: Double]?
    var unique: Bool?
    var alternatives: [[String: Double]]?
  }

  var id: String
  var variables: [String: Double]
  var steps: [Step]
  var convention: Bool?
  var description: String { id }
}

/// Takes the steps of a case.
final class SolverCaseRun {
  /// A row with what it was made from, so that a solution can be rated without the solver.
  private struct Row {
    var handle: Constraint
    var terms: [String: Double]
    var relation: ConstraintSolver.Relation
    var constant: Double
    var priority: Float

    func violation(_ values: [String: Double]) -> Double {
      let residual = terms.reduce(-constant) { $0 + $1.value * (values[$1.key] ?? 0) }
      switch relation {
      case .equal: return abs(residual)
      case .lessThanOrEqual: return max(0, residual)
      case .greaterThanOrEqual: return max(0, -residual)
      }
    }
  }

  /// Something that a case expects and that is not so.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let solver = Solver()
  private var variables: [String: Variable] = [:]
  private var initial: [String: Double]
  private var rows: [String: Row] = [:]
  private var stayCount = 0

  init(_ example: SolverCase) {
    initial = example.variables
    for name in example.variables.keys.sorted() { variables[name] = solver.makeVariable() }
  }

  func take(_ step: SolverCase.Step) throws {
    switch step.op {
    case "add":
      guard let id = step.id, let constraint = step.constraint else { throw Failure(description: "add") }
      rows[id] = try row(constraint)
    case "remove":
      guard let row = step.id.flatMap({ rows.removeValue(forKey: $0) }) else {
        throw Failure(description: "remove")
      }
      try solver.removeConstraint(row.handle)
    case "addExpectUnsatisfiable":
      // Cassowary's solvers refuse such a constraint, ours breaks it: it is taken out again.
      guard let constraint = step.constraint else { throw Failure(description: "add") }
      let row = try row(constraint)
      try solver.solve()
      guard solver.conflicts.contains(where: { $0.constraints.contains(row.handle) }) else {
        throw Failure(description: "no conflict with \(constraint)")
      }
      try solver.removeConstraint(row.handle)
    case "stay":
      guard let name = step.var else { throw Failure(description: "stay") }
      stayCount += 1
      rows["stay \(stayCount)"] = try wish(name, step, try currentValue(of: name))
    case "edit":
      guard let name = step.var else { throw Failure(description: "edit") }
      rows["edit \(name)"] = try wish(name, step, try currentValue(of: name))
    case "removeEdit":
      guard let row = step.var.flatMap({ rows.removeValue(forKey: "edit \($0)") }) else {
        throw Failure(description: "removeEdit")
      }
      try solver.removeConstraint(row.handle)
    case "suggest":
      guard let name = step.var, let value = step.value, var row = rows["edit \(name)"] else {
        throw Failure(description: "suggest")
      }
      row.constant = value * (row.terms[name] ?? 1)
      rows["edit \(name)"] = row
      try solver.setConstant(row.constant, of: row.handle)
    case "expect": try expect(step.values ?? [:], isUnique: step.unique ?? false)
    case "expectAnyOf": try expectAnyOf(step.alternatives ?? [])
    case "expectHolds":
      let values = try currentValues()
      for constraint in step.constraints ?? [] {
        let row = try row(constraint)
        try solver.removeConstraint(row.handle)
        guard row.violation(values) < 1e-6 else { throw Failure(description: "\(constraint) in \(values)") }
      }
    // Misuse of an interface that we do not have: edit variables, constraints as objects.
    case "expectError", "addExpectDuplicate", "removeExpectUnknown": break
    default: throw Failure(description: "unknown step \(step.op)")
    }
  }

  // MARK: Rows

  private func row(_ constraint: SolverCase.Relation) throws -> Row {
    let relations: [String: ConstraintSolver.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard let relation = relations[constraint.relation] else {
      throw Failure(description: constraint.relation)
    }
    let weight = constraint.weight ?? 1
    return try row(
      constraint.terms.mapValues { weight * $0 }, relation, -weight * constraint.constant,
      constraint.strength.priority)
  }

  /// `variable == value`, as a stay or an edit.
  private func wish(_ name: String, _ step: SolverCase.Step, _ value: Double) throws -> Row {
    let weight = step.weight ?? 1
    return try row([name: weight], .equal, weight * value, step.strength?.priority ?? 250)
  }

  private func row(
    _ terms: [String: Double], _ relation: ConstraintSolver.Relation, _ constant: Double, _ priority: Float
  ) throws -> Row {
    let handle = try solver.addConstraint(
      terms.sorted { $0.key < $1.key }.compactMap { name, coefficient in
        variables[name].map { Term(coefficient, $0) }
      }, relation, constant, priority: priority)
    return Row(handle: handle, terms: terms, relation: relation, constant: constant, priority: priority)
  }

  // MARK: Answers

  /// A variable that no constraint mentions has the value that it was given.
  private func currentValues() throws -> [String: Double] {
    try solver.solve()
    let mentioned = Set(rows.values.flatMap(\.terms.keys))
    return Dictionary(
      uniqueKeysWithValues: variables.map { name, variable in
        (name, mentioned.contains(name) ? solver.value(of: variable) : initial[name] ?? 0)
      })
  }

  private func currentValue(of name: String) throws -> Double {
    guard let value = try currentValues()[name] else {
      throw Failure(description: "unknown variable \(name)")
    }
    return value
  }

  private func expect(_ expected: [String: Double], isUnique: Bool) throws {
    let values = try currentValues()
    let isEqual = expected.allSatisfy { abs((values[$0.key] ?? .nan) - $0.value) < 1e-6 }
    if isEqual { return }
    if isUnique { throw Failure(description: "\(values) instead of \(expected)") }
    // Any optimum will do: ours must be as good as the one that is given, level by level.
    try expectAsGood(values, as: values.merging(expected) { $1 })
  }

  private func expectAnyOf(_ alternatives: [[String: Double]]) throws {
    let values = try currentValues()
    let isAny = alternatives.contains { alternative in
      alternative.allSatisfy { abs((values[$0.key] ?? .nan) - $0.value) < 1e-6 }
    }
    if isAny { return }
    guard let first = alternatives.first else { throw Failure(description: "no alternatives") }
    try expectAsGood(values, as: values.merging(first) { $1 })
  }

  private func expectAsGood(_ ours: [String: Double], as given: [String: Double]) throws {
    for level in Set(rows.values.map(\.priority)).sorted(by: >) {
      let rows = rows.values.filter { $0.priority == level }
      let our = rows.reduce(0) { $0 + $1.violation(ours) }
      let their = rows.reduce(0) { $0 + $1.violation(given) }
      if our > their + 1e-6 {
        throw Failure(description: "\(ours) violates \(our) at \(level), \(given) only \(their)")
      }
      if our < their - 1e-6 { return }
    }
  }
}
