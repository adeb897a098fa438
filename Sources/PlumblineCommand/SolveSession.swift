// Takes the steps of `plumbline solve` with a solver: names and ids on the outside, handles inside.

import ConstraintSolver

/// A system while it is edited and solved.
struct SolveSession {
  private let solver = Solver()
  private var variables: [String: Variable] = [:]
  private var names: [Variable: String] = [:]
  private var constraints: [String: Constraint] = [:]
  private var ids: [Constraint: String] = [:]

  /// Adds a constraint; variables come into being when they are named first.
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
    // By name, since a JSON object has no order.
    let terms = constraint.terms.sorted { $0.key < $1.key }.map { Term($0.value, variable(named: $0.key)) }
    do {
      let handle = try solver.addConstraint(
        terms, relation, constraint.constant, priority: Float(constraint.priority ?? 1000))
      constraints[constraint.id] = handle
      ids[handle] = constraint.id
    } catch {
      throw SolveMistake(path: path, problem: .solver(error.description))
    }
  }

  /// Takes a step; an answer if it is a solve.
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

  /// Solves and collects the answer.
  func solve(path: String) throws(SolveMistake) -> SolveAnswer {
    do {
      try solver.solve()
      let free = try solver.freeVariables()
      return SolveAnswer(
        values: variables.mapValues { solver.value(of: $0) },
        violations: constraints.mapValues { solver.violation(of: $0) }.filter { $0.value > 0 },
        conflicts: solver.conflicts.map { conflict in
          SolveAnswer.Conflict(
            constraints: conflict.constraints.compactMap { ids[$0] }, broken: ids[conflict.broken] ?? "")
        },
        free: free.compactMap { names[$0.variable] }.sorted())
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

  private mutating func variable(named name: String) -> Variable {
    if let variable = variables[name] { return variable }
    let variable = solver.makeVariable()
    variables[name] = variable
    names[variable] = name
    return variable
  }
}
