// Where the rows of a table lie: from the data source's answers to frames. Cells exist for the rows that can be seen.

import Foundation

/// What a table knows of its rows.
struct TableRows {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// What makes cells and headers of documents.
  var cellMakers: [String: () -> UITableViewCell] = [:]
  var headerMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  var freeCells: [String: [UITableViewCell]] = [:]
  /// The cells that can be seen.
  var cells: [IndexPath: UITableViewCell] = [:]
  var sections: [Section] = []
  /// Whether the data source has to be asked again.
  var isOutdated = true
  /// The width for which the heights hold.
  var width: CGFloat = 0
  var selected: Set<IndexPath> = []

  struct Section {
    var header: UIView?
    var headerHeight: CGFloat
    var footer: UIView?
    var footerHeight: CGFloat
    /// Nil where a row of automatic height was not seen yet.
    var heights: [CGFloat?]
    var y: CGFloat = 0
  }
}

extension UITableView {
  /// Whether the table places rows at all.
  var hasRows: Bool { dataSource != nil }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// A pixel's line below each row, which is the row's and not the content view's (spec 07 §2).
  var separatorHeight: CGFloat {
    separatorStyle == .none ? 0 : 1 / max(1, effectiveLayoutEnvironment.displayScale)
  }

  /// From the sides of the table to its rows, headers and footers: those of the `insetGrouped` style lie 16 points inside,
  /// in tables from 390 points of width on 20 (the corpus: 89 of 95 rows of narrower tables, 67 of 94 of wider ones; the
  /// other 27 are stored as wide as their tables).
  var rowInset: CGFloat { style == .insetGrouped ? (bounds.width >= 390 ? 20 : 16) : 0 }
  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }

  var estimate: CGFloat { estimatedRowHeight >= 0 ? estimatedRowHeight : 44 }

  // MARK: Layout

  func layoutRows() {
    if rows.isOutdated { askDataSource() }
    if rows.width != bounds.width {
      rows.width = bounds.width
      for section in rows.sections.indices {
        for row in rows.sections[section].heights.indices { rows.sections[section].heights[row] = nil }
      }
    }
    var y = tableHeaderView?.frame.height ?? 0
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
    }
    var seen: Set<IndexPath> = []
    for section in rows.sections.indices { placeSection(section, y: &y, seen: &seen) }
    if let tableFooterView {
      tableFooterView.frame = CGRect(x: 0, y: y, width: bounds.width, height: tableFooterView.frame.height)
      y += tableFooterView.frame.height
    }
    for (path, cell) in rows.cells where !seen.contains(path) { free(cell, at: path) }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private func placeSection(_ index: Int, y: inout CGFloat, seen: inout Set<IndexPath>) {
    rows.sections[index].y = y
    place(rows.sections[index].header, height: rows.sections[index].headerHeight, y: &y)
    for row in rows.sections[index].heights.indices {
      let path = IndexPath(row: row, section: index)
      let known = rows.sections[index].heights[row] ?? height(given: path)
      let isSeen = y < bounds.maxY && y + (known ?? estimate) > bounds.minY
      var height = known ?? estimate
      if isSeen {
        let cell = rows.cells[path] ?? newCell(at: path)
        height = known ?? measured(cell)
        cell.frame = CGRect(x: rowInset, y: y, width: rowWidth, height: height)
        cell.placeContent(separator: separatorHeight)
        seen.insert(path)
      }
      if isSeen || known != nil { rows.sections[index].heights[row] = height }
      y += height
    }
    place(rows.sections[index].footer, height: rows.sections[index].footerHeight, y: &y)
  }

  private func place(_ view: UIView?, height: CGFloat, y: inout CGFloat) {
    view?.frame = CGRect(x: rowInset, y: y, width: rowWidth, height: height)
    y += height
  }

  /// The height that the program gives a row; nil where it follows from the content.
  private func height(given path: IndexPath) -> CGFloat? {
    let given = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return given >= 0 ? given : nil
  }

  /// The height that the cell asks for at the rows' width; 44 where no chain of constraints gives one. The cell is
  /// measured on its own: the height that it has so far is not a constraint.
  private func measured(_ cell: UITableViewCell) -> CGFloat {
    cell.updateConstraintsIfNeeded()
    cell.frame.size.width = rowWidth
    cell.placeContent(separator: separatorHeight)
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : 44
  }

  // MARK: Asking

  private func askDataSource() {
    guard let dataSource else { return }
    rows.isOutdated = false
    for (path, cell) in rows.cells { free(cell, at: path) }
    for section in rows.sections {
      section.header?.removeFromSuperview()
      section.footer?.removeFromSuperview()
    }
    rows.sections = (0..<dataSource.numberOfSections(in: self)).map { section in
      let header = headerOrFooter(
        tableDelegate?.tableView(self, viewForHeaderInSection: section),
        title: dataSource.tableView(self, titleForHeaderInSection: section),
        height: tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
      let footer = headerOrFooter(
        tableDelegate?.tableView(self, viewForFooterInSection: section),
        title: dataSource.tableView(self, titleForFooterInSection: section),
        height: tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
      if let view = header.view {
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
      if let view = footer.view {
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      return TableRows.Section(
        header: header.view, headerHeight: header.height, footer: footer.view, footerHeight: footer.height,
        heights: Array(repeating: nil, count: dataSource.tableView(self, numberOfRowsInSection: section)))
    }
  }

  /// A header or footer with its height: the given one, or the one that its content needs, 28 for a title.
  private func headerOrFooter(
    _ view: UIView?, title: String?, height: CGFloat
  ) -> (view: UIView?, height: CGFloat) {
    var shown = view
    if shown == nil, let title {
      let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
      made.textLabel?.text = title
      shown = made
    }
    guard let shown else { return (nil, max(0, height)) }
    addSubview(shown)
    if height >= 0 { return (shown, height) }
    let fitting = shown.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return (shown, fitting.height > 0 ? fitting.height : 28)
  }

  private func newCell(at path: IndexPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.isSelected = rows.selected.contains(path)
    cell.indentationLevel = indentation(of: path) ?? cell.indentationLevel
    tellOfEditing(cell, at: path)
    rows.cells[path] = cell
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
    return cell
  }

  /// The indentation that the delegate gives; none where it leaves that to the cell.
  private func indentation(of path: IndexPath) -> Int? {
    let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    return level > 0 ? level : nil
  }

  private func tellOfEditing(_ cell: UITableViewCell, at path: IndexPath) {
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    cell.editingStyle =
      canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    if cell.isEditing != (isEditing && canEdit) { cell.setEditing(isEditing && canEdit, animated: false) }
  }

  func tellCellsOfEditing() { for (path, cell) in rows.cells { tellOfEditing(cell, at: path) } }

  private func free(_ cell: UITableViewCell, at path: IndexPath) {
    rows.cells[path] = nil
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { rows.freeCells[identifier, default: []].append(cell) }
  }

  // MARK: Questions about rows

  /// The number of sections as of the last layout; where that is outdated, the data source is asked.
  public var numberOfSections: Int {
    rows.isOutdated ? dataSource?.numberOfSections(in: self) ?? 0 : rows.sections.count
  }

  /// The number of rows that the data source gives for a section; 0 without one.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The rectangle of a row in the table's space, with the estimated heights of rows that were not seen; empty for rows
  /// that are not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    guard rows.sections.indices.contains(indexPath.section) else { return .zero }
    let section = rows.sections[indexPath.section]
    guard section.heights.indices.contains(indexPath.row) else { return .zero }
    let above = section.heights[..<indexPath.row].reduce(section.y + section.headerHeight) {
      $0 + ($1 ?? estimate)
    }
    return CGRect(
      x: rowInset, y: above, width: rowWidth, height: section.heights[indexPath.row] ?? estimate)
  }

  /// The rectangle of a section with its header and footer, in the table's space, with the estimated heights of rows
  /// that were not seen. Lays out first; empty for sections that are not there.
  public func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    let known = rows.sections[section]
    let height = known.heights.reduce(known.headerHeight + known.footerHeight) { $0 + ($1 ?? estimate) }
    return CGRect(x: 0, y: known.y, width: bounds.width, height: height)
  }

  /// The cell of a row, if it could be seen at the last layout; nil otherwise.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cells[indexPath] }
  /// The row of a cell that could be seen at the last layout.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }?.key
  }
  /// The row at a point of the table's space, among those that could be seen at the last layout.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.cells.first { $0.value.frame.contains(point) }?.key
  }
  /// The cells that could be seen at the last layout, from the top.
  public var visibleCells: [UITableViewCell] { rows.cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The rows that could be seen at the last layout, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? { rows.cells.keys.sorted() }
  /// The footer of a section, if it has one that can be reused.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections.indices.contains(section)
      ? rows.sections[section].footer as? UITableViewHeaderFooterView : nil
  }
  /// The rectangle of a section's header in the table's space; lays out first.
  public func rectForHeader(inSection section: Int) -> CGRect {
    let box = rect(forSection: section)
    guard rows.sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: box.minY, width: box.width, height: rows.sections[section].headerHeight)
  }
  /// The rectangle of a section's footer in the table's space; lays out first.
  public func rectForFooter(inSection section: Int) -> CGRect {
    let box = rect(forSection: section)
    guard rows.sections.indices.contains(section) else { return .zero }
    let height = rows.sections[section].footerHeight
    return CGRect(x: 0, y: box.maxY - height, width: box.width, height: height)
  }
  /// The rows that a rectangle of the content touches, seen or not. Lays out first.
  /// - Complexity: the square of the number of rows of a section.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutIfNeeded()
    return rows.sections.indices.flatMap { section in
      rows.sections[section].heights.indices.map { IndexPath(row: $0, section: section) }
    }.filter { rectForRow(at: $0).intersects(rect) }
  }
  /// Scrolls to the first selected row, at once; nothing happens without one.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = rows.selected.min() { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }
  /// The header of a section, if it has one that can be reused.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections.indices.contains(section)
      ? rows.sections[section].header as? UITableViewHeaderFooterView : nil
  }

  // MARK: Selecting and scrolling

  /// The first selected row from the top; nil without any.
  public var indexPathForSelectedRow: IndexPath? { rows.selected.min() }
  /// The selected rows from the top; nil without any.
  public var indexPathsForSelectedRows: [IndexPath]? { rows.selected.isEmpty ? nil : rows.selected.sorted() }

  /// Selects a row, and scrolls to it at once unless the place is `.none`; nil takes all selections back. The
  /// delegate is not told.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection {
      for path in rows.selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    rows.selected.insert(indexPath)
    rows.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection of a row back; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    rows.selected.remove(indexPath)
    rows.cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Scrolls at once until a row lies at a place, not beyond the content. Lays out first.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: contentOffset.y = rect.minY
    case .middle: contentOffset.y = rect.midY - bounds.height / 2
    case .bottom: contentOffset.y = rect.maxY - bounds.height
    }
    contentOffset.y = max(0, min(contentOffset.y, contentSize.height - bounds.height))
  }
}
