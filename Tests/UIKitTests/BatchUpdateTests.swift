// Changes of lists that are made in place. UIKit's headers mark the closure of `performBatchUpdates:completion:` as one that
// is not kept (`NS_NOESCAPE`), so that source names members in it without `self.`.

import Testing
import UIKit

@MainActor @Suite("Batch updates in place") struct BatchUpdateTests {
  @MainActor final class Model: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var count = 2
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))

    override init() {
      super.init()
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = self
      table.dataSource = self
    }

    func add() {
      grid.performBatchUpdates(
        {
          count += 1
          grid.insertItems(at: [IndexPath(item: 0, section: 0)])
        }, completion: nil)
    }

    func addRow() -> Bool {
      var isEnded = false
      table.performBatchUpdates {
        count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      } completion: {
        isEnded = $0
      }
      return isEnded
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// A grid whose class has its own part in changes: it sees those that are made in place too.
  @MainActor final class CountingGrid: UICollectionView {
    var updates = 0
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      self.updates += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test("members are named without self")
  func implicit() {
    let model = Model()
    model.grid.layoutIfNeeded()
    model.add()
    #expect(model.grid.numberOfItems(inSection: 0) == 3)
    #expect(model.addRow())
    #expect(model.table.numberOfRows(inSection: 0) == 4)
  }

  @Test("overrides are asked, with a closure that is there and with one that may be")
  func overridden() {
    let grid = CountingGrid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let maybe: (() -> Void)? = {}
    grid.performBatchUpdates {}
    grid.performBatchUpdates(maybe)
    grid.performBatchUpdates(nil)
    #expect(grid.updates == 3)
  }

  @Test("items that are deleted are not asked for anew")
  func snapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([3])
    snapshot.deleteItems([2, 3])
    #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reconfiguredItemIdentifiers.isEmpty)
    snapshot.appendItems([4])
    snapshot.moveItem(4, beforeItem: 1)
    #expect(snapshot.itemIdentifiers == [4, 1])
  }
}
