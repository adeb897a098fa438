// Index paths of items before and after one snapshot replaces another, by their identifiers.

import Foundation
import Plumbline

/// The difference of two snapshots for a list that keeps its cells.
@MainActor
struct SnapshotMoves<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  private let before: Snapshot
  private var places: [ItemIdentifierType: IndexPath] = [:]
  /// The index paths before of items to be configured again.
  private(set) var reconfigured: Set<IndexPath> = []

  /// - Complexity: linear in the number of items.
  init(from before: Snapshot, to after: Snapshot) {
    self.before = before
    let renewed = Set(after.reloadedItemIdentifiers)
    let renewedSections = Set(after.reloadedSectionIdentifiers)
    for (index, section) in after.sectionIdentifiers.enumerated() where !renewedSections.contains(section) {
      for (item, identifier) in after.itemIdentifiers(inSection: section).enumerated()
      where !renewed.contains(identifier) {
        places[identifier] = IndexPath(item: item, section: index)
      }
    }
    let changed = Set(after.reconfiguredItemIdentifiers)
    guard !changed.isEmpty else { return }
    for (index, section) in before.sectionIdentifiers.enumerated() {
      for (item, identifier) in before.itemIdentifiers(inSection: section).enumerated()
      where changed.contains(identifier) {
        reconfigured.insert(IndexPath(item: item, section: index))
      }
    }
  }

  /// The index path afterwards of an item by the one before; nil for an item that is gone or made anew.
  func place(of path: IndexPath) -> IndexPath? { before.item(at: path).flatMap { places[$0] } }
}
