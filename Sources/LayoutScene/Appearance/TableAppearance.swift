// The look of tables and their rows.

import Plumbline

/// A table's style and what it shows between its rows.
package struct TableAppearance: Equatable, Sendable {
  package struct Section: Equatable, Sendable {
    package var header: String?
    package var footer: String?
    /// Both in the document's own language, for which it stores the rows.
    package var storedHeader, storedFooter: String?
    /// The ids of its rows' cells.
    package var cells: [String] = []
    package init() {}
  }
  package var style = UITableView.Style.plain
  package var hasSeparators = true
  package var separatorColor: SceneColor?
  package var sections: [Section] = []
  package var hasPrototypes = false
  package init() {}
}

/// A row's look.
package struct CellAppearance: Equatable, Sendable {
  package var accessory = UITableViewCell.AccessoryType.none
  /// The texts of its content configuration.
  package var text = "", detail = ""
  package init() {}
}
