// Grids: views in rows and columns. The constraints are those of documents (GridViewConstraints in AppKitLayout).

import AppKitLayout
import Foundation
import Plumbline

/// A view that lays views out in rows and columns with constraints. A row is as high, a column as wide as its content
/// needs, unless a size was set.
@preconcurrency @MainActor
open class NSGridView: NSView {
  /// "As long as the content needs" (Apple's `FLT_MIN`).
  public nonisolated class var sizedForContent: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// An empty grid of a number of columns and rows.
  public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
    self.init(frame: .zero)
    lines.columns = (0..<max(0, columnCount)).map { _ in NSGridColumn(of: self) }
    lines.rows = (0..<max(0, rowCount)).map { _ in makeRow() }
  }
  /// A grid of the views of its rows; `NSGridCell.emptyContentView` stands for an empty cell.
  public convenience init(views rows: [[NSView]]) {
    self.init(frame: .zero)
    for row in rows { addRow(with: row) }
  }

  private var lines: (rows: [NSGridRow], columns: [NSGridColumn]) = ([], [])
  private var installed = GridViewConstraints.Made()
  private var needsArrangement = true

  // MARK: Properties

  /// Points between rows; 6 by default.
  open var rowSpacing: CGFloat = 6 { didSet { rearrange() } }
  /// Points between columns; 6 by default.
  open var columnSpacing: CGFloat = 6 { didSet { rearrange() } }
  /// The horizontal placement of contents, unless column or cell say otherwise.
  open var xPlacement = NSGridCell.Placement.leading { didSet { rearrange() } }
  /// The vertical placement of contents, unless row or cell say otherwise.
  open var yPlacement = NSGridCell.Placement.top { didSet { rearrange() } }
  /// Whether the contents of a row share a baseline, unless row or cell say otherwise.
  open var rowAlignment = NSGridRow.Alignment.none { didSet { rearrange() } }

  // MARK: Lines and cells

  /// The number of rows.
  open var numberOfRows: Int { lines.rows.count }
  /// The number of columns.
  open var numberOfColumns: Int { lines.columns.count }
  /// The row at an index, the uppermost is 0. An index out of range is a mistake, as Apple's.
  open func row(at index: Int) -> NSGridRow { lines.rows[index] }
  /// The column at an index. An index out of range is a mistake, as Apple's.
  open func column(at index: Int) -> NSGridColumn { lines.columns[index] }
  /// The index of a row; −1 for one of another grid.
  open func index(of row: NSGridRow) -> Int { lines.rows.firstIndex { $0 === row } ?? -1 }
  /// The index of a column; −1 for one of another grid.
  open func index(of column: NSGridColumn) -> Int { lines.columns.firstIndex { $0 === column } ?? -1 }
  /// The cell of a column and row; of merged ones the first. An index out of range is a mistake, as Apple's.
  open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
    let cell = lines.rows[rowIndex].cells[columnIndex]
    return cell.head ?? cell
  }
  /// The cell that a view, or one that contains it, lies in.
  open func cell(for view: NSView) -> NSGridCell? {
    lines.rows.lazy.flatMap(\.cells).first { $0.contentView.map { view.isDescendant(of: $0) } ?? false }
  }
  /// Appends a row of views; columns are added as it needs.
  @discardableResult
  open func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: numberOfRows, with: views) }
  /// Inserts a row of views; columns are added as it needs.
  @discardableResult
  open func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
    while numberOfColumns < views.count { insertColumn(at: numberOfColumns, with: []) }
    let row = makeRow()
    lines.rows.insert(row, at: min(max(0, index), numberOfRows))
    for (cell, view) in zip(row.cells, views) { cell.contentView = view }
    rearrange()
    return row
  }
  /// Appends a column of views; rows are added as it needs.
  @discardableResult
  open func addColumn(with views: [NSView]) -> NSGridColumn { insertColumn(at: numberOfColumns, with: views) }
  /// Inserts a column of views; rows are added as it needs.
  @discardableResult
  open func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn {
    let place = min(max(0, index), numberOfColumns)
    let column = NSGridColumn(of: self)
    lines.columns.insert(column, at: place)
    for row in lines.rows { row.cells.insert(NSGridCell(of: self), at: place) }
    while numberOfRows < views.count { lines.rows.append(makeRow()) }
    for (row, view) in zip(lines.rows, views) { row.cells[place].contentView = view }
    rearrange()
    return column
  }
  /// Removes a row; its views stay subviews without a cell.
  open func removeRow(at index: Int) {
    guard lines.rows.indices.contains(index) else { return }
    lines.rows.remove(at: index)
    rearrange()
  }
  /// Removes a column; its views stay subviews without a cell.
  open func removeColumn(at index: Int) {
    guard lines.columns.indices.contains(index) else { return }
    lines.columns.remove(at: index)
    for row in lines.rows { row.cells.remove(at: index) }
    rearrange()
  }
  /// Merges cells: the content of the first fills them. Ranges beyond the grid are clipped.
  open func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {
    guard let rows = Range(vRange)?.clamped(to: 0..<numberOfRows), let firstRow = rows.first,
      let columns = Range(hRange)?.clamped(to: 0..<numberOfColumns), let firstColumn = columns.first
    else { return }
    let head = cell(atColumnIndex: firstColumn, rowIndex: firstRow)
    for row in rows {
      for column in columns where lines.rows[row].cells[column] !== head {
        lines.rows[row].cells[column].head = head
      }
    }
    rearrange()
  }

  private func makeRow() -> NSGridRow {
    let row = NSGridRow(of: self)
    row.cells = (0..<numberOfColumns).map { _ in NSGridCell(of: self) }
    return row
  }

  open override func willRemoveSubview(_ subview: NSView) {
    for cell in lines.rows.flatMap(\.cells) where cell.contentView === subview { cell.forgetContent() }
    super.willRemoveSubview(subview)
  }

  // MARK: Constraints

  func rearrange() {
    needsArrangement = true
    needsUpdateConstraints = true
  }

  func places(of cell: NSGridCell) -> (row: Int, column: Int)? {
    for (row, line) in lines.rows.enumerated() {
      if let column = line.cells.firstIndex(where: { $0 === cell }) { return (row, column) }
    }
    return nil
  }

  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      NSLayoutConstraint.deactivate(installed.constraints)
      for guide in installed.guides { guide.owningView?.removeLayoutGuide(guide) }
      var grid = GridViewConstraints()
      grid.rowSpacing = rowSpacing
      grid.columnSpacing = columnSpacing
      grid.rows = lines.rows.map { line($0.height, ($0.topPadding, $0.bottomPadding), $0.isHidden) }
      grid.columns = lines.columns.map {
        line($0.width, ($0.leadingPadding, $0.trailingPadding), $0.isHidden)
      }
      installed = grid.make(in: carrier, arrangedCells)
      NSLayoutConstraint.activate(installed.constraints)
    }
    super.updateConstraints()
  }

  private func line(_ length: CGFloat, _ padding: (CGFloat, CGFloat), _ isHidden: Bool)
    -> GridViewConstraints.Line
  {
    var line = GridViewConstraints.Line()
    line.length = length == Self.sizedForContent || !length.isFinite || length < 0 ? nil : length
    line.padding = padding
    line.isHidden = isHidden
    return line
  }

  /// The cells with visible content, with the properties of row, column and grid where they have none themselves.
  private var arrangedCells: [GridViewConstraints.Cell] {
    var arranged: [GridViewConstraints.Cell] = []
    for (rowPlace, row) in lines.rows.enumerated() {
      for (columnPlace, cell) in row.cells.enumerated() {
        guard cell.head == nil, let view = cell.contentView else { continue }
        let column = lines.columns[columnPlace]
        // What the program hid stays hidden.
        let hides = row.isHidden || column.isHidden
        if hides, !view.isHidden {
          cell.isHiddenByGrid = true
          view.isHidden = true
        } else if !hides, cell.isHiddenByGrid {
          cell.isHiddenByGrid = false
          view.isHidden = false
        }
        guard !hides else { continue }
        let merged = lines.rows.indices.flatMap { r in
          lines.columns.indices.filter { lines.rows[r].cells[$0].head === cell }.map { (r, $0) }
        }
        var made = GridViewConstraints.Cell(
          view: view.carrier, rows: rowPlace...max(rowPlace, merged.map(\.0).max() ?? rowPlace),
          columns: columnPlace...max(columnPlace, merged.map(\.1).max() ?? columnPlace))
        made.x = (cell.xPlacement.said ?? column.xPlacement.said ?? xPlacement).inLayout
        made.y = (cell.yPlacement.said ?? row.yPlacement.said ?? yPlacement).inLayout
        made.alignment = (cell.rowAlignment.said ?? row.rowAlignment.said ?? rowAlignment).inLayout
        arranged.append(made)
      }
    }
    return arranged
  }
}

/// A row of a grid.
@preconcurrency @MainActor
open class NSGridRow: NSObject {
  /// Whether the contents of a row share a baseline. Raw values are Apple's.
  public enum Alignment: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case inherited, none, firstBaseline, lastBaseline

    var said: Alignment? { self == .inherited ? nil : self }
    var inLayout: GridViewConstraints.Alignment {
      switch self {
      case .inherited, .none: .none
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
    }
  }
  init(of grid: NSGridView) {
    gridView = grid
    super.init()
  }
  /// The grid.
  open private(set) weak var gridView: NSGridView?
  var cells: [NSGridCell] = []
  /// The number of cells.
  open var numberOfCells: Int { cells.count }
  /// The cell at an index. An index out of range is a mistake, as Apple's.
  open func cell(at index: Int) -> NSGridCell { cells[index].head ?? cells[index] }
  /// Points, or `NSGridView.sizedForContent`.
  open var height = NSGridView.sizedForContent { didSet { gridView?.rearrange() } }
  /// Points above the content, besides the spacing.
  open var topPadding: CGFloat = 0 { didSet { gridView?.rearrange() } }
  /// Points below the content, besides the spacing.
  open var bottomPadding: CGFloat = 0 { didSet { gridView?.rearrange() } }
  /// A hidden row takes no room, and its content is hidden.
  open var isHidden = false { didSet { gridView?.rearrange() } }
  /// The vertical placement of contents.
  open var yPlacement = NSGridCell.Placement.inherited { didSet { gridView?.rearrange() } }
  /// Whether the contents share a baseline.
  open var rowAlignment = Alignment.inherited { didSet { gridView?.rearrange() } }
  /// Merges several cells of the row.
  open func mergeCells(in range: NSRange) {
    guard let gridView else { return }
    gridView.mergeCells(
      inHorizontalRange: range, verticalRange: NSRange(location: gridView.index(of: self), length: 1))
  }
}

/// A column of a grid.
@preconcurrency @MainActor
open class NSGridColumn: NSObject {
  init(of grid: NSGridView) {
    gridView = grid
    super.init()
  }
  /// The grid.
  open private(set) weak var gridView: NSGridView?
  /// The number of cells.
  open var numberOfCells: Int { gridView?.numberOfRows ?? 0 }
  /// The cell at an index, the uppermost is 0; nil for an index out of range.
  open func cell(at index: Int) -> NSGridCell? {
    guard let gridView, (0..<gridView.numberOfRows).contains(index) else { return nil }
    let place = gridView.index(of: self)
    return place < 0 ? nil : gridView.cell(atColumnIndex: place, rowIndex: index)
  }
  /// Points, or `NSGridView.sizedForContent`.
  open var width = NSGridView.sizedForContent { didSet { gridView?.rearrange() } }
  /// Points before the content, besides the spacing.
  open var leadingPadding: CGFloat = 0 { didSet { gridView?.rearrange() } }
  /// Points after the content, besides the spacing.
  open var trailingPadding: CGFloat = 0 { didSet { gridView?.rearrange() } }
  /// A hidden column takes no room, and its content is hidden.
  open var isHidden = false { didSet { gridView?.rearrange() } }
  /// The horizontal placement of contents.
  open var xPlacement = NSGridCell.Placement.inherited { didSet { gridView?.rearrange() } }
  /// Merges several cells of the column.
  open func mergeCells(in range: NSRange) {
    guard let gridView else { return }
    gridView.mergeCells(
      inHorizontalRange: NSRange(location: gridView.index(of: self), length: 1), verticalRange: range)
  }
}

/// A cell of a grid.
@preconcurrency @MainActor
open class NSGridCell: NSObject {
  /// The placement of content in its cell. Raw values are Apple's.
  public enum Placement: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case inherited, none, leading, trailing, center, fill
    /// `leading`, as it is called on the vertical axis.
    public static let top = Placement.leading
    /// `trailing`, as it is called on the vertical axis.
    public static let bottom = Placement.trailing

    var said: Placement? { self == .inherited ? nil : self }
    var inLayout: GridViewConstraints.Placement {
      switch self {
      case .inherited, .leading: .near
      case .none: .none
      case .trailing: .far
      case .center: .center
      case .fill: .fill
      }
    }
  }
  init(of grid: NSGridView) {
    gridView = grid
    super.init()
  }
  private weak var gridView: NSGridView?
  /// The cell that this one was merged into.
  weak var head: NSGridCell?
  /// Whether the grid hid the content, with its row or column.
  var isHiddenByGrid = false

  /// Stands for no content in lists of views.
  public static let emptyContentView = NSView()

  /// The content of the cell; it becomes a subview of the grid, without a mask.
  open var contentView: NSView? {
    get { storedContent }
    set {
      if newValue !== storedContent, storedContent?.superview === gridView {
        storedContent?.removeFromSuperview()
      }
      storedContent = newValue === Self.emptyContentView ? nil : newValue
      isHiddenByGrid = false
      if let storedContent {
        storedContent.translatesAutoresizingMaskIntoConstraints = false
        if storedContent.superview !== gridView { gridView?.addSubview(storedContent) }
      }
      gridView?.rearrange()
    }
  }
  private var storedContent: NSView?
  func forgetContent() {
    storedContent = nil
    isHiddenByGrid = false
    gridView?.rearrange()
  }
  /// The row.
  open var row: NSGridRow? { gridView.flatMap { grid in grid.places(of: self).map { grid.row(at: $0.row) } } }
  /// The column.
  open var column: NSGridColumn? {
    gridView.flatMap { grid in grid.places(of: self).map { grid.column(at: $0.column) } }
  }
  /// The horizontal placement of the content.
  open var xPlacement = Placement.inherited { didSet { gridView?.rearrange() } }
  /// The vertical placement of the content.
  open var yPlacement = Placement.inherited { didSet { gridView?.rearrange() } }
  /// Whether the content shares a baseline with others of the row.
  open var rowAlignment = NSGridRow.Alignment.inherited { didSet { gridView?.rearrange() } }
  /// Constraints for a placement of none: set, they are activated, and those before deactivated.
  open var customPlacementConstraints: [NSLayoutConstraint] = [] {
    didSet {
      NSLayoutConstraint.deactivate(oldValue)
      NSLayoutConstraint.activate(customPlacementConstraints)
    }
  }
}
