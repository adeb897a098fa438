// The sections and items of a list as an object, which other frameworks hand to the program. UIKit takes it for a value:
// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`.

import Foundation

/// Sections of items, each named by an identifier that no other has. Identifiers are of any type here.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  private var sections: [(id: AnyHashable, items: [AnyHashable])] = []
  /// The items for which other cells are to be asked.
  open private(set) var reloadedItemIdentifiers: [Any] = []
  /// The sections for which everything is to be asked again.
  open private(set) var reloadedSectionIdentifiers: [Any] = []
  /// The items whose cells are to be set up anew.
  open private(set) var reconfiguredItemIdentifiers: [Any] = []

  /// Whether who was handed it has no method that takes it.
  package final var isUnread = false

  /// Without sections.
  public override init() { super.init() }

  /// The number of items of all sections.
  open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  open var numberOfSections: Int { sections.count }
  /// In their order.
  open var sectionIdentifiers: [Any] { sections.map(\.id.base) }
  /// Section by section.
  open var itemIdentifiers: [Any] { sections.flatMap { $0.items.map(\.base) } }
  /// The number of items of a section; 0 for one that is not there.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    itemIdentifiersInSection(withIdentifier: sectionIdentifier).count
  }
  /// The identifiers of a section's items; none for one that is not there.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    place(ofSection: sectionIdentifier).map { sections[$0].items.map(\.base) } ?? []
  }
  /// The section that an item is in; nil for an item that is not there.
  open func sectionIdentifierForSection(containingItemIdentifier itemIdentifier: Any) -> Any? {
    guard let item = itemIdentifier as? AnyHashable else { return nil }
    return sections.first { $0.items.contains(item) }?.id.base
  }
  /// The place of an item among those of all sections, from 0; `NSNotFound` for one that is not there.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    guard let item = itemIdentifier as? AnyHashable else { return NSNotFound }
    return sections.flatMap(\.items).firstIndex(of: item) ?? NSNotFound
  }
  /// The place of a section, from 0; `NSNotFound` for one that is not there.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    place(ofSection: sectionIdentifier) ?? NSNotFound
  }

  /// Adds sections at the end. Those that are there already, and what cannot be compared, are left out.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    for case let id as AnyHashable in sectionIdentifiers where !sections.contains(where: { $0.id == id }) {
      sections.append((id, []))
    }
  }
  /// Adds items at the end of a section. Without effect for a section that is not there.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    guard let place = place(ofSection: sectionIdentifier) else { return }
    let known = Set(sections.flatMap(\.items))
    sections[place].items += identifiers.compactMap { $0 as? AnyHashable }.filter { !known.contains($0) }
  }
  /// Adds items at the end of the last section. Without effect where there is none.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    if let last = sections.last { appendItems(withIdentifiers: identifiers, intoSectionWithIdentifier: last.id) }
  }
  /// Takes items away.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    let gone = Set(identifiers.compactMap { $0 as? AnyHashable })
    for place in sections.indices { sections[place].items.removeAll(where: gone.contains) }
  }
  /// Takes sections away, with their items.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    let gone = Set(sectionIdentifiers.compactMap { $0 as? AnyHashable })
    sections.removeAll { gone.contains($0.id) }
  }
  /// Takes everything away.
  open func deleteAllItems() { sections = [] }
  /// Has other cells asked for items.
  open func reloadItems(withIdentifiers identifiers: [Any]) { reloadedItemIdentifiers += identifiers }
  /// Has everything asked again for sections.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    reloadedSectionIdentifiers += sectionIdentifiers
  }
  /// Has the cells of items set up anew.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) { reconfiguredItemIdentifiers += identifiers }

  /// An object of its own with the same sections and items.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    copy.sections = sections
    copy.reloadedItemIdentifiers = reloadedItemIdentifiers
    copy.reloadedSectionIdentifiers = reloadedSectionIdentifiers
    copy.reconfiguredItemIdentifiers = reconfiguredItemIdentifiers
    return copy
  }

  private func place(ofSection identifier: Any) -> Int? {
    guard let id = identifier as? AnyHashable else { return nil }
    return sections.firstIndex { $0.id == id }
  }
}
