// Incremental presolve: when rows are added, removed or change their kind, the steps that relied on them are taken back.

internal import Unchecked

extension SubstitutionPlan {
  /// Integrates a new row: its variables get new steps, unless they are settled anyway or the row is parallel to the
  /// row of a dependent.
  mutating func integrate(_ row: Int, _ storage: borrowing RowStorage) {
    usersRevision &+= 1
    if joinsGroup(row, storage) { return }
    var isSettledOnly = true
    for e in storage.range(of: row) {
      let variable = storage.entries[e].variable
      guard !isSettled(variable) else { continue }
      isSettledOnly = false
      if stepOf[variable] == -1 { wait(variable) } else { dissolve(stepOf[variable], storage) }
    }
    guard isSettledOnly, storage.rows[row].length > 0 else { return }
    owner[row] = storage.rows[row].isRequired ? Owner.check : Owner.none
    if storage.rows[row].isRequired { checkMarks.insert(row) }
  }

  /// Releases a row that is about to be removed or relaxed.
  mutating func release(_ row: Int, _ storage: borrowing RowStorage) {
    // What the row held may be mentioned by rows that are newer than the last solve.
    extend(storage)
    let user = owner[row]
    owner[row] = Owner.none
    if Owner.isDependent(user) {
      if !keepsPlace(dependent: Int(-2 - user), storage) { dissolve(user, storage) }
    } else if Owner.isStep(user) {
      dissolve(user, storage)
    }
  }

  // MARK: Dependents whose rows are added and removed

  /// Whether a row is parallel to the row of a dependent: then no step changes its place.
  private mutating func joinsGroup(_ row: Int, _ storage: borrowing RowStorage) -> Bool {
    for e in storage.range(of: row) {
      let code = stepOf[storage.entries[e].variable]
      guard Owner.isDependent(code) else { continue }
      let index = Int(-2 - code)
      guard isParallel(dependents[index].row, Int32(row), storage) else { continue }
      owner[row] = code
      if keepsPlace(dependent: index, storage) { return true }
      owner[row] = Owner.none
    }
    return false
  }

  /// Keeps the place of a dependent in the order of evaluation, with the rows that it owns by now: they have the variables
  /// that its rows had before.
  ///
  /// Without any row it gets another step. The other variables of its last row keep theirs: the row did not bound them.
  /// - Returns: Whether that is all; if not, nothing was done.
  private mutating func keepsPlace(dependent index: Int, _ storage: borrowing RowStorage) -> Bool {
    let variable = dependents[index].variable
    let code = Owner.dependent(index)
    var group = RowGroup()
    var next = storage.columns[variable].head
    while next >= 0 {
      let row = storage.entries[next].row
      next = storage.entries[next].next
      if owner[row] == code { group.add(row, isEquality: storage.rows[row].isEquality) }
    }
    guard group.count > 0 else {
      dependents[index].variable = -1
      deadCount += 1
      free(variable)
      return true
    }
    guard let dependent = dependent(variable, by: group, storage) else { return false }
    dependents[index] = dependent
    mayBeFree[variable] = dependent.isResting
    dependentMarks.insert(index)
    return true
  }

  /// Removes a step or dependent, and those that relied on it.
  mutating func dissolve(_ code: Int32, _ storage: borrowing RowStorage) {
    dissolving.append(code)
    while let code = dissolving.popLast() {
      if Owner.isDependent(code) {
        dissolve(dependent: Int(-2 - code), storage)
      } else if Owner.isStep(code) {
        dissolve(step: code, storage)
      }
    }
  }

  /// Whether there are no steps: then all are made at once.
  var isEmpty: Bool { steps.isEmpty && dependents.isEmpty }

  mutating func awaitEverything(_ storage: borrowing RowStorage) {
    for variable in 0..<storage.columns.count where storage.columns[variable].head >= 0 {
      wait(Int32(variable))
    }
  }

  private mutating func wait(_ variable: Int32) {
    guard !isWaiting[variable] else { return }
    isWaiting[variable] = true
    region.append(variable)
  }

  private mutating func free(_ variable: Int32) {
    stepOf[variable] = -1
    mayBeFree[variable] = false
    wait(variable)
  }

  private mutating func dissolve(step: Int32, _ storage: borrowing RowStorage) {
    let record = steps[step]
    guard record.kind != .dead else { return }
    steps[step].kind = .dead
    deadCount += 1
    switch record.kind {
    case .settle:
      free(record.index)
      if owner[record.row] == step { owner[record.row] = Owner.none }
      dissolveUsers(of: record.index, storage)
    case .part:
      let part = parts[record.index]
      deadEntryCount += Int(part.memberCount) + Int(part.rowCount)
      if part.kind == .general { optima[Int(record.index)] = nil }
      for k in Int(part.rowBegin)..<Int(part.rowBegin + part.rowCount) where owner[partRows[k]] == step {
        owner[partRows[k]] = Owner.none
      }
      for m in Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount) {
        let member = members[m]
        free(member.variable)
        if member.row >= 0 && owner[member.row] == step { owner[member.row] = Owner.none }
      }
      // Steps that use a closed class, and steps that own a row in which an open class cancelled out.
      for m in Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount) {
        dissolveUsers(of: members[m].variable, storage)
      }
    case .block:
      for row in blocks[Int(record.index)].rows where owner[row] == step { owner[row] = Owner.none }
      for variable in blocks[Int(record.index)].variables where stepOf[variable] == step {
        free(Int32(variable))
      }
      blocks[Int(record.index)] = Component(variables: [], rows: [])
    case .dead: break
    }
  }

  /// Releases a row: its other variables, whose steps did not know of it, get new steps.
  private mutating func withdraw(_ row: Int, from code: Int32, _ storage: borrowing RowStorage) {
    owner[row] = Owner.none
    for e in storage.range(of: row) {
      let other = storage.entries[e].variable
      if stepOf[other] == code || isSettled(other) { continue }
      if stepOf[other] == -1 { wait(other) } else { dissolving.append(stepOf[other]) }
    }
  }

  /// Removes the steps that use the variable's value as a constant. Dependents do so whatever step it has.
  private mutating func dissolveUsers(of variable: Int32, _ storage: borrowing RowStorage) {
    var next = storage.columns[variable].head
    while next >= 0 {
      let user = owner[storage.entries[next].row]
      next = storage.entries[next].next
      if Owner.isStep(user) { dissolving.append(user) }
    }
  }

  private mutating func dissolve(dependent index: Int, _ storage: borrowing RowStorage) {
    let variable = dependents[index].variable
    guard variable >= 0 else { return }
    let code = Owner.dependent(index)
    dependents[index].variable = -1
    deadCount += 1
    free(variable)
    var next = storage.columns[variable].head
    while next >= 0 {
      let row = storage.entries[next].row
      next = storage.entries[next].next
      if owner[row] == code { withdraw(Int(row), from: code, storage) }
    }
  }

  mutating func dissolveAll(_ storage: borrowing RowStorage) {
    steps.removeAll()
    parts.removeAll()
    members.removeAll()
    partRows.removeAll()
    dependents.removeAll()
    optima = [:]
    blocks = []
    deadCount = 0
    deadEntryCount = 0
    isFresh = true
    while marks.popFirst() != nil {}
    while dependentMarks.popFirst() != nil {}
    for row in 0..<owner.count { owner[row] = Owner.none }
    region.removeAll()
    for variable in 0..<stepOf.count {
      isWaiting[variable] = false
      guard storage.columns[variable].isAlive else { continue }
      staysInPart[variable] = false
      free(Int32(variable))
    }
  }

  /// Whether more steps are dead than alive, so that a new plan costs less.
  var isWorn: Bool {
    deadCount > 1000 && deadCount > (steps.count + dependents.count) / 2
      || deadEntryCount > 10_000 && deadEntryCount > 4 * (value.count + owner.count)
  }

  // MARK: Blocks

  /// Makes one block of the system that is connected with a step or dependent by unsettled variables.
  /// - Precondition: the region is empty.
  mutating func makeBlock(around code: Int32, _ storage: borrowing RowStorage) {
    dissolve(code, storage)
    guard !region.isEmpty else { return }
    usersRevision &+= 1
    var rows: [Int] = []
    rows.reserveCapacity(2 * region.count)
    var next = 0
    while next < region.count {
      let variable = region[next]
      next += 1
      var entry = storage.columns[variable].head
      while entry >= 0 {
        let row = storage.entries[entry].row
        entry = storage.entries[entry].next
        // A broken row has no say, not even in the order in which ties are broken.
        guard unknown[row] == 0, !storage.rows[row].isBroken else { continue }
        unknown[row] = 1
        rows.append(Int(row))
        let user = owner[row]
        if Owner.isStep(user) || Owner.isDependent(user) { dissolve(user, storage) }
        for e in storage.range(of: Int(row)) {
          let other = storage.entries[e].variable
          if isSettled(other) { continue }
          if stepOf[other] == -1 { wait(other) } else { dissolve(stepOf[other], storage) }
        }
      }
    }
    let step = Int32(steps.count)
    steps.append(Step(kind: .block, index: Int32(blocks.count), row: -1))
    var variables: [Int] = []
    variables.reserveCapacity(region.count)
    for k in 0..<region.count {
      stepOf[region[k]] = step
      isWaiting[region[k]] = false
      variables.append(Int(region[k]))
    }
    region.removeAll()
    for row in rows {
      unknown[row] = 0
      owner[row] = step
    }
    sortByAge(&rows, storage)
    if !rows.isEmpty { variables = variablesByMention(rows, step: step, storage) }
    blocks.append(Component(variables: variables, rows: rows))
    marks.extend(to: steps.count)
    marks.insert(Int(step))
  }

  /// Sorts rows by age. Rows are far from each other in memory, so each is looked at once.
  private mutating func sortByAge(_ rows: inout [Int], _ storage: borrowing RowStorage) {
    var aged: [(age: Int, row: Int)] = []
    aged.reserveCapacity(rows.count)
    var isSorted = true
    var (first, last) = (Int.max, Int.min)
    for row in rows {
      let age = Int(storage.rows[row].age)
      if age < last { isSorted = false }
      first = min(first, age)
      last = max(last, age)
      aged.append((age, row))
    }
    if isSorted { return }
    // A counting sort where ages are dense.
    if last - first <= 8 * rows.count {
      work.rowOfAge.refill(-1, count: last - first + 1)
      for next in aged { work.rowOfAge[next.age - first] = Int32(truncatingIfNeeded: next.row) }
      rows.removeAll(keepingCapacity: true)
      for row in work.rowOfAge.elements where row >= 0 { rows.append(Int(row)) }
      if work.rowOfAge.count > BlockSpace.keptCount { work.rowOfAge = FlatBuffer<Int32>() }
      return
    }
    aged.sort { $0.age < $1.age }
    for (place, next) in aged.enumerated() { rows[place] = next.row }
  }

  /// The variables of a block, in the order in which its rows mention them.
  private mutating func variablesByMention(_ rows: [Int], step: Int32, _ storage: borrowing RowStorage)
    -> [Int]
  {
    var variables: [Int] = []
    variables.reserveCapacity(rows.count + 1)
    for row in rows {
      for e in storage.range(of: row) {
        let variable = storage.entries[e].variable
        guard stepOf[variable] == step, classOf[variable] == -1 else { continue }
        classOf[variable] = 0
        variables.append(Int(variable))
      }
    }
    for variable in variables { classOf[variable] = -1 }
    return variables
  }

  // MARK: After an evaluation

  /// Revises the assumptions that failed: a system with several optima becomes a block, where ties are broken; a
  /// negative dependent is optimised with its bound.
  /// - Returns: Whether there were such assumptions.
  @discardableResult
  mutating func reviseAssumptions(_ storage: borrowing RowStorage) -> Bool {
    for k in 0..<freeSteps.count { makeBlock(around: freeSteps[k], storage) }
    for k in 0..<negativeDependents.count {
      let variable = negativeDependents[k]
      staysInPart[variable] = true
      if Owner.isDependent(stepOf[variable]) { dissolve(stepOf[variable], storage) }
    }
    return !freeSteps.isEmpty || !negativeDependents.isEmpty
  }

  /// Marks the steps and rows that the last evaluation did not solve.
  mutating func markUnsolved() {
    for k in 0..<contradictoryRows.count { checkMarks.insert(Int(contradictoryRows[k])) }
    for k in 0..<contradictoryOwners.count { mark(owner: contradictoryOwners[k], ofRow: 0) }
    for k in 0..<freeSteps.count { mark(owner: freeSteps[k], ofRow: 0) }
    for k in 0..<negativeDependents.count { mark(owner: stepOf[negativeDependents[k]], ofRow: 0) }
  }

  /// Makes blocks of infeasible parts, so that the simplex decides.
  /// - Returns: Whether there were such parts.
  mutating func replaceContradictoryParts(_ storage: borrowing RowStorage) -> Bool {
    var isReplaced = false
    for k in 0..<contradictoryOwners.count {
      let code = contradictoryOwners[k]
      if Owner.isStep(code), steps[code].kind != .settle && steps[code].kind != .part { continue }
      if Owner.isStep(code), isSettled(anyVariable(of: code)) { continue }
      makeBlock(around: code, storage)
      isReplaced = true
    }
    return isReplaced
  }

  /// Whether the last evaluation left a block without values.
  var hasUnsolvedBlock: Bool {
    for k in 0..<contradictoryOwners.count where Owner.isStep(contradictoryOwners[k]) {
      if steps[contradictoryOwners[k]].kind == .block { return true }
    }
    return false
  }

  private mutating func anyVariable(of step: Int32) -> Int32 {
    switch steps[step].kind {
    case .settle: steps[step].index
    case .part: members[parts[steps[step].index].memberBegin].variable
    case .block: Int32(blocks[Int(steps[step].index)].variables[0])
    case .dead: -1
    }
  }

  // MARK: Infeasibility

  /// The rows on which the infeasible rows and steps of the last evaluation depend.
  mutating func rowsBehindContradictions(_ storage: borrowing RowStorage) -> Set<Int> {
    var rows: Set<Int> = []
    var visited: Set<Int32> = []
    var pending: [Int32] = []
    func visit(row: Int) {
      guard rows.insert(row).inserted else { return }
      for e in storage.range(of: row) {
        let code = stepOf[storage.entries[e].variable]
        if code != -1, visited.insert(code).inserted { pending.append(code) }
      }
    }
    for k in 0..<contradictoryRows.count { visit(row: Int(contradictoryRows[k])) }
    for k in 0..<contradictoryOwners.count where visited.insert(contradictoryOwners[k]).inserted {
      pending.append(contradictoryOwners[k])
    }
    while let code = pending.popLast() {
      guard Owner.isStep(code) else {
        let variable = dependents[Int(-2 - code)].variable
        var next = storage.columns[variable].head
        while next >= 0 {
          let row = storage.entries[next].row
          next = storage.entries[next].next
          if owner[row] == code { visit(row: Int(row)) }
        }
        continue
      }
      switch steps[code].kind {
      case .settle: visit(row: Int(steps[code].row))
      case .part:
        let part = parts[steps[code].index]
        for k in Int(part.rowBegin)..<Int(part.rowBegin + part.rowCount) { visit(row: Int(partRows[k])) }
        for m in Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount) where members[m].row >= 0 {
          visit(row: Int(members[m].row))
        }
      case .block: for row in blocks[Int(steps[code].index)].rows { visit(row: row) }
      case .dead: break
      }
    }
    return rows
  }
}
