// Positions that keep their distances and that nothing holds: what is left of a column when one of its rows is missing.

internal import Unchecked

extension SubstitutionPlan {
  /// Makes a block of a position without a row of its own, and of those that follow from it by one required equality
  /// each.
  ///
  /// Whatever the distances are, such positions can be had at no cost. So all else is taken for granted, and they are
  /// placed after it. In a block of everything they would be put aside before the simplex (`Presolve`): each end of what
  /// hangs together follows from the next one, round by round, and the one that is left rests at 0. So it is here: the
  /// block's variables are in the order in which they follow from the first, which rests; each has the row at its place.
  ///
  /// - Precondition: nothing waits.
  /// - Returns: Whether that is what the step is about; if not, nothing was done.
  mutating func makeLooseBlock(around code: Int32, _ storage: borrowing RowStorage) -> Bool {
    guard Owner.isStep(code), steps[code].kind == .part else { return false }
    let part = parts[steps[code].index]
    guard part.kind == .single, part.memberCount == 1, part.rowCount == 0 else { return false }
    let root = members[part.memberBegin].variable
    guard !storage.columns[root].isNonNegative, !carriesSize[root] else { return false }
    var variables = [Int(root)]
    var rows: [Int] = []
    let isLoose = collectLoose(&variables, &rows, storage)
    for variable in variables { classOf[variable] = -1 }
    guard isLoose else {
      for row in rows { unknown[row] = 0 }
      return false
    }
    usersRevision &+= 1
    steps[code].kind = .dead
    deadCount += 1
    let step = Int32(steps.count)
    steps.append(Step(kind: .loose, index: Int32(blocks.count), row: -1))
    for variable in variables {
      if Owner.isDependent(stepOf[variable]) {
        dependents[Int(-2 - stepOf[variable])].variable = -1
        deadCount += 1
      }
      stepOf[variable] = step
      mayBeFree[variable] = true
    }
    for row in rows { owner[row] = step }
    if rows.count > 1 { sortByAge(&rows, storage) }
    if !rows.isEmpty { variables = variablesByMention(rows, step: step, storage) }
    blocks.append(hanging(variables, rows, storage))
    marks.extend(to: steps.count)
    marks.insert(Int(step))
    return true
  }

  /// Follows the rows of a position; what was found is marked, the variables by class 0, the rows by an unknown.
  /// - Returns: Whether each row has two of the variables, and places one of them.
  private func collectLoose(_ variables: inout [Int], _ rows: inout [Int], _ storage: borrowing RowStorage)
    -> Bool
  {
    classOf[variables[0]] = 0
    var next = 0
    while next < variables.count {
      var entry = storage.columns[variables[next]].head
      next += 1
      while entry >= 0 {
        let row = storage.entries[entry].row
        entry = storage.entries[entry].next
        guard unknown[row] == 0, !storage.rows[row].isBroken else { continue }
        guard Owner.isDependent(owner[row]) else { return false }
        let dependent = dependents[Int(-2 - owner[row])]
        guard !dependent.hasCompany, storage.rows[row].isRequiredEquality,
          !storage.columns[dependent.variable].isNonNegative, classOf[dependent.variable] != 0
        else { return false }
        unknown[row] = 1
        rows.append(Int(row))
        classOf[dependent.variable] = 0
        variables.append(Int(dependent.variable))
      }
    }
    for row in rows {
      var count = 0
      for e in storage.range(of: row) where classOf[storage.entries[e].variable] == 0 {
        guard hasWeight(storage.entries[e].variable, in: Int32(row), storage) else { return false }
        count += 1
      }
      if count != 2 { return false }
    }
    return true
  }

  /// What follows from what, the one first that rests; a row without an unknown was used.
  private func hanging(_ variables: [Int], _ rows: [Int], _ storage: borrowing RowStorage) -> Component {
    var followers: [Int] = []
    var definitions: [Int] = []
    followers.reserveCapacity(rows.count)
    definitions.reserveCapacity(rows.count)
    var waiting = variables.filter { onlyUnknownRow(of: $0, storage) != nil }
    var next = 0
    while next < waiting.count {
      let variable = waiting[next]
      next += 1
      guard let row = onlyUnknownRow(of: variable, storage) else { continue }
      followers.append(variable)
      definitions.append(row)
      unknown[row] = 0
      for e in storage.range(of: row) {
        let other = Int(storage.entries[e].variable)
        guard other != variable, stepOf[other] == stepOf[variable] else { continue }
        if onlyUnknownRow(of: other, storage) != nil { waiting.append(other) }
      }
    }
    // Rows tie the variables to a tree: all but one follow from another one.
    let isFollower = Set(followers)
    let first = variables.first { !isFollower.contains($0) } ?? variables[0]
    return Component(variables: [first] + followers.reversed(), rows: definitions.reversed())
  }

  private func onlyUnknownRow(of variable: Int, _ storage: borrowing RowStorage) -> Int? {
    var found: Int?
    var entry = storage.columns[variable].head
    while entry >= 0 {
      let row = Int(storage.entries[entry].row)
      entry = storage.entries[entry].next
      guard unknown[row] != 0 else { continue }
      if found != nil { return nil }
      found = row
    }
    return found
  }

  /// Places the positions of a loose block.
  mutating func evaluate(loose step: Int32, _ storage: borrowing RowStorage) throws(SolverError) {
    let block = blocks[Int(steps[step].index)]
    guard let first = block.variables.first else { return }
    set(Int32(first), to: 0, by: step, storage, notifies: true)
    for (row, variable) in zip(block.rows, block.variables.dropFirst()) {
      let newValue = solved(Int32(row), for: Int32(variable), storage)
      guard newValue.isFinite else { throw .numericalBreakdown }
      set(Int32(variable), to: newValue, by: step, storage, notifies: true)
    }
  }
}
