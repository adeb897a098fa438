// Substitution: values are computed from their rows, all of them at first, later those that depend on an edit.

extension SubstitutionPlan {
  /// Evaluates the marked steps and what depends on them, in the order of the plan.
  ///
  /// Infeasible rows, optima that are not unique and negative dependents are listed; their variables keep their values.
  /// - Complexity: linear in the entries of the rows that mention what changes.
  mutating func evaluate(_ storage: borrowing RowStorage) throws(SolverError) {
    contradictoryOwners.removeAll()
    contradictoryRows.removeAll()
    freeSteps.removeAll()
    negativeDependents.removeAll()
    isBeyondNumbers = false
    if isFresh {
      isFresh = false
      for step in 0..<steps.count { try evaluate(step: step, storage, notifies: false) }
      for index in stride(from: dependents.count - 1, through: 0, by: -1) {
        evaluate(dependent: index, storage, notifies: false)
      }
    } else {
      while let step = marks.popFirst() { try evaluate(step: step, storage, notifies: true) }
      while let index = dependentMarks.popLast() { evaluate(dependent: index, storage, notifies: true) }
    }
    // The others have their values by now.
    if isBeyondNumbers { throw .numericalBreakdown }
    while let row = checkMarks.popFirst() {
      if owner[row] == Owner.check, !isFulfilled(row, storage) { contradictoryRows.append(Int32(row)) }
    }
  }

  @inline(__always)
  mutating func set(
    _ variable: Int32, to newValue: Double, by source: Int32, _ storage: borrowing RowStorage, notifies: Bool
  ) {
    // No negative zero.
    let newValue = newValue == 0 ? 0 : newValue
    let oldValue = value[variable]
    guard oldValue != newValue else { return }
    guard newValue.isFinite else {
      isBeyondNumbers = true
      return
    }
    value[variable] = newValue
    changed.append(variable)
    if notifies { markUsers(of: variable, from: oldValue, besides: source, storage) }
  }

  /// Marks the steps that use a variable with a new value.
  /// - Precondition: all other variables have the values with which those steps were evaluated.
  /// - Returns: Whether any row uses it, besides those of its own step.
  @inline(__always) @discardableResult
  private mutating func markUsers(
    of variable: Int32, from oldValue: Double, besides source: Int32, _ storage: borrowing RowStorage
  ) -> Bool {
    var hasUsers = false
    var next = storage.columns[variable].head
    while next >= 0 {
      let entry = storage.entries[next]
      next = entry.next
      let user = owner[entry.row]
      guard user != source, user != Owner.none else { continue }
      hasUsers = true
      if Owner.isStep(user), isIdle(entry, from: oldValue, user: user, storage) { continue }
      mark(owner: user, ofRow: Int(entry.row))
    }
    return hasUsers
  }

  /// Whether an inequality of a part has slack before and after a change of another variable: complementary slackness, its
  /// dual is 0 at both, so that neither the optimum nor its uniqueness depends on it.
  @inline(__always)
  private func isIdle(
    _ changed: RowStorage.Entry, from oldValue: Double, user: Int32, _ storage: borrowing RowStorage
  ) -> Bool {
    let record = storage.rows[changed.row]
    // A long row is not gone through once for each variable of it that changes.
    guard !record.isEquality, record.length <= 8, steps[user].kind == .part else { return false }
    var residual = -record.constant
    var magnitude = 1 + abs(residual) + abs(changed.coefficient * oldValue)
    for e in record.entries {
      let entry = storage.entries[e]
      let product = entry.coefficient * value[entry.variable]
      residual += product
      magnitude += abs(product)
      // Roots differ by less than this share of themselves.
      if stepOf[entry.variable] == user {
        magnitude += abs(entry.coefficient) * (1 + abs(factor[entry.variable]))
      }
    }
    let oldResidual = residual + changed.coefficient * (oldValue - value[changed.variable])
    // Much more than what counts as holding exactly.
    let room = Tolerance.room * magnitude
    return record.sides.above > 0 ? max(residual, oldResidual) < -room : min(residual, oldResidual) > room
  }

  private mutating func evaluate(step: Int, _ storage: borrowing RowStorage, notifies: Bool)
    throws(SolverError)
  {
    switch steps[step].kind {
    case .settle:
      let variable = steps[step].index
      let newValue = solved(steps[step].row, for: variable, storage)
      if newValue < -Tolerance.feasibility, storage.columns[variable].isNonNegative {
        contradictoryOwners.append(Int32(step))
      }
      set(variable, to: newValue, by: Int32(step), storage, notifies: notifies)
    case .part:
      let index = Int(steps[step].index)
      if parts[index].kind == .single, parts[index].memberCount == 1 {
        try evaluate(lone: parts[index], step: Int32(step), storage, notifies: notifies)
      } else {
        try evaluate(part: index, step: Int32(step), storage, notifies: notifies)
      }
    case .block:
      try evaluate(block: Int(steps[step].index), step: Int32(step), storage, notifies: notifies)
    case .dead: break
    }
  }

  /// A row solved for a variable.
  @inline(__always)
  func solved(_ row: Int32, for variable: Int32, _ storage: borrowing RowStorage) -> Double {
    let (own, rest) = coefficientAndRest(storage.rows[row], for: variable, storage)
    return rest / own
  }

  /// The coefficient of a variable in a row, and what the values of the other variables leave of the constant.
  @inline(__always)
  func coefficientAndRest(_ row: RowStorage.Row, for variable: Int32, _ storage: borrowing RowStorage)
    -> (coefficient: Double, rest: Double)
  {
    let (entries, values) = (storage.entries.elements, value.elements)
    var rest = row.constant
    var own = 1.0
    for e in row.entries {
      let entry = entries[e]
      if entry.variable == variable {
        own = entry.coefficient
      } else {
        rest -= entry.coefficient * values[Int(entry.variable)]
      }
    }
    return (own, rest)
  }

  // MARK: Parts

  private mutating func evaluate(
    part index: Int, step: Int32, _ storage: borrowing RowStorage, notifies: Bool
  )
    throws(SolverError)
  {
    let part = parts[index]
    if part.kind == .resting {
      return set(members[part.memberBegin].variable, to: 0, by: step, storage, notifies: notifies)
    }
    let range = Int(part.memberBegin)..<Int(part.memberBegin + part.memberCount)
    // While the roots are at zero, the members' values are their offsets, and a row's rest is what its values leave.
    work.aside.removeAll()
    work.aside.makeRoom(for: range.count)
    for m in range {
      let member = members[m]
      work.aside.appendReserved(value[member.variable])
      value[member.variable] = member.row < 0 ? 0 : solved(member.row, for: member.variable, storage)
    }
    let optimum: SingleVariable.Optimum
    switch part.kind {
    case .general:
      return try evaluate(general: index, range, step: step, storage, notifies: notifies)
    case .closed:
      let (coefficient, rest) = coefficientAndRest(partRows[part.rowBegin], in: step, storage)
      optimum = .value(rest / coefficient)
    case .single:
      work.single.begin()
      for m in range where storage.columns[members[m].variable].isNonNegative {
        let variable = members[m].variable
        let bound = -value[variable] / factor[variable]
        if factor[variable] > 0 {
          work.single.require(atLeast: bound)
        } else {
          work.single.require(atMost: bound)
        }
      }
      for k in Int(part.rowBegin)..<Int(part.rowBegin + part.rowCount) {
        let row = partRows[k]
        let (coefficient, rest) = coefficientAndRest(row, in: step, storage)
        work.single.add(coefficient, rest: rest, storage.rows[row].sides)
      }
      optimum = work.single.optimum()
    case .resting: optimum = .free
    }
    switch optimum {
    case .infeasible:
      putBack(range)
      contradictoryOwners.append(step)
    case .free:
      putBack(range)
      freeSteps.append(step)
    case .value(let root):
      guard root.isFinite else {
        putBack(range)
        throw .numericalBreakdown
      }
      place(range, ofPart: index, step: step, root: root, storage, notifies: notifies)
    }
  }

  /// Computes the members of a part from its root.
  /// - Precondition: the members' values are their offsets, and their values are aside.
  @inline(__always)
  private mutating func place(
    _ range: Range<Int>, ofPart index: Int, step: Int32, root: Double, _ storage: borrowing RowStorage,
    notifies: Bool
  ) {
    let isClosed = parts[index].kind == .closed
    changed.makeRoom(for: range.count)
    var old = 0
    for m in range {
      let variable = members[m].variable
      var newValue = factor[variable] * root + value[variable]
      if !newValue.isFinite {
        isBeyondNumbers = true
        newValue = work.aside[old]
      }
      if isClosed, newValue < -Tolerance.feasibility, storage.columns[variable].isNonNegative {
        contradictoryOwners.append(step)
      }
      // No negative zero.
      value[variable] = newValue == 0 ? 0 : newValue
      if newValue != work.aside[old] { changed.appendReserved(variable) }
      old &+= 1
    }
    // Where no other step uses the members, their rows need not be looked at.
    if notifies, parts[index].closedRevision != usersRevision {
      notifyUsers(range, ofPart: index, step: step, storage)
    }
  }

  /// Marks the steps that use the members of a part, whose old values are aside.
  private mutating func notifyUsers(
    _ range: Range<Int>, ofPart index: Int, step: Int32, _ storage: borrowing RowStorage
  ) {
    putBack(range)
    // Known only where all members moved: else some rows were not looked at.
    var areRowsOwn = true
    for (k, m) in range.enumerated() {
      let variable = members[m].variable
      let (oldValue, newValue) = (value[variable], work.aside[k])
      guard newValue != oldValue else {
        areRowsOwn = false
        continue
      }
      value[variable] = newValue
      if markUsers(of: variable, from: oldValue, besides: step, storage) { areRowsOwn = false }
    }
    if areRowsOwn { parts[index].closedRevision = usersRevision }
  }

  /// Evaluates a part of one variable, as most are.
  @inline(__always)
  private mutating func evaluate(
    lone part: Part, step: Int32, _ storage: borrowing RowStorage, notifies: Bool
  ) throws(SolverError) {
    let variable = members[part.memberBegin].variable
    if let best = commonOptimum(of: variable, part, storage) {
      mayBeFree[variable] = false
      return set(variable, to: best, by: step, storage, notifies: notifies)
    }
    work.single.begin()
    if storage.columns[variable].isNonNegative { work.single.require(atLeast: 0) }
    for k in Int(part.rowBegin)..<Int(part.rowBegin + part.rowCount) {
      let row = storage.rows[partRows[k]]
      let (coefficient, rest) = coefficientAndRest(row, for: variable, storage)
      work.single.add(coefficient, rest: rest, row.sides)
    }
    switch work.single.optimum() {
    case .infeasible: contradictoryOwners.append(step)
    case .free:
      guard let rest = restingPlace(of: variable, part, storage) else { return freeSteps.append(step) }
      mayBeFree[variable] = true
      set(variable, to: rest, by: step, storage, notifies: notifies)
    case .value(let best):
      mayBeFree[variable] = false
      set(variable, to: best, by: step, storage, notifies: notifies)
    }
  }

  /// The optimum of a variable with one two-sided soft constraint, such as a content size: its target, clamped to the
  /// bounds.
  /// - Returns: Nil where there are others, or no value.
  @inline(__always)
  private mutating func commonOptimum(of variable: Int32, _ part: Part, _ storage: borrowing RowStorage)
    -> Double?
  {
    var low = storage.columns[variable].isNonNegative ? 0 : -Double.infinity
    var high = Double.infinity
    var target: Double?
    for k in Int(part.rowBegin)..<Int(part.rowBegin + part.rowCount) {
      let row = storage.rows[partRows[k]]
      let (coefficient, rest) = coefficientAndRest(row, for: variable, storage)
      let place = rest / coefficient
      let (above, below) = (row.sides.above, row.sides.below)
      if max(above, below) == 1000 {
        if (coefficient > 0 ? above : below) == 1000 { high = min(high, place) }
        if (coefficient > 0 ? below : above) == 1000 { low = max(low, place) }
      } else if min(above, below) > 0, target == nil {
        target = place
      } else {
        return nil
      }
    }
    guard let target, target.isFinite, low <= high else { return nil }
    let best = min(max(target, low), high)
    return best.isFinite ? best : nil
  }

  /// The canonical value in an optimal interval where no soft constraint is violated (spec 02 §8): the lower end for a
  /// variable `>= 0`; for a free one the end at which the slack of the oldest inequality is least.
  /// - Returns: Nil where soft constraints compete, or variables `>= 0` depend on this one: the simplex breaks such ties.
  private mutating func restingPlace(of variable: Int32, _ part: Part, _ storage: borrowing RowStorage)
    -> Double?
  {
    guard !determinesNonNegative[variable], work.single.areAllSatisfied else { return nil }
    let (low, high) = work.single.bounds
    if storage.columns[variable].isNonNegative { return low }
    var first: Int32 = -1
    for k in Int(part.rowBegin)..<Int(part.rowBegin + part.rowCount) {
      let row = partRows[k]
      guard first >= 0 else {
        first = row
        continue
      }
      let (own, other) = (storage.rows[row], storage.rows[first])
      if (own.precedence, own.age) < (other.precedence, other.age) { first = row }
    }
    guard first >= 0, !storage.rows[first].isEquality else { return nil }
    let (coefficient, _) = coefficientAndRest(storage.rows[first], for: variable, storage)
    let isLow = (storage.rows[first].sides.below > 0) == (coefficient > 0)
    let end = isLow ? low : high
    return end.isFinite ? end : nil
  }

  /// Exchanges the values of a part's members with those that are aside.
  @inline(__always)
  mutating func putBack(_ range: Range<Int>) {
    for (k, m) in range.enumerated() {
      let current = value[members[m].variable]
      value[members[m].variable] = work.aside[k]
      work.aside[k] = current
    }
  }

  /// A row of a part with one root: the root's coefficient, and what the other values leave of the constant.
  @inline(__always)
  private func coefficientAndRest(_ row: Int32, in step: Int32, _ storage: borrowing RowStorage)
    -> (coefficient: Double, rest: Double)
  {
    var coefficient = 0.0
    var rest = storage.rows[row].constant
    for e in storage.range(of: Int(row)) {
      let entry = storage.entries[e]
      if stepOf[entry.variable] == step { coefficient += entry.coefficient * factor[entry.variable] }
      rest -= entry.coefficient * value[entry.variable]
    }
    return (coefficient, rest)
  }

  // MARK: Dependents

  private mutating func evaluate(dependent index: Int, _ storage: borrowing RowStorage, notifies: Bool) {
    let dependent = dependents[index]
    guard dependent.variable >= 0 else { return }
    let code = Owner.dependent(index)
    var newValue = solved(dependent.row, for: dependent.variable, storage)
    if dependent.hasParallelRows {
      guard let target = targetOfGroup(dependent, code, storage) else { return }
      let equality = storage.rows[dependent.row]
      var own = 1.0
      for e in storage.range(of: Int(dependent.row)) where storage.entries[e].variable == dependent.variable {
        own = storage.entries[e].coefficient
      }
      newValue += (target - equality.constant) / own
    }
    if newValue < 0, storage.columns[dependent.variable].isNonNegative {
      if newValue >= -Tolerance.negativeDependent * (1 + abs(storage.rows[dependent.row].constant)) {
        newValue = 0
      } else {
        negativeDependents.append(dependent.variable)
      }
    }
    set(dependent.variable, to: newValue, by: code, storage, notifies: notifies)
  }

  /// The value of the left-hand side that parallel rows share: the optimum of their penalties; of inequalities, the
  /// strongest bound.
  private mutating func targetOfGroup(_ dependent: Dependent, _ code: Int32, _ storage: borrowing RowStorage)
    -> Double?
  {
    var strongest = storage.rows[dependent.row].constant
    let isLowerBound = storage.rows[dependent.row].sides.below > 0
    var reference = 1.0
    for e in storage.range(of: Int(dependent.row)) where storage.entries[e].variable == dependent.variable {
      reference = storage.entries[e].coefficient
    }
    work.single.begin()
    var next = storage.columns[dependent.variable].head
    while next >= 0 {
      let entry = storage.entries[next]
      next = entry.next
      guard owner[entry.row] == code else { continue }
      let row = storage.rows[entry.row]
      if dependent.isResting {
        let target = row.constant / (entry.coefficient / reference)
        strongest = isLowerBound ? max(strongest, target) : min(strongest, target)
        continue
      }
      work.single.add(
        entry.coefficient / reference, rest: row.constant, row.sides)
    }
    if dependent.isResting { return strongest }
    switch work.single.optimum() {
    case .value(let target): return target
    case .infeasible: contradictoryOwners.append(code)
    case .free: freeSteps.append(code)
    }
    return nil
  }

  // MARK: Checks

  /// Whether a row holds, or is not required on the side on which it does not.
  func isFulfilled(_ row: Int, _ storage: borrowing RowStorage) -> Bool {
    let residual = residual(of: Int32(truncatingIfNeeded: row), storage)
    let record = storage.rows[row]
    return abs(residual) <= Tolerance.feasibility * (1 + abs(record.constant))
      || record.sides.cost(ofPositive: residual > 0) < 1000
  }

  /// Σ coefficient · value − constant, exactly 0 where it is only rounding error.
  @inline(__always)
  func residual(of row: Int32, _ storage: borrowing RowStorage) -> Double {
    var residual = -storage.rows[row].constant
    var magnitude = abs(residual)
    var largest = 0.0
    for e in storage.range(of: Int(row)) {
      let entry = storage.entries[e]
      let product = entry.coefficient * value[entry.variable]
      residual += product
      magnitude += abs(product)
      largest = max(largest, abs(entry.coefficient))
    }
    return Tolerance.isNoise(residual, magnitude: magnitude, largest: largest) ? 0 : residual
  }
}
