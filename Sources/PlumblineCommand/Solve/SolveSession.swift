// The steps of `plumbline solve`, made with the solver; variables by name, constraints by id.

import ConstraintSolver

struct SolveSession {
  private let solver = Solver()
  private let variables: [String: Variable]
  private let names: [Variable: String]
  /// The variables that a constraint has named so far; only these are in the answer.
  private var named: Set<String> = []
  private var constraints: [String: Constraint] = [:]
  private var ids: [Constraint: String] = [:]

  /// - Parameter names: All variables of constraints and steps. They are made in alphabetical order, so that the choice
  ///   between several optima does not depend on the order of the input.
  init(names: Set<String>) {
    let solver = self.solver
    let made = names.sorted().map { ($0, solver.makeVariable()) }
    variables = Dictionary(uniqueKeysWithValues: made)
    self.names = Dictionary(uniqueKeysWithValues: made.map { ($1, $0) })
  }

  mutating func add(_ constraint: SolveDocument.Constraint, path: String) throws(SolveMistake) {
    guard constraints[constraint.id] == nil else {
      throw SolveMistake(path: "\(path).id", problem: .duplicateID(constraint.id))
    }
    let relation: Relation
    switch constraint.relation {
    case "==": relation = .equal
    case "<=": relation = .lessThanOrEqual
    case ">=": relation = .greaterThanOrEqual
    default:
      throw SolveMistake(path: "\(path).relation", problem: .unknownRelation(constraint.relation))
    }
    // In alphabetical order: a JSON object has none.
    let terms = constraint.terms.sorted { $0.key < $1.key }.compactMap { name, coefficient in
      variables[name].map { Term(coefficient, $0) }
    }
    do {
      let handle = try solver.addConstraint(
        terms, relation, constraint.constant, priority: Float(constraint.priority ?? 1000))
      constraints[constraint.id] = handle
      ids[handle] = constraint.id
      named.formUnion(constraint.terms.keys)
    } catch {
      throw SolveMistake(path: path, problem: .solver(error.description))
    }
  }

  /// Makes a step; returns an answer if it is a solve.
  mutating func take(_ step: SolveDocument.Step, path: String) throws(SolveMistake) -> SolveAnswer? {
    let operations = [step.solve != nil, step.set != nil, step.remove != nil, step.add != nil]
    guard operations.count(where: { $0 }) == 1 else {
      throw SolveMistake(path: path, problem: .notOneOperation)
    }
    if let constraint = step.add { try add(constraint, path: "\(path).add") }
    if let id = step.remove { try remove(id, path: "\(path).remove") }
    if let edit = step.set { try set(edit, path: "\(path).set") }
    guard let solve = step.solve else { return nil }
    guard solve else { throw SolveMistake(path: "\(path).solve", problem: .solveIsNotTrue) }
    return try self.solve(path: path)
  }

  func solve(path: String) throws(SolveMistake) -> SolveAnswer {
    do {
      try solver.solve()
      let free = try solver.freeVariables()
      return SolveAnswer(
        values: variables.filter { named.contains($0.key) }.mapValues { solver.value(of: $0) },
        violations: constraints.mapValues { solver.violation(of: $0) }.filter { $0.value > 0 },
        conflicts: solver.conflicts.map { conflict in
          SolveAnswer.Conflict(
            constraints: conflict.constraints.compactMap { ids[$0] }, broken: ids[conflict.broken] ?? "")
        },
        free: free.compactMap { names[$0.variable] }.filter(named.contains).sorted())
    } catch {
      throw SolveMistake(path: path, problem: .solver(error.description))
    }
  }

  private mutating func remove(_ id: String, path: String) throws(SolveMistake) {
    let handle = try constraint(id, path: path)
    do {
      try solver.removeConstraint(handle)
    } catch {
      throw SolveMistake(path: path, problem: .solver(error.description))
    }
    constraints[id] = nil
    ids[handle] = nil
  }

  private func set(_ edit: SolveDocument.Step.Edit, path: String) throws(SolveMistake) {
    let handle = try constraint(edit.id, path: "\(path).id")
    guard edit.constant != nil || edit.priority != nil else {
      throw SolveMistake(path: path, problem: .nothingToSet)
    }
    do {
      if let constant = edit.constant { try solver.setConstant(constant, of: handle) }
      if let priority = edit.priority { try solver.setPriority(Float(priority), of: handle) }
    } catch {
      throw SolveMistake(path: path, problem: .solver(error.description))
    }
  }

  private func constraint(_ id: String, path: String) throws(SolveMistake) -> Constraint {
    guard let handle = constraints[id] else { throw SolveMistake(path: path, problem: .unknownID(id)) }
    return handle
  }
}
