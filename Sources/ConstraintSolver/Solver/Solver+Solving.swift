// Solving: edits go to the plan, infeasible rows to the conflict search, until an evaluation has nothing to report.

extension Solver {
  /// Whether edits have put values, conflicts and free variables out of date; `solve()` brings them up to date.
  public var needsSolve: Bool {
    !editedRows.isEmpty || !pendingRows.isEmpty || isRegionPending || areEmptyRowsDirty
  }

  /// Brings all values up to date with the edits since the last call; costs nothing without edits.
  ///
  /// After an error, some values of the system are those of before and some are new; all are finite, and the next call begins
  /// anew.
  public func solve() throws(SolverError) {
    guard needsSolve else { return }
    try TimeLimit.check()
    knownFreeVariables = nil
    plan.changed.removeAll()
    search.begin()
    reconsiderBrokenRows()
    do throws(SolverError) {
      let found = try solveEdits()
      finishEdits()
      mergeConflicts(found)
    } catch {
      // Nothing is known of how far the plan came: the next call makes it anew.
      finishEdits()
      isRegionPending = true
      plan.dissolveAll(storage)
      // Rows that were broken before the error are in no conflict that was reported.
      for row in brokenRows { storage.rows[row].isBroken = false }
      brokenRows.removeAll()
      throw error
    }
  }

  private func finishEdits() {
    editedRows.removeAll()
    pendingRows.removeAll()
    if !touchedVariables.isEmpty { touchedVariables.removeAll(keepingCapacity: true) }
    isRegionPending = false
    areEmptyRowsDirty = false
  }

  /// Requires broken rows again in the systems that edits touch.
  private func reconsiderBrokenRows() {
    guard !brokenRows.isEmpty else { return }
    for seed in touchedVariables where storage.columns[seed].isAlive && !search.isReached(seed) {
      for row in search.component(around: seed, in: storage).rows where storage.rows[row].isBroken {
        mend(row)
      }
    }
  }

  private func mend(_ row: Int) {
    storage.rows[row].isBroken = false
    brokenRows.remove(row)
    pendingRows.append(Int32(row))
  }

  private func solveEdits() throws(SolverError) -> [Conflict] {
    // Each call that hands the rows over copies their tables' heads: an edit asks first whether there is anything to do.
    if plan.value.count < storage.columns.count || plan.owner.count < storage.rows.count {
      plan.extend(storage)
    }
    if plan.isWorn { plan.dissolveAll(storage) }
    for k in 0..<editedRows.count {
      let row = Int(editedRows[k])
      plan.mark(owner: plan.owner[row], ofRow: row)
    }
    var suspects: Set<Int> = []
    var found: [Conflict] = []
    var rounds = 0
    // Each round either breaks a conflict that no round before knew, or takes an assumption back: so they end.
    while true {
      if plan.isEmpty || !pendingRows.isEmpty { integratePendingRows() }
      if !plan.region.isEmpty { plan.buildRegion(storage) }
      try plan.evaluate(storage)
      if !plan.contradictoryOwners.isEmpty || !plan.contradictoryRows.isEmpty {
        let known = suspects.count
        suspects.formUnion(plan.rowsBehindContradictions(storage))
        plan.markUnsolved()
        if suspects.count > known {
          rounds += 1
          if rounds > 8 {
            // Of copies the plan tells one a round: all rows around are looked at.
            var around = ComponentSearch()
            for variable in ComponentSearch.component(of: Array(suspects), storage).variables
            where !around.isReached(variable) {
              let rows = around.component(around: variable, in: storage).rows
              suspects.formUnion(rows.filter { storage.rows[$0].isRequired })
            }
          }
          found = try breakConflicts(among: suspects)
          continue
        }
        // The rows are feasible but for rounding errors: the simplex decides.
        let isReplaced = plan.replaceContradictoryParts(storage)
        let isRevised = plan.reviseAssumptions(storage)
        if !isReplaced && !isRevised {
          guard !plan.hasUnsolvedBlock else { throw .numericalBreakdown }
          return found
        }
      } else if plan.freeSteps.isEmpty && plan.negativeDependents.isEmpty {
        return found
      } else {
        plan.reviseAssumptions(storage)
      }
    }
  }

  private func integratePendingRows() {
    if plan.isEmpty {
      pendingRows.removeAll()
      return plan.awaitEverything(storage)
    }
    for k in 0..<pendingRows.count {
      let row = Int(pendingRows[k])
      guard storage.rows[row].isAlive, !storage.rows[row].isBroken else { continue }
      plan.integrate(row, storage)
    }
    pendingRows.removeAll()
  }

  /// Decides anew which of the rows are broken.
  ///
  /// Rows outside of the set need not be looked at: rows are accepted in their order, and a row that contradicts none
  /// of the set is accepted whatever became of the set, as long as the rest holds together, which the caller checks.
  private func breakConflicts(among suspects: Set<Int>) throws(SolverError) -> [Conflict] {
    let component = ComponentSearch.component(of: Array(suspects), storage)
    for row in component.rows where storage.rows[row].isBroken { mend(row) }
    let matrix = matrix(of: component)
    var found: [Conflict] = []
    for finding in try ConflictSearch.search(matrix.problem) {
      found.append(conflict(finding, component, matrix))
      let row = matrix.sources[finding.broken]
      plan.release(row, storage)
      storage.rows[row].isBroken = true
      brokenRows.insert(row)
    }
    return found
  }

  private func conflict(_ finding: ConflictSearch.Finding, _ component: Component, _ matrix: ComponentMatrix)
    -> Conflict
  {
    let problem = matrix.problem
    var rows = [matrix.sources[finding.broken]]
    var bounds: [Int] = []
    for other in finding.others {
      if other < problem.rowCount {
        rows.append(matrix.sources[other])
      } else {
        bounds.append(component.variables[other - problem.rowCount])
      }
    }
    rows.sort { storage.rows[$0].age < storage.rows[$1].age }
    return Conflict(
      constraints: rows.map(handle(ofRow:)), bounds: bounds.sorted().map(handle(ofVariable:)),
      broken: handle(ofRow: matrix.sources[finding.broken]))
  }

  /// Keeps the conflicts of systems without edits, and adds those that were found and those of rows without variables.
  private func mergeConflicts(_ found: [Conflict]) {
    guard !knownConflicts.isEmpty || !found.isEmpty || !emptyRows.isEmpty else { return }
    let count = knownConflicts.count
    knownConflicts.removeAll { conflict in
      let row = Int(conflict.broken.index)
      return storage.rows[row].generation != conflict.broken.generation || !storage.rows[row].isBroken
        || search.isRowReached(row)
    }
    let kept = Set(found.map(\.broken))
    knownConflicts.removeAll { kept.contains($0.broken) }
    if knownConflicts.count != count || !found.isEmpty || !emptyRows.isEmpty { conflictsRevision += 1 }
    knownConflicts += found
    for row in emptyRows where storage.rows[row].isRequired {
      guard storage.violation(of: row, at: plan.value) > 0 else { continue }
      let constraint = handle(ofRow: row)
      knownConflicts.append(Conflict(constraints: [constraint], bounds: [], broken: constraint))
    }
    knownConflicts.sort { storage.rows[Int($0.broken.index)].age < storage.rows[Int($1.broken.index)].age }
  }
}
