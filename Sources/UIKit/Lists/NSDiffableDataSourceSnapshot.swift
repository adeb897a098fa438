// The sections and items of a list as a value, by identifiers.

import Foundation
import Plumbline

/// Sections of items, each named by an identifier that no other has.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items marked for reloading, in the order of the calls.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections marked for reloading, in the order of the calls.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items marked for reconfiguration, whose cells stay, in the order of the calls.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// An empty snapshot. Sections are added first, then items.
  public init() {}

  // MARK: Questions

  /// The number of items of all sections. Linear in the number of sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections, those without items among them.
  public var numberOfSections: Int { sections.count }
  /// In their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// Section by section.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The number of items of a section; 0 for one that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The identifiers of a section's items, in their order; none for one that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }
  /// The section that an item is in; nil for an item that is not there. Linear in the number of items.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.id
  }
  /// The index of an item among those of all sections, from 0; nil for one that is not there. Linear.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The index of a section, from 0; nil for one that is not there. Linear.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  // MARK: Items

  /// Adds items at the end of a section, of the last one for nil. An item that is there already stops, as Apple's does.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(
      !sections.isEmpty,
      "There are currently no sections in the data source. Please add a section first.")
    let place: Int
    if let sectionIdentifier {
      guard let index = indexOfSection(sectionIdentifier) else {
        preconditionFailure("Invalid section identifier for specified section: \(sectionIdentifier)")
      }
      place = index
    } else {
      place = sections.count - 1
    }
    checkNew(identifiers)
    sections[place].items += identifiers
  }

  /// Inserts items right before an item, in its section. One that is not there stops, as do identifiers that are
  /// there already.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }
  /// Inserts items right after an item, in its section. One that is not there stops, as do identifiers that are there
  /// already.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    guard let place = place(of: other) else {
      preconditionFailure("Invalid item identifier specified for insertion: \(other)")
    }
    checkNew(identifiers)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + offset)
  }

  /// Removes items from whatever sections they are in; others are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }
  /// Removes all sections with their items.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item right before another one, of whatever section. Stops where one of the two is not there, as Apple's does.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
  {
    move(identifier, beside: toIdentifier, offset: 0)
  }
  /// Moves an item right after another one, of whatever section. Stops where one of the two is not there, as Apple's does.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    move(identifier, beside: toIdentifier, offset: 1)
  }
  private mutating func move(_ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int)
  {
    guard let place = place(of: identifier) else {
      preconditionFailure("Invalid item identifier specified for move: \(identifier)")
    }
    sections[place.section].items.remove(at: place.item)
    insert([identifier], beside: other, offset: offset)
  }
  /// Marks items for reloading: `apply` requests other cells for them. Identifiers are not checked.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Marks items for reconfiguration: `apply` has their cells configured again. Identifiers are not checked.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds sections at the end. A section that is there already stops, as Apple's does.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    checkNew(sections: identifiers)
    sections += identifiers.map { ($0, []) }
  }
  /// Inserts sections without items before a section. One that is not there stops, as do identifiers that are there
  /// already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, offset: 0)
  }
  /// Inserts sections without items after a section. One that is not there stops, as do identifiers that are there
  /// already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, offset: 1)
  }
  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, offset: Int
  ) {
    guard let index = indexOfSection(other) else {
      preconditionFailure("Invalid section identifier specified for insertion: \(other)")
    }
    checkNew(sections: identifiers)
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index + offset)
  }
  /// Removes sections with their items; those that are not there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.id) }
  }
  /// Moves a section with its items. Does nothing for a section that is not there; another one that is not there stops.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }
  /// Moves a section with its items. Does nothing for a section that is not there; another one that is not there stops.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }
  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, let from = indexOfSection(identifier) else { return }
    let section = sections.remove(at: from)
    guard let index = indexOfSection(other) else {
      preconditionFailure("Invalid section identifier specified for moving: \(other)")
    }
    sections.insert(section, at: index + offset)
  }
  /// Marks sections for reloading: `apply` requests everything again here. Identifiers are not checked.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Places

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return (index, item) }
    }
    return nil
  }

  private func checkNew(_ identifiers: [ItemIdentifierType]) {
    var known = Set(itemIdentifiers)
    for identifier in identifiers {
      precondition(
        known.insert(identifier).inserted, "Supplied item identifiers are not unique: \(identifier)")
    }
  }

  private func checkNew(sections identifiers: [SectionIdentifierType]) {
    var known = Set(sectionIdentifiers)
    for identifier in identifiers {
      precondition(
        known.insert(identifier).inserted, "Supplied section identifiers are not unique: \(identifier)")
    }
  }

  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    place(of: identifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item]
  }

  func count(ofSection index: Int) -> Int {
    sections.indices.contains(index) ? sections[index].items.count : 0
  }

  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].id : nil
  }

  /// The same snapshot without marks for reloading and reconfiguration.
  var settled: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
