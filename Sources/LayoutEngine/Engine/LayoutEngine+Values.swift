// Queries of the engine: rectangles, conflicts, ambiguity.

import ConstraintSolver
internal import Unchecked

extension LayoutEngine {
  /// An irreducible infeasible set of required rows: they exclude each other, while any of them could be left out.
  ///
  /// ```swift
  /// for conflict in engine.conflicts { print(conflict.rows.count, "rows exclude each other") }
  /// ```
  ///
  /// One member is relaxed so that the rest holds: that with the highest precedence, of several the one that was added last.
  /// - Complexity: `hasConflicts` is constant; `conflicts` is linear in the members.
  public struct Conflict: Hashable, Sendable {
    /// The members, in the order in which they were added.
    public var rows: [Row]
    /// The sizes whose bound `>= 0` is a member.
    public var nonNegativeSizes: [Size]
    /// The member that is relaxed.
    public var broken: Row
  }

  /// The width or the height of an item, which are variables `>= 0`.
  ///
  /// ```swift
  /// let tooSmall = conflict.nonNegativeSizes.map(\.item)
  /// ```
  ///
  /// It stands for the bound where that is a member of a conflict, and for the variable where that is 0 in an explanation.
  /// - Complexity: constant.
  public struct Size: Hashable, Sendable {
    /// The item whose size it is.
    public var item: Item
    /// `width` or `height`.
    public var component: Component
  }

  /// A variable of an item that the optimum does not determine, with two of its optimal values: an ambiguous layout.
  ///
  /// ```swift
  /// let ambiguous = Set(try engine.freedom().map(\.item))
  /// ```
  ///
  /// Variables that move together are a group; a row on one of them bears on all.
  /// - Complexity: nothing where the optimum is unique; else see `Solver.freeVariables()`.
  public struct Freedom: Hashable, Sendable {
    /// The item of the variable.
    public var item: Item
    /// The variable.
    public var component: Component
    /// Its value at the last `solve()`, in points in the parent's space: the canonical one of all optimal values.
    public var chosen: Double
    /// Its value in another optimum, in points; its distance means nothing.
    public var other: Double
    /// The number of its group; nil for a variable that no row mentions.
    public var group: Int?
    /// Whether soft rows of one priority compete for the variable; false where no row decides it.
    public var isTie: Bool
    /// A component of an item and two values for it.
    public init(
      item: Item, component: Component, chosen: Double, other: Double, group: Int? = nil, isTie: Bool = false
    ) {
      self.item = item
      self.component = component
      self.chosen = chosen
      self.other = other
      self.group = group
      self.isTie = isTie
    }
  }

  /// Brings all rectangles up to date; `changedItems` lists those that moved. Costs nothing without edits.
  public func solve() throws(LayoutEngineError) {
    if areMovesReported { forgetMoves() }
    areMovesReported = true
    guard solver.needsSolve else { return }
    try solveEdits()
  }

  /// Solves for a query: items that move are reported by the next `solve()`.
  func solveBeforeQuestion() throws(LayoutEngineError) {
    guard solver.needsSolve else { return }
    if areMovesReported { forgetMoves() }
    areMovesReported = false
    try solveEdits()
  }

  private func solveEdits() throws(LayoutEngineError) {
    noteMoves()
    // After an error too: other systems may have been solved.
    areMovesAwaited = true
    do throws(SolverError) { try solver.solve() } catch { throw .solver(error) }
  }

  private func forgetMoves() {
    areMovesAwaited = false
    if !movedItems.isEmpty { movedItems.removeAll(keepingCapacity: true) }
  }

  /// The items whose rectangle changed in the last `solve()`, each once.
  /// - Complexity: the first time after a `solve()`, the number of values that changed.
  public var changedItems: [Item] {
    noteMoves()
    return movedItems
  }

  /// Lists the items that the last solve moved. Called before rows are added or removed, since only items that rows name are
  /// listed.
  @inline(__always)
  func noteMoves() { if areMovesAwaited { listMoves() } }

  private func listMoves() {
    areMovesAwaited = false
    if movedItems.isEmpty { changeStamp &+= 1 }
    for variable in solver.changedNumbers {
      let place = placeOfVariable[variable]
      guard place >= 0 else { continue }
      let item = place / 4
      // An item that no row names has no rectangle of the engine's.
      guard items.records[item].mentionCount > 0, items.records[item].stamp != changeStamp else { continue }
      items.records[item].stamp = changeStamp
      movedItems.append(Item(index: item))
    }
  }

  /// The alignment rectangle in the parent's space, as of the last `solve()`; what nothing determines is 0.
  public func rect(of item: Item) -> Rect {
    guard items.contains(item.index) else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    let shape = items.records[item.index].shape
    guard shape != .derived else { return rectOfDerived(item) }
    let variables = items.records[item.index].variables
    let values = solver.values
    let size = (value(variables.z, values), value(variables.w, values))
    guard shape == .box else {
      let corner = items.metrics(of: item.index).insets
      return Rect(x: corner.left, y: corner.top, width: size.0, height: size.1)
    }
    return Rect(x: value(variables.x, values), y: value(variables.y, values), width: size.0, height: size.1)
  }

  @inline(__always)
  private func value(_ variable: Int32, _ values: FlatElements<Double>) -> Double {
    // A negative index is a large one here.
    UInt32(bitPattern: variable) < UInt32(truncatingIfNeeded: values.count)
      ? values[Int(truncatingIfNeeded: variable)] : 0
  }

  private func rectOfDerived(_ item: Item) -> Rect {
    let insets = items.metrics(of: item.index).insets
    let space = frame(of: Item(index: items.records[item.index].parent))
    return Rect(
      x: insets.left, y: insets.top, width: space.width - insets.left - insets.right,
      height: space.height - insets.top - insets.bottom)
  }

  /// The alignment rectangle grown by the alignment insets.
  public func frame(of item: Item) -> Rect {
    let rect = rect(of: item)
    let insets = items.metrics(of: item.index).alignment
    return Rect(
      x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// The violation of a row: how far it is from holding; 0 when it holds.
  public func violation(of row: Row) -> Double {
    guard rows.isUsed(row.index) else { return 0 }
    return solver.violation(of: solver.constraint(at: constraint(ofRow: row.index)))
  }

  /// Whether required rows could not hold together at the last `solve()`. Constant time, unlike reading `conflicts`.
  public var hasConflicts: Bool { solver.hasConflicts }

  /// A revision that changes with each `solve()` that may have changed `conflicts`. Constant time.
  public var conflictsRevision: Int { solver.conflictsRevision }

  /// The required rows that could not hold together at the last `solve()`. As many steps as they have rows.
  public var conflicts: [Conflict] {
    var result: [Conflict] = []
    for conflict in solver.conflicts {
      let broken = row(of: conflict.broken)
      guard broken >= 0 else { continue }
      let members = conflict.constraints.compactMap { constraint -> Row? in
        let row = row(of: constraint)
        return row >= 0 ? Row(index: row) : nil
      }
      let sizes = conflict.bounds.compactMap { size(of: $0) }
      result.append(Conflict(rows: members, nonNegativeSizes: sizes, broken: Row(index: broken)))
    }
    return result
  }

  /// The index of the row of a solver's constraint; negative for none, also where edits since the last solve reused
  /// its index.
  private func row(of constraint: Constraint) -> Int32 {
    solver.constraint(at: constraint.index) == constraint ? row(ofConstraint: constraint.index) : -1
  }

  /// The index of the engine's row for a row of the solver; negative for none.
  func row(ofConstraint constraint: Int32) -> Int32 {
    guard rowOfConstraint.isEmpty else { return rowOfConstraint[constraint] }
    return rows.isUsed(constraint) ? constraint : -1
  }

  /// The index of the solver's row for a row of the engine.
  @inline(__always)
  func constraint(ofRow row: Int32) -> Int32 { constraintOfRow.isEmpty ? row : constraintOfRow[row] }

  private func size(of variable: Variable) -> Size? {
    let place = placeOfVariable[variable.index]
    guard place >= 0, let component = Component(rawValue: Int(place % 4)) else { return nil }
    return Size(item: Item(index: place / 4), component: component)
  }

  /// The variables that have another value in another optimum. Those that no row mentions are among them only if a row
  /// mentions another variable of the item; ask `isMentioned` for the rest.
  public func freedom() throws(LayoutEngineError) -> [Freedom] {
    try solveBeforeQuestion()
    let free = try wrap { () throws(SolverError) in try solver.freeVariables() }
    return free.compactMap { variable in
      guard let size = size(of: variable.variable) else { return nil }
      return Freedom(
        item: size.item, component: size.component, chosen: variable.chosen, other: variable.other,
        group: variable.group, isTie: variable.isTie)
    }
  }

  /// Whether any row has mentioned a variable.
  public func isMentioned(_ item: Item, _ component: Component) -> Bool {
    items.contains(item.index) && items.records[item.index].variables[component.rawValue] >= 0
  }

  /// The rows that determine some variables of an item, each once, in the order in which they were added.
  public func rowsDetermining(_ item: Item, _ components: [Component]) throws(LayoutEngineError) -> [Row] {
    try check(item)
    let asked = components.compactMap { component -> Variable? in
      let variable = items.records[item.index].variables[component.rawValue]
      return variable < 0 ? nil : solver.variable(at: variable)
    }
    try solveBeforeQuestion()
    let answers = try wrap { () throws(SolverError) in try solver.constraintsDetermining(asked) }
    var found: Set<Int32> = []
    for constraint in answers.joined() { found.insert(row(ofConstraint: constraint.index)) }
    return found.filter { $0 >= 0 }.sorted().map { Row(index: $0) }
  }
}
