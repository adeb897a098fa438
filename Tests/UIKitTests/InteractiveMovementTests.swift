// Items of collections that are moved. Apple's documentation of `beginInteractiveMovementForItem(at:)` (false where the item
// cannot be moved), `endInteractiveMovement()` (the data source's `collectionView(_:moveItemAt:to:)` is called),
// `cancelInteractiveMovement()` (the item stays) and `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:…)`.

import Testing
import UIKit

@MainActor
@Suite("Moving items of collections")
struct InteractiveMovementTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var names = ["a", "b", "c", "d"]
    var fixed: Set<Int> = []
    var limit: Int?
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = names[indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      !fixed.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
      names.insert(names.remove(at: from.item), at: to.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      limit.map { IndexPath(item: min($0, proposedIndexPath.item), section: 0) } ?? proposedIndexPath
    }
  }

  /// A column of items of 100x50 points.
  private static func collection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return collection
  }

  private static func labels(_ collection: UICollectionView) -> [String?] {
    collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.accessibilityLabel)
  }

  private let first = IndexPath(item: 0, section: 0)

  @Test("the end of a movement has the data source move the item, and its cell goes along")
  func moves() throws {
    let (collection, source) = (Self.collection(), Source())
    collection.dataSource = source
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: first))
    #expect(collection.beginInteractiveMovementForItem(at: first))
    #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 75))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
    #expect(source.names == ["a", "b", "c", "d"])
    collection.endInteractiveMovement()
    #expect(source.names == ["b", "c", "a", "d"])
    #expect(Self.labels(collection) == ["b", "c", "a", "d"])
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 100, height: 50))
  }

  @Test("a cancelled movement, and one over nothing, leave the item")
  func stays() {
    let (collection, source) = (Self.collection(), Source())
    collection.dataSource = source
    collection.layoutIfNeeded()
    collection.beginInteractiveMovementForItem(at: first)
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
    collection.cancelInteractiveMovement()
    collection.endInteractiveMovement()
    #expect(source.names == ["a", "b", "c", "d"])
    collection.beginInteractiveMovementForItem(at: first)
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 500, y: 125))
    collection.endInteractiveMovement()
    #expect(source.names == ["a", "b", "c", "d"])
  }

  @Test("the data source may keep an item, and the delegate say where it goes")
  func asked() {
    let (collection, source) = (Self.collection(), Source())
    collection.dataSource = source
    collection.delegate = source
    source.fixed = [0]
    source.limit = 2
    collection.layoutIfNeeded()
    #expect(!collection.beginInteractiveMovementForItem(at: first))
    #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 9, section: 0)))
    #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 175))
    collection.endInteractiveMovement()
    #expect(source.names == ["a", "c", "b", "d"])
  }

  private final class Listening: UICollectionViewFlowLayout {
    var heard: [([IndexPath]?, [IndexPath]?, CGPoint)] = []
    var cancelled: [Bool] = []
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.targetIndexPathsForInteractivelyMovingItems != nil {
        heard.append(
          (
            context.previousIndexPathsForInteractivelyMovingItems,
            context.targetIndexPathsForInteractivelyMovingItems, context.interactiveMovementTarget
          ))
      }
      super.invalidateLayout(with: context)
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      cancelled.append(movementCancelled)
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }

  @Test("an item that a finger moves lies where the finger is")
  func movingItem() {
    let layout = UICollectionViewFlowLayout()
    let place = IndexPath(item: 0, section: 0)
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: place, withTargetPosition: CGPoint(x: 7, y: 9))
    #expect(attributes.center == CGPoint(x: 7, y: 9))
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [place], withTargetPosition: .zero,
      previousIndexPaths: [IndexPath(item: 1, section: 0)], previousPosition: .zero)
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 1, section: 0), place])
  }

  @Test("a layout hears of each step of a moved item and of its end")
  func movement() throws {
    let layout = Listening()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    let items = HighItems()
    let view = highCollection(layout, items)
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    #expect(view.beginInteractiveMovementForItem(at: first))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 75))
    view.cancelInteractiveMovement()
    try #require(layout.heard.count == 2)
    #expect(layout.heard[0].0 == [first] && layout.heard[0].1 == [second])
    #expect(layout.heard[0].2 == CGPoint(x: 150, y: 75))
    #expect(layout.heard[1].0 == [second] && layout.heard[1].1 == [first])
    #expect(layout.cancelled == [true])
  }
}
