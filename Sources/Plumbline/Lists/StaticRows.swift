// Static rows of a document: what a table controller answers without a data source of the program's.

import Foundation

/// A section of rows that are always there.
package struct StaticSection {
  package var header: String?
  package var footer: String?
  package var cells: [UITableViewCell] = []
  /// The rows' heights in points, `automaticDimension`, or nil for the table's.
  package var heights: [CGFloat?] = []

  package init(header: String?, footer: String?) {
    self.header = header
    self.footer = footer
  }
}

private final class StaticTableState: CarriedState {
  var sections: [StaticSection] = []
}

extension UITableView {
  /// The sections that the table's document lists.
  package var staticSections: [StaticSection] {
    get { carriedStates.known(StaticTableState.self)?.sections ?? [] }
    set { makeCarried(StaticTableState.self).sections = newValue }
  }

  package func staticSection(_ index: Int) -> StaticSection? {
    let sections = staticSections
    return sections.indices.contains(index) ? sections[index] : nil
  }

  package func staticCell(at path: IndexPath) -> UITableViewCell? {
    guard let cells = staticSection(path.section)?.cells, cells.indices.contains(path.row) else { return nil }
    return cells[path.row]
  }

  /// Registers cells of an identifier from a document.
  package func register(forCellReuseIdentifier identifier: String, making maker: (() -> UITableViewCell)?) {
    rows.cellClasses[identifier] = nil
    rows.cellMakers[identifier] = maker
  }

  /// Registers headers and footers of an identifier from a document.
  package func register(
    forHeaderFooterViewReuseIdentifier identifier: String, making maker: (() -> UITableViewHeaderFooterView)?
  ) {
    rows.headerClasses[identifier] = nil
    rows.headerMakers[identifier] = maker
  }
}

extension UICollectionView {
  /// Registers cells of an identifier from a document.
  package func register(
    forCellWithReuseIdentifier identifier: String, making maker: (() -> UICollectionReusableView)?
  ) {
    cellClasses[identifier] = nil
    viewMakers["cell " + identifier] = maker
  }

  /// Registers supplementary views from a document.
  package func register(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    making maker: (() -> UICollectionReusableView)?
  ) {
    partClasses[kind + " " + identifier] = nil
    viewMakers[kind + " " + identifier] = maker
  }
}
