// A controller's collection: selecting, scrolling, layouts and headers.

import Testing
import UIKit

private final class Items: UICollectionViewController {
  override func viewDidLoad() {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    20
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

@Suite struct CollectionTests {
  /// A column of 20 items of 100x50 points without gaps in 100x200 points.
  private func items(headerHeight: CGFloat = 0) -> Items {
    let items = Items(collectionViewLayout: Self.layout(height: 50, headerHeight: headerHeight))
    items.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    items.view.layoutIfNeeded()
    return items
  }

  private static func layout(height: CGFloat, headerHeight: CGFloat = 0) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: height)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.headerReferenceSize = CGSize(width: 100, height: headerHeight)
    return layout
  }

  @Test func theCollectionFillsTheControllersView() {
    let items = items()
    #expect(items.collectionView.superview === items.view)
    #expect(items.collectionView.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    let fourth = items.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))
    #expect(fourth?.frame == CGRect(x: 0, y: 150, width: 100, height: 50))
  }

  @Test(
    arguments: [
      (.top, 300), (.bottom, 150), (.centeredVertically, 225), ([], 0),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func itemsComeToLieWhereTheyAreScrolledTo(position: UICollectionView.ScrollPosition, offset: CGFloat) {
    let items = items()
    items.collectionView.scrollToItem(at: IndexPath(item: 6, section: 0), at: position, animated: false)
    #expect(items.collectionView.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test func scrollingEndsWithTheContent() {
    let items = items()
    items.collectionView.scrollToItem(at: IndexPath(item: 19, section: 0), at: .top, animated: true)
    #expect(items.collectionView.contentOffset.y == 800)
  }

  @Test func oneItemIsSelectedUnlessSeveralMayBe() {
    let items = items()
    let collection: UICollectionView = items.collectionView
    defer { withExtendedLifetime(items) {} }
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    collection.selectItem(at: first, animated: false, scrollPosition: [])
    collection.selectItem(at: second, animated: false, scrollPosition: .top)
    #expect(collection.indexPathsForSelectedItems == [second])
    #expect(collection.contentOffset.y == 50)
    #expect(collection.cellForItem(at: second)?.isSelected == true)
    collection.allowsMultipleSelection = true
    collection.selectItem(at: first, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [first, second])
    collection.deselectItem(at: first, animated: false)
    #expect(collection.indexPathsForSelectedItems == [second])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == nil)
  }

  @Test func anotherLayoutPlacesTheItems() {
    let items = items()
    var isDone = false
    items.collectionView.setCollectionViewLayout(Self.layout(height: 100), animated: true) { isDone = $0 }
    #expect(isDone)
    #expect(items.collectionView.contentSize.height == 2000)
    let second = items.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
  }

  @Test func headersThatCanBeSeenAreFound() {
    let items = items(headerHeight: 30)
    let path = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    let header = items.collectionView.supplementaryView(forElementKind: kind, at: path)
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    items.collectionView.scrollToItem(at: IndexPath(item: 19, section: 0), at: .bottom, animated: false)
    items.view.layoutIfNeeded()
    #expect(items.collectionView.supplementaryView(forElementKind: kind, at: path) == nil)
  }

  @Test("a data source of prefetching is not retained")
  func prefetching() {
    final class Controller: UITableViewController, UITableViewDataSourcePrefetching,
      UICollectionViewDataSourcePrefetching
    {
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    }
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    weak var gone: Controller?
    do {
      let controller = Controller()
      controller.tableView.prefetchDataSource = controller
      collection.prefetchDataSource = controller
      #expect(collection.prefetchDataSource === controller)
      gone = controller
    }
    #expect(gone == nil && collection.prefetchDataSource == nil)
  }
}
