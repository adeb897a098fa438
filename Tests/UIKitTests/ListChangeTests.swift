// What stays selected when lists change. Sources: Apple's pages of `UITableView.reloadData()` and
// `UICollectionView.reloadData()`; of `performBatchUpdates(_:completion:)`, "deletions are processed before insertions", so
// that deleted places are those before the batch and inserted ones those after it.

import Testing
import UIKit

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var counts = [5, 5]
  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor
@Suite("Changes of lists")
struct ListChangeTests {
  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = rows
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    return table
  }

  private func collection(_ rows: Rows) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = rows
    collection.allowsMultipleSelection = true
    collection.layoutIfNeeded()
    return collection
  }

  private static func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("loading everything anew takes the selection back")
  func reloading() {
    let rows = Rows()
    let table = table(rows)
    table.selectRow(at: Self.path(0, 1), animated: false, scrollPosition: .none)
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: Self.path(0, 1))?.isSelected == false)
    let collection = collection(rows)
    collection.selectItem(at: Self.path(0, 1), animated: false, scrollPosition: [])
    collection.reloadData()
    #expect(collection.indexPathsForSelectedItems?.isEmpty ?? true)
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: Self.path(0, 1))?.isSelected == false)
  }

  @Test("a row that is measured anew stays selected")
  func heights() {
    let rows = Rows()
    let table = table(rows)
    table.selectRow(at: Self.path(0, 1), animated: false, scrollPosition: .none)
    table.rowHeight = 60
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows == [Self.path(0, 1)])
    #expect(table.cellForRow(at: Self.path(0, 1))?.isSelected == true)
  }

  @Test("what is selected goes along with its row")
  func batches() {
    let rows = Rows()
    let table = table(rows)
    for path in [Self.path(0, 0), Self.path(0, 3), Self.path(1, 2)] {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    rows.counts = [4, 7]
    table.performBatchUpdates {
      // Insertions are named by their places after the deletions, whatever comes first.
      table.insertRows(at: [Self.path(1, 0), Self.path(1, 3)], with: .none)
      table.deleteRows(at: [Self.path(0, 0)], with: .none)
    }
    // Row 3 of the first section moves up; row 2 of the second becomes the fifth: behind 0, 1, 2 and the new 3.
    #expect(table.indexPathsForSelectedRows == [Self.path(0, 2), Self.path(1, 4)])
    #expect(table.cellForRow(at: Self.path(1, 4))?.isSelected == true)
  }

  @Test("rows that are loaded anew are selected no longer, those that move are")
  func reloadedRows() {
    let rows = Rows()
    let table = table(rows)
    for path in [Self.path(0, 1), Self.path(0, 4)] {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    table.reloadRows(at: [Self.path(0, 1)], with: .none)
    #expect(table.indexPathsForSelectedRows == [Self.path(0, 4)])
    table.moveRow(at: Self.path(0, 4), to: Self.path(0, 0))
    #expect(table.indexPathsForSelectedRows == [Self.path(0, 0)])
    table.moveSection(0, toSection: 1)
    #expect(table.indexPathsForSelectedRows == [Self.path(1, 0)])
    table.reloadSections([1], with: .none)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("items of collections go along with sections and items")
  func items() {
    let rows = Rows()
    let collection = collection(rows)
    for path in [Self.path(0, 2), Self.path(1, 1)] {
      collection.selectItem(at: path, animated: false, scrollPosition: [])
    }
    rows.counts = [6, 5, 5]
    collection.performBatchUpdates {
      collection.insertSections([0])
      collection.deleteItems(at: [Self.path(0, 0)])
      collection.insertItems(at: [Self.path(1, 4)])
    }
    #expect(collection.indexPathsForSelectedItems == [Self.path(1, 1), Self.path(2, 1)])
    #expect(collection.cellForItem(at: Self.path(1, 1))?.isSelected == true)
  }

  @Test("a snapshot's selected items stay so wherever they are")
  func snapshots() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    table.selectRow(at: Self.path(0, 1), animated: false, scrollPosition: .none)
    snapshot.insertItems(["x", "y"], beforeItem: "a")
    source.apply(snapshot, animatingDifferences: false)
    #expect(table.indexPathsForSelectedRows == [Self.path(0, 3)])
    source.applySnapshotUsingReloadData(snapshot)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  // The same rule, written down step by step, for many batches: what stays keeps its order, what is inserted has the places
  // that were named.
  @Test("many selected rows among many changes are where the rule has them")
  func manyChanges() {
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<20 {
      let count = 40
      let rows = Rows()
      rows.counts = [count]
      let table = table(rows)
      let deleted = Set((0..<10).map { _ in random(count) })
      let remaining = (0..<count).filter { !deleted.contains($0) }
      let inserted = Set((0..<10).map { _ in random(remaining.count) })
      let selected = Set((0..<20).map { _ in random(count) })
      for row in selected {
        table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      }
      var after: [Int?] = []
      var staying = remaining[...]
      while !staying.isEmpty || inserted.contains(where: { $0 >= after.count }) {
        after.append(inserted.contains(after.count) ? nil : staying.popFirst())
      }
      rows.counts = [after.count]
      table.performBatchUpdates {
        table.deleteRows(at: deleted.map { IndexPath(row: $0, section: 0) }, with: .none)
        table.insertRows(at: inserted.map { IndexPath(row: $0, section: 0) }, with: .none)
      }
      let expected = after.indices.filter { place in after[place].map(selected.contains) ?? false }
      #expect((table.indexPathsForSelectedRows ?? []).map(\.row).sorted() == expected)
    }
  }

  private final class Watcher: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
    var notes: [String] = []
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      notes.append("will \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    {
      notes.append("did \(section)")
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 320, height: 30) }
    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { notes.append("will \(indexPath.section)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { notes.append("did \(indexPath.section)") }
  }

  // Apple's pages of `tableView(_:willDisplayHeaderView:forSection:)` (about to be displayed) and
  // `tableView(_:didEndDisplayingHeaderView:forSection:)`; the same of collections.
  @Test("delegates are told of headers that come into sight and go")
  func headers() {
    let rows = Rows()
    let watcher = Watcher()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.dataSource = rows
    table.delegate = watcher
    table.layoutIfNeeded()
    #expect(watcher.notes == ["will 0"])
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(watcher.notes == ["will 0", "did 0", "will 1"])
    watcher.notes = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(watcher.notes == ["did 1", "will 1"])
  }

  private final class Parts: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
  }

  @Test("a collection's delegate is told of headers that go, and they are used again")
  func supplementaryViews() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 300)
    let parts = Parts()
    let watcher = Watcher()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 320), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    view.dataSource = parts
    view.delegate = watcher
    view.layoutIfNeeded()
    #expect(watcher.notes == ["will 0"])
    view.contentOffset.y = 345
    view.layoutIfNeeded()
    #expect(watcher.notes.sorted() == ["did 0", "will 0", "will 1", "will 2"])
  }
}
