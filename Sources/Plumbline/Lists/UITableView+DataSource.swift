// Questions of a table to its data source and delegate: numbers of rows, cells, headers and their heights.

import Foundation

extension UITableView {
  func askDataSource() {
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

  func count(ofSection section: Int, _ dataSource: any UITableViewDataSource) -> Int {
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

  /// Fits headers and footers to a new width, at which their heights may differ.
  func fitHeadersAndFooters() {
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

  /// The fitting height of a view's content, 28 without any.
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

  /// A new cell; nil where the data source changed its rows meanwhile.
  func newCell(at path: IndexPath) -> UITableViewCell? {
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
  func reconfigureCells() {
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

  func free(_ cell: UITableViewCell, at path: IndexPath) {
    rows.cells[path] = nil
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    putAside(cell)
  }

  private func putAside(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { rows.freeCells[identifier, default: []].append(cell) }
  }
}
