// Interactive movement of items in collections, which a program drives.

import Foundation

/// An item on its way.
struct CollectionMovement {
  /// The index path from which the item is moved.
  let original: IndexPath
  /// The index path of the item's current target.
  var present: IndexPath
  /// The centre of the item, in the collection's coordinates.
  var position: CGPoint
}

extension UICollectionView {
  func beginMovement(of indexPath: IndexPath) -> Bool {
    guard movement == nil, let dataSource, indexPath.section < numberOfSections,
      indexPath.item < numberOfItems(inSection: indexPath.section),
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    movement = CollectionMovement(
      original: indexPath, present: indexPath,
      position: collectionViewLayout.layoutAttributesForItem(at: indexPath)?.center ?? .zero)
    return true
  }

  func updateMovement(_ position: CGPoint) {
    guard let movement else { return }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.present, withPosition: position)
    let delegate = delegate as? any UICollectionViewDelegate
    let present =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.present, toProposedIndexPath: proposed) ?? proposed
    self.movement?.present = present
    self.movement?.position = position
    // The layout hears of each step, as of any other change.
    let layout = collectionViewLayout
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [present], withTargetPosition: position,
        previousIndexPaths: [movement.present], previousPosition: movement.position))
  }

  func endMovement() {
    guard let movement else { return }
    self.movement = nil
    tellEnd(of: movement, isCancelled: false)
    guard movement.present != movement.original else { return }
    dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.present)
    moveItem(at: movement.original, to: movement.present)
  }

  func cancelMovement() {
    guard let movement else { return }
    self.movement = nil
    tellEnd(of: movement, isCancelled: true)
  }

  private func tellEnd(of movement: CollectionMovement, isCancelled: Bool) {
    let layout = collectionViewLayout
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [isCancelled ? movement.original : movement.present],
        previousIndexPaths: [movement.present], movementCancelled: isCancelled))
  }
}
