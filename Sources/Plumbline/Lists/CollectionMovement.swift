// Items of collections that a program moves on behalf of a finger.

import Foundation

/// An item on its way.
struct CollectionMovement {
  /// Where it comes from.
  let original: IndexPath
  /// In whose place it is at the moment.
  var present: IndexPath
}

extension UICollectionView {
  func beginMovement(of indexPath: IndexPath) -> Bool {
    guard movement == nil, let dataSource, indexPath.section < numberOfSections,
      indexPath.item < numberOfItems(inSection: indexPath.section),
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    movement = CollectionMovement(original: indexPath, present: indexPath)
    return true
  }

  func updateMovement(_ position: CGPoint) {
    guard let movement else { return }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.present, withPosition: position)
    let delegate = delegate as? any UICollectionViewDelegate
    self.movement?.present =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.present, toProposedIndexPath: proposed) ?? proposed
  }

  func endMovement() {
    guard let movement else { return }
    self.movement = nil
    guard movement.present != movement.original else { return }
    dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.present)
    moveItem(at: movement.original, to: movement.present)
  }
}
