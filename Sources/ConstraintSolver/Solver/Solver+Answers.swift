// Queries: values, conflicts, free variables, and the constraints behind a value.

extension Solver {
  /// The value at the last `solve()`; 0 for a variable that nothing determines.
  /// - Precondition: the variable belongs to this solver.
  public func value(of variable: Variable) -> Double {
    // A variable that was made since then has no value yet.
    Int(variable.index) < plan.value.count ? plan.value[variable.index] : 0
  }

  /// The violation of a constraint at the values of the last `solve()`: how far it is from holding; 0 when it holds.
  /// - Precondition: the constraint belongs to this solver.
  /// - Complexity: the number of its terms.
  public func violation(of constraint: Constraint) -> Double {
    guard Int(constraint.index) < plan.owner.count else { return 0 }
    return storage.violation(of: Int(constraint.index), at: plan.value)
  }

  /// The irreducible infeasible sets of the last `solve()`, in the order of the broken constraints.
  public var conflicts: [Conflict] { knownConflicts }

  /// Whether the required constraints were infeasible at the last `solve()`.
  public var hasConflicts: Bool { !knownConflicts.isEmpty }

  /// The variables whose value changed in the last `solve()` that had something to do.
  public var changedVariables: [Variable] {
    var result: [Variable] = []
    result.reserveCapacity(plan.changed.count)
    for k in 0..<plan.changed.count { result.append(handle(ofVariable: Int(plan.changed[k]))) }
    return result
  }

  func matrix(of component: Component) -> ComponentMatrix {
    for (local, id) in component.variables.enumerated() { plan.classOf[id] = Int32(local) }
    defer { for id in component.variables { plan.classOf[id] = -1 } }
    return ComponentMatrix(component, storage, localOf: plan.classOf, values: plan.value)
  }

  func system(of component: Component, keepsDependents: Bool = false) -> ComponentSystem {
    plan.presolve(component, matrix(of: component), keepsDependents: keepsDependents, storage)
  }

  /// The variables that have another value in another optimum, in the order of their index.
  /// - Complexity: nothing where the optimum is unique; else up to two linear programs for a variable of the systems
  ///   that are not. The answer is kept until the next edit.
  public func freeVariables() throws(SolverError) -> [FreeVariable] {
    try solve()
    if let knownFreeVariables { return knownFreeVariables }
    // A variable that no row mentions needs no solve, and the plan does not know it.
    plan.extend(storage)
    var free: [FreeVariable] = []
    search.begin()
    for id in 0..<storage.columns.count
    where plan.mayBeFree[id] && storage.columns[id].isAlive && !search.isReached(id) {
      let component = search.component(around: id, in: storage)
      let system = system(of: component, keepsDependents: true)
      for found in try system.freeVariables() {
        let id = component.variables[found.variable]
        free.append(
          FreeVariable(
            variable: handle(ofVariable: id), chosen: plan.value[id], other: found.other,
            group: component.variables[found.group], isTie: found.isTie))
      }
    }
    free.sort { $0.variable.index < $1.variable.index }
    knownFreeVariables = free
    return free
  }

  /// For each variable the constraints whose rows determine its value, in the order in which they were added; none for
  /// a variable that nothing determines.
  /// - Complexity: one solve of each system that the variables belong to, and the tight rows for each variable.
  public func constraintsDetermining(_ variables: [Variable]) throws(SolverError) -> [[Constraint]] {
    try solve()
    var answers = [[Constraint]](repeating: [], count: variables.count)
    var ids: [Int] = []
    for variable in variables { ids.append(try index(of: variable)) }
    plan.extend(storage)
    var askers = [Int: [Int]]()
    for (k, id) in ids.enumerated() { askers[id, default: []].append(k) }
    search.begin()
    for id in ids where !search.isReached(id) {
      let component = search.component(around: id, in: storage)
      let system = system(of: component)
      let asked = component.variables.indices.filter { askers[component.variables[$0]] != nil }
      let rows = try system.rowsDetermining(asked)
      for (local, determining) in zip(asked, rows) {
        let found = determining.map { system.sources[$0] }
        let constraints = Set(found + found.compactMap { storage.otherHalf(of: $0) })
          .sorted { storage.rows[$0].age < storage.rows[$1].age }
          .map(handle(ofRow:))
        for k in askers[component.variables[local]] ?? [] { answers[k] = constraints }
      }
    }
    return answers
  }
}
