// Presolve of the variables that have no step yet: row singletons, column singletons, ties between two variables, and the
// small linear programs that are left.

extension SubstitutionPlan {
  /// The inverse of the share of all variables from which a region is traversed in the order of memory.
  private static let sweepShare = 16

  /// The unknowns of a row while a plan is built.
  private struct Mentions {
    /// The entry of the variable that is neither computed nor tied; of the last one where there are more.
    var unknownEntry = -1
    /// The only class among the variables; −1 for none, −2 for several.
    var classNumber: Int32 = -1
    var largest = 0.0
    /// Σ coefficient · factor over the variables of the class.
    var classFactor = 0.0
    var largestShare = 0.0
  }

  /// Gives every variable of the region its step.
  /// - Complexity: linear in the entries of the region's columns.
  mutating func buildRegion(_ storage: borrowing RowStorage) {
    guard !region.isEmpty else { return }
    usersRevision &+= 1
    let firstStep = steps.count
    let firstDependent = dependents.count
    prepare(storage)
    settleAll(storage)
    peelDependents(storage)
    tieClasses(storage)
    splitIntoParts(storage)
    for k in 0..<work.build.rowCount {
      let row = work.build.row(k)
      unknown[row] = 0
      let record = storage.rows[row]
      guard owner[row] == Owner.none, record.isRequired, record.isAlive, !record.isBroken, record.length > 0
      else { continue }
      owner[row] = Owner.check
      checkMarks.insert(Int(row))
    }
    for k in 0..<region.count { isWaiting[region[k]] = false }
    region.removeAll()
    work.build.shrink()
    if firstStep > 0 || firstDependent > 0 { isFresh = false }
    marks.extend(to: steps.count)
    dependentMarks.extend(to: dependents.count)
    guard !isFresh else { return }
    for step in firstStep..<steps.count { marks.insert(step) }
    for index in firstDependent..<dependents.count { dependentMarks.insert(index) }
  }

  /// Counts the entries of each row and column.
  private mutating func prepare(_ storage: borrowing RowStorage) {
    work.build.rows.removeAll()
    work.build.allRows = 0
    work.build.mentions.extend(to: value.count, with: 0)
    for k in 0..<region.count { determinesNonNegative[region[k]] = false }
    work.build.tied.removeAll()
    work.build.classHead.removeAll()
    work.build.classTail.removeAll()
    if isEmpty { return prepareEverything(storage) }
    dropRemovedVariables(storage)
    // Much that waits is gone through in the order of memory, whichever way the edits led to it.
    let isLarge = Self.sweepShare * region.count > value.count
    if isLarge { sweepRegion() }
    for k in 0..<region.count {
      let variable = region[k]
      var mentions = 0
      var entry = storage.columns[variable].head
      while entry >= 0 {
        let row = storage.entries[entry].row
        entry = storage.entries[entry].next
        let user = owner[row]
        if storage.rows[row].isBroken { continue }
        if Owner.isDependent(user) {
          let dependent = dependents[Int(-2 - user)].variable
          if storage.columns[dependent].isNonNegative || determinesNonNegative[dependent] {
            determinesNonNegative[variable] = true
          }
          continue
        }
        if unknown[row] == 0 {
          owner[row] = Owner.none
          if !isLarge { work.build.rows.append(row) }
        }
        unknown[row] += 1
        mentions += storage.rows[row].length == 1 ? Int(BuildSpace.manyMentions) : 1
      }
      work.build.mentions[variable] = UInt8(min(mentions, Int(BuildSpace.manyMentions)))
    }
    guard isLarge else { return }
    for row in 0..<unknown.count where unknown[row] > 0 {
      work.build.rows.append(Int32(truncatingIfNeeded: row))
    }
  }

  private mutating func sweepRegion() {
    region.removeAll()
    for variable in 0..<isWaiting.count where isWaiting[variable] {
      region.append(Int32(truncatingIfNeeded: variable))
    }
  }

  /// The same row by row, which reads memory in order.
  private mutating func prepareEverything(_ storage: borrowing RowStorage) {
    for k in 0..<region.count { work.build.mentions[region[k]] = 0 }
    work.build.allRows = storage.rows.count
    // Memory that nobody writes to costs nothing.
    steps.reserve(region.count)
    parts.reserve(region.count)
    members.reserve(region.count)
    partRows.reserve(storage.rows.count)
    dependents.reserve(region.count)
    changed.reserve(region.count)
    work.build.candidates.reserve(2 * region.count)
    for row in 0..<storage.rows.count {
      let record = storage.rows[row]
      guard record.isAlive, !record.isBroken, record.length > 0 else { continue }
      owner[row] = Owner.none
      unknown[row] = record.length
      if record.length == 1 {
        work.build.mentions[storage.entries[record.begin].variable] = BuildSpace.manyMentions
        continue
      }
      for e in record.entries {
        let variable = storage.entries[e].variable
        if work.build.mentions[variable] < BuildSpace.manyMentions { work.build.mentions[variable] += 1 }
      }
    }
  }

  private mutating func dropRemovedVariables(_ storage: borrowing RowStorage) {
    var kept = 0
    for k in 0..<region.count {
      let variable = region[k]
      if storage.columns[variable].isAlive {
        region[kept] = variable
        kept += 1
      } else {
        isWaiting[variable] = false
      }
    }
    region.removeLast(region.count - kept)
  }

  // MARK: Row singletons

  private mutating func settleAll(_ storage: borrowing RowStorage) {
    work.build.queue.removeAll()
    for k in stride(from: work.build.rowCount - 1, through: 0, by: -1) {
      let row = work.build.row(k)
      if unknown[row] == 1 && storage.rows[row].isRequiredEquality { work.build.queue.append(row) }
    }
    while let row = work.build.queue.popLast() {
      guard unknown[row] == 1, owner[row] == Owner.none else { continue }
      let found = mentions(of: row, storage)
      settle(found, row, storage)
    }
  }

  @inline(__always)
  private mutating func mentions(of row: Int32, _ storage: borrowing RowStorage) -> Mentions {
    var found = Mentions()
    for e in storage.range(of: Int(row)) {
      let entry = storage.entries[e]
      found.largest = max(found.largest, abs(entry.coefficient))
      guard stepOf[entry.variable] == -1 else { continue }
      let number = classOf[entry.variable]
      if number < 0 {
        found.unknownEntry = e
      } else if found.classNumber == -1 || found.classNumber == number {
        found.classNumber = number
        let share = entry.coefficient * factor[entry.variable]
        found.classFactor += share
        found.largestShare = max(found.largestShare, abs(share))
      } else {
        found.classNumber = -2
      }
    }
    return found
  }

  private mutating func settle(_ found: Mentions, _ row: Int32, _ storage: borrowing RowStorage) {
    let entry = storage.entries[found.unknownEntry]
    guard abs(entry.coefficient) >= Tolerance.pivotShare * found.largest else { return }
    let step = Int32(steps.count)
    steps.append(Step(kind: .settle, index: entry.variable, row: row))
    stepOf[entry.variable] = step
    mayBeFree[entry.variable] = false
    owner[row] = step
    forget(entry.variable, storage)
  }

  /// A variable is computed or tied: its rows have one unknown less.
  private mutating func forget(_ variable: Int32, _ storage: borrowing RowStorage) {
    var next = storage.columns[variable].head
    while next >= 0 {
      let row = storage.entries[next].row
      next = storage.entries[next].next
      guard owner[row] == Owner.none, !storage.rows[row].isBroken else { continue }
      unknown[row] -= 1
      guard unknown[row] <= 2, storage.rows[row].isRequiredEquality else { continue }
      if unknown[row] == 2 { work.build.pairs.append(row) } else { work.build.queue.append(row) }
    }
  }

  // MARK: Column singletons

  /// Removes column singletons of equalities: such a variable can always make its row hold, at no cost, and without
  /// the row others may become singletons. Chains of views fall apart into their links. Rows that are parallel to the
  /// equality come along: their left-hand side is then one variable with a penalty.
  ///
  /// A free variable whose only rows are inequalities that bound the same sum from one side makes the strongest tight (spec
  /// 02 §8): of the slack and the free variable the slack is nonbasic, and no other slack or bound depends on this one.
  private mutating func peelDependents(_ storage: borrowing RowStorage) {
    work.build.candidates.removeAll()
    for k in stride(from: region.count - 1, through: 0, by: -1)
    where stepOf[region[k]] == -1 && isFewMentions(region[k]) {
      work.build.candidates.append(region[k])
    }
    // The last one first: its rows are still at hand.
    while let variable = work.build.candidates.popLast() {
      guard stepOf[variable] == -1, isFewMentions(variable),
        !(staysInPart[variable] && storage.columns[variable].isNonNegative)
      else { continue }
      peel(variable, storage)
    }
  }

  private mutating func isFewMentions(_ variable: Int32) -> Bool {
    work.build.mentions[variable] >= 1 && work.build.mentions[variable] <= 3
  }

  private mutating func peel(_ variable: Int32, _ storage: borrowing RowStorage) {
    var group = RowGroup()
    var next = storage.columns[variable].head
    while next >= 0 {
      let row = storage.entries[next].row
      next = storage.entries[next].next
      guard owner[row] == Owner.none, !storage.rows[row].isBroken else { continue }
      // A row singleton is a bound or a soft constraint of the variable.
      guard unknown[row] > 1 else { return }
      group.add(row, isEquality: storage.rows[row].isEquality)
    }
    guard let dependent = dependent(variable, by: group, storage) else { return }
    let code = Owner.dependent(dependents.count)
    dependents.append(dependent)
    stepOf[variable] = code
    mayBeFree[variable] = dependent.isResting
    if group.equality >= 0 { owner[group.equality] = code }
    if group.parallel.0 >= 0 { owner[group.parallel.0] = code }
    if group.parallel.1 >= 0 { owner[group.parallel.1] = code }
    let hasSize = determinesNonNegative[variable] || storage.columns[variable].isNonNegative
    for e in storage.range(of: Int(dependent.row)) {
      let other = storage.entries[e].variable
      guard stepOf[other] == -1 else { continue }
      if hasSize { determinesNonNegative[other] = true }
      if work.build.mentions[other] < BuildSpace.manyMentions {
        work.build.mentions[other] -= UInt8(group.count)
      }
      if isFewMentions(other) { work.build.candidates.append(other) }
    }
  }

  /// At most three rows, of which one is an equality.
  struct RowGroup {
    private(set) var equality: Int32 = -1
    private(set) var parallel: (Int32, Int32) = (-1, -1)
    private(set) var count = 0

    @inline(__always)
    mutating func add(_ row: Int32, isEquality: Bool) {
      count += 1
      if equality < 0, isEquality {
        equality = row
      } else if parallel.0 < 0 {
        parallel.0 = row
      } else {
        parallel.1 = row
      }
    }
  }

  /// The dependent that a column of parallel rows makes; nil where they are not parallel, or its coefficient is too small.
  @inline(__always)
  mutating func dependent(_ variable: Int32, by group: RowGroup, _ storage: borrowing RowStorage)
    -> Dependent?
  {
    var (row, parallel) = (group.equality, group.parallel)
    let isResting = row < 0
    if isResting {
      guard parallel.0 >= 0, group.count <= 2, !storage.columns[variable].isNonNegative,
        !determinesNonNegative[variable], parallel.1 < 0 || isSameSide(parallel.0, parallel.1, storage)
      else { return nil }
      (row, parallel) = (parallel.0, (parallel.1, -1))
    }
    guard group.count <= 3, parallel.0 < 0 || isParallel(parallel.0, row, storage),
      parallel.1 < 0 || isParallel(parallel.1, row, storage), hasWeight(variable, in: row, storage)
    else { return nil }
    return Dependent(
      variable: variable, row: row, hasParallelRows: group.count > 1, isResting: isResting)
  }

  mutating func hasWeight(_ variable: Int32, in row: Int32, _ storage: borrowing RowStorage) -> Bool {
    var largest = 0.0
    var own = 0.0
    for e in storage.range(of: Int(row)) {
      largest = max(largest, abs(storage.entries[e].coefficient))
      if storage.entries[e].variable == variable { own = abs(storage.entries[e].coefficient) }
    }
    return own >= Tolerance.pivotShare * largest
  }

  /// Whether two inequalities with the same variables in the same order bound them from the same side.
  private mutating func isSameSide(_ row: Int32, _ other: Int32, _ storage: borrowing RowStorage) -> Bool {
    guard storage.rows[row].length == storage.rows[other].length else { return false }
    let (first, second) = (
      storage.entries[storage.rows[row].begin], storage.entries[storage.rows[other].begin]
    )
    guard first.variable == second.variable else { return false }
    return ((storage.rows[row].sides.below > 0) == (first.coefficient > 0))
      == ((storage.rows[other].sides.below > 0) == (second.coefficient > 0))
  }

  /// Whether two rows have the same left-hand side, up to a factor.
  mutating func isParallel(_ row: Int32, _ other: Int32, _ storage: borrowing RowStorage) -> Bool {
    let length = storage.rows[row].length
    guard length == storage.rows[other].length else { return false }
    let (begin, otherBegin) = (storage.rows[row].begin, storage.rows[other].begin)
    var ratio = 0.0
    for k in 0..<length {
      let entry = storage.entries[begin &+ k]
      // Nearly always in the same order.
      var coefficient = 0.0
      if storage.entries[otherBegin &+ k].variable == entry.variable {
        coefficient = storage.entries[otherBegin &+ k].coefficient
      } else {
        for f in storage.range(of: Int(other)) where storage.entries[f].variable == entry.variable {
          coefficient = storage.entries[f].coefficient
        }
      }
      guard coefficient != 0 else { return false }
      if ratio == 0 { ratio = entry.coefficient / coefficient }
      guard entry.coefficient == ratio * coefficient else { return false }
    }
    return true
  }

  // MARK: Ties between two variables

  /// Substitutes by required equalities of two unknowns: each makes one an affine function of the other. A class of such
  /// variables grows along its rows. A row within the class determines its root; the class is closed then, and its variables
  /// are known.
  private mutating func tieClasses(_ storage: borrowing RowStorage) {
    work.build.pairs.removeAll()
    for k in 0..<work.build.rowCount {
      let row = work.build.row(k)
      if unknown[row] == 2, owner[row] == Owner.none, storage.rows[row].isRequiredEquality {
        work.build.pairs.append(row)
      }
    }
    work.build.queue.removeAll()
    var next = 0
    while next < work.build.pairs.count {
      let row = work.build.pairs[next]
      next += 1
      guard unknown[row] == 2, owner[row] == Owner.none else { continue }
      guard let root = root(in: row, storage) else { continue }
      startClass(root, storage)
      while let row = work.build.queue.popLast() { propagate(row, storage) }
    }
  }

  /// The variable of a pair that becomes the root: one `>= 0`, whose bound is then the root's own.
  private mutating func root(in row: Int32, _ storage: borrowing RowStorage) -> Int32? {
    var root: Int32?
    for e in storage.range(of: Int(row)) {
      let variable = storage.entries[e].variable
      guard stepOf[variable] == -1 else { continue }
      if classOf[variable] >= 0 { return nil }
      if root == nil || storage.columns[variable].isNonNegative { root = variable }
    }
    return root
  }

  private mutating func startClass(_ root: Int32, _ storage: borrowing RowStorage) {
    let number = Int32(work.build.classHead.count)
    work.build.classHead.append(Int32(work.build.tied.count))
    work.build.classTail.append(Int32(work.build.tied.count))
    work.build.tied.append(BuildSpace.Tied(variable: root, row: -1, next: -1))
    classOf[root] = number
    factor[root] = 1
    forget(root, storage)
  }

  private mutating func propagate(_ row: Int32, _ storage: borrowing RowStorage) {
    guard owner[row] == Owner.none, unknown[row] <= 1 else { return }
    let found = mentions(of: row, storage)
    guard found.classNumber != -2 else { return }
    if unknown[row] == 1 {
      if found.classNumber == -1 {
        settle(found, row, storage)
      } else {
        tie(found, row, storage)
      }
    } else if found.classNumber >= 0, abs(found.classFactor) > Tolerance.pivotShare * found.largestShare {
      close(found, row, storage)
    }
  }

  private mutating func tie(_ found: Mentions, _ row: Int32, _ storage: borrowing RowStorage) {
    let entry = storage.entries[found.unknownEntry]
    let factor = -found.classFactor / entry.coefficient
    guard abs(entry.coefficient) >= Tolerance.pivotShare * found.largest,
      Tolerance.factorRange.contains(abs(factor)),
      abs(found.classFactor) > Tolerance.pivotShare * found.largestShare
    else { return }
    let number = found.classNumber
    classOf[entry.variable] = number
    self.factor[entry.variable] = factor
    work.build.tied[work.build.classTail[number]].next = Int32(work.build.tied.count)
    work.build.classTail[number] = Int32(work.build.tied.count)
    work.build.tied.append(BuildSpace.Tied(variable: entry.variable, row: row, next: -1))
    owner[row] = Owner.definition
    forget(entry.variable, storage)
  }

  /// The row determines the root of its class.
  private mutating func close(_ found: Mentions, _ row: Int32, _ storage: borrowing RowStorage) {
    let part = beginPart(.closed)
    appendMembers(ofClass: found.classNumber, root: 0)
    partRows.append(row)
    finishPart(part, rootCount: 1)
    // For the rows of the members there is one class less.
    for m in Int(parts[part].memberBegin)..<members.count {
      var next = storage.columns[members[m].variable].head
      while next >= 0 {
        let row = storage.entries[next].row
        next = storage.entries[next].next
        guard owner[row] == Owner.none, unknown[row] <= 2, storage.rows[row].isRequiredEquality,
          !storage.rows[row].isBroken
        else { continue }
        if unknown[row] == 2 { work.build.pairs.append(row) } else { work.build.queue.append(row) }
      }
    }
  }

  // MARK: Parts

  private mutating func beginPart(_ kind: Part.Kind) -> Int {
    parts.append(
      Part(
        kind: kind, memberBegin: Int32(members.count), memberCount: 0, rowBegin: Int32(partRows.count),
        rowCount: 0, rootCount: 0))
    return parts.count - 1
  }

  private mutating func appendMembers(ofClass number: Int32, root: Int32) {
    var next = work.build.classHead[number]
    while next >= 0 {
      let tied = work.build.tied[next]
      members.append(Member(variable: tied.variable, row: tied.row, root: root))
      next = tied.next
    }
  }

  /// Makes a step of what was appended to the pools since `beginPart`.
  private mutating func finishPart(_ part: Int, rootCount: Int) {
    let step = Int32(steps.count)
    parts[part].memberCount = Int32(members.count) - parts[part].memberBegin
    parts[part].rowCount = Int32(partRows.count) - parts[part].rowBegin
    parts[part].rootCount = Int32(rootCount)
    steps.append(Step(kind: .part, index: Int32(part), row: -1))
    for m in Int(parts[part].memberBegin)..<members.count {
      let member = members[m]
      stepOf[member.variable] = step
      classOf[member.variable] = -1
      mayBeFree[member.variable] = false
      if member.row >= 0 { owner[member.row] = step }
    }
    for k in Int(parts[part].rowBegin)..<partRows.count { owner[partRows[k]] = step }
  }

  /// Splits what is left into linear programs that share no variable.
  private mutating func splitIntoParts(_ storage: borrowing RowStorage) {
    for k in 0..<region.count where stepOf[region[k]] == -1 {
      let seed = region[k]
      if storage.columns[seed].head < 0 {
        if value[seed] != 0 && storage.columns[seed].isAlive { changed.append(seed) }
        value[seed] = 0
        mayBeFree[seed] = true
      } else if classOf[seed] >= 0 || !makePart(of: seed, storage) {
        makePart(around: seed, storage)
      }
    }
  }

  /// Makes the commonest part: a variable that shares no row with another unknown.
  /// - Returns: Whether it is one; if not, nothing was done.
  // What `beginPart` and `finishPart` do for any number of members, in one go: that saves 2 to 4 % of a cold layout of
  // texts.
  private mutating func makePart(of lone: Int32, _ storage: borrowing RowStorage) -> Bool {
    let rowBegin = partRows.count
    let step = Int32(truncatingIfNeeded: steps.count)
    var entry = storage.columns[lone].head
    while entry >= 0 {
      let row = storage.entries[entry].row
      entry = storage.entries[entry].next
      guard owner[row] == Owner.none, !storage.rows[row].isBroken else { continue }
      for e in storage.range(of: Int(row)) {
        let other = storage.entries[e].variable
        guard other == lone || stepOf[other] != -1 else {
          for k in rowBegin..<partRows.count { owner[partRows[k]] = Owner.none }
          partRows.removeLast(partRows.count - rowBegin)
          return false
        }
      }
      owner[row] = step
      partRows.append(row)
    }
    let rests =
      partRows.count == rowBegin && storage.columns[lone].isNonNegative && !determinesNonNegative[lone]
    steps.append(Step(kind: .part, index: Int32(truncatingIfNeeded: parts.count), row: -1))
    parts.append(
      Part(
        kind: rests ? .resting : .single, memberBegin: Int32(truncatingIfNeeded: members.count),
        memberCount: 1, rowBegin: Int32(truncatingIfNeeded: rowBegin),
        rowCount: Int32(truncatingIfNeeded: partRows.count - rowBegin), rootCount: 1))
    members.append(Member(variable: lone, row: -1, root: 0))
    factor[lone] = 1
    stepOf[lone] = step
    mayBeFree[lone] = rests
    return true
  }

  private mutating func makePart(around seed: Int32, _ storage: borrowing RowStorage) {
    let part = beginPart(.general)
    var roots = 0
    var next = Int(parts[part].memberBegin)
    include(seed, &roots)
    while next < members.count {
      let variable = members[next].variable
      next += 1
      var entry = storage.columns[variable].head
      while entry >= 0 {
        let row = storage.entries[entry].row
        entry = storage.entries[entry].next
        guard owner[row] == Owner.none, !storage.rows[row].isBroken else { continue }
        owner[row] = Owner.definition
        partRows.append(row)
        for e in storage.range(of: Int(row)) { include(storage.entries[e].variable, &roots) }
      }
    }
    if roots == 1 { keepRowsOfRoot(part, storage) }
    finishPart(part, rootCount: roots)
  }

  /// Members of the part that is being made carry its number as class, below −1.
  private mutating func include(_ variable: Int32, _ roots: inout Int) {
    guard stepOf[variable] == -1, classOf[variable] != -2 else { return }
    let number = classOf[variable]
    if number >= 0 {
      let first = members.count
      appendMembers(ofClass: number, root: Int32(roots))
      for m in first..<members.count { classOf[members[m].variable] = -2 }
    } else {
      members.append(Member(variable: variable, row: -1, root: Int32(roots)))
      factor[variable] = 1
      classOf[variable] = -2
    }
    roots += 1
  }

  /// Keeps the rows in which the only root does not cancel out; the others hold or not whatever the root is.
  private mutating func keepRowsOfRoot(_ part: Int, _ storage: borrowing RowStorage) {
    parts[part].kind = .single
    var kept = Int(parts[part].rowBegin)
    for k in Int(parts[part].rowBegin)..<partRows.count {
      let row = partRows[k]
      var sum = 0.0
      var largest = 0.0
      for e in storage.range(of: Int(row)) {
        let entry = storage.entries[e]
        guard classOf[entry.variable] == -2, stepOf[entry.variable] == -1 else { continue }
        sum += entry.coefficient * factor[entry.variable]
        largest = max(largest, abs(entry.coefficient * factor[entry.variable]))
      }
      if abs(sum) <= Tolerance.productCancellation * largest {
        owner[row] = Owner.none
        continue
      }
      partRows[kept] = row
      kept += 1
    }
    partRows.removeLast(partRows.count - kept)
  }
}
