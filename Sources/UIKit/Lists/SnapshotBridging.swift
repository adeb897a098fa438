// Snapshots as objects, for the frameworks that give them: `reference as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`.

import Foundation
import FoundationAdditions

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// The snapshot as an object.
  public typealias _ObjectiveCType = NSDiffableDataSourceSnapshotReference

  /// The same sections and items as an object.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: sectionIdentifiers)
    for section in sectionIdentifiers {
      reference.appendItems(
        withIdentifiers: itemIdentifiers(inSection: section), intoSectionWithIdentifier: section)
    }
    reference.reloadItems(withIdentifiers: reloadedItemIdentifiers)
    reference.reloadSections(withIdentifiers: reloadedSectionIdentifiers)
    reference.reconfigureItems(withIdentifiers: reconfiguredItemIdentifiers)
    return reference
  }

  /// Stops for identifiers of other types, as Apple's does.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      preconditionFailure(
        "Identifiers of a snapshot are not of types \(SectionIdentifierType.self) and \(ItemIdentifierType.self)")
    }
  }

  /// False for identifiers of other types.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    guard let sections = source.sectionIdentifiers as? [SectionIdentifierType] else { return false }
    var snapshot = Self()
    snapshot.appendSections(sections)
    for section in sections {
      guard let items = source.itemIdentifiersInSection(withIdentifier: section) as? [ItemIdentifierType]
      else { return false }
      snapshot.appendItems(items, toSection: section)
    }
    let items = Set(snapshot.itemIdentifiers)
    snapshot.reloadItems(
      source.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType }.filter(items.contains))
    snapshot.reconfigureItems(
      source.reconfiguredItemIdentifiers.compactMap { $0 as? ItemIdentifierType }.filter(items.contains))
    snapshot.reloadSections(
      source.reloadedSectionIdentifiers.compactMap { $0 as? SectionIdentifierType }.filter(sections.contains))
    result = snapshot
    return true
  }

  /// Empty for no object.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> Self {
    guard let source else { return Self() }
    var result: Self?
    _forceBridgeFromObjectiveC(source, result: &result)
    return result ?? Self()
  }
}
