// Data sources that take their sections and items from snapshots. A snapshot counts at once; cells of items that are in both
// stay, and the list is laid out without animations.

import Foundation
import Plumbline

@MainActor
protocol SnapshotList: AnyObject {  // A collection or a table, as its data source sees it.
  func rearrange(reconfiguring: Set<IndexPath>, place: (IndexPath) -> IndexPath?)
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func reloadData()
}
extension UICollectionView: SnapshotList {}
extension UITableView: SnapshotList {}

/// The base class of the data sources of collections and of tables. Apple's have no such superclass.
@preconcurrency @MainActor
open class SnapshotDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
  private weak var list: (any SnapshotList)?
  private(set) var present = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  init(list: any SnapshotList) { self.list = list }

  /// Applies a snapshot; the completion is called once its items are laid out.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let before = present
    present = snapshot.settled
    guard let list else { return completion?() ?? () }
    let moves = SnapshotMoves(from: before, to: snapshot)
    list.rearrange(reconfiguring: moves.reconfigured, place: moves.place(of:))
    list.performBatchUpdates(nil) { _ in completion?() }
  }

  /// Applies a snapshot, as the form with a completion; returns once its items are laid out.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { told in
      apply(snapshot, animatingDifferences: animatingDifferences) { told.resume() }
    }
  }

  /// Applies a snapshot; all cells are requested again, and the completion is called at once.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    present = snapshot.settled
    list?.reloadData()
    completion?()
  }

  /// A copy of the snapshot that was applied last, to be changed and applied again.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { present }
  /// The item at an index path of the last snapshot; nil for none. Constant time.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { present.item(at: indexPath) }
  /// The index path of an item in the last snapshot; nil for one that is not in it. Linear in the number of items.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    present.indexPath(of: itemIdentifier)
  }
  /// The section at an index of the last snapshot; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { present.section(at: index) }
  /// The index of a section in the last snapshot, from 0; nil for one that is not in it. Linear.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    present.indexOfSection(sectionIdentifier)
  }
}

/// The data source of a collection, whose items are a snapshot's, by their identifiers. The collection does not retain it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
  /// Makes the cell of an item, usually by dequeuing; nil stops the program when that item is to be seen.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes the view of a kind; nil for an empty one.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private let cellProvider: CellProvider
  /// Asked for headers, footers and badges of registered kinds; without it they are empty views. Apple's stops there.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the collection's data source, without sections.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(list: collectionView)
    collectionView.dataSource = self
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
      preconditionFailure("the cell provider returned nil for the item at \(indexPath)")
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
  /// Nil; for subclasses.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

/// The data source of a table, whose rows are a snapshot's, by their identifiers. The table does not retain it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
{
  /// Makes the cell of a row, usually by dequeuing; nil stops the program when that row is to be seen.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private let cellProvider: CellProvider

  /// Becomes the table's data source, without sections.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(list: tableView)
    tableView.dataSource = self
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
      preconditionFailure("the cell provider returned nil for the row at \(indexPath)")
    }
    return cell
  }
  /// The title above a section; none unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The title below a section; none unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Whether a row can be changed; false unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether a row can be moved; false unless a subclass overrides it.
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
  /// The title's own index; for subclasses.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { index }
}
