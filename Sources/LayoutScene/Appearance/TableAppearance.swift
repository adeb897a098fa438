// The look of tables and their rows.

/// A table's style and what it shows between its rows.
package struct TableAppearance: Hashable, Sendable {
  package enum Style: Hashable, Sendable { case plain, grouped, insetGrouped }
  package struct Section: Hashable, Sendable {
    package var header: String?
    package var footer: String?
    /// The ids of its rows' cells.
    package var cells: [String] = []
    package init() {}
  }
  package var style = Style.plain
  package var hasSeparators = true
  package var separatorColor: SceneColor?
  package var sections: [Section] = []
  package var hasPrototypes = false
  package init() {}
}

/// A row's look.
package struct CellAppearance: Hashable, Sendable {
  package enum Accessory: Hashable, Sendable { case none, disclosure, detail, detailDisclosure, checkmark }
  package var accessory = Accessory.none
  package init() {}
}
