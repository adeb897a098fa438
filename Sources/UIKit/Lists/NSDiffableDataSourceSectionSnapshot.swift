// The items of one section as a value: items below items, of which a user opens and closes some.

import Foundation
import Plumbline

/// The items of a section as a tree, each named by an identifier that no other has. A program changes a copy
/// and applies it.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// Every item in the order in which they stand when all are open, with what it lies below.
  private var order: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Without items.
  public init() {}

  // MARK: Questions

  /// Open or not, from the top down.
  public var items: [ItemIdentifierType] { order }
  /// From the top down; linear.
  public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
  /// The items all of whose parents are open, from the top down.
  public var visibleItems: [ItemIdentifierType] { order.filter(isVisible) }
  /// Whether it is in the tree, seen or not. Linear in the number of items.
  public func contains(_ item: ItemIdentifierType) -> Bool { order.contains(item) }
  /// Its place in `items`, from 0; nil for one that is not there. Linear.
  public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }
  /// Nil for an item at the top, or one that is not there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// 0 at the top; 0, too, for one that is not there.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  /// Whether what lies below it is seen; no at first.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether it is there, and all that it lies below is open.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }
  /// The items below an item, to any depth, as a value of their own.
  /// - Parameter includingParent: whether the item itself is in it.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var copy = NSDiffableDataSourceSectionSnapshot()
    let below = descendants(of: parent)
    copy.order = (includingParent ? [parent] : []) + below
    let kept = Set(copy.order)
    for item in below {
      if let above = parents[item], kept.contains(above) { copy.parents[item] = above }
    }
    copy.expanded = expanded.intersection(kept)
    return copy
  }

  // MARK: Changes

  /// Adds items at the end of what lies below an item; at the end of all for nil. An item that is there already stops, as
  /// Apple's does.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else {
      insert(items, at: order.count, below: nil)
      return
    }
    guard let index = index(of: parent) else {
      preconditionFailure("Invalid parent item specified for append: \(parent)")
    }
    insert(items, at: index + 1 + descendants(of: parent).count, below: parent)
  }
  /// Adds items before another, at its depth.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else {
      preconditionFailure("Invalid item specified for insertion: \(item)")
    }
    insert(items, at: index, below: parents[item])
  }
  /// Adds items after another and what lies below that, at its depth.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let index = index(of: item) else {
      preconditionFailure("Invalid item specified for insertion: \(item)")
    }
    insert(items, at: index + 1 + descendants(of: item).count, below: parents[item])
  }
  /// Takes items away, with what lies below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone = Set(items)
    for item in items { gone.formUnion(descendants(of: item)) }
    order.removeAll(where: gone.contains)
    for item in gone { parents[item] = nil }
    expanded.subtract(gone)
  }
  /// What is open is forgotten with them.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
  /// Shows what lies below them; those that are not there are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
  /// Hides what lies below them; what is open among that stays so.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Puts the items of another tree in the place of what lies below an item. Does nothing beyond that for one
  /// that is not there.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    delete(order.filter { parents[$0] == parent })
    guard let index = index(of: parent) else { return }
    take(snapshot, at: index + 1, below: parent)
  }
  /// At the item's depth, each with what lies below it; does nothing for an item that is not there.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    guard let index = index(of: item) else { return }
    take(snapshot, at: index, below: parents[item])
  }
  /// Behind what lies below the item, at its depth; does nothing for an item that is not there.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    guard let index = index(of: item) else { return }
    take(snapshot, at: index + 1 + descendants(of: item).count, below: parents[item])
  }

  // MARK: The tree

  private mutating func take(
    _ other: NSDiffableDataSourceSectionSnapshot, at index: Int, below parent: ItemIdentifierType?
  ) {
    insert(other.order, at: index, below: parent)
    for item in other.order { parents[item] = other.parents[item] ?? parent }
    expanded.formUnion(other.expanded)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?
  ) {
    var known = Set(order)
    for item in items {
      precondition(known.insert(item).inserted, "Supplied item identifiers are not unique: \(item)")
      parents[item] = parent
    }
    order.insert(contentsOf: items, at: index)
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var current = item
    while let above = parents[current] {
      found.append(above)
      current = above
    }
    return found
  }

  /// What lies below an item: it stands right behind it.
  private func descendants(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    guard let index = order.firstIndex(of: item) else { return [] }
    let depth = level(of: item)
    return Array(order[(index + 1)...].prefix { level(of: $0) > depth })
  }
}

extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable where ItemIdentifierType: Sendable {}

extension UICollectionViewDiffableDataSource {
  /// Puts the visible items of a value in the place of a section's items. A section that is not there comes last.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Puts the visible items of a value in the place of a section's items, as the form with a completion; returns without
  /// waiting for the layout.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }

  /// The items of a section: with what is closed where they were given as a tree.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let present = snapshot().itemIdentifiers(inSection: section)
    if let tree = trees[section], tree.visibleItems == present { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(present)
    return flat
  }
}
