// The layout pass of a table: from the data source's answers to frames. Cells exist for the rows that can be seen.

import Foundation

/// The rows of a table, with their heights and cells.
struct TableRows {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The makers of cells and headers of documents.
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
  /// The number of open groups of updates, and their changes so far.
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
    /// The heights of the rows; nil for one of automatic height that was not measured yet.
    var heights: [CGFloat?]
    var y: CGFloat = 0
    var padding: CGFloat = 0
    /// Whether header and footer are as high as their content.
    var fitsHeader = false
    var fitsFooter = false
    /// The y of the first row.
    var rowsY: CGFloat { y + padding + headerHeight }
  }
}

extension UITableView {
  /// Whether the table places rows at all.
  var hasRows: Bool { dataSource != nil }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// A pixel's line below each row, which is the row's and not the content view's (spec 07 §2).
  var separatorHeight: CGFloat {
    separatorStyle == .none ? 0 : 1 / max(1, effectiveLayoutEnvironment.displayScale)
  }

  /// The insets from the sides of the table to its rows, headers and footers: those of the `insetGrouped` style lie 16
  /// points inside, in tables from 390 points of width on 20 (the corpus: 89 of 95 rows of narrower tables, 67 of 94 of
  /// wider ones; the other 27 are stored as wide as their tables).
  var rowInset: CGFloat { style == .insetGrouped ? (bounds.width >= 390 ? 20 : 16) : 0 }
  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }

  /// The height of a row of automatic height until it is seen.
  func estimate(of path: IndexPath) -> CGFloat {
    let given = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return given > 0 ? given : 44
  }

  /// How often the program may change rows during layout, before the rest waits for the next layout.
  private static let changingRounds = 8

  // MARK: Changes

  /// Reloads everything in the next layout.
  func reload() {
    rows.isOutdated = true
    rows.keepsCells = false
    setNeedsLayout()
  }

  /// Applies changed rows of the data source, with the new index paths of the old ones: nil for deleted and reloaded
  /// rows. Cells, heights and the selection follow.
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

  /// Records a change, by itself or with the enclosing group.
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

  /// The height of the header that floats above a row at the top of a plain table.
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

  func dropHeadersAndFooters() {
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

  /// Makes a view as wide as its content, at the leading side of the rows.
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
  func height(given path: IndexPath) -> CGFloat? {
    let given = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return given >= 0 ? given : nil
  }

  /// The height that the cell asks for at the rows' width; 44 where no chain of constraints gives one. The cell is
  /// measured on its own: the height that it has so far is not a constraint.
  func measured(_ cell: UITableViewCell) -> CGFloat {
    cell.updateConstraintsIfNeeded()
    cell.frame.size.width = rowWidth
    cell.placeContent(separator: separatorHeight)
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > 0 { return fitting.height }
    tellOfCollapse(of: cell)
    guard !cell.contentView.holdsConstraints else { return UITableViewCell.usualHeight }
    let own = cell.sizeThatFits(CGSize(width: rowWidth, height: .greatestFiniteMagnitude)).height
    return own > 0 && own < .greatestFiniteMagnitude ? own : UITableViewCell.usualHeight
  }

  /// In Apple's words, once a table (rdar 46234942): what is placed by constraints gives the content view no height, as those
  /// to the cell itself do not.
  private func tellOfCollapse(of cell: UITableViewCell) {
    guard !hasToldOfCollapse, cell.contentView.subviews.contains(where: { !$0.storedTranslatesMask }) else {
      return
    }
    hasToldOfCollapse = true
    effectiveLayoutEnvironment.console(
      ConsoleMessage(
        "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a tableview cell's "
          + "content view. We're considering the collapse unintentional and using standard height instead."))
  }
}
