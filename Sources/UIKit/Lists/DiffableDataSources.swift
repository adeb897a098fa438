// Data sources that take their sections and items from snapshots. A snapshot counts at once; cells of items that are in both
// stay, and the list is laid out without animations.

import Foundation
import Plumbline

/// Gives a collection the items of a snapshot, by their identifiers. The collection does not retain it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item, usually by dequeuing; nil stops the program when that item is to be seen.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes the view of a kind; nil for an empty one.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// The items of sections that were given as a tree.
  final var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private var present = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Asked for headers, footers and badges of registered kinds; without it they are empty views. Apple's
  /// stops there.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Whether and how items can be moved, by interactive movements of the collection.
  open var reorderingHandlers = ReorderingHandlers()

  /// Closures for reordering; all nil at first, so that nothing can be moved.
  public struct ReorderingHandlers {
    /// Whether a user may move the item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the snapshot changes.
    public var willReorder: ((Transaction) -> Void)?
    /// Called after the snapshot changed: the program takes over the new order.
    public var didReorder: ((Transaction) -> Void)?
    /// The order before and after.
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    /// Nothing can be moved.
    public init() {}
  }

  /// Becomes the collection's data source, without sections.
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
    let before = present
    present = snapshot.settled
    guard let collectionView else {
      completion?()
      return
    }
    let moves = SnapshotMoves(from: before, to: snapshot)
    collectionView.rearrange(reconfiguring: moves.reconfigured, place: moves.place(of:))
    collectionView.performBatchUpdates(nil) { _ in completion?() }
  }

  /// Takes the items of a snapshot, as the form with a completion; returns once they are laid out.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { told in
      apply(snapshot, animatingDifferences: animatingDifferences) { told.resume() }
    }
  }

  /// A copy of what was applied last, to be changed and applied again.
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

  /// Those of the last snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { present.numberOfSections }
  /// 0 for a section that is not there.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    present.count(ofSection: section)
  }
  /// Asks the cell provider; stops without a cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = present.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
    else {
      preconditionFailure("the cell provider gave no cell for the item at \(indexPath)")
    }
    return cell
  }
  /// Asks `supplementaryViewProvider`; an empty view without one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
  /// What `reorderingHandlers` say; no without them.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    present.item(at: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
  }
  /// Moves the item in the snapshot, and tells `reorderingHandlers` before and after.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = present.item(at: sourceIndexPath), sourceIndexPath != destinationIndexPath else {
      return
    }
    var moved = present
    let isBelow =
      sourceIndexPath.section == destinationIndexPath.section
      && sourceIndexPath.item < destinationIndexPath.item
    if let other = present.item(at: destinationIndexPath) {
      if isBelow { moved.moveItem(item, afterItem: other) } else { moved.moveItem(item, beforeItem: other) }
    } else {
      // Behind the last item of another section.
      moved.deleteItems([item])
      moved.appendItems([item], toSection: present.sectionIdentifiers[destinationIndexPath.section])
    }
    let transaction = NSDiffableDataSourceTransaction(from: present, to: moved)
    reorderingHandlers.willReorder?(transaction)
    present = moved
    reorderingHandlers.didReorder?(transaction)
  }
  /// Nil; for subclasses.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

/// Gives a table the rows of a snapshot, by their identifiers. The table does not retain it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject,
  UITableViewDataSource
{
  /// Makes the cell of a row, usually by dequeuing; nil stops the program when that row is to be seen.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var present = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Becomes the table's data source, without sections.
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
    let before = present
    present = snapshot.settled
    guard let tableView else {
      completion?()
      return
    }
    let moves = SnapshotMoves(from: before, to: snapshot)
    tableView.rearrange(reconfiguring: moves.reconfigured, place: moves.place(of:))
    tableView.performBatchUpdates(nil) { _ in completion?() }
  }

  /// Takes the items of a snapshot, as the form with a completion; returns once they are laid out.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { told in
      apply(snapshot, animatingDifferences: animatingDifferences) { told.resume() }
    }
  }

  /// Takes the rows of a snapshot; all cells are asked for again, and the completion is called at once.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    present = snapshot.settled
    tableView?.reloadData()
    completion?()
  }

  /// A copy of what was applied last, to be changed and applied again.
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

  /// Those of the last snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { present.numberOfSections }
  /// 0 for a section that is not there.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    present.count(ofSection: section)
  }
  /// Asks the cell provider; stops without a cell.
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
  /// Nil; for subclasses.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The title's own number; for subclasses.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { index }
}

/// The order of items before and after a user moved some, and the difference.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// Before the user moved items.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// After the user moved items.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// From all items before to all items after, whatever section they are in.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// Only the sections whose items changed, in the order after.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// Compares all items: at worst as many steps as the product of both numbers.
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

/// The order of one section before and after a user moved items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// By its identifier.
  public let sectionIdentifier: SectionIdentifierType
  /// Before, without a tree.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// After, without a tree.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// From the items before to those after.
  public let difference: CollectionDifference<ItemIdentifierType>
}
