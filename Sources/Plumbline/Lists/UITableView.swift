// Tables: rows that a data source gives, placed one below the other (spec 07 §2). A table without a data source places
// nothing: documents store the frames of their cells.

import Foundation

/// Rows of cells in sections, from the top down. The data source gives numbers and cells; heights come from the
/// delegate, from `rowHeight`, or with `automaticDimension` from the constraints of the cell's `contentView`.
///
/// Only the cells of rows that can be seen are made, and those that leave are used again. A row of automatic height
/// is measured when it is first seen, in the width that the table gives it, and has an estimated height before; so
/// `contentSize` and the rectangles of rows further down are estimates until then, as with Apple's. Measuring takes
/// one `systemLayoutSizeFitting` a row. Rows come and go at once, whatever animation is asked for, and no finger
/// selects one: `selectRow(at:animated:scrollPosition:)` does.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style: whether headers float, and whether sections are cards. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case plain, grouped, insetGrouped
  }
  /// The separator of rows: none, or a line within the row's height.
  public enum SeparatorStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, singleLine
  }
  /// The position of a row after scrolling to it. Raw values are Apple's.
  public enum ScrollPosition: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, top, middle, bottom
  }
  /// The animation of inserted and deleted rows; nothing here is animated. Raw values are Apple's.
  public enum RowAnimation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }

  /// The height of rows that follow from their content (−1).
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The style, which decides margins, spacing between sections and positions of headers. Immutable.
  public private(set) var style = Style.plain

  /// The source of sections, rows and cells; not retained. A new one is called in the next layout.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reload() } }
  /// The height of every row in points, or `automaticDimension`.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { reload() } } }
  /// The estimated height of rows of automatic height until they are visible, where the delegate gives none; 44 for
  /// `automaticDimension`, and for 0, with which Apple's tables have no rows of automatic height.
  open dynamic var estimatedRowHeight = automaticDimension
  /// The height of every header in points, where the delegate gives none; `automaticDimension` for as high as its
  /// content.
  open dynamic var sectionHeaderHeight = automaticDimension
  /// The height of every footer in points, where the delegate gives none; `automaticDimension` for as high as its
  /// content.
  open dynamic var sectionFooterHeight = automaticDimension
  /// The estimate for headers; stored: headers are measured at once.
  open dynamic var estimatedSectionHeaderHeight = automaticDimension
  /// The estimate for footers; stored: footers are measured at once.
  open dynamic var estimatedSectionFooterHeight = automaticDimension
  /// Points above the header of a section that has one; `automaticDimension` for 22 in plain tables and none in others, as
  /// since iOS 15.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { reload() } }
  }
  /// Parts of a table that are only as wide as their content, as bits.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Headers of sections.
    public static let sectionHeaders = ContentHuggingElements(rawValue: 1 << 0)
  }
  /// The elements that are only as wide as their content, at the leading side, rather than as wide as the rows; nothing
  /// by default.
  open var contentHuggingElements: ContentHuggingElements = [] { didSet { setNeedsLayout() } }
  /// The separator of rows: a line of one pixel, within the row.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { reload() } }
  /// The colour of the line between rows, which pictures show; without effect on layout.
  open dynamic var separatorColor: UIColor? = .separator
  /// The insets of the separator from the sides, in points; stored: lines take no part in the layout.
  open dynamic var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether rows keep their content and accessories within the readable width of the table, as
  /// `readableContentGuide` has it; false by default.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { readableWidthDidChange() } }
  }
  /// Whether the console was told of a row that constraints give no height.
  final var hasToldOfCollapse = false
  private func readableWidthDidChange() {
    for cell in visibleCells { cell.contentView.marginsDidChange() }
    reload()
  }
  /// Whether a user may select rows; programs always may (`selectRow(at:animated:scrollPosition:)`).
  open dynamic var allowsSelection = true
  /// Whether several rows can be selected; false by default: a selection replaces the one before.
  open dynamic var allowsMultipleSelection = false
  /// Whether the table is edited; false by default. A change sets it on visible cells whose rows can be edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { tellCellsOfEditing() } }
  }
  /// Sets `isEditing`, and that of the cells that can be edited.
  open dynamic func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// False by default; stored.
  open dynamic var allowsSelectionDuringEditing = false
  /// False by default; stored.
  open dynamic var allowsMultipleSelectionDuringEditing = false
  /// Whether visible rows are measured again when their content changes.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never; where a cell or its content view says that its size changed, or its content configuration does; and where
    /// constraints within the content view do, which here is seen whenever the table is laid out. Raw values are Apple's.
    case disabled, enabled, enabledIncludingConstraints
  }
  /// `.enabled` by default. Rows are measured in the next layout.
  open dynamic var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The view behind the rows; fills the table, whatever rows are visible.
  open var backgroundView: UIView? {
    didSet { if replaceBackground(oldValue, with: backgroundView) { setNeedsLayout() } }
  }

  var rows = TableRows()

  /// A table of a style, which never changes.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    behavior.alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table from an archive, with its style, header and footer; plain where the archive names no style.
  public required init?(coder: NSCoder) {
    if let document = coder as? DocumentCoder { style = document.tableStyle }
    super.init(coder: coder)
    behavior.alwaysBounceVertical = true
    if coder is DocumentCoder { return }
    if coder.allowsKeyedCoding {
      style = Style(rawValue: coder.decodeInteger(forKey: Self.styleKey)) ?? .plain
    }
    tableHeaderView = coder.decodeValue(UIView.self, forKey: Self.headerKey)
    tableFooterView = coder.decodeValue(UIView.self, forKey: Self.footerKey)
  }

  open dynamic override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: Self.styleKey)
    if let tableHeaderView { coder.encode(tableHeaderView, forKey: Self.headerKey) }
    if let tableFooterView { coder.encode(tableFooterView, forKey: Self.footerKey) }
  }

  private static let styleKey = "UIStyle"
  private static let headerKey = "UITableHeaderView"
  private static let footerKey = "UITableFooterView"

  /// The view above the first row; its frame is its own matter.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// The view below the last row; its frame is its own matter.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  /// The same view once more has its new height counted, which nothing else tells of.
  private func replace(_ old: UIView?, with new: UIView?) {
    setNeedsLayout()
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // MARK: Registering and reusing

  /// Registers a class for cells of an identifier; nil removes it.
  open dynamic func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.cellClasses[identifier] = cellClass as? UITableViewCell.Type
    rows.cellMakers[identifier] = nil
  }

  /// Registers a class for headers and footers of an identifier; nil removes it.
  open dynamic func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    rows.headerMakers[identifier] = nil
  }

  /// Registers a xib for cells of an identifier, whose first object is the cell; nil removes it.
  open dynamic func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(forCellReuseIdentifier: identifier, making: nib.map { nib in { nib.part(identifier) } })
  }
  /// Registers a xib for headers and footers of an identifier; nil removes it.
  open dynamic func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(
      forHeaderFooterViewReuseIdentifier: identifier, making: nib.map { nib in { nib.part(identifier) } })
  }

  /// A reusable cell, or a new one where a class is registered.
  open dynamic func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let free = rows.freeCells[identifier]?.popLast() {
      free.prepareForReuse()
      return free
    }
    if let maker = rows.cellMakers[identifier] { return maker() }
    return rows.cellClasses[identifier]?.make(.default, identifier)
  }

  /// A cell for a row: the one that is there where the row is configured again. Stops with Apple's sentence where no class is
  /// registered.
  open dynamic func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let present = rows.cellInPlace, present.path == indexPath, present.cell.reuseIdentifier == identifier {
      return present.cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// A new header or footer of the class that is registered for an identifier; nil without one.
  open dynamic func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    rows.headerMakers[identifier]?() ?? rows.headerClasses[identifier]?.make(identifier)
  }

  // MARK: Rows

  /// Reloads sections, rows and cells in the next layout, and clears the selection.
  open dynamic func reloadData() {
    rows.selected = []
    reload()
  }

  /// Reloads rows in the next layout, which deselects them; there are no animations of rows.
  open dynamic func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.renewed.formUnion(indexPaths) }
  }
  /// Reloads sections in the next layout, which deselects their rows.
  open dynamic func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.renewedSections.formUnion(sections) }
  }
  /// Inserts rows, which the data source already has, in the next layout. The selection follows the rows.
  open dynamic func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.new.formUnion(indexPaths) }
  }
  /// Drops rows that the data source has no longer, in the next layout.
  open dynamic func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.gone.formUnion(indexPaths) }
  }
  /// Inserts sections, which the data source already has, in the next layout.
  open dynamic func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.newSections.formUnion(sections) }
  }
  /// Drops sections that the data source has no longer, in the next layout.
  open dynamic func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.goneSections.formUnion(sections) }
  }
  /// Moves a row, which the data source has moved already.
  open dynamic func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }
  /// Moves a section, which the data source has moved already.
  open dynamic func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }
  /// Reconfigures visible cells in the next layout: the data source is asked, and gets the same cells when it dequeues.
  open dynamic func reconfigureRows(at indexPaths: [IndexPath]) {
    rows.changedInPlace.formUnion(indexPaths)
    change { _ in }
  }
  /// Reloads the titles of the index; no index is shown.
  open dynamic func reloadSectionIndexTitles() {}
  /// Begins a group of updates, whose index paths are interpreted together; `endUpdates()` closes it.
  open dynamic func beginUpdates() { rows.updateDepth += 1 }
  /// Closes a group of updates: the heights of visible rows are queried again, their cells stay.
  open dynamic func endUpdates() {
    rows.updateDepth = max(0, rows.updateDepth - 1)
    change { _ in }
  }

  /// Makes changes together, and calls back once they are laid out.
  open dynamic func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    layoutIfNeeded()
    completion?(true)
  }

  override func textSizeDidChange(to traits: UITraitCollection) {
    rows.width = 0
    setNeedsLayout()
  }

  open dynamic override func layoutSubviews() {
    if hasRows { layoutRows() }
    super.layoutSubviews()
  }

  // MARK: Questions about rows

  /// The number of sections as of the last layout; where that is outdated, the data source is asked.
  open dynamic var numberOfSections: Int {
    rows.isOutdated ? dataSource?.numberOfSections(in: self) ?? 0 : rows.sections.count
  }

  /// The number of rows that the data source gives for a section; 0 without one.
  open dynamic func numberOfRows(inSection section: Int) -> Int {
    max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
  }

  /// The rectangle of a row in the table's space, with the estimated heights of rows that were not seen; empty for rows
  /// that are not there.
  open dynamic func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    guard rows.sections.indices.contains(indexPath.section) else { return .zero }
    let section = rows.sections[indexPath.section]
    guard section.heights.indices.contains(indexPath.row) else { return .zero }
    let above = section.heights.indices[..<indexPath.row].reduce(section.rowsY) {
      $0 + (section.heights[$1] ?? estimate(of: IndexPath(row: $1, section: indexPath.section)))
    }
    return CGRect(
      x: rowInset, y: above, width: rowWidth,
      height: section.heights[indexPath.row] ?? estimate(of: indexPath))
  }

  /// The rectangle of a section with its header and footer, in the table's space, with the estimated heights of rows
  /// that were not seen. Lays out first; empty for sections that are not there.
  open dynamic func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    let known = rows.sections[section]
    let height = known.heights.indices.reduce(known.rowsY - known.y + known.footerHeight) {
      $0 + (known.heights[$1] ?? estimate(of: IndexPath(row: $1, section: section)))
    }
    return CGRect(x: 0, y: known.y, width: bounds.width, height: height)
  }

  /// The cell of a row, if it could be seen at the last layout; nil otherwise.
  open dynamic func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cells[indexPath] }
  /// The index path of a visible cell; nil for any other.
  open dynamic func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }?.key
  }
  /// The row at a point of the table's space, seen or not. Lays out first.
  /// - Complexity: linear in the number of rows.
  open dynamic func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    return row(at: point)
  }
  /// The cells that could be seen at the last layout, from the top.
  open dynamic var visibleCells: [UITableViewCell] { rows.cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The rows that could be seen at the last layout, from the top.
  open dynamic var indexPathsForVisibleRows: [IndexPath]? { rows.cells.keys.sorted() }
  /// The footer of a section, if it has one that can be reused.
  open dynamic func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections.indices.contains(section)
      ? rows.sections[section].footer as? UITableViewHeaderFooterView : nil
  }
  /// The rectangle of a section's header in the table's space; lays out first.
  open dynamic func rectForHeader(inSection section: Int) -> CGRect {
    let box = rect(forSection: section)
    guard rows.sections.indices.contains(section) else { return .zero }
    let known = rows.sections[section]
    return CGRect(x: 0, y: box.minY + known.padding, width: box.width, height: known.headerHeight)
  }
  /// The rectangle of a section's footer in the table's space; lays out first.
  open dynamic func rectForFooter(inSection section: Int) -> CGRect {
    let box = rect(forSection: section)
    guard rows.sections.indices.contains(section) else { return .zero }
    let height = rows.sections[section].footerHeight
    return CGRect(x: 0, y: box.maxY - height, width: box.width, height: height)
  }
  /// The rows that a rectangle of the content touches, seen or not. Lays out first.
  /// - Complexity: the square of the number of rows of a section.
  open dynamic func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutIfNeeded()
    return rows.sections.indices.flatMap { section in
      rows.sections[section].heights.indices.map { IndexPath(row: $0, section: section) }
    }.filter { rectForRow(at: $0).overlaps(rect) }
  }
  /// Scrolls to the first selected row, at once; nothing happens without one.
  open dynamic func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = rows.selected.min() { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }
  /// The header of a section, if it has one that can be reused.
  open dynamic func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.sections.indices.contains(section)
      ? rows.sections[section].header as? UITableViewHeaderFooterView : nil
  }

  // MARK: Selecting and scrolling

  /// The first selected row from the top; nil without any.
  open dynamic var indexPathForSelectedRow: IndexPath? { rows.selected.min() }
  /// The selected rows from the top; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? { rows.selected.isEmpty ? nil : rows.selected.sorted() }

  /// Selects a row, and scrolls to it at once unless the position is `.none`; nil clears the selection. The delegate is
  /// not told.
  open dynamic func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !allowsMultipleSelection {
      for path in rows.selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    rows.selected.insert(indexPath)
    rows.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row; the delegate is not told.
  open dynamic func deselectRow(at indexPath: IndexPath, animated: Bool) {
    rows.selected.remove(indexPath)
    rows.cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Scrolls a row at once to a position within the insets, below a floating header, not beyond the content. Lays out
  /// first.
  open dynamic func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY - insets.top - heightOfHeader(over: indexPath)
    case .middle: y = rect.midY - (bounds.height + insets.top - insets.bottom) / 2
    case .bottom: y = rect.maxY - bounds.height + insets.bottom
    }
    scroll(to: CGPoint(x: contentOffset.x, y: y), animated: animated)
  }
}
