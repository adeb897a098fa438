// Data sources that take their sections and items from snapshots. A snapshot counts at once; the list is laid out anew in its
// next layout, without animations.

import Foundation
import Plumbline

/// Gives a collection the items of a snapshot, by their identifiers.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a header, footer or the like.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var present = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Makes headers, footers and the like.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Whether and how items can be moved. Nothing here moves one.
  open var reorderingHandlers = ReorderingHandlers()

  /// What is asked and told when items are moved.
  public struct ReorderingHandlers {
    /// Whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Items are about to be moved.
    public var willReorder: ((Transaction) -> Void)?
    /// Items were moved.
    public var didReorder: ((Transaction) -> Void)?
    /// What is moved.
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    /// Nobody is asked.
    public init() {}
  }

  /// The data source of a collection, which takes it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Takes the items of a snapshot; the completion is called once they are laid out.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    present = snapshot.settled
    guard let collectionView else {
      completion?()
      return
    }
    collectionView.performBatchUpdates(nil) { _ in completion?() }
  }

  /// Takes the items of a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { told in
      apply(snapshot, animatingDifferences: animatingDifferences) { told.resume() }
    }
  }

  /// Takes the items of a snapshot without looking for differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    present = snapshot.settled
    collectionView?.reloadData()
    completion?()
  }

  /// The items that the collection has.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { present }
  /// The item at a place of the last snapshot; nil for none. Constant time.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { present.item(at: indexPath) }
  /// The place of an item in the last snapshot; nil for one that is not in it. Linear in the number of items.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    present.indexPath(of: itemIdentifier)
  }
  /// The section of a number in the last snapshot; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { present.section(at: index) }
  /// The number of a section in the last snapshot, from 0; nil for one that is not in it. Linear.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    present.indexOfSection(sectionIdentifier)
  }

  // MARK: What the collection asks

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { present.numberOfSections }
  /// How many items a section has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    present.count(ofSection: section)
  }
  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = present.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
    else {
      preconditionFailure("the cell provider gave no cell for the item at \(indexPath)")
    }
    return cell
  }
  /// A header, footer or the like.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
  /// Whether an item can be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    present.item(at: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
  }
  /// An item was moved by a user; nothing here moves one.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// The titles of the index beside the items.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

/// Gives a table the rows of a snapshot.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject,
  UITableViewDataSource
{
  /// Makes the cell of a row.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var present = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// How rows come and go; stored: nothing moves on its way.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// The data source of a table, which takes it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Takes the rows of a snapshot; the completion is called once they are laid out.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    present = snapshot.settled
    guard let tableView else {
      completion?()
      return
    }
    tableView.performBatchUpdates(nil) { _ in completion?() }
  }

  /// Takes the rows of a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { told in
      apply(snapshot, animatingDifferences: animatingDifferences) { told.resume() }
    }
  }

  /// Takes the rows of a snapshot without looking for differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    present = snapshot.settled
    tableView?.reloadData()
    completion?()
  }

  /// The rows that the table has.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { present }
  /// The item at a place of the last snapshot; nil for none. Constant time.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { present.item(at: indexPath) }
  /// The place of an item in the last snapshot; nil for one that is not in it. Linear in the number of items.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    present.indexPath(of: itemIdentifier)
  }
  /// The section of a number in the last snapshot; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { present.section(at: index) }
  /// The number of a section in the last snapshot, from 0; nil for one that is not in it. Linear.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    present.indexOfSection(sectionIdentifier)
  }

  // MARK: What the table asks

  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { present.numberOfSections }
  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    present.count(ofSection: section)
  }
  /// The cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = present.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("the cell provider gave no cell for the row at \(indexPath)")
    }
    return cell
  }
  /// The title above a section; none unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The title below a section; none unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Whether a row can be changed; no unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether a row can be moved; no unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// A row was moved by a user; for subclasses, does nothing here.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// A row was deleted or inserted by a user; for subclasses, does nothing here.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// The titles of the index beside the rows.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section that a title of the index leads to.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { index }
}

/// What changes when items are moved.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The items before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items behind.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What differs.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What differs, section by section.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// What leads from some items to others.
  public init(
    from initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
    difference = finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    sectionTransactions = finalSnapshot.sectionIdentifiers.compactMap { section in
      let before = initialSnapshot.itemIdentifiers(inSection: section)
      let after = finalSnapshot.itemIdentifiers(inSection: section)
      guard before != after else { return nil }
      var (first, last) = (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      first.append(before)
      last.append(after)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: first, finalSnapshot: last,
        difference: after.difference(from: before))
    }
  }
}

/// What changes in a section when items are moved.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items behind.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What differs.
  public let difference: CollectionDifference<ItemIdentifierType>
}
