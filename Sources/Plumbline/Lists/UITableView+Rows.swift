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
  /// The sections whose headers and footers can be seen: of their coming and going the delegate is told.
  var shownHeaders: Set<Int> = []
  var shownFooters: Set<Int> = []
  /// Whether the data source has to be asked again.
  var isOutdated = true
  /// Whether the cells, and with `keepsHeaders` the headers and footers, stay when it is: after changes of some rows.
  var keepsCells = false
  var keepsHeaders = false
  /// Rows whose cells stay and are configured again.
  var reconfigured: Set<IndexPath> = []
  /// The cell that is configured again, which `dequeueReusableCell` gives for its row.
  var cellInPlace: (path: IndexPath, cell: UITableViewCell)?
  /// Whether rows are being placed: what the program changes then counts in another round.
  var isPlacing = false
  /// The width for which the heights hold.
  var width: CGFloat = 0
  var selected: Set<IndexPath> = []
  /// How many groups of changes are open, and what they said so far.
  var updateDepth = 0
  var changes = ListChanges()
  var changedInPlace: Set<IndexPath> = []
  /// Heights that were measured before changes, of rows out of sight.
  var measured: [IndexPath: CGFloat] = [:]

  struct Section {
    var header: UIView?
    var headerHeight: CGFloat
    var footer: UIView?
    var footerHeight: CGFloat
    /// Nil where a row of automatic height was not seen yet.
    var heights: [CGFloat?]
    var y: CGFloat = 0
    /// What lies above the header.
    var padding: CGFloat = 0
    /// Whether header and footer are as high as their content.
    var fitsHeader = false
    var fitsFooter = false
    /// Where the first row begins.
    var rowsY: CGFloat { y + padding + headerHeight }
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

  /// The height of a row of automatic height until it is seen.
  func estimate(of path: IndexPath) -> CGFloat {
    let given = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return given > 0 ? given : 44
  }

  /// How often the program may change rows while they are placed, before the rest waits for the next layout.
  private static let changingRounds = 8

  // MARK: Changes

  /// Everything is asked for again in the next layout.
  func reload() {
    rows.isOutdated = true
    rows.keepsCells = false
    setNeedsLayout()
  }

  /// The rows of a data source are others now, at places that follow from those before: nil for rows that are gone or made
  /// anew. Cells, heights and what is selected go along.
  package func rearrange(reconfiguring: Set<IndexPath> = [], place: (IndexPath) -> IndexPath?) {
    rearrange(reconfiguring: reconfiguring, keepingHeaders: false, place: place)
  }

  /// Apple's page of `beginUpdates()`: row heights change "without reloading the cell". So the heights of rows in sight, and
  /// those that the program gives, are asked for again; what was measured elsewhere holds.
  private func rearrange(
    reconfiguring: Set<IndexPath>, keepingHeaders: Bool, place: (IndexPath) -> IndexPath?
  ) {
    rows.selected = Set(rows.selected.compactMap(place))
    setNeedsLayout()
    // Everything is asked for anyway.
    if rows.isOutdated, !rows.keepsCells { return }
    rows.keepsHeaders = keepingHeaders && (rows.keepsHeaders || !rows.isOutdated)
    let before = rows.isOutdated ? rows.measured : heightsOutOfSight
    rows.isOutdated = true
    rows.keepsCells = true
    rows.reconfigured = Set((rows.reconfigured.union(reconfiguring)).compactMap(place))
    rows.measured = [:]
    for (path, height) in before { if let after = place(path) { rows.measured[after] = height } }
    // Those that go leave first: others come to lie at their places.
    for path in rows.cells.keys.sorted() where place(path) == nil {
      if let cell = rows.cells[path] { free(cell, at: path) }
    }
    let cells = rows.cells
    rows.cells = [:]
    for (path, cell) in cells { if let after = place(path) { rows.cells[after] = cell } }
  }

  private var heightsOutOfSight: [IndexPath: CGFloat] {
    var heights: [IndexPath: CGFloat] = [:]
    for (section, known) in rows.sections.enumerated() {
      for (row, height) in known.heights.enumerated() {
        let path = IndexPath(row: row, section: section)
        if let height, rows.cells[path] == nil { heights[path] = height }
      }
    }
    return heights
  }

  /// Takes note of a change, by itself or with the group around it.
  func change(_ note: (inout ListChanges) -> Void) {
    note(&rows.changes)
    if rows.updateDepth == 0 {
      let changes = rows.changes
      rows.changes = ListChanges()
      let reconfigured = rows.changedInPlace
      rows.changedInPlace = []
      rearrange(
        reconfiguring: reconfigured, keepingHeaders: !changes.hasSections, place: ListPlaces(changes).place)
    }
  }

  /// A cell would like another height than the one that was measured.
  func heightDidChange(of cell: UITableViewCell) {
    guard !rows.isPlacing, selfSizingInvalidation != .disabled, let path = indexPath(for: cell),
      rows.sections.indices.contains(path.section),
      rows.sections[path.section].heights.indices.contains(path.row)
    else { return }
    rows.sections[path.section].heights[path.row] = nil
    setNeedsLayout()
  }

  // MARK: Questions

  func row(at point: CGPoint) -> IndexPath? {
    guard point.x >= rowInset, point.x < rowInset + rowWidth,
      let index = rows.sections.lastIndex(where: { $0.y <= point.y })
    else { return nil }
    var y = rows.sections[index].rowsY
    for row in rows.sections[index].heights.indices {
      if point.y < y { return nil }
      let path = IndexPath(row: row, section: index)
      y += rows.sections[index].heights[row] ?? estimate(of: path)
      if point.y < y { return path }
    }
    return nil
  }

  /// How high the header is that stays above a row at the top of a plain table.
  func heightOfHeader(over path: IndexPath) -> CGFloat {
    guard style == .plain, rows.sections.indices.contains(path.section) else { return 0 }
    let section = rows.sections[path.section]
    return section.header == nil ? 0 : section.headerHeight
  }

  // MARK: Layout

  /// A data source or delegate that changes rows while they are placed is asked for no more of the old ones: all begins
  /// again.
  func layoutRows() {
    guard !rows.isPlacing else { return }
    rows.isPlacing = true
    defer { rows.isPlacing = false }
    for _ in 0..<Self.changingRounds {
      placeRows()
      if !rows.isOutdated { return }
    }
  }

  private func placeRows() {
    if rows.isOutdated { askDataSource() }
    reconfigureCells()
    if rows.width != bounds.width {
      rows.width = bounds.width
      fitHeadersAndFooters()
      for section in rows.sections.indices {
        for row in rows.sections[section].heights.indices { rows.sections[section].heights[row] = nil }
      }
    }
    var y = tableHeaderView?.frame.height ?? 0
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
    }
    var seen: Set<IndexPath> = []
    for section in rows.sections.indices {
      if rows.isOutdated { return }
      placeSection(section, y: &y, seen: &seen)
    }
    if rows.isOutdated { return }
    if let tableFooterView {
      tableFooterView.frame = CGRect(x: 0, y: y, width: bounds.width, height: tableFooterView.frame.height)
      y += tableFooterView.frame.height
    }
    for path in rows.cells.keys.sorted() where !seen.contains(path) {
      if let cell = rows.cells[path] { free(cell, at: path) }
    }
    contentSize = CGSize(width: bounds.width, height: y)
    if style == .plain { keepHeadersInSight() }
    tellOfHeadersAndFooters()
    backgroundView?.frame = bounds
  }

  /// The header of a plain table's section stays at the top while rows of the section are seen, its footer at the bottom.
  private func keepHeadersInSight() {
    let seen = bounds.inset(by: adjustedContentInset)
    guard seen.height > 0 else { return }
    for (index, section) in rows.sections.enumerated() {
      let end =
        index + 1 < rows.sections.count ? rows.sections[index + 1].y : contentSize.height - footerOfTable
      if let header = section.header {
        let latest = end - section.footerHeight - section.headerHeight
        let usual = section.y + section.padding
        keep(header, at: max(usual, min(seen.minY, latest)), from: usual)
      }
      if let footer = section.footer {
        let usual = end - section.footerHeight
        keep(
          footer, at: min(usual, max(seen.maxY - section.footerHeight, section.rowsY)),
          from: usual)
      }
    }
  }

  private func canBeSeen(_ view: UIView?) -> Bool {
    guard let view else { return false }
    return view.frame.maxY > bounds.minY && view.frame.minY < bounds.maxY
  }

  /// The delegate is told of those that came into sight, and of those that went.
  private func tellOfHeadersAndFooters() {
    for (index, section) in rows.sections.enumerated() {
      if let header = section.header, canBeSeen(header) != rows.shownHeaders.contains(index) {
        if rows.shownHeaders.remove(index) != nil {
          tableDelegate?.tableView(self, didEndDisplayingHeaderView: header, forSection: index)
        } else {
          rows.shownHeaders.insert(index)
          tableDelegate?.tableView(self, willDisplayHeaderView: header, forSection: index)
        }
      }
      if let footer = section.footer, canBeSeen(footer) != rows.shownFooters.contains(index) {
        if rows.shownFooters.remove(index) != nil {
          tableDelegate?.tableView(self, didEndDisplayingFooterView: footer, forSection: index)
        } else {
          rows.shownFooters.insert(index)
          tableDelegate?.tableView(self, willDisplayFooterView: footer, forSection: index)
        }
      }
    }
  }

  /// Takes the headers and footers away.
  private func dropHeadersAndFooters() {
    for (index, section) in rows.sections.enumerated() {
      section.header?.removeFromSuperview()
      section.footer?.removeFromSuperview()
      if let header = section.header, rows.shownHeaders.contains(index) {
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: header, forSection: index)
      }
      if let footer = section.footer, rows.shownFooters.contains(index) {
        tableDelegate?.tableView(self, didEndDisplayingFooterView: footer, forSection: index)
      }
    }
    rows.shownHeaders = []
    rows.shownFooters = []
  }

  private var footerOfTable: CGFloat { tableFooterView?.frame.height ?? 0 }

  private func keep(_ view: UIView, at y: CGFloat, from usual: CGFloat) {
    view.frame.origin.y = y
    if y != usual, subviews.last !== view { bringSubviewToFront(view) }
  }

  private func placeSection(_ index: Int, y: inout CGFloat, seen: inout Set<IndexPath>) {
    rows.sections[index].y = y
    y += rows.sections[index].padding
    place(rows.sections[index].header, height: rows.sections[index].headerHeight, y: &y)
    if contentHuggingElements.contains(.sectionHeaders), let header = rows.sections[index].header {
      hug(header)
    }
    for row in rows.sections[index].heights.indices {
      let path = IndexPath(row: row, section: index)
      let known = rows.sections[index].heights[row] ?? height(given: path)
      var height = known ?? estimate(of: path)
      let isSeen = y < bounds.maxY && y + height > bounds.minY
      if rows.isOutdated { return }
      if isSeen {
        let present = rows.cells[path]
        guard let cell = present ?? newCell(at: path) else { return }
        let remeasures =
          selfSizingInvalidation == .enabledIncludingConstraints && self.height(given: path) == nil
        height = (remeasures ? nil : known) ?? measured(cell)
        cell.frame = CGRect(x: rowInset, y: y, width: rowWidth, height: height)
        cell.placeContent(separator: separatorHeight)
        seen.insert(path)
        // Apple's page of it: what the delegate sets stays; so the cell has its place before.
        if present == nil { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
      }
      if isSeen || known != nil { rows.sections[index].heights[row] = height }
      y += height
    }
    place(rows.sections[index].footer, height: rows.sections[index].footerHeight, y: &y)
  }

  /// As wide as its content, at the leading side of the rows.
  private func hug(_ view: UIView) {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    let own = view.sizeThatFits(CGSize(width: rowWidth, height: view.frame.height)).width
    let wanted = fitting > 0 ? fitting : own
    guard wanted > 0, wanted < rowWidth else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame.origin.x = rowInset + (isRightToLeft ? rowWidth - wanted : 0)
    view.frame.size.width = wanted
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
    if fitting.height > 0 { return fitting.height }
    guard !cell.contentView.holdsConstraints else { return UITableViewCell.usualHeight }
    let own = cell.sizeThatFits(CGSize(width: rowWidth, height: .greatestFiniteMagnitude)).height
    return own > 0 && own < .greatestFiniteMagnitude ? own : UITableViewCell.usualHeight
  }

  // MARK: Asking

  private func askDataSource() {
    guard let dataSource else { return }
    rows.isOutdated = false
    let sections = max(0, dataSource.numberOfSections(in: self))
    let measured = rows.keepsCells ? rows.measured : [:]
    rows.measured = [:]
    if rows.keepsCells, rows.keepsHeaders, sections == rows.sections.count {
      for section in 0..<sections {
        rows.sections[section].heights = Array(repeating: nil, count: count(ofSection: section, dataSource))
      }
      askForHeadersHeights()
    } else {
      if !rows.keepsCells {
        for path in rows.cells.keys.sorted() { if let cell = rows.cells[path] { free(cell, at: path) } }
      }
      dropHeadersAndFooters()
      askForSections(sections, dataSource)
    }
    if !rows.keepsCells { rows.reconfigured = [] }
    rows.keepsCells = false
    for (path, height) in measured.sorted(by: { $0.key < $1.key })
    where rows.sections.indices.contains(path.section)
      && rows.sections[path.section].heights.indices.contains(path.row) && self.height(given: path) == nil
    {
      rows.sections[path.section].heights[path.row] = height
    }
  }

  private func count(ofSection section: Int, _ dataSource: any UITableViewDataSource) -> Int {
    max(0, dataSource.tableView(self, numberOfRowsInSection: section))
  }

  private func askForSections(_ count: Int, _ dataSource: any UITableViewDataSource) {
    rows.sections = (0..<count).map { section in
      let header = headerOrFooter(
        tableDelegate?.tableView(self, viewForHeaderInSection: section),
        title: dataSource.tableView(self, titleForHeaderInSection: section),
        given: tableDelegate?.tableView(self, heightForHeaderInSection: section), usual: sectionHeaderHeight,
        kind: section == 0 ? .firstHeader : .header)
      let footer = headerOrFooter(
        tableDelegate?.tableView(self, viewForFooterInSection: section),
        title: dataSource.tableView(self, titleForFooterInSection: section),
        given: tableDelegate?.tableView(self, heightForFooterInSection: section), usual: sectionFooterHeight,
        kind: .footer)
      return TableRows.Section(
        header: header.view, headerHeight: header.height, footer: footer.view, footerHeight: footer.height,
        heights: Array(repeating: nil, count: self.count(ofSection: section, dataSource)),
        padding: header.view == nil ? 0 : headerPadding, fitsHeader: header.fits, fitsFooter: footer.fits)
    }
  }

  /// Headers and footers stay through changes of rows; the heights that the program gives are asked for again.
  private func askForHeadersHeights() {
    fitHeadersAndFooters()
    for index in rows.sections.indices {
      let section = rows.sections[index]
      if section.header != nil, !section.fitsHeader,
        let given = tableDelegate?.tableView(self, heightForHeaderInSection: index), given >= 0,
        given != sectionHeaderHeight
      {
        rows.sections[index].headerHeight = given
      }
      if section.footer != nil, !section.fitsFooter,
        let given = tableDelegate?.tableView(self, heightForFooterInSection: index), given >= 0,
        given != sectionFooterHeight
      {
        rows.sections[index].footerHeight = given
      }
    }
  }

  /// At another width headers and footers may be of another height.
  private func fitHeadersAndFooters() {
    for index in rows.sections.indices {
      let section = rows.sections[index]
      if section.fitsHeader, let header = section.header {
        rows.sections[index].headerHeight = fittingHeight(of: header)
      }
      if section.fitsFooter, let footer = section.footer {
        rows.sections[index].footerHeight = fittingHeight(of: footer)
      }
    }
  }

  /// As high as the content, 28 without any.
  private func fittingHeight(of view: UIView) -> CGFloat {
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > 0 { return fitting.height }
    guard let view = view as? UITableViewHeaderFooterView, !view.holdsConstraints else {
      return UITableViewHeaderFooterView.usualHeight
    }
    let own = view.sizeThatFits(CGSize(width: rowWidth, height: .greatestFiniteMagnitude)).height
    return own > 0 && own < .greatestFiniteMagnitude ? own : UITableViewHeaderFooterView.usualHeight
  }

  private enum Margin { case firstHeader, header, footer }

  private var headerPadding: CGFloat {
    sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : style == .plain ? 22 : 0
  }

  /// A header or footer with its height: the given one, or the one that its content needs.
  private func headerOrFooter(
    _ view: UIView?, title: String?, given: CGFloat?, usual: CGFloat, kind: Margin
  ) -> (view: UIView?, height: CGFloat, fits: Bool) {
    var shown = view
    if shown == nil, let title {
      let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
      made.textLabel?.text = title
      shown = made
    }
    let height = given ?? usual
    guard let shown else {
      // The height of headers is none of sections without one, unless the delegate gives it.
      let isUsual = height == usual && style == .plain
      return (nil, height >= 0 && !isUsual ? height : emptyHeight(kind), false)
    }
    addSubview(shown)
    // A title in a grouped table has its own height, unless the delegate gives another one.
    if view == nil, style != .plain, height == usual, kind != .footer {
      return (shown, titleHeight(kind), false)
    }
    return height >= 0 ? (shown, height, false) : (shown, fittingHeight(of: shown), true)
  }

  /// Between sections of grouped tables without headers and footers: 17.5 each, and as much again above the first one.
  private func emptyHeight(_ kind: Margin) -> CGFloat {
    guard style != .plain else { return 0 }
    let scale = effectiveLayoutEnvironment.displayScale
    return CGFloat(kind == .firstHeader ? 35 : 17.5).roundedUpToPixel(scale: scale)
  }

  /// In the corpus' documents since Xcode 13 the rows below a first title begin at 55.5 (19 of 26 grouped tables); between
  /// later ones and the section above there are 38 besides that section's footer, whatever `sectionHeaderHeight` is (68 of
  /// 89).
  private func titleHeight(_ kind: Margin) -> CGFloat { kind == .firstHeader ? 55.5 : 38 }

  /// Nil where the data source changed its rows while it was asked.
  private func newCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    if rows.isOutdated {
      putAside(cell)
      return nil
    }
    adopt(cell, at: path)
    return cell
  }

  private func adopt(_ cell: UITableViewCell, at path: IndexPath) {
    cell.isSelected = rows.selected.contains(path)
    cell.indentationLevel = indentation(of: path) ?? cell.indentationLevel
    tellOfEditing(cell, at: path)
    rows.cells[path] = cell
    addSubview(cell)
  }

  /// Apple's page of `reconfigureRows(at:)`: the data source is asked, and gets the cell that is there when it dequeues one.
  private func reconfigureCells() {
    let paths = rows.reconfigured.sorted()
    rows.reconfigured = []
    guard let dataSource else { return }
    for path in paths {
      guard let cell = rows.cells[path], !rows.isOutdated,
        rows.sections.indices.contains(path.section),
        rows.sections[path.section].heights.indices.contains(path.row)
      else { continue }
      rows.cellInPlace = (path, cell)
      let given = dataSource.tableView(self, cellForRowAt: path)
      rows.cellInPlace = nil
      rows.sections[path.section].heights[path.row] = nil
      if given !== cell {
        free(cell, at: path)
        if rows.isOutdated { putAside(given) } else { adopt(given, at: path) }
      }
    }
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
    cell.indentsRow =
      canEdit && (tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
    cell.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    if cell.isEditing != (isEditing && canEdit) { cell.setEditing(isEditing && canEdit, animated: false) }
  }

  func tellCellsOfEditing() {
    for path in rows.cells.keys.sorted() {
      guard let cell = rows.cells[path] else { continue }
      tellOfEditing(cell, at: path)
      // What editing offers takes room from the content.
      heightDidChange(of: cell)
    }
  }

  private func free(_ cell: UITableViewCell, at path: IndexPath) {
    rows.cells[path] = nil
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    putAside(cell)
  }

  private func putAside(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { rows.freeCells[identifier, default: []].append(cell) }
  }
}
