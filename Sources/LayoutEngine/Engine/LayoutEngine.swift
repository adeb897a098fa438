// The layout engine: items with attributes become variables and rows of a solver, and its values become rectangles.

import ConstraintSolver
internal import Unchecked

/// A system of rectangles with linear relations between their attributes: Auto Layout without views.
///
/// ```swift
/// let engine = LayoutEngine()
/// let root = engine.makeItem()
/// let box = engine.makeItem(in: root)
/// try engine.addRow(root, .width, .equal, constant: 320)
/// try engine.addRow(box, .width, .equal, constant: 100)
/// try engine.addRow(box, .centerX, .equal, 1, root, .centerX)
/// try engine.solve()
/// engine.rect(of: box).x  // 110.0
/// ```
///
/// Each item is a box with x, y, width and height of its alignment rectangle in the space of its parent, so that moving a
/// parent changes none of its descendants. Rows relate attributes of items. Edits only mark; `solve()` brings all rectangles
/// up to date. Handles are valid in the engine that made them. An engine is used from one thread at a time.
/// - Complexity: an edit is constant, except for attributes of distant items, for which the way up to their common ancestor
///   counts. `solve()` is that of `Solver`: linear in the rows that depend on the edits.
public final class LayoutEngine {
  /// An item: a handle of a box, valid in the engine that made it until `removeItem(_:)`.
  ///
  /// ```swift
  /// let label = engine.makeItem(in: root)
  /// let shown = engine.rect(of: label)
  /// ```
  ///
  /// Indices of removed items are used again, and the handle does not notice: drop the handle of an item that was removed.
  /// - Complexity: four bytes; comparing and hashing one is constant.
  public struct Item: Hashable, Sendable {
    /// The index in the engine's tables.
    public let index: Int32
    /// A handle of an index in the engine's tables.
    public init(index: Int32) { self.index = index }
  }

  /// A row: a handle of a relation between attributes, valid in the engine that made it until `removeRow(_:)`.
  ///
  /// ```swift
  /// let gap = try engine.addRow(button, .left, .equal, 1, label, .right, constant: 8)
  /// try engine.setConstant(16, of: gap)
  /// ```
  ///
  /// Indices of removed rows are used again, and the handle does not notice: drop the handle of a row that was removed.
  /// - Complexity: four bytes; comparing and hashing one is constant.
  public struct Row: Hashable, Sendable {
    /// The index in the engine's tables.
    public let index: Int32
    /// A handle of an index in the engine's tables.
    public init(index: Int32) { self.index = index }
  }

  let solver = Solver()
  // What unchecked access is worth: Documentation/Solver.md, "Exclusive access".
  @exclusivity(unchecked) var items = ItemTable()
  @exclusivity(unchecked) var rows = RowTable()
  /// The linear combination of the row that is composed: its variables, each once, and its constant.
  @exclusivity(unchecked) var sum = FlatBuffer<RowTerm>()
  @exclusivity(unchecked) var sumConstant = 0.0
  /// By the solver's variable: its item and component (`item * 4 + component`); negative for none.
  @exclusivity(unchecked) var placeOfVariable = FlatBuffer<Int32>()
  /// The row of each row of the solver; negative for none. Empty as long as both have the same numbers, as they mostly do.
  @exclusivity(unchecked) var rowOfConstraint = FlatBuffer<Int32>()
  /// The inverse mapping, for rows that exist.
  @exclusivity(unchecked) var constraintOfRow = FlatBuffer<Int32>()

  /// The items of `changedItems`, and the stamp of those that are in it.
  @exclusivity(unchecked) var movedItems: [Item] = []
  @exclusivity(unchecked) var changeStamp: Int32 = 0
  /// Whether the moves of the last solve are still to be listed, which is done on demand.
  @exclusivity(unchecked) var areMovesAwaited = false
  /// Whether `movedItems` is what a `solve()` reported, not what waits for the next one.
  @exclusivity(unchecked) var areMovesReported = true

  /// An engine without items.
  public init() {
    // Two attributes have at most four variables, for which `addNew` relies on room.
    sum.reserve(16)
  }

  /// Reserves memory for a number of items and rows in all.
  public func reserveCapacity(items: Int, rows: Int) {
    self.items.records.reserve(items)
    self.rows.reserve(rows: rows)
    placeOfVariable.reserve(4 * items)
    solver.reserveCapacity(variables: 4 * items, rows: rows, terms: 5 * rows / 2)
  }

  // MARK: Items

  /// A new box in the space of another; nil for a root, whose position is in no space.
  public func makeItem(in parent: Item? = nil) -> Item {
    items.make(parent: parent?.index ?? -1, shape: .box)
  }

  /// A box whose top left corner lies at a fixed point of its parent's space; only its size is free.
  public func makeAnchoredItem(in parent: Item) -> Item {
    items.make(parent: parent.index, shape: .anchored)
  }

  /// A box without variables of its own: its edges are those of its parent, moved inwards.
  public func makeDerivedItem(in parent: Item, insets: Edges) -> Item {
    let item = items.make(parent: parent.index, shape: .derived)
    items.updateMetrics(of: item.index) { $0.insets = insets }
    return item
  }

  /// The rows that mention an item, each once.
  package func rows(mentioning item: Item) -> [Row] {
    guard items.contains(item.index) else { return [] }
    var result: [Row] = []
    forEachRow(mentioning: item.index) { row in
      let row = Row(index: row)
      if !result.contains(row) { result.append(row) }
    }
    return result
  }

  /// Removes an item without children, and every row that mentions it.
  public func removeItem(_ item: Item) throws(LayoutEngineError) {
    try check(item)
    noteMoves()
    while items.records[item.index].mentionCount > 0 {
      try removeRow(Row(index: rows.mention(rows.firstMention(of: item.index)).row))
    }
    for component in 0..<4 {
      let variable = items.records[item.index].variables[component]
      guard variable >= 0 else { continue }
      let handle = solver.variable(at: variable)
      placeOfVariable[variable] = -1
      try wrap { () throws(SolverError) in try solver.removeVariable(handle) }
    }
    items.remove(item.index)
  }

  // MARK: Properties of items

  /// Sets the alignment insets: how far the alignment rectangle lies inside of the frame.
  /// - Returns: whether the insets changed.
  @discardableResult
  public func setAlignmentInsets(_ insets: Edges, of item: Item) throws(LayoutEngineError) -> Bool {
    try check(item)
    guard items.metrics(of: item.index).alignment != insets else { return false }
    items.updateMetrics(of: item.index) { $0.alignment = insets }
    // A parent's insets move the space of everything below it.
    if items.records[item.index].childCount > 0 {
      try refreshAllRows()
    } else {
      try refreshRows(mentioning: item.index)
    }
    return true
  }

  /// Sets the margins: how far the margin attributes lie inside of the alignment rectangle, in points.
  public func setMargins(_ margins: Edges, of item: Item) throws(LayoutEngineError) {
    try check(item)
    guard items.metrics(of: item.index).margins != margins else { return }
    items.updateMetrics(of: item.index) { $0.margins = margins }
    if items.records[item.index].areMarginsNamed { try refreshRows(mentioning: item.index) }
  }

  /// Sets the first baseline, from the top, and the last one, from the bottom of the alignment rectangle.
  /// - Parameters:
  ///   - firstFromTop: points from the top to the first baseline.
  ///   - lastFromBottom: points from the last baseline to the bottom.
  ///   - height: the height for which they hold, of an item whose baselines keep their distance from the middle; nil for
  ///     one whose baselines keep theirs from top and bottom.
  ///   - item: the item that has the baselines.
  public func setBaselines(
    firstFromTop: Double, lastFromBottom: Double, centeredIn height: Double? = nil, of item: Item
  ) throws(LayoutEngineError) {
    try check(item)
    let half = (height ?? 0) / 2
    let metrics = items.metrics(of: item.index)
    let (first, last) = (firstFromTop - half, lastFromBottom - half)
    let turns = metrics.centersBaselines != (height != nil)
    guard turns || metrics.firstBaseline != first || metrics.lastBaseline != last else { return }
    items.updateMetrics(of: item.index) {
      $0.firstBaseline = first
      $0.lastBaseline = last
      $0.centersBaselines = height != nil
    }
    guard items.records[item.index].areBaselinesNamed else { return }
    if turns { try recomposeRows(mentioning: item.index) } else { try refreshRows(mentioning: item.index) }
  }

  /// Sets the insets of a derived item, or the corner of an anchored one (left and top).
  public func setInsets(_ insets: Edges, of item: Item) throws(LayoutEngineError) {
    try check(item)
    guard items.metrics(of: item.index).insets != insets else { return }
    items.updateMetrics(of: item.index) { $0.insets = insets }
    if items.records[item.index].childCount > 0 {
      try refreshAllRows()
    } else {
      try refreshRows(mentioning: item.index)
    }
  }

  /// Sets whether leading is right in the item's space, for the rows that the item holds.
  public func setRightToLeft(_ isRightToLeft: Bool, of item: Item) throws(LayoutEngineError) {
    try check(item)
    guard items.records[item.index].isRightToLeft != isRightToLeft else { return }
    items.records[item.index].isRightToLeft = isRightToLeft
    // Each row that an item holds mentions it, or one within it.
    guard items.records[item.index].mentionCount > 0 || items.records[item.index].childCount > 0 else {
      return
    }
    for row in 0..<Int32(rows.count) where rows.isUsed(row) && rows.records[row].holder == item.index {
      try recompose(row)
    }
  }

  @inline(__always)
  func check(_ item: Item) throws(LayoutEngineError) {
    guard items.contains(item.index) else { throw .unknownItem(item) }
  }

  func wrap<T>(_ body: () throws(SolverError) -> T) throws(LayoutEngineError) -> T {
    do { return try body() } catch { throw .solver(error) }
  }
}

/// A mistake of the caller, or a limit of the solver.
///
/// ```swift
/// do { try engine.addRow([], .equal, 0) } catch { print(error) }  // noTerms
/// ```
///
/// An edit that throws has changed nothing. Rows that exclude each other are no error: see `LayoutEngine.Conflict`.
/// - Complexity: constant.
public enum LayoutEngineError: Error, Hashable, Sendable {
  /// The solver refused a number or has no more room.
  case solver(SolverError)
  /// The item was removed.
  case unknownItem(LayoutEngine.Item)
  /// The row was removed.
  case unknownRow(LayoutEngine.Row)
  /// A row needs a term.
  case noTerms
  /// The items of a row have no common ancestor, or the holder that was named is none.
  case noCommonSpace
}
